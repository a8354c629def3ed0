"""Rosters: the standard ones of 1.1 and 1.2, and the checks of a custom one (dons 1.3)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

import yaml

from core.engine.scenario import Formula, Scenario, Share
from core.engine.state import GameState
from core.rules.dons.guns import DON, GANGS, PLAIN
from core.rules.dons.roles import roles
from core.rules.scenario_files import shipped

HERE = Path(__file__).parent / "scenarios"
SCENARIOS: Mapping[str, Mapping[str, Scenario]] = {
    "dons-two": shipped(HERE / "two"),
    "dons-three": shipped(HERE / "three"),
}
PLAYERS = (10, 30)
ZOMBIE_NEEDS = 25
NONE, ALL = Formula(0, 0), Formula(1, 0)

Counts = Counter[str]


def roster_fault(state: GameState, dealt: tuple[str, ...]) -> str:
    """Why this roster cannot be dealt, or an empty text.

    Without a scenario a roster is taken as it stands, if only the game knows its roles (10).
    """
    game, scenario = state.ruleset, state.scenario
    if not scenario:
        return "role" if _unknown_role(game, Counter(dealt)) else ""
    if scenario != "custom":
        return SCENARIOS[game][scenario].fault(dealt)
    found = roster_faults(game, dealt)
    return found[0] if found else "" if len(dealt) == len(state.seats) else "players"


def roster_faults(game: str, dealt: Sequence[str]) -> tuple[str, ...]:
    """Every check of 1.3 that a custom roster fails."""
    players = () if PLAYERS[0] <= len(dealt) <= PLAYERS[1] else ("players",)
    return players + tuple(reason for reason, fails in CHECKS if fails(game, Counter(dealt)))


def gangs(game: str) -> tuple[str, ...]:
    """The gangs of a game."""
    return GANGS if game == "dons-three" else GANGS[:1]


def _sizes(game: str, dealt: Counts) -> list[int]:
    return [dealt[DON[gang]] + dealt[PLAIN[gang]] for gang in gangs(game)]


def _unknown_role(game: str, dealt: Counts) -> bool:
    return not dealt.keys() <= {role.id for role in roles(game)}


def _miscounted(game: str, dealt: Counts) -> bool:
    leaders = ("cop", *(DON[gang] for gang in gangs(game)))
    doubled = any(dealt[role.id] > 1 for role in roles(game) if role.single)
    return doubled or any(dealt[role] != 1 for role in leaders)


def _bad_gangs(game: str, dealt: Counts) -> bool:
    sizes = _sizes(game, dealt)
    return min(sizes) < 2 or len(set(sizes)) > 1


def _too_strong(game: str, dealt: Counts) -> bool:
    return 2 * sum(_sizes(game, dealt)) >= dealt.total()


def _lonely(game: str, dealt: Counts) -> bool:
    lacking = any(dealt[role.id] and not all(dealt[need] for need in role.needs) for role in roles(game))
    few = dealt.total() <= ZOMBIE_NEEDS or dealt["citizen"] < 3
    return lacking or (dealt["zombie"] > 0 and few)


CHECKS: tuple[tuple[str, Callable[[str, Counts], bool]], ...] = (
    ("role", _unknown_role),
    ("role-count", _miscounted),
    ("gang-size", _bad_gangs),
    ("half", _too_strong),
    ("needs", _lonely),
)


# --- the scenario `custom` ----------------------------------------------------------------------------------------


def _free(game: str) -> Scenario:
    """`custom`: any number of each role; as long as the host has written none it is the standard roster."""
    standard = SCENARIOS[game]["standard"]
    usual = {role.id: standard.roles.get(role.id) for role in roles(game) if role.id != standard.remainder}
    shares = {role: Share(NONE, ALL, share.default if share else NONE) for role, share in usual.items()}
    return replace(standard, id="custom", roles=shares, title=TITLES[game])


TEXT = Path(__file__).with_name("custom.yaml").read_text("utf-8")
TITLES = cast("Mapping[str, Mapping[str, str]]", yaml.safe_load(TEXT))
FREE = {game: _free(game) for game in SCENARIOS}
