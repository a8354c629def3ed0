"""Sheets: the windows in which Discord lets people type."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.ui.caller import Caller

TITLE, LABEL, ABOUT, PATIENCE = 45, 45, 100, 900.0

Then = Callable[[Caller, Mapping[str, str]], Awaitable[None]]


class Field(NamedTuple):
    """What is to be typed: what stands above it, what stands in it, whether it may be left empty, what is said of it.

    With `long` it has several lines.
    """

    label: str
    value: str = ""
    optional: bool = False
    most: int = 100
    about: str = ""
    long: bool = False


class Sheet(ui.Modal):
    """A window with some fields. `then` gets what was typed by the keys of the fields, with single spaces."""

    def __init__(self, title: str, fields: Mapping[str, Field], then: Then) -> None:
        super().__init__(title=title[:TITLE], timeout=PATIENCE)
        self._then = then
        self._inputs: dict[str, ui.TextInput[Any]] = {}
        for key, field in fields.items():
            line: ui.TextInput[Any] = ui.TextInput(
                custom_id=key,
                default=field.value[: field.most],
                required=not field.optional,
                max_length=field.most,
                style=discord.TextStyle.long if field.long else discord.TextStyle.short,
            )
            self._inputs[key] = line
            self.add_item(ui.Label(text=field.label[:LABEL], description=field.about[:ABOUT] or None, component=line))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        typed = {
            key: "\n".join(" ".join(one.split()) for one in line.value.splitlines())
            for key, line in self._inputs.items()
        }
        await self._then(await Caller.at(interaction, -1), typed)

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:
        await interaction.client.failed(interaction, error)


def _spaced(line: str) -> str:
    return " ".join(line.split())


async def show(caller: Caller, title: str, fields: Mapping[str, Field], then: Then) -> None:
    """Answer a press with a window to type in."""
    await caller.interaction.response.send_modal(Sheet(title, fields, then))
