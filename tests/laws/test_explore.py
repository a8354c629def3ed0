"""Wild whole games over every scenario and size, with all laws of the kernel checked on the way."""

from itertools import cycle, islice
from random import Random

import pytest

from core.lab.explore import Seen, explore, free_table, tables
from core.rules.registry import RULESETS

# What no random table can reach: the deal and the scenarios refuse before play, and these need a host of their own.
BEFORE_PLAY = {
    "players", "composition", "scenario-id", "role", "role-count", "formula", "no-gang", "needs", "gang-third",
    "too-many", "order", "option",
}  # fmt: skip
MOST = 10  # times the budget, for what is rare
WAYS = (
    {},
    {"timing": "fixed"},
    {"timing": "live", "introductions": "false", "recruit_silence": "join"},
    {"gang_agreement": "majority", "inactive_days": "0", "lawyer_killer": "true", "shoot_own": "allowed"},
    {"gang_agreement": "any", "night_end": "deadline", "beaten_specialist": "own-act", "weekend": "play"},
)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_wild_games_reach_everything(ruleset: str, random_games: int) -> None:
    rules = RULESETS[ruleset]
    seen = Seen()
    rng = Random(5)
    setups = [setup for way in WAYS for setup in tables(rules, _known(rules, way))]
    setups += [free_table(rules, rng, _known(rules, rng.choice(WAYS))) for _ in range(len(setups))]
    budget = max(random_games, len(setups))
    for seed, setup in enumerate(islice(cycle(setups), MOST * budget)):
        explore(setup, seed, seen)
        if seed >= budget and seed % 100 == 0 and not _missing(seen, rules):
            break
    assert not _missing(seen, rules)


def _missing(seen, rules):
    missing = {kind: set(words) - BEFORE_PLAY for kind, words in seen.missing(rules).items()}
    return {kind: words for kind, words in missing.items() if words}


def _known(rules, way):
    return {key: value for key, value in way.items() if key in rules.option}
