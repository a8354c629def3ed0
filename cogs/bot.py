"""The bot: a Discord client that hands presses and commands to the games and tells what happened in them."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any

import discord
from discord import app_commands

from cogs import errors, translator
from cogs.publishing import Announcer
from cogs.publishing.mending import mend, of_server
from cogs.ui.people import People
from cogs.ui.presses import Press
from core.engine.ruleset import Ruleset
from core.engine.state import GameState
from core.narration import Cards, Locales, Narrator, Table, load
from core.play import Game, Games, Settings
from core.play.running import unix_ms
from core.rules.registry import RULESETS
from core.store import Store

FEATURES = (
    "lobby", "settings", "profile", "rules", "records", "scenarios",
    "day", "abilities", "questions", "host", "cohost", "handover", "status",
)  # fmt: skip
EVERYWHERE = 0  # the settings of no server: those of the bot itself
OUTAGE_MS = 5_000  # a shorter loss of connection is not worth a word
LONGEST_SLEEP = 30.0  # for a rate limit; what takes longer is tried again later

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class Setup:
    """What a bot is made of, apart from its token.

    `locales` are texts that are read already; else they are read, and with `strict` a fault in one raises when told.
    """

    database_url: str = ""
    clock: Callable[[], int] = unix_ms
    random: Random | None = None
    settings: Settings = field(default_factory=Settings)
    rulesets: Mapping[str, Ruleset] = field(default_factory=lambda: RULESETS)
    strict: bool = False
    locales: Locales | None = None


class Tree(app_commands.CommandTree["Omerta"]):
    """The slash commands; what goes wrong in one is told like everything else that goes wrong."""

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        await self.client.failed(interaction, error)


class Omerta(discord.AutoShardedClient):
    """The bot. `games` are all that is played, `publisher` tells of it."""

    games: Games
    store: Store
    locales: Locales
    people: People
    publisher: Announcer

    def __init__(self, setup: Setup = Setup()) -> None:
        super().__init__(
            shard_ids=list(setup.settings.share.parts),
            shard_count=setup.settings.share.count,
            intents=discord.Intents(guilds=True, members=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_SLEEP,
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.setup = setup
        self.rulesets = setup.rulesets
        self.tree = Tree(self)
        self._narrators: dict[int, Narrator] = {}
        self._offline_since: int | None = None
        self.calling: set[int] = set()  # games whose people are just being called to another one
        self.reached = asyncio.Event()  # Discord has been reached, or the bot stops before that

    # --- what features read -------------------------------------------------------------------------------------

    def narrator(self, game: Game) -> Narrator:
        """The voice of a game."""
        if game.id not in self._narrators:
            self._narrators[game.id] = Narrator(
                self.locales, game.rules, seed=str(game.id), language=game.language, theme=game.theme
            )
        return self._narrators[game.id]

    def table(self, game: Game, state: GameState | None = None) -> Table:
        """The people of a game, as it stands now or stood in `state`."""
        return self.people.table(game, state)

    def cards(self, rules: Ruleset) -> Cards:
        """The rules of a system in words."""
        return Cards(self.locales, rules)

    def mention(self, command: str) -> str:
        """A command as Discord shows it, ready to be pressed: `mention("game list")`."""
        return f"</{command}:{self._command_ids[command.partition(' ')[0]]}>"

    def forget(self, game: Game) -> None:
        """A game is closed: keep nothing of it."""
        self._narrators.pop(game.id, None)

    async def failed(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        """Something went wrong in front of a person: tell him, and log it."""
        await errors.report(interaction, error)

    # --- start and stop -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Read the texts and open the database. Raises `BadTexts`, `StoreError`."""
        self.locales = self.setup.locales or load(strict=self.setup.strict)
        self.store = await Store.open(self.setup.database_url)

    async def setup_hook(self) -> None:
        if not hasattr(self, "store"):
            await self.open()
        self.people = People(self.store, self.locales)
        self.publisher = Announcer(self)
        self.games = Games(
            self.store, self.rulesets, self.publisher,
            clock=self.setup.clock, random=self.setup.random, settings=self.setup.settings,
        )  # fmt: skip
        for feature in FEATURES:
            import_module(f"cogs.{feature}").setup(self)
        self.add_dynamic_items(Press)
        await self._sync(await translator.install(self.tree, self.locales))
        found = await self.games.start()
        log.info("%d games go on after a stop of %d s", found.games, found.stop // 1000)

    async def _sync(self, commands: Sequence[Mapping[str, Any]]) -> None:
        """Tell Discord the commands, if they are not those that it was told last."""
        hashed = hashlib.sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()
        wanted = {"application": self.application_id, "hash": hashed}
        settings = await self.store.guild_settings(EVERYWHERE)
        known = settings.get("commands", {})
        if {key: known.get(key) for key in wanted} != wanted:
            known = {**wanted, "ids": {command.name: command.id for command in await self.tree.sync()}}
            await self.store.save_guild_settings(EVERYWHERE, {**settings, "commands": known})
        self._command_ids: Mapping[str, int] = known["ids"]

    async def close(self) -> None:
        self.reached.set()
        if not self.is_closed():
            if hasattr(self, "games"):
                await self.games.stop()
            if hasattr(self, "store"):
                await self.store.close()
        await super().close()

    # --- the connection -----------------------------------------------------------------------------------------

    # discord.py calls these by their names.

    async def on_disconnect(self) -> None:
        """From now on nobody can play; the time is given back when they can again."""
        if self._offline_since is None:
            self._offline_since = self.games.now()

    async def on_ready(self) -> None:
        self.reached.set()
        await self._back()

    async def on_resumed(self) -> None:
        await self._back()

    async def _back(self) -> None:
        since, self._offline_since = self._offline_since, None
        if since is not None and self.games.now() - since >= OUTAGE_MS:
            await self.games.outage(since)
        await mend(self, list(self.games.all()))
        await self.publisher.reconcile()

    # Somebody has given the bot a right, or it was given another role: what it could not set before is set now.

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions and after in after.guild.me.roles:
            await mend(self, of_server(self, after.guild.id))

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if after == after.guild.me and before.roles != after.roles:
            await mend(self, of_server(self, after.guild.id))

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        troubled = (game for game in of_server(self, after.guild.id) if self.publisher.trouble(game))
        await mend(self, list(troubled))

    # Somebody has left a server, or has come (back).

    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        await self.publisher.absent.left(payload.guild_id, payload.user.id)

    async def on_member_join(self, member: discord.Member) -> None:
        await self.publisher.absent.returned(member.guild.id, member.id)
