"""Messages that are kept up to date: vote boards, the boards of team rooms, and the notice of a sign-up.

A press on a board is answered by the board itself, which costs nothing. What changes otherwise is shown by editing the
board: by the answer to an earlier press while that lives, else with a request of the bot's own; at most once in two
seconds.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.rooms import LOBBY, TOWN
from cogs.ui import replies
from core.play import Game, nonce

if TYPE_CHECKING:
    from cogs.bot import Omerta

PAUSE = 2.0
YOUNG = 14 * 60.0  # seconds for which the answer to a press can surely be changed; Discord allows 15 minutes
FAILURES = (discord.HTTPException, discord.RateLimited, OSError, LookupError)
SERVER_ERROR = 500

log = logging.getLogger(__name__)

Render = Callable[[Game, str], ui.LayoutView | None]


@dataclass(slots=True)
class Board:
    """A message on display: `shown` is what it shows after `count` events, `press` whose answer can still change it."""

    message: int
    shown: list[dict[str, Any]] | None = None
    count: int = 0
    press: discord.Interaction[Any] | None = None
    pressed: float = 0.0
    edited: float = -PAUSE
    timer: asyncio.TimerHandle | None = None


class Boards:
    """All boards on display, by game and room. `render(game, room)` gives what one has to show, if anything."""

    def __init__(self, bot: "Omerta", render: Render, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._bot = bot
        self._render = render
        self._spawn = spawn
        self._boards: dict[tuple[int, str], Board] = {}
        self._answering: Counter[tuple[int, str]] = Counter()

    def get(self, game: Game, room: str) -> Board | None:
        """The board of the open phase in a room, if there is one."""
        kept = self._kept(game, room)
        if not kept or not kept["message"]:
            return None
        key = (game.id, room)
        if key not in self._boards or self._boards[key].message != kept["message"]:
            self._boards[key] = Board(kept["message"])
        return self._boards[key]

    def head(self, game: Game, room: str) -> str:
        """The upper part of the open phase's board."""
        return (self._kept(game, room) or {}).get("head", "")

    def _kept(self, game: Game, room: str) -> dict[str, Any] | None:
        kept = game.meta.get("boards", {}).get(room)
        return kept if kept and kept["phase"] in ("", game.state.phase_id) else None

    async def posted(
        self,
        game: Game,
        room: str,
        message: int,
        view: ui.LayoutView,
        head: str = "",
        press: discord.Interaction[Any] | None = None,
        phase: str | None = None,
    ) -> None:
        """A board was posted: keep it up to date from now on.

        `head` is its upper part, which does not change; `press` is what it answers. It belongs to `phase`, by default
        the open one; an empty text stands for all phases.
        """
        await self._keep(game, room, message, head, game.state.phase_id if phase is None else phase)
        self._boards[game.id, room] = Board(message, view.to_components(), game.state.count, press, _now(), _now())

    def doubt(self, game: Game, room: str) -> None:
        """Nobody knows what a board shows: the next refresh makes sure."""
        board = self._boards[game.id, room]
        board.shown, board.count = None, -1

    async def _keep(self, game: Game, room: str, message: int | None, head: str, phase: str) -> None:
        kept = {"message": message, "phase": phase, "head": head}
        await self._bot.games.remember(game.id, boards={**game.meta.get("boards", {}), room: kept})

    def forget(self, game: Game) -> None:
        """Drop what is kept of a game."""
        for key in [key for key in self._boards if key[0] == game.id]:
            if timer := self._boards.pop(key).timer:
                timer.cancel()

    @asynccontextmanager
    async def answering(self, game: Game, room: str) -> AsyncIterator[None]:
        """While a press is worked on that the board answers, nothing else changes it; then what was missed is shown."""
        key = (game.id, room)
        self._answering[key] += 1
        try:
            yield
        finally:
            self._answering[key] -= 1
            if not self._answering[key]:
                del self._answering[key]
                try:
                    await self.refresh(game, room)
                except FAILURES as error:
                    log.warning("game %d: the board in %s is behind: %s", game.id, room, error)

    async def answer(self, game: Game, room: str, interaction: discord.Interaction[Any]) -> bool:
        """Answer a press on the board with the board as it is now; `False` when the press was on another message.

        Of presses that are worked on at the same time only the last one draws the board.
        """
        board = self.get(game, room)
        if board is None or not interaction.message or interaction.message.id != board.message:
            return False
        if self._answering[game.id, room] > 1 and await replies.noted(interaction):
            board.press, board.pressed = interaction, _now()
            return True
        view = self._render(game, room)
        if view is None:
            return False
        shown = view.to_components()
        count = game.state.count
        if await replies.update(interaction, view):
            board.shown, board.count, board.press, board.pressed = shown, count, interaction, _now()
            return True
        return interaction.response.is_done()

    async def refresh(self, game: Game, room: str, at_once: bool = False) -> None:
        """Show what has changed: now, or when two seconds have passed since the last time, unless it must be `at_once`.

        A team's board is posted if there is none; that of the town only if somebody has deleted it.
        """
        board = self.get(game, room)
        if self._answering[game.id, room] or (board and room != LOBBY and board.count == game.state.count):
            return  # soon, or up to date: a game's boards show nothing but its state
        view = self._render(game, room)
        if view is None:
            return
        if board is None:
            if room not in (TOWN, LOBBY) or (room == TOWN and self._kept(game, room)):
                await self._post(game, room, view)
        elif (at_once or not board.timer) and view.to_components() != board.shown:
            if (wait := board.edited + PAUSE - _now()) > 0 and not at_once:
                board.timer = asyncio.get_running_loop().call_later(wait, self._late, game, room, board)
            else:
                board.edited = _now()
                await self._edit(game, room, board, view)

    async def _post(self, game: Game, room: str, view: ui.LayoutView) -> None:
        key = nonce(game.id, game.state.count, f"b{room[:4]}")
        message = await self._bot.publisher.send(game, room, view, key)
        await self.posted(game, room, message.id, view, self.head(game, room))

    def _late(self, game: Game, room: str, board: Board) -> None:
        board.timer = None
        self._spawn(self.refresh(game, room))

    async def _edit(self, game: Game, room: str, board: Board, view: ui.LayoutView) -> None:
        shown, channel = view.to_components(), self._bot.publisher.rooms.known(game, room)
        if board.press and _now() - board.pressed < YOUNG and await replies.update(board.press, view):
            board.shown = shown
            return
        board.press = None
        if channel is None:
            return
        try:
            await self._bot.get_partial_messageable(channel).get_partial_message(board.message).edit(view=view)
            board.shown = shown
        except discord.NotFound:
            self._boards.pop((game.id, room), None)
            await self._keep(game, room, None, self.head(game, room), game.state.phase_id)
            await self.refresh(game, room)
        except FAILURES as error:
            log.warning("game %d: the board in %s could not be edited: %s", game.id, room, error)
            if not isinstance(error, discord.HTTPException) or error.status >= SERVER_ERROR:
                board.timer = asyncio.get_running_loop().call_later(PAUSE, self._late, game, room, board)


def _now() -> float:
    return asyncio.get_running_loop().time()
