"""Winning in the dons (dons win.1 to win.7)."""

from core.engine.state import GameState
from core.engine.wins import WinCondition
from core.rules.dons.guns import AVENGERS, GANGS, head_of_line

HOSTILE_TEAMS = (*GANGS, "maniac", "zombie")
GUNS_OF_OTHERS = ("cop", "deputy", "sniper", "werewolf", "vampire")


def nobody_left(state: GameState) -> tuple[str, ...]:
    """win.2: nobody lives."""
    return () if any(state.living()) else ("draw",)


def town(state: GameState) -> tuple[str, ...]:
    """win.3: nobody hostile lives, and somebody of the town does."""
    teams = {seat.team for seat in state.living()}
    return ("town",) if "town" in teams and not teams & {*HOSTILE_TEAMS} else ()


def gang(state: GameState) -> tuple[str, ...]:
    """win.4: a gang, or the zombies, are all that live, or enough beside others without guns."""
    return next(((team,) for team in (*GANGS, "zombie") if _rules(state, team)), ())


def _rules(state: GameState, team: str) -> bool:
    living = list(state.living())
    others = [seat for seat in living if seat.team != team]
    if len(others) == len(living):
        return False
    if not others:
        return True
    parity = state.options["parity"]
    hostile = any(seat.team in HOSTILE_TEAMS for seat in others)
    if parity == "none" or hostile or len(living) < 2 * len(others):
        return False
    return parity == "plain" or not any(_may_hold_a_gun(state, seat.role, seat.marks) for seat in others)


def _may_hold_a_gun(state: GameState, role: str, marks: dict[str, int | str]) -> bool:
    avenger = role in AVENGERS and "spent avenge" not in marks and "cop line" in state.memory
    return avenger or role in GUNS_OF_OTHERS


def maniac(state: GameState) -> tuple[str, ...]:
    """win.5: every other living player is the acting cop, whom the maniac cannot kill."""
    cop = head_of_line(state)
    living = list(state.living())
    if not any(seat.role == "maniac" for seat in living):
        return ()
    left = [s for s in living if s.role != "maniac" and not (cop and s.player == cop.player)]
    return () if left else ("maniac",)


def kamikaze(state: GameState) -> tuple[str, ...]:
    """win.6: he alone lives."""
    return ("kamikaze",) if [seat.role for seat in state.living()] == ["kamikaze"] else ()


CONDITIONS = (
    WinCondition("nobody-left", "dons win.2", nobody_left),
    WinCondition("town", "dons win.3", town),
    WinCondition("gang", "dons win.4", gang),
    WinCondition("maniac", "dons win.5", maniac),
    WinCondition("kamikaze", "dons win.6", kamikaze),
)
