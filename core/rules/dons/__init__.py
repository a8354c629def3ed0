"""The dons: `dons-two`, one gang and a lone maniac; `dons-three`, two gangs. Only matrices and rosters differ."""

from functools import partial

from core.clock.game_clock import GameClock
from core.engine.options import HOUR
from core.engine.ruleset import Ruleset
from core.engine.state import GameState
from core.rules.dons import vocabulary
from core.rules.dons.aftermath import most_rooms
from core.rules.dons.composition import FREE, PLAYERS, SCENARIOS, roster_faults
from core.rules.dons.deal import STARTS, deal
from core.rules.dons.host import HOST, kicked, replaced
from core.rules.dons.lookup import verdicts
from core.rules.dons.options import OPTIONS
from core.rules.dons.phases import PHASES, cut_offs
from core.rules.dons.private import believed
from core.rules.dons.roles import OWN_HIDE, STRANGERS, TEAMS, roles
from core.rules.dons.setup import SETUP


def reminder_term(state: GameState) -> int | None:
    """The span on which reminders are reckoned; biters are reminded from the first hour on (people.4)."""
    clock = state.clock
    if clock.deadline is None:
        return None
    return 2 * HOUR if state.phase == "night" and state.number == 0 else clock.deadline - clock.opened


def _ruleset(game: str) -> Ruleset:
    return Ruleset(
        id=game,
        players=PLAYERS,
        teams=TEAMS,
        roles=roles(game),
        strangers=STRANGERS[game],
        common=(OWN_HIDE,),
        options=OPTIONS,
        scenarios=SCENARIOS[game],
        phases=PHASES,
        timekeeper=GameClock(reminder_term, cut_offs),
        deal=deal,
        host=HOST,
        kicked=kicked,
        replaced=replaced,
        order_checks=("names", "dead", "card", "phase", "gates", "words", "targets"),
        vote_checks=("names", "dead", "ballot", "may", "revote", "targets"),
        believed=believed,
        facts=vocabulary.FACTS,
        causes=vocabulary.CAUSES,
        results=vocabulary.RESULTS,
        reasons=vocabulary.REASONS,
        questions=vocabulary.QUESTIONS,
        setup=SETUP,
        starts=STARTS,
        verdicts=verdicts(game),
        free=FREE[game],
        roster_faults=partial(roster_faults, game),
        most_rooms=most_rooms,
    )


TWO = _ruleset("dons-two")
THREE = _ruleset("dons-three")
