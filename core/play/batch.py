"""What happened in one go, as it is told to people."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from core.engine.events import ClockStarted, ClockStopped, Event
from core.engine.evolve import evolve
from core.engine.state import GameState

NONCE_LENGTH = 25


class Item(NamedTuple):
    """An event with its number in the game, counted from 1, and the states around it."""

    number: int
    event: Event
    before: GameState
    after: GameState


class Batch(Struct, frozen=True):
    """Events of one game that follow on each other, with the states before the first and after the last."""

    game: int
    before: GameState
    events: tuple[Event, ...]
    after: GameState

    def __iter__(self) -> Iterator[Item]:
        state = self.before
        for event in self.events:
            before, state = state, evolve(state, event)
            yield Item(state.count, event, before, state)

    @property
    def outage(self) -> int:
        """For how many milliseconds nobody could reach the game, if the batch tells of such a stop; else 0."""
        moments = [e.at for e in self.events if isinstance(e, ClockStopped | ClockStarted) and e.reason == "outage"]
        return moments[-1] - moments[0] if moments else 0


def joined(batches: Sequence[Batch]) -> Batch:
    """Batches that follow on each other, as one."""
    first, last = batches[0], batches[-1]
    return Batch(first.game, first.before, tuple(event for batch in batches for event in batch.events), last.after)


def nonce(game: int, number: int, part: int | str = 0) -> str:
    """The nonce of a message about an event: the same at every attempt, so that Discord shows the message once.

    `part` tells apart the messages about one event; it must be short, for a nonce holds 25 characters.
    """
    text = f"{game:x}.{number:x}.{part}"
    if len(text) > NONCE_LENGTH:
        raise ValueError(f"a nonce holds {NONCE_LENGTH} characters: {text}")
    return text
