"""Presses on buttons and menus, handed to whoever handles what their custom id says."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from re import Match
from typing import Any, TypeVar

import discord
from discord import ui

from cogs.ui.caller import Caller
from cogs.ui.marks import TEMPLATE, Mark, read

Handler = Callable[..., Awaitable[None]]
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True, slots=True)
class _Entry:
    handler: Handler
    game: bool
    seat: bool


_HANDLERS: dict[str, _Entry] = {}


def pressed(verb: str, *, game: bool = True, seat: bool = True) -> Callable[[H], H]:
    """Let a function handle the buttons and menus of a verb: `async def handler(caller, *, more words of the mark)`.

    With `game` it is called only for a game that is not closed, with `seat` only for those who sit in it; everybody
    else is told so. `caller.phase` is the phase of the mark, `caller.values` what was chosen in a menu.
    """

    def enter(handler: H) -> H:
        assert verb not in _HANDLERS, verb
        _HANDLERS[verb] = _Entry(handler, game, seat)
        return handler

    return enter


class Press(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Any button or menu of ours."""

    def __init__(self, item: ui.Item[Any], mark: Mark) -> None:
        super().__init__(item)
        self.mark = mark

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Match[str], /
    ) -> "Press":
        mark = read(match.string)
        assert mark is not None
        return cls(item, mark)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        try:
            await self._handle(interaction)
        except Exception as error:  # noqa: BLE001 - a person waits for an answer
            await interaction.client.failed(interaction, error)

    async def _handle(self, interaction: discord.Interaction[Any]) -> None:
        mark = self.mark
        caller = await Caller.at(interaction, mark.game, mark.phase)
        caller.values = tuple(getattr(self.item, "values", ()))
        entry = _HANDLERS.get(mark.verb)
        more = {key: value for key, value in mark.more.items() if key != "page"}
        if entry is None or (entry.game and caller.game is None):
            await caller.say(caller.locale.text("errors-game-gone"))
        elif entry.seat and caller.seat is None:
            await caller.say(caller.locale.text("errors-not-seated"))
        else:
            await entry.handler(caller, **more)
