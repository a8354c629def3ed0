"""Reads what a step expects, and tests every word of it against the ruleset."""

from collections.abc import Callable, Iterator

from yaml.nodes import Node

from core.cases.model import Expect, Texts
from core.cases.moments import is_moment
from core.cases.vocabulary import DRAW, HOST, NOBODY, Vocabulary
from core.rules.nodes import Reading, one_or_more

Check = Callable[[str], bool]
HIDDEN = "hidden"


class ExpectReader:
    """Reads the mapping under `expect`."""

    def __init__(self, reading: Reading, words: Vocabulary) -> None:
        rules = words.rules
        self.reading, self.words = reading, words
        self._kinds: dict[str, tuple[Check, str]] = {
            "player": (words.players.__contains__, "no player of this case"),
            "role": (rules.role.__contains__, "no role"),
            "shown": (lambda text: text in rules.role or text == HIDDEN, "no role"),
            "team": (rules.team.__contains__, "no team"),
            "cause": (words.is_cause, "no cause of death"),
            "fact": (words.is_fact, "no fact of the ruleset"),
            "secret": (words.is_secret, "no fact of the ruleset"),
            "ability": (lambda text: text in words.abilities or text in rules.questions, "no ability"),
            "question": (words.is_question, "no question"),
            "phase": (words.is_phase, "no phase"),
            "reason": (rules.reasons.__contains__, "no reason of a refusal"),
            "executed": (lambda text: text in words.players or text == NOBODY, "no player of this case"),
            "winner": (lambda text: text in rules.team or text in (DRAW, NOBODY), "no team"),
        }

    def read(self, node: Node) -> Expect:
        """The expectations under this node."""
        found: dict[str, object] = {}
        for key, key_node, value in self.reading.items(node, "expect"):
            if key in READERS:
                found[key] = READERS[key](self, value, key)
            else:
                self.reading.fault(key_node, key, "unknown key")
        return Expect(**found)  # pyright: ignore[reportArgumentType] - READERS has the type of each key

    def _word(self, node: Node, key: str, kind: str) -> str:
        text = self.reading.text(node, key)
        check, otherwise = self._kinds[kind]
        if text and not check(text):
            self.reading.fault(node, key, f"{text!r} is {otherwise}")
        return text

    def word(self, kind: str, node: Node, key: str) -> str:
        """A single word of a kind."""
        return self._word(node, key, kind)

    def words_of(self, kind: str, node: Node, key: str) -> Texts:
        """A list of words of a kind."""
        return tuple(self._word(item, key, kind) for item in self.reading.elements(node, key))

    def by_player(self, kind: str, node: Node, key: str) -> dict[str, str]:
        """Player -> word."""
        return {name: self._word(value, name, kind) for name, value in self._players(node, key)}

    def lists(self, kind: str, node: Node, key: str) -> dict[str, Texts]:
        """Player -> list of words."""
        return {name: self.words_of(kind, value, name) for name, value in self._players(node, key)}

    def tally(self, node: Node, key: str) -> dict[str, int]:
        """Player -> number of votes."""
        return {name: self.reading.number(value, name) for name, value in self._players(node, key)}

    def targets(self, node: Node, key: str) -> dict[str, dict[str, Texts]]:
        """Player -> ability -> players."""
        found: dict[str, dict[str, Texts]] = {}
        for name, value in self._players(node, key):
            found[name] = {}
            for ability, ability_node, listed in self.reading.items(value, name):
                if ability not in self.words.abilities:
                    self.reading.fault(ability_node, name, f"there is no ability {ability!r}")
                found[name][ability] = self.words_of("player", listed, ability)
        return found

    def refused(self, node: Node, key: str) -> tuple[tuple[str, str], ...]:
        """The list of `name: reason`; a name is a player's, a team's or `host`, and may stand in it again."""
        pairs: list[tuple[str, str]] = []
        for item in self.reading.elements(node, key):
            for name, name_node, value in self.reading.items(item, key):
                reason = self._word(value, name, "reason")
                known = name in self.words.players or name in self.words.rules.team or name == HOST
                if not known and reason != "unknown":
                    self.reading.fault(name_node, key, f"{name!r} is no player of this case")
                pairs.append((name, reason))
        return tuple(pairs)

    def moment(self, node: Node, key: str) -> str:
        """When the phase closed."""
        text = self.reading.text(node, key)
        if text and not is_moment(text):
            self.reading.fault(node, key, f"{text!r} is no time of the form hours:minutes")
        return text

    def winner(self, node: Node, key: str) -> Texts:
        """One team, or several."""
        return tuple(self._word(item, key, "winner") for item in one_or_more(node))

    def _players(self, node: Node, key: str) -> Iterator[tuple[str, Node]]:
        for name, name_node, value in self.reading.items(node, key):
            if name not in self.words.players:
                self.reading.fault(name_node, key, f"{name!r} is no player of this case")
            yield name, value


Read = Callable[[ExpectReader, Node, str], object]


def _of(method: Callable[[ExpectReader, str, Node, str], object], kind: str) -> Read:
    return lambda reader, node, key: method(reader, kind, node, key)


READERS: dict[str, Read] = {
    "deaths": _of(ExpectReader.by_player, "cause"),
    "executed": _of(ExpectReader.word, "executed"),
    "revealed": _of(ExpectReader.by_player, "shown"),
    "learns": _of(ExpectReader.lists, "fact"),
    "public": _of(ExpectReader.words_of, "fact"),
    "secret": _of(ExpectReader.words_of, "secret"),
    "roles": _of(ExpectReader.by_player, "role"),
    "teams": _of(ExpectReader.by_player, "team"),
    "alive": _of(ExpectReader.words_of, "player"),
    "tally": ExpectReader.tally,
    "refused": ExpectReader.refused,
    "can": _of(ExpectReader.lists, "ability"),
    "cannot": _of(ExpectReader.lists, "ability"),
    "targets": ExpectReader.targets,
    "asked": _of(ExpectReader.lists, "question"),
    "closes": ExpectReader.moment,
    "phase": _of(ExpectReader.word, "phase"),
    "winner": ExpectReader.winner,
}
