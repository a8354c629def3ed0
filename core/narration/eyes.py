"""A chapter of the story as one viewer saw it."""

from collections.abc import Iterable, Iterator

from core.engine import events as e
from core.engine.views import seen_by
from core.narration import private, public
from core.narration.pages import Book, Moment

MORNING_NEWS = (e.DeathShown, e.Announced)
TOLD_BY_THE_COUNT = (e.VoteCast, e.PlayerJoined)


def with_mornings(chapters: Iterable[list[Moment]]) -> Iterator[list[Moment]]:
    """The chapters, with the news of a morning on the page of its day, after the mood with which it opens."""
    news: list[Moment] = []
    for chapter in chapters:
        head, rest = chapter[:1], chapter[1:]
        closed = next((i for i, m in enumerate(rest) if isinstance(m.event, e.PhaseClosed)), len(rest))
        night = bool(head) and isinstance(head[0].event, e.PhaseOpened) and head[0].event.phase == "night"
        ends = any(isinstance(m.event, e.GameOver) for m in rest)
        waits = [m for m in rest[closed:] if night and not ends and isinstance(m.event, MORNING_NEWS)]
        yield [*head, *news, *(m for m in rest if m not in waits)]
        news = waits


def tell(book: Book, chapter: list[Moment], viewer: str) -> None:
    """Write the page of a chapter: what the viewer was told, in the order in which it was told."""
    for moment in chapter:
        book.follow(moment.event)
        if not isinstance(moment.event, TOLD_BY_THE_COUNT) and seen_by(moment.event, viewer, moment.table.state):
            book.add(_told(book, moment, viewer))


def _told(book: Book, moment: Moment, viewer: str) -> str:
    if moment.event.audience().everyone:
        return public.retold(book.voice, moment.event, moment.table)
    return private.tell(book.voice, moment.event, moment.table, viewer)
