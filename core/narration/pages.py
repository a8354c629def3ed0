"""The story of a game as a book: one page for each night and day."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from core.engine import events as e
from core.engine.evolve import created, evolve
from core.narration.table import Table
from core.narration.voice import Voice


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the story, with the clause that explains it, if any."""

    text: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A night or a day: `phase` is its id (`night 2`; `signup` for the deal, `over` for the end)."""

    phase: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """An event with its number, and the table before and after it."""

    number: int
    event: e.Event
    before: Table
    table: Table


@dataclass(slots=True)
class Book:
    """Pages in the making."""

    voice: Voice
    pages: list[Page] = field(default_factory=list[Page])
    _head: tuple[str, str] = ("", "")
    _lines: list[Line] = field(default_factory=list[Line])

    def add(self, text: str, clause: str = "") -> None:
        """A line; an empty one is left out."""
        if text:
            self._lines.append(Line(text, clause))

    def turn(self, kind: str, number: int = 0) -> None:
        """Begin the page of a phase. A page on which nothing stands is left out."""
        self.close()
        phase = kind if kind in ("signup", "over") else f"{kind} {number}"
        title = (
            self.voice.locale.text("story-deal") if kind == "signup" else self.voice.say("phase", kind, number=number)
        )
        self._head = (phase, title)

    def follow(self, event: e.Event) -> None:
        """Begin the page that an event opens, if it opens one."""
        match event:
            case e.GameCreated():
                self.turn("signup")
            case e.PhaseOpened(phase=phase, number=number) if opens_page(event):
                self.turn(phase, number)
            case e.GameOver():
                self.turn("over")
            case _:
                pass

    def close(self) -> tuple[Page, ...]:
        """The finished book."""
        if self._lines:
            self.pages.append(Page(*self._head, tuple(self._lines)))
            self._lines = []
        return tuple(self.pages)


def moments(events: Iterable[e.Event], table: Table) -> Iterator[Moment]:
    """The moments of a game from its creation on."""
    for number, event in enumerate(events, 1):
        before = table
        state = created(event) if isinstance(event, e.GameCreated) else evolve(table.state, event)
        table = table.at(state)
        yield Moment(number, event, before, table)


def opens_page(event: e.Event) -> bool:
    """Whether the event begins a new page; phases in which only a question waits do not."""
    return isinstance(event, e.PhaseOpened) and not event.keeps


def chapters(moments: Iterable[Moment]) -> Iterator[list[Moment]]:
    """The moments of each page: those of the sign-up and the deal, then of each night and day."""
    chapter: list[Moment] = []
    for moment in moments:
        if opens_page(moment.event):
            yield chapter
            chapter = []
        chapter.append(moment)
    yield chapter
