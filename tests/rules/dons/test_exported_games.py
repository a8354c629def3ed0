"""A played game of the dons becomes a case that replays to the same result: lodged bites, commanded votes, dawns."""

from random import Random

import pytest

from core.engine.commands import HostCommand
from core.engine.opening import opening
from core.lab.agents import random_inputs
from core.lab.simulate import RandomChance
from core.rules.registry import RULESETS
from tests.cases_format.test_export import HOUR, Game, at_moment, exported

OPTIONS = (
    {},
    {"child": "multi", "ballot": "secret", "silent": "self", "tie": "lot"},
    {"dawn": "always", "heir": "eldest", "inactive": "2"},
    {"spared": "next", "report": "choices", "check": "side"},
)


def _played(ruleset: str, seed: int) -> Game:
    rng = Random(f"{ruleset} {seed}")
    roles = list(RULESETS[ruleset].scenarios["standard"].roster(rng.choice([12, 22, 30])))
    rng.shuffle(roles)
    names = [f"N{number}" for number in range(1, len(roles) + 1)]
    game = Game(opening(RULESETS[ruleset], "standard", OPTIONS[seed % len(OPTIONS)]), names)
    game.deal(*roles)
    while not game.state.over and game.state.number < 12:
        phase = game.state.phase_id
        for command in random_inputs(game.rules, game.state, rng, game.at):
            if rng.random() < 0.7 and game.state.phase_id == phase:
                game.do(at_moment(command, game.at), RandomChance(rng))
                game.come_to(game.at + rng.randrange(HOUR // 2))
        seat = rng.choice(list(game.state.seats))
        verb, args = rng.choice([("kick", (seat,)), ("penalty", (seat, "vote", "1")), ("extend", ("6h",)), ("", ())])
        game.do(HostCommand(at=game.at, verb=verb, args=args))
        if game.state.phase_id == phase:
            game.end_phase()
    return game


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("ruleset", ["dons-two", "dons-three"])
def test_played_games_replay_to_the_same_result(ruleset: str, seed: int):
    exported(_played(ruleset, seed))
