"""Formulas, shares and rosters."""

import pytest

from core.engine.options import BadValue, duration, written
from core.engine.scenario import BadFormula, Formula, Share
from core.rules.classic import RULESET


@pytest.mark.parametrize(
    ("text", "players", "seats"), [("2", 9, 2), ("N/3", 11, 3), ("n/3 - 1", 14, 3), ("1/4-1", 15, 2), ("N/5+2", 10, 4)]
)
def test_formulas(text: str, players: int, seats: int) -> None:
    assert Formula.read(text).of(players) == seats


@pytest.mark.parametrize("text", ["", "N", "N/1", "N/21", "3/3", "N/3-", "-1", "N*2", "1..2"])
def test_bad_formulas(text: str) -> None:
    with pytest.raises(BadFormula):
        Formula.read(text)


def test_a_share_may_be_a_choice() -> None:
    share = Share.read("0..1=0")
    assert (share.low.of(9), share.high.of(9), share.default.of(9)) == (0, 1, 0)


@pytest.mark.parametrize("text", ["4h", "90m", "1h30m", "2d", "15s"])
def test_durations_are_read_and_written(text: str) -> None:
    assert duration(written(duration(text))) == duration(text)


@pytest.mark.parametrize("text", ["", "h", "4", "4h30", "1.5h", "-4h"])
def test_bad_durations(text: str) -> None:
    with pytest.raises(BadValue):
        duration(text)


@pytest.mark.parametrize("scenario", RULESET.scenarios.values(), ids=lambda s: s.id)
def test_every_scenario_fits_its_own_roster(scenario) -> None:
    for players in range(scenario.low, scenario.high + 1):
        assert scenario.fault(scenario.roster(players)) == ""
        assert scenario.fault((*scenario.roster(players)[1:], "citizen")) == "composition" or scenario.id == "chat"
    assert scenario.fault(scenario.roster(scenario.low)[1:]) == "players"


@pytest.mark.parametrize(
    ("text", "players", "seats"),
    [("(N+2)/6-1", 15, 1), ("(N+2)/6-1", 16, 2), ("1 from 12", 11, 0), ("1 from 12", 12, 1), ("N/4 from 20", 21, 5)],
)
def test_formulas_of_stock_scenarios(text: str, players: int, seats: int) -> None:
    read = Formula.read(text, stock=True)
    assert read.of(players) == seats
    assert Formula.read(str(read), stock=True) == read
    with pytest.raises(BadFormula):
        Formula.read(text)
