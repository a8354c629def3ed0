"""Winning in `classic` (section 3), and the turncoat's change of side that it must wait for."""

from core.engine.state import GameState, Seat
from core.engine.wins import WinCondition
from core.rules.classic.roles import GANGS

VANISHING = ("mafia", "yakuza")


def _moment(phase: str) -> int:
    """The order of phases: day n comes before night n."""
    kind, number = phase.split()
    return 2 * int(number) + (kind == "night")


def _gone_at(state: GameState, gang: str) -> int | None:
    """When a gang that had members at the deal lost its last one; `None` while it lives or if it never was (D42)."""
    members = [s for s in state.seats.values() if s.team == gang]
    dealt = [s for s in members if s.role != "turncoat"]
    if not dealt or any(s.alive for s in members):
        return None
    return max(_moment(s.died_in) for s in dealt)


def due_sides(state: GameState) -> tuple[str, ...]:
    """The gang or gangs whose side a turncoat is to take: the one that vanished in the earliest phase (D45)."""
    gone = {gang: at for gang in VANISHING if (at := _gone_at(state, gang)) is not None}
    return tuple(gang for gang, at in gone.items() if at == min(gone.values()))


def pending_turncoat(state: GameState) -> Seat | None:
    """The living turncoat whose change is due but has not come about yet (D41)."""
    turncoat = next((s for s in state.holders("turncoat") if s.team == "town"), None)
    return turncoat if turncoat and due_sides(state) else None


def last_side_standing(state: GameState) -> tuple[str, ...]:
    """1.3.1: all living players are of one team; nobody lives: a draw (D38)."""
    teams = {s.team for s in state.living()}
    if not teams:
        return ("draw",)
    if len(teams) > 1 or (teams == {"town"} and pending_turncoat(state)):
        return ()
    return tuple(teams)


def parity(state: GameState) -> tuple[str, ...]:
    """1.3.2: only a gang and plain citizens live, and the gang is not fewer. For the start of a day only (D39, D40)."""
    if state.options["parity"] is not True:
        return ()
    living = list(state.living())
    others = {s.team for s in living} - {"town"}
    town = [s for s in living if s.team == "town"]
    if len(others) != 1 or not others <= set(GANGS) or any(s.role != "citizen" for s in town):
        return ()
    return tuple(others) if len(living) - len(town) >= len(town) else ()


LAST_SIDE = WinCondition("last-side", "classic 1.3.1", last_side_standing)
PARITY = WinCondition("parity", "classic 1.3.2", parity)
ANY_TIME = (LAST_SIDE,)
DAY_START = (LAST_SIDE, PARITY)
