"""Many random games: win shares with their intervals, lengths, speed. The same seed gives the same games anywhere."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import chain
from math import sqrt
from random import Random
from time import perf_counter

from core.engine.commands import Deal, Join, TimePassed
from core.engine.decide import decide
from core.engine.events import Event
from core.engine.evolve import created
from core.engine.opening import opening
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.engine.state import GameState
from core.lab.agents import random_inputs
from core.rules.registry import RULESETS

LONGEST = 200
ENDLESS = "endless"
STEP_MS = 1000


class DealRefused(ValueError):
    """The roster cannot be dealt; the text is the reason id."""


class OfferRefused(Exception):
    """A bug: something that was offered was refused."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played: a ruleset, a scenario or none, the roles to be dealt, written options, the setup of the deal.

    `custom` is the written scenario of a table of the scenario `custom`, with options of its own.
    """

    ruleset: str
    scenario: str
    roster: tuple[str, ...]
    options: Mapping[str, object]
    before: Mapping[str, object] = field(default_factory=dict[str, object])
    custom: Mapping[str, object] = field(default_factory=dict[str, object])


@dataclass(frozen=True, slots=True)
class Played:
    """How one game ended: the winning teams (`draw`, `endless`), and how many days and nights it had."""

    winners: tuple[str, ...]
    days: int
    nights: int


Watcher = Callable[[tuple[Event, ...]], None]


class RandomChance:
    """Draws from a seeded generator."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def draw(self, name: str, options: Iterable[str]) -> str:
        """Any of the options."""
        return self._rng.choice(list(options))


def deal(setup: Setup, rng: Random, watch: Watcher | None = None) -> GameState:
    """A game with everybody seated and the roles dealt by lot. Raises `DealRefused`."""
    rules = RULESETS[setup.ruleset]
    first = opening(rules, setup.scenario, setup.options, setup.custom)
    if watch:
        watch((first,))
    state = created(first)
    roles = list(setup.roster)
    rng.shuffle(roles)
    joins = [Join(at=0, player=f"P{i}", name=f"P{i}") for i in range(1, len(roles) + 1)]
    for command in (*joins, Deal(at=0, roles=tuple(roles), setup=dict(setup.before))):
        done = decide(rules, state, command, RandomChance(rng))
        if isinstance(done, Refused):
            raise DealRefused(done.reason)
        state = done.state
        if watch:
            watch(done.events)
    return state


def play(setup: Setup, rng: Random, watch: Watcher | None = None) -> Played:
    """One whole game by the policy `random`. `watch` gets the events of every command, the creation's first."""
    rules, chance = RULESETS[setup.ruleset], RandomChance(rng)
    state = deal(setup, rng, watch)
    days = nights = at = 0

    def look() -> GameState:
        return state

    while not state.over:
        days += state.phase == "day"
        nights += state.phase == "night" and state.number > 0
        if days > LONGEST:
            return Played((ENDLESS,), days - 1, nights)
        at += STEP_MS
        inputs = random_inputs(rules, state, rng, at, look)
        for command in chain(inputs, (TimePassed(at=at, force=True),)):
            done = decide(rules, state, command, chance)
            if isinstance(done, Refused):
                raise OfferRefused(f"{command}: {done.reason}")
            state = done.state
            if watch:
                watch(done.events)
    return Played(state.winners, days, nights)


def game_rng(seed: int, game: int) -> Random:
    """The generator of one game: independent of how the games are spread over processes."""
    return Random(f"{seed}/{game}")


@dataclass(slots=True)
class Summary:
    """What many games came to."""

    games: int
    seed: int
    wins: Counter[str]
    days: int = 0
    nights: int = 0
    longest_days: int = 0
    longest_nights: int = 0
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        """Count one more game; a game won by two teams counts for both."""
        self.wins.update(played.winners)
        self.days += played.days
        self.nights += played.nights
        self.longest_days = max(self.longest_days, played.days)
        self.longest_nights = max(self.longest_nights, played.nights)

    def share(self, team: str) -> tuple[float, float, float]:
        """The win share of a team with its 95 % interval (Wilson)."""
        return wilson(self.wins[team], self.games)

    def as_json(self) -> dict[str, object]:
        """The result as one plain object."""
        rare = {"draw", ENDLESS}
        return {
            "games": self.games,
            "wins": {team: n for team, n in sorted(self.wins.items()) if team not in rare},
            "draws": self.wins["draw"],
            "endless": self.wins[ENDLESS],
            "days": round(self.days / self.games, 3),
            "nights": round(self.nights / self.games, 3),
            "longest_days": self.longest_days,
            "longest_nights": self.longest_nights,
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else 0.0,
            "seed": self.seed,
        }


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float, float]:
    """The share of wins with its Wilson interval: share, low, high."""
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return share, (middle - spread) / scale, (middle + spread) / scale


def _chunk(setup: Setup, seed: int, first: int, last: int) -> list[Played]:
    return [play(setup, game_rng(seed, game)) for game in range(first, last)]


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    processes: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play `games` games. The result depends on setup and seed only, not on the number of processes."""
    size = max(1, min(200, games // (processes * 4) or 1))
    bounds = [(first, min(first + size, games)) for first in range(0, games, size)]
    role = RULESETS[setup.ruleset].role
    sides = Counter({role[dealt].team: 0 for dealt in setup.roster})  # so that those that never win are told of
    summary, started = Summary(games, seed, sides), perf_counter()
    for done, played in zip(bounds, _chunks(setup, seed, bounds, processes), strict=True):
        for game in played:
            summary.add(game)
        progress(done[1])
    summary.seconds = perf_counter() - started
    return summary


def _chunks(setup: Setup, seed: int, bounds: list[tuple[int, int]], processes: int) -> Iterable[list[Played]]:
    if processes <= 1:
        yield from (_chunk(setup, seed, first, last) for first, last in bounds)
        return
    with ProcessPoolExecutor(processes) as pool:
        jobs = [pool.submit(_chunk, setup, seed, first, last) for first, last in bounds]
        yield from (job.result() for job in jobs)


def stock_setup(
    rules: Ruleset,
    scenario: str,
    players: int,
    options: Mapping[str, object],
    before: Mapping[str, object] | None = None,
) -> Setup:
    """A table of a stock scenario. Raises `ValueError` with the reason when it does not fit."""
    if scenario not in rules.scenarios:
        raise ValueError("scenario")
    found = rules.scenarios[scenario]
    if not found.low <= players <= found.high:
        raise ValueError("players")
    return Setup(rules.id, scenario, found.roster(players), options, before or {})
