"""Random whole games in search of corners: wild players, wild hosts, every scenario and size, with the laws checked.

The laws: what is offered is taken and what is taken was offered; no phase outlasts its deadline; the log folds to the
same state; every fact is of the vocabulary; after the end nothing is taken. A failure names the line that repeats it.
"""

import json
import re
import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import cast

from core.engine import events as e
from core.engine.commands import Answer, Command, HostCommand, Order, PlayerCommand, TimePassed, Vote
from core.engine.decide import decide
from core.engine.evolve import replay
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.engine.state import GameState
from core.engine.views import Offers, offers
from core.lab.agents import random_inputs
from core.lab.simulate import RandomChance, Setup, deal
from core.rules.registry import RULESETS

LONGEST = 60
HOUR = 3_600_000
WILD, EAGER = 0.5, 0.9
HOST = ("pause", "resume", "advance", "limit 4h", "limit 1h", "limit 30h", "extend 1h", "penalty")


class LawBroken(Exception):
    """A law does not hold; the text says which, and how to see it again."""


@dataclass(slots=True)
class Seen:
    """What the games have reached so far, by kind: roles, abilities, facts, causes, results, questions, reasons."""

    counts: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])

    def note(self, kind: str, what: str) -> None:
        """Count one more."""
        self.counts.setdefault(kind, Counter())[what] += 1

    def missing(self, rules: Ruleset) -> dict[str, tuple[str, ...]]:
        """What of the ruleset's vocabularies was never reached."""
        wanted = {
            "role": tuple(role.id for role in rules.roles),
            "ability": tuple(rules.ability_phases),
            "fact": rules.facts,
            "cause": rules.causes,
            "result": rules.results,
            "question": rules.questions,
            "reason": rules.reasons,
        }
        found = {
            kind: tuple(w for w in words if not self.counts.get(kind, Counter())[w]) for kind, words in wanted.items()
        }
        return {kind: words for kind, words in found.items() if words}


def explore(setup: Setup, seed: int, seen: Seen, failed: Callable[[list[e.Event]], str] = lambda log: "") -> GameState:
    """Play one wild game and check the laws on the way. `failed(log)` may keep the log and says where.

    Raises `LawBroken` with the line that repeats the game.
    """
    log: list[e.Event] = []
    try:
        return _Wild(RULESETS[setup.ruleset], setup, Random(f"wild {seed}"), seen, log).play()
    except Exception as error:
        kept = failed(log)
        raise LawBroken(f"{error!r}\nagain: {_again(setup, seed)}\n{kept}") from error


def _again(setup: Setup, seed: int) -> str:
    """The line that repeats a game."""
    words = ["bot.py", "explore", "--ruleset", setup.ruleset]
    if setup.custom or not setup.scenario:
        words += ["--roster", ",".join(f"{role}={n}" for role, n in Counter(setup.roster).items())]
    else:
        words += ["--scenario", setup.scenario, "--players", str(len(setup.roster))]
    own = cast(Mapping[str, object], setup.custom.get("options", {}))
    for key, value in {**own, **setup.options}.items():
        words += ["--option", f"{key}={value}"]
    if setup.before:
        words += ["--setup", json.dumps(dict(setup.before))]
    return shlex.join([*words, "--seed", str(seed), "--games", "1"])


@dataclass(slots=True)
class _Wild:
    rules: Ruleset
    setup: Setup
    rng: Random
    seen: Seen
    log: list[e.Event]
    at: int = 0

    def play(self) -> GameState:
        state = deal(self.setup, self.rng, self.log.extend)
        self._note(self.log, state)
        phases = 0
        while not state.over and phases < LONGEST:
            phases += 1
            for command in self._inputs(state):
                state = self._step(state, command)
            self.at += self.rng.randrange(60 * HOUR)
            phase = state.phase_id
            state = self._step(state, TimePassed(at=self.at))
            if state.phase_id == phase:
                state = self._forced(state)
        if replay(self.log) != state:
            raise LawBroken("the log does not fold to the state of the game")
        if state.over:
            self._closed(state)
        return state

    def _forced(self, state: GameState) -> GameState:
        """The phase at its deadline: whatever was sent or not, another one follows, or another question is put."""
        after = self._step(state, TimePassed(at=self.at, force=True))
        if not after.over and (after.phase_id, after.answers) == (state.phase_id, state.answers):
            raise LawBroken(f"{state.phase_id} does not end")
        return after

    def _inputs(self, state: GameState) -> Iterator[Command]:
        for command in random_inputs(self.rules, state, self.rng, self.at):
            while self.rng.random() < WILD:
                yield self._wild(state)
            if self.rng.random() < EAGER:
                self.at += self.rng.randrange(HOUR)
                yield _at(command, self.at)
        if self.rng.random() < WILD:
            yield self._host(state)

    def _wild(self, state: GameState) -> PlayerCommand:
        """Anything that anybody might press or write."""
        rng, players = self.rng, [*state.seats, "Nobody"]
        by, target = rng.choice(players), rng.choice(players)
        phase = rng.choice([None, None, state.phase_id, "day 1"])
        match rng.randrange(4):
            case 0:
                choice = rng.choice([target, target, target, None])
                return Vote(at=self.at, by=by, target=choice, phase=phase)
            case 1:
                words = rng.choice([("pass",), ("shoot", target), ("join",), ("die",), ("mafia",), (target,)])
                return Answer(at=self.at, by=by, words=words, phase=phase)
            case _:
                mine = [a.id for a in self.rules.abilities(state, by)] if by in state.seats else []
                ability = rng.choice([*mine * 5, *self.rules.ability_phases, "pass", "dance"])
                args = () if ability in ("consent", "pass") else (target,)
                return Order(at=self.at, by=by, ability=ability, args=args, phase=phase)

    def _host(self, state: GameState) -> HostCommand:
        player = self.rng.choice([*state.seats])
        written = self.rng.choice([*HOST, f"penalty {player} vote 1", f"kick {player}", "kick Nobody"])
        verb, *args = written.split()
        return HostCommand(at=self.at, verb=verb, args=tuple(args))

    def _step(self, state: GameState, command: Command) -> GameState:
        done = decide(self.rules, state, command, RandomChance(self.rng))
        if isinstance(command, PlayerCommand):
            self._agree(state, command, refused=isinstance(done, Refused))
        if isinstance(done, Refused):
            self.seen.note("reason", done.reason)
            return state
        self.log.extend(done.events)
        self._note(done.events, done.state)
        return done.state

    def _agree(self, state: GameState, command: PlayerCommand, *, refused: bool) -> None:
        """What is taken was offered, and what is offered is taken."""
        if command.phase not in (None, state.phase_id):
            offered = False
        else:
            offered = _offers(offers(self.rules, state, command.by), command)
        if offered == refused:
            raise LawBroken(f"{command}: offered {offered}, refused {refused}, in {state.phase_id}")

    def _note(self, events: list[e.Event] | tuple[e.Event, ...], state: GameState) -> None:
        for event in events:
            match event:
                case e.RoleDealt() | e.RoleChanged():
                    self.seen.note("role", event.role)
                case e.OrderPlaced():
                    self.seen.note("ability", event.ability)
                case e.Learned() | e.Announced():
                    self.seen.note("fact", template(self.rules, event.fact))
                case e.Died():
                    for cause in event.cause.split("+"):
                        self.seen.note("cause", cause)
                case e.Resolved():
                    self.seen.note("result", event.result)
                case e.QuestionAsked():
                    self.seen.note("question", event.question)
                case _:
                    pass

    def _closed(self, state: GameState) -> None:
        for player in state.seats:
            for command in (
                Vote(at=self.at, by=player, target=player),
                Order(at=self.at, by=player, ability="pass"),
                Answer(at=self.at, by=player, words=("pass",)),
            ):
                if not isinstance(decide(self.rules, state, command), Refused):
                    raise LawBroken(f"taken after the end: {command}")


def _at(command: PlayerCommand, at: int) -> PlayerCommand:
    match command:
        case Vote():
            return Vote(at=at, by=command.by, target=command.target, ballot=command.ballot, phase=command.phase)
        case Answer():
            return Answer(at=at, by=command.by, words=command.words, phase=command.phase)
        case Order():
            return Order(at=at, by=command.by, ability=command.ability, args=command.args, phase=command.phase)
        case _:
            return command


def _offers(mine: Offers, command: PlayerCommand) -> bool:
    """Whether the offers hold just this command."""
    match command:
        case Vote():
            return any(
                vote.ballot == command.ballot
                and vote.open
                and (vote.abstain if command.target is None else command.target in vote.targets)
                for vote in mine.votes
            )
        case Answer():
            question, (word, *targets) = mine.question, command.words
            if not question or word not in question.answers or len(targets) != (word in question.targeted):
                return False
            return all(target in question.targets for target in targets)
        case Order(ability="pass"):
            return mine.passing
        case Order():
            found = next((offer for offer in mine.abilities if offer.ability == command.ability), None)
            if not found or len(command.args) < len(found.targets):
                return False
            words = command.args[len(found.targets) :]
            named = zip(command.args, found.targets, strict=False)
            return all(target in legal for target, legal in named) and (
                words[0] in found.words if words else not found.word_needed
            )
        case _:
            return False


def template(rules: Ruleset, fact: str) -> str:
    """The template of the ruleset that a fact follows. Raises `LawBroken` for a fact outside the vocabulary."""
    for written in rules.facts:
        pattern = re.sub(r"\\\{\w+\\\}", r"(\\S+)", re.escape(written))
        if re.fullmatch(pattern, fact):
            return written
    raise LawBroken(f"no fact of the ruleset: {fact}")


def free_table(rules: Ruleset, rng: Random, options: Mapping[str, object]) -> Setup:
    """A table of any roles that are dealt, beside the plain ones: no scenario, so no check."""
    remainder = next(iter(rules.scenarios.values())).remainder
    roles = [role.id for role in rules.roles if role.dealt and role.id != remainder]
    chosen = rng.sample(roles, rng.randrange(3, min(12, len(roles))))
    return Setup(rules.id, "", (*chosen, *[remainder] * rng.randrange(2, 6)), options)


def tables(rules: Ruleset, options: Mapping[str, object]) -> Iterator[Setup]:
    """Every stock scenario at every size."""
    for scenario in rules.scenarios.values():
        for players in range(scenario.low, scenario.high + 1):
            yield Setup(rules.id, scenario.id, scenario.roster(players), options)
