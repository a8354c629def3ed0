"""Wild whole games over every scenario and size, and scenarios of admins, with all laws of the kernel checked."""

from dataclasses import replace
from itertools import cycle, islice
from random import Random

import pytest

import bot
from core.lab.custom import custom_tables
from core.lab.explore import Seen, explore, free_table, tables
from core.rules.registry import RULESETS

# What no random table can reach: the deal and the scenarios refuse before play, and these need a host of their own.
BEFORE_PLAY = {
    "players", "composition", "scenario-id", "role", "role-count", "formula", "no-gang", "needs", "gang-third",
    "too-many", "order", "option", "gang-size", "half",
}  # fmt: skip
# Words that a game shares with its sister and never needs itself.
NEVER = {"dons-two": {"manas"}, "dons-three": {"maniac", "{player} is neutral"}}
CUSTOM = 60  # scenarios that admins could write, for each set of options
MOST = 10  # times the budget, for what is rare
WAYS = (
    {},
    {"timing": "fixed"},
    {"timing": "live", "introductions": "false", "recruit_silence": "join"},
    {"gang_agreement": "majority", "inactive_days": "0", "lawyer_killer": "true", "shoot_own": "allowed"},
    {"gang_agreement": "any", "night_end": "deadline", "beaten_specialist": "own-act", "weekend": "play"},
    {"day-one": "talk", "ballot": "secret", "silent": "self", "inactive": "2", "gang-order": "majority",
     "child": "multi", "walking-basement": "lot"},
    {"revote": "forbidden", "tie": "lot", "spared": "next", "check": "side", "report": "choices",
     "gang-order": "last", "walking-basement": "lot", "prosecutor-deadline": "office"},
    {"heir": "eldest", "reveal": "none", "dawn": "always", "parity": "none", "clock": "wall", "inactive": "3"},
)  # fmt: skip
# What may be set up before play, beside nothing.
BEFORE = {
    "dons-two": {"bonus": {"player": "P3", "day": "2"}, "basement": ["mafia", "cops"]},
    "dons-three": {"bonus": {"player": "P4", "day": "1"}, "basement": ["mafia", "manas"]},
}


@pytest.mark.long
@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_wild_games_reach_everything(ruleset: str, random_games: int) -> None:
    rules = RULESETS[ruleset]
    seen = Seen()
    rng = Random(5)
    ways = list({str(way): way for way in (_known(rules, way) for way in WAYS)}.values())
    setups = [setup for way in ways for setup in tables(rules, way)]
    if ruleset in BEFORE:
        setups += [replace(setup, before=BEFORE[ruleset]) for setup in setups]
    setups += [free_table(rules, rng, rng.choice(ways)) for _ in range(len(setups))]
    for way in ways:
        setups += custom_tables(rules, rng, way, CUSTOM)
    budget = max(random_games, len(setups))
    for seed, setup in enumerate(islice(cycle(setups), MOST * budget)):
        explore(setup, seed, seen, bot._keep)
        if seed >= budget and seed % 100 == 0 and not _missing(seen, rules):
            break
    assert not _missing(seen, rules)


def _missing(seen, rules):
    never = BEFORE_PLAY | NEVER.get(rules.id, set())
    missing = {kind: set(words) - never for kind, words in seen.missing(rules).items()}
    return {kind: words for kind, words in missing.items() if words}


def _known(rules, way):
    return {k: v for k, v in way.items() if k in rules.option and v in (rules.option[k].values or (v,))}
