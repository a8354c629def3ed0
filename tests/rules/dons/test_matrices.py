"""Every cell of the verdict matrices, played. What must come is read from `matrices.md`."""

from itertools import combinations

import pytest

from tests.rules.dons import duels, duties, shooters
from tests.rules.dons.cells import Scene
from tests.rules.dons.scene import assert_holds, case, players
from tests.rules.dons.tables import GUNS, MATRICES, Cell, cells

DRAGGED = ("citizen", "doctor", "child", "vagrant", "snitch", "mafioso", "don", "cop", "woodman", "werewolf")
GAMES = {"dons-two": "two", "dons-three": "three"}
ROLE_CITIZENS = ("doctor", "lawyer", "bouncer", "keykeeper", "prosecutor", "wife", "mistress", "deputy", "sniper")
OPEN = [
    (game, cell) for game, name in GAMES.items() for kind in ("citizens", "others") for cell in cells(f"{name}-{kind}")
]
GUARDED = [(game, cell) for game, name in GAMES.items() for cell in cells(f"{name}-guarded")]
COPS = [
    (game, cell, aim)
    for game, name in GAMES.items()
    for cell in cells(f"{name}-cop")
    for aim in duels.aims(cell.column)
]
UNLISTED = [(game, cell) for game, cell in OPEN if cell.column in ("mafioso", "don", "maniac", "zombie")]
DUTIES = [
    (game, gun, cell)
    for game, name in GAMES.items()
    for gun in GUNS[game]
    if gun != "cop"
    for cell in duties.read_as(gun, name)
]


def _ids(value: object) -> str:
    return value.name if isinstance(value, Cell) else str(value) or "silent"


def _role_citizen(guns: tuple[str, ...]) -> str:
    """Another role for each row; a sniper does not shoot himself."""
    rows = [row["hit by"] for row in MATRICES["two-citizens"]] + [row["hit by"] for row in MATRICES["three-citizens"]]
    return ROLE_CITIZENS[rows.index(" + ".join(guns)) % (len(ROLE_CITIZENS) - ("sniper" in guns))]


def _play(scene: Scene) -> None:
    """Play a cell, with either answer where it is a question."""
    for written in scene.questions() if scene.code == "d" else [scene.case()]:
        assert_holds(written)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["citizens", "others", "guarded", "cop"])
def test_every_set_of_guns_is_a_row(game: str, kind: str):
    guns = tuple(gun for gun in GUNS[game] if kind != "cop" or gun != "cop")
    sets = [" + ".join(s) for size in range(1, len(guns) + 1) for s in combinations(guns, size)]
    assert [row["hit by"] for row in MATRICES[f"{GAMES[game]}-{kind}"]] == sets


@pytest.mark.parametrize(("game", "cell"), OPEN, ids=_ids)
def test_without_a_guard(game: str, cell: Cell):
    _play(Scene(game, cell, _role_citizen(cell.guns) if cell.column == "role-citizen" else ""))


@pytest.mark.parametrize("guard", ["heal", "bonus"])
@pytest.mark.parametrize(("game", "cell"), GUARDED, ids=_ids)
def test_with_a_guard(game: str, cell: Cell, guard: str):
    _play(Scene(game, cell, guard=guard))


@pytest.mark.parametrize("role", ROLE_CITIZENS)
@pytest.mark.parametrize("guns", [("cop",), ("mafia",), ("zombie",), ("cop", "mafia"), ("cop", "mafia", "zombie")])
def test_every_role_citizen(role: str, guns: tuple[str, ...]):
    cell = next(c for c in cells("two-citizens") if c.column == "role-citizen" and c.guns == guns)
    assert_holds(Scene("dons-two", cell, role).case())


@pytest.mark.parametrize(("game", "cell"), UNLISTED, ids=_ids)
def test_a_heal_saves_whoever_has_no_column(game: str, cell: Cell):
    saved = Cell(cell.guns, cell.column, "o")
    assert_holds(Scene(game, saved, guard="heal").case())


@pytest.mark.parametrize(("game", "cell", "aim"), COPS, ids=_ids)
def test_the_cop(game: str, cell: Cell, aim: str):
    assert_holds(duels.Duel(game, cell, aim).case())


@pytest.mark.parametrize(("game", "cell", "aim"), COPS, ids=_ids)
def test_the_woodman_on_the_cops_duty(game: str, cell: Cell, aim: str):
    assert_holds(duels.Duel(game, cell, aim, woodman=True).case())


@pytest.mark.parametrize(("game", "gun", "cell"), DUTIES, ids=_ids)
def test_the_woodman_on_another_duty(game: str, gun: str, cell: Cell):
    assert_holds(duties.duty(game, gun, cell))


@pytest.mark.parametrize(("gun", "column", "code"), shooters.OWN_HAND)
def test_the_shooter(gun: str, column: str, code: str):
    assert_holds(shooters.by_owner(gun, column, code))


@pytest.mark.parametrize(("gun", "column", "code"), [row for row in shooters.OWN_HAND if row[2] in "bu"])
def test_the_guarded_shooter(gun: str, column: str, code: str):
    assert_holds(shooters.by_owner(gun, column, code, guard=True))


@pytest.mark.parametrize(("gun", "column", "code"), shooters.LENT)
def test_the_woodman_as_shooter(gun: str, column: str, code: str):
    assert_holds(shooters.by_woodman(gun, column, code))


@pytest.mark.parametrize(("gun", "column", "code"), [row for row in shooters.LENT if row[2] in "bu"])
def test_the_guarded_woodman_as_shooter(gun: str, column: str, code: str):
    assert_holds(shooters.by_woodman(gun, column, code, guard=True))


@pytest.mark.parametrize("role", DRAGGED)
def test_the_drag_alone_kills_everybody(role: str):
    every = players("dons-two", Kam="kamikaze")
    seats = {seat: other for seat, other in every.items() if other != role or role == "citizen"}
    orders = {"Max": "shoot Kam", "Kam": "drag Tim"} | ({"Tim": "bite Eve"} if role == "werewolf" else {})
    deaths = {"Kam": "maniac", "Tim": "kamikaze"} | ({"Eve": "werewolf"} if role == "werewolf" else {})
    step = {"night": "1", "orders": orders, "expect": {"deaths": deaths, "phase": "day 2"}}
    assert_holds(case("dons-two", seats | {"Tim": role}, step))
