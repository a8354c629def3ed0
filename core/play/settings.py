"""What running games are started with, and what the start finds."""

import time

from msgspec import Struct

from core.engine.options import HOUR


class Settings(Struct, frozen=True, kw_only=True):
    """Spans in milliseconds: how long a sign-up waits after the last change, how long the rooms of a game that is over
    stay, and how often the bot notes that it is alive (so exact is the time given back after a crash).
    """

    lobby_ms: int = 24 * HOUR
    keep_ms: int = 24 * HOUR
    heartbeat_ms: int = 15_000


class Recovery(Struct, frozen=True):
    """What was found at the start: games that go on, the length of the stop in milliseconds, events not told yet."""

    games: int
    stop: int
    untold: int


def unix_ms() -> int:
    """Now, in milliseconds of Unix time."""
    return time.time_ns() // 1_000_000
