"""The clock of the games, which can be stopped, sped up and set forward. The bot's process keeps the same time."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

FASTEST = 600.0


def real_ms() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Pace:
    """At the real moment `real` the games' clock showed `game`; since then it has run `speed` times as fast.

    At the moment `until` of the games' time it stops, if there is one.
    """

    real: int
    game: int
    speed: float = 1.0
    until: int | None = None

    def at(self, real: int) -> int:
        """What the games' clock shows at a real moment."""
        game = self.game + int((real - self.real) * self.speed)
        return game if self.until is None else min(game, self.until)

    def written(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


class GameClock:
    """Reads and sets the games' time. `watchers` are called after each change. `speed`: how fast it runs usually."""

    def __init__(self, speed: float = 1.0) -> None:
        now = real_ms()
        self.speed = _possible(speed)
        self.pace = Pace(now, now, self.speed)
        self.watchers: list[Callable[[], None]] = []
        self._changed = asyncio.Event()

    def now(self) -> int:
        """The games' time, in milliseconds of Unix time."""
        return self.pace.at(real_ms())

    def run(self, speed: float) -> None:
        """Go on at another speed; 0 stops the clock."""
        self.speed = _possible(speed)
        self._set(self.now(), self.speed)

    def skip(self, moment: int) -> None:
        """Set the clock forward; it never goes back."""
        self._set(max(moment, self.now()), self.speed)

    def leap(self, moment: int, seconds: float) -> None:
        """Run to a moment, as fast as to be there in so many seconds, and stop there; `land` ends it."""
        now = self.now()
        self._set(now, max(1.0, (moment - now) / (seconds * 1000)), max(moment, now))

    @property
    def leaping(self) -> bool:
        """Whether it is on its way to a moment."""
        return self.pace.until is not None

    def land(self) -> None:
        """Go on at the usual speed from here."""
        self._set(self.now(), self.speed)

    async def sleep(self, seconds: float) -> None:
        """Wait for so much of the games' time."""
        moment = self.now() + int(seconds * 1000)
        while (left := moment - self.now()) > 0:
            changed, speed = self._changed, self.pace.speed
            stands = speed == 0 or (self.pace.until is not None and self.pace.until < moment)
            try:
                await asyncio.wait_for(changed.wait(), None if stands else max(left / speed / 1000, 0.002))
            except TimeoutError:
                continue

    def _set(self, game: int, speed: float, until: int | None = None) -> None:
        self.pace = Pace(real_ms(), game, speed, until)
        self._changed.set()
        self._changed = asyncio.Event()
        for tell in tuple(self.watchers):
            tell()


def _possible(speed: float) -> float:
    return min(max(0.0, speed), FASTEST)  # in this order what is no number at all stops the clock
