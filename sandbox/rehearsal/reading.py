"""What a person can read in a message of simulated Discord, and what there is to press."""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from simcord import Env
from simcord.backend.access import channel_accessible
from simcord.backend.models import Message
from simcord.components import walk_components

from cogs.ui.marks import Mark, read

BUTTON, MENU = 2, 3

_TIME = re.compile(r"<t:(\d+)(?::\w)?>")
_MARKS = re.compile(r"\*\*|^#{1,3} |^-# |\\(?=[^\w\s])", re.MULTILINE)


class Control(NamedTuple):
    """A button, or a menu with its `options`: labels and values."""

    custom_id: str
    label: str
    options: tuple[tuple[str, str], ...]
    mark: Mark

    @property
    def verb(self) -> str:
        """What it does."""
        return self.mark.verb


def messages(env: Env, channel: int, person: int) -> list[Message]:
    """What a person can read in a channel, oldest first; nothing where he may not look."""
    if not channel_accessible(env.backend, channel, person, history=True):
        return []
    found = env.backend.messages.get(channel, {})
    return [found[key] for key in sorted(found) if found[key].visible_to(person)]


def controls(message: Message) -> Iterator[Control]:
    """All that can be pressed or chosen in a message."""
    for part in walk_components(message.components):
        mark = read(part.get("custom_id") or "")
        if mark and not part.get("disabled"):
            options = tuple((option["label"], option["value"]) for option in part.get("options", ()))
            yield Control(part["custom_id"], part.get("label") or part.get("placeholder") or "", options, mark)


def find(messages: Sequence[Message], fits: Callable[[Control], bool]) -> tuple[Message, Control] | None:
    """The newest control that fits, with its message."""
    for message in reversed(messages):
        for control in controls(message):
            if fits(control):
                return message, control
    return None


def text(message: Message, name: Callable[[str], str] = lambda reference: reference) -> str:
    """The words of a message, without layout; `name` gives the names behind `<@1>`, `<#2>` and `</rules:3>`."""
    words = [message.content, *(part.get("content", "") for part in walk_components(message.components))]
    plain = _TIME.sub(lambda found: _moment(int(found[1])), "\n".join(word for word in words if word))
    return _MARKS.sub("", re.sub(r"<[@#/][^>]+>", lambda found: name(found[0]), plain))


def offered(message: Message) -> str:
    """The buttons and menus of a message as one line: `[Vote ▾] [My role]`."""
    found = (f"[{c.label} ▾]" if c.options else f"[{c.label}]" for c in controls(message))
    return " ".join(found)


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%d.%m. %H:%M")
