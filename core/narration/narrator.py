"""Events and offers of one game as texts for those who may read them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from core.engine import events as e
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.engine.state import GameState, Placed
from core.engine.views import seen_by
from core.narration import private, public
from core.narration.locales import Locales
from core.narration.memory import memory
from core.narration.pages import Page
from core.narration.story import story
from core.narration.table import Gender, Table
from core.narration.voice import PLAIN, Voice

ABILITY = ("", ".ask", ".command", ".description")


@dataclass(frozen=True, slots=True)
class AbilityText:
    """An ability on buttons and in commands.

    `ask` is the question over its menu; `command` the name of its command, with its description and that of its field
    `target`, which is empty for an ability that names nobody.
    """

    label: str
    ask: str
    command: str
    description: str
    target: str


@dataclass(frozen=True, slots=True)
class QuestionText:
    """A question to a player: its title, what is asked, and the label of each answer."""

    title: str
    ask: str
    answers: dict[str, str] = field(default_factory=dict[str, str])


class Narrator:
    """The voice of one game: public texts in its language and theme, private ones in the language of their reader.

    `seed` (the game's id) and a number decide which variant of an announcement is told.
    """

    def __init__(
        self, locales: Locales, rules: Ruleset, *, seed: str, language: str = "en", theme: str = PLAIN
    ) -> None:
        self.rules = rules
        self.language = language
        self._locales = locales
        self._public = Voice(locales[language], rules, theme, seed)

    def voice(self, language: str | None = None) -> Voice:
        """The voice for a reader of that language; without one, the game's own."""
        if language is None or language == self.language:
            return self._public
        return replace(self._public, locale=self._locales.best(language))

    def tell(self, event: e.Event, number: int, table: Table, viewer: str = "", language: str | None = None) -> str:
        """What a viewer is told of an event: a seat, `host`, or an empty text for the town.

        `number` chooses the variant: `variants.turn`, for it must not depend on what is secret. `table` holds the state
        after the event or after all events of its command. `language` is the reader's. Empty when the viewer may not
        know of it or there is nothing to say.
        """
        if not seen_by(event, viewer, table.state):
            return ""
        if event.audience().everyone:
            return public.tell(self._public, event, number, table)
        return private.tell(self.voice(language), event, table, viewer)

    def tell_room(self, event: e.Event, number: int, table: Table, room: str) -> str:
        """What those in a private room are told of an event, in the game's language; empty when it is not for them."""
        return private.tell_room(self._public, event, table) if event.audience().room == room else ""

    def news(self, events: Iterable[tuple[int, e.Event]], table: Table) -> tuple[str, ...]:
        """What the town is told of the numbered events of a command, in the order in which a host says it.

        The mood of a morning comes before its dead, though the day opens after them.
        """
        said: list[str] = []
        morning = 0
        for number, event in events:
            told = self.tell(event, number, table)
            if isinstance(event, e.PhaseClosed):
                morning = len(said)
            if told:
                said.insert(morning if public.opens_day(event) else len(said), told)
        return tuple(said)

    def story(
        self,
        events: Iterable[e.Event],
        *,
        viewer: str | None = None,
        language: str | None = None,
        genders: Mapping[str, Gender] | None = None,
        markdown: bool = True,
    ) -> tuple[Page, ...]:
        """All events of the game, from its creation on, as pages of prose with their clauses.

        Without a `viewer` everything is told, secrets included: only for a game that is over. With one (a seat, `host`,
        or an empty text for a bystander) it is exactly what this viewer was told.
        """
        table = Table(GameState(self.rules.id), genders, markdown, live=False)
        return story(self.voice(language), events, table, viewer)

    def memory(
        self, events: Iterable[e.Event], seat: str, language: str, genders: Mapping[str, Gender] | None = None
    ) -> tuple[Page, ...]:
        """What a seat was told in private and has done so far, for who takes it over; `events` as for a story."""
        table = Table(GameState(self.rules.id), genders, live=False)
        return memory(self.voice(language), events, table, seat)

    def refusal(self, refused: Refused, table: Table, language: str | None = None, of: str = "") -> str:
        """Why something was refused and what to do.

        `of` is what was refused (`order`, `vote`, `answer`, `host`, `join`, `deal`), where the reason has a text of its
        own for it.
        """
        voice = self.voice(language)
        special = f"{of}-{refused.reason}"
        return voice.say("reason", special if of and voice.known("reason", special) else refused.reason)

    def ability(self, ability: str, language: str | None = None) -> AbilityText:
        """The texts of an ability for buttons, menus and commands."""
        voice = self.voice(language)
        name = voice.id("ability", ability)
        label, ask, command, description = (voice.locale.text(name + part) for part in ABILITY)
        target = voice.locale.text(f"{name}.target") if voice.locale.has(f"{name}.target") else ""
        return AbilityText(label, ask, command, description, target)

    def standing(self, placed: Placed, table: Table, language: str | None = None) -> str:
        """The order that stands, told to who gave it."""
        return private.standing(self.voice(language), placed.ability, placed.args, table)

    def question(
        self, question: str, answers: tuple[str, ...], table: Table, language: str | None = None
    ) -> QuestionText:
        """A question to a player and the labels of its answers."""
        voice = self.voice(language)
        name = voice.id("question", question)
        labels = {answer: voice.locale.text(f"{name}.{answer}") for answer in answers}
        return QuestionText(voice.locale.text(f"{name}.title"), voice.locale.text(name), labels)

    def answer(self, question: str, words: tuple[str, ...], table: Table, language: str | None = None) -> str:
        """An answer to a question: its label, and whom it names."""
        return private.answer(self.voice(language), e.QuestionAnswered("", question, words), table)

    def fact(self, fact: str, table: Table, language: str | None = None) -> str:
        """A fact as it is told to whom it concerns."""
        return self.voice(language).fact(fact, table)

    def cause(self, cause: str, language: str | None = None) -> str:
        """What somebody died of. Only for the end of a game, unless the rules announce causes."""
        return self.voice(language).cause(cause)

    def phase(self, kind: str, number: int, language: str | None = None) -> str:
        """The name of a phase, such as `Ночь 2`."""
        return self.voice(language).say("phase", kind, number=number)

    def phase_help(self, kind: str, language: str | None = None) -> str:
        """A phase in three sentences."""
        voice = self.voice(language)
        return voice.locale.text(f"{voice.id('phase', kind)}.help")

    def ballot(self, counted: e.BallotCounted, table: Table) -> str:
        """Who voted for whom, and the tally, one line each."""
        return public.ballot(self._public, counted, table)
