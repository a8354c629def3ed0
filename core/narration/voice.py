"""One game told in one language: looks texts up by the words of its rule system and of its theme."""

from dataclasses import dataclass
from hashlib import blake2b

from core.engine.ruleset import Ruleset
from core.narration import facts
from core.narration.locale import BadText, Locale
from core.narration.table import Table

PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Voice:
    """The texts of one language, for the games of one rule system under one theme.

    A text of kind and key, such as `cause` and `mafia`, has the id `cause-mafia`. A rule system that means something
    else by the word has a text of its own, `cause-hunt-mafia`; so has a family of them, `cause-dons-mafia` for
    `dons-two` and `dons-three`. `seed` is what the choice of variants depends on.
    """

    locale: Locale
    rules: Ruleset
    theme: str = PLAIN
    seed: str = ""

    def id(self, kind: str, key: str) -> str:
        """The id of the text for a word of the rules."""
        family = self.rules.id.partition("-")[0]
        for own in (f"{kind}-{self.rules.id}-{key}", f"{kind}-{family}-{key}"):
            if self.locale.has(own) or self.locale.attributes(own):
                return own
        return f"{kind}-{key}"

    def say(self, kind: str, key: str, /, **args: str | int) -> str:
        """The text for a word of the rules. Raises `BadText` when strict."""
        return self.locale.text(self.id(kind, key), **args)

    def known(self, kind: str, key: str) -> bool:
        """Whether there is a text for this word."""
        return self.locale.has(self.id(kind, key))

    def role(self, role: str, case: str = "nominative", number: str = "one") -> str:
        """The name of a role."""
        return self.locale.role(self.role_key(role), case, number)

    def role_key(self, role: str) -> str:
        """The word for a role as texts take it in `{ ROLE($role) }`."""
        return self.id("-role", role).removeprefix("-role-")

    def announce(self, moment: str, turn: int, /, **args: str | int) -> str:
        """A themed announcement: one of the variants of the moment.

        The choice depends on seed, theme, moment and `turn` alone; neighbouring turns give different variants.
        A moment that the theme leaves out is told by the plain theme.
        """
        name = f"{self.theme}-{moment}"
        variants = self.locale.attributes(name) or self.locale.attributes(name := f"{PLAIN}-{moment}")
        if not variants:
            raise BadText(f"no variants of {name}")
        start = int.from_bytes(blake2b(f"{self.seed}/{name}".encode(), digest_size=4).digest())
        return self.locale.text(variants[(start + turn) % len(variants)], **args)

    def fact(self, fact: str, table: Table) -> str:
        """A fact as it is told to whom it concerns. Raises `ValueError` for what is no fact of these rules."""
        name, words = facts.read(self.rules.facts, fact)
        return self.say("fact", name, **self.fill(words, table))

    def fill(self, words: dict[str, str], table: Table) -> dict[str, str | int]:
        """The words in a fact as variables of its text."""
        args: dict[str, str | int] = {}
        for hole, word in words.items():
            match hole:
                case "role":
                    args[hole] = self.role_key(word)
                case "cause":
                    args |= {hole: self.killer(word), "side": self.side(word)}
                case "number":
                    args[hole] = int(word)
                case "team":
                    args[hole] = word
                case _:
                    args |= table.who(word, hole)
        return args

    def side(self, word: str) -> str:
        """The word for a team, or for a role that acts for itself, as texts take it in `{ SIDE($side) }`."""
        return word if self.locale.has(f"-team-{word}") else self.role_key(word)

    def cause(self, cause: str) -> str:
        """What somebody died of: `выстрел мафии`; joint causes are joined."""
        return self.locale.join([self.say("cause", part) for part in cause.split("+")])

    def killer(self, cause: str) -> str:
        """Whose hand a cause is, as a checker is told: `мафия`."""
        return self.locale.text(f"{self.id('cause', cause)}.killer")
