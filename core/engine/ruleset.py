"""A rule system is one value; a scenario is data over it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from core.engine.commands import Deal
from core.engine.options import Option
from core.engine.phases import Decision, HostRule, PhaseRules
from core.engine.preparation import Preparation
from core.engine.refusal import Refused
from core.engine.roster import Ability, Role, Team
from core.engine.scenario import Scenario
from core.engine.state import GameState, Seat
from core.engine.verdicts import Verdicts


class Timekeeper(Protocol):
    """The game clock, which stands still in pauses. All moments are milliseconds."""

    def game_time(self, state: GameState, at: int) -> int:
        """What the game clock shows at the moment `at`."""
        ...

    def due(self, state: GameState) -> int | None:
        """The moment at which the open phase closes by itself, as things stand; `None` when nothing closes it."""
        ...

    def moment(self, state: GameState, game: int) -> int | None:
        """The moment at which the game clock will show `game`; `None` while the host has stopped it."""
        ...

    def resting(self, state: GameState, at: int) -> bool:
        """Whether the calendar lets the clock stand still at `at`."""
        ...

    def notice(self, d: Decision) -> None:
        """Emit what the passing of time brings by itself: pauses of the calendar, reminders."""
        ...

    def wake(self, state: GameState) -> int | None:
        """The next moment at which the calendar stops or starts the clock, or a reminder is due."""
        ...


@dataclass(frozen=True)
class Ruleset:
    """One rule system: its table of contents.

    `phases` holds the rules of each kind of phase; `deal(decision, command)` checks and deals; `order_checks` and
    `vote_checks` name the checks of an order and of a vote (see `legality`) in the order of the rules page; `facts` are
    the templates of everything told, such as `{player} is {role}`, and `secrets` those of what is never told; `causes`,
    `results` and `reasons` are closed vocabularies. `common` are abilities of everybody. `speakers(state, team)` give a
    team's collective order. `kicked` and `replaced` say what follows when a player is removed or replaced. `setup` is
    what the host may decide before play, by the key under which the deal gets it. `believed(state, seat)`: the role
    that a player takes for his own. `strangers` are roles of a sister game, which a roster may name and the deal
    refuses. `starts`: words that are told to all at the start, each with whether it holds in a game.
    `verdicts`: what can be looked up about those who are hit, where the rules have tables for it.
    `free`: a scenario whose roster the host writes himself, if there is one; `roster_faults(roster)`: every check that
    such a roster fails. `most_rooms(roster)`: how many private rooms a game may open, if it is not one a gang.
    """

    id: str
    players: tuple[int, int]
    teams: tuple[Team, ...]
    roles: tuple[Role, ...]
    options: tuple[Option, ...]
    scenarios: Mapping[str, Scenario]
    phases: Mapping[str, PhaseRules]
    timekeeper: Timekeeper
    deal: Callable[[Decision, Deal], Refused | None]
    facts: tuple[str, ...]
    causes: tuple[str, ...]
    results: tuple[str, ...]
    reasons: tuple[str, ...]
    questions: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    setup: Mapping[str, Preparation] = field(default_factory=dict[str, Preparation])
    strangers: tuple[str, ...] = ()
    order_checks: tuple[str, ...] = ("dead", "phase", "ability", "gates", "targets", "words")
    vote_checks: tuple[str, ...] = ("dead", "ballot", "may", "targets", "revote")
    believed: Callable[[GameState, Seat], str] = lambda state, seat: seat.role
    common: tuple[Ability, ...] = ()
    host: Mapping[str, HostRule] = field(default_factory=dict[str, HostRule])
    speakers: Callable[[GameState, str], tuple[str, ...]] = lambda state, team: ()
    kicked: Callable[[Decision, str], None] = lambda decision, player: None
    replaced: Callable[[Decision, str], None] = lambda decision, player: None
    starts: Mapping[str, Callable[[GameState], bool]] = field(default_factory=dict[str, Callable[[GameState], bool]])
    verdicts: Verdicts | None = None
    free: Scenario | None = None
    roster_faults: Callable[[Sequence[str]], tuple[str, ...]] = lambda roster: ()
    most_rooms: Callable[[Sequence[str]], int] | None = None
    played: dict[str, Scenario] = field(init=False, compare=False)
    role: dict[str, Role] = field(init=False, compare=False)
    team: dict[str, Team] = field(init=False, compare=False)
    option: dict[str, Option] = field(init=False, compare=False)
    ability_phases: dict[str, frozenset[str]] = field(init=False, compare=False)
    words: frozenset[str] = field(init=False, compare=False)
    _cards: dict[str, tuple[Ability, ...]] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        abilities = (*self.common, *(a for role in self.roles for a in role.abilities))
        common: dict[str, set[str]] = {}
        for ability in abilities:
            common.setdefault(ability.id, set()).update(ability.phases)
        free = {self.free.id: self.free} if self.free else {}
        object.__setattr__(self, "played", {**self.scenarios, **free})
        object.__setattr__(self, "role", {r.id: r for r in self.roles})
        object.__setattr__(self, "team", {t.id: t for t in self.teams})
        object.__setattr__(self, "option", {o.id: o for o in self.options})
        object.__setattr__(self, "_cards", {r.id: (*r.abilities, *self.common) for r in self.roles})
        object.__setattr__(self, "ability_phases", {k: frozenset(v) for k, v in common.items()})
        object.__setattr__(self, "words", frozenset(word for ability in abilities for word in ability.known))

    def abilities(self, state: GameState, player: str) -> tuple[Ability, ...]:
        """All abilities that a player may ever have by his role."""
        return self._cards[state.seats[player].role]

    def private_rooms(self, roster: Sequence[str]) -> int:
        """The most private rooms that a game with these roles may open."""
        if self.most_rooms:
            return self.most_rooms(roster)
        return sum(self.team[team].gang for team in {self.role[role].team for role in roster})
