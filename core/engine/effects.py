"""The verbs of the night. An effect is what an order would do; exceptions adjust it, the resolver settles it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from core.engine.night import Night


class Effect(Struct, frozen=True, kw_only=True):
    """Something that `by` would do to `target`. `clause` is what the final story cites."""

    by: tuple[str, ...]
    ability: str
    target: str
    clause: str


class Block(Effect, frozen=True):
    """The target does not act this night."""


class Cover(Effect, frozen=True):
    """`by` is hit in the place of the target by every attack of this night."""


class Shield(Effect, frozen=True):
    """The target does not die this night, whatever hits it, but of the causes in `but`."""

    but: frozenset[str] = frozenset()


class Attack(Effect, frozen=True):
    """An attempt to kill. `sure`: nothing stops it and nobody takes it over."""

    cause: str
    sure: bool = False


class Learn(Effect, frozen=True):
    """`by` is told what `facts(night)` gives when the step is settled; `told` may tell others."""

    facts: "Callable[[Night], tuple[tuple[str, str], ...]]"


class Do(Effect, frozen=True):
    """Anything else: `act(night)` emits what it does and gives the word for the story."""

    act: "Callable[[Night], str]"
