"""The bot's own process in the sandbox: the real bot, but for two addresses and the games' clock.

It obeys lines of JSON on its standard input. The first says where the local Discord is; when the input ends, it stops.
On its standard output it tells when the next phase of a game closes, whenever that changes,
and how many tasks it has, so that a leak shows.
"""

import asyncio
import json
import logging
import signal
import sys
import threading
from collections.abc import Mapping
from typing import Any, BinaryIO
from urllib.parse import urlsplit

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.bot import Omerta, Setup
from cogs.main import FAILURES, reason
from core.play import Settings, Share
from sandbox.clock import Pace, real_ms

TICK = 0.1
KEEP_MS = 12 * 60 * 60 * 1000  # of the games' time, which may run fast while one reads the story


class Clock:
    """The games' time in this process."""

    def __init__(self, pace: Mapping[str, Any]) -> None:
        self.pace = Pace(**pace)

    def __call__(self) -> int:
        return self.pace.at(real_ms())


class Wires:
    """What comes in from the sandbox and goes out to it."""

    def __init__(self, bot: Omerta, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self._told: int | None = None

    def listen(self, orders: BinaryIO) -> None:
        """Obey orders from another thread until they end."""
        loop = asyncio.get_running_loop()

        def read() -> None:
            for line in orders:
                loop.call_soon_threadsafe(self._obey, json.loads(line))
            loop.call_soon_threadsafe(lambda: loop.create_task(self._bot.close()))

        threading.Thread(target=read, daemon=True).start()
        self._tick()

    def _obey(self, order: Mapping[str, Any]) -> None:
        self._clock.pace = Pace(**order["pace"])
        if hasattr(self._bot, "games"):
            self._bot.games.clock_was_set()

    def _tick(self) -> None:
        """The event loop's timers know nothing of a faster clock; and the sandbox wants to know what comes next."""
        if hasattr(self._bot, "games"):
            if self._clock.pace.speed > 1:
                self._bot.games.clock_was_set()
            closing = (game.closes for game in self._bot.games.all() if game.status == "playing" and game.closes)
            if (deadline := min(closing, default=None)) != self._told:
                self._told = deadline
                sys.stdout.write(json.dumps({"deadline": deadline, "tasks": len(asyncio.all_tasks())}) + "\n")
                sys.stdout.flush()
        asyncio.get_running_loop().call_later(TICK, self._tick)


def redirect(api: str, gateway: str) -> None:
    """Let discord.py talk to these addresses, which must be on this machine."""
    for address in (api, gateway):
        if urlsplit(address).hostname != "127.0.0.1":
            raise ValueError(f"{address} is not on this machine")
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


async def run(start: Mapping[str, Any], orders: BinaryIO) -> None:
    """Run the bot until its orders end."""
    clock = Clock(start["pace"])
    parts, count = start.get("share", ((0,), 1))
    settings = Settings(keep_ms=KEEP_MS, share=Share(tuple(parts), count))
    setup = Setup(database_url=start["database"], clock=clock, settings=settings)
    bot = Omerta(setup)
    Wires(bot, clock).listen(orders)
    async with bot:
        await bot.open()
        await bot.start(start["token"])


def main() -> int:
    """Read the first order and obey it; the exit status."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches both processes; the other one ends this one
    logging.basicConfig(level=logging.WARNING, format="bot: %(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it misses what only voices need
    orders = open(sys.stdin.fileno(), "rb", buffering=0, closefd=False)  # noqa: SIM115 - no lock held at the end
    start = json.loads(orders.readline())
    redirect(start["api"], start["gateway"])
    try:
        asyncio.run(run(start, orders))
    except FAILURES as error:
        sys.stderr.write(f"{reason(error)}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
