"""Custom scenarios (1.3): the checks in their order, and a game's roster against its scenario (1.2)."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import cast

from core.engine.options import BadValue, settle
from core.engine.scenario import BadFormula, Formula
from core.engine.state import GameState
from core.rules.classic.night import SLOTS
from core.rules.classic.options import OPTIONS
from core.rules.classic.roles import ROLES
from core.rules.classic.stock import SCENARIOS
from core.rules.scenario_files import REMAINDER, build

RESERVED = {*SCENARIOS, "custom", "yorkshire", "texas"}
ROLE = {role.id: role for role in ROLES}
GANG_PARTS = (("mafioso", "lawyer", "heretic", "thug"), ("yakuza", "kamikaze"))
GANG_SHOOTERS = ("mafioso", "yakuza")
BEGINNING = {"min": "6", "max": "20", "roles": {"mafioso": "N/3"}}  # what a new scenario is before anything is chosen

Written = Mapping[str, object]


def faults(written: Written, taken: Iterable[str] = ()) -> tuple[str, ...]:
    """All failing checks of a custom scenario, in the order of 1.3; `taken` are the ids already used on the server."""
    failing: list[str] = []
    if not _good_id(written.get("id"), taken):
        failing.append("scenario-id")
    if _bounds(written) is None:
        failing.append("players")
    failing += [reason for reason, fails in CHECKS if fails(written)]
    return tuple(failing)


def roster_fault(state: GameState, dealt: tuple[str, ...]) -> str:
    """Why this roster cannot be dealt, or an empty text. Without a scenario any roster is taken as it stands."""
    if not state.scenario:
        return ""
    if state.scenario == "custom":
        if failing := faults(state.custom):
            return failing[0]
        return build(state.custom).fault(dealt)
    return SCENARIOS[state.scenario].fault(dealt)


def _good_id(name: object, taken: Iterable[str]) -> bool:
    return (
        isinstance(name, str)
        and re.fullmatch(r"[a-z][a-z0-9-]{1,31}", name) is not None
        and name not in RESERVED
        and name not in set(taken)
    )


def _bounds(written: Written) -> tuple[int, int] | None:
    low, high = str(written.get("min", "")), str(written.get("max", "20"))
    if not low.isdecimal() or not high.isdecimal() or not 6 <= int(low) <= int(high) <= 20:
        return None
    return int(low), int(high)


def _tables(written: Written) -> range:
    """Every number of players that the scenario allows; all numbers at all, if its bounds are wrong."""
    low, high = _bounds(written) or (6, 20)
    return range(low, high + 1)


def _roles(written: Written) -> Mapping[str, str]:
    roles = written.get("roles")
    return cast(Mapping[str, str], roles) if isinstance(roles, dict) else {}


def _formulas(written: Written) -> dict[str, Formula]:
    """The formulas that can be read."""
    read: dict[str, Formula] = {}
    for role, formula in _roles(written).items():
        try:
            read[role] = Formula.read(str(formula))
        except BadFormula:
            continue
    return read


def _unknown_role(written: Written) -> bool:
    known = {role.id for role in ROLES if role.dealt} - {REMAINDER}
    return not set(_roles(written)) <= known


def _doubled(written: Written) -> bool:
    formulas = _roles(written)
    return any(role in ROLE and ROLE[role].single and str(f).strip() != "1" for role, f in formulas.items())


def _bad_formula(written: Written) -> bool:
    formulas = _formulas(written)
    few = any(formula.of(n) < 1 for formula in formulas.values() for n in _tables(written))
    return few or len(formulas) < len(_roles(written))


def _no_gang(written: Written) -> bool:
    return not set(GANG_SHOOTERS) & set(_roles(written))


def _lonely(written: Written) -> bool:
    present = set(_roles(written))
    return any(role in ROLE and not set(ROLE[role].needs) <= present for role in present)


def _big_gang(written: Written) -> bool:
    formulas = _formulas(written)
    return any(
        3 * sum(formulas[role].of(n) for role in gang if role in formulas) > n
        for gang in GANG_PARTS
        for n in _tables(written)
    )


def _too_many(written: Written) -> bool:
    formulas = _formulas(written)
    return any(sum(f.of(n) for f in formulas.values()) >= n for n in _tables(written))


def _bad_order(written: Written) -> bool:
    if "order" not in written:
        return False
    return written["order"] != common_order(_roles(written))


def common_order(roles: Iterable[str]) -> list[str]:
    """The common order of moves (5.2) without the absent roles; `gangs` is one slot for all collective shots."""
    present = {"gangs" if role in GANG_SHOOTERS else role for role in roles}
    return [slot for slot in SLOTS if slot in present]


def _bad_option(written: Written) -> bool:
    options = written.get("options", {})
    if not isinstance(options, dict):
        return True
    try:
        settle(OPTIONS, "custom", cast(Mapping[str, object], options))
    except BadValue:
        return True
    return False


CHECKS: tuple[tuple[str, Callable[[Written], bool]], ...] = (
    ("role", _unknown_role),
    ("role-count", _doubled),
    ("formula", _bad_formula),
    ("no-gang", _no_gang),
    ("needs", _lonely),
    ("gang-third", _big_gang),
    ("too-many", _too_many),
    ("order", _bad_order),
    ("option", _bad_option),
)
