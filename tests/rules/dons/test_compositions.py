"""The standard rosters for every number of players. What must come is read from `compositions.md`."""

import pytest

from tests.rules.dons.scene import assert_holds, case
from tests.rules.dons.tables import Row, tables

ROSTERS = [(ruleset, row) for ruleset, rows in tables("compositions.md").items() for row in rows]
NOT_ROLES = ("N", "joins", "singles")


def _roles(ruleset: str, row: Row) -> list[str]:
    """The roster of a row, together with the singles that the rows above it have brought in."""
    rows = [r for game, r in ROSTERS if game == ruleset and int(r["N"]) <= int(row["N"])]
    joined = [r["joins"] for r in rows if r["joins"] != "-"]
    assert len(joined) == int(row["singles"])
    counted = [role for role, number in row.items() if role not in NOT_ROLES for _ in range(int(number))]
    return [*counted, *joined]


def _ids(value: str | Row) -> str:
    return value if isinstance(value, str) else value["N"]


def _deal(ruleset: str, roles: list[str], expect: dict[str, object]) -> None:
    seats = {f"P{number}": role for number, role in enumerate(roles, 1)}
    assert_holds(case(ruleset, seats, {"night": "0", "expect": expect}, scenario="standard"))


@pytest.mark.parametrize(("ruleset", "row"), ROSTERS, ids=_ids)
def test_roster_of_the_table_is_dealt(ruleset: str, row: Row):
    roles = _roles(ruleset, row)
    assert len(roles) == int(row["N"])
    _deal(ruleset, roles, {"phase": "day 1"})


@pytest.mark.parametrize(("ruleset", "row"), ROSTERS, ids=_ids)
def test_one_role_too_many_is_refused(ruleset: str, row: Row):
    roles = _roles(ruleset, row)
    roles[roles.index("citizen")] = "mafioso"
    _deal(ruleset, roles, {"refused": [{"host": "composition"}], "phase": "signup"})
