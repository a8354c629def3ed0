"""The clock of the games, which can be stopped, sped up and set forward. The bot's process keeps the same time."""

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
    """At the real moment `real` the games' clock showed `game`; since then it has run `speed` times as fast."""

    real: int
    game: int
    speed: float = 1.0

    def at(self, real: int) -> int:
        """What the games' clock shows at a real moment."""
        return self.game + int((real - self.real) * self.speed)

    def written(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


class GameClock:
    """Reads and sets the games' time. `watchers` are called after each change."""

    def __init__(self, speed: float = 1.0) -> None:
        now = real_ms()
        self.pace = Pace(now, now, speed)
        self.watchers: list[Callable[[], None]] = []

    def now(self) -> int:
        """The games' time, in milliseconds of Unix time."""
        return self.pace.at(real_ms())

    def run(self, speed: float) -> None:
        """Go on at another speed; 0 stops the clock."""
        self._set(self.now(), min(max(speed, 0.0), FASTEST))

    def skip(self, moment: int) -> None:
        """Set the clock forward; it never goes back."""
        self._set(max(moment, self.now()), self.pace.speed)

    def _set(self, game: int, speed: float) -> None:
        self.pace = Pace(real_ms(), game, speed)
        for tell in tuple(self.watchers):
            tell()
