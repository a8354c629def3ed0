"""The host's commands in the dons (dons day.14)."""

from core.clock.game_clock import set_deadline
from core.engine import events as e
from core.engine.decide import close_phase
from core.engine.options import BadValue, duration
from core.engine.phases import Decision
from core.engine.refusal import Refused
from core.rules.dons.aftermath import arrange_rooms, follow, show_death
from core.rules.dons.phases import end_when_answered, finish, foreseen
from core.rules.dons.sheet import REMOVED, sheet_of


def penalty(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """`penalty X vote N`: N votes against X in the next ballot that closes. Refused `unknown`, `target-dead`."""
    match args:
        case (player, "vote", number) if player in d.state.seats and number.isdecimal() and int(number) > 0:
            seat = d.state.seats[player]
        case _:
            return Refused("unknown")
    if not seat.alive:
        return Refused("target-dead")
    d.emit(e.HostActed("penalty", args), e.Marked(player, "penalty", int(seat.marks.get("penalty", 0)) + int(number)))
    return None


def advance(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """Close the open phase now. Refused `phase` when none is open."""
    if d.state.phase not in d.rules.phases:
        return Refused("phase")
    d.emit(e.HostActed("advance"))
    close_phase(d)
    return None


def extend(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """`extend 6h`: the open phase lasts that much longer. Refused `phase`, `unknown`."""
    deadline = d.state.clock.deadline
    if d.state.phase not in d.rules.phases or deadline is None:
        return Refused("phase")
    try:
        span = duration(args[0] if args else "")
    except BadValue:
        return Refused("unknown")
    d.emit(e.HostActed("extend", args))
    set_deadline(d, deadline + span, "extended")
    return None


def kicked(d: Decision, player: str) -> None:
    """The removed player is dead at once; he drags nobody, but all that follows from a death follows (day.14)."""
    seat, state = d.state.seats[player], d.state
    dawn = state.phase == "dawn"
    hidden = state.options["reveal"] == "none" or (dawn and player in sheet_of(foreseen(d)).hidden)
    if dawn:
        d.emit(e.Marked(player, REMOVED, state.phase_id))
    base = {"verdict": f"day {state.number}", "dawn": f"night {state.number - 1}"}
    d.emit(e.Died(player, "kicked", base.get(state.phase, state.phase_id)))
    show_death(d, player, "hidden" if hidden else seat.role)
    if dawn:
        arrange_rooms(d)  # all else follows when the night is told
    else:
        follow(d)
    if not finish(d) and d.state.phase in ("dawn", "verdict"):
        end_when_answered(d)


def replaced(d: Decision, player: str) -> None:
    """The new player starts without silent days."""
    if "silent" in d.state.seats[player].marks:
        d.emit(e.Marked(player, "silent", None))


HOST = {"penalty": penalty, "advance": advance, "extend": extend}
