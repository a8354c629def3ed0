"""Reads a case strictly: whatever the format and the ruleset do not know is a fault with its line and key."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import cast

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from core.cases.model import Case, Texts
from core.cases.steps import StepReader
from core.cases.vocabulary import CUSTOM, HOST, Vocabulary
from core.engine.opening import opening
from core.engine.options import BadValue
from core.engine.ruleset import Ruleset
from core.rules.nodes import Fault, Faulty, Reading, one_or_more
from core.rules.scenario_files import inside

KEYS = (
    "format", "ruleset", "scenario", "clauses", "why", "options", "players", "names", "setup", "chance",
    "strict", "ordered", "source", "play",
)  # fmt: skip
NEEDED = ("ruleset", "players", "play")
SOURCES = ("hand", "reported", "exported")
DEEPEST = 8

Find = Callable[[str], Ruleset | None]


def load(path: Path, find: Find) -> Case:
    """The case in a file. Raises `Faulty`, or `OSError` when the file cannot be opened."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Faulty([Fault(1, "yaml", "the file is not UTF-8")]) from None
    return read(text, find)


def read(text: str, find: Find) -> Case:
    """The case written in a text; `find` gives rulesets by id. Raises `Faulty` with all faults."""
    reading = Reading()
    root = reading.root(text)
    case = _read(reading, root, find) if root else None
    if reading.faults or case is None:
        raise Faulty(reading.faults)
    return case


def _read(reading: Reading, root: Node, find: Find) -> Case | None:
    nodes: dict[str, Node] = {}
    for key, key_node, value in reading.items(root, "case"):
        if key in KEYS:
            nodes[key] = value
        else:
            reading.fault(key_node, key, "unknown key")
    if missing := [key for key in NEEDED if key not in nodes]:
        reading.fault(root, missing[0], "this key is missing")
        return None
    ruleset = reading.text(nodes["ruleset"], "ruleset")
    rules = find(ruleset)
    if rules is None:
        reading.fault(nodes["ruleset"], "ruleset", f"there is no ruleset {ruleset!r}")
        return None
    return _CaseReader(reading, rules, nodes).read()


class _CaseReader:
    """Reads the top level of a case of a known ruleset."""

    def __init__(self, reading: Reading, rules: Ruleset, nodes: dict[str, Node]) -> None:
        self.reading, self.rules, self.nodes = reading, rules, nodes

    def read(self) -> Case:
        nodes, reading = self.nodes, self.reading
        players = self._players(nodes["players"])
        aliases = self._newcomers(nodes["play"], players)
        words = Vocabulary(self.rules, (*players, *aliases))
        if "format" in nodes:
            reading.choice(nodes["format"], "format", ("1",))
        scenario, setup = self._scenario(), self._setup()
        return Case(
            ruleset=self.rules.id,
            scenario=scenario,
            clauses=self._texts("clauses"),
            why=reading.text(nodes["why"], "why") if "why" in nodes else "",
            options=self._options(scenario, setup.get(CUSTOM)),
            players=players,
            names=self._mapping("names", lambda name: name in words.players, "no player of this case"),
            setup=setup,
            chance=self._mapping("chance"),
            strict=self._flag("strict"),
            ordered=self._flag("ordered"),
            source=reading.choice(nodes["source"], "source", SOURCES) if "source" in nodes else "",
            aliases=aliases,
            play=StepReader(reading, words).steps(nodes["play"]),
        )

    def _players(self, node: Node) -> dict[str, str]:
        words = Vocabulary(self.rules)
        players: dict[str, str] = {}
        for handle, key, value in self.reading.items(node, "players"):
            role = self.reading.text(value, handle)
            if fault := words.handle_fault(handle):
                self.reading.fault(key, "players", fault)
            if role and role not in self.rules.role and role not in self.rules.strangers:
                self.reading.fault(value, handle, f"there is no role {role!r}")
            players[handle] = role
        if isinstance(node, MappingNode) and not node.value:
            self.reading.fault(node, "players", "a case needs players")
        return players

    def _newcomers(self, node: Node, players: Mapping[str, str]) -> dict[str, str]:
        """The handles of those who take a seat over by `replace X by Y`, each with the seat."""
        words = Vocabulary(self.rules)
        seats: dict[str, str] = {}
        for command in _host_commands(node):
            match command.value.split():
                case ["replace", str(old), "by", str(new)] if new not in players and (old in players or old in seats):
                    seats[new] = seats.get(old, old)
                    if fault := words.handle_fault(new):
                        self.reading.fault(command, HOST, fault)
                case _:
                    pass
        return seats

    def _scenario(self) -> str:
        if "scenario" not in self.nodes:
            return ""
        node = self.nodes["scenario"]
        scenario = self.reading.text(node, "scenario")
        if scenario and scenario not in self.rules.scenarios and scenario != CUSTOM:
            self.reading.fault(node, "scenario", f"there is no scenario {scenario!r}")
        return scenario

    def _options(self, scenario: str, custom: object) -> dict[str, str | Texts]:
        options: dict[str, str | Texts] = {}
        if "options" not in self.nodes:
            return options
        before = len(self.reading.faults)
        for name, key, value in self.reading.items(self.nodes["options"], "options"):
            option = self.rules.option.get(name)
            if option is None:
                self.reading.fault(key, name, "unknown option")
                continue
            given = self._option_value(value, name)
            try:
                option.read(given)
            except BadValue:
                self.reading.fault(value, name, f"{given!r} is no value of this option")
            options[name] = given
        if len(self.reading.faults) == before:
            self._together(scenario, custom, options)
        return options

    def _together(self, scenario: str, custom: object, options: Mapping[str, object]) -> None:
        """Options must go with each other, and with those of the case's own scenario if these are sound."""
        own = cast(dict[str, object], custom) if isinstance(custom, dict) else {}
        try:
            opening(self.rules, scenario, {}, own)
        except BadValue:  # the deal will refuse it
            own = {}
        try:
            opening(self.rules, scenario, options, own)
        except BadValue as bad:
            self.reading.fault(self.nodes["options"], str(bad), "does not go with the other options")

    def _option_value(self, node: Node, name: str) -> str | Texts:
        if isinstance(node, SequenceNode):
            return tuple(self.reading.text(item, name) for item in node.value)
        return self.reading.text(node, name)

    def _setup(self) -> dict[str, object]:
        setup: dict[str, object] = {}
        if "setup" in self.nodes:
            for key, key_node, value in self.reading.items(self.nodes["setup"], "setup"):
                if key not in (*self.rules.setup, CUSTOM):
                    self.reading.fault(key_node, key, "unknown key")
                setup[key] = inside(self.reading, value) if key == CUSTOM else self._tree(value, key)
        return setup

    def _tree(self, node: Node, key: str, depth: int = 0) -> object:
        if depth > DEEPEST:
            self.reading.fault(node, key, "nested too deeply")
        elif isinstance(node, MappingNode):
            return {name: self._tree(item, name, depth + 1) for name, _, item in self.reading.items(node, key)}
        elif isinstance(node, SequenceNode):
            return [self._tree(item, key, depth + 1) for item in node.value]
        return self.reading.text(node, key)

    def _mapping(self, key: str, known: Callable[[str], bool] | None = None, otherwise: str = "") -> dict[str, str]:
        found: dict[str, str] = {}
        if key in self.nodes:
            for name, name_node, value in self.reading.items(self.nodes[key], key):
                if known and not known(name):
                    self.reading.fault(name_node, name, otherwise)
                found[name] = self.reading.exact(value, name)
        return found

    def _texts(self, key: str) -> Texts:
        if key not in self.nodes:
            return ()
        return tuple(self.reading.text(node, key) for node in self.reading.elements(self.nodes[key], key))

    def _flag(self, key: str) -> bool:
        return key in self.nodes and self.reading.flag(self.nodes[key], key)


def _host_commands(node: Node) -> Iterator[ScalarNode]:
    """Everything that stands under a key `host` as an input, in the order of the file."""
    if isinstance(node, SequenceNode):
        for item in node.value:
            yield from _host_commands(item)
    elif isinstance(node, MappingNode):
        for key, value in node.value:
            if key.value == HOST:
                yield from (item for item in one_or_more(value) if isinstance(item, ScalarNode))
            elif key.value in ("play", "timeline"):
                yield from _host_commands(value)
