"""The tables of the page, row by row: who is dealt at which size (1.1, B), and who moves in which order (5.2, 7.5)."""

import pytest

from core.rules.classic import RULESET
from core.rules.classic.custom import common_order
from core.rules.classic.night import ORDER, SLOTS

SIZES = range(6, 21)
NONE = "–"

# The size of each gang, for 6 to 20 players.
GANG = {
    "N/3": "2 2 2 3 3 3 4 4 4 5 5 5 6 6 6",
    "N/3-1": "– – – 2 2 2 3 3 3 4 4 4 5 5 5",
    "N/4-1": "– – – – – – 2 2 2 2 3 3 3 3 4",
}

# Its gangs by the row above, its single roles, the plain citizens for 6 to 20 players.
COMPOSITION = {
    "naples": ("N/3", "mafioso", "doctor commissar", "2 3 4 4 5 6 6 7 8 8 9 10 10 11 12"),
    "los-angeles": ("N/3-1", "mafioso", "priest doctor maniac commissar", "– – – 3 4 5 5 6 7 7 8 9 9 10 11"),
    "dallas": ("N/3-1", "mafioso", "lawyer sheriff commissar", "– – – 4 5 6 6 7 8 8 9 10 10 11 12"),
    "verona": ("N/3-1", "mafioso yakuza", "priest doctor commissar", "– – – – – – – – 5 4 5 6 5 6 7"),
    "haiti": ("N/3-1", "mafioso", "priest doctor necromancer commissar", "– – – – – – 5 6 7 7 8 9 9 10 11"),
    "geneva": ("N/3-1", "mafioso", "priest doctor recruiter commissar", "– – – – – – 5 6 7 7 8 9 9 10 11"),
    "boston": ("N/4-1", "mafioso yakuza", "special-agent turncoat", "– – – – – – 6 7 8 9 8 9 10 11 10"),
    "osaka": ("N/3-1", "yakuza", "kamikaze samurai commissar", "– – – 4 5 6 6 7 8 8 9 10 10 11 12"),
    "madrid": ("N/3-1", "mafioso", "heretic priest reporter", "– – – 4 5 6 6 7 8 8 9 10 10 11 12"),
    "berlin": ("N/3-1", "mafioso", "thug priest commissar", "– – – 4 5 6 6 7 8 8 9 10 10 11 12"),
    "chat": ("N/3", "mafioso", "commissar doctor", "2 3 4 4 5 6 6 7 8 8 9 10 10 11 12"),
}

# Step by step; who moves together stands on one side of a semicolon.
COMMON = (
    "priest; samurai; kamikaze; doctor; special-agent; maniac, necromancer, recruiter; gangs; sheriff; heretic; "
    "commissar, lawyer; reporter; thug; turncoat"
)
MOVES = {
    "naples": "doctor; gangs; commissar",
    "los-angeles": "priest; doctor; maniac; gangs; commissar",
    "dallas": "gangs; sheriff; commissar, lawyer",
    "verona": "priest; doctor; gangs; commissar",
    "haiti": "priest; doctor; necromancer; gangs; commissar",
    "geneva": "priest; doctor; recruiter; gangs; commissar",
    "boston": "special-agent; gangs; turncoat",
    "osaka": "samurai; kamikaze; gangs; commissar",
    "madrid": "priest; gangs; heretic; reporter",
    "berlin": "priest; gangs; commissar; thug",
    "chat": "priest; doctor; maniac; gangs; commissar",
}
SHOOTERS = ("mafioso", "yakuza", "renegade")


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("scenario", COMPOSITION)
def test_who_is_dealt_at_which_size(scenario: str, players: int) -> None:
    row, gangs, singles, citizens = COMPOSITION[scenario]
    size, plain = (cells.split()[players - SIZES[0]] for cells in (GANG[row], citizens))
    found = RULESET.scenarios[scenario]
    assert (found.low <= players <= found.high) == (plain != NONE)
    if plain != NONE:
        expected = [*gangs.split() * int(size), *singles.split(), *["citizen"] * int(plain)]
        assert sorted(found.roster(players)) == sorted(expected)
        assert found.fault(tuple(expected)) == ""


def test_the_tables_leave_no_scenario_out() -> None:
    assert set(COMPOSITION) == set(MOVES) == set(RULESET.scenarios)


@pytest.mark.parametrize("scenario", MOVES)
def test_the_moves_of_a_scenario_are_the_common_ones(scenario: str) -> None:
    moves = slots(MOVES[scenario])
    assert list(RULESET.scenarios[scenario].order) == moves
    assert moves == [slot for slot in slots(COMMON) if slot in moves]
    assert common_order(RULESET.scenarios[scenario].roles) == moves


def test_the_steps_of_the_night_are_the_common_order() -> None:
    assert list(SLOTS) == slots(COMMON)
    together = [group.split(", ") for group in COMMON.split("; ")]
    steps: list[list[str]] = []
    for step in ORDER:
        roles = list(dict.fromkeys("gangs" if role in SHOOTERS else role for role in step.roles))
        roles = ["gangs"] if "gangs" in roles else roles  # a turncoat who has joined shoots with his gang
        if step.joined:
            steps[-1] += [role for role in roles if role not in steps[-1]]
        else:
            steps.append(roles)
    assert steps == together


def slots(moves: str) -> list[str]:
    return moves.replace(";", ",").split(", ")
