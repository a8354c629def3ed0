"""`classic`: ten named scenarios, the chat variant, and the scenarios that server admins write."""

from core.clock.game_clock import GameClock
from core.clock.schemes import option
from core.engine.ruleset import Ruleset
from core.engine.state import GameState
from core.rules.classic import vocabulary
from core.rules.classic.deal import deal
from core.rules.classic.host import HOST, kicked, replaced
from core.rules.classic.options import OPTIONS
from core.rules.classic.phases import PHASES
from core.rules.classic.roles import CONSENT, ROLES, TEAMS, is_shooter
from core.rules.classic.stock import SCENARIOS


def reminder_term(state: GameState) -> int | None:
    """The span on which reminders are reckoned: the phase's term, or `day_min` in a day without a limit (6.8)."""
    clock = state.clock
    if clock.deadline is not None:
        return clock.deadline - clock.opened
    return option(state, "day_min") if state.phase == "day" else None


def patience(state: GameState) -> int | None:
    """When the host is reminded of a day without an end: once he may end it (D26: after 24 hours, by default)."""
    endless = state.phase == "day" and state.clock.deadline is None
    return option(state, "day_min") if endless else None


def speakers(state: GameState, team: str) -> tuple[str, ...]:
    """The living shooters of a gang, who send its collective order."""
    return tuple(s.player for s in state.living(team) if is_shooter(state, s))


RULESET = Ruleset(
    id="classic",
    players=(6, 20),
    teams=TEAMS,
    roles=ROLES,
    common=(CONSENT,),
    options=OPTIONS,
    scenarios=SCENARIOS,
    phases=PHASES,
    timekeeper=GameClock(reminder_term, patience=patience),
    deal=deal,
    host=HOST,
    speakers=speakers,
    kicked=kicked,
    replaced=replaced,
    facts=vocabulary.FACTS,
    secrets=vocabulary.SECRETS,
    causes=vocabulary.CAUSES,
    results=vocabulary.RESULTS,
    reasons=vocabulary.REASONS,
    questions=vocabulary.QUESTIONS,
)
