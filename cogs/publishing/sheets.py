"""What the bot remembers of a board: the messages with it, what each shows, and which can be changed for nothing."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from cogs.ui import panels

PAUSE = 2.0  # seconds between two changes of a board
YOUNG = 14 * 60.0  # seconds for which the answer to a press can surely be changed; Discord allows 15 minutes

Parts = list[dict[str, Any]]


@dataclass(slots=True)
class Sheet:
    """A message with the board: `shown` is what it shows after `count` events, `press` whose answer it is."""

    message: int
    shown: Parts | None = None
    count: int = -1
    press: discord.Interaction[Any] | None = None
    pressed: float = 0.0

    @property
    def free(self) -> bool:
        """Whether it can be changed without a request."""
        return self.press is not None and now() - self.pressed < YOUNG


@dataclass(frozen=True, slots=True)
class Change:
    """What a sheet has to show after `count` events."""

    sheet: Sheet
    view: ui.LayoutView
    count: int


@dataclass(slots=True)
class Board:
    """The board of a phase in a room: the sheet posted `last`, the others by message, and what is to happen to them.

    `edited` is the moment of the last change, `asked` that of the last request of the bot's own.
    """

    phase: str
    last: Sheet
    others: dict[int, Sheet] = field(default_factory=dict[int, Sheet])
    edited: float = -PAUSE
    asked: float | None = None
    timer: asyncio.TimerHandle | None = None

    def sheet(self, message: int) -> Sheet | None:
        """The sheet on a message."""
        return self.last if message == self.last.message else self.others.get(message)

    def lend(self, sheet: Sheet, press: discord.Interaction[Any]) -> None:
        """A press on a sheet was answered, and the answer can be changed for a while."""
        sheet.press, sheet.pressed = press, now()
        if sheet is not self.last:
            self.others[sheet.message] = sheet

    def free(self) -> list[Sheet]:
        """The sheets that can be changed without a request; of the others only the last is remembered."""
        self.others = {message: sheet for message, sheet in self.others.items() if sheet.free}
        return [sheet for sheet in (self.last, *self.others.values()) if sheet.free]


def undated(view: ui.LayoutView) -> Parts:
    """What a board shows, without the line that tells how old it is: that is no news."""
    box, *more = view.to_components()
    return [{**box, "components": [part for part in box["components"] if not panels.is_small(part)]}, *more]


def now() -> float:
    """The moment by the clock of the event loop."""
    return asyncio.get_running_loop().time()
