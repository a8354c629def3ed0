"""Phases that wait for answers: they have a term, and whatever is not answered by then lapses."""

from collections.abc import Iterator

from core.clock.game_clock import set_deadline
from core.engine import events as e
from core.engine.phases import Decision
from core.engine.ruleset import Ruleset
from core.engine.state import GameState


def open_questions(d: Decision, phase: str, number: int, span: int, *asked: e.Event) -> None:
    """Open such a phase for `span` milliseconds of game time; with it these questions are put."""
    d.emit(e.PhaseOpened(phase, number, d.at, d.game_now, keeps=True), *asked)
    set_deadline(d, d.state.clock.opened + span, "answer")


def lapse_questions(d: Decision) -> None:
    """Close what was not answered in time."""
    d.emit(*(e.QuestionLapsed(player, question.id) for player, question in d.state.questions.items()))


def unanswered(rules: Ruleset, state: GameState) -> Iterator[str]:
    """Those whose answer is missing."""
    return iter(state.questions)
