"""In which order the orders of different players arrive. Where the rules are sound it makes no difference."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Arrival(NamedTuple):
    """A way to shuffle senders; what one sender gives stays in his own order."""

    name: str
    shuffle: Callable[[list[str]], list[str]]

    def arrange(self, units: Sequence[T], sender: Callable[[T], str]) -> list[T]:
        """The units, sender by sender, in this arrival order."""
        by_sender: dict[str, list[T]] = {}
        for unit in units:
            by_sender.setdefault(sender(unit), []).append(unit)
        return [unit for who in self.shuffle(list(by_sender)) for unit in by_sender[who]]


def _rotated(by: int) -> Callable[[list[str]], list[str]]:
    return lambda senders: senders[by:] + senders[:by]


def _reversed(senders: list[str]) -> list[str]:
    return senders[::-1]


REVERSED = Arrival("reversed", _reversed)
OTHERS = (REVERSED, Arrival("rotated", _rotated(1)), Arrival("rotated back", _rotated(-1)))


def others(senders: int) -> tuple[Arrival, ...]:
    """The arrival orders that are worth a try when at most so many players sent orders at once."""
    return OTHERS if senders > 2 else (REVERSED,) if senders == 2 else ()
