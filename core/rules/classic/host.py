"""The host's commands under `classic` (6.4, 6.6-6.8, D25, D31-D36)."""

from core.engine import events as e
from core.engine.decide import close_phase
from core.engine.phases import Decision
from core.engine.refusal import Refused
from core.rules.classic import day
from core.rules.classic.deaths import die, show_deaths
from core.rules.classic.phases import end_when_all_have_acted, end_when_answered, finish
from core.rules.classic.wins import ANY_TIME


def limit(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """`limit 4h`: the ballot closes that long from now (3.1.2). See `VotingClock.limit` for the refusals."""
    refused = day.CLOCK.limit(d, args)
    if not refused:
        d.emit(e.HostActed("limit", args))
    return refused


def advance(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """Close the phase now. Refused `phase`, `intervals`, or `consent` (3.5c, 6.4, 6.6, D28, D31)."""
    state = d.state
    if state.phase not in ("day", "night"):
        return Refused("phase")
    timing = state.options["timing"]
    still = bool(state.clock.stopped) or d.rules.timekeeper.resting(state, d.at)
    if state.phase == "day":
        if timing != "live" and not all(state.standing(s.player, "consent") for s in state.living()):
            return Refused("consent")
    elif timing == "fixed":
        return Refused("intervals")
    elif still:
        return Refused("consent")
    d.emit(e.HostActed("advance"))
    close_phase(d)
    return None


def extend(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """Intervals are fixed for the whole game (3.1.1, D33)."""
    return Refused("intervals")


def kicked(d: Decision, player: str) -> None:
    """D36: out at once, role shown, then winning; what waited only for him goes on."""
    before = d.state
    base = {"verdict": f"day {before.number}", "dawn": f"night {before.number - 1}"}
    die(d, {player: "kicked"}, base.get(before.phase, before.phase_id))
    show_deaths(d, before)
    d.emit(e.Announced(f"removed {player}"))
    if finish(d, ANY_TIME):
        return
    match d.state.phase:
        case "day":
            day.CLOCK.recount(d)
        case "night":
            end_when_all_have_acted(d)
        case _:
            end_when_answered(d)


def replaced(d: Decision, player: str) -> None:
    """The new player starts without silent days, and consent is his own to give (6.8)."""
    seat = d.state.seats[player]
    if "silent" in seat.marks:
        d.emit(e.Marked(player, "silent", None))
    if d.state.standing(player, "consent"):
        d.emit(e.OrdersLapsed(player, ("consent",)))


HOST = {"limit": limit, "advance": advance, "extend": extend}
