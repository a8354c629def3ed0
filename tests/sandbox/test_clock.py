"""The games' clock: stopped, faster, a leap."""

import asyncio

import pytest

from sandbox import clock as module
from sandbox.clock import GameClock, Pace


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Real time, which stands until the test moves it."""
    moment = [1_000_000]
    monkeypatch.setattr(module, "real_ms", lambda: moment[0])
    return moment


def test_it_runs_as_fast_as_it_is_told(real: list[int]) -> None:
    clock = GameClock()
    real[0] += 500
    assert clock.now() == 1_000_500
    clock.run(60)
    real[0] += 1000
    assert clock.now() == 1_060_500
    clock.run(0)
    real[0] += 9999
    assert clock.now() == 1_060_500


def test_it_never_goes_back(real: list[int]) -> None:
    clock = GameClock()
    clock.skip(2_000_000)
    assert clock.now() == 2_000_000
    clock.skip(1_500_000)
    assert clock.now() == 2_000_000


def test_a_leap_stops_at_its_moment_and_goes_on_at_the_usual_speed(real: list[int]) -> None:
    clock = GameClock(2)
    clock.leap(1_600_000, seconds=3)
    assert clock.leaping
    real[0] += 1500
    assert clock.now() == 1_300_000
    real[0] += 99_000
    assert clock.now() == 1_600_000
    clock.land()
    real[0] += 100
    assert clock.now() == 1_600_200


def test_who_is_told_of_a_pace_reads_the_same_time(real: list[int]) -> None:
    clock = GameClock(10)
    clock.leap(1_050_000, seconds=1)
    told = Pace(**clock.pace.written())
    assert [told.at(1_000_000 + step) for step in (0, 500, 5000)] == [1_000_000, 1_025_000, 1_050_000]


async def test_sleep_ends_when_the_games_time_has_passed(real: list[int]) -> None:
    clock = GameClock(0)
    sleeper = asyncio.create_task(clock.sleep(60))
    await asyncio.sleep(0)
    clock.skip(clock.now() + 59_000)
    await asyncio.sleep(0)
    assert not sleeper.done()
    clock.skip(clock.now() + 1000)
    await asyncio.wait_for(sleeper, 5)
