"""Random scenarios of `classic`, as server admins could write them (1.3)."""

from collections.abc import Iterator, Mapping
from random import Random

from core.engine.ruleset import Ruleset
from core.lab.simulate import Setup
from core.rules.classic import RULESET
from core.rules.classic.custom import faults
from core.rules.scenario_files import build

GANGS = ("mafioso", "yakuza")
SHARES = ("1", "2", "N/3", "N/3-1", "N/4", "N/4-1", "N/5", "N/6", "N/7+1")
SINGLE = tuple(role.id for role in RULESET.roles if role.dealt and role.single)


def custom_tables(rules: Ruleset, rng: Random, options: Mapping[str, object], count: int) -> Iterator[Setup]:
    """So many tables, each of another scenario; none for rules whose scenarios nobody else writes."""
    return (custom_table(rng, options) for _ in range(count if rules is RULESET else 0))


def custom_table(rng: Random, options: Mapping[str, object]) -> Setup:
    """A table of a scenario that passes all checks, at one of its sizes; the options are the scenario's own."""
    while faults(written := _written(rng, options)):
        pass
    scenario = build(written)
    return Setup(RULESET.id, "custom", scenario.roster(rng.randint(scenario.low, scenario.high)), {}, custom=written)


def _written(rng: Random, options: Mapping[str, object]) -> dict[str, object]:
    low = rng.randint(6, 20)
    gangs = rng.sample(GANGS, rng.choice((1, 1, 2)))
    roles = {gang: rng.choice(SHARES) for gang in gangs}
    roles |= dict.fromkeys(rng.sample(SINGLE, rng.randint(0, 9)), "1")
    return {"id": "own", "min": str(low), "max": str(rng.randint(low, 20)), "roles": roles, "options": dict(options)}
