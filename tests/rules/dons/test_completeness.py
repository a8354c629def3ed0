"""What a new role or a new cell of the dons could have forgotten, named."""

import pytest

from core.rules import dons
from core.rules.dons.matrices import CANNOT_BE, TABLES, killers
from core.rules.dons.matrices.both import CODES, SHOOTER
from core.rules.dons.night import ORDER
from core.rules.dons.vocabulary import CAUSES

GAMES = (dons.TWO, dons.THREE)
CARDS = [(game, role) for game in GAMES for role in game.roles]
MATRICES = [(game, matrix) for game, tables in TABLES.items() for matrix in tables]


@pytest.mark.parametrize(("game", "role"), CARDS, ids=lambda value: value.id)
def test_every_card_is_whole(game, role) -> None:
    assert role.team in game.team
    assert role.clause.startswith("dons ")
    for ability in role.abilities:
        steps = [s.name for s in ORDER if role.id in s.roles and not s.act and ability.id in s.abilities]
        assert len(steps) == (ability.effect is not None), f"{role.id}.{ability.id}: {steps}"


@pytest.mark.parametrize(("game", "matrix"), MATRICES, ids=lambda value: getattr(value, "id", value))
def test_every_code_of_a_matrix_is_explained(game: str, matrix) -> None:
    known = {row["code"] for row in CODES}
    for guns in matrix.cells:
        for column in matrix.columns:
            code = matrix.code(guns, column)
            assert code in known
            if code == "x":
                assert killers(column, guns), f"{column} under {sorted(guns)} dies of nothing"


def test_only_a_gun_on_its_own_side_cannot_be() -> None:
    own = {
        "mafioso": "mafia",
        "don": "mafia",
        "mana": "manas",
        "mana-don": "manas",
        "maniac": "maniac",
        "zombie": "zombie",
    }
    for _, matrix in MATRICES:
        for guns in matrix.cells:
            for column in matrix.columns:
                assert (matrix.code(guns, column) == CANNOT_BE) == (own.get(column) in guns)


def test_every_gun_is_a_cause() -> None:
    assert {row["gun"] for row in SHOOTER} <= {*CAUSES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_told_of_a_game_has_clauses(game) -> None:
    assert all(option.clause.startswith("dons ") for option in game.options)
    assert all(step.clause.startswith("dons ") for step in ORDER)
    assert not {role.id for role in game.roles} & {*game.strangers}
