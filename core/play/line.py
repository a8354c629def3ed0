"""Those who wait for a game: their turns are taken one after another, and stored together."""

import asyncio
from collections.abc import Callable, Iterable
from copy import copy

from core.engine.refusal import Refused
from core.play.batch import Batch
from core.play.game import Game
from core.play.settings import Settings
from core.play.turn import Turn, due
from core.store import Entry, entries

Deciding = Callable[[Game, int], Turn]


class Asked:
    """A turn that somebody waits for.

    `deciding` makes it of the game as it stands by then and the moment, which is `at` unless the game is further.
    """

    __slots__ = ("answer", "at", "deciding")

    def __init__(self, at: int, deciding: Deciding) -> None:
        self.at, self.deciding = at, deciding
        self.answer: asyncio.Future[Batch | Refused] = asyncio.get_running_loop().create_future()

    def give(self, result: Batch | Refused | Exception) -> None:
        """Answer whoever waits, unless he was answered already or has gone away."""
        if self.answer.done():
            return
        if isinstance(result, Exception):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(result)


class Round:
    """What comes of a line, and is still to be stored: entries of the log, and the game as it stands after them.

    A turn that cannot be decided for a fault fails whoever asked for it, and nobody else. Who has gone away has none.
    """

    def __init__(self, game: Game, line: Iterable[Asked], settings: Settings) -> None:
        self.game = copy(game)
        self.answers: list[tuple[Asked, Batch, Refused | None]] = []
        self.entries: list[Entry] = []
        for asked in line:
            if not asked.answer.done():
                self._take(asked, settings)

    def _take(self, asked: Asked, settings: Settings) -> None:
        at = max(asked.at, self.game.moment)
        try:
            turn = asked.deciding(self.game, at)
        except Exception as error:  # noqa: BLE001 - it is his, and raised where he waits
            asked.give(error)
            return
        self.entries += entries(self.game.state.count + 1, turn.events, at)
        self.answers.append((asked, follow(self.game, turn, at, settings), turn.refused))


def follow(game: Game, turn: Turn, at: int, settings: Settings) -> Batch:
    """Let a game go on by a turn."""
    batch = Batch(game.id, game.state, turn.events, turn.state)
    if turn.events:
        game.state, game.moment = turn.state, at
        game.users = game.users if turn.users is None else turn.users
        game.deadline = due(game, settings)
    return batch
