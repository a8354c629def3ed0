"""The deal of the dons: roster, roles, what the host set up, rooms, night 0 (dons base.3, walk.1, section 5)."""

from collections.abc import Callable, Mapping
from typing import cast

from core.engine import events as e
from core.engine.commands import Deal
from core.engine.phases import Decision
from core.engine.refusal import Refused
from core.engine.state import GameState
from core.rules.dons.aftermath import arrange_rooms
from core.rules.dons.composition import roster_fault
from core.rules.dons.guns import COP_LINE, ROOM_OF_GUN
from core.rules.dons.phases import open_phase
from core.rules.dons.private import UNAWARE
from core.rules.dons.roles import TEAM_OF


def _with_basements(state: GameState) -> bool:
    return "walking" in state.memory or any(f"basement {name}" in state.memory for name in ROOM_OF_GUN.values())


def _with_child(state: GameState, kind: str) -> bool:
    return state.options["child"] == kind and any(state.holders("child"))


# What is told to all when the game starts, beside roles and options (11): nothing of it says who or whose.
STARTS: Mapping[str, Callable[[GameState], bool]] = {
    "child-simple": lambda state: _with_child(state, "simple"),
    "child-multi": lambda state: _with_child(state, "multi"),
    "basements": _with_basements,
    "no-basements": lambda state: not _with_basements(state),
    "bonus": lambda state: True,
}


def deal(d: Decision, c: Deal) -> Refused | None:
    """Check the roster and deal. Refused with a reason of 1.3, or `unknown` for a setup that names nobody here."""
    if reason := roster_fault(d.state, c.roles) or setup_fault(d.state, c.setup):
        return Refused(reason)
    for player, role in zip(d.state.seats, c.roles, strict=True):
        d.emit(e.RoleDealt(player, role, TEAM_OF[role], "citizen" if role in UNAWARE else ""))
    if any(role in COP_LINE for role in c.roles):
        d.emit(e.Noted("cop line", 1))
    if {"snitch", "child"} <= {*c.roles}:
        d.emit(e.Noted("dawns", 1))
    set_up(d, c.setup)
    arrange_rooms(d)
    open_phase(d, "night", 0)
    return None


def setup_fault(state: GameState, setup: Mapping[str, object]) -> str:
    """`unknown`, if what was set up before play names a player, a room or a day that does not exist."""
    player, day = bonus_of(setup)
    stores = basements_of(setup)
    named = {name for name in (player, str(setup.get("walking-basement", ""))) if name}
    sound = named <= state.seats.keys() and set(stores) <= {*ROOM_OF_GUN.values()} and (not player or day.isdecimal())
    return "" if sound else "unknown"


def bonus_of(setup: Mapping[str, object]) -> tuple[str, str]:
    """The bearer of the bonus and its game day, as they were written; empty texts without one."""
    written = cast(Mapping[str, object], setup.get("bonus", {}))
    return str(written.get("player", "")), str(written.get("day", ""))


def basements_of(setup: Mapping[str, object]) -> tuple[str, ...]:
    """The rooms that hold a basement (basement.1)."""
    return tuple(cast("list[str]", setup.get("basement", [])))


def set_up(d: Decision, setup: Mapping[str, object]) -> None:
    """Bonus, basements, and who carries the walking one: by the host, or by lot (bonus.1, basement.1, walk.1)."""
    player, day = bonus_of(setup)
    if player:
        d.emit(e.Noted("bonus", player), e.Noted("bonus day", int(day)))
    d.emit(*(e.Noted(f"basement {name}", 1) for name in basements_of(setup)))
    carrier = str(setup.get("walking-basement", ""))
    if not carrier and d.state.options["walking-basement"] == "lot":
        carrier = d.draw("walking-basement", d.state.seats)
    if carrier:
        d.emit(e.Noted("walking", carrier))
