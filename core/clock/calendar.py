"""The calendar's pauses: weekends and holidays in a time zone. Moments are milliseconds of Unix time."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from datetime import time as datetime_time
from functools import lru_cache
from zoneinfo import ZoneInfo

SATURDAY = 5
MINUTES_A_DAY = 1440


@dataclass(frozen=True, slots=True)
class Calendar:
    """Days on which the game clock stands still, from local midnight to local midnight (`classic 3.5a`)."""

    zone: str = "UTC"
    weekends: bool = False
    holidays: frozenset[str] = frozenset()

    @property
    def empty(self) -> bool:
        """Whether there is no pause at all."""
        return not self.weekends and not self.holidays

    def rests(self, at: int) -> bool:
        """Whether the moment lies in a pause; its first moment does, its last does not."""
        return not self.empty and self._rests_on(self._day(at))

    def running(self, start: int, end: int) -> int:
        """Milliseconds between two moments that lie outside pauses."""
        if self.empty:
            return end - start
        total, moment = 0, start
        while moment < end:
            day = self._day(moment)
            midnight = min(self._start(day + timedelta(days=1)), end)
            total += 0 if self._rests_on(day) else midnight - moment
            moment = midnight
        return total

    def advance(self, start: int, span: int) -> int:
        """The earliest moment by which `span` milliseconds outside pauses have passed since `start`."""
        if self.empty:
            return start + span
        moment = start
        while span > 0:
            day = self._day(moment)
            midnight = self._start(day + timedelta(days=1))
            if not self._rests_on(day):
                if span <= midnight - moment:
                    return moment + span
                span -= midnight - moment
            moment = midnight
        return moment

    def change_after(self, at: int) -> int | None:
        """The next moment at which a pause begins or ends; `None` when there is none within a year."""
        if self.empty:
            return None
        day = self._day(at)
        resting = self._rests_on(day)
        for _ in range(366):
            day += timedelta(days=1)
            if self._rests_on(day) != resting:
                return self._start(day)
        return None

    def woken(self, at: int) -> int:
        """The end of the pause that `at` lies in, or `at` itself."""
        change = self.change_after(at) if self.rests(at) else None
        return at if change is None else change

    def _rests_on(self, day: date) -> bool:
        return (self.weekends and day.weekday() >= SATURDAY) or day.isoformat() in self.holidays

    def _day(self, at: int) -> date:
        return datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone)).date()

    def _start(self, day: date) -> int:
        return _midnight(self.zone, day)


def next_time_of_day(zone: str, after: int, time: int) -> int:
    """The first moment after `after` at which local clocks show `time`, in milliseconds since midnight.

    24:00 is the midnight at the end of a day.
    """
    first = datetime.fromtimestamp(after / 1000, ZoneInfo(zone)).date()
    hour, minute = divmod(time // 60_000 % MINUTES_A_DAY, 60)
    clock = datetime_time(hour, minute)
    days = (first + timedelta(days=n) for n in range(3))
    moments = (int(datetime.combine(day, clock, ZoneInfo(zone)).timestamp() * 1000) for day in days)
    return next(moment for moment in moments if moment > after)


@lru_cache(maxsize=4096)
def _midnight(zone: str, day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@lru_cache(maxsize=256)
def calendar(zone: str, weekends: bool, holidays: tuple[str, ...]) -> Calendar:
    """The calendar of these options; equal options share one."""
    return Calendar(zone, weekends, frozenset(holidays))
