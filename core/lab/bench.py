"""Benchmarks as ratios within one run: rounds are interleaved, and each figure comes with its median and spread."""

import gc
from collections.abc import Callable, Iterator
from itertools import cycle, islice, product
from math import log
from random import Random
from statistics import linear_regression, median
from time import process_time

from core.engine.commands import Answer, Command, Deal, Join, Order, TimePassed, Vote
from core.engine.decide import Decided, decide
from core.engine.events import Event, PlayerJoined
from core.engine.evolve import created, evolve
from core.engine.opening import opening
from core.engine.refusal import Refused
from core.engine.state import GameState
from core.engine.views import offers
from core.lab import floor
from core.lab.agents import one_a_slot, random_args, random_inputs
from core.lab.simulate import Setup, deal
from core.rules.registry import RULESETS

CLASSIC = RULESETS["classic"]
NINE = ("mafioso",) * 3 + ("doctor", "commissar") + ("citizen",) * 4
ARISING = ("zombie", "recruit", "renegade")
TWENTY = (*(role.id for role in CLASSIC.roles if role.id not in ARISING), "mafioso", "citizen")  # every role is there
ACTING = (
    "mafioso", "doctor", "commissar", "sheriff", "thug", "priest", "maniac", "samurai", "yakuza", "lawyer",
    "reporter", "necromancer", "recruiter", "heretic", "special-agent", "kamikaze",
)  # fmt: skip
ROUNDS = 15
SHORT_ROUNDS, GAMES = 21, 20  # of the engine: short ones, so that some are not disturbed
PLAYERS, ROLES = (20, 40, 80), (2, 4, 8, 16)  # of the tables at which a night is resolved
PHASES = 3  # closed before a game is in the middle of play: night 0, day 1, night 1

Script = list[Command]


def spread(values: list[float]) -> dict[str, float]:
    """Minimum, median and maximum of the rounds."""
    return {"min": round(min(values), 3), "median": round(median(values), 3), "max": round(max(values), 3)}


def record(seed: int, roster: tuple[str, ...] = NINE, scenario: str = "") -> Script:
    """All commands of one random game, so that replaying them costs the engine alone and no agent."""
    script: Script = []
    rng = Random(seed)
    setup = Setup("classic", scenario, roster, {})
    roles = list(roster)
    rng.shuffle(roles)
    script += [Join(at=0, player=f"P{i}", name=f"P{i}") for i in range(1, len(roles) + 1)]
    script.append(Deal(at=0, roles=tuple(roles)))
    state = run(setup, script)
    at = 0
    while not state.over:
        at += 1000
        for command in (*random_inputs(CLASSIC, state, rng, at), TimePassed(at=at, force=True)):
            state = _step(state, command)
            script.append(command)
    return script


def run(setup: Setup, script: Script) -> GameState:
    """The state after a script of commands, fully validated, with every event decided and folded."""
    state = created(opening(CLASSIC, setup.scenario, setup.options))
    for command in script:
        state = _step(state, command)
    return state


def _step(state: GameState, command: Command) -> GameState:
    done = decide(CLASSIC, state, command)
    if isinstance(done, Refused):
        raise AssertionError(f"{command}: {done.reason}")  # noqa: TRY004 - a refusal here is a bug
    return done.state


def actions_of(script: Script) -> int:
    """Votes, orders and answers in a script."""
    return sum(isinstance(command, Vote | Order | Answer) for command in script)


def timed(work: Callable[[], object]) -> float:
    """Seconds of processor time of one call, without the garbage collector's pauses and without other processes."""
    gc.disable()
    started = process_time()
    work()
    seconds = process_time() - started
    gc.enable()
    return seconds


def engine() -> dict[str, object]:
    """Actions a second of the full engine against the floor, in a nine-player game with doctor and commissar.

    `twenty` is the same of twenty players with all roles of classic, against the floor's plain game of twenty; `agents`
    is what simulated players cost, who are in none of these figures.
    """
    return {**_against_floor(NINE, GAMES), "twenty": twenty(), "agents": agents()}


def twenty() -> dict[str, object]:
    """Actions a second against the floor at a table of twenty that has all roles of classic."""
    return _against_floor(TWENTY, GAMES // 3)


def agents() -> dict[str, float]:
    """Time in which simulated players choose what they do, by the engine's time for the same nine-player games."""
    scripts = [record(seed) for seed in range(GAMES)]
    setup = Setup("classic", "", NINE, {})
    phases = [state for script in scripts for state in _phases(setup, script)]
    ratios: list[float] = []
    for round_number in range(SHORT_ROUNDS):
        rng = Random(round_number)
        chosen = timed(lambda: [list(random_inputs(CLASSIC, state, rng, 0)) for state in phases])  # noqa: B023
        ratios.append(chosen / timed(lambda: [run(setup, script) for script in scripts]))
    return spread(ratios)


def _phases(setup: Setup, script: Script) -> Iterator[GameState]:
    """The game as it stood when each of its phases had opened."""
    state = created(opening(CLASSIC, setup.scenario, setup.options))
    for command in script:
        state = _step(state, command)
        if isinstance(command, Deal | TimePassed) and not state.over:
            yield state


def _against_floor(roster: tuple[str, ...], number: int) -> dict[str, object]:
    """So many games of a roster, action for action, against the floor's game of as many players, a third of it mafia.

    `best` compares the fastest round of each.
    """
    scripts = [record(seed, roster) for seed in range(number)]
    actions = sum(actions_of(script) for script in scripts)
    setup, mafiosi = Setup("classic", "", roster, {}), len(roster) // 3
    citizens = len(roster) - mafiosi - 2  # and a doctor and a commissar
    floors: list[float] = []
    engines: list[float] = []
    for round_number in range(SHORT_ROUNDS):
        rng = Random(round_number)
        counts: list[int] = []
        floor_seconds = timed(lambda: counts.extend(floor.play(mafiosi, citizens, rng)[1] for _ in range(number * 30)))  # noqa: B023
        floors.append(floor_seconds / sum(counts))
        engines.append(timed(lambda: [run(setup, script) for script in scripts]) / actions)
    ratios = [engine / floor for engine, floor in zip(engines, floors, strict=True)]
    return {
        "floor_ratio": round(median(ratios), 2),
        "actions_per_second": round(1 / median(engines)),
        "games_per_second": round(number / actions / median(engines)),
        "spread": spread(ratios),
        "best": round(min(engines) / min(floors), 2),
    }


def crowd(players: int, roles: int = 10) -> tuple[GameState, list[Command]]:
    """A night with so many players of so many acting roles, and everybody's orders."""
    roster = tuple(islice(cycle(ACTING[:roles]), players))
    options = {"gang_agreement": "any", "inactive_days": "0"}
    state = created(opening(CLASSIC, "", options))
    for i in range(players):  # seated directly: the rules' own limit of players is lower
        state = evolve(state, PlayerJoined(f"P{i}", f"P{i}"))
    for command in (Deal(at=0, roles=roster), TimePassed(at=0), TimePassed(at=1, force=True)):
        state = _step(state, command)
    rng = Random(players)
    orders: list[Command] = [
        Order(at=2, by=seat.player, ability=offer.ability, args=random_args(offer, rng))
        for seat in state.living()
        for offer in one_a_slot(offers(CLASSIC, state, seat.player).abilities, rng)
    ]
    return state, orders


def night() -> dict[str, object]:
    """Time of one night's orders and resolution with everybody acting, at growing tables; and `growth`."""
    tables = {players: crowd(players) for players in (10, 20, 40, 80)}
    rounds: dict[int, list[float]] = {players: [] for players in tables}

    for _ in range(ROUNDS):
        for players, (state, orders) in tables.items():
            rounds[players].append(_milliseconds(lambda: _resolved(_ordered(state, orders))))  # noqa: B023
    middle = {players: median(values) for players, values in rounds.items()}
    return {
        "milliseconds": {str(players): spread(values) for players, values in rounds.items()},
        "ratio_80_to_10": round(middle[80] / middle[10], 2),
        "best_80_to_10": round(min(rounds[80]) / min(rounds[10]), 2),
        "growth": growth(),
    }


def growth() -> dict[str, object]:
    """Time to resolve a night alone, all orders given, at tables of so many players and acting roles.

    A slope is the power by which the best round grows, at a fixed number of the other: with 1 time is linear.
    """
    nights = {table: _ordered(*crowd(*table)) for table in product(PLAYERS, ROLES)}
    rounds: dict[tuple[int, int], list[float]] = {table: [] for table in nights}
    for _ in range(ROUNDS):
        for table, state in nights.items():
            rounds[table].append(_milliseconds(lambda: _resolved(state)))  # noqa: B023
    best = {table: min(values) for table, values in rounds.items()}
    by_players = [_slope({players: best[players, roles] for players in PLAYERS}) for roles in ROLES]
    by_roles = [_slope({roles: best[players, roles] for roles in ROLES}) for players in PLAYERS]
    return {
        "milliseconds": {f"{players}x{roles}": round(value, 3) for (players, roles), value in best.items()},
        "slope_by_players": round(max(by_players), 2),
        "slope_by_roles": round(max(by_roles), 2),
    }


def _slope(times: dict[int, float]) -> float:
    return linear_regression([log(size) for size in times], [log(value) for value in times.values()]).slope


def _ordered(state: GameState, orders: list[Command]) -> GameState:
    for command in orders:
        state = _step(state, command)
    return state


def _resolved(state: GameState) -> GameState:
    return _step(state, TimePassed(at=3, force=True))


def _milliseconds(work: Callable[[], object]) -> float:
    return timed(lambda: [work() for _ in range(10)]) / 10 * 1000


def mid_game(setup: Setup, rng: Random, log: list[Event]) -> GameState:
    """A game on its second day, with half of the votes given; its events are added to `log`."""
    state = deal(setup, rng, log.extend)
    at = 0
    for phase in range(PHASES + 1):
        inputs = list(random_inputs(CLASSIC, state, rng, at))
        half = inputs[: len(inputs) // 2]
        for command in half if phase == PHASES else (*inputs, TimePassed(at=at, force=True)):
            done = decide(CLASSIC, state, command)
            if isinstance(done, Decided):
                state = done.state
                log.extend(done.events)
        at += 1000
    return state
