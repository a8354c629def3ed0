"""What a person sees, as JSON for the page."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from simcord.backend.models import Channel, Message

from sandbox.discord import Person, World

CATEGORY, DIRECT, THREADS = 4, 1, (10, 11, 12)
SUBCOMMANDS = (1, 2)
LOADING = 1 << 7
SHOWN = 150

Json = dict[str, Any]


def people(world: World, guild: int) -> Json:
    """Everybody who can be seen to say something, by id."""
    members = {user: world.users[user] for user in world.members(world.guilds[guild])}
    shown = {str(user): {"name": found.global_name or found.name, "bot": False} for user, found in members.items()}
    return {**shown, str(world.bot_user.id): {"name": world.bot_user.name, "bot": True}}


class Reading:
    """How far each person has read each channel."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._read: dict[tuple[int, int], int] = {}

    def read(self, person: Person, channel: int) -> bool:
        """He has the channel before his eyes; whether that is news."""
        last = max(self._world.messages.get(channel, {}), default=0)
        news = self._read.get((person.id, channel), 0) < last
        self._read[person.id, channel] = last
        return news

    def unread(self, person: Person, channel: int) -> tuple[int, bool]:
        """How many messages of others are new to him, and whether one of them calls him."""
        since = self._read.get((person.id, channel), 0)
        new = [m for m in person.messages(channel) if m.id > since and m.author_id != person.id]
        return len(new), any(person.id in m.ping_user_ids for m in new)

    def forget(self, channel: int) -> None:
        """A channel is gone."""
        self._read = {key: last for key, last in self._read.items() if key[1] != channel}


def channels(person: Person, reading: Reading) -> list[Json]:
    """The channels that a person sees, in their order, with what is unread in them."""
    return [_channel(person, reading, channel) for channel in sorted(person.channels(), key=_place)]


def _place(channel: Channel) -> tuple[int, int]:
    return (channel.position, channel.id)


def _channel(person: Person, reading: Reading, channel: Channel) -> Json:
    kind = "category" if channel.type == CATEGORY else "direct" if channel.type == DIRECT else "text"
    kind = "thread" if channel.type in THREADS else kind
    unread, called = reading.unread(person, channel.id)
    return {
        "id": str(channel.id), "kind": kind, "name": channel.name or "", "parent": str(channel.parent_id or ""),
        "topic": channel.topic or "", "writable": person.writes(channel.id), "unread": unread, "called": called,
        "private": kind == "thread" or (kind == "text" and not _open_to_all(person, channel)),
    }  # fmt: skip


def _open_to_all(person: Person, channel: Channel) -> bool:
    view = 1 << 10
    return not any(o.target_id == person.guild and o.deny & view for o in channel.overwrites)


def messages(world: World, person: Person, channel: int) -> list[Json]:
    """The last messages that a person can read in a channel."""
    return [message(world, found) for found in list(person.messages(channel))[-SHOWN:]]


def message(world: World, found: Message) -> Json:
    """A message."""
    used = found.interaction_metadata or {}
    return {
        "id": str(found.id),
        "channel": str(found.channel_id),
        "author": str(found.author_id),
        "at": _ms(found.timestamp),
        "edited": bool(found.edited_timestamp) and found.author_id != world.bot_user.id,
        "private": found.is_ephemeral,
        "loading": bool(found.flags & LOADING),
        "content": found.content,
        "embeds": found.embeds,
        "components": found.components,
        "files": [_file(attachment) for attachment in found.attachments],
        "called": [str(user) for user in found.ping_user_ids],
        "used": {"by": str((used.get("user") or {}).get("id")), "command": used["name"]} if used.get("name") else None,
    }


def _file(attachment: Mapping[str, Any]) -> Json:
    return {
        "name": attachment["filename"], "url": attachment["url"], "size": attachment["size"],
        "about": attachment["description"] or "", "picture": attachment["content_type"].startswith("image/"),
    }  # fmt: skip


def _ms(moment: str) -> int:
    return int(datetime.fromisoformat(moment).timestamp() * 1000)


# --- commands -----------------------------------------------------------------------------------------------------


def commands(person: Person, channel: int) -> list[Json]:
    """The commands that a person may use in a channel, groups taken apart, in his language."""
    return [leaf for command in person.commands(channel) for leaf in _leaves(command, person.locale, (), ())]


def _leaves(node: Mapping[str, Any], locale: str, words: Sequence[str], names: Sequence[str]) -> Iterator[Json]:
    words, names = (*words, node["name"]), (*names, _local(node, "name", locale))
    inner = [option for option in node.get("options") or () if option["type"] in SUBCOMMANDS]
    for option in inner:
        yield from _leaves(option, locale, words, names)
    if not inner:
        fields = [_field(option, locale) for option in node.get("options") or ()]
        about = _local(node, "description", locale)
        yield {"words": list(words), "name": " ".join(names), "about": about, "fields": fields}


def _field(option: Mapping[str, Any], locale: str) -> Json:
    return {
        "key": option["name"],
        "type": option["type"],
        "name": _local(option, "name", locale),
        "about": _local(option, "description", locale),
        "required": bool(option.get("required")),
        "complete": bool(option.get("autocomplete")),
        "choices": [choice(found, locale) for found in option.get("choices") or ()],
    }


def choice(found: Mapping[str, Any], locale: str) -> Json:
    """A choice of a field."""
    return {"name": _local(found, "name", locale), "value": found["value"]}


def _local(node: Mapping[str, Any], what: str, locale: str) -> str:
    return (node.get(f"{what}_localizations") or {}).get(locale) or node[what]
