"""The whole sandbox: a server with people on it, the bot in its own process, the page, and the players."""

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path

from core.narration import load
from sandbox.clock import GameClock
from sandbox.connection import LOCALES
from sandbox.discord import Asked, LocalDiscord
from sandbox.host import BotProcess, keep_running
from sandbox.hub import Hub
from sandbox.players import Crowd
from sandbox.players.words import Words

PATIENCE = 60.0
POLL = 0.02


class NotStarted(Exception):
    """The sandbox cannot start; the text says why."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What is wanted. `me` empty: a name that suits the language. `port` 0: any that is free.

    `unattended`: somebody plays for `me` too, and one game follows on another.
    """

    scenario: str = "naples"
    players: int = 9
    me: str = ""
    language: str = "ru"
    speed: float = 1.0
    port: int = 0
    unattended: bool = False


class Sandbox:
    """Use it with `async with`; what it starts comes to an end with the block."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._folder = tempfile.TemporaryDirectory(prefix="omerta-sandbox-", ignore_cleanup_errors=True)
        self._keeper: asyncio.Task[None] | None = None
        locales = load()
        words = Words(locales.best(plan.language))
        self.clock = GameClock(plan.speed)
        self.discord = LocalDiscord(self.clock.now)
        world, text = self.discord.world, locales.best(plan.language).text
        me = plan.me or text("sandbox-me")
        names = [name for name in words.names() if name != me][: plan.players - 1]
        self.discord.world.edit_bot_profile("Omerta")
        self.guild = world.found(text("sandbox-server"), [*names, me])
        self.guild.preferred_locale = LOCALES[words.code]
        self.lounge = world.open_channel(self.guild, text("sandbox-lounge")).id
        person = {name: self.discord.person(name, LOCALES[words.code]) for name in (*names, me)}
        self.me, self.opener = person[me], person[names[0]]
        self.hub = Hub(self.discord, self.clock, locales, self.me, words.code)
        played = [person[name] for name in (*names, *([me] if plan.unattended else []))]
        self.crowd = Crowd(world, played, words, self.clock, self.hub.driven, len(person), plan.unattended)
        self.bot: BotProcess | None = None

    async def __aenter__(self) -> "Sandbox":
        try:
            await self._start()
        except BaseException:
            await self.stop()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _start(self) -> None:
        try:
            await self.discord.start(self._plan.port)
        except OSError as error:
            raise NotStarted(f"port {self._plan.port} cannot be used: {error.strerror}") from error
        database = Path(self._folder.name) / "omerta.db"
        self.hub.bot = self.bot = BotProcess(self.discord, self.clock, f"sqlite://{database.as_posix()}")
        self.hub.start()
        await self.bot.start()
        await self._online(self.bot)
        self._keeper = asyncio.create_task(keep_running(self.bot))
        await self._open_lobby()
        self.crowd.start()

    async def _online(self, bot: BotProcess) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.discord.gateway.online:
                if not bot.alive:
                    raise NotStarted("the bot has ended; what it said stands above")
                await asyncio.sleep(POLL)

    async def _open_lobby(self) -> None:
        """Somebody opens a game, as people do: by a command."""
        fields = {"scenario": self._plan.scenario, "pace": "live"}
        asked = self.opener.command(self.lounge, ("game", "new"), fields)
        if not await asked.answer() or self._in_private(asked):
            raise NotStarted(f"no game could be opened with the scenario {self._plan.scenario!r}")

    def _in_private(self, asked: Asked) -> bool:
        return asked.record.ephemeral

    async def stop(self) -> None:
        """End everything."""
        if self._keeper:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        self.hub.stop()
        await self.crowd.stop()
        if self.bot:
            await self.bot.stop()
        await self.discord.stop()
        self._folder.cleanup()
