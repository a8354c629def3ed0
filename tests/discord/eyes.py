"""What every simulated person could see: each version of each message, each private answer, each list of choices."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import unified_diff
from typing import Any, NamedTuple

from simcord.backend.access import channel_accessible
from simcord.components import walk_components

from tests.discord.kit import Stage, Table, patched

READ = ("content", "label", "placeholder", "description", "title", "name")  # what a component says
SEALED = re.compile(r"^[0-9a-f]{24}$", re.MULTILINE)  # a nonce that tells nothing
KEPT = ("custom_id", "value", "url")  # what a client knows besides


class Sight(NamedTuple):
    """Something that a person's client was shown: when, in which channel, the words, and what else came with them."""

    at: int
    where: str
    words: str
    more: str
    private: bool


class Eyes:
    """Everybody's eyes on a stage, by user."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._seen: dict[int, list[Sight]] = {}

    @classmethod
    @contextmanager
    def on(cls, stage: Stage) -> Iterator["Eyes"]:
        """Look from now on, restarts of the bot included."""
        eyes, backend = cls(stage), stage.env.backend
        commit, edit = backend.commit_message, backend.edit_message

        def committed(*args: Any, **more: Any) -> Any:
            return eyes._look(commit(*args, **more))

        def edited(*args: Any, **more: Any) -> Any:
            return eyes._look(edit(*args, **more))

        with patched(backend, "commit_message", committed), patched(backend, "edit_message", edited):
            yield eyes

    def seen(self, user: int) -> list[Sight]:
        """All that a person saw, in order."""
        return self._seen.setdefault(user, [])

    def listed(self, user: int, where: str, choices: list[dict[str, Any]]) -> None:
        """Autocomplete has offered something to a person."""
        words = "\n".join(str(choice["name"]) for choice in choices)
        more = "\n".join(str(choice["value"]) for choice in choices)
        self.seen(user).append(Sight(self._stage.now(), where, words, more, private=True))

    def _look(self, message: Any) -> Any:
        backend = self._stage.env.backend
        channel = backend.get_channel(message.channel_id)
        sight = Sight(self._stage.now(), channel.name or "", *read(message), message.is_ephemeral)
        if not message.is_ephemeral:
            sight = sight._replace(more=f"{sight.more}\n{self._nonce()}")
        people = backend.guilds[channel.guild_id].members if channel.guild_id else channel.recipient_ids
        for user in people:
            if message.visible_to(user) and channel_accessible(backend, channel.id, user):
                self.seen(user).append(sight)
        return message

    def _nonce(self) -> str:
        """That of the request being worked on: Discord hands it to every client with the message."""
        made = self._stage.env.http_requests[-1]
        return str(made.json.get("nonce", "")) if made.method == "POST" and isinstance(made.json, dict) else ""


def read(message: Any) -> tuple[str, str]:
    """The words of a stored message, and what else its components carry."""
    words, more = [message.content], []
    for part in walk_components(message.components):
        for piece in (part, *part.get("options", ())):
            words += [str(piece[key]) for key in READ if piece.get(key)]
            more += [str(piece[key]) for key in KEPT if piece.get(key)]
            more += [f"type={piece['type']}"] if "type" in piece else []
    words += [str(embed) for embed in message.embeds]
    words += [str(file.get("filename")) for file in message.attachments]
    return "\n".join(word for word in words if word), "\n".join(more)


def diary(table: Table, eyes: Eyes, name: str) -> list[str]:
    """All that a person saw, so that two games can be compared: channels go by their names, seals are broken."""
    names = {str(channel.id): f"#{channel.name}" for channel in table.server.guild.channels.values()}

    def named(found: re.Match[str]) -> str:
        return names.get(found[1], found[0])

    return [
        re.sub(r"<#(\d+)>", named, SEALED.sub("", f"{sight.at} {sight.where} {sight.words}\n{sight.more}"))
        for sight in eyes.seen(table.server.people[name].id)
    ]


def difference(one: Sequence[str], other: Sequence[str]) -> str:
    """Where two diaries part, line by line; empty when they are the same."""
    return "\n".join(unified_diff("\n".join(one).split("\n"), "\n".join(other).split("\n"), lineterm="", n=3))
