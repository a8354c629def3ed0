"""Ordered conditions for the end of a game."""

from collections.abc import Callable
from dataclasses import dataclass

from core.engine.events import GameOver
from core.engine.phases import Decision
from core.engine.state import GameState


@dataclass(frozen=True, slots=True)
class WinCondition:
    """`test(state)` gives the winning teams (or `draw`), empty while the game goes on."""

    id: str
    clause: str
    test: Callable[[GameState], tuple[str, ...]]


def judge(conditions: tuple[WinCondition, ...], state: GameState) -> tuple[tuple[str, ...], str]:
    """The winners by the first condition that is met, with its clause; `((), "")` while the game goes on."""
    for condition in conditions:
        if winners := condition.test(state):
            return winners, condition.clause
    return (), ""


def end_if_won(d: Decision, conditions: tuple[WinCondition, ...]) -> bool:
    """Test winning and end the game with it; whether it is over."""
    winners, clause = judge(conditions, d.state)
    if winners:
        d.emit(GameOver(winners, clause))
    return bool(winners)
