"""A local Discord, the real bot in a process of its own, and people who press its buttons."""

import asyncio
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from simcord.backend.models import Guild, Message

from sandbox.clock import GameClock
from sandbox.discord import Asked, LocalDiscord, Person
from sandbox.host import BotProcess
from sandbox.players.reading import labels, read

POLL = 0.02
PEOPLE = ("Anna", "Boris", "Clara", "Dan", "Eva", "Fedor")
PHASE = re.compile(r"^## \S+ ([A-Z]\w+ \d+)", re.MULTILINE)


async def until(come: Callable[[], Any], seconds: float = 60.0) -> Any:
    """Wait for something to come true; what it gives."""
    async with asyncio.timeout(seconds):
        while not (found := come()):  # noqa: ASYNC110 - it may be anything
            await asyncio.sleep(POLL)
        return found


class Wire:
    """Use it with `async with`. `servers` are founded with the same people; `shards` as many as processes."""

    def __init__(self, folder: Path, servers: int = 1) -> None:
        self.folder = folder
        self.clock = GameClock()
        self.discord = LocalDiscord(self.clock.now)
        self.world = self.discord.world
        self.guilds = [self._founded(number, servers) for number in range(servers)]
        self.bots: list[BotProcess] = []

    def _founded(self, shard: int, shards: int) -> Guild:
        guild = self.world.found(f"Server {shard}", PEOPLE, shard, shards)
        self.world.open_channel(guild, "lounge")
        return guild

    async def __aenter__(self) -> "Wire":
        await self.discord.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.discord.api.faults.clear()
        for bot in self.bots:
            await bot.stop()
        await self.discord.stop()

    # --- the bot ------------------------------------------------------------------------------------------------

    async def bot(self, database: str = "omerta.db", **more: Any) -> BotProcess:
        """Start a process of the bot, and wait until it is there."""
        bot = BotProcess(self.discord, self.clock, f"sqlite://{self.folder / database}", **more)
        self.bots.append(bot)
        await self.begin(bot)
        return bot

    async def begin(self, bot: BotProcess) -> None:
        before = self.discord.gateway.counted["identified"]
        await bot.start()
        await until(lambda: self.discord.gateway.counted["identified"] > before or not bot.alive)
        assert bot.alive, "the bot has ended"

    async def crash(self, bot: BotProcess) -> None:
        """SIGKILL, and another start."""
        await bot.kill()
        await self.begin(bot)

    async def skip(self, *bots: BotProcess) -> None:
        """Set the clock to the next deadline of these processes."""
        await until(lambda: all((bot.deadline or 0) > self.clock.now() for bot in bots))
        self.clock.skip(max(bot.deadline or 0 for bot in bots))

    # --- people -------------------------------------------------------------------------------------------------

    def person(self, name: str, server: int = 0) -> Person:
        guild = self.guilds[server]
        user = next(user for user in self.world.members(guild) if self.world.users[user].name == name)
        return Person(self.world, user, guild.id)

    def channel(self, name: str, server: int = 0) -> int:
        found = (c for c in self.world.channels.values() if c.guild_id == self.guilds[server].id and c.name == name)
        return next(found).id

    def seen(self, name: str, channel: int, server: int = 0) -> list[tuple[Message, str]]:
        """What somebody reads in a channel: each message and its words."""
        return [(message, read(message).text) for message in self.person(name, server).messages(channel)]

    def told(self, channel: int) -> list[str]:
        """What the bot has said for all in a channel."""
        mine = (m for m in self.world.messages[channel].values() if m.author_id == self.world.bot_user.id)
        return [read(message).text for message in mine if not message.is_ephemeral]

    def phases(self, channel: int) -> list[str]:
        """The phases that were told to have begun, in order."""
        return [phase for text in self.told(channel) for phase in PHASE.findall(text)]

    async def phase(self, channel: int, name: str) -> None:
        """Wait until the town was told of a phase."""
        await until(lambda: name in self.phases(channel))

    def find(self, person: Person, channel: int, label: str) -> tuple[Message, dict[str, Any]]:
        """The newest message that he sees with a button of that label, or with a menu that has such a line."""
        for message in reversed(list(person.messages(channel))):
            page = read(message)
            if button := page.button((label,)):
                return message, button
            for menu in page.menus:
                if any(line == label for line, _ in labels(menu)):
                    return message, menu
        raise AssertionError(f"{person.name} sees nothing to press called {label!r}")

    def ask(self, name: str, label: str, channel: int, server: int = 0) -> Asked:
        """Press a button or choose a line of a menu."""
        person = self.person(name, server)
        message, part = self.find(person, channel, label)
        if "options" not in part:
            return person.press(channel, message.id, part["custom_id"])
        value = next(value for line, value in labels(part) if line == label)
        return person.choose(channel, message.id, part["custom_id"], [value])

    async def press(self, name: str, label: str, channel: int, server: int = 0) -> None:
        """Press or choose, and be answered."""
        assert await self.ask(name, label, channel, server).answer(), f"no answer to {label!r} of {name}"

    async def open_lobby(self, server: int = 0) -> int:
        """Open a game; the channel in which its notice hangs."""
        lounge = self.channel("lounge", server)
        fields = {"scenario": "naples", "pace": "live", "language": "en"}
        assert await self.person("Anna", server).command(lounge, ("game", "new"), fields).answer()
        return lounge

    async def start_game(self, server: int = 0, joined: Sequence[str] = ()) -> int:
        """Open a game, let all join and begin; the town's channel."""
        lounge = self.channel("lounge", server) if joined else await self.open_lobby(server)
        for name in PEOPLE:
            if name not in joined:
                await self.press(name, "Join", lounge, server)
        await self.press("Anna", "Start", lounge, server)
        town = await until(lambda: self._town(server))
        await self.phase(town, "Day 1")
        return town

    def _town(self, server: int) -> int | None:
        guild = self.guilds[server]
        return next((id_ for id_ in guild.channel_ids if self.world.channels[id_].name == "town"), None)

    async def vote_in_a_ring(self, town: int, server: int = 0) -> None:
        """Each votes for the next one, so that nobody is executed."""
        seats = [f"{number} · {name}" for number, name in enumerate(PEOPLE, 1)]
        for name, target in zip(PEOPLE, [*seats[1:], seats[0]], strict=True):
            await self.press(name, target, town, server)
