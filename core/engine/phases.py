"""A decision in the making, and what a phase of a ruleset has to say."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from core.engine.chance import Chance
from core.engine.events import Drawn, Event
from core.engine.evolve import evolve
from core.engine.refusal import Refused
from core.engine.roster import Ability, Limit
from core.engine.state import GameState, Seat

if TYPE_CHECKING:
    from core.engine.ruleset import Ruleset


@dataclass(slots=True)
class Decision:
    """Events being decided from one command at the moment `at`; `state` is always the state after those so far."""

    rules: "Ruleset"
    state: GameState
    at: int
    chance: Chance
    events: list[Event] = field(default_factory=list[Event])

    def emit(self, *events: Event) -> None:
        """Let events happen."""
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)

    def adopt(self, work: "Decision") -> None:
        """Take over what was decided on a copy of this very state."""
        self.events.extend(work.events)
        self.state = work.state

    def draw(self, name: str, options: Iterable[str]) -> str:
        """The outcome of a named draw, rolled at most once a phase and recorded."""
        if name in self.state.draws:
            return self.state.draws[name]
        outcome = self.chance.draw(name, tuple(options))
        self.emit(Drawn(name, outcome))
        return outcome

    @property
    def game_now(self) -> int:
        """Game time at the moment of the command."""
        return self.rules.timekeeper.game_time(self.state, self.at)


@dataclass(frozen=True, slots=True)
class BallotRules:
    """How votes are given in a phase. What becomes of them is the matter of the phase's `close`.

    `check(state, voter, target)` refuses a target beyond the common checks; `revote`: a vote may be changed;
    `abstain`: `nobody` is a vote; `secret`: others do not see it.
    """

    id: str = "vote"
    limits: tuple[Limit, ...] = ()
    revote: Callable[[GameState], bool] = lambda state: True
    abstain: bool = False
    secret: Callable[[GameState], bool] = lambda state: False
    when: Callable[[GameState], bool] = lambda state: True
    may: Callable[[GameState, Seat], str] = lambda state, seat: ""


@dataclass(frozen=True, slots=True)
class PhaseRules:
    """The rules of one kind of phase.

    `close(decision)` resolves the phase and opens the next one. `after_input(decision)` reacts to an accepted input
    (a ballot that is complete, a night in which all have acted). `late(rules, state)` are those whose input is missing.
    `orders_open(state, ability)`: whether orders of this ability (of any, for `None`) are taken at all.
    `settled`: what was ordered before it stands, whoever is removed.
    """

    close: Callable[[Decision], None]
    ballots: tuple[BallotRules, ...] = ()
    after_input: Callable[[Decision, Event], None] = lambda decision, event: None
    late: "Callable[[Ruleset, GameState], Iterable[str]]" = lambda rules, state: ()
    orders_open: Callable[[GameState, Ability | None], bool] = lambda state, ability: True
    settled: bool = False


HostRule = Callable[[Decision, tuple[str, ...]], Refused | None]
