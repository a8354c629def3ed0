"""The outbox: events are told after they are stored, in order, and how far they were told is stored too."""

import asyncio
import logging
from collections.abc import Iterable, Iterator
from typing import Protocol

from core.engine.events import VoteCast
from core.engine.state import GameState
from core.play.batch import Batch, joined
from core.play.game import Game
from core.store import Bookmark, Store, StoreError

BREATH = 2.0
LONGEST_WAIT = 60.0

log = logging.getLogger(__name__)


class Publisher(Protocol):
    """Tells people what happened. Implemented by the surface, for example Discord."""

    async def publish(self, game: Game, batch: Batch) -> None:
        """Tell of these events. `game` may be ahead of them.

        Raising means that it was not (wholly) told: the same batch comes again a little later, or after a restart.
        """
        ...

    async def close(self, game: Game) -> None:
        """The game is over and the time of its rooms has passed: take them away."""
        ...


class Outbox:
    """Tells the batches of each game one after another, in a task that ends when nothing is left to tell.

    How far that was told is stored after each batch, but of mere votes only a breath later, for all that came by then.
    Told again after a crash, they draw a board once more, and nobody gets a message twice.
    """

    def __init__(self, store: Store, publisher: Publisher) -> None:
        self._store = store
        self._publisher = publisher
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._asleep: set[int] = set()
        self._behind: dict[Game, GameState] = {}  # states up to which votes were told, not stored yet
        self._open = False

    def put(self, game: Game, batch: Batch) -> None:
        """Tell a batch, if anything is in it, when those before it are told, but not before `start`. Does not wait."""
        if batch.events:
            game.queue.append(batch)
            self._wake(game)

    def start(self, games: Iterable[Game]) -> None:
        """Begin to tell what waits in these games, and from now on what comes."""
        self._open = True
        for game in games:
            self._wake(game)

    async def told(self, game: Game) -> bool:
        """Wait until all that waits in a game is told; `False` when the bot stops before that."""
        while task := self._tasks.get(game.id):
            await asyncio.wait((task,))
        return not game.queue

    async def stop(self) -> None:
        """Tell what can be told at the first attempt; the rest is told after the next start."""
        self._open = False
        for game_id in self._asleep:
            self._tasks[game_id].cancel()
        while self._tasks:
            await asyncio.wait(self._tasks.values())
        while self._behind:
            await self._bookmark(*self._behind.popitem())

    def _wake(self, game: Game) -> None:
        if self._open and game.queue and game.id not in self._tasks:
            self._begin(game)

    def _begin(self, game: Game) -> None:
        self._tasks[game.id] = asyncio.create_task(self._drain(game), name=f"outbox {game.id}")

    async def _drain(self, game: Game) -> None:
        try:
            if not game.queue:  # a breath has passed
                await self._bookmark(game, self._behind.pop(game))
            while game.queue:
                batch, count = joined(game.queue), len(game.queue)
                if not await self._told(game, batch):
                    return
                del game.queue[:count]
                if self._open and all(isinstance(event, VoteCast) for event in batch.events):
                    if game not in self._behind:
                        self._breathe(game)
                    self._behind[game] = batch.after
                else:
                    self._behind.pop(game, None)
                    await self._bookmark(game, batch.after)
        finally:
            del self._tasks[game.id]

    async def _told(self, game: Game, batch: Batch) -> bool:
        """Tell a batch, however many attempts it takes; `False` when the bot stops before it is told."""
        for wait in _waits():
            try:
                await self._publisher.publish(game, batch)
                return True
            except Exception:
                log.exception("game %d: events up to number %d could not be told", game.id, batch.after.count)
            if not self._open:
                return False
            self._asleep.add(game.id)
            try:
                await asyncio.sleep(wait)
            finally:
                self._asleep.discard(game.id)
        return False

    def _breathe(self, game: Game) -> None:
        asyncio.get_running_loop().call_later(BREATH, self._breathed, game)

    def _breathed(self, game: Game) -> None:
        """Store how far votes were told, unless that was done meanwhile, or something is being told right now."""
        if game not in self._behind:
            return
        if game.id in self._tasks:
            self._breathe(game)
        else:
            self._begin(game)

    async def _bookmark(self, game: Game, state: GameState) -> None:
        bookmark = Bookmark(game.id, game.status, game.moment, game.deadline, state)
        try:
            await self._store.bookmark(bookmark)
        except StoreError as error:  # the next one will tell as much and more
            log.error("game %d: could not store that events up to %d were told: %s", game.id, state.count, error)  # noqa: TRY400 - the text is enough


def _waits() -> Iterator[float]:
    wait = 1.0
    while True:
        yield wait
        wait = min(2 * wait, LONGEST_WAIT)
