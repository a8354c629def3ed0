"""What a seat knows beyond what the town knows, page by page: for who takes it over in the middle of a game."""

from collections.abc import Iterable

from core.engine import events as e
from core.engine.views import seen_by
from core.narration import private
from core.narration.pages import Book, Moment, Page, chapters, moments
from core.narration.table import Table
from core.narration.voice import Voice

PASSING = (e.RoleDealt, e.Reminded)  # the role is told beside; a reminder was for its moment


def memory(voice: Voice, events: Iterable[e.Event], table: Table, seat: str) -> tuple[Page, ...]:
    """All that a seat was told in private and has done, and its vote in every ballot that was counted."""
    book = Book(voice)
    for chapter in chapters(moments(events, table)):
        for moment in chapter:
            book.follow(moment.event)
            book.add(_told(voice, moment, seat))
    return book.close()


def _told(voice: Voice, moment: Moment, seat: str) -> str:
    event, table = moment.event, moment.table
    if isinstance(event, e.BallotCounted):
        named = [target for voter, target in event.votes if voter == seat and seat not in event.own]
        return voice.locale.text("told-vote", target=table.seats(named, voice.locale)) if named else ""
    if isinstance(event, PASSING) or event.audience().everyone or not seen_by(event, seat, table.state):
        return ""
    return private.tell(voice, event, table, seat)
