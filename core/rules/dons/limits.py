"""Who may act now and whom he may name: gates and limits, in the order of the refusals (section 10)."""

from core.engine.roster import LIVING, NOT_OWN_TEAM, NOT_SELF, Gate, Limit
from core.engine.state import GameState, Seat
from core.rules.dons.guns import GUN_OF, acting, duties, room, skips

OFFICE, PROSECUTOR = "office", "prosecutor"


def twice(ability: str) -> Limit:
    """At most twice a game the same player, by this office (base.7)."""
    return Limit("target-limit", lambda state, actor, target: int(actor.marks.get(f"{ability} {target.player}", 0)) < 2)


def held_by(state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """The vagrants whose votes a player commands today: as the acting cop, in a gang, or for himself (vag.4)."""
    names = {seat.player}
    if room(seat.role) != "cops":
        names.add(room(seat.role))
    elif (cop := acting(state)) and cop.player == seat.player:
        names.add("cops")
    return tuple(s for s in state.holders("vagrant") if s.marks.get("held") in names)


def store(state: GameState, seat: Seat) -> int | None:
    """How many basements the player's room has left; `None` when it never had one."""
    name = room(seat.role)
    left = state.memory.get(f"basement {name}") if name else None
    return None if left is None else int(left)


def _own(seat: Seat) -> int | None:
    left = seat.marks.get("basement")
    return None if left is None else int(left)


def _same_room(state: GameState, actor: Seat, target: Seat) -> bool:
    return room(actor.role) == room(target.role)


def _himself(state: GameState, actor: Seat, target: Seat) -> bool:
    return actor.player == target.player


def _not_his(state: GameState, actor: Seat, target: Seat) -> bool:
    return target.player not in [vagrant.player for vagrant in held_by(state, actor)]


def _is_acting(state: GameState, seat: Seat) -> bool:
    cop = acting(state)
    return cop is not None and cop.player == seat.player


def _armed(state: GameState, seat: Seat) -> bool:
    return int(seat.marks.get("armed", state.number + 1)) <= state.number


def is_past(state: GameState, cut_off: str) -> bool:
    """Whether a cut-off of this day is past (day.6)."""
    return cut_off in state.clock.moments


FIRES = Gate("ability", lambda state, seat: not skips(state, GUN_OF[seat.role]))
ACTING = Gate("ability", _is_acting)
ARMED = Gate("ability", _armed)
NOT_AVENGED = Gate("spent", lambda state, seat: "spent avenge" not in seat.marks)
NOT_BLOCKED = Gate("spent", lambda state, seat: "spent block" not in seat.marks)
ON_DUTY = Gate("ability", lambda state, seat: bool(duties(state, seat)))
ROOM_NOT_SPENT = Gate("spent", lambda state, seat: store(state, seat) != 0)
ROOM_HAS = Gate("ability", lambda state, seat: store(state, seat) is not None)
OWN_NOT_SPENT = Gate("spent", lambda state, seat: _own(seat) != 0)
OWN_HAS = Gate("ability", lambda state, seat: _own(seat) is not None)
HOLDS = Gate("ability", lambda state, seat: bool(held_by(state, seat)))
IN_TIME = Gate("closed", lambda state, seat: not is_past(state, OFFICE))
PROSECUTOR_IN_TIME = Gate("closed", lambda state, seat: not is_past(state, PROSECUTOR))

OTHERS = (LIVING, NOT_SELF)
NOT_OWN_GANG = (LIVING, NOT_SELF, NOT_OWN_TEAM)
OWN_ROOM = (LIVING, Limit("target-team", _same_room))
HIMSELF = (LIVING, Limit("target-team", _himself))
NOT_THE_VAGRANT = (LIVING, Limit("target-self", _not_his))
