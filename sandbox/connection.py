"""One open page: who looks through it, what it is told, and what it asks for."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox import view
from sandbox.discord import Asked, NotPossible, Person

if TYPE_CHECKING:
    from sandbox.hub import Hub

Json = dict[str, Any]
LATE = 0.05
LOCALES = {"ru": "ru", "en": "en-US"}


class Connection:
    """Tells a page what its person sees, and does for the person what is done on the page."""

    def __init__(self, hub: "Hub", socket: web.WebSocketResponse, person: Person) -> None:
        self._hub = hub
        self._socket = socket
        self.person = person
        self.channel = 0
        self._shown: list[Json] = []
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._soon: asyncio.TimerHandle | None = None
        self._acts: dict[str, Callable[[Json], Awaitable[None] | None]] = {
            "as": self._as, "open": self._open, "say": self._say, "press": self._press, "choose": self._choose,
            "command": self._command, "complete": self._complete, "submit": self._submit, "dismiss": self._dismiss,
            "clock": self._clock,
        }  # fmt: skip

    async def serve(self) -> None:
        """Serve the page until it is closed."""
        writer = asyncio.create_task(self._write())
        self._begin()
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    await self._hear(json.loads(message.data))
        finally:
            writer.cancel()
            if self._soon:
                self._soon.cancel()
            for task in self._tasks:
                task.cancel()

    async def close(self) -> None:
        """Serve it no more."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    # --- telling ------------------------------------------------------------------------------------------------

    def tell(self, kind: str, **more: Any) -> None:
        """Tell the page something."""
        self._outgoing.put_nowait({"kind": kind, **more})

    def changed(self, channel: int, message: int) -> None:
        """A message has appeared, changed or gone."""
        world, person = self._hub.world, self.person
        if not person.reads(channel):
            return
        found = world.messages[channel].get(message)
        if found is None:
            self.tell("gone", channel=str(channel), id=str(message))
        elif found.visible_to(person.id):
            self.tell("message", message=view.message(world, found))
            if channel == self.channel:
                self._hub.reading.read(person, channel)
            else:
                self.moved()

    def moved(self) -> None:
        """Rooms have come or gone, or something in them is unread: tell of it, once for all that happens together."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(LATE, self._channels)

    def _channels(self) -> None:
        self._soon = None
        shown = view.channels(self.person, self._hub.reading)
        if shown != self._shown:
            self._shown = shown
            self.tell("channels", channels=shown)

    def _begin(self) -> None:
        """Tell all that is to be seen by the person who looks now."""
        self._shown = view.channels(self.person, self._hub.reading)
        self.tell(
            "begin",
            me=str(self.person.id),
            server=self._hub.world.guilds[self.person.guild].name,
            people=view.people(self._hub.world, self.person.guild),
            channels=self._shown,
            clock=self._hub.clock_told(),
        )

    async def _write(self) -> None:
        while True:
            told = await self._outgoing.get()
            try:
                await self._socket.send_str(json.dumps(told, ensure_ascii=False))
            except ConnectionError:
                return

    # --- doing --------------------------------------------------------------------------------------------------

    async def _hear(self, asked: Json) -> None:
        try:
            done = self._acts[asked["do"]](asked)
            if done:
                await done
        except NotPossible:
            self.tell("done", ref=asked.get("ref"), ok=False)

    def _as(self, asked: Json) -> None:
        """Look through somebody else's eyes, or in another language."""
        user = int(asked.get("who", self.person.id))
        if user not in self._hub.world.members(self._hub.world.guilds[self.person.guild]):
            raise NotPossible("there is no such member")
        locale = LOCALES.get(asked.get("language", ""), self.person.locale)
        self.person = Person(self._hub.world, user, self.person.guild, locale)
        self.channel = 0
        self._begin()

    def _open(self, asked: Json) -> None:
        self.channel = int(asked["channel"])
        if not self.person.reads(self.channel):
            self.channel = 0
            return
        self._hub.reading.read(self.person, self.channel)
        self.tell(
            "opened",
            channel=str(self.channel),
            messages=view.messages(self._hub.world, self.person, self.channel),
            commands=view.commands(self.person, self.channel),
        )
        self.moved()

    def _say(self, asked: Json) -> None:
        if text := str(asked["text"]).strip():
            self.person.say(int(asked["channel"]), text)

    def _press(self, asked: Json) -> None:
        self._wait(asked, self.person.press(int(asked["channel"]), int(asked["message"]), asked["id"]))

    def _choose(self, asked: Json) -> None:
        where = int(asked["channel"]), int(asked["message"])
        self._wait(asked, self.person.choose(*where, asked["id"], asked["values"]))

    def _command(self, asked: Json) -> None:
        self._wait(asked, self.person.command(int(asked["channel"]), asked["words"], asked["fields"]))

    def _complete(self, asked: Json) -> None:
        fields = asked["fields"]
        question = self.person.complete(int(asked["channel"]), asked["words"], fields, asked["field"])
        self._wait(asked, question)

    def _submit(self, asked: Json) -> None:
        shown = self._hub.world.interactions.get(int(asked["form"]))
        if shown is None:
            raise NotPossible("the form is too old")
        self._wait(asked, self.person.submit(shown, asked["fields"]))

    def _dismiss(self, asked: Json) -> None:
        self.person.dismiss(int(asked["channel"]), int(asked["message"]))

    def _clock(self, asked: Json) -> None:
        self._hub.set_clock(asked)

    def _wait(self, asked: Json, question: Asked) -> None:
        """Tell the page when the bot has answered, and whether it has; the answer itself comes as a message."""
        task = asyncio.create_task(self._answer(asked["ref"], question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, ref: int, question: Asked) -> None:
        ok = await question.answer()
        record = question.record
        choices = record.autocomplete_choices
        self.tell(
            "done",
            ref=ref,
            ok=ok,
            form={"id": str(record.id), **record.modal} if record.modal else None,
            choices=None if choices is None else [view.choice(found, self.person.locale) for found in choices],
        )
