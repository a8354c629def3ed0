"""Phases of the dons and what leads from one to the next (dons section 5, day.2)."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.clock.calendar import next_time_of_day
from core.clock.game_clock import CutOff, close_now, set_deadline
from core.clock.questions import lapse_questions, open_questions, unanswered
from core.clock.schemes import option
from core.engine import events as e
from core.engine.legality import offered
from core.engine.night import Held, Night, resolve
from core.engine.phases import BallotRules, Decision, PhaseRules
from core.engine.roster import Ability
from core.engine.ruleset import Ruleset
from core.engine.state import GameState, Seat
from core.engine.wins import end_if_won
from core.rules.dons import claims, day, voices
from core.rules.dons.aftermath import end_dawns, follow, show_death
from core.rules.dons.guns import head_of_line
from core.rules.dons.limits import OFFICE, OTHERS, PROSECUTOR
from core.rules.dons.night import RULES
from core.rules.dons.roles import BITE
from core.rules.dons.sheet import REMOVED, sheet_of
from core.rules.dons.wins import CONDITIONS

ANSWERED = "answered"

# --- opening ------------------------------------------------------------------------------------------------------


def open_phase(d: Decision, kind: str, number: int) -> None:
    """Open a day or a night. A lodged bite stands until the first night, unless its target is dead (vamp.7)."""
    for seat in tuple(d.state.living()):
        placed = d.state.standing(seat.player, BITE.id)
        if placed and number < 2 and not d.state.seats[placed.args[0]].alive:
            d.emit(e.OrdersLapsed(seat.player, (BITE.slot,)))
    lodged = (BITE.slot,) if number < 2 else ()
    d.emit(e.PhaseOpened(kind, number, d.at, d.game_now, lodged=lodged))
    if kind == "night":
        cop = head_of_line(d.state)
        d.emit(e.Noted("acting", cop.player if cop else None))
    set_deadline(d, d.state.clock.opened + option(d.state, f"{kind}-length"), "term")


def orders_open(state: GameState, ability: Ability | None) -> bool:
    """In night 0, and on a first day of talk, only bites are taken (section 5, day.1)."""
    if ability is None or ability.id == BITE.id:
        return True
    return state.number > 0 if state.phase == "night" else day.has_ballot(state)


def cut_offs(state: GameState) -> tuple[CutOff, ...]:
    """When the offices close on an open day (day.6, pros.2)."""
    if state.phase != "day" or not day.has_ballot(state):
        return ()
    term = option(state, "office-deadline")
    names = (OFFICE, PROSECUTOR) if state.options["prosecutor-deadline"] == "office" else (OFFICE,)
    wall = state.options["clock"] == "wall"
    at = next_time_of_day(str(state.options["zone"]), state.clock.opened_at, term) if wall else None
    return tuple(CutOff(name, state.clock.opened + term, at) for name in names)


# --- day ----------------------------------------------------------------------------------------------------------


def close_day(d: Decision) -> None:
    """The ballot closes; a condemned kamikaze is asked first (5.2, kam.4)."""
    player = day.count_ballot(d) if day.has_ballot(d.state) else None
    voices.lapse(d)
    if player and d.state.seats[player].role == "kamikaze":
        day.ask_for_drag(d, player)
    else:
        day.execute(d, player)
        into_the_night(d)


def close_verdict(d: Decision) -> None:
    """The kamikaze has answered, or is silent (day.2)."""
    lapse_questions(d)
    day.give_verdict(d)
    into_the_night(d)


def into_the_night(d: Decision) -> None:
    """5.2.8, 5.2.9: what follows from the deaths, winning, the night."""
    follow(d)
    if not finish(d):
        open_phase(d, "night", d.state.number)


# --- night --------------------------------------------------------------------------------------------------------


def close_night(d: Decision) -> None:
    """Resolve the night, or open a dawn first (5.1)."""
    number = d.state.number - (d.state.phase == "dawn")
    if number == 0:
        open_phase(d, "day", 1)
        return
    night = resolve(as_it_closed(d), RULES, number)
    if isinstance(night, Held):
        d.emit(*night.events)
        open_dawn(d, number + 1)
    elif d.state.phase == "night" and always(d.state):
        open_dawn(d, number + 1)
    else:
        end_night(d, night)


def as_it_closed(d: Decision) -> Decision:
    """A copy on which the night is resolved: who was removed in its dawn was there, and has acted (base.2, 5.1.1)."""
    removed = [seat for seat in d.state.seats.values() if seat.marks.get(REMOVED) == d.state.phase_id]
    seats = {**d.state.seats, **{seat.player: replace(seat, alive=True) for seat in removed}}
    return Decision(d.rules, replace(d.state, seats=seats), d.at, d.chance)


def foreseen(d: Decision) -> Night:
    """In a dawn: how the night would come out if nobody answered any more."""
    work = as_it_closed(d)
    lapse_questions(work)
    night = resolve(work, RULES, d.state.number - 1)
    assert isinstance(night, Night)
    return night


def always(state: GameState) -> bool:
    """Whether every night is followed by a dawn of full length (snitch.7)."""
    return state.options["dawn"] == "always" and "dawns" in state.memory


def open_dawn(d: Decision, number: int) -> None:
    """All results wait until the questions are answered (5.1.14)."""
    open_questions(d, "dawn", number, option(d.state, "dawn-length"))


def last_a_full_dawn(d: Decision) -> None:
    """Let the dawn end at its full length (day.2)."""
    set_deadline(d, d.state.clock.opened + option(d.state, "dawn-length"), "answer")


def close_dawn(d: Decision) -> None:
    """The night goes on with the answers."""
    lapse_questions(d)
    close_night(d)


def end_night(d: Decision, night: Night) -> None:
    """5.1.15, 5.1.16: everything takes effect and is told at once, then winning is tested."""
    sheet = sheet_of(night)
    died = [player for player in sheet.deaths if d.state.seats[player].alive]
    d.emit(*night.decision.events)
    for player in died:
        role = night.start.seats[player].role
        hidden = player in sheet.hidden or d.state.options["reveal"] == "none"
        show_death(d, player, "hidden" if hidden else role)
    facts = dict.fromkeys(night.told)
    d.emit(*(e.Learned(player, fact) for player, fact in facts if d.state.seats[player].alive))
    d.emit(*(e.Announced(fact) for fact in night.public))
    if "vampire lost child" in night.public or any(fact.startswith("child found") for fact in night.public):
        end_dawns(d)
    follow(d)
    if not finish(d):
        open_phase(d, "day", night.number + 1)


def finish(d: Decision) -> bool:
    """Test winning; whether the game is over (win.1)."""
    return end_if_won(d, CONDITIONS)


# --- questions and reminders --------------------------------------------------------------------------------------


def end_when_answered(d: Decision) -> None:
    """A verdict and a dawn end with the answer that they wait for, but a dawn that always comes at its end (day.2).

    When the Don who has answered leaves before a held dawn ends, it waits for his men.
    """
    open_end = d.state.phase == "dawn" and always(d.state)
    if not open_end and claims.settled(d.state):
        close_now(d, ANSWERED)
    elif d.state.clock.reason == ANSWERED:
        last_a_full_dawn(d)


def late_at_night(rules: Ruleset, state: GameState) -> Iterator[str]:
    """Those who could act and are silent so far; above all the biters, whose only night it is (people.4)."""
    return (
        seat.player
        for seat in state.living()
        if seat.player not in state.orders and seat.player not in state.passed and offered(rules, state, seat.player)
    )


def late_by_day(rules: Ruleset, state: GameState) -> Iterator[str]:
    """The living without a vote."""
    return iter(day.silent(state) if day.has_ballot(state) else ())


def vote_refusal(state: GameState, seat: Seat) -> str:
    """A held vagrant has no vote of his own after a command (vag.4)."""
    return "commanded" if "commanded" in seat.marks else ""


VOTE = BallotRules(
    limits=OTHERS,
    revote=lambda state: state.options["revote"] == "allowed",
    abstain=True,
    secret=lambda state: state.options["ballot"] == "secret",
    when=day.has_ballot,
    may=vote_refusal,
)

PHASES = {
    "day": PhaseRules(close_day, (VOTE,), voices.heed, late_by_day, orders_open),
    "verdict": PhaseRules(close_verdict, after_input=lambda d, event: end_when_answered(d), late=unanswered),
    "night": PhaseRules(close_night, after_input=voices.heed, late=late_at_night, orders_open=orders_open),
    "dawn": PhaseRules(close_dawn, after_input=lambda d, event: end_when_answered(d), late=unanswered, settled=True),
}
