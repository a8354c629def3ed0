"""Discord's HTTP API, version 10, in front of the world."""

import io
import json
import logging
import re
import socket
import struct
from typing import Any, NamedTuple

from aiohttp import web
from simcord.backend.errors import BackendError
from simcord.http import RouteNotImplemented, UnsupportedField, router
from simcord.http.routes import messages as _routes  # noqa: F401 - the import enters all routes

from sandbox.discord.faults import Fault, Faults
from sandbox.discord.limits import Limits, Verdict
from sandbox.discord.world import World

PREFIX = "/api/v10"
LARGEST = 25 * 1024 * 1024
UNKNOWN = {"code": 0, "message": "500: Internal Server Error"}
TOKENED = re.compile(r"^/(?:webhooks|interactions)/\d+/")
CALLBACK = re.compile(r"^/interactions/(\d+)/[^/]+/callback$")
SENDING = re.compile(r"^/channels/(\d+)/messages$")

log = logging.getLogger(__name__)


class Upload(NamedTuple):
    """A file that came with a request, as simcord wants it."""

    filename: str
    fp: io.BytesIO
    description: str | None


class Request(NamedTuple):
    """A request, read. `text` is its body as it came."""

    method: str
    path: str
    params: dict[str, Any]
    body: Any
    text: str
    files: list[Upload]
    reason: str | None


class Api:
    """Answers requests. `gaps` lists what simcord does not know: a bot that needs it cannot be tried here."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self.gateway = ""
        self.shards = 1
        self.limits = Limits()
        self.faults = Faults()
        self.gaps: list[str] = []
        self.sent: list[Request] | None = None

    def enter(self, app: web.Application) -> None:
        """Enter the routes."""
        app.router.add_route("*", f"{PREFIX}/{{path:.*}}", self.handle)

    async def handle(self, request: web.Request) -> web.Response:
        """Answer one request."""
        asked = await _read(request)
        if not TOKENED.match(asked.path) and request.headers.get("Authorization") != f"Bot {self._token}":
            return _answer(401, {"code": 0, "message": "401: Unauthorized"})
        if fault := self.faults.take(asked.method, asked.path, asked.text):
            return await self._fail(request, asked, fault)
        verdict = self.limits.judge(asked.method, asked.path, asked.body if isinstance(asked.body, dict) else {})
        return _limited(verdict) if verdict.wait else self._do(asked, verdict.headers)

    async def _fail(self, request: web.Request, asked: Request, fault: Fault) -> web.Response:
        if fault.done:
            self._do(asked, {})
        fault.caught.set()
        if fault.hold:
            await fault.release.wait()
        if fault.status is None:
            return self._do(asked, {})
        if fault.status == 429:
            headers = {"X-RateLimit-Global": "true"} if fault.everywhere else {}
            return _limited(Verdict(fault.wait, headers, fault.everywhere))
        if fault.status == 0:
            _cut(request)
        return _answer(fault.status, UNKNOWN)

    def _do(self, asked: Request, headers: Any) -> web.Response:
        """Let a request have its effect."""
        try:
            result = self._dispatch(asked)
        except (RouteNotImplemented, UnsupportedField) as gap:
            self.gaps.append(str(gap))
            log.error("the local Discord cannot do this: %s", gap)  # noqa: TRY400 - the text is enough
            return _answer(501, {"code": 0, "message": str(gap)})
        except BackendError as error:
            return _answer(error.status, error.to_json(), headers)
        except (ValueError, KeyError, TypeError) as error:
            log.exception("%s %s", asked.method, asked.path)
            return _answer(400, {"code": 50035, "message": f"Invalid Form Body: {error}"}, headers)
        if answered := CALLBACK.match(asked.path):
            self._world.answered(int(answered[1]))
        return _answer(204 if result is None else 200, result, headers)

    def _dispatch(self, asked: Request) -> Any:
        if asked.path in ("/gateway", "/gateway/bot"):
            start = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return {"url": self.gateway, "shards": self.shards, "session_start_limit": start}
        if self.sent is not None:
            self.sent.append(asked)
        sending = SENDING.match(asked.path) if asked.method == "POST" else None
        nonce = str(asked.body.get("nonce")) if sending and asked.body.get("enforce_nonce") else None
        if sending and nonce and (before := self._world.sent_before(int(sending[1]), nonce)):
            return router.dispatch(self._world, "GET", f"{asked.path}/{before.id}")
        result = router.dispatch(
            self._world, asked.method, asked.path,
            json=asked.body, params=asked.params, files=asked.files, reason=asked.reason,
        )  # fmt: skip
        if sending and nonce:
            self._world.sent(int(sending[1]), nonce, int(result["id"]))
        return result


async def _read(request: web.Request) -> Request:
    body, text, files = None, "", []
    if request.content_type == "multipart/form-data":
        form = await request.post()
        text = str(form.get("payload_json", "{}"))
        body = json.loads(text)
        told = {str(item.get("id")): item.get("description") for item in (_attached(body))}
        for name, field in form.items():
            if isinstance(field, web.FileField):
                number = re.sub(r"\D", "", name)
                files.append(Upload(field.filename, io.BytesIO(field.file.read()), told.get(number)))
    elif request.can_read_body:
        text = await request.text()
        body = json.loads(text) if text else None
    path, reason = "/" + request.match_info["path"], request.headers.get("X-Audit-Log-Reason")
    return Request(request.method, path, dict(request.query), body, text, files, reason)


def _attached(body: dict[str, Any]) -> list[dict[str, Any]]:
    """What a body says of its files; an answer to an interaction says it one level down."""
    return body.get("attachments") or (body.get("data") or {}).get("attachments") or []


def _limited(verdict: Verdict) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(verdict.wait, 3)}
    return _answer(
        429, {**body, "global": verdict.everywhere}, {**verdict.headers, "Retry-After": str(int(verdict.wait) + 1)}
    )


def _answer(status: int, body: Any = None, headers: Any = ()) -> web.Response:
    """An answer with the very content type that discord.py looks for; without `Via` it takes a 429 for a ban."""
    common = {"Via": "1.1 local", **dict(headers)}
    if status == 204:
        return web.Response(status=204, headers=common)
    return web.Response(
        status=status, body=json.dumps(body).encode(), headers={**common, "Content-Type": "application/json"}
    )


def _cut(request: web.Request) -> None:
    """End the connection without a word: the other side reads `connection reset by peer`."""
    if request.transport:
        raw = request.transport.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        request.transport.abort()
