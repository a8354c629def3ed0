"""One language: texts by their id, never silently wrong."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from core.narration.catalog import Catalog
from core.narration.check import CASES, NUMBERS
from core.narration.words import capital, units

LAST_RESORT = "common-lost-for-words"
LONGEST = 2400  # characters of a variable; Fluent refuses more than 2,500, and a text may put something around them
GENDERS = "[feminine] feminine\n [neuter] neuter\n [plural] plural\n *[masculine] masculine"

log = logging.getLogger(__name__)


class BadText(LookupError):
    """A text cannot be told: the id is not known, a variable is missing, or a reference in it fails."""


class Locale:
    """The texts of one language.

    With `strict` whatever is wrong with a text raises `BadText`; else it is logged, and told by `fallback`.
    """

    def __init__(self, catalog: Catalog, strict: bool = True, fallback: "Locale | None" = None) -> None:
        self.code = catalog.language
        self._strict = strict
        self._fallback = fallback
        self._patterns = {name: tuple(entry.patterns) for name, entry in catalog.entries.items()}
        self._ids = frozenset(key for keys in self._patterns.values() for key in keys)
        self._forms: dict[str, str] = {}
        functions: dict[str, Any] = {
            "CAPITAL": capital,
            "DURATION": self.duration,
            "GENDER": self.gender,
            "ROLE": self._role_or_count,
            "SIDE": self.side,
            "TEAM": self.team,
        }
        self._bundle = FluentBundle([self.code], functions, use_isolating=False)
        for resource in catalog.resources:
            self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether there is a text of this id (`name` or `name.attribute`; terms begin with a dash)."""
        return key in self._ids

    def attributes(self, name: str) -> tuple[str, ...]:
        """The full ids of a message's attributes, in the order of the file; none for an unknown name."""
        return tuple(key for key in self._patterns.get(name, ()) if key != name)

    def text(self, key: str, /, **args: str | int) -> str:
        """The text of an id with its variables filled in.

        Raises `BadText` when strict; else logs what is wrong and tells it in English.
        """
        try:
            return self._format(key, args)
        except BadText as fault:
            if self._strict:
                raise
            log.error("%s: %s", self.code, fault)  # noqa: TRY400 (the fault says it all)
            return self._fallback.text(key, **args) if self._fallback else self._format(LAST_RESORT, {})

    def _format(self, key: str, args: Mapping[str, str | int]) -> str:
        if key not in self._ids or key.startswith("-"):
            raise BadText(f"no text {key}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        told, errors = self._bundle.format_pattern(pattern, {name: _cut(value) for name, value in args.items()})
        if errors or isinstance(told, FluentNone):
            raise BadText(f"{key}: {'; '.join(str(error) for error in errors)}")
        return told

    def role(self, role: str, case: str = "nominative", number: str = "one") -> str:
        """The name of a role, e.g. `врача` for `doctor`, `accusative`; `{ ROLE($role, case: "…") }` in a text.

        `number`: `one`, `few`, `many` as after a number, `other` for a plural without one. Raises `BadText`.
        """
        return self._name(f"-role-{role}", case, number)

    def _role_or_count(self, role: str, count: int | None = None, case: str = "nominative", number: str = "one") -> str:
        return self.role(role, case, number if count is None else self.plural(count))

    def team(self, team: str, case: str = "nominative") -> str:
        """The name of a team; `{ TEAM($team, case: "…") }` in a text. Raises `BadText`."""
        return self._name(f"-team-{team}", case, "one")

    def side(self, side: str, case: str = "nominative") -> str:
        """The name of a team, or of a role that is none; `{ SIDE($side, case: "…") }` in a text. Raises `BadText`."""
        return self.team(side, case) if self.has(f"-team-{side}") else self.role(side, case)

    def gender(self, side: str) -> str:
        """The grammatical gender of a role's name, or of a team's that is no role, where it may be `plural`.

        `{ GENDER($role) -> [feminine] … *[masculine] … }` in a text.
        """
        for term in (f"-role-{side}", f"-team-{side}"):
            if self.has(f"{term}.gender"):
                return self._form(f"{term}.gender", GENDERS)
        return "masculine"

    def plural(self, count: int) -> str:
        """The plural class of a number: `one`, `few`, `many` or `other`."""
        return self._form(str(count), "[one] one\n [few] few\n [many] many\n *[other] other")

    def duration(self, span: int, case: str = "nominative") -> str:
        """A span of milliseconds in words: `2 часа 5 минут`; `{ DURATION($span) }` in a text."""
        if case not in CASES:
            raise BadText(f"no grammatical case {case}")
        return " ".join(self.text(f"duration-{unit}", count=count, case=case) for unit, count in units(span))

    def join(self, items: Sequence[str]) -> str:
        """A list in words: `a`, `a и b`, `a, b и c`."""
        if len(items) < 2:
            return "".join(items)
        return self.text("list-and", first=", ".join(items[:-1]), last=items[-1])

    def _name(self, term: str, case: str, number: str) -> str:
        if case not in CASES or number not in NUMBERS:
            raise BadText(f"no grammatical form {case}, {number}")
        if not self.has(term):
            raise BadText(f"no name {term}")
        return self._form(f'{term}(case: "{case}", number: "{number}")')

    def _form(self, expression: str, variants: str = "") -> str:
        """A Fluent expression on its own, or the variant that it selects. Kept, as there are few."""
        if expression not in self._forms:
            name = f"form-{len(self._forms)}"
            choice = f" ->\n {variants}\n" if variants else ""
            self._bundle.add_resource(FluentResource(f"{name} = {{ {expression}{choice} }}"))
            pattern = self._bundle.get_message(name).value
            assert pattern is not None, expression
            self._forms[expression] = str(self._bundle.format_pattern(pattern)[0])
        return self._forms[expression]


def _cut(value: str | int) -> str | int:
    """A variable as long as Fluent takes it."""
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[:LONGEST]}…"
