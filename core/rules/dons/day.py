"""The day of the dons: offices, the count, the leader, execution and drag (dons 5.2, day.*)."""

from collections.abc import Iterator

from core.ballots.plurality import count
from core.clock.questions import open_questions
from core.clock.schemes import option
from core.engine import events as e
from core.engine.phases import Decision
from core.engine.state import GameState
from core.rules.dons.aftermath import show_death
from core.rules.dons.guards import bearer_today
from core.rules.dons.guns import DRAG

BALLOT = "vote"
OFFICES = {"lawyer": "defend", "bouncer": "bar", "keykeeper": "admit"}
NOTED = {
    "defend": ("defends", "dons law.3"),
    "bar": ("bars", "dons bouncer.1"),
    "admit": ("opens", "dons key.2"),
    "accuse": ("accuses", "dons pros.1"),
}


def has_ballot(state: GameState) -> bool:
    """Whether this day has a ballot and office hours (day.1)."""
    return state.number > 1 or state.options["day-one"] == "vote"


def chosen(state: GameState, role: str) -> list[str]:
    """Whom the living holders of an office chose today."""
    orders = (state.standing(seat.player, OFFICES[role]) for seat in state.holders(role))
    return [placed.args[0] for placed in orders if placed]


def barred(state: GameState) -> set[str]:
    """Whose votes are left out: the bouncer's choice, unless the keykeeper let him in (bouncer.1, key.2)."""
    return set(chosen(state, "bouncer")) - set(chosen(state, "keykeeper"))


def silent(state: GameState) -> list[str]:
    """The living who cast no vote; whose vote lapsed with its target was not silent (day.5, day.13)."""
    cast = state.votes.get(BALLOT, {})
    return [seat.player for seat in state.living() if seat.player not in cast and seat.player not in state.excused]


# --- the count ----------------------------------------------------------------------------------------------------


def count_ballot(d: Decision) -> str | None:
    """Announce the offices, count, and find the condemned player, if there is one (day.7 to day.10)."""
    announce_offices(d)
    note_offices(d)
    out = barred(d.state)
    votes = {voter: target for voter, target in d.state.votes.get(BALLOT, {}).items() if voter not in out}
    own = [player for player in silent(d.state) if player not in out] if d.state.options["silent"] == "self" else []
    secret = d.state.options["ballot"] == "secret"
    d.emit(count(BALLOT, votes, own, d.state.seats, tuple(extra_votes(d.state, out)), secret))
    counted = d.events[-1]
    assert isinstance(counted, e.BallotCounted)
    note_silence(d)
    count_limits(d)
    return condemned(d, dict(counted.tally))


def announce_offices(d: Decision) -> None:
    """key.2, key.3: who was barred, and whether the back door was opened in vain; never by whom."""
    bars, doors = chosen(d.state, "bouncer"), chosen(d.state, "keykeeper")
    d.emit(*(e.Announced(f"barred {player}") for player in dict.fromkeys(bars)))
    d.emit(*(e.Announced(f"admitted {player}") for player in dict.fromkeys(doors) if player in bars))
    if any(player not in bars for player in doors):
        d.emit(e.Announced("keykeeper in vain"))


def note_offices(d: Decision) -> None:
    """For the story: what the offices did, and the second vote of the prosecutor."""
    bars, doors = chosen(d.state, "bouncer"), chosen(d.state, "keykeeper")
    for seat in tuple(d.state.living()):
        for placed in d.state.orders.get(seat.player, ()):
            if placed.ability in NOTED:
                target = placed.args[0]
                result, clause = NOTED[placed.ability]
                if placed.ability == "admit" and target not in bars:
                    result, clause = "in-vain", "dons key.3"
                elif placed.ability == "bar" and target in doors:
                    result, clause = "void", "dons key.2"
                d.emit(e.Resolved("day", (seat.player,), placed.ability, target, result, clause))


def extra_votes(state: GameState, out: set[str]) -> Iterator[str]:
    """The prosecutor's second vote, never shown as his, and the penalty votes of the host (pros.1, day.14)."""
    for seat in state.holders("prosecutor"):
        placed = state.standing(seat.player, "accuse")
        if placed and seat.player not in out:
            yield placed.args[0]
    for seat in state.living():
        yield from [seat.player] * int(seat.marks.get("penalty", 0))


def note_silence(d: Decision) -> None:
    """Silent days in a row, and penalty votes that are used up (day.13, day.14)."""
    without = silent(d.state)
    for seat in tuple(d.state.living()):
        days = int(seat.marks.get("silent", 0))
        if seat.player in without:
            d.emit(e.Marked(seat.player, "silent", days + 1))
        elif days:
            d.emit(e.Marked(seat.player, "silent", None))
        if "penalty" in seat.marks:
            d.emit(e.Marked(seat.player, "penalty", None))


def count_limits(d: Decision) -> None:
    """A choice of an office counts when the day closes with it, whatever came of it (base.7)."""
    for role, ability in OFFICES.items():
        for seat in tuple(d.state.holders(role)):
            if placed := d.state.standing(seat.player, ability):
                key = f"{ability} {placed.args[0]}"
                d.emit(e.Marked(seat.player, key, int(seat.marks.get(key, 0)) + 1))


def condemned(d: Decision, tally: dict[str, int]) -> str | None:
    """Who is to be executed: the one with strictly most votes, unless something spares him (day.8 to day.10)."""
    while tally:
        leaders = [player for player, votes in tally.items() if votes == max(tally.values())]
        if len(leaders) > 1 and d.state.options["tie"] == "nobody":
            return None
        leader = leaders[0]
        if len(leaders) > 1:
            leader = draw_lot(d, leaders)
        if not spare(d, leader):
            return leader
        if d.state.options["spared"] == "nobody":
            return None
        del tally[leader]
    return None


def draw_lot(d: Decision, leaders: list[str]) -> str:
    """One of the leaders: the lot `tie`, later ones of the game `tie 2`, `tie 3` (day.9)."""
    number = int(d.state.memory.get("lots", 0)) + 1
    d.emit(e.Noted("lots", number))
    return d.draw("tie" if number == 1 else f"tie {number}", leaders)


def spare(d: Decision, leader: str) -> bool:
    """Whether the leader is defended or bears the bonus, which is announced only where it saves him (day.10)."""
    defended = leader in chosen(d.state, "lawyer")
    bears = leader == bearer_today(d.state, d.state.number)
    if defended:
        d.emit(e.Announced(f"defended {leader}"))
    if bears:
        d.emit(e.Announced(f"bonus {leader}"))
    return defended or bears


# --- execution ----------------------------------------------------------------------------------------------------


def ask_for_drag(d: Decision, player: str) -> None:
    """kam.4: the condemned kamikaze may change his choice of last night."""
    others = tuple(seat.player for seat in d.state.living() if seat.player != player)
    chosen = str(d.state.seats[player].marks.get(DRAG_MARK, ""))
    silence = ("drag", chosen) if chosen in others else ("pass",)
    d.emit(e.Noted("condemned", player), e.LastWordGiven(player))
    asked = e.QuestionAsked(player, "drag", ("drag", "pass"), ("drag",), others, silence)
    open_questions(d, "verdict", d.state.number, option(d.state, "verdict-length"), asked)


def give_verdict(d: Decision) -> None:
    """The kamikaze is executed with whom he takes along; nobody, if he has left by now (kam.4)."""
    player = str(d.state.memory["condemned"])
    seat = d.state.seats[player]
    answer = d.state.answers.get(f"drag {player}", ())
    d.emit(e.Noted("condemned", None))
    if not seat.alive:
        execute(d, None)
        return
    target = answer[1] if answer[:1] == ("drag",) else "" if answer else str(seat.marks.get(DRAG_MARK, ""))
    execute(d, player, target)


DRAG_MARK = "drag"


def execute(d: Decision, player: str | None, dragged: str = "") -> None:
    """The outcome of the ballot is final (day.11); the bonus of the day protects its bearer from the drag (kam.4)."""
    d.emit(e.Executed(player))
    if player is None:
        return
    deaths = {player: "executed"}
    if dragged and d.state.seats[dragged].alive and dragged != bearer_today(d.state, d.state.number):
        deaths[dragged] = DRAG
        d.emit(e.Resolved("verdict", (player,), "drag", dragged, "drags", "dons kam.4"))
    roles = {dead: d.state.seats[dead].role for dead in deaths}
    d.emit(*(e.Died(dead, cause, f"day {d.state.number}") for dead, cause in deaths.items()))
    for dead, cause in deaths.items():
        shown = d.state.options["reveal"] == "role" or (cause == "executed" and roles[dead] == "child")
        show_death(d, dead, roles[dead] if shown else "hidden")
