"""The day of `classic`: the ballot's count, the last shot, execution, silence and removal (5.3, 5.5, 6.1-6.3)."""

from core.ballots.plurality import count
from core.clock.questions import open_questions
from core.clock.schemes import VotingClock, option
from core.engine import events as e
from core.engine.phases import Decision
from core.engine.state import GameState
from core.rules.classic.deaths import die, show_deaths

BALLOT = "vote"


def all_voted(state: GameState) -> bool:
    """Whether every living player has a vote (6.4 "complete")."""
    votes = state.votes.get(BALLOT, {})
    return all(s.player in votes for s in state.living())


CLOCK = VotingClock(all_voted)


def without_vote(state: GameState) -> tuple[str, ...]:
    """The living who have no vote."""
    votes = state.votes.get(BALLOT, {})
    return tuple(s.player for s in state.living() if s.player not in votes)


def count_ballot(d: Decision) -> str | None:
    """Count the ballot and publish it; the condemned player, if there is one (1.2.4, 1.4.2).

    Whose vote lapsed with its target gets none against himself and was not silent (D36).
    """
    state = d.state
    silent = tuple(p for p in without_vote(state) if p not in state.excused)
    counted = count(BALLOT, state.votes.get(BALLOT, {}), silent, state.seats)
    d.emit(counted)
    _note_silence(d, silent)
    return counted.leaders[0] if len(counted.leaders) == 1 else None


def _note_silence(d: Decision, silent: tuple[str, ...]) -> None:
    """Count silent days in a row (1.4.3, D34)."""
    for seat in tuple(d.state.living()):
        days = int(seat.marks.get("silent", 0))
        if seat.player in silent:
            d.emit(e.Marked(seat.player, "silent", days + 1))
        elif days:
            d.emit(e.Marked(seat.player, "silent", None))


def may_shoot_last(state: GameState, condemned: str) -> bool:
    """4.2d: the executed commissar may shoot, if anybody else lives."""
    return state.seats[condemned].role == "commissar" and any(s.player != condemned for s in state.living())


def ask_last_shot(d: Decision, condemned: str) -> None:
    """Open the verdict and put the question to the condemned commissar (4.2d, D20)."""
    others = tuple(s.player for s in d.state.living() if s.player != condemned)
    d.emit(e.Noted("condemned", condemned), e.LastWordGiven(condemned))
    asked = e.QuestionAsked(condemned, "last-shot", ("shoot", "pass"), ("shoot",), others)
    open_questions(d, "verdict", d.state.number, option(d.state, "answer_window"), asked)


def give_verdict(d: Decision) -> None:
    """The execution with its last shot, both at the same moment (D19); without those who have left by now (D36)."""
    condemned = str(d.state.memory["condemned"])
    answer = d.state.answers.get(f"last-shot {condemned}", ())
    d.emit(e.Noted("condemned", None))
    if d.state.seats[condemned].alive:
        shot = answer[1] if answer[:1] == ("shoot",) and d.state.seats[answer[1]].alive else None
        execute(d, condemned, shot)
    else:
        execute(d, None)


def execute(d: Decision, condemned: str | None, shot: str | None = None) -> None:
    """The ballot's outcome is final: this player dies, with whom he shoots, or nobody (5.5)."""
    before = d.state
    d.emit(e.Executed(condemned))
    deaths = {player: cause for player, cause in ((condemned, "executed"), (shot, "last-shot")) if player}
    die(d, deaths, f"day {d.state.number}")
    if shot:
        d.emit(e.Resolved("last-shot", (str(condemned),), "last-shot", shot, "kills", "classic 4.2d"))
    show_deaths(d, before)


def remove_inactive(d: Decision, number: int) -> tuple[str, ...]:
    """1.4.3, D35: at the very start of day `number` those leave who were silent too many days in a row."""
    allowed = option(d.state, "inactive_days")
    removed = tuple(s.player for s in d.state.living() if allowed and int(s.marks.get("silent", 0)) >= allowed)
    die(d, dict.fromkeys(removed, "inactive"), f"day {number}")
    return removed
