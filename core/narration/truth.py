"""A chapter of the story as it really was: every act with what became of it, and why."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from core.engine import events as e
from core.engine.state import Seat
from core.narration import acts, prepared, private, public
from core.narration.facts import read
from core.narration.pages import Book, Moment, opens_page
from core.narration.table import Table

OPEN_DEATHS = tuple(public.DEATHS)
# Acts that are noted after what they bring about; the story tells them first.
NOTED_LATE = ("recruits", "refused", "joins")
# Facts about oneself and newcomers: the change itself is told.
OF_ONESELF = ("now ", "joined ")
OF_NEWCOMERS = " joins "
TOLD_OPENLY = (e.BallotCounted, e.LastWordGiven, e.Executed, e.ClockStopped, e.ClockStarted, e.SeatReplaced)


def tell(book: Book, chapter: list[Moment]) -> None:
    """Write the page of a chapter."""
    teller = _Teller(book, chapter)
    for moments in _acts_together(chapter):
        teller.tell(moments)
    teller.finish()


def _acts_together(chapter: list[Moment]) -> Iterator[list[Moment]]:
    """The moments of a chapter as a story tells them, with the several outcomes of one act together."""

    def key(moment: Moment) -> object:
        act = moment.event
        return (act.step, act.by, act.ability, act.target) if isinstance(act, e.Resolved) else moment.number

    for _, together in groupby(_in_order(chapter), key):
        yield list(together)


def _in_order(chapter: list[Moment]) -> Iterator[Moment]:
    """An act before the death or the change that it brings about."""
    waiting: list[Moment] = []
    for place, moment in enumerate(chapter):
        event = moment.event
        if isinstance(event, e.Died | e.RoleChanged) and _noted_late(event.player, chapter[place:]):
            waiting.append(moment)
            continue
        yield moment
        if isinstance(event, e.Resolved):
            yield from waiting
            waiting = []


def _told_by_the_change(fact: str) -> bool:
    return fact.startswith(OF_ONESELF) or OF_NEWCOMERS in fact


def _noted_late(player: str, rest: list[Moment]) -> bool:
    """Whether the next act that is noted tells of what has just happened to the player."""
    act = next((m.event for m in rest if isinstance(m.event, e.Resolved)), None)
    return act is not None and act.result in NOTED_LATE and player in (act.target, *act.by)


@dataclass(slots=True)
class _Teller:
    """`facts` are what players learned in this chapter and is not told yet; `acted` are those whose act is told.

    `last` is the number of the last event in which each of them acts: what he learned is the answer to it.
    """

    book: Book
    chapter: list[Moment]
    facts: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    acted: set[str] = field(default_factory=set[str])
    last: dict[str, int] = field(default_factory=dict[str, int])

    def __post_init__(self) -> None:
        events = [moment.event for moment in self.chapter]
        for moment in self.chapter:
            if isinstance(moment.event, e.Resolved):
                self.last |= dict.fromkeys(moment.event.by, moment.number)
        self.acted = {*self.last}
        if any(isinstance(event, e.RoleDealt) for event in events):
            return  # at the deal everybody's role is told, and who was introduced to whom follows from it
        for event in events:
            if isinstance(event, e.Learned) and not _told_by_the_change(event.fact):
                self.facts.setdefault(event.player, []).append(event.fact)

    def tell(self, moments: list[Moment]) -> None:
        """Tell one act, or one event of another kind."""
        outcomes = [moment.event for moment in moments if isinstance(moment.event, e.Resolved)]
        if outcomes:
            numbers = {moment.number for moment in moments}
            answered = [player for player in outcomes[0].by if self.last[player] in numbers]
            facts = [fact for player in answered for fact in self.facts.pop(player, [])]
            line = acts.line(self.book.voice, outcomes, moments[0].before, facts)
            self.book.add(line.text, line.clause)
        else:
            self._event(moments[0])

    def _event(self, moment: Moment) -> None:
        book, table = self.book, moment.table
        match moment.event:
            case e.GameCreated():
                book.turn("signup")
            case e.PhaseOpened(phase=phase, number=number) as event if opens_page(event):
                book.turn(phase, number)
                self._openly(moment)
            case e.DeathShown(player=player) if table.state.seats[player].cause in OPEN_DEATHS:
                self._openly(moment)
            case e.GameOver(clause=clause):
                self.finish()
                book.turn("over")
                self._openly(moment, clause)
                self._fates(table)
            case e.SetUp(setup=setup):
                for key, value in setup.items():
                    self._prepared(key, value, table)
            case e.Drawn(name=name, outcome=outcome) if name in book.voice.rules.setup:
                self._prepared(name, outcome, table)
            case e.Announced(fact=fact) if read(book.voice.rules.facts, fact)[0] in book.voice.rules.setup:
                self._openly(moment)
            case event if isinstance(event, TOLD_OPENLY):
                self._openly(moment)
            case event:
                book.add(self._secret(event, moment.before, table))

    def _prepared(self, key: str, value: object, table: Table) -> None:
        """What was decided before play, by the host or by chance."""
        voice = self.book.voice
        item = voice.rules.setup[key]
        self.book.add(prepared.line(voice, key, prepared.decided(voice, item, value, table)), item.clause)

    def _openly(self, moment: Moment, clause: str = "") -> None:
        self.book.add(public.retold(self.book.voice, moment.event, moment.table), clause)

    def _secret(self, event: e.Event, before: Table, table: Table) -> str:
        voice = self.book.voice
        match event:
            case e.RoleDealt(player=player, role=role):
                return voice.locale.text("story-dealt", player=table.seat(player), role=voice.role_key(role))
            case e.Died(player=player, cause=cause) if cause not in OPEN_DEATHS:
                role = voice.role_key(before.state.seats[player].role)
                return voice.locale.text("story-died", **table.who(player), role=role, cause=voice.cause(cause))
            case e.RoleChanged(player=player, role=role) if role != before.state.seats[player].role:
                return voice.locale.text("story-turned", player=table.seat(player), role=voice.role_key(role))
            case e.QuestionAnswered(player=player) if player not in self.acted and not self._night:
                answer = private.answer(voice, event, table)
                return voice.locale.text("story-answered", **table.who(player), answer=answer)
            case e.QuestionLapsed(player=player) if not self._night:
                return voice.locale.text("story-unanswered", player=table.seat(player))
            case _:
                return ""

    @property
    def _night(self) -> bool:
        """Whether the chapter is a night: its questions are part of an act."""
        head = self.chapter[0].event
        return isinstance(head, e.PhaseOpened) and head.phase == "night"

    def finish(self) -> None:
        """What is left of the chapter: orders that came to nothing, and what others learned."""
        voice = self.book.voice
        self._unacted()
        for player, facts in self.facts.items():
            table = self.chapter[-1].table
            words = acts.quoted(voice, facts, table)
            self.book.add(voice.locale.text("story-learned", **table.who(player), facts=words))
        self.facts = {}

    def _unacted(self) -> None:
        """Whoever gave an order and died before his turn, or spoke for his team and was overruled."""
        ends = (m.before for m in self.chapter if isinstance(m.event, e.PhaseClosed) and m.event.phase == "night")
        table = next(ends, None)
        if table is None:
            return
        voice = self.book.voice
        for player, orders in table.state.orders.items():
            if orders and player not in self.acted and (key := self._vain(player, orders[0].ability)):
                words = private.order(voice, orders[0].ability, orders[0].args, table)
                self.book.add(voice.locale.text(key, **table.who(player), order=words))
        self.acted.update(table.state.orders)

    def _vain(self, player: str, ability: str) -> str:
        """The text for an order that came to nothing; empty for one that is only made ahead of time."""
        seat = self.chapter[-1].table.state.seats[player]
        if not seat.alive:
            return "story-unacted"
        return "story-overruled" if acts.collective(self.book.voice.rules, seat, ability) else ""

    def _fates(self, table: Table) -> None:
        """Everybody's role and end."""
        voice = self.book.voice
        for seat in table.state.seats.values():
            end = (
                self._end(seat)
                if seat.died_in
                else voice.locale.text("story-survived", gender=table.gender(seat.player))
            )
            role = voice.role_key(seat.role)
            self.book.add(voice.locale.text("story-fate", player=table.seat(seat.player), role=role, end=end))

    def _end(self, seat: Seat) -> str:
        voice = self.book.voice
        kind, number = seat.died_in.split()
        return voice.locale.text("story-end", kind=kind, number=int(number), cause=voice.cause(seat.cause))
