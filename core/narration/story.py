"""The story of a game: what really happened, told when it is over; and what one pair of eyes saw of it."""

from collections.abc import Iterable

from core.engine.events import Event
from core.narration import eyes, truth
from core.narration.pages import Book, Page, chapters, moments
from core.narration.table import Table
from core.narration.voice import Voice


def story(voice: Voice, events: Iterable[Event], table: Table, viewer: str | None) -> tuple[Page, ...]:
    """All events of a game, from its creation on, as pages; `table` is the empty one from before."""
    book = Book(voice)
    pages = chapters(moments(events, table))
    if viewer is None:
        for chapter in pages:
            truth.tell(book, chapter)
    else:
        for chapter in eyes.with_mornings(pages):
            eyes.tell(book, chapter, viewer)
    return book.close()
