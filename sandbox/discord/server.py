"""The local Discord as a whole: one HTTP server on the loopback address."""

import secrets

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.discord.api import LARGEST, PREFIX, Api
from sandbox.discord.gateway import Gateway
from sandbox.discord.person import Person
from sandbox.discord.world import Clock, World

HOST = "127.0.0.1"


@web.middleware
async def _local(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Serve who called this machine by its own name: no page from elsewhere can make a browser do it."""
    if request.host.rpartition(":")[0] not in (HOST, "localhost"):
        raise web.HTTPForbidden(text="this server is only for the machine that it runs on")
    return await handler(request)


class LocalDiscord:
    """A world and what serves it. `secret` is part of the addresses that a person uses, `token` is the bot's."""

    def __init__(self, game_clock: Clock) -> None:
        self.secret, self.token = secrets.token_urlsafe(16), secrets.token_urlsafe(24)
        self.world = World(game_clock)
        self.api = Api(self.world, self.token)
        self.gateway = Gateway(self.world, self.token)
        self.app = web.Application(client_max_size=LARGEST, middlewares=[_local])
        self.api.enter(self.app)
        self.gateway.enter(self.app)
        self.app.router.add_get(f"/{self.secret}/files/{{path:.*}}", self._file)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        self.port = 0

    async def start(self, port: int = 0) -> None:
        """Listen; `port` 0 takes a free one. Raises `OSError` when the port is taken."""
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port).start()
        self.port = self._runner.addresses[0][1]
        self.api.gateway = self.gateway.address = f"ws://{HOST}:{self.port}/gateway"
        self.world.cdn.base = f"{self.address}files"

    async def stop(self) -> None:
        """Close all connections."""
        await self._runner.cleanup()

    @property
    def address(self) -> str:
        """Where a person's browser finds the page."""
        return f"http://{HOST}:{self.port}/{self.secret}/"

    @property
    def base(self) -> str:
        """Where the bot finds the API."""
        return f"http://{HOST}:{self.port}{PREFIX}"

    def person(self, name: str, locale: str = "en-US") -> Person:
        """Somebody by name, on the first server that he is on. Raises `KeyError`."""
        for guild in self.world.guilds.values():
            for user in self.world.members(guild):
                if self.world.users[user].name == name:
                    return Person(self.world, user, guild.id, locale)
        raise KeyError(name)

    async def _file(self, request: web.Request) -> web.Response:
        found = self.world.cdn.file(str(request.url.path))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.kind, headers={"Cache-Control": "private"})
