"""The public words of a batch: what the town is told of all that happened in one go."""

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from core.engine import events as e
from core.narration.variants import turn
from core.play import Batch, Game, Item

if TYPE_CHECKING:
    from cogs.bot import Omerta

# The vote board and the rooms show these themselves.
SHOWN = (e.PlayerJoined, e.VoteCast, e.OrderPlaced, e.OrdersPassed)

SHORT_MS = 60_000  # a stop of which nobody needs to hear


class Notice(NamedTuple):
    """What is told of an event, and the event's number."""

    number: int
    text: str


class Notices(tuple[Notice, ...]):
    """What is told in one message."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join(notice.text for notice in self)


def opened(batch: Batch) -> e.PhaseOpened | None:
    """The phase that is open after the batch, if it was opened in it."""
    phases = [event for event in batch.events if isinstance(event, e.PhaseOpened)]
    return phases[-1] if phases and not batch.after.over else None


def head(bot: "Omerta", game: Game, batch: Batch) -> str:
    """Result and mood, over the panel of a phase that has opened. A night ends with its mood, a day begins with it.

    So does the game: before anything is told of the roles it is told that they are dealt.
    """
    phase = opened(batch)
    with_ballot = bool(phase and game.rules.phases[phase.phase].ballots)
    first: list[str] = []
    rest: list[str] = []
    for item in batch:
        if isinstance(item.event, e.DeadlineSet):  # the title says when the phase closes
            continue
        text = _text(bot, game, item, batch)
        mood = isinstance(item.event, e.PhaseOpened) and (item.event is phase or item.event.number == 0)
        (first if mood and with_ballot else rest).append(text)
    return "\n".join(text for text in (*first, *rest) if text)


def notices(bot: "Omerta", game: Game, batch: Batch, spoken: Collection[int] = ()) -> Notices:
    """What is told in a message of its own while a phase goes on: twilight, a removal. Not what is `spoken`."""
    told = ((item.number, _text(bot, game, item, batch)) for item in batch if item.number not in spoken)
    return Notices(Notice(number, text) for number, text in told if text)


def in_room(bot: "Omerta", game: Game, batch: Batch, room: str) -> str:
    """What those in a team's room are told in words: newcomers. Choices are on the room's board."""
    narrator = bot.narrator(game)
    return "\n".join(
        narrator.tell_room(item.event, item.number, bot.table(game, item.after), room)
        for item in batch
        if isinstance(item.event, e.RoomEntered) and item.event.room == room
    )


def _text(bot: "Omerta", game: Game, item: Item, batch: Batch) -> str:
    if isinstance(item.event, SHOWN):
        return ""
    if isinstance(item.event, e.ClockStarted) and item.event.reason == "outage" and batch.outage < SHORT_MS:
        return ""
    table = bot.table(game, item.after)
    return bot.narrator(game).tell(item.event, turn(item.event, table), table)
