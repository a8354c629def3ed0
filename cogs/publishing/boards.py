"""Messages that are kept up to date: the message of a phase in town, the boards of team rooms, the notice of a sign-up.

A board may stand in several messages of one room: where it was posted, and further down where a command brought it. A
press on one is answered by that message, which costs nothing, and for a quarter of an hour the answer to a press or
command can be changed for nothing: all messages that can are kept current. When none can, the one posted last is
edited with a request of the bot's own, seldom. A message that is left behind says as of when it stands.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol

import discord
from discord import ui

from cogs.publishing.sheets import PAUSE, Board, Change, Sheet, now, undated
from cogs.rooms import LOBBY, TOWN
from cogs.ui import replies
from core.play import Game, nonce
from core.store import StoreError

if TYPE_CHECKING:
    from cogs.bot import Omerta

REST = 60.0  # seconds between two requests of the bot's own for the town's board
FAILURES = (discord.HTTPException, discord.RateLimited, OSError, LookupError, StoreError)
SERVER_ERROR = 500

log = logging.getLogger(__name__)

Key = tuple[int, str]


class Source(Protocol):
    """What the boards of a surface show."""

    def board(self, game: Game, room: str, head: str) -> ui.LayoutView | None:
        """What the board in a room has to show now, if anything; `head` is its upper part."""
        ...

    def may_ask(self, game: Game, room: str) -> bool:
        """Whether a request of the bot's own may be spent on a board that nobody has pressed lately."""
        ...


class Boards:
    """All boards on display, by game and room."""

    def __init__(self, bot: "Omerta", source: Source, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._bot = bot
        self._source = source
        self._spawn = spawn
        self._boards: dict[Key, Board] = {}
        self._answering: Counter[Key] = Counter()
        self._bringing: set[Key] = set()
        self._keeping: dict[int, asyncio.Lock] = {}

    def get(self, game: Game, room: str) -> Board | None:
        """The board of the open phase in a room, if there is one."""
        kept, key = self._kept(game, room), (game.id, room)
        if not kept or not kept["message"]:
            return None
        board = self._boards.get(key)
        if board is None or (board.phase, board.last.message) != (kept["phase"], kept["message"]):
            board = self._boards[key] = Board(kept["phase"], Sheet(kept["message"]))
        return board

    def kept(self, game: Game, room: str) -> bool:
        """Whether the board is kept current without requests, or is just being brought by somebody."""
        board = self.get(game, room)
        return (game.id, room) in self._bringing or bool(board and board.free())

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
        phase = game.state.phase_id if phase is None else phase
        sheet = Sheet(message, undated(view), press=press, pressed=now())  # more may have happened meanwhile
        board, kept = self.get(game, room), dict(self._kept(game, room) or {})
        kept |= {"head": head, "first": message} if head else {}
        await self._keep(game, room, {**kept, "message": message, "phase": phase})
        if board and board.phase == phase:
            board.others = {free.message: free for free in board.free()}
            board.last, board.edited = sheet, now()
        else:
            self._forget((game.id, room))
            board = Board(phase, sheet, edited=now())
        self._boards[game.id, room] = board

    def doubt(self, game: Game, room: str) -> None:
        """Nobody knows what a board shows: the next refresh makes sure."""
        last = self._boards[game.id, room].last
        last.shown, last.count = None, -1

    async def _keep(self, game: Game, room: str, kept: dict[str, Any]) -> None:
        async with self._keeping.setdefault(game.id, asyncio.Lock()):  # boards of other rooms are kept beside
            await self._bot.games.remember(game.id, boards={**game.meta.get("boards", {}), room: kept})

    def forget(self, game: Game) -> None:
        """Drop what is kept of a game."""
        for key in [key for key in self._boards if key[0] == game.id]:
            self._forget(key)
        self._keeping.pop(game.id, None)

    def _forget(self, key: Key) -> None:
        if (board := self._boards.pop(key, None)) and board.timer:
            board.timer.cancel()

    # --- presses and commands -----------------------------------------------------------------------------------

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

    async def answer(self, game: Game, room: str, interaction: discord.Interaction[Any], phase: str = "") -> bool:
        """Answer a press on a board of this phase with the board as it is now; `False` when it was pressed elsewhere.

        Of presses that are worked on at the same time only the last one draws the board. One without a date is drawn
        only when it changes: the moment of a secret vote is nobody's business.
        """
        board, pressed = self.get(game, room), interaction.message
        if board is None or board.phase != phase or pressed is None or pressed.flags.ephemeral:
            return False
        if not self._inside(game, room, interaction):
            return False
        sheet = board.sheet(pressed.id) or Sheet(pressed.id)
        if self._answering[game.id, room] > 1 and await replies.noted(interaction):
            board.lend(sheet, interaction)
            return True
        view, count = self._view(game, room, sheet), game.state.count
        if view is None:
            return False
        news = view.to_components() != sheet.shown
        if await (replies.update(interaction, view) if news else replies.noted(interaction)):
            board.lend(sheet, interaction)
            sheet.shown, sheet.count = undated(view), count
            return True
        return interaction.response.is_done()

    async def bring(self, game: Game, room: str, interaction: discord.Interaction[Any]) -> bool:
        """Answer with the board for all in its room to see; `False` elsewhere, and when there is nothing to show."""
        if not self._inside(game, room, interaction):
            return False
        view, phase, key = self._source.board(game, room, ""), game.state.phase_id, (game.id, room)
        if view is None:
            return False
        self._bringing.add(key)
        try:
            message = await replies.post(interaction, view)
            if message and phase == game.state.phase_id:
                await self.posted(game, room, message, view, press=interaction)
        except StoreError as error:  # what was asked is stored, so nobody hears of it; a press on the board shows it
            log.warning("game %d: the board brought to %s could not be noted: %s", game.id, room, error)
        finally:
            self._bringing.discard(key)
        return True

    def _inside(self, game: Game, room: str, interaction: discord.Interaction[Any]) -> bool:
        """Whether somebody asks in the room itself: a board is shown nowhere else, whatever a custom id says."""
        return interaction.channel_id == self._bot.publisher.rooms.known(game, room)

    # --- changes ------------------------------------------------------------------------------------------------

    async def refresh(self, game: Game, room: str, at_once: bool = False) -> None:
        """Show what has changed: now, or when enough time has passed since the last time, unless it must be `at_once`.

        A team's board is posted if there is none; that of the town only if somebody has deleted it.
        """
        board, key = self.get(game, room), (game.id, room)
        if self._answering[key]:
            return  # soon
        if board is None:
            if room not in (TOWN, LOBBY) or (room == TOWN and self._kept(game, room)):
                await self._post(game, room)
        elif (at_once or not board.timer) and (changed := list(self._changed(game, room, board))):
            wait = 0.0 if at_once else self._due(room, board) - now()
            if wait > 0:
                self._later(game, room, board, wait)
            else:
                board.edited = now()
                for change in changed:
                    await self._show(game, room, board, change)

    def _changed(self, game: Game, room: str, board: Board) -> Iterator[Change]:
        """The sheets that can be changed and show something else than what is."""
        for sheet in board.free() or ([board.last] if self._may_ask(game, room, board) else ()):
            if room != LOBBY and sheet.count == game.state.count:
                continue  # a game's boards show nothing but its state
            view = self._view(game, room, sheet)
            if view and undated(view) != sheet.shown:
                yield Change(sheet, view, game.state.count)
            else:
                sheet.count = game.state.count

    def _may_ask(self, game: Game, room: str, board: Board) -> bool:
        """For a team's board the bot asks once a phase; what comes after waits for a press or command in the room."""
        return (room in (TOWN, LOBBY) or board.asked is None) and self._source.may_ask(game, room)

    def _due(self, room: str, board: Board) -> float:
        """When the board may be changed next."""
        rests = room == TOWN and board.asked is not None and not board.free()
        return max(board.edited + PAUSE, (board.asked or 0.0) + REST) if rests else board.edited + PAUSE

    def _later(self, game: Game, room: str, board: Board, wait: float) -> None:
        board.timer = asyncio.get_running_loop().call_later(wait, self._late, game, room, board)

    def _late(self, game: Game, room: str, board: Board) -> None:
        board.timer = None
        self._spawn(self.refresh(game, room))

    def _view(self, game: Game, room: str, sheet: Sheet) -> ui.LayoutView | None:
        """What a sheet has to show now: only the first of a phase has the head."""
        kept = self._kept(game, room) or {}
        return self._source.board(game, room, kept.get("head", "") if kept.get("first") == sheet.message else "")

    async def _post(self, game: Game, room: str) -> None:
        head = (self._kept(game, room) or {}).get("head", "")
        view = self._source.board(game, room, head)
        if view and self._source.may_ask(game, room):
            key = nonce(game.id, game.state.count, f"b{room[:4]}")
            message = await self._bot.publisher.send(game, room, view, key)
            await self.posted(game, room, message.id, view, head)
            self._boards[game.id, room].asked = now()

    async def _show(self, game: Game, room: str, board: Board, change: Change) -> None:
        """Change a sheet: by the answer that it is, else with a request."""
        sheet = change.sheet
        if sheet.free and sheet.press and await replies.update(sheet.press, change.view):
            sheet.shown, sheet.count = undated(change.view), change.count
            return
        sheet.press = None
        if sheet is board.last and not board.free() and self._may_ask(game, room, board):
            await self._edit(game, room, board, change)

    async def _edit(self, game: Game, room: str, board: Board, change: Change) -> None:
        """Edit the board posted last with a request of the bot's own."""
        channel, asked = self._bot.publisher.rooms.known(game, room), board.asked
        if channel is None:
            return
        board.asked = now()
        message = self._bot.get_partial_messageable(channel).get_partial_message(change.sheet.message)
        try:
            await message.edit(view=change.view)
            change.sheet.shown, change.sheet.count = undated(change.view), change.count
        except discord.NotFound:
            self._forget((game.id, room))
            if kept := self._kept(game, room):
                await self._keep(game, room, {**kept, "message": None})
            await self.refresh(game, room)
        except FAILURES as error:
            log.warning("game %d: the board in %s could not be edited: %s", game.id, room, error)
            board.asked = asked
            if not isinstance(error, discord.HTTPException) or error.status >= SERVER_ERROR:
                self._later(game, room, board, PAUSE)
