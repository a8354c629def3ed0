"""Phases of `classic` and what leads from one to the next (5.1, 5.3, 5.5, 6.6)."""

from collections.abc import Iterator

from core.clock.game_clock import close_now, set_deadline
from core.clock.questions import lapse_questions, open_questions, unanswered
from core.clock.schemes import option
from core.engine import events as e
from core.engine.legality import offered
from core.engine.night import Night, resolve
from core.engine.phases import BallotRules, Decision, PhaseRules
from core.engine.roster import ANY_OTHER
from core.engine.ruleset import Ruleset
from core.engine.state import GameState
from core.engine.wins import WinCondition, end_if_won
from core.rules.classic import day
from core.rules.classic.deal import finish_night_zero, orders_open
from core.rules.classic.deaths import show_deaths
from core.rules.classic.night import RULES
from core.rules.classic.wins import ANY_TIME, DAY_START, due_sides, pending_turncoat

ALL_ORDERS = "all-orders"

# --- day ----------------------------------------------------------------------------------------------------------


def open_day(d: Decision, number: int) -> None:
    """The ballot opens."""
    d.emit(e.PhaseOpened("day", number, d.at, d.game_now))
    day.CLOCK.open(d)


def close_day(d: Decision) -> None:
    """The ballot closes: nobody or somebody is executed, or a last shot is asked first (5.5)."""
    condemned = day.count_ballot(d)
    if condemned and day.may_shoot_last(d.state, condemned):
        day.ask_last_shot(d, condemned)
    else:
        day.execute(d, condemned)
        _into_the_night(d)


def close_verdict(d: Decision) -> None:
    """The last shot is given or forgone."""
    lapse_questions(d)
    day.give_verdict(d)
    _into_the_night(d)


def _into_the_night(d: Decision) -> None:
    if not finish(d, ANY_TIME):
        convert_recruits(d)
        open_night(d, d.state.number)


# --- night --------------------------------------------------------------------------------------------------------


def open_night(d: Decision, number: int) -> None:
    """Orders open."""
    d.emit(e.PhaseOpened("night", number, d.at, d.game_now))
    _last_a_full_night(d)
    end_when_all_have_acted(d)


def _last_a_full_night(d: Decision) -> None:
    set_deadline(d, d.state.clock.opened + option(d.state, "night_length"), "term")


def late_at_night(rules: Ruleset, state: GameState) -> Iterator[str]:
    """Those for whom a night waits: offered an ability, not beaten last night, and silent so far (6.6, 6.8)."""
    return (
        s.player
        for s in state.living()
        if s.player not in state.orders
        and s.player not in state.passed
        and s.marks.get("beaten") != state.number - 1
        and offered(rules, state, s.player)
    )


def end_when_all_have_acted(d: Decision) -> None:
    """6.6: a night ends with the last awaited order; under `fixed` only at its term.

    An order that lapses before a held night ends is awaited again (D36).
    """
    state = d.state
    early = state.options["timing"] != "fixed" and state.options["night_end"] == "all-orders"
    if early and next(late_at_night(d.rules, state), None) is None:
        close_now(d, ALL_ORDERS)
    elif state.clock.reason == ALL_ORDERS:
        _last_a_full_night(d)


def close_night(d: Decision) -> None:
    """Resolve the night, or ask what must be answered first (5.1, 5.4)."""
    number = d.state.number - (d.state.phase == "dawn")
    if number == 0:
        finish_night_zero(d)
        start_day(d, 1, d.state, ())
        return
    before = d.state
    night = resolve(d, RULES, number)
    if isinstance(night, Night):
        _tell(d, night)
        start_day(d, number + 1, before, tuple(night.public))
        return
    open_questions(d, "dawn", number + 1, option(d.state, "answer_window"), *night.events)


def close_dawn(d: Decision) -> None:
    """The night goes on with the answer (5.4)."""
    lapse_questions(d)
    close_night(d)


def _tell(d: Decision, night: Night) -> None:
    """Let the night's events happen, then give the living their facts, all together (6.7, D16)."""
    d.adopt(night.decision)
    for zombie in d.state.holders("zombie"):
        if zombie.marks.get("risen") == night.number:
            _introduce_zombie(night, zombie.player)
    facts = dict.fromkeys(night.told)
    d.emit(*(e.Learned(player, fact) for player, fact in facts if d.state.seats[player].alive))


def _introduce_zombie(night: Night, zombie: str) -> None:
    """4.9d: the new zombie is made known to the necromancer and the other zombies, and they to him."""
    night.tell(zombie, "now zombie")
    for other in night.state.living("necromancer"):
        if other.player != zombie:
            night.tell(zombie, f"{other.player} is {other.role}")
            night.tell(other.player, f"{zombie} is zombie")


# --- the start of a day -------------------------------------------------------------------------------------------


def start_day(d: Decision, number: int, before: GameState, public: tuple[str, ...]) -> None:
    """5.3: deaths are final, removals, conversions, the morning's news, winning, the ballot."""
    removed = day.remove_inactive(d, number)
    convert_recruits(d)
    _let_in(d)
    show_deaths(d, before)
    d.emit(*(e.Announced(f"removed {player}") for player in removed))
    d.emit(*(e.Announced(fact) for fact in public))
    if not finish(d, DAY_START):
        open_day(d, number)


def convert_recruits(d: Decision) -> None:
    """4.10g, D55: without their recruiter, or without plain citizens to recruit, his team become renegades."""
    team = list(d.state.living("recruiter"))
    leader = any(s.role == "recruiter" for s in team)
    if team and not (leader and any(d.state.holders("citizen"))):
        d.emit(*(e.RoleChanged(s.player, "renegade", "renegades") for s in team))
        d.emit(*(e.Learned(s.player, "now renegade") for s in team))


def _let_in(d: Decision) -> None:
    """D71: zombies to the necromancer, recruits to the recruiter; newcomers enter when the night's facts are sent."""
    for room, teams in (("necromancer", ("necromancer",)), ("recruiter", ("recruiter", "renegades"))):
        members = [s.player for s in d.state.living() if s.team in teams]
        inside = d.state.rooms.get(room, ())
        if inside or len(members) > 1:
            d.emit(*(e.RoomEntered(room, player) for player in members if player not in inside))


def finish(d: Decision, conditions: tuple[WinCondition, ...]) -> bool:
    """Test winning; a turncoat left alone joins at once and has won (D41)."""
    turncoat = pending_turncoat(d.state)
    if turncoat and len(list(d.state.living())) == 1:
        side = due_sides(d.state)[0]
        d.emit(
            e.RoleChanged(turncoat.player, "turncoat", side),
            e.Learned(turncoat.player, f"joined {side}"),
            e.Announced(f"turncoat joined {side}"),
        )
    return end_if_won(d, conditions)


def end_when_answered(d: Decision) -> None:
    """A phase of questions ends with the last answer (D20)."""
    if not d.state.questions:
        close_now(d, "answered")


VOTE = BallotRules(limits=ANY_OTHER, revote=lambda state: state.options["timing"] != "fixed")

PHASES = {
    "day": PhaseRules(close_day, (VOTE,), day.CLOCK.after, late=lambda rules, state: iter(day.without_vote(state))),
    "verdict": PhaseRules(close_verdict, after_input=lambda d, event: end_when_answered(d), late=unanswered),
    "night": PhaseRules(
        close_night,
        after_input=lambda d, event: end_when_all_have_acted(d),
        late=late_at_night,
        orders_open=orders_open,
    ),
    "dawn": PhaseRules(close_dawn, after_input=lambda d, event: end_when_answered(d), late=unanswered),
}
