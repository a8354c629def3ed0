"""Random play agrees with exact probability."""

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from core.lab.simulate import Setup, simulate
from tests.lab.exact import mafia_wins, single_leader

TABLES = [(1, 0, 4), (1, 0, 5), (2, 0, 5), (2, 1, 4), (2, 1, 5), (3, 1, 5), (2, 0, 7), (1, 1, 4)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_single_leader_by_enumeration(players: int) -> None:
    ballots = product(*([t for t in range(players) if t != voter] for voter in range(players)))
    unique = total = 0
    for ballot in ballots:
        counts = [ballot.count(player) for player in range(players)]
        unique += counts.count(max(counts)) == 1
        total += 1
    assert single_leader(players) == Fraction(unique, total)


@pytest.mark.parametrize(("mafia", "doctors", "citizens"), TABLES)
def test_engine_agrees_with_the_recursion(mafia: int, doctors: int, citizens: int, random_games: int) -> None:
    roster = ("mafioso",) * mafia + ("doctor",) * doctors + ("citizen",) * citizens
    games = 10 * random_games
    summary = simulate(Setup("classic", "", roster, {}), games, seed=17)
    exact = float(mafia_wins(mafia, doctors, citizens))
    error = sqrt(exact * (1 - exact) / games)
    assert abs(summary.wins["mafia"] / games - exact) < 4 * error, (summary.wins, exact)
