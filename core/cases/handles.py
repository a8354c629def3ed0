"""Handles for the people of a game that is exported: one word each, made of the names that people see."""

from collections.abc import Mapping, Sequence
from typing import cast

from core.cases.vocabulary import Vocabulary
from core.engine.ruleset import Ruleset


def handles(rules: Ruleset, names: Sequence[str]) -> list[str]:
    """A handle for each name, in this order; the same names always get the same handles."""
    words = Vocabulary(rules)
    taken: list[str] = []
    for number, name in enumerate(names, 1):
        base = "".join(letter for letter in name if letter.isalnum()) or f"P{number}"
        base = base if base[0].isalpha() else f"P{base}"
        handle, again = base, 2
        while handle in taken or words.handle_fault(handle):
            handle, again = f"{base}{again}", again + 1
        taken.append(handle)
    return taken


class Renaming:
    """Puts handles in the place of seat keys."""

    def __init__(self, rules: Ruleset, handle: Mapping[str, str]) -> None:
        self.rules, self._handle = rules, handle
        self._words = Vocabulary(rules, handle)

    def word(self, word: str) -> str:
        """The handle of a seat; any other word stays as it is."""
        return self._handle.get(word, word)

    def fact(self, fact: str) -> str:
        """A fact with handles where its template has players."""
        words = fact.split()
        slots = self._words.template(fact) or words
        return " ".join(
            self.word(word) if slot == "{player}" else word for slot, word in zip(slots, words, strict=True)
        )

    def tree(self, value: object) -> object:
        """A setup with handles for seats, wherever they stand in it."""
        if isinstance(value, Mapping):
            pairs = cast(Mapping[str, object], value).items()
            return {self.word(key): self.tree(item) for key, item in pairs}
        if isinstance(value, list | tuple):
            return [self.tree(item) for item in cast(Sequence[object], value)]
        return self.word(str(value))
