"""The calendar's pauses."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.clock.calendar import Calendar, next_time_of_day

HOUR = 3_600_000
WEEKENDS = Calendar("UTC", weekends=True)
FRIDAY = int(datetime(2026, 5, 15, tzinfo=UTC).timestamp() * 1000)


def test_a_weekend_stands_still() -> None:
    assert WEEKENDS.running(FRIDAY + 23 * HOUR, FRIDAY + 73 * HOUR) == 2 * HOUR
    assert WEEKENDS.advance(FRIDAY + 23 * HOUR, 2 * HOUR) == FRIDAY + 73 * HOUR


def test_what_is_used_up_at_the_start_of_a_pause_ends_there() -> None:
    assert WEEKENDS.advance(FRIDAY + 20 * HOUR, 4 * HOUR) == FRIDAY + 24 * HOUR
    assert WEEKENDS.woken(FRIDAY + 24 * HOUR) == FRIDAY + 72 * HOUR


def test_holidays_go_by_the_local_date() -> None:
    moscow = Calendar("Europe/Moscow", holidays=frozenset({"2026-05-12"}))
    start = int(datetime(2026, 5, 12, tzinfo=ZoneInfo("Europe/Moscow")).timestamp() * 1000)
    assert not moscow.rests(start - 1)
    assert moscow.rests(start)
    assert not moscow.rests(start + 24 * HOUR)


def test_a_day_of_23_hours() -> None:
    berlin = Calendar("Europe/Berlin", weekends=True)
    saturday = int(datetime(2026, 3, 28, tzinfo=ZoneInfo("Europe/Berlin")).timestamp() * 1000)
    assert berlin.woken(saturday) - saturday == 47 * HOUR


@pytest.mark.parametrize("calendar", [Calendar(), WEEKENDS, Calendar("Asia/Tokyo", True, frozenset({"2026-05-18"}))])
@given(start=st.integers(FRIDAY, FRIDAY + 200 * HOUR), span=st.integers(0, 300 * HOUR))
def test_advance_and_running_agree(calendar: Calendar, start: int, span: int) -> None:
    end = calendar.advance(start, span)
    assert calendar.running(start, end) == span
    if span:
        assert calendar.running(start, end - 1) == span - 1


def test_the_next_two_in_the_afternoon_is_later_than_now() -> None:
    two = FRIDAY + 14 * HOUR
    assert next_time_of_day("UTC", FRIDAY, 14 * HOUR) == two
    assert next_time_of_day("UTC", two - 1, 14 * HOUR) == two
    assert next_time_of_day("UTC", two, 14 * HOUR) == two + 24 * HOUR
    assert next_time_of_day("Europe/Moscow", two, 14 * HOUR) == two + 21 * HOUR
