"""Laws of every game: arrival order, replay, an end, hash seeds."""

import json
import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine import events as e
from core.engine.commands import HostCommand, TimePassed
from core.engine.decide import Decided, decide
from core.engine.evolve import evolve, replay
from core.engine.views import seen_by
from core.lab.agents import random_inputs
from core.lab.custom import custom_table
from core.lab.explore import tables
from core.lab.simulate import ENDLESS, RandomChance, Setup, deal, play
from core.rules.registry import RULESETS

SETUPS = [setup for rules in RULESETS.values() for setup in tables(rules, {})]
CUSTOM = st.randoms(use_true_random=False).map(lambda rng: custom_table(rng, {}))
INPUTS = (e.OrderPlaced, e.OrdersPassed, e.VoteCast, e.DeadlineSet, e.ClockNoted)


def _resolved(rules, state, inputs, at):
    """The state after the inputs and the close of the phase, and what came beside the inputs."""
    events = []
    for command in (*inputs, TimePassed(at=at, force=True)):
        done = decide(rules, state, command, RandomChance(Random(1)))
        assert isinstance(done, Decided)
        events += done.events
        state = done.state
    return state, [event for event in events if not isinstance(event, INPUTS)]


@given(st.sampled_from(SETUPS), st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_arrival_order_does_not_matter(setup: Setup, seed: int, shuffler: Random) -> None:
    rules, rng = RULESETS[setup.ruleset], Random(seed)
    state, at = deal(setup, rng), 0
    for _ in range(8):
        at += 1000
        inputs = list(random_inputs(rules, state, rng, at))
        shuffled = shuffler.sample(inputs, len(inputs))
        after, events = _resolved(rules, state, inputs, at)
        if setup.options.get("gang_agreement") != "any":
            other, others = _resolved(rules, state, shuffled, at)
            assert others == events
            assert other.seats == after.seats
        state = after
        if state.over:
            return


@given(st.sampled_from(SETUPS), st.integers(0, 10_000))
def test_the_log_is_the_game(setup: Setup, seed: int) -> None:
    log: list[e.Event] = []
    first = play(setup, Random(seed), log.extend)
    state = replay(log)
    assert first.winners in {state.winners, (ENDLESS,)}
    assert state.count == len(log)


@given(st.sampled_from(SETUPS) | CUSTOM, st.integers(0, 10_000))
def test_every_game_ends(setup: Setup, seed: int) -> None:
    """By the rules, or by the host when two are left whom no ballot and no night can part (`classic D69`)."""
    log: list[e.Event] = []
    ended = play(setup, Random(seed), log.extend)
    state = replay(log)
    assert state.over == (ended.winners != (ENDLESS,))
    if not state.over:
        one, other = state.living()
        assert one.team != other.team
        done = decide(RULESETS[setup.ruleset], state, HostCommand(at=state.clock.anchor, verb="end"))
        assert isinstance(done, Decided)
        assert done.state.over


@given(st.sampled_from(SETUPS), st.integers(0, 10_000))
def test_nobody_sees_what_was_not_addressed_to_him(setup: Setup, seed: int) -> None:
    """A bystander never sees a role of the living, an order, a cause or a mark; a player sees only his own."""
    log: list[e.Event] = []
    play(setup, Random(seed), log.extend)
    state = replay(log[:1])
    secret = (e.RoleDealt, e.Learned, e.Died, e.RoleChanged, e.Marked, e.Noted, e.Resolved, e.QuestionAsked)
    for event in log[1:]:
        state = evolve(state, event)
        viewers = ["", *state.seats]
        who = [viewer for viewer in viewers if seen_by(event, viewer, state)]
        if isinstance(event, secret):
            assert set(who) <= {getattr(event, "player", None)}, event
        if isinstance(event, e.OrderPlaced) and not event.public:
            assert set(who) <= {event.player, *state.rooms.get(event.room, ())}


LOGS = """
from hashlib import sha256
from random import Random
from core.lab.explore import tables
from core.lab.simulate import play
from core.rules.registry import RULESETS
for rules in RULESETS.values():
    for seed, setup in enumerate(list(tables(rules, {}))[::3]):
        log = []
        play(setup, Random(seed), log.extend)
        print(sha256(repr(log).encode()).hexdigest())
"""


def test_same_seed_same_logs_under_any_hash_seed() -> None:
    one, other = (_printed(LOGS, hash_seed).split() for hash_seed in ("0", "1"))
    assert one == other
    assert len(set(one)) > 50


@pytest.mark.parametrize("processes", ["1", "2"])
def test_same_seed_same_games_under_any_hash_seed(processes: str) -> None:
    found = set()
    for hash_seed in ("0", "1"):
        code = (
            "import json; from core.lab.simulate import *; from core.rules.registry import RULESETS;"
            f"s = simulate(stock_setup(RULESETS['classic'], 'geneva', 14, {{}}), 40, 7, {processes}).as_json();"
            "s.pop('games_per_second'); print(json.dumps(s, sort_keys=True))"
        )
        found.add(_printed(code, hash_seed))
    assert len(found) == 1
    assert json.loads(found.pop())["games"] == 40


def _printed(code: str, hash_seed: str) -> str:
    """What a program prints under this seed of the hashes."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
