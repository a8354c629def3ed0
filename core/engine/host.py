"""The host's commands that mean the same under all rules; a ruleset may replace any of them."""

from core.engine import events as e
from core.engine.phases import Decision, HostRule
from core.engine.refusal import Refused
from core.engine.state import SIGNUP


def pause(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """Stop the game clock. Refused `phase` when it stands already or no phase is open."""
    if d.state.phase not in d.rules.phases or d.state.clock.stopped:
        return Refused("phase")
    d.emit(e.HostActed("pause"), e.ClockStopped(d.at, d.game_now, "host"))
    return None


def resume(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """Let the game clock run again: exactly the same time is left. Refused `phase` when it runs."""
    if d.state.phase not in d.rules.phases or not d.state.clock.stopped:
        return Refused("phase")
    d.emit(e.HostActed("resume"), e.ClockStarted(d.at, d.state.clock.game, "host"))
    return None


def kick(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """Remove a player at once. His votes and orders are void, and so are those that name him, while they may change."""
    if d.state.phase not in d.rules.phases:
        return Refused("phase")
    seat = d.state.seats.get(args[0]) if args else None
    if seat is None:
        return Refused("unknown")
    if not seat.alive:
        return Refused("target-dead")
    d.emit(e.HostActed("kick", args[:1]))
    lapse(d, seat.player)
    d.rules.kicked(d, seat.player)
    return None


def lapse(d: Decision, player: str) -> None:
    """Take back what a leaving player ordered and voted, and what others ordered and voted against him."""
    if player in d.state.questions:
        d.emit(e.QuestionLapsed(player, d.state.questions[player].id))
    if d.rules.phases[d.state.phase].settled:
        return
    for sender, orders in d.state.orders.items():
        slots = tuple(o.slot for o in orders if sender == player or player in o.args)
        if slots:
            d.emit(e.OrdersLapsed(sender, slots))
    for ballot, votes in d.state.votes.items():
        rules = next((b for b in d.rules.phases[d.state.phase].ballots if b.id == ballot), None)
        secret = bool(rules and rules.secret(d.state))
        for voter, target in votes.items():
            if player in (voter, target):
                d.emit(e.VoteLapsed(voter, ballot, excused=voter != player, secret=secret))


def replace(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """Hand a seat to somebody new: `replace X by Y`. The seat keeps role, orders, votes and knowledge."""
    words = (args[0], args[2]) if len(args) == 3 and args[1] == "by" else args
    if d.state.phase not in d.rules.phases:
        return Refused("phase")
    if len(words) != 2 or words[0] not in d.state.seats:
        return Refused("unknown")
    seat = d.state.seats[words[0]]
    if not seat.alive:
        return Refused("target-dead")
    d.emit(e.HostActed("replace", (words[0], words[1])), e.SeatReplaced(words[0], words[1]))
    d.rules.replaced(d, words[0])
    return None


def penalty(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """Log a penalty; it has no effect on the game."""
    if not args or args[0] not in d.state.seats:
        return Refused("unknown")
    d.emit(e.HostActed("penalty", args, logged=True))
    return None


def end(d: Decision, args: tuple[str, ...]) -> Refused | None:
    """Stop the game: all roles are told and it counts for nobody."""
    if d.state.phase == SIGNUP:
        return Refused("phase")
    d.emit(e.HostActed("end"), e.GameOver(("draw",), stopped=True))
    return None


STANDARD: dict[str, HostRule] = {
    "pause": pause,
    "resume": resume,
    "kick": kick,
    "replace": replace,
    "penalty": penalty,
    "end": end,
}
