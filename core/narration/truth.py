"""A chapter of the story as it really was: every act with what became of it, and why."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

from core.engine import events as e
from core.engine.ruleset import Ruleset
from core.engine.state import Seat
from core.narration import private, public
from core.narration.pages import Book, Moment, opens_page
from core.narration.table import Table

OPEN_DEATHS = tuple(public.DEATHS)
TOLD_OPENLY = (
    e.BallotCounted, e.LastWordGiven, e.Executed, e.ClockStopped, e.ClockStarted, e.PauseNoted, e.HostActed,
    e.SeatReplaced,
)  # fmt: skip


def tell(book: Book, chapter: list[Moment]) -> None:
    """Write the page of a chapter."""
    teller = _Teller(book, chapter)
    for moments in teller.acts_together():
        teller.tell(moments)
    teller.finish()


def collective(rules: Ruleset, seat: Seat, ability: str) -> bool:
    """Whether an ability of this player is an act of his whole team."""
    return any(a.collective for a in rules.role[seat.role].abilities if a.id == ability)


@dataclass(slots=True)
class _Teller:
    """`facts` are what players learned in this chapter and are not told yet; `acted` are those whose act is told."""

    book: Book
    chapter: list[Moment]
    facts: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    acted: set[str] = field(default_factory=set[str])

    def __post_init__(self) -> None:
        for moment in self.chapter:
            if isinstance(moment.event, e.Learned):
                self.facts.setdefault(moment.event.player, []).append(moment.event.fact)

    def acts_together(self) -> Iterator[list[Moment]]:
        """The moments of the chapter, with the several outcomes of one act together."""

        def key(moment: Moment) -> object:
            act = moment.event
            return (act.step, act.by, act.ability, act.target) if isinstance(act, e.Resolved) else moment.number

        for _, together in groupby(self.chapter, key):
            yield list(together)

    def tell(self, moments: list[Moment]) -> None:
        """Tell one act, or one event of another kind."""
        acts = [moment.event for moment in moments if isinstance(moment.event, e.Resolved)]
        if acts:
            self._act(acts, moments[0].before)
        else:
            self._event(moments[0])

    def _event(self, moment: Moment) -> None:
        book, voice, table = self.book, self.book.voice, moment.table
        match moment.event:
            case e.GameCreated():
                book.turn("signup")
            case e.RoleDealt(player=player, role=role):
                book.add(voice.locale.text("story-dealt", player=table.seat(player), role=voice.role_key(role)))
            case e.PhaseOpened(phase=phase, number=number) as event:
                if opens_page(event):
                    book.turn(phase, number)
                    book.add(public.tell(voice, event, moment.number, table))
            case e.Died(player=player, cause=cause) if cause not in OPEN_DEATHS:
                role = voice.role_key(moment.before.state.seats[player].role)
                book.add(voice.locale.text("story-died", **table.who(player), role=role, cause=voice.cause(cause)))
            case e.DeathShown(player=player) as event if table.state.seats[player].cause in OPEN_DEATHS:
                book.add(public.tell(voice, event, moment.number, table))
            case e.RoleChanged(player=player, role=role) if role != moment.before.state.seats[player].role:
                book.add(voice.locale.text("story-turned", **table.who(player), role=voice.role_key(role)))
            case e.QuestionAnswered(player=player) as event:
                answer = private.answer(voice, event, table)
                book.add(voice.locale.text("story-answered", **table.who(player), answer=answer))
            case e.QuestionLapsed(player=player):
                book.add(voice.locale.text("story-unanswered", **table.who(player)))
            case e.GameOver() as event:
                self.finish()
                book.turn("over")
                book.add(public.tell(voice, event, moment.number, table), event.clause)
                self._fates(table)
            case event if isinstance(event, TOLD_OPENLY):
                book.add(public.tell(voice, event, moment.number, table))
            case _:
                pass

    def _act(self, acts: list[e.Resolved], table: Table) -> None:
        first = acts[0]
        voice = self.book.voice
        seat = table.state.seats[first.by[0]]
        if first.result == "disagree":
            words = self._apart(first, table)
        elif collective(voice.rules, seat, first.ability):
            words = voice.say(
                "act", f"{first.ability}-together",
                team=seat.team, players=table.seats(first.by, voice.locale), **table.who(first.target, "target"),
            )  # fmt: skip
        else:
            words = self._alone(seat, first.ability, first.target, table)
        results = [self._result(act) for act in acts]
        self.acted.update(first.by)
        facts = [fact for player in first.by for fact in self.facts.pop(player, [])]
        answer = self._answer(facts, table)
        if not facts and any(act.result == "learns" for act in acts):
            results.append(voice.locale.text("story-unheard"))
        told = voice.locale.text("story-act", act=words, result=", ".join(results))
        self.book.add(f"{told} {answer}".rstrip(), ", ".join(dict.fromkeys(act.clause for act in acts)))

    def _alone(self, seat: Seat, ability: str, target: str, table: Table) -> str:
        voice = self.book.voice
        key = f"{ability}-self" if target == seat.player and voice.known("act", f"{ability}-self") else ability
        named = table.who(target, "target") if target in table.state.seats else {}
        return voice.say("act", key, **table.who(seat.player), role=voice.role_key(seat.role), **named)

    def _apart(self, act: e.Resolved, table: Table) -> str:
        """What each member of a team wanted when they did not agree."""
        voice = self.book.voice
        wishes = (
            voice.locale.text("story-wish", player=table.seat(player), target=table.seat(placed.args[0]))
            for player in act.by
            if (placed := table.state.standing(player, act.ability))
        )
        team = table.state.seats[act.by[0]].team
        return voice.say("act", f"{act.ability}-apart", team=team, wishes=", ".join(wishes))

    def _result(self, act: e.Resolved) -> str:
        voice = self.book.voice
        special = f"{act.ability}-{act.result}"
        key = special if voice.known("result", special) else act.result
        return voice.say("result", key, **({"team": act.target} if act.target in voice.rules.team else {}))

    def _answer(self, facts: Iterable[str], table: Table) -> str:
        told = " ".join(self.book.voice.fact(fact, table) for fact in facts)
        return self.book.voice.locale.text("story-told", facts=told) if told else ""

    def finish(self) -> None:
        """What is left of the chapter: orders that came to nothing, and what others learned."""
        self._unacted()
        voice = self.book.voice
        for player, facts in self.facts.items():
            table = self.chapter[-1].table
            self.book.add(voice.locale.text("story-learned", **table.who(player), facts=self._words(facts, table)))
        self.facts = {}

    def _words(self, facts: Iterable[str], table: Table) -> str:
        return " ".join(self.book.voice.fact(fact, table) for fact in facts)

    def _unacted(self) -> None:
        """Whoever gave an order and died before his turn."""
        ends = (m.before for m in self.chapter if isinstance(m.event, e.PhaseClosed) and m.event.phase == "night")
        table = next(ends, None)
        if table is None:
            return
        voice = self.book.voice
        for player, orders in table.state.orders.items():
            if player in self.acted or not orders:
                continue
            words = private.order(voice, orders[0].ability, orders[0].args, table)
            self.book.add(voice.locale.text("story-unacted", **table.who(player), order=words))
        self.acted.update(table.state.orders)

    def _fates(self, table: Table) -> None:
        """Everybody's role and end."""
        voice = self.book.voice
        for seat in table.state.seats.values():
            end = (
                voice.locale.text("story-survived", gender=table.gender(seat.player))
                if seat.alive
                else voice.locale.text("story-end", cause=voice.cause(seat.cause), phase=self._phase(seat.died_in))
            )
            role = voice.role_key(seat.role)
            self.book.add(voice.locale.text("story-fate", player=table.seat(seat.player), role=role, end=end))

    def _phase(self, phase: str) -> str:
        kind, number = phase.split()
        return self.book.voice.say("phase", kind, number=int(number))
