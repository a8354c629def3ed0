"""What the host decides before play, declared: so that a surface can ask for it without knowing the system."""

from collections.abc import Callable
from dataclasses import dataclass

from core.engine.state import GameState

PLAYER, DAY, ROOM = "player", "day", "room"


def seated(state: GameState) -> tuple[str, ...]:
    """All who sit at the table, as choices."""
    return tuple(state.seats)


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to choose. `kind` says what the choices are; with `several` any number of them may be taken."""

    id: str
    kind: str
    choices: Callable[[GameState], tuple[str, ...]]
    several: bool = False


@dataclass(frozen=True, slots=True)
class Preparation:
    """Something that the host may decide before play; the deal gets it under this id.

    It is what was chosen, or with several questions a mapping of what was chosen by question. `perhaps`: when chance
    decides, it may also decide that there is none. `asked(state)`: whether it is the host's matter in this game.
    `needed(state)`: whether the game cannot begin without it.
    """

    id: str
    clause: str
    questions: tuple[Question, ...]
    perhaps: bool = False
    asked: Callable[[GameState], bool] = lambda state: True
    needed: Callable[[GameState], bool] = lambda state: False
