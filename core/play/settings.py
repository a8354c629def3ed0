"""What running games are started with, and what the start finds."""

import time

from msgspec import Struct

from core.engine.options import HOUR
from core.store.store import BOT


class Share(Struct, frozen=True):
    """Which servers this process serves, where several share a database: some of `count` parts (Discord's shards)."""

    parts: tuple[int, ...] = (0,)
    count: int = 1

    def holds(self, guild: int) -> bool:
        """Whether a server is one of them. Discord tells the part from the upper bits of its id."""
        return (guild >> 22) % self.count in self.parts

    @property
    def name(self) -> str:
        """The name under which this process notes that it is alive."""
        return BOT if len(self.parts) == self.count else f"{BOT} {','.join(map(str, self.parts))}/{self.count}"


class Settings(Struct, frozen=True, kw_only=True):
    """Spans in milliseconds: how long a sign-up waits after the last change, how long the rooms of a game that is over
    stay, and how often the bot notes that it is alive (so exact is the time given back after a crash). `share` is this
    process's share of the servers.
    """

    lobby_ms: int = 24 * HOUR
    keep_ms: int = 24 * HOUR
    heartbeat_ms: int = 15_000
    share: Share = Share()


class Recovery(Struct, frozen=True):
    """What was found at the start: games that go on, the length of the stop in milliseconds, events not told yet."""

    games: int
    stop: int
    untold: int


def unix_ms() -> int:
    """Now, in milliseconds of Unix time."""
    return time.time_ns() // 1_000_000
