"""A game being played from a case: commands go in, events and refusals are gathered."""

from collections.abc import Sequence
from typing import NamedTuple

from core.cases.arrival import Arrival
from core.cases.model import Case, Inputs, Texts
from core.cases.vocabulary import HOST, NOBODY, VOTE
from core.engine.commands import Answer, Command, HostCommand, Order, Vote
from core.engine.decide import close_phase, decide
from core.engine.events import Event, PhaseOpened
from core.engine.phases import Decision
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.engine.state import GameState

NOMINATE = "nominate"


class UnnamedDraw(Exception):
    """Chance was asked for something that the case does not name, or cannot give what it names."""


class NamedDraws:
    """Answers draws with the outcomes that a case names."""

    def __init__(self, outcomes: dict[str, str]) -> None:
        self._outcomes = outcomes

    def draw(self, name: str, options: Sequence[str]) -> str:
        """The outcome named for this draw. Raises `UnnamedDraw`."""
        outcome = self._outcomes.get(name)
        if outcome is None:
            raise UnnamedDraw(f"{name}: one of {', '.join(options)}")
        if outcome not in options:
            raise UnnamedDraw(f"{name}: {outcome} is none of {', '.join(options)}")
        return outcome


class _Unit(NamedTuple):
    """One text of orders from one sender; the same giver's text may stand for a whole team."""

    number: int
    giver: str
    sender: str
    text: str


class Table:
    """The state of a game, its whole `log` with the moments, and what has happened since `take` was last called.

    Inputs may call a seat by the handle of whoever took it over. Without an `arrival`, orders come as they are written.
    `openings` counts the phases that have opened, `most_senders` how many players sent orders at one moment.
    """

    def __init__(self, rules: Ruleset, case: Case, arrival: Arrival | None = None) -> None:
        self.rules, self.arrival = rules, arrival
        self.aliases, self.names = case.aliases, case.names
        self.chance = NamedDraws(case.chance)
        self.state = GameState(ruleset=rules.id)
        self.most_senders = 0
        self.openings = 0
        self.ballots = {b.id for phase in rules.phases.values() for b in phase.ballots} - {VOTE}
        self.log: list[tuple[int, Event]] = []
        self.events: list[Event] = []
        self.refused: list[tuple[str, str]] = []

    def happen(self, at: int, events: Sequence[Event], state: GameState) -> None:
        """Take over what was decided at the moment `at`."""
        self.log += ((at, event) for event in events)
        self.events += events
        self.state = state
        self.openings += sum(isinstance(event, PhaseOpened) for event in events)

    def take(self) -> tuple[list[Event], tuple[tuple[str, str], ...]]:
        """The events and refusals since the last time; they are forgotten here."""
        events, refused = self.events, tuple(self.refused)
        self.events, self.refused = [], []
        return events, refused

    def send(self, command: Command) -> str:
        """Ask something of the game: the reason of its refusal, or an empty text."""
        decided = decide(self.rules, self.state, command, self.chance)
        if isinstance(decided, Refused):
            return decided.reason
        self.happen(command.at, decided.events, decided.state)
        return ""

    def closing(self, at: int) -> Decision:
        """What happens when the open phase closes at that moment, up to the opening of the next one."""
        decision = Decision(self.rules, self.state, at, self.chance)
        close_phase(decision)
        return decision

    def close(self, at: int) -> None:
        """Close the open phase at that moment; the next one stays open, however short it is."""
        decision = self.closing(at)
        self.happen(at, decision.events, decision.state)

    def feed(self, inputs: Inputs, at: int, phase: str) -> None:
        """Give the inputs of one moment, in the order of the format."""
        for text in inputs.host:
            verb, *args = self._host_words(text)
            self._note(HOST, self.send(HostCommand(at=at, verb=verb, args=tuple(args))))
        for nominator, nominee in inputs.nominations:
            who = self.seat(nominator)
            order = Order(at=at, by=who, phase=phase, ability=NOMINATE, args=(self.seat(nominee),))
            self._note(nominator, self.send(order))
        self._orders(inputs.orders, at, phase)
        for giver, texts in inputs.answers:
            for text in texts:
                words = tuple(self.seat(word) for word in text.split())
                self._note(giver, self.send(Answer(at=at, by=self.seat(giver), phase=phase, words=words)))
        for giver, texts in inputs.votes:
            for text in texts:
                self._note(giver, self.send(self._vote(giver, VOTE, text, at, phase)))

    def seat(self, handle: str) -> str:
        """The seat that a handle stands for; any other word stays as it is."""
        return self.aliases.get(handle, handle)

    def _host_words(self, text: str) -> list[str]:
        """The words of a host's command. Who takes a seat over comes in with the name that people see."""
        match text.split():
            case ["replace", old, "by", new]:
                return ["replace", self.seat(old), "by", self.names.get(new, new)]
            case words:
                return [self.seat(word) for word in words]

    def _orders(self, orders: Sequence[tuple[str, Texts]], at: int, phase: str) -> None:
        """Give orders in the arrival order of this table. What a team is refused is noted once under its id."""
        written = [(giver, text) for giver, texts in orders for text in texts]
        units = [
            _Unit(number, giver, sender, text)
            for number, (giver, text) in enumerate(written)
            for sender in self.senders(giver)
        ]
        self.most_senders = max(self.most_senders, len({unit.sender for unit in units}))
        reasons: dict[int, dict[str, str]] = {}
        for unit in self.arrival.arrange(units, lambda unit: unit.sender) if self.arrival else units:
            if reason := self._send_order(unit, at, phase):
                reasons.setdefault(unit.number, {})[unit.sender] = reason
        for number, by_sender in reasons.items():
            giver, text = written[number]
            for reason in _of_team(text, by_sender):
                self._note(giver, reason)

    def _send_order(self, unit: "_Unit", at: int, phase: str) -> str:
        ability, *args = unit.text.split()
        if ability in self.ballots:
            return self.send(self._vote(unit.sender, ability, args[0] if args else "", at, phase))
        named = tuple(self.seat(arg) for arg in args)
        return self.send(Order(at=at, by=unit.sender, phase=phase, ability=ability, args=named))

    def senders(self, giver: str) -> tuple[str, ...]:
        """Who sends what is given under this name: for a team, those who speak for it, else all its living members."""
        if giver not in self.rules.team:
            return (self.seat(giver),)
        return self.rules.speakers(self.state, giver) or tuple(s.player for s in self.state.living(giver))

    def _vote(self, giver: str, ballot: str, target: str, at: int, phase: str) -> Vote:
        named = None if target == NOBODY else self.seat(target)
        return Vote(at=at, by=self.seat(giver), phase=phase, target=named, ballot=ballot)

    def _note(self, giver: str, reason: str) -> None:
        if reason:
            self.refused.append((giver, reason))


def _of_team(text: str, by_sender: dict[str, str]) -> list[str]:
    """The reasons why an order given by several was refused. Whoever it names himself does not speak for the rest."""
    others = {reason for sender, reason in by_sender.items() if sender not in text.split()}
    return sorted(others or set(by_sender.values()))
