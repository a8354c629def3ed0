"""Starts and stops the bot's process, and starts it again when it has died."""

import asyncio
import json
import logging
import sys
from pathlib import Path
from typing import Any

from sandbox.clock import GameClock
from sandbox.discord import LocalDiscord

ROOT = Path(__file__).parent.parent
GRACE = 10.0
AGAIN = 1.0

log = logging.getLogger(__name__)


class BotProcess:
    """One process of the bot. `deadline`: when the next phase closes, in the games' time; `tasks`: how many it has."""

    def __init__(self, discord: LocalDiscord, clock: GameClock, database: str, **more: Any) -> None:
        self._start = {
            "api": discord.base,
            "gateway": discord.gateway.address,
            "token": discord.token,
            "database": database,
            **more,
        }
        self._clock = clock
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self.deadline: int | None = None
        self.tasks = 0

    async def start(self) -> None:
        """Start it. It is ready when it has connected to the local Discord."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandbox.bot_process", cwd=ROOT,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        self._reader = asyncio.create_task(self._read(self._process))
        self._clock.watchers.append(self._tell)
        self._say({**self._start, "pace": self._clock.pace.written()})

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self._process
        return self._process.pid

    async def ended(self) -> None:
        """Wait until it has ended, for whatever reason."""
        if self._process:
            await self._process.wait()

    async def kill(self) -> None:
        """End it at once, as a crash would."""
        if self._process and self.alive:
            self._process.kill()
        await self._gone()

    async def stop(self) -> None:
        """Let it come to an end; what does not end in time is killed."""
        if self._process and self._process.stdin and self.alive:
            self._process.stdin.close()
            try:
                await asyncio.wait_for(self._process.wait(), GRACE)
            except TimeoutError:
                log.warning("the bot did not stop in time")
                self._process.kill()
        await self._gone()

    async def _gone(self) -> None:
        if self._tell in self._clock.watchers:
            self._clock.watchers.remove(self._tell)
        if self._process:
            await self._process.wait()
        if self._reader:
            await self._reader
        self.deadline = None

    def _tell(self) -> None:
        self._say({"pace": self._clock.pace.written()})

    def _say(self, order: dict[str, Any]) -> None:
        if self._process and self._process.stdin and self.alive:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout
        while line := await process.stdout.readline():
            told = json.loads(line)
            self.deadline, self.tasks = told["deadline"], told["tasks"]


async def keep_running(process: BotProcess) -> None:
    """Start the bot again whenever it has died, until this is cancelled."""
    while True:
        await process.ended()
        log.warning("the bot has ended; it is started again")
        await process.kill()
        await asyncio.sleep(AGAIN)
        await process.start()
