"""Scenario files: strict YAML, the same for those that ship and those that server admins write."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, cast

import yaml
from yaml.nodes import MappingNode, Node, SequenceNode

from core.engine.scenario import BadFormula, Scenario, Share
from core.rules.nodes import Fault, Reading, line_of

NEEDED = ("id", "min", "roles")
LANGUAGES = ("en", "ru")
REMAINDER = "citizen"  # the role of all seats that no formula fills

# Texts, lists of texts, and mappings of both: all that is written in a file, as it is written.
Written = dict[str, object]


class BadScenario(ValueError):
    """A scenario file cannot be read; `faults` are all its faults with line and key, in the order of lines."""

    def __init__(self, text: str, faults: Sequence[Fault] = ()) -> None:
        super().__init__(text)
        self.faults = tuple(faults)


@dataclass(frozen=True, slots=True)
class Document:
    """A scenario file, read: what is written in it, and on which line each key stands (`roles`, `roles.doctor`)."""

    written: Written
    lines: Mapping[str, int]


def read(text: str, stock: bool = False) -> Document:
    """A scenario file, all scalars as text; `stock` files may name the remainder. Raises `BadScenario`.

    Only the shape is looked at: what the values have to be is for the rule system to say.
    """
    reading = Reading()
    root = reading.root(text)
    document = _Reader(reading).document(root, stock) if root else None
    if document and isinstance(root, MappingNode):
        for key in NEEDED:
            if key not in document.lines:
                reading.fault(root, key, "this key is missing", "missing")
    if reading.faults or document is None:
        faults = sorted(reading.faults)
        raise BadScenario("\n".join(map(str, faults)), faults)
    return document


def parse(text: str, stock: bool = False) -> Written:
    """The mapping written in a scenario file. Raises `BadScenario`."""
    return read(text, stock).written


def inside(reading: Reading, node: Node) -> Written:
    """A scenario that stands at a node of another file. Faults of its shape are noted; keys may be missing."""
    return _Reader(reading).document(node, stock=False).written


class _Reader:
    """Takes a scenario out of the nodes of a file."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.lines: dict[str, int] = {}

    def document(self, root: Node, stock: bool) -> Document:
        written: Written = {}
        for key, place, node in self.reading.items(root, "scenario"):
            self.lines[key] = line_of(place)
            match key:
                case "id" | "min" | "max" | "theme":
                    written[key] = self.reading.text(node, key)
                case "remainder" if stock:
                    written[key] = self.reading.text(node, key)
                case "title":
                    written[key] = self._title(node)
                case "roles" | "options":
                    written[key] = self._mapping(node, key, lists=key == "options")
                case "order":
                    written[key] = self._list(node, key)
                case _:
                    self.reading.fault(place, key, "unknown key", "unknown")
        return Document(written, self.lines)

    def _title(self, node: Node) -> object:
        if not isinstance(node, MappingNode):
            return self.reading.text(node, "title")
        titles: dict[str, str] = {}
        for language, place, value in self.reading.items(node, "title"):
            titles[language] = self.reading.text(value, language)
            if language not in LANGUAGES:
                self.reading.fault(place, language, "unknown key", "unknown")
        return titles

    def _mapping(self, node: Node, key: str, lists: bool) -> object:
        found: dict[str, object] = {}
        for name, place, value in self.reading.items(node, key):
            self.lines[f"{key}.{name}"] = line_of(place)
            several = lists and isinstance(value, SequenceNode)
            found[name] = self._list(value, name) if several else self.reading.text(value, name)
        return found

    def _list(self, node: Node, key: str) -> list[str]:
        return [self.reading.text(item, key) for item in self.reading.elements(node, key)]


class _Dumper(yaml.SafeDumper):
    """Writes all texts bare where YAML allows it, for they are read as texts again: `doctor: 1`."""

    yaml_implicit_resolvers: ClassVar[dict[Any, Any]] = {}  # pyright: ignore[reportIncompatibleVariableOverride]


def write(written: Mapping[str, object]) -> str:
    """The file in which this is written. Reading it gives the same mapping."""
    dumped: object = yaml.dump(  # pyright: ignore[reportUnknownMemberType]
        dict(written), Dumper=_Dumper, allow_unicode=True, sort_keys=False, default_flow_style=False, width=120
    )
    return str(dumped)


def build(mapping: Mapping[str, object]) -> Scenario:
    """A scenario from its written mapping, known to be sound. Raises `BadScenario`."""
    try:
        roles = cast(Mapping[str, str], mapping["roles"])
        title = mapping.get("title", {})
        name = str(mapping["id"])
        return Scenario(
            id=name,
            low=int(str(mapping["min"])),
            high=int(str(mapping.get("max", "20"))),
            roles={role: Share.read(formula) for role, formula in roles.items()},
            remainder=str(mapping.get("remainder", REMAINDER)),
            order=tuple(cast(list[str], mapping.get("order", []))),
            options=cast(Mapping[str, str], mapping.get("options", {})),
            theme=str(mapping.get("theme", "plain")),
            title=cast(Mapping[str, str], title) if isinstance(title, dict) else {"en": str(title), "ru": str(title)},
        )
    except (KeyError, ValueError, BadFormula, TypeError, AttributeError) as error:
        raise BadScenario(str(error)) from error


def rewritten(scenario: Scenario, options: Mapping[str, object]) -> Written:
    """A scenario that ships, as an admin would write it, with these options.

    Of what is the host's choice the default stands; the order is left out, for it is the common one.
    """
    roles = {role: str(share.default) for role, share in scenario.roles.items() if share.default.of(scenario.high)}
    written: Written = {"id": scenario.id, "title": dict(scenario.title)}
    written |= {"min": str(scenario.low), "max": str(scenario.high), "roles": roles}
    if options:
        written["options"] = dict(options)
    return {**written, "theme": scenario.theme}


def shipped(folder: Path) -> dict[str, Scenario]:
    """All scenarios that ship in a folder, by id, in the order of their file names. Raises `BadScenario`."""
    scenarios: dict[str, Scenario] = {}
    for file in sorted(folder.glob("*.yaml")):
        try:
            scenario = build(parse(file.read_text(encoding="utf-8"), stock=True))
        except BadScenario as bad:
            raise BadScenario(f"{file}:{bad}", bad.faults) from bad
        scenarios[scenario.id] = scenario
    return scenarios
