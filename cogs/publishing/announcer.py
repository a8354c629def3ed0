"""The publisher of the games: tells Discord of each batch, step by step, and goes on where it was interrupted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs import day, gang, lobby, night, questions, records
from cogs.lobby.characters import introduced
from cogs.lobby.notice import notice
from cogs.publishing import telling
from cogs.publishing.absent import Absent
from cogs.publishing.boards import FAILURES, SERVER_ERROR, Boards
from cogs.publishing.notebook import Notebook
from cogs.publishing.reminders import remind
from cogs.publishing.start import terms
from cogs.rooms import AFTERLIFE, LOBBY, TOWN, Rooms, rights, rooms
from cogs.seal import make_seal, sealed
from cogs.ui.panels import Part, colour, panel
from core.engine import events as e
from core.engine.rooms import room_of, side
from core.engine.state import SIGNUP
from core.play import Batch, Game, nonce

if TYPE_CHECKING:
    from cogs.bot import Omerta

SKEW = timedelta(seconds=1)  # by which the clocks of this machine and of Discord may differ

PATIENCE = (0, 1, 5, 30)  # seconds before each attempt to tell the town something beside

log = logging.getLogger(__name__)

CHOICES = (e.OrderPlaced, e.OrdersPassed)  # what the board of a team's room shows

Step = Callable[[], Awaitable[None]]


class Announcer:
    """Implements `core.play.Publisher`."""

    def __init__(self, bot: "Omerta") -> None:
        self._bot = bot
        self._done: dict[int, set[str]] = {}
        self._spoken: dict[int, set[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.rooms = Rooms(bot)
        self.notebook = Notebook(bot.store)
        self.boards = Boards(bot, self, self.spawn)
        self.absent = Absent(bot)
        self._troubles: dict[int, dict[str, str]] = {}

    # --- for core.play ------------------------------------------------------------------------------------------

    async def publish(self, game: Game, batch: Batch) -> None:
        """Tell of a batch. What failed raises; at the next attempt the steps that succeeded are left out."""
        await self._bot.reached.wait()
        await self._bot.people.meet(game.users.values())
        if batch.after.phase == SIGNUP or game.called_off:
            await lobby.publish(self._bot, game, batch)
            return
        await make_seal(self._bot.games, game)
        done = self._done.setdefault(game.id, set())
        for key, step in self._steps(game, batch):
            if key not in done:
                await step()
                done.add(key)
        del self._done[game.id]
        self._spoken[game.id] = {n for n in self._spoken.get(game.id, ()) if n > batch.after.count}

    async def close(self, game: Game) -> None:
        """Remove a game's rooms and everything kept of it."""
        await self.rooms.remove(game)
        self.notebook.forget(game)
        self.boards.forget(game)
        self._spoken.pop(game.id, None)
        self._troubles.pop(game.id, None)
        self._bot.forget(game)

    # --- for features -------------------------------------------------------------------------------------------

    def board(self, game: Game, room: str, head: str) -> ui.LayoutView | None:
        """What the board in a room has to show now, `head` above it."""
        if room == LOBBY:
            return notice(self._bot, game)
        if room == TOWN:
            return day.board(self._bot, game, head) or night.notice(self._bot, game, head)
        return gang.board(self._bot, game, room)

    def may_ask(self, game: Game, room: str) -> bool:
        """Whether a board is worth a request: a team's if somebody else is to read it, a notice until the end."""
        if room == LOBBY:
            return game.called_off or not game.state.over
        return room == TOWN or len(gang.sharing(game, room)) > 1

    def take(self, game: Game, batch: Batch) -> telling.Notices:
        """What the town should be told of a batch in a message of its own. Who takes it tells it: nobody else will.

        Empty when there is nothing to tell, or when a new phase tells it. Call it before anything else is awaited.
        """
        if telling.opened(batch) or batch.after.over:
            return telling.Notices()
        notices = telling.notices(self._bot, game, batch)
        self._spoken.setdefault(game.id, set()).update(item.number for item in batch)
        return notices

    async def say(self, game: Game, text: str, key: str, mentions: tuple[int, ...] = (), *parts: Part) -> None:
        """Tell the town. `key` makes sure that it is told once."""
        await self.send(game, TOWN, _said(game, text, *parts), key, mentions)

    async def tell(self, game: Game, notices: telling.Notices, mentions: tuple[int, ...] = (), *parts: Part) -> None:
        """Tell the town of events in one message, which calls some.

        The message may have been sent before a crash and tell of the first events alone: then the others follow.
        """
        called = "".join(f" <@{user}>" for user in mentions)
        while notices:
            key, view = nonce(game.id, notices[0].number), _said(game, notices.text + called, *parts)
            said = "\n".join(_texts(await self.send(game, TOWN, view, key, mentions)))
            left = telling.Notices(notice for notice in notices if notice.text not in said)
            notices = left if len(left) < len(notices) else telling.Notices()

    def tell_beside(self, game: Game, notices: telling.Notices, mentions: tuple[int, ...] = (), *parts: Part) -> None:
        """Tell the town without waiting for it; what fails is tried again a few times."""
        self.spawn(self._insist(game, notices, mentions, *parts))

    async def _insist(self, game: Game, notices: telling.Notices, mentions: tuple[int, ...], *parts: Part) -> None:
        for wait in PATIENCE:
            await asyncio.sleep(wait)
            try:
                return await self.tell(game, notices, mentions, *parts)
            except FAILURES as error:
                log.warning("game %d: the town could not be told: %s", game.id, error)
        return None

    async def send(
        self, game: Game, room: str, view: ui.LayoutView, key: str, mentions: tuple[int, ...] = (), **more: Any
    ) -> discord.Message:
        """Post in a room, which is opened anew if somebody has deleted it. Raises what Discord answers."""
        channel = await self.rooms.channel(game, room)
        allowed = discord.AllowedMentions(users=[discord.Object(user) for user in mentions])
        try:
            sent = await channel.send(view=view, nonce=sealed(game, key), allowed_mentions=allowed, **more)
        except discord.NotFound:
            await self.rooms.lost(game, room)
            raise
        except discord.Forbidden:
            self.note_trouble(game, "write", room, True)
            raise
        self.note_trouble(game, "write", room, False)
        return sent

    async def settle(self, game: Game, room: str) -> None:
        """Let the rights in a room be as they should. A missing right of the bot's own is only noted."""
        try:
            await self.rooms.settle(game, room)
            self.note_trouble(game, "rights", room, False)
        except discord.NotFound:
            await self.rooms.lost(game, room)
            raise
        except discord.Forbidden as error:
            self.note_trouble(game, "rights", room, True)
            log.warning("game %d: the rights in %s could not be set: %s", game.id, room, error)
        except discord.HTTPException as error:
            if room != AFTERLIFE or error.status >= SERVER_ERROR:
                raise
            self.note_trouble(game, "rights", room, True)
            log.warning("game %d: the server has no space for the afterlife: %s", game.id, error)

    def trouble(self, game: Game) -> str:
        """Where the bot lacks rights, as channels to be pressed; empty when nowhere."""
        return ", ".join(dict.fromkeys(self._troubles.get(game.id, {}).values()))

    def note_trouble(self, game: Game, what: str, room: str, found: bool) -> None:
        """Note that the bot lacks a right in a room, or has it there again."""
        known = self.rooms.known(game, room)
        noted = self._troubles.setdefault(game.id, {})
        noted.pop(f"{what} {room}", None)
        if found:
            noted[f"{what} {room}"] = f"<#{known}>" if known else room

    async def reconcile(self) -> None:
        """The connection is back: look who has left, and whether the boards show what is."""
        for game in [game for game in self._bot.games.all() if not game.state.over]:
            await self.absent.look(game)
            if game.status == "playing":
                await self.boards.refresh(game, TOWN)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something happen beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- steps --------------------------------------------------------------------------------------------------

    def _steps(self, game: Game, batch: Batch) -> Iterator[tuple[str, Step]]:
        """What is to be done, in order. The keys of steps are the same at every attempt.

        The town comes before the other rooms, once the game has begun: the moment of its message must not tell how much
        there is to do in secret.
        """
        town, *others = rooms(game, batch.after)
        yield from self._rights(game, batch, town)
        if batch.before.phase != SIGNUP:
            yield from self._in_town(game, batch)
        yield from self._rights(game, batch, *others)
        if batch.before.phase == SIGNUP:
            yield "started", partial(lobby.started, self._bot, game)
        yield from self._in_rooms(game, batch)
        if batch.before.phase == SIGNUP:
            yield from self._in_town(game, batch)
        for item in batch:
            match item.event:
                case e.QuestionAsked() as asked if not questions.is_public(batch, asked):
                    yield f"ask {asked.player}", partial(questions.ask, self._bot, game, asked, item.number)
                case e.Reminded() as reminded:
                    yield f"remind {item.number}", partial(remind, self._bot, game, reminded, item.number)
                case _:
                    pass

    def _rights(self, game: Game, batch: Batch, *found: str) -> Iterator[tuple[str, Step]]:
        for room in found:
            if self._changed(game, batch, room):
                yield f"rights {room}", partial(self.settle, game, room)

    def _changed(self, game: Game, batch: Batch, room: str) -> bool:
        before = rooms(game, batch.before)
        if self.rooms.known(game, room) is None:
            if room == AFTERLIFE and room in before and not telling.opened(batch):
                return False  # it could not be opened; the next phase tries again
            return not batch.after.over and room not in batch.after.closed  # else nobody needs it any more
        if any(isinstance(event, e.SeatReplaced) for event in batch.events):
            return True
        return room not in before or rights(game, batch.before, room) != rights(game, batch.after, room)

    def _in_rooms(self, game: Game, batch: Batch) -> Iterator[tuple[str, Step]]:
        """What those in team rooms are told while the game goes on."""
        if batch.after.over:
            return
        for room in batch.after.rooms:
            if room not in batch.before.rooms:
                yield f"welcome {room}", partial(self._welcome, game, batch, room)
            elif text := telling.in_room(self._bot, game, batch, room):
                key = nonce(game.id, _number(batch, e.RoomEntered), room[:6])
                yield f"say {room}", partial(self._to_room, game, room, text, key)
            if any(isinstance(event, CHOICES) and event.room == room for event in batch.events):
                yield f"board {room}", partial(self.boards.refresh, game, room)
        for item in batch:
            if isinstance(item.event, e.RoomRenewed) and self.rooms.known(game, item.event.room):
                yield f"moved {item.event.room}", partial(self._moved, game, batch, item.event.room, item.number)

    def _in_town(self, game: Game, batch: Batch) -> Iterator[tuple[str, Step]]:
        if batch.after.over:
            if not batch.before.over:
                yield "end", partial(self._end, game, batch)
                yield "ended", partial(records.ended, self._bot, game)
        elif telling.opened(batch):
            yield "phase", partial(self._open, game, batch)
        else:
            if notices := telling.notices(self._bot, game, batch, self._spoken.get(game.id, ())):
                yield "notice", partial(self.tell, game, notices)
            yield "board", partial(self.boards.refresh, game, TOWN)

    async def _welcome(self, game: Game, batch: Batch, room: str) -> None:
        view = gang.welcome(self._bot, game, room, telling.in_room(self._bot, game, batch, room))
        await self.send(game, room, view, nonce(game.id, _first_with(batch, room), room[:6]))

    async def _moved(self, game: Game, batch: Batch, room: str, number: int) -> None:
        into = room_of(side(room), batch.after.rooms)
        text = gang.moved(self._bot, game, self._bot.locales[game.language], into)
        await self._to_room(game, room, text, nonce(game.id, number, "moved"))

    async def _to_room(self, game: Game, room: str, text: str, key: str) -> None:
        await self.send(game, room, _said(game, text), key)

    async def _open(self, game: Game, batch: Batch) -> None:
        """The message of a phase: what has come of the last one, and the panel of this one."""
        head = telling.head(self._bot, game, batch)
        if batch.before.phase == SIGNUP:
            head = "\n".join(filter(None, (head, terms(self._bot, game))))
        asked = questions.publicly_asked(game, batch)
        called = tuple(game.users.values()) if batch.before.phase == SIGNUP else asked
        if called:
            head = f"{head}\n{' '.join(f'<@{user}>' for user in called)}"
        if batch.before.phase == SIGNUP:  # last, for what is too long is cut at its end
            head = "\n".join(filter(None, (head, introduced(self._bot, game))))
        key = nonce(game.id, _number(batch, e.PhaseOpened))
        if game.state.phase_id != batch.after.phase_id:  # it is over already, and the next message is on its way
            await self.send(game, TOWN, panel(head), key, called)
            return
        view, began = self.board(game, TOWN, head), discord.utils.utcnow()
        assert view
        message = await self.send(game, TOWN, view, key, called)
        await self.boards.posted(game, TOWN, message.id, view, head)
        if message.created_at < began - SKEW:  # it was sent before a crash, and shows what was then
            self.boards.doubt(game, TOWN)
        await self.boards.refresh(game, TOWN)

    async def _end(self, game: Game, batch: Batch) -> None:
        ending = await records.ending(self._bot, game, batch)
        await self.send(game, TOWN, ending.view, nonce(game.id, _number(batch, e.GameOver)), files=ending.files)


# After a crash events come again, and others with them that came after: the key of a message is the number of the event
# that it is about, never that of the last one.


def _said(game: Game, text: str, *parts: Part) -> ui.LayoutView:
    return panel(text, *parts, colour=colour(game.state.phase))


def _texts(message: discord.Message) -> Iterator[str]:
    """What a panel says, as Discord has it."""
    for box in message.components:
        if isinstance(box, discord.Container):
            yield from (part.content for part in box.children if isinstance(part, discord.TextDisplay))


def _number(batch: Batch, kind: type[e.Event]) -> int:
    """The number of the last event of a kind."""
    return [item.number for item in batch if isinstance(item.event, kind)][-1]


def _first_with(batch: Batch, room: str) -> int:
    """The number of the event by which a room came to be."""
    return next(item.number for item in batch if room in item.after.rooms)
