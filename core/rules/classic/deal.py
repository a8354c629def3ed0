"""The deal of `classic` and its night 0 (1.2, 5.1, 7.2, chat 7)."""

from core.clock.game_clock import set_deadline
from core.clock.schemes import option
from core.engine import events as e
from core.engine.commands import Deal
from core.engine.phases import Decision
from core.engine.refusal import Refused
from core.engine.roster import Ability
from core.engine.state import GameState
from core.rules.classic.acts import dossier
from core.rules.classic.custom import roster_fault
from core.rules.classic.roles import ROLES

TEAM_OF = {role.id: role.team for role in ROLES}
GANG_ROOMS = ("mafia", "yakuza")


def deal(d: Decision, c: Deal) -> Refused | None:
    """Check the roster and deal (1.2). Refused `players`, `composition`, or a reason of 1.3 for a custom scenario."""
    if reason := roster_fault(d.state, c.roles):
        return Refused(reason)
    d.emit(*(e.RoleDealt(p, r, TEAM_OF[r]) for p, r in zip(d.state.seats, c.roles, strict=True)))
    if d.state.options["introductions"]:
        _introduce(d)
    d.emit(*(e.Announced(f"count {role.id} {n}") for role in ROLES if (n := c.roles.count(role.id))))
    d.emit(e.PhaseOpened("night", 0, d.at, 0))
    if early_check(d.state):
        set_deadline(d, option(d.state, "night_length"), "term")
    else:
        d.emit(e.DeadlineSet(0, "dealt"))
    return None


def _introduce(d: Decision) -> None:
    """1.2.3, D4, D71: the members of a gang learn of each other and share a room."""
    for gang in GANG_ROOMS:
        members = [s for s in d.state.seats.values() if s.team == gang]
        d.emit(*(e.RoomEntered(gang, s.player) for s in members))
        pairs = [(s, other) for s in members for other in members if s is not other]
        d.emit(*(e.Learned(s.player, f"{other.player} is {other.role}") for s, other in pairs))


def early_check(state: GameState) -> bool:
    """Chat 7: with exactly a third mafiosi the commissar of a chat game checks in night 0."""
    mafiosi = sum(s.role == "mafioso" for s in state.seats.values())
    return state.scenario == "chat" and mafiosi * 3 == len(state.seats)


def orders_open(state: GameState, ability: Ability | None) -> bool:
    """In night 0 nobody acts but the commissar under chat 7 (1.2.3)."""
    return state.number > 0 or (early_check(state) and ability is not None and ability.id == "check")


def finish_night_zero(d: Decision) -> None:
    """The commissar's first dossier, if he asked for one (chat 7)."""
    for seat in d.state.holders("commissar"):
        if placed := d.state.standing(seat.player, "check"):
            target = placed.args[0]
            d.emit(e.Learned(seat.player, f"{target} is {dossier(d.state, target)}"))
            d.emit(e.Resolved("commissar", (seat.player,), "check", target, "learns", "classic chat 7"))
