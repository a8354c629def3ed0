"""The look of messages: one container with one accent; texts, menus, rows of buttons."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

MENU = 25
LETTERS = 4000
NIGHT, MORNING, DAY, VERDICT = 0x2B2D6E, 0xE0A43A, 0x4A90D9, 0xB23A48
TOWN_WON, MAFIA_WON, LONER_WON = 0x2E7D4F, 0x2A0F12, 0x6B4FA0
_COLOURS = {"night": NIGHT, "dawn": NIGHT, "verdict": VERDICT}

LIKELY, CHANGE, DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.secondary, discord.ButtonStyle.danger

Part = ui.Item[Any]


class Choice(NamedTuple):
    """A line of a menu: what is read, what it stands for, whether it is chosen already."""

    label: str
    value: str
    chosen: bool = False


def panel(*parts: Part | str | None, colour: int = DAY) -> ui.LayoutView:
    """A message of these parts; a plain text becomes a paragraph, `None` and an empty text are left out.

    discord.py keeps nothing of it in memory: presses are read from their custom ids.
    """
    box: ui.Container[Any] = ui.Container(accent_colour=colour)
    for part in parts:
        if part:
            box.add_item(ui.TextDisplay(part) if isinstance(part, str) else part)
    view = ui.LayoutView(timeout=None).add_item(box)
    _shorten(view)
    view.stop()
    return view


def _shorten(view: ui.LayoutView) -> None:
    """Cut the longest paragraphs until Discord takes the message."""
    while (over := view.content_length() - LETTERS) > 0:
        texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
        longest = max(texts, key=lambda text: len(text.content))
        longest.content = longest.content[: max(1, len(longest.content) - over - 1)] + "…"


def small(text: str) -> str:
    """A line in small print."""
    return f"-# {text}"


def is_small(part: Mapping[str, Any]) -> bool:
    """Whether a part of a message, as Discord has it, is a line in small print."""
    return str(part.get("content", "")).startswith("-# ")


def colour(phase: str) -> int:
    """The accent of a kind of phase."""
    return _COLOURS.get(phase, DAY)


def line() -> Part:
    """A line between two parts."""
    return ui.Separator()


def row(*buttons: Part | None) -> Part:
    """A row of at most five buttons."""
    return ui.ActionRow(*(button for button in buttons if button))


def button(
    label: str, custom_id: str, style: discord.ButtonStyle = CHANGE, emoji: str | None = None, disabled: bool = False
) -> Part:
    """A button; its custom id says what it does (`marks.mark`)."""
    return ui.Button(label=label, custom_id=custom_id, style=style, emoji=emoji, disabled=disabled)


def menus(custom_id: str, placeholder: str, choices: Sequence[Choice]) -> Iterator[Part]:
    """A menu of these choices; of more than 25, several menus of 25, each with its page at the end of its custom id.

    `placeholder` must be short: pages add the numbers that they hold.
    """
    for page, lines in enumerate(paged(choices)):
        shown = placeholder
        if len(choices) > MENU:
            shown = f"{placeholder} ({page * MENU + 1}–{page * MENU + len(lines)})"
        options = [discord.SelectOption(label=c.label[:100], value=c.value, default=c.chosen) for c in lines]
        yield ui.ActionRow(ui.Select(custom_id=f"{custom_id}/page={page}", placeholder=shown[:150], options=options))


def paged(choices: Sequence[Choice]) -> Iterable[Sequence[Choice]]:
    """Choices by 25."""
    return (choices[start : start + MENU] for start in range(0, len(choices), MENU))


def bare(message: discord.Message) -> ui.LayoutView:
    """A message as it stands, without anything to press."""
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow) and item.parent is not None:
            item.parent.remove_item(item)  # pyright: ignore[reportAttributeAccessIssue]
        elif isinstance(item, ui.ActionRow):
            view.remove_item(item)
    view.stop()
    return view
