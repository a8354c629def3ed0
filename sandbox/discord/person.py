"""A person who has Discord open: what he sees, and what he can press, choose, type and say."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Interaction, Message
from simcord.components import walk_components

from sandbox.discord.world import World

PRESS, COMMAND, COMPLETE, SUBMIT = 3, 2, 4, 5
BUTTON, MENU = 2, 3
PATIENCE = 3.0
USER_OPTION = 6


class NotPossible(Exception):
    """Discord would not let a person do this; the text says why."""


@dataclass(slots=True)
class Asked:
    """Something that was asked of the bot. `answer` waits for what it says, as long as Discord does."""

    record: Interaction
    _future: "asyncio.Future[None]"

    async def answer(self) -> bool:
        """Whether the bot has answered in time."""
        done, _ = await asyncio.wait((self._future,), timeout=PATIENCE)
        if not done:
            self._future.cancel()
        return bool(done)


class Person:
    """Somebody on a server. Raises `NotPossible` where Discord's own program would not let him."""

    def __init__(self, world: World, user: int, guild: int, locale: str = "en-US") -> None:
        self._world = world
        self.id = user
        self.guild = guild
        self.locale = locale

    @property
    def name(self) -> str:
        """What everybody sees him called."""
        user = self._world.users[self.id]
        return user.global_name or user.name

    # --- seeing -------------------------------------------------------------------------------------------------

    def reads(self, channel: int) -> bool:
        """Whether he sees a channel and what was said there."""
        return channel_accessible(self._world, channel, self.id, history=True)

    def writes(self, channel: int) -> bool:
        """Whether he may say something in a channel."""
        found = self._world.channels.get(channel)
        if found is None or not self.reads(channel):
            return False
        if found.guild_id is None:
            return True
        if found.thread_metadata and (found.thread_metadata.locked or found.thread_metadata.archived):
            return False
        try:
            right = "send_messages_in_threads" if found.is_thread else "send_messages"
            self._world.require_permissions(found.guild_id, self.id, channel, right)
        except BackendError:
            return False
        return True

    def channels(self) -> list[Channel]:
        """The channels that he sees: those of the server, threads, his direct messages."""
        guild = self._world.guilds[self.guild]
        ids = [*guild.channel_ids, *guild.thread_ids, self._world.dm_channels.get(self.id, 0)]
        return [self._world.channels[id_] for id_ in ids if id_ in self._world.channels and self.reads(id_)]

    def messages(self, channel: int) -> Iterator[Message]:
        """What he can read in a channel, in order."""
        if self.reads(channel):
            yield from (message for message in self._world.messages[channel].values() if message.visible_to(self.id))

    def commands(self, channel: int) -> list[dict[str, Any]]:
        """The commands that he may use in a channel."""
        return self._world.visible_commands(user_id=self.id, channel_id=channel)

    # --- doing --------------------------------------------------------------------------------------------------

    def say(self, channel: int, text: str) -> Message:
        """Say something."""
        if not self.writes(channel):
            raise NotPossible("he may not write here")
        return self._world.create_message(channel, self.id, text[:2000])

    def press(self, channel: int, message: int, custom_id: str) -> Asked:
        """Press a button."""
        return self._use(channel, message, custom_id, {"component_type": BUTTON})

    def choose(self, channel: int, message: int, custom_id: str, values: Sequence[str]) -> Asked:
        """Choose in a menu."""
        return self._use(channel, message, custom_id, {"component_type": MENU, "values": list(values)})

    def command(self, channel: int, words: Sequence[str], options: Mapping[str, Any]) -> Asked:
        """Use a slash command: the words of its name, and what stands in its fields."""
        return self._ask(channel, COMMAND, self._typed(channel, words, options))

    def complete(self, channel: int, words: Sequence[str], options: Mapping[str, Any], focused: str) -> Asked:
        """Ask what a field of a command could hold; `record.autocomplete_choices` has the answer."""
        return self._ask(channel, COMPLETE, self._typed(channel, words, options, focused))

    def submit(self, shown: Interaction, fields: Mapping[str, Any]) -> Asked:
        """Send a form that the bot has shown."""
        if shown.modal is None or shown.user_id != self.id or shown.modal_consumed:
            raise NotPossible("there is no such form")
        shown.modal_consumed = True
        parts = [_filled(part, fields) for part in shown.modal["components"]]
        data = {"custom_id": shown.modal["custom_id"], "components": parts}
        return self._ask(shown.channel_id, SUBMIT, data, shown.source_message_id)

    def dismiss(self, channel: int, message: int) -> None:
        """Put away an answer that only he sees."""
        found = self._message(channel, message)
        if not found.is_ephemeral:
            raise NotPossible("everybody sees this message")
        self._world.delete_message(channel, message)

    # --- inside -------------------------------------------------------------------------------------------------

    def _message(self, channel: int, message: int) -> Message:
        found = self._world.messages.get(channel, {}).get(message)
        if found is None or not self.reads(channel) or not found.visible_to(self.id):
            raise NotPossible("he does not see this message")
        return found

    def _use(self, channel: int, message: int, custom_id: str, data: dict[str, Any]) -> Asked:
        found = self._message(channel, message)
        part = next((part for part in walk_components(found.components) if part.get("custom_id") == custom_id), None)
        if part is None or part.get("disabled"):
            raise NotPossible("there is no such button")
        values = data.get("values")
        if values is not None:
            if part["type"] == MENU and not {option["value"] for option in part["options"]} >= set(values):
                raise NotPossible("the menu has no such line")
            if not part.get("min_values", 1) <= len(values) <= part.get("max_values", 1):
                raise NotPossible("too few or too many lines")
        return self._ask(channel, PRESS, {"custom_id": custom_id, "id": part.get("id", 0), **data}, message)

    def _ask(self, channel: int, kind: int, data: dict[str, Any], message: int | None = None) -> Asked:
        if not self.reads(channel):
            raise NotPossible("he does not see this channel")
        world = self._world
        guild = world.channels[channel].guild_id
        record, payload = interactions.base_payload(
            world, type=kind, channel_id=channel, guild_id=guild, user_id=self.id, data=data
        )
        payload["locale"] = self.locale
        if guild:
            payload["guild_locale"] = world.guilds[guild].preferred_locale
        if message:
            record.source_message_id = message
            payload["message"] = dict(serializers.message_payload(world, world.get_message(channel, message)))
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answered(answer: Interaction) -> None:
            if answer.id == record.id and not future.done():
                future.set_result(None)

        world.answers.append(answered)
        future.add_done_callback(lambda _: world.answers.remove(answered))
        asyncio.get_running_loop().call_later(PATIENCE + 1, future.cancel)
        world.emit("INTERACTION_CREATE", payload)
        return Asked(record, future)

    def _typed(
        self, channel: int, words: Sequence[str], options: Mapping[str, Any], focused: str = ""
    ) -> dict[str, Any]:
        """A command as Discord sends it."""
        command = next((c for c in self.commands(channel) if c["name"] == words[0]), None)
        if command is None:
            raise NotPossible(f"there is no command /{words[0]} here")
        leaf, path = interactions.walk_to_subcommand(command, list(words[1:]))
        specs = {spec["name"]: spec for spec in leaf.get("options") or []}
        missing = [name for name, spec in specs.items() if spec.get("required") and name not in options]
        if missing and not focused:
            raise NotPossible(f"the command needs: {', '.join(missing)}")
        filled, resolved = self._fields(specs, options, focused)
        nested = interactions.nest_options(command, path, filled)
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": nested}
        return {**data, "resolved": resolved} if resolved else data

    def _fields(
        self, specs: Mapping[str, Any], options: Mapping[str, Any], focused: str
    ) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        filled: list[dict[str, Any]] = []
        resolved: dict[str, Any] = {}
        for name, value in options.items():
            spec = specs[name]
            written = value if focused else _value(spec, value)
            if spec["type"] == USER_OPTION and not focused:
                self._resolve(int(value), resolved)
            field = {"name": name, "type": spec["type"], "value": written}
            filled.append({**field, "focused": True} if name == focused else field)
        return filled, resolved

    def _resolve(self, user: int, resolved: dict[str, Any]) -> None:
        guild = self._world.guilds[self.guild]
        if user not in guild.members:
            raise NotPossible("there is no such member")
        found = dict(serializers.user_payload(self._world.get_user(user)))
        member = dict(serializers.member_payload(self._world, guild, guild.members[user], with_user=False))
        resolved.setdefault("users", {})[str(user)] = found
        resolved.setdefault("members", {})[str(user)] = member


def _value(spec: Mapping[str, Any], value: Any) -> Any:
    """What was typed in a field, as its kind wants it."""
    kind, choices = spec["type"], spec.get("choices")
    try:
        written = {4: int, 10: float}.get(kind, lambda given: given)(value)
    except ValueError:
        raise NotPossible(f"{spec['name']} must be a number") from None
    if choices and not spec.get("autocomplete") and written not in [choice["value"] for choice in choices]:
        raise NotPossible(f"{spec['name']} has no such choice")
    return written


def _filled(part: Mapping[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
    """A part of a form with what was filled in."""
    kept = {key: part[key] for key in ("type", "id", "custom_id") if key in part}
    if "components" in part:
        return {**kept, "components": [_filled(child, fields) for child in part["components"]]}
    if "component" in part:
        return {**kept, "component": _filled(part["component"], fields)}
    if "custom_id" not in part:
        return kept
    given = fields.get(part["custom_id"])
    if part["type"] == MENU:
        return {**kept, "values": [given] if isinstance(given, str) else list(given or ())}
    return {**kept, "value": given or ""}


def pressable(message: Message) -> Iterable[dict[str, Any]]:
    """The buttons and menus of a message that can be used, in order."""
    return (
        part for part in walk_components(message.components)
        if part.get("custom_id") and not part.get("disabled")
    )  # fmt: skip
