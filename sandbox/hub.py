"""The page's server: its files, its socket, and what all open pages share."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from aiohttp import web

from core.narration import Locales
from sandbox import texts, view
from sandbox.clock import GameClock
from sandbox.connection import LOCALES, Connection
from sandbox.discord import LocalDiscord, Person
from sandbox.host import BotProcess
from sandbox.view import Reading

PAGE = Path(__file__).parent / "page"
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
ROOMS = ("CHANNEL_", "THREAD_", "GUILD_")
TICK = 0.1
LEAP = 4.0
NOTHING_FROM_ELSEWHERE = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'"


class Hub:
    """All open pages. `me` is the person who is looked through first."""

    def __init__(self, discord: LocalDiscord, clock: GameClock, locales: Locales, me: Person, language: str) -> None:
        self.discord = discord
        self.world = discord.world
        self.clock = clock
        self.reading = Reading(self.world)
        self.bot: BotProcess | None = None
        self._locales = locales
        self._me = me
        self._language = language
        self._pages: set[Connection] = set()
        self._told: dict[str, Any] = {}
        self._aim = 0
        self._ticker: asyncio.TimerHandle | None = None
        routes = discord.app.router
        routes.add_get(f"/{discord.secret}/", self._index)
        routes.add_get(f"/{discord.secret}/socket", self._socket)
        routes.add_get(f"/{discord.secret}/texts/{{language}}", self._texts)
        routes.add_get(f"/{discord.secret}/page/{{name}}", self._asset)
        self.world.watchers.append(self._changed)
        self.world.subscribers.append(self._happened)
        clock.watchers.append(self._tell_clock)

    def start(self) -> None:
        """Begin to look at the clock."""
        self._land()
        self._tell_clock()
        self._ticker = asyncio.get_running_loop().call_later(TICK, self.start)

    async def stop(self) -> None:
        """Look no more, and let the pages go."""
        if self._ticker:
            self._ticker.cancel()
        await asyncio.gather(*(page.close() for page in self._pages))

    def driven(self, user: int) -> bool:
        """Whether somebody looks through this person's eyes on an open page, and so acts for him."""
        return any(page.person.id == user for page in self._pages)

    # --- the clock ----------------------------------------------------------------------------------------------

    def clock_told(self) -> dict[str, Any]:
        """The clock as the pages are told: its pace, what comes next, and whether the bot is there."""
        deadline = self.bot.deadline if self.bot else None
        return {**self.clock.pace.written(), "deadline": deadline, "online": self.discord.gateway.online}

    def set_clock(self, asked: Mapping[str, Any]) -> None:
        """Another speed, or a leap to the next deadline, on the way to which the players still have their turns."""
        if "speed" in asked:
            self.clock.run(float(asked["speed"]))
        elif self.bot and self.bot.deadline and not self.clock.leaping:
            self._aim = self.bot.deadline
            self.clock.leap(self._aim, LEAP)

    def _land(self) -> None:
        """End a leap that has come to its moment, or whose moment counts no more."""
        if self.clock.leaping and (self.clock.now() >= self._aim or not self.bot or self.bot.deadline != self._aim):
            self.clock.land()

    def _tell_clock(self) -> None:
        if (told := self.clock_told()) != self._told:
            self._told = told
            for page in self._pages:
                page.tell("clock", clock=told)

    # --- what happens -------------------------------------------------------------------------------------------

    def _changed(self, channel: int, message: int) -> None:
        for page in self._pages:
            page.changed(channel, message)

    def _happened(self, event: str, data: Mapping[str, Any]) -> None:
        if event == "CHANNEL_DELETE":
            self.reading.forget(int(data["id"]))
        if event.startswith("GUILD_MEMBER_"):
            for page in self._pages:
                page.tell("people", people=view.people(self.world, page.person.guild))
        if event.startswith(ROOMS):
            for page in self._pages:
                page.moved()

    # --- serving ------------------------------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.Response:
        text = (PAGE / "index.html").read_text("utf-8").replace("{language}", self._language)
        headers = {"Content-Security-Policy": NOTHING_FROM_ELSEWHERE, "Cache-Control": "no-store"}
        return web.Response(text=text, content_type="text/html", headers=headers)

    async def _asset(self, request: web.Request) -> web.Response:
        path = PAGE / request.match_info["name"]
        if path.parent != PAGE or path.suffix not in KINDS or not path.exists():
            raise web.HTTPNotFound
        return web.Response(
            text=path.read_text("utf-8"), content_type=KINDS[path.suffix], headers={"Cache-Control": "no-store"}
        )

    async def _texts(self, request: web.Request) -> web.Response:
        locale = self._locales.best(request.match_info["language"])
        return web.json_response(texts.of_page(locale), dumps=lambda o: json.dumps(o, ensure_ascii=False))

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=20.0, timeout=1.0)
        await socket.prepare(request)
        locale = LOCALES.get(request.query.get("language", ""), self._me.locale)
        page = Connection(self, socket, Person(self.world, self._me.id, self._me.guild, locale))
        self._pages.add(page)
        try:
            await page.serve()
        finally:
            self._pages.discard(page)
        return socket
