"""How a player reads a message: its words, its buttons, its menus."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from simcord.backend.models import Message
from simcord.components import walk_components

from sandbox.discord.person import BUTTON, MENU, pressable

DANGER = 4
TEXT = 10
HELP = "?"


@dataclass(slots=True)
class Page:
    """A message, read."""

    text: str
    buttons: list[dict[str, Any]] = field(default_factory=list)
    menus: list[dict[str, Any]] = field(default_factory=list)

    def button(self, labels: Collection[object]) -> dict[str, Any] | None:
        """The first button with one of these labels."""
        return next((button for button in self.buttons if button.get("label") in labels), None)

    def danger(self) -> dict[str, Any] | None:
        """The button that cannot be undone, if there is one."""
        return next((button for button in self.buttons if button.get("style") == DANGER), None)

    def open_menus(self) -> list[dict[str, Any]]:
        """The menus in which nothing is chosen yet."""
        return [menu for menu in self.menus if not any(option.get("default") for option in menu["options"])]


def read(message: Message) -> Page:
    """Read a message."""
    texts = [part["content"] for part in walk_components(message.components) if part.get("type") == TEXT]
    page = Page("\n".join(text for text in (message.content, *texts) if text).replace("\\", "").replace("\u00a0", " "))
    for part in pressable(message):
        if part["type"] == BUTTON and part.get("label") != HELP:
            page.buttons.append(part)
        elif part["type"] == MENU:
            page.menus.append(part)
    return page


def labels(menu: Mapping[str, Any]) -> Sequence[tuple[str, str]]:
    """The lines of a menu: what they say and what they stand for."""
    return [(option["label"], option["value"]) for option in menu["options"]]
