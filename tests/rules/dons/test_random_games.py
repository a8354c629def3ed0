"""Random games of the dons: nothing that is offered is refused, games end, and every cell of the matrices is met."""

import sys
from random import Random

import pytest

from core.lab.simulate import ENDLESS, Setup, game_rng, play
from core.rules.registry import RULESETS
from tests.rules.dons import coverage
from tests.rules.dons.coverage import GAMES, Reached, every_cell

FEW = 8
BESIDE = (
    "don", "mafioso", "mafioso", "cop", "deputy", "child", "doctor", "sniper", "woodman", "vagrant", "snitch", "lawyer",
    "kamikaze", "werewolf", "vampire", "zombie", "wife", "mistress", "citizen", "citizen", "citizen",
)  # fmt: skip
ROSTERS = {"dons-two": (*BESIDE, "maniac"), "dons-three": (*BESIDE, "mana-don", "mana", "mana")}


def _aimed_games(game: str, first: int, number: int) -> None:
    for n in range(first, first + number):
        options = {"child": ("simple", "multi")[n % 2], "parity": "none"}
        coverage.play(Setup(game, "", ROSTERS[game], options), Random(f"{game} {n}"))


@pytest.mark.parametrize("players", [10, 11, 20, 25, 30])
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_end(game: str, players: int):
    rules = RULESETS[game]
    setup = Setup(game, "standard", rules.scenarios["standard"].roster(players), {})
    for n in range(FEW):
        played = play(setup, game_rng(players, n))
        assert set(played.winners) <= {*rules.team, "draw", ENDLESS}


@pytest.mark.parametrize("game", GAMES)
def test_no_impossible_cell_is_met(game: str, monkeypatch: pytest.MonkeyPatch):
    reached = Reached().watch(monkeypatch)
    _aimed_games(game, 0, 3 * FEW)
    met = {cell for cell in reached.cells if cell[0].startswith(GAMES[game])}
    assert len(met) > 100
    assert met <= every_cell(game)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_cell_is_met(game: str, random_games: int, monkeypatch: pytest.MonkeyPatch):
    """With the small budget half of the cells, with the large one all of them. `pytest -rP` shows the count of each."""
    reached = Reached().watch(monkeypatch)
    for start in range(0, random_games, 200):
        _aimed_games(game, start, 200)
        if not reached.missing(game):
            break
    sys.stdout.write(reached.report(game))
    assert len(reached.missing(game)) <= (len(every_cell(game)) // 2 if random_games <= 200 else 0)
