"""Named draws: the rules ask, the shell answers, an event records. The kernel itself never rolls a die."""

from collections.abc import Sequence
from typing import Protocol


class Chance(Protocol):
    """Answers draws: a cryptographic generator in play, a seeded one in simulation, the file's answers in a case."""

    def draw(self, name: str, options: Sequence[str]) -> str:
        """One of `options` for the draw called `name`."""
        ...


class NoChance:
    """For rules that never draw: asking is a bug."""

    def draw(self, name: str, options: Sequence[str]) -> str:
        """The outcome of a draw; raises `LookupError` when there is none."""
        raise LookupError(f"no answer to the draw {name!r}")


class Named:
    """Answers written down beforehand, by the name of the draw."""

    def __init__(self, outcomes: dict[str, str]) -> None:
        self._outcomes = outcomes

    def draw(self, name: str, options: Sequence[str]) -> str:
        """The outcome of a draw; raises `LookupError` when there is none."""
        if name not in self._outcomes:
            raise LookupError(f"no answer to the draw {name!r}")
        outcome = self._outcomes[name]
        if outcome not in options:
            raise LookupError(f"the draw {name!r} cannot give {outcome!r}")
        return outcome
