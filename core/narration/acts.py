"""One act of the story with what became of it."""

from collections.abc import Iterable

from core.engine import events as e
from core.engine.ruleset import Ruleset
from core.engine.state import Seat
from core.narration.pages import Line
from core.narration.table import Table
from core.narration.voice import Voice

# Their result says all that their author was told.
PLAIN_SPOKEN = ("recruits", "refused", "joins")
# Why an act came to nothing says more than that it did.
FAILED = "failed"
# What each of a team wanted is told.
APART = ("disagree", "tie")
LEARNS = "learns"


def line(voice: Voice, acts: list[e.Resolved], table: Table, facts: list[str]) -> Line:
    """An act, its outcomes and the answer to it; `table` is from before, `facts` are what its authors were told."""
    # An answer speaks for itself; that somebody learned something is said only where nobody heard it.
    results = [_result(voice, act) for act in acts if not (facts and act.result == LEARNS)]
    words = _act(voice, acts[0], table)
    if results:
        facts = [fact for fact in facts if fact != FAILED]
        told = voice.locale.text("story-act", act=words, result=", ".join(results))
    else:
        told = voice.locale.text("story-act-alone", act=words)
    if facts and not any(act.result in PLAIN_SPOKEN for act in acts):
        answer = voice.locale.text("story-told", facts=quoted(voice, facts, table))
        told = f"{told} {answer}"
    return Line(told, ", ".join(dict.fromkeys(act.clause for act in acts)))


def quoted(voice: Voice, facts: Iterable[str], table: Table) -> str:
    """Facts in the words in which they were told, each once, to stand in quotation marks."""
    return " ".join(voice.fact(fact, table) for fact in dict.fromkeys(facts)).removesuffix(".")


def _act(voice: Voice, act: e.Resolved, table: Table) -> str:
    seat = table.state.seats[act.by[0]]
    if act.result in APART:
        return _apart(voice, act, seat.team, table)
    if collective(voice.rules, seat, act.ability):
        target = table.who(act.target, "target")
        players = table.seats(act.by, voice.locale)
        return voice.say("act", f"{act.ability}-together", team=seat.team, players=players, **target)
    return _alone(voice, seat, act, table)


def collective(rules: Ruleset, seat: Seat, ability: str) -> bool:
    """Whether an ability of this player is an act of his whole team."""
    return any(a.collective for a in rules.role[seat.role].abilities if a.id == ability)


def _alone(voice: Voice, seat: Seat, act: e.Resolved, table: Table) -> str:
    on_oneself = f"{act.ability}-self"
    key = on_oneself if act.target == seat.player and voice.known("act", on_oneself) else act.ability
    target = table.who(act.target, "target") if act.target in table.state.seats else {}
    return voice.say("act", key, **table.who(seat.player), role=voice.role_key(seat.role), **target)


def _apart(voice: Voice, act: e.Resolved, team: str, table: Table) -> str:
    """What each member of a team wanted when they did not agree."""
    wishes = (
        voice.locale.text("story-wish", player=table.seat(player), target=table.seat(placed.args[0]))
        for player in act.by
        if (placed := table.state.standing(player, act.ability))
    )
    return voice.say("act", f"{act.ability}-apart", team=team, wishes=", ".join(wishes))


def _result(voice: Voice, act: e.Resolved) -> str:
    special = f"{act.ability}-{act.result}"
    key = special if voice.known("result", special) else act.result
    return voice.say("result", key, **({"team": act.target} if act.target in voice.rules.team else {}))
