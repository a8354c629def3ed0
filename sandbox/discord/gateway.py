"""Discord's gateway: sessions with their events, heartbeats, resuming with replay, and shards."""

import asyncio
import json
import logging
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import serializers
from simcord.gateway import FakeGateway

from sandbox.discord.world import World

BEAT_MS = 41_250
DISTANCE = 0.02  # discord.py takes an answer that comes faster for one that comes very late
KEPT = 1000
CHUNK = 1000
UNAUTHORIZED, UNKNOWN_OP, TIMED_OUT = 4004, 4001, 4009

log = logging.getLogger(__name__)


class Op(IntEnum):
    """What a frame is about."""

    DISPATCH = 0
    BEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    MEMBERS = 8
    INVALID = 9
    HELLO = 10
    ACK = 11


def _frame(op: Op, data: Any) -> str:
    return json.dumps({"op": op, "d": data, "s": None, "t": None})


class _Parsers(dict[str, Callable[[Any], None]]):
    """simcord looks for discord.py's parsers of events; here each one sends its event away."""

    def __init__(self, push: Callable[[str, Any], None]) -> None:
        super().__init__()
        self._push = push

    def __missing__(self, event: str) -> Callable[[Any], None]:
        return lambda data: self._push(event, data)


class Session:
    """What one shard of the bot has been told. It outlives its socket, so that it can be resumed."""

    def __init__(self, world: World, intents: int, shard: int, shards: int) -> None:
        self.id = secrets.token_hex(8)
        self.shard, self.shards = shard, shards
        self.intents = discord.Intents._from_value(intents)  # noqa: SLF001 - there is no other way in
        self.parsers = _Parsers(self.push)
        self.socket: web.WebSocketResponse | None = None
        self.outgoing: asyncio.Queue[str] | None = None
        self.sequence = 0
        self._told: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self.gate = FakeGateway(world, self)

    def push(self, event: str, data: Any) -> None:
        """Tell of an event, now or when the session is resumed."""
        self.sequence += 1
        frame = json.dumps({"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": data})
        self._told.append((self.sequence, frame))
        if self.outgoing:
            self.outgoing.put_nowait(frame)

    def attach(self, socket: web.WebSocketResponse, outgoing: asyncio.Queue[str], since: int = 0) -> None:
        """Tell it over this socket from now on, beginning with what has happened `since`."""
        self.socket, self.outgoing = socket, outgoing
        for sequence, frame in self._told:
            if sequence > since:
                outgoing.put_nowait(frame)

    def detach(self, socket: web.WebSocketResponse) -> None:
        """The socket is gone."""
        if self.socket is socket:
            self.socket = self.outgoing = None

    def concerns(self, event: str, data: Mapping[str, Any]) -> bool:
        """Whether an event belongs to this shard: those of a server to the server's, all others to the first."""
        guild = data.get("guild_id") or (data.get("id") if event.startswith("GUILD_") else None)
        return (int(guild) >> 22) % self.shards == self.shard if guild else self.shard == 0


class Gateway:
    """All sessions. `counted`: how often one was begun, resumed, or found to be forgotten."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self._sessions: dict[str, Session] = {}
        self.address = ""
        self.counted = {"identified": 0, "resumed": 0, "invalid": 0}
        world.subscribers.append(self._tell)

    def enter(self, app: web.Application) -> None:
        """Enter the route."""
        app.router.add_get("/gateway", self.handle)

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(session.socket for session in self._sessions.values())

    # --- trouble on demand --------------------------------------------------------------------------------------

    async def drop(self, code: int = 4000) -> None:
        """Close all sockets; the sessions can be resumed."""
        for session in tuple(self._sessions.values()):
            if socket := session.socket:
                session.detach(socket)
                await socket.close(code=code)

    def forget(self) -> None:
        """Forget all sessions: who wants to resume one is told that it is invalid."""
        for session in self._sessions.values():
            session.socket = session.outgoing = None
        self._sessions.clear()

    # --- one connection -----------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it closes."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        outgoing: asyncio.Queue[str] = asyncio.Queue()
        outgoing.put_nowait(_frame(Op.HELLO, {"heartbeat_interval": BEAT_MS}))
        writer = asyncio.create_task(_write(socket, outgoing))
        try:
            await self._read(socket, outgoing)
        finally:
            writer.cancel()
            for session in tuple(self._sessions.values()):
                if session.socket is socket:
                    session.detach(socket)
                    if socket.close_code in (1000, 1001):
                        self._sessions.pop(session.id, None)
        return socket

    async def _read(self, socket: web.WebSocketResponse, outgoing: asyncio.Queue[str]) -> None:
        while True:
            try:
                message = await socket.receive(timeout=BEAT_MS * 1.5 / 1000)
            except TimeoutError:
                await socket.close(code=TIMED_OUT)
                return
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            said = json.loads(message.data)
            if code := self._hear(socket, outgoing, said["op"], said.get("d")):
                await socket.close(code=code)
                return

    def _hear(self, socket: web.WebSocketResponse, outgoing: asyncio.Queue[str], op: int, data: Any) -> int:
        """React to what the bot says; the code to close with, or 0."""
        match op:
            case Op.BEAT:
                asyncio.get_running_loop().call_later(DISTANCE, outgoing.put_nowait, _frame(Op.ACK, None))
            case Op.IDENTIFY | Op.RESUME if data["token"].removeprefix("Bot ") != self._token:
                return UNAUTHORIZED
            case Op.IDENTIFY:
                self._identify(socket, outgoing, data)
            case Op.RESUME:
                self._resume(socket, outgoing, data)
            case Op.MEMBERS:
                self._members(socket, data)
            case Op.PRESENCE | Op.VOICE:
                pass
            case _:
                return UNKNOWN_OP
        return 0

    def _identify(self, socket: web.WebSocketResponse, outgoing: asyncio.Queue[str], data: Any) -> None:
        shard, shards = data.get("shard") or (0, 1)
        for old in [s for s in self._sessions.values() if (s.shard, s.shards) == (shard, shards) and not s.socket]:
            del self._sessions[old.id]
        session = Session(self._world, data["intents"], shard, shards)
        self._sessions[session.id] = session
        session.attach(socket, outgoing)
        guilds = [guild for guild in self._world.guilds.values() if session.concerns("GUILD_CREATE", {"id": guild.id})]
        session.push("READY", {
            "v": 10,
            "user": dict(serializers.user_payload(self._world.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [shard, shards],
            "application": {"id": str(self._world.application_id), "flags": 0},
        })  # fmt: skip
        for guild in guilds:
            session.gate.feed("GUILD_CREATE", serializers.guild_create_payload(self._world, guild))
        self.counted["identified"] += 1

    def _resume(self, socket: web.WebSocketResponse, outgoing: asyncio.Queue[str], data: Any) -> None:
        session = self._sessions.get(data["session_id"])
        if session is None:
            outgoing.put_nowait(_frame(Op.INVALID, False))
            self.counted["invalid"] += 1
            return
        session.attach(socket, outgoing, data["seq"] or 0)
        session.push("RESUMED", {})
        self.counted["resumed"] += 1

    def _members(self, socket: web.WebSocketResponse, data: Any) -> None:
        """Answer who is on a server, of those asked for."""
        session = next((s for s in self._sessions.values() if s.socket is socket), None)
        guild = self._world.guilds.get(int(data["guild_id"]))
        if session is None or guild is None:
            return
        asked = data.get("user_ids")
        wanted = [int(user) for user in ([asked] if isinstance(asked, str | int) else asked or guild.members)]
        found = [guild.members[user] for user in wanted if user in guild.members]
        if query := (data.get("query") or "").casefold():
            found = [m for m in found if self._world.users[m.user_id].name.casefold().startswith(query)]
        found = found[: data.get("limit") or None]
        chunks = [found[start : start + CHUNK] for start in range(0, len(found), CHUNK)] or [[]]
        for number, chunk in enumerate(chunks):
            session.push("GUILD_MEMBERS_CHUNK", {
                "guild_id": str(guild.id),
                "members": [serializers.member_payload(self._world, guild, member) for member in chunk],
                "chunk_index": number,
                "chunk_count": len(chunks),
                "not_found": [str(user) for user in wanted if user not in guild.members],
                **({"nonce": data["nonce"]} if data.get("nonce") else {}),
            })  # fmt: skip

    def _tell(self, event: str, data: Mapping[str, Any]) -> None:
        for session in self._sessions.values():
            if session.concerns(event, data):
                session.gate.feed(event, data)


async def _write(socket: web.WebSocketResponse, outgoing: asyncio.Queue[str]) -> None:
    try:
        while True:
            await socket.send_str(await outgoing.get())
    except ConnectionError:
        log.debug("the bot has hung up")
