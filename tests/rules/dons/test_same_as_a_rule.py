"""Section 8.1 says the matrices once more as a rule, with the drag. Table and rule name the same killers everywhere."""

from itertools import combinations

import pytest

from core.rules.dons.fates import _killers
from core.rules.dons.matrices import TABLES
from tests.rules.dons.tables import GUNS, NO_CELL

GANGS = {"mafia", "manas"}
HOSTILE = {*GANGS, "maniac", "sniper", "zombie"}
DRAG = {"kamikaze"}
OWN_GUN = {
    "mafioso": "mafia", "don": "mafia", "mana": "manas", "mana-don": "manas", "maniac": "maniac", "zombie": "zombie",
}  # fmt: skip
SETS = [
    (game, frozenset(guns), drag)
    for game, known in GUNS.items()
    for size in range(len(known) + 1)
    for guns in combinations(known, size)
    for drag in (set(), DRAG)
]


def role_citizen(guns, drag):
    hostile = guns & HOSTILE | drag
    saved = "cop" in guns and not ("zombie" in hostile and len(hostile) >= 2)
    return drag if saved else hostile


def citizen(guns, drag):
    return set() if guns & HOSTILE | drag == {"zombie"} else role_citizen(guns, drag)


def snitch(guns, drag):
    return set() if len(guns) == 1 and guns <= GANGS and not drag else role_citizen(guns, drag)


def vagrant(guns, drag):
    alone = len(guns & HOSTILE | drag) == 1 and guns & HOSTILE <= GANGS | {"maniac"} and not drag
    return set() if alone and "cop" not in guns else role_citizen(guns, drag)


def child(guns, drag, multi=False):
    hostile = guns & HOSTILE | drag
    if "cop" not in guns:
        return set() if len(hostile) == 1 and hostile <= GANGS else hostile
    if multi and hostile & GANGS:
        return hostile
    return set() if len(hostile) <= 1 and not drag else hostile


def cop(column, guns, drag):
    kind, _, gang = column.partition("-")
    spared = "cop" in guns or (kind == "mutual" and guns & GANGS == {gang})
    return drag if spared else guns & GANGS | drag


def others(column, guns, drag):
    if column == "woodman":
        return drag
    spared = {"don": {"sniper", "zombie"}, "mana-don": {"sniper", "zombie"}, "maniac": {"cop"}}.get(column, set())
    return guns - spared | drag


CITIZENS = {
    "citizen": citizen,
    "role-citizen": role_citizen,
    "snitch": snitch,
    "vagrant": vagrant,
    "child": child,
    "child-multi": lambda guns, drag: child(guns, drag, multi=True),
}


@pytest.mark.parametrize("column", CITIZENS)
def test_citizens(column: str):
    for game, guns, drag in SETS:
        assert _killers(TABLES[game], column, guns, bool(drag)) | drag == CITIZENS[column](set(guns), drag), (
            game,
            guns,
        )


@pytest.mark.parametrize(("game", "column"), [(g, c) for g, t in TABLES.items() for c in t.others.columns])
def test_others(game: str, column: str):
    for guns, drag in ((guns, drag) for at, guns, drag in SETS if at == game and OWN_GUN.get(column) not in guns):
        assert not guns or TABLES[game].verdict(column, guns) != NO_CELL
        assert _killers(TABLES[game], column, guns, bool(drag)) | drag == others(column, set(guns), drag), guns


@pytest.mark.parametrize(("game", "column"), [(g, c) for g, t in TABLES.items() for c in t.cop.columns])
def test_the_cop(game: str, column: str):
    for guns, drag in ((guns, drag) for at, guns, drag in SETS if at == game):
        assert _killers(TABLES[game], column, guns, bool(drag)) | drag == cop(column, set(guns), drag), guns
