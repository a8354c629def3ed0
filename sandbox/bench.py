"""Votes a second through real discord.py, the engine and SQLite, with only the HTTP requests answered by a stub.

The measure is a handler that does nothing but defer: what Discord's library costs before a bot has done any work. Both
get the very same presses: frames of the gateway, on the same board in the same server, from everybody at once.
"""

import asyncio
import itertools
import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple
from unittest.mock import patch

import aiohttp
import discord
from discord import ui
from discord.gateway import DiscordWebSocket

from cogs.bot import Omerta, Setup
from cogs.ui.marks import mark
from core.lab.bench import spread
from core.play import Game

GUILD, BOT, PLAYERS = 500, 1, 12
VOTERS = PLAYERS - 1  # the last vote would begin twilight
ROUNDS, BURSTS = 12, 10
LONGEST = 60.0

Payload = dict[str, Any]


# Discord's word for "no limit near".
FREE = {
    "X-Ratelimit-Limit": "1000", "X-Ratelimit-Remaining": "1000", "X-Ratelimit-Reset-After": "0.001",
    "X-Ratelimit-Reset": "1", "X-Ratelimit-Bucket": "free",
}  # fmt: skip


class Reply:
    """What the stub answers in the place of Discord: aiohttp's response as far as discord.py reads it."""

    status, reason = 200, "OK"

    def __init__(self, body: object) -> None:
        self._body = json.dumps(body)
        self.headers = {"content-type": "application/json", **FREE}

    async def text(self, encoding: str = "utf-8") -> str:
        """The body."""
        return self._body

    async def __aenter__(self) -> "Reply":
        return self

    async def __aexit__(self, *error: object) -> None:
        """Nothing to close."""


class Stub:
    """Answers every HTTP request at once, as Discord would, and counts the answers to interactions."""

    def __init__(self) -> None:
        self.client: discord.Client | None = None
        self.ids = itertools.count(1000)
        self.posted: dict[int, list[Payload]] = {}
        self.answers = asyncio.Semaphore(0)

    def request(self, method: str, url: object, **more: Any) -> Reply:
        """Stands for `aiohttp.ClientSession.request`."""
        path = str(url).partition("/v10")[2].partition("?")[0]
        if path.endswith("/callback"):
            self.answers.release()
            return Reply({"interaction": {"id": "1", "type": 3}})
        body = json.loads(more["data"]) if isinstance(more.get("data"), str | bytes) else {}
        return Reply(self._made(method, path, body))

    def _made(self, method: str, path: str, body: Payload) -> object:
        key = next(self.ids)
        if method == "POST" and path.endswith("/channels"):
            channel = {"position": 0, "permission_overwrites": [], **body, "id": key, "guild_id": GUILD}
            assert self.client
            self.client._connection.parse_channel_create(channel)  # pyright: ignore[reportArgumentType]
            return channel
        if "/messages" in path:
            channel = re.match(r"/channels/(\d+)", path)
            self.posted[key] = body.get("components") or []
            return message(key, int(channel[1]) if channel else 1, self.posted[key])
        if "commands" in path:
            return []
        return {"id": key, "type": 0, "guild_id": GUILD, "position": 0, "permission_overwrites": [], "name": "room"}

    async def answered(self, count: int) -> None:
        """Wait for so many answers."""
        async with asyncio.timeout(LONGEST):
            for _ in range(count):
                await self.answers.acquire()


class Deferring(ui.DynamicItem[ui.Item[Any]], template=re.compile(r"nothing/(?P<more>.*)")):
    """The handler that does nothing."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Deferring":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()


class Pace(NamedTuple):
    """What one press took: seconds by the clock, and seconds of processor time, which other processes do not slow."""

    clock: float
    processor: float


def votes(rounds: int = ROUNDS, bursts: int = BURSTS) -> dict[str, object]:
    """Votes a second, the deferring handler's presses a second, and their ratio round by round.

    `best` compares the fastest round of each; `processor` leaves out what the disk and other processes take.
    """
    paces = asyncio.run(_votes(rounds, bursts))
    ratios = [nothing.clock / vote.clock for nothing, vote in paces]
    nothings, voted = zip(*paces, strict=True)
    return {
        "votes_per_second": round(1 / median(pace.clock for pace in voted)),
        "deferrals_per_second": round(1 / median(pace.clock for pace in nothings)),
        "ratio": round(median(ratios), 3),
        "spread": spread(ratios),
        "best": round(min(pace.clock for pace in nothings) / min(pace.clock for pace in voted), 3),
        "processor": round(median(nothing.processor / vote.processor for nothing, vote in paces), 3),
    }


async def _votes(rounds: int, bursts: int) -> list[tuple[Pace, Pace]]:
    """Of each round the paces of the handler that does nothing and of votes; a first one only warms up."""
    stub = Stub()
    answered = patch.object(aiohttp.ClientSession, "request", lambda _, *args, **more: stub.request(*args, **more))
    with TemporaryDirectory() as folder, answered:
        async with _bot(stub, f"sqlite://{folder}/games.db") as bot, _nothing() as nothing:
            game = await _game(bot)
            targets = itertools.cycle(game.state.seats)
            votes = [[_vote(stub, game, voter, next(targets)) for voter in range(VOTERS)] for _ in range(bursts)]
            idle = [[frame.replace(_menu(game), "nothing/") for frame in burst] for burst in votes]
            paces = [(await _pace(stub, nothing, idle), await _pace(stub, bot, votes)) for _ in range(1 + rounds)]
    return paces[1:]


async def _pace(stub: Stub, client: discord.Client, bursts: Sequence[Sequence[str]]) -> Pace:
    """What a press takes when in each burst everybody presses once, at the same moment."""
    gateway = _gateway(client)
    clock, processor = perf_counter(), process_time()
    for burst in bursts:
        for frame in burst:
            await gateway.received_message(frame)
        await stub.answered(len(burst))
    presses = sum(map(len, bursts))
    return Pace((perf_counter() - clock) / presses, (process_time() - processor) / presses)


def _gateway(client: discord.Client) -> DiscordWebSocket:
    """What reads frames for a client, as if they had come over the net."""
    gateway = DiscordWebSocket(None, loop=asyncio.get_running_loop())  # pyright: ignore[reportArgumentType]
    gateway._discord_parsers, gateway._dispatch = client._connection.parsers, client.dispatch
    gateway.shard_id = None
    return gateway


def _menu(game: Game) -> str:
    return mark("vote", game=game.id, phase=game.state.phase_id, ballot="vote", page=0)


def _vote(stub: Stub, game: Game, voter: int, target: str) -> str:
    """The frame that tells of a choice in the menu on the board in town; nobody votes for himself."""
    seat = target if game.users[target] != _person(voter) else f"P{PLAYERS}"
    key = game.meta["boards"]["town"]["message"]
    board = message(key, game.meta["town"], stub.posted[key])
    return json.dumps({"op": 0, "t": "INTERACTION_CREATE", "s": 1, "d": press(voter, _menu(game), seat, board)})


@asynccontextmanager
async def _bot(stub: Stub, url: str) -> AsyncIterator[Omerta]:
    bot = Omerta(Setup(database_url=url))
    stub.client = bot
    await _wake(bot)
    try:
        await bot.setup_hook()
        bot._connection._add_guild_from_data(guild())  # pyright: ignore[reportArgumentType]
        bot.reached.set()
        yield bot
        for game in bot.games.all():
            bot.publisher.boards.forget(game)
        await bot.games.stop()
    finally:  # the thread of an open database keeps the process
        await bot.store.close()
        await bot.http.close()


@asynccontextmanager
async def _nothing() -> AsyncIterator[discord.Client]:
    client = discord.Client(intents=discord.Intents.none())
    await _wake(client)
    client.add_dynamic_items(Deferring)
    client._connection._add_guild_from_data(guild())  # pyright: ignore[reportArgumentType]
    try:
        yield client
    finally:
        await client.http.close()


async def _wake(client: discord.Client) -> None:
    """What logging in does, without anybody to log in at."""
    await client._async_setup_hook()
    client.http._HTTPClient__session = aiohttp.ClientSession()  # pyright: ignore[reportAttributeAccessIssue]
    client.http._global_over = asyncio.Event()
    client.http._global_over.set()
    state = client._connection
    state.user = discord.ClientUser(state=state, data=user(BOT))  # pyright: ignore[reportArgumentType]
    state.application_id = BOT


async def _game(bot: Omerta) -> Game:
    """A game of Naples on its first day, its board on display."""
    game = await bot.games.create(
        guild=GUILD, host=_person(0), ruleset="classic", scenario="naples", options={"weekend": "play"}
    )
    for voter in range(PLAYERS):
        await bot.games.join(game.id, _person(voter), f"Player {voter + 1}")
    await bot.games.deal(game.id)
    async with asyncio.timeout(LONGEST):
        while "town" not in game.meta.get("boards", {}):
            await asyncio.sleep(0.01)
    return game


# --- what Discord would send ----------------------------------------------------------------------------------------


def _person(voter: int) -> int:
    return 100 + voter


def user(key: int) -> Payload:
    """A user."""
    return {"id": key, "username": f"user{key}", "discriminator": "0", "avatar": None, "global_name": None}


def guild() -> Payload:
    """A server with nobody in it but the bot, who may do everything."""
    everyone = {"id": GUILD, "name": "@everyone", "permissions": str(discord.Permissions.all().value), "position": 0,
                "color": 0, "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False, "managed": False, "mentionable": False, "flags": 0}  # fmt: skip
    bot = {"user": user(BOT), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False,
           "flags": 0}  # fmt: skip
    return {
        "id": GUILD, "name": "Naples", "roles": [everyone], "members": [bot], "channels": [], "threads": [],
        "emojis": [], "features": [], "owner_id": 2, "member_count": 13, "preferred_locale": "en-US",
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
        "nsfw_level": 0, "premium_tier": 0, "system_channel_flags": 0, "afk_timeout": 300,
    }  # fmt: skip


def message(key: int, channel: int, components: list[Payload]) -> Payload:
    """A message of the bot, made of components."""
    return {
        "id": key, "channel_id": channel, "type": 0, "content": "", "author": user(BOT),
        "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False, "mention_everyone": False,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": False,
        "components": components, "flags": discord.MessageFlags(components_v2=True).value,
    }  # fmt: skip


_interactions = itertools.count(1)


def press(voter: int, custom_id: str, value: str, board: Payload) -> Payload:
    """A choice in a menu of a message."""
    channel = board["channel_id"]
    member = {"user": user(_person(voter)), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False,
              "mute": False, "flags": 0, "permissions": "0"}  # fmt: skip
    return {
        "id": next(_interactions), "application_id": BOT, "type": 3, "token": "t", "version": 1, "guild_id": GUILD,
        "channel_id": channel, "channel": {"id": channel, "type": 0, "name": "town", "position": 0, "permissions": "0"},
        "member": member, "message": board, "locale": "en-US", "guild_locale": "en-US", "app_permissions": "0",
        "entitlements": [], "authorizing_integration_owners": {}, "context": 0, "attachment_size_limit": 0,
        "data": {"custom_id": custom_id, "component_type": 3, "values": [value], "id": 2},
    }  # fmt: skip


__all__ = ["votes"]
