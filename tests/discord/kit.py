"""A stage for whole games on simulated Discord: people, presses, commands, time, and what each of them can read."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord
from simcord import _dpy_internals
from simcord._runtime import _attach_bot
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.http import router
from simcord.results import InteractionResult

from cogs.bot import Omerta, Setup
from core.engine.ruleset import Ruleset
from core.narration import Locales, load
from core.play import Game, Refused, Settings
from core.rules.registry import RULESETS

BUTTON, MENU = 2, 3
FREE = ("/interactions/", "/webhooks/")  # answers to presses and commands


class Bugs(logging.Handler):
    """Keeps what was logged with an exception that no fault of Discord explains."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error and not isinstance(error, discord.HTTPException | discord.RateLimited | OSError):
            self.found.append(error)


class Stacked(Random):
    """Gives the roles out in the order that a test wants."""

    def __init__(self) -> None:
        super().__init__(1)
        self.roles: Sequence[str] | None = None

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        if self.roles is None:
            return super().sample(population, k, counts=counts)
        assert sorted(population) == sorted(self.roles), (sorted(population), sorted(self.roles))
        return list(self.roles)


@dataclass
class Broken:
    """A request whose answer gets lost; `times` counts how often it did."""

    method: str
    path: str
    times: int = 0


@dataclass
class Server:
    """A server with its people by name, and a channel where anybody may write."""

    guild: GuildHandle
    lounge: ChannelHandle
    people: dict[str, simcord.MemberActor] = field(default_factory=dict)

    @property
    def channels(self) -> list[ChannelHandle]:
        """All channels; two of them may have the same name."""
        env = self.guild._env
        ids = env.backend.guilds[self.guild.id].channel_ids
        return [ChannelHandle(env, self.guild, env.backend.get_channel(channel)) for channel in ids]


@dataclass
class Table:
    """A game on the stage."""

    stage: Stage
    server: Server
    id: int

    @property
    def game(self) -> Game:
        """The running game."""
        game = self.stage.bot.games.get(self.id)
        assert game is not None
        return game

    @property
    def phase(self) -> str:
        """The open phase."""
        return self.game.state.phase_id

    def seat(self, name: str) -> str:
        """The key of a person's seat."""
        seat = self.game.seat_of(self.server.people[name].id)
        assert seat is not None, name
        return seat

    def label(self, name: str) -> str:
        """A person as menus call him."""
        return self.stage.bot.table(self.game).label(self.seat(name))

    def room(self, where: str) -> ChannelHandle:
        """`town`, `afterlife`, the room of a team, or `lounge`."""
        if where == "lounge":
            return self.server.lounge
        known = self.stage.bot.publisher.rooms.known(self.game, where)
        return next(channel for channel in self.server.channels if channel.id == known)

    async def press(self, name: str, label: str, where: str = "town") -> InteractionResult:
        """Press the newest button of this label that the person can see there (`private`: in answers to him)."""
        return await self.stage.press(self.server, name, label, self._messages(name, where))

    async def choose(self, name: str, option: str, where: str = "private", menu: str = "") -> InteractionResult:
        """Choose from the newest menu that has this option (its custom id holding `menu`). Names stand for seats."""
        label = self.label(option) if option in self.server.people else option
        return await self.stage.choose(self.server, name, label, self._messages(name, where), menu)

    async def vote(self, name: str, target: str) -> InteractionResult:
        """Vote on the board in town."""
        return await self.choose(name, target, "town", "/vote/")

    async def slash(self, name: str, command: str, where: str = "lounge", **options: Any) -> InteractionResult:
        """Use a command. Names given as text stand for seats."""
        given = {key: self._label(value) for key, value in options.items()}
        return await self.stage.slash(self.server, name, command, self.room(where), **given)

    async def complete(self, name: str, command: str, option: str, typed: str = "", where: str = "lounge") -> list[str]:
        """The labels that autocomplete offers."""
        person = self.server.people[name]
        return [c["name"] for c in await person.autocomplete(self.room(where), command, option, typed)]

    async def say(self, name: str, text: str, where: str = "town") -> None:
        """Write something; raises `simcord.BackendError` where he may not."""
        await self.server.people[name].send(self.room(where), text)

    def sees(self, name: str) -> list[str]:
        """Every text that this person can read now, answers to him included."""
        return self.stage.sees(self.server, name)

    def messages(self, name: str, where: str = "town") -> list[Any]:
        """The messages that he can see there, oldest first."""
        return self._messages(name, where)

    def _label(self, value: Any) -> Any:
        return self.label(value) if isinstance(value, str) and value in self.server.people else value

    def _messages(self, name: str, where: str) -> list[Any]:
        if where == "private":
            return self.stage.private(self.server, name)
        return [m for m in self.room(where).history(viewer=self.server.people[name]) if not m.flags.ephemeral]


class Stage:
    """Simulated Discord with the bot on it."""

    def __init__(self, folder: Path, settings: Settings, *rulesets: Ruleset) -> None:
        self.random = Stacked()
        self.setup = Setup(
            database_url=f"sqlite://{folder / 'omerta.db'}",
            clock=self.now,
            random=self.random,
            settings=settings,
            rulesets={rules.id: rules for rules in rulesets or (RULESETS["classic"],)},
            locales=texts(),
        )
        self.locales: dict[int, str] = {}
        self.broken: Broken | None = None
        self.timeline: list[tuple[int, str, str]] = []  # every request: when, method, path
        self.bot = Omerta(self.setup)
        self.env = simcord.Env(self.bot, settle_timeout=30)

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, settings: Settings | None = None, *rulesets: Ruleset) -> AsyncIterator[Stage]:
        """A stage for one test. What goes wrong in a handler or in the bot fails the test at the end."""
        stage = cls(folder, settings or Settings(heartbeat_ms=3_600_000), *rulesets)
        try:
            await stage.env.start()
        except BaseException:
            await stage.bot.close()
            raise
        stage._localize()
        bugs = Bugs()
        logging.getLogger().addHandler(bugs)
        with stage.env.time_context(), stage._nonces(), patched(_dpy_internals, "is_intentional_wait_wakeup", _always):
            try:
                yield stage
            finally:
                logging.getLogger().removeHandler(bugs)
                faults = [*bugs.found, *stage.env.errors]
                with stage.env._bot_scope():
                    await stage.bot.games.stop()
                    await stage.bot.store.close()
                await stage.env.shutdown()
        if faults:
            raise ExceptionGroup("the bot failed", [f for f in faults if isinstance(f, Exception)])

    # --- people and games ---------------------------------------------------------------------------------------

    def server(self, name: str = "Naples", members: Iterable[str] = (), locale: str = "ru") -> Server:
        """A server with these people, all of whom use Discord in this language."""
        guild = self.env.create_guild(name, preferred_locale=locale)
        server = Server(guild, guild.create_text_channel("lounge"))
        for member in members:
            self.member(server, member, locale)
        return server

    def member(self, server: Server, name: str, locale: str = "ru") -> simcord.MemberActor:
        """One more person on a server."""
        person = server.guild.add_member(self.env.create_user(name))
        self.locales[person.id] = locale
        server.people[name] = person
        return person

    async def game(
        self,
        server: Server,
        roster: Mapping[str, str],
        *,
        ruleset: str = "classic",
        scenario: str = "naples",
        host: str = "",
        language: str = "ru",
        theme: str = "plain",
        options: Mapping[str, object] | None = None,
        chosen: Mapping[str, int] | None = None,
        setup: Mapping[str, object] | None = None,
    ) -> Table:
        """A game in which these people hold these roles, as it stands after the deal."""
        for name in roster:
            if name not in server.people:
                self.member(server, name, language)
        lead = server.people[host or next(iter(roster))]
        with self.env._bot_scope():  # what follows of it belongs to the bot, and is waited for
            game = await self.bot.games.create(
                guild=server.guild.id, host=lead.id, ruleset=ruleset, scenario=scenario, options=options or {},
                theme=theme, language=language,
            )  # fmt: skip
            for name in roster:
                joined = await self.bot.games.join(game.id, server.people[name].id, name)
                assert not isinstance(joined, Refused), joined
            self.random.roles = tuple(roster.values())
            dealt = await self.bot.games.deal(game.id, chosen, setup)
        self.random.roles = None
        assert not isinstance(dealt, Refused), dealt
        await self.env.settle()
        return Table(self, server, game.id)

    # --- acts ---------------------------------------------------------------------------------------------------

    async def press(self, server: Server, name: str, label: str, messages: Sequence[Any]) -> InteractionResult:
        """Press the newest button of this label among the messages."""
        message, part = find(messages, BUTTON, lambda c: c.get("label") == label)
        return await server.people[name].click(message, custom_id=part["custom_id"])

    async def choose(
        self, server: Server, name: str, label: str, messages: Sequence[Any], menu: str = ""
    ) -> InteractionResult:
        """Choose this option from the newest menu that has it."""
        message, part = find(
            messages, MENU, lambda c: menu in c["custom_id"] and any(o["label"] == label for o in c["options"])
        )
        value = next(option["value"] for option in part["options"] if option["label"] == label)
        return await server.people[name].select(message, [value], custom_id=part["custom_id"])

    async def slash(
        self, server: Server, name: str, command: str, channel: ChannelHandle, **options: Any
    ) -> InteractionResult:
        """Use a command as a person does: what autocomplete offers under this label is taken."""
        person, given = server.people[name], dict(options)
        leaf = self._leaf(command)
        for option, value in options.items():
            if leaf[option].get("autocomplete"):
                offered = await person.autocomplete(channel, command, option, "")
                given[option] = next((c["value"] for c in offered if c["name"] == value), value)
        return await person.slash(channel, command, **given)

    def _leaf(self, command: str) -> dict[str, Any]:
        root, *path = command.split()
        found = self.env.backend.find_command(root, None, type=1)
        assert found, command
        for name in path:
            found = next(o for o in found["options"] if o["name"] == name)
        return {option["name"]: option for option in found.get("options", ())}

    async def advance(self, *, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Let time pass."""
        await self.env.advance_time(timedelta(hours=hours, minutes=minutes, seconds=seconds).total_seconds())

    async def restart(self) -> None:
        """Stop the bot properly and start a new one."""
        old = self.bot
        with self.env._bot_scope():
            await old.games.stop()
            await old.store.close()
        async with self.away():
            pass

    async def crash(self) -> None:
        """The machine dies without a word; a new bot starts."""
        async with self.away():
            pass

    @asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        """The bot is dead for a while; then a new one starts with what was stored."""
        old, self.bot = self.bot, Omerta(self.setup)
        await self.env._detach_bot()
        await old.store.close()
        yield
        await _attach_bot(self.env, self.bot)
        await self.env.settle()

    # --- looks --------------------------------------------------------------------------------------------------

    def now(self) -> int:
        """The moment in milliseconds of Unix time."""
        return int(self.env.now().timestamp() * 1000)

    def private(self, server: Server, name: str) -> list[Any]:
        """The answers that only this person can see, oldest first."""
        person = server.people[name]
        channels = [*server.channels, *(thread for channel in server.channels for thread in channel.threads)]
        found = [m for c in channels for m in self._history(c, person) if m.flags.ephemeral]
        return sorted(found, key=lambda message: message.id)

    def sees(self, server: Server, name: str) -> list[str]:
        """Every text that a person can read on the server."""
        person = server.people[name]
        channels = [*server.channels, *(thread for channel in server.channels for thread in channel.threads)]
        return [text(m) for channel in channels for m in self._history(channel, person)]

    def requests(self) -> list[Any]:
        """All requests made with the bot's own token so far; answers to presses and commands are none."""
        return [r for r in self.env.http_requests if not r.path.startswith(FREE)]

    @staticmethod
    def _history(channel: ChannelHandle, person: simcord.MemberActor) -> list[Any]:
        try:
            return channel.history(viewer=person)
        except (simcord.SetupError, simcord.BackendError):
            return []

    # --- what simulated Discord leaves out ----------------------------------------------------------------------

    def _localize(self) -> None:
        """Let every person's interactions carry the language of his Discord."""
        backend = self.env.backend
        emit = backend.emit

        def localized(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                payload = {**payload, "locale": self.locales.get(user, "en-US")}
            emit(event, payload)

        backend.emit = localized

    def break_after(self, method: str, path: str) -> Broken:
        """Let the connection break once, just after Discord has done what a request asked."""
        self.broken = Broken(method, path)
        return self.broken

    def _nonces(self) -> AbstractContextManager[None]:
        """Show a message that is sent again with the same nonce once, as Discord does for some minutes."""
        dispatch, sent = router.dispatch, {}

        def once(backend: Any, method: str, path: str, **more: Any) -> Any:
            self.timeline.append((self.now(), method, path))
            body = more.get("json")
            key = (path, body.get("nonce")) if isinstance(body, dict) and body.get("enforce_nonce") else None
            if key is None:
                return dispatch(backend, method, path, **more)
            if key not in sent:
                sent[key] = dispatch(backend, method, path, **more)
                if self.broken and (self.broken.method, self.broken.path, self.broken.times) == (method, path, 0):
                    self.broken.times += 1
                    raise ConnectionResetError(104, "Connection reset by peer")
            return sent[key]

        return patched(router, "dispatch", once)


@contextmanager
def patched(module: Any, name: str, value: object) -> Iterator[None]:
    """Another value for something in a module, for a while."""
    before = getattr(module, name)
    setattr(module, name, value)
    try:
        yield
    finally:
        setattr(module, name, before)


def _always(*args: object) -> bool:
    """Every timer waits for virtual time; simcord would also let it ring when as much real time has passed."""
    return True


@cache
def texts() -> Locales:
    """All texts, read once for all tests. A fault in one raises when it is told."""
    return load(strict=True)


def find(messages: Sequence[Any], kind: int, fits: Any) -> tuple[Any, dict[str, Any]]:
    """The newest message with a button or menu that fits, and that part of it."""
    for message in reversed(messages):
        for part in walk_components(components(message)):
            if part.get("type") == kind and fits(part):
                return message, part
    raise AssertionError(f"nothing to press in {[text(m) for m in messages]}")


def components(message: Any) -> list[dict[str, Any]]:
    """A message's components as Discord has them."""
    raw = message.components
    return [part if isinstance(part, dict) else part.to_dict() for part in raw]


def text(message: Any) -> str:
    """All that can be read in a message, buttons and menus included."""
    words = [message.content]
    for part in walk_components(components(message)):
        words += [part.get(key, "") for key in ("content", "label", "placeholder")]
        words += [option["label"] for option in part.get("options", ())]
    return "\n".join(word for word in words if word)


def answer(result: InteractionResult) -> str:
    """What a press or command was answered with, in words."""
    shown = [result.response, *result.followups]
    return "\n".join(text(message) for message in shown if message)
