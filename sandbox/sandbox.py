"""The whole sandbox: a server with people on it, the bot in its own process, the page, and the players."""

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path

from cogs.lobby.opening import shipped
from core.narration import Locales, load
from core.rules.registry import RULESETS
from sandbox.clock import GameClock
from sandbox.connection import LOCALES
from sandbox.discord import LocalDiscord
from sandbox.host import BotProcess, keep_running
from sandbox.hub import Hub
from sandbox.players import Crowd
from sandbox.players.words import Words

PATIENCE = 60.0
POLL = 0.02
USUAL = 9  # people at the table
LONGEST = 32  # letters of a name on Discord


class NotStarted(Exception):
    """The sandbox cannot start; the text says why."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What is wanted. `me` empty: a name that suits the language. `port` 0: any that is free.

    `players` 0: the usual number, or as many as the scenario needs.

    `unattended`: somebody plays for `me` too, and one game follows on another.
    """

    scenario: str = "naples"
    players: int = 0
    me: str = ""
    language: str = "ru"
    speed: float = 1.0
    port: int = 0
    unattended: bool = False


class Sandbox:
    """Use it with `async with`; what it starts comes to an end with the block. `locales`: the texts, if they are read.

    Raises `NotStarted` when there can be no such game.
    """

    def __init__(self, plan: Plan, locales: Locales | None = None) -> None:
        self._plan = plan
        self._keeper: asyncio.Task[None] | None = None
        locales = locales or load()
        words, text = Words(locales.best(plan.language)), locales.best(plan.language).text
        me = plan.me or text("sandbox-me")
        others = [name for name in words.names() if name != me]
        names = others[: _players(plan, len(others) + 1) - 1]
        self._folder = tempfile.TemporaryDirectory(prefix="omerta-sandbox-", ignore_cleanup_errors=True)
        self.clock = GameClock(plan.speed)
        self.discord = LocalDiscord(self.clock.now)
        world = self.discord.world
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
        if not await asked.answer() or asked.record.ephemeral:  # why not is told to him alone
            raise NotStarted(f"no game could be opened with the scenario {self._plan.scenario!r}")

    async def stop(self) -> None:
        """End everything."""
        if self._keeper:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self.hub.stop()
        await self.crowd.stop()
        if self.bot:
            await self.bot.stop()
        await self.discord.stop()
        self._folder.cleanup()


def _players(plan: Plan, most: int) -> int:
    """How many sit at the table. Raises `NotStarted` when the plan cannot be."""
    kinds = shipped(RULESETS.values())
    if plan.scenario not in kinds:
        raise NotStarted(f"there is no scenario {plan.scenario!r}; there are: {', '.join(kinds)}")
    if len(plan.me) > LONGEST:
        raise NotStarted(f"a name has {LONGEST} letters at most")
    scenario = kinds[plan.scenario].scenario
    high = min(scenario.high, most)
    players = plan.players or max(USUAL, scenario.low)
    if not scenario.low <= players <= high:
        raise NotStarted(f"{plan.scenario} is for {scenario.low} to {high} players")
    return players
