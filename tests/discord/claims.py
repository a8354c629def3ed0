"""What a text says of a player: his role, his team, his order. Read as a suspicious player reads it."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from core.engine.ruleset import Ruleset
from core.narration import Locale, Narrator

CASES = ("nominative", "genitive", "dative", "accusative", "instrumental", "prepositional")
NUMBERS = ("one", "few", "many", "other")
LABEL = r"(?<!\d)(\d{1,2}) · "


class Claim(NamedTuple):
    """Of the seat with this number: a `role`, a `team` or an `order`, with its word; the line where it stands."""

    number: int
    kind: str
    word: str
    line: str


class Suspicion:
    """Reads texts in one language."""

    def __init__(self, locale: Locale, narrator: Narrator, rules: Ruleset) -> None:
        words: dict[str, tuple[str, str]] = {}
        for role in rules.role:
            words |= {locale.role(role, case, n).lower(): ("role", role) for case in CASES for n in NUMBERS}
        for team in rules.team:
            if team not in rules.role and team != "town":  # a loner's team is called like his role
                words |= {locale.team(team, case).lower(): ("team", team) for case in CASES}
        for ability in sorted({a.id for role in rules.roles for a in role.abilities}):
            command = narrator.ability(ability, locale.code).command.replace("-", " ")
            words[f"{command} — "] = words[f"{command} - "] = ("order", ability)
        self._words = words
        longest = sorted(map(re.escape, words), key=len, reverse=True)
        self._pattern = re.compile(rf"{LABEL}|(?<!\w)({'|'.join(longest)})(?!\w)", re.IGNORECASE)
        causes = (narrator.cause(cause, locale.code) for cause in rules.causes)
        self.causes = tuple(cause.lower() for cause in causes)

    def claims(self, text: str) -> Iterator[Claim]:
        """What is said of whom: a word belongs to the player named last before it in the line, else to the next one."""
        for line in text.split("\n"):
            number = 0
            waiting: list[tuple[str, str]] = []
            for found in self._pattern.finditer(line):
                if found[1]:
                    number = int(found[1])
                    yield from (Claim(number, *word, line) for word in waiting)
                    waiting = []
                elif number:
                    yield Claim(number, *self._words[found[2].lower()], line)
                elif (word := self._words[found[2].lower()])[0] != "order":  # that is the reader's own
                    waiting.append(word)
