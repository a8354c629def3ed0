"""What each player was told in private, in order: the notes on his role card."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from core.engine import events as e
from core.play import Game
from core.store import Store


class Note(NamedTuple):
    """Something told to one player: the number of the event, the phase (kind and number) that it tells of."""

    number: int
    event: e.RoleDealt | e.Learned
    phase: tuple[str, int]


@dataclass(slots=True)
class _Read:
    number: int = 0
    phase: tuple[str, int] = ("signup", 0)
    notes: dict[str, list[Note]] = field(default_factory=lambda: defaultdict(list))


class Notebook:
    """Reads a game's log as it grows, each event once, and keeps of it what players were told."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: dict[int, _Read] = {}

    async def of(self, game: Game, seat: str) -> Sequence[Note]:
        """All that a player was told. Raises `StoreError`."""
        read = self._games.setdefault(game.id, _Read())
        if read.number < game.state.count:
            for entry in await self._store.log(game.id, read.number):
                self._enter(read, entry.number, entry.event)
        return read.notes.get(seat, ())

    def forget(self, game: Game) -> None:
        """Drop what is kept of a game."""
        self._games.pop(game.id, None)

    def _enter(self, read: _Read, number: int, event: e.Event) -> None:
        if number <= read.number:  # somebody else has read it meanwhile
            return
        read.number = number
        match event:
            case e.PhaseOpened(phase=kind, number=turn):
                read.phase = (kind, turn)
            case e.RoleDealt() | e.Learned():
                read.notes[event.player].append(Note(number, event, read.phase))
            case _:
                pass
