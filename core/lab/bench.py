"""Benchmarks as ratios within one run: rounds are interleaved, and each figure comes with its median and spread."""

import gc
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

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
ROUNDS = 7
GAMES = 60
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
    """Seconds of one call, without the garbage collector's pauses."""
    gc.collect()
    gc.disable()
    started = perf_counter()
    work()
    seconds = perf_counter() - started
    gc.enable()
    return seconds


def engine() -> dict[str, object]:
    """Actions a second of the full engine against the floor, in a nine-player game with doctor and commissar."""
    scripts = [record(seed) for seed in range(GAMES)]
    actions = sum(actions_of(script) for script in scripts)
    setup = Setup("classic", "", NINE, {})
    ratios: list[float] = []
    speeds: list[float] = []
    games: list[float] = []
    for round_number in range(ROUNDS):
        rng = Random(round_number)
        counts: list[int] = []
        floor_seconds = timed(lambda: counts.extend(floor.play(3, 4, rng)[1] for _ in range(GAMES * 10)))  # noqa: B023
        engine_seconds = timed(lambda: [run(setup, script) for script in scripts])
        ratios.append((engine_seconds / actions) / (floor_seconds / sum(counts)))
        speeds.append(actions / engine_seconds)
        games.append(GAMES / engine_seconds)
    return {
        "floor_ratio": round(median(ratios), 2),
        "actions_per_second": round(median(speeds)),
        "games_per_second": round(median(games)),
        "spread": spread(ratios),
    }


def crowd(players: int) -> tuple[GameState, list[Command]]:
    """A night with that many players of ten acting roles, and everybody's orders."""
    cycle = ("mafioso", "doctor", "commissar", "sheriff", "thug", "priest", "maniac", "samurai", "yakuza", "lawyer")
    roster = tuple(cycle[i % len(cycle)] for i in range(players))
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
    """Time of one night's orders and resolution with everybody acting, at growing tables."""
    tables = {players: crowd(players) for players in (10, 20, 40, 80)}
    rounds: dict[int, list[float]] = {players: [] for players in tables}

    def once(state: GameState, orders: list[Command]) -> None:
        for command in orders:
            state = _step(state, command)
        _step(state, TimePassed(at=3, force=True))

    for _ in range(ROUNDS):
        for players, (state, orders) in tables.items():
            rounds[players].append(timed(lambda: [once(state, orders) for _ in range(10)]) / 10 * 1000)  # noqa: B023
    middle = {players: median(values) for players, values in rounds.items()}
    return {
        "milliseconds": {str(players): spread(values) for players, values in rounds.items()},
        "ratio_80_to_10": round(middle[80] / middle[10], 2),
        "best_80_to_10": round(min(rounds[80]) / min(rounds[10]), 2),
    }


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
