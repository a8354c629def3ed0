"""Reads the steps of a case: inputs, timelines, and what is expected."""

from collections.abc import Iterable, Iterator

from yaml.nodes import Node, SequenceNode

from core.cases.expectations import ExpectReader
from core.cases.model import Expect, Inputs, Step, Texts
from core.cases.moments import is_local, is_moment
from core.cases.vocabulary import HOST, NOBODY, Vocabulary
from core.engine.legality import PASS
from core.rules.nodes import Fault, Reading, line_of, one_or_more

INPUTS = ("host", "nominations", "orders", "answers", "votes")
KEYS = (*INPUTS, "timeline", "opens", "open", "expect")
MOMENT_KEYS = ("at", "host", "nominations", "orders", "answers", "vote", "votes")
UNREADABLE = ("unknown", "spoiled")

Forgiven = frozenset[str]


class StepReader:
    """Reads the list under `play`."""

    def __init__(self, reading: Reading, words: Vocabulary) -> None:
        self.reading, self.words = reading, words
        self.expect = ExpectReader(reading, words)

    def steps(self, node: Node) -> tuple[Step, ...]:
        """All steps, in the order of the file."""
        items = self.reading.elements(node, "play")
        steps = tuple(step for item in items if (step := self._step(item)))
        if isinstance(node, SequenceNode) and not items:
            self.reading.fault(node, "play", "a case needs steps")
        if not any(step.opens for step in steps):
            for line, key, at in _moments(steps):
                if is_local(at):
                    self.reading.faults.append(Fault(line, key, "a date is only told where a step says `opens`"))
        return steps

    def _step(self, node: Node) -> Step | None:
        kinds: dict[str, Node] = {}
        parts: dict[str, Node] = {}
        for key, key_node, value in self.reading.items(node, "play"):
            if key in KEYS:
                parts[key] = value
            elif key in self.words.rules.phases:
                kinds[key] = value
            else:
                self.reading.fault(key_node, key, "unknown key")
        if len(kinds) != 1:
            self.reading.fault(node, "play", "exactly one key of a step names its phase")
            return None
        kind, number = next(iter(kinds.items()))
        expect = self.expect.read(parts["expect"]) if "expect" in parts else Expect()
        forgiven = frozenset(who for who, reason in expect.refused or () if reason in UNREADABLE)
        if "timeline" in parts and (both := [key for key in INPUTS if key in parts]):
            self.reading.fault(parts[both[0]], both[0], "a step with a timeline gives its inputs there")
        return Step(
            line=line_of(node),
            kind=kind,
            number=self.reading.number(number, kind),
            opens=self._opens(parts["opens"]) if "opens" in parts else "",
            open="open" in parts and self.reading.flag(parts["open"], "open"),
            timeline="timeline" in parts,
            inputs=self._timeline(parts["timeline"], forgiven) if "timeline" in parts
            else (self._inputs(node, parts, forgiven),),
            expect=expect,
        )  # fmt: skip

    def _opens(self, node: Node) -> str:
        text = self.reading.text(node, "opens")
        if text and not is_local(text):
            self.reading.fault(node, "opens", f"{text!r} is no local date and time")
        return text

    def _timeline(self, node: Node, forgiven: Forgiven) -> tuple[Inputs, ...]:
        moments: list[Inputs] = []
        for item in self.reading.elements(node, "timeline"):
            parts: dict[str, Node] = {}
            for key, key_node, value in self.reading.items(item, "timeline"):
                name = "votes" if key == "vote" else key
                if key not in MOMENT_KEYS or name in parts:
                    self.reading.fault(key_node, key, "repeated key" if name in parts else "unknown key")
                parts[name] = value
            if "at" not in parts:
                self.reading.fault(item, "at", "this key is missing")
                continue
            at = self.reading.text(parts["at"], "at")
            if at and not is_moment(at):
                self.reading.fault(parts["at"], "at", f"{at!r} is no time of the form hours:minutes")
            moments.append(self._inputs(item, parts, forgiven, at))
        return tuple(moments)

    def _inputs(self, node: Node, parts: dict[str, Node], forgiven: Forgiven, at: str = "") -> Inputs:
        return Inputs(
            line=line_of(node),
            at=at,
            host=self._host(parts["host"], forgiven) if "host" in parts else (),
            nominations=self._nominations(parts["nominations"], forgiven) if "nominations" in parts else (),
            orders=self._givers(parts, "orders", forgiven),
            answers=self._givers(parts, "answers", forgiven),
            votes=self._givers(parts, "votes", forgiven),
        )

    def _host(self, node: Node, forgiven: Forgiven) -> Texts:
        commands = tuple(self.reading.text(item, "host") for item in one_or_more(node))
        for command in commands:
            words = command.split()
            if words[:1] == ["replace"] and words[2:3] != ["by"]:
                self.reading.fault(node, HOST, "a seat changes hands with `replace X by Y`")
            named = words[1:2] if words[:1] in (["kick"], ["replace"], ["penalty"], ["warn"]) else ()
            for name in named:
                self._player(node, "host", name, forgiven, HOST)
        return commands

    def _nominations(self, node: Node, forgiven: Forgiven) -> tuple[tuple[str, str], ...]:
        pairs: list[tuple[str, str]] = []
        for item in self.reading.elements(node, "nominations"):
            names = [self.reading.text(name, "nominations") for name in self.reading.elements(item, "nominations")]
            if len(names) != 2:
                self.reading.fault(item, "nominations", "a nomination is [nominator, nominee]")
                continue
            giver, target = names
            self._player(item, "nominations", giver, forgiven)
            self._player(item, "nominations", target, forgiven, giver)
            pairs.append((giver, target))
        return tuple(pairs)

    def _givers(self, parts: dict[str, Node], key: str, forgiven: Forgiven) -> tuple[tuple[str, Texts], ...]:
        """Who gives what under this key; each giver's texts in the order of the file."""
        if key not in parts:
            return ()
        check = {"orders": self._order, "answers": self._answer, "votes": self._vote}[key]
        found: list[tuple[str, Texts]] = []
        for giver, giver_node, value in self.reading.items(parts[key], key):
            if key != "orders" or giver not in self.words.rules.team:
                self._player(giver_node, key, giver, forgiven)
            texts: list[str] = []
            for item in one_or_more(value):
                text = self.reading.text(item, giver)
                if text:
                    check(item, giver, text, forgiven)
                    texts.append(text)
            found.append((giver, tuple(texts)))
        return tuple(found)

    def _order(self, node: Node, giver: str, text: str, forgiven: Forgiven) -> None:
        ability, *args = text.split()
        if giver in forgiven:
            return
        if ability != PASS and ability not in self.words.abilities:
            self.reading.fault(node, giver, f"there is no ability {ability!r}")
        for arg in args[: self.words.places.get(ability, 0)]:
            if not self.words.is_target(arg):
                self.reading.fault(node, giver, f"{arg!r} is no player of this case")

    def _answer(self, node: Node, giver: str, text: str, forgiven: Forgiven) -> None:
        for name in text.split()[1:]:
            self._player(node, giver, name, forgiven, giver)

    def _vote(self, node: Node, giver: str, text: str, forgiven: Forgiven) -> None:
        if text != NOBODY:
            self._player(node, giver, text, forgiven, giver)

    def _player(self, node: Node, key: str, name: str, forgiven: Forgiven, giver: str = "") -> None:
        """A name must be a player's, unless the case says that just this is refused as unknown."""
        if name and name not in self.words.players and (giver or name) not in forgiven:
            self.reading.fault(node, key, f"{name!r} is no player of this case")


def _moments(steps: Iterable[Step]) -> Iterator[tuple[int, str, str]]:
    """All moments that are told in the steps, each with its line and key."""
    for step in steps:
        yield step.line, "closes", step.expect.closes or ""
        yield from ((inputs.line, "at", inputs.at) for inputs in step.inputs)
