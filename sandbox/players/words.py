"""What simulated players can read on buttons, and what they say."""

from collections import deque
from random import Random
from string import ascii_lowercase

from core.narration import Locale

MANY = 60
KINDS = ("night", "dawn", "day", "verdict")


class Words:
    """A language as a player speaks and reads it."""

    def __init__(self, locale: Locale) -> None:
        self._locale = locale
        self.join = locale.text("lobby-button-join")
        self.start = locale.text("lobby-button-start")
        self.rematch = locale.text("records-button-rematch")
        self.consent = locale.text("ability-consent")
        self._said: deque[str] = deque(maxlen=4)
        self.act = {locale.text("night-button-act", kind=kind) for kind in KINDS}

    @property
    def code(self) -> str:
        """The language's code."""
        return self._locale.code

    def all_voted(self, text: str) -> bool:
        """Whether a board says that everybody has voted."""
        return any(self._locale.text("day-voted", count=n, all=n) in text for n in range(1, MANY))

    def names(self) -> list[str]:
        """Names for players."""
        return [name.strip() for name in self._locale.text("sandbox-names").split(",")]

    def line(self, when: str, random: Random, target: str = "") -> str:
        """Something to say that nobody has said just now."""
        known = [f"{when}.{letter}" for letter in ascii_lowercase if self._locale.has(f"sandbox-says-{when}.{letter}")]
        said = random.choice([line for line in known if line not in self._said] or known)
        self._said.append(said)
        return self._locale.text(f"sandbox-says-{said}", target=target)
