"""Chance in play: one generator that nobody can foresee. Tests and rehearsals give a seeded one."""

from collections.abc import Sequence
from random import Random, SystemRandom


class Dice:
    """Answers the draws of the rules and shuffles the roles."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or SystemRandom()

    def draw(self, name: str, options: Sequence[str]) -> str:
        """One of the options, each as likely as the others."""
        return self._random.choice(options)

    def shuffled(self, words: Sequence[str]) -> tuple[str, ...]:
        """The same words in a random order."""
        return tuple(self._random.sample(words, len(words)))
