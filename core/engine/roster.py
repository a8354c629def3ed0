"""Declarations: teams, roles, abilities and whom they may name. Frozen data, no behaviour of a game in play."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.engine.state import GameState, Seat

if TYPE_CHECKING:
    from core.engine.effects import Effect
    from core.engine.night import Night

TargetCheck = Callable[[GameState, Seat, Seat], bool]
SeatCheck = Callable[[GameState, Seat], bool]
Words = Callable[[GameState, Seat], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Limit:
    """A condition on a target, with the reason id of its refusal: `ok(state, actor, target)`."""

    reason: str
    ok: TargetCheck


@dataclass(frozen=True, slots=True)
class Gate:
    """A condition on the actor alone, with the reason id of its refusal: `ok(state, actor)`."""

    reason: str
    ok: SeatCheck


LIVING = Limit("target-dead", lambda state, actor, target: target.alive)
NOT_SELF = Limit("target-self", lambda state, actor, target: actor.player != target.player)
NOT_OWN_TEAM = Limit("target-team", lambda state, actor, target: actor.team != target.team)

ANY_LIVING = (LIVING,)
ANY_OTHER = (LIVING, NOT_SELF)


@dataclass(frozen=True, slots=True)
class Ability:
    """Something a player may order.

    `targets` holds the limits of each player named; `words` gives the words that may follow, and `known` those that
    exist at all; `word_needed` says that one must (it may be left out where there is only one); with `word_slots`
    orders with different words stand beside each other. `slot`: orders of one slot replace each other. `phases` are
    phase kinds. `effect(night, actor, args)` gives what it does at the actor's step. `failed` is the fact told when it
    was blocked. `collective`: one act a team. `public`: the order is seen by all.
    """

    id: str
    targets: tuple[tuple[Limit, ...], ...] = (ANY_OTHER,)
    effect: "Callable[[Night, Seat, tuple[str, ...]], tuple[Effect, ...]] | None" = None
    phases: tuple[str, ...] = ("night",)
    gates: tuple[Gate, ...] = ()
    slot: str = "act"
    words: Words | None = None
    known: tuple[str, ...] = ()
    word_needed: bool = False
    word_slots: bool = False
    failed: str = ""
    collective: bool = False
    public: bool = False


@dataclass(frozen=True, slots=True)
class Team:
    """A side. `gang`: its members know one another, share a room and see each other's orders there."""

    id: str
    clause: str
    gang: bool = False


@dataclass(frozen=True, slots=True)
class Role:
    """A role card; `clause` stands instead of prose.

    `dealt`: it is dealt, else it only arises in play. `single`: at most one in a game. `needs`: roles that must be in
    the game with it.
    """

    id: str
    team: str
    clause: str
    abilities: tuple[Ability, ...] = ()
    dealt: bool = True
    single: bool = True
    needs: tuple[str, ...] = ()
