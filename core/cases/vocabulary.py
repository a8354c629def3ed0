"""The words that a case may use: the ids of its ruleset and the handles of its players."""

from collections.abc import Callable, Iterable

from core.engine.legality import PASS
from core.engine.ruleset import Ruleset
from core.engine.state import OVER, SIGNUP

NOBODY, HOST, DRAW, CUSTOM = "nobody", "host", "draw", "custom"
RESERVED = frozenset({NOBODY, PASS, "all", HOST})
VOTE = "vote"

Templates = dict[int, list[tuple[str, ...]]]


class Vocabulary:
    """Says of a word what it is. `players` are the handles of the case, those of replacements included."""

    def __init__(self, rules: Ruleset, players: Iterable[str] = ()) -> None:
        self.rules = rules
        self.players = frozenset(players)
        ballots = {b.id for phase in rules.phases.values() for b in phase.ballots}
        self.ballots = frozenset({VOTE, *ballots})
        self.abilities = self.ballots | rules.ability_phases.keys()
        self.places = _places(rules)
        self.ids = frozenset(rules.role) | rules.team.keys() | self.abilities
        self._facts = _by_length(rules.facts)
        self._secrets = _by_length(rules.facts + rules.secrets)
        self._slots: dict[str, Callable[[str], bool]] = {
            "{player}": self.players.__contains__,
            "{role}": rules.role.__contains__,
            "{team}": rules.team.__contains__,
            "{cause}": rules.causes.__contains__,
            "{number}": str.isdecimal,
        }

    def handle_fault(self, handle: str) -> str:
        """Why this cannot be a player's handle, or an empty text."""
        if len(handle.split()) != 1:
            return "a handle is one word"
        if handle in RESERVED:
            return f"{handle!r} is a reserved word"
        return f"{handle!r} is an id of the ruleset" if handle in self.ids else ""

    def template(self, text: str) -> tuple[str, ...] | None:
        """The template of a fact, word by word; `None` when this is no fact of the ruleset."""
        return self._template(text, self._facts)

    def is_fact(self, text: str) -> bool:
        """Whether the text follows one of the templates of the ruleset's facts."""
        return self.template(text) is not None

    def is_secret(self, text: str) -> bool:
        """Whether the text is a fact, or follows a template of what is never told."""
        return self._template(text, self._secrets) is not None

    def _template(self, text: str, templates: Templates) -> tuple[str, ...] | None:
        words = text.split()
        for template in templates.get(len(words), ()):
            if all(self._fits(slot, word) for slot, word in zip(template, words, strict=True)):
                return template
        return None

    def _fits(self, slot: str, word: str) -> bool:
        if not slot.startswith("{"):
            return slot == word
        return self._slots.get(slot, self._is_id)(word)

    def _is_id(self, word: str) -> bool:
        return word in self.ids or word in self.rules.causes

    def is_cause(self, text: str) -> bool:
        """Whether this is a cause of death, or several joined by `+`."""
        return all(cause in self.rules.causes for cause in text.split("+"))

    def is_phase(self, text: str) -> bool:
        """Whether this is the id of a phase, such as `night 1`, or `signup` or `over`."""
        kind, _, number = text.partition(" ")
        return text in (SIGNUP, OVER) or (kind in self.rules.phases and number.isdecimal())

    def is_target(self, word: str) -> bool:
        """Whether this may be named by an order: a player, `nobody`, or an id of the ruleset."""
        return word in self.players or word == NOBODY or self._is_id(word)

    def is_question(self, text: str) -> bool:
        """Whether this is a question, perhaps about a player (`dialogue Anna`)."""
        question, *about = text.split()
        return question in self.rules.questions and all(word in self.players for word in about)


def _by_length(templates: tuple[str, ...]) -> Templates:
    found: Templates = {}
    for template in templates:
        words = tuple(template.split())
        found.setdefault(len(words), []).append(words)
    return found


def _places(rules: Ruleset) -> dict[str, int]:
    """How many players each ability names at most, on anybody's card."""
    places: dict[str, int] = {}
    for ability in (*rules.common, *(a for role in rules.roles for a in role.abilities)):
        places[ability.id] = max(places.get(ability.id, 0), len(ability.targets))
    return places
