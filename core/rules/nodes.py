"""YAML with its places: every fault knows its line and key, and every scalar stays the text that was written."""

from collections.abc import Iterator, Sequence
from typing import cast

import yaml
from msgspec import Struct
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from yaml.reader import ReaderError

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def _compose(text: str) -> Node | None:
    return cast(Node | None, yaml.compose(text, Loader=_LOADER))  # pyright: ignore[reportUnknownMemberType]


class Fault(Struct, frozen=True, order=True):
    """Something wrong in a file: the line, the key that it stands at, and what is wrong.

    `kind` is a word for the usual faults, for who tells them in other languages: `yaml`, `letter`, `deep`, `empty`,
    `alias`, `text`, `mapping`, `list`, `repeated`, `unknown`, `missing`.
    """

    line: int
    key: str
    text: str
    kind: str = ""

    def __str__(self) -> str:
        return f"{self.line}: {self.key}: {self.text}"


class Faulty(Exception):
    """A file cannot be read; `faults` are all its faults, in the order of lines."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(sorted(faults))


class Reading:
    """Takes values out of YAML nodes and gathers the faults met on the way."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, node: Node, key: str, text: str, kind: str = "") -> None:
        """Note that something is wrong at this place."""
        self.faults.append(Fault(line_of(node), key, text, kind))

    def root(self, text: str) -> Node | None:
        """The node of the whole document; `None` (and a fault) when this is no YAML document."""
        try:
            node = _compose(text)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            self.faults.append(Fault(mark.line + 1 if mark else 1, "yaml", error.problem or "cannot be read", "yaml"))
            return None
        except ReaderError as error:
            line = text.count("\n", 0, error.position) + 1
            self.faults.append(Fault(line, "yaml", f"the character U+{error.character:04X} is not allowed", "letter"))
            return None
        except RecursionError:  # only without libyaml, which has a limit of its own
            self.faults.append(Fault(1, "yaml", "nested too deeply", "deep"))
            return None
        if node is None:
            self.faults.append(Fault(1, "yaml", "the file is empty", "empty"))
        elif alias := _alias(node):
            self.fault(alias, "yaml", "anchors and aliases are not used here", "alias")
            return None
        return node

    def exact(self, node: Node, key: str) -> str:
        """The text of a scalar that is not empty, as it was written."""
        if isinstance(node, ScalarNode) and node.value.strip():
            return node.value
        self.fault(node, key, "a text is needed", "text")
        return ""

    def text(self, node: Node, key: str) -> str:
        """The text of a scalar that is not empty, with single spaces between its words."""
        return " ".join(self.exact(node, key).split())

    def choice(self, node: Node, key: str, words: Sequence[str]) -> str:
        """One of the words; the first of them when it is none."""
        value = self.text(node, key)
        if value in words:
            return value
        if value:
            self.fault(node, key, f"{value!r} is not one of {', '.join(words)}")
        return words[0]

    def flag(self, node: Node, key: str) -> bool:
        """`true` or `false`."""
        return self.choice(node, key, ("false", "true")) == "true"

    def number(self, node: Node, key: str) -> int:
        """A whole number from 0."""
        value = self.text(node, key)
        if value.isascii() and value.isdecimal() and len(value) < 10:
            return int(value)
        if value:
            self.fault(node, key, f"{value!r} is no whole number")
        return 0

    def items(self, node: Node, key: str) -> Iterator[tuple[str, ScalarNode, Node]]:
        """Key, its node, and the value's node, of a mapping. A repeated key is a fault and is left out."""
        if not isinstance(node, MappingNode):
            self.fault(node, key, "a mapping is needed", "mapping")
            return
        seen: set[str] = set()
        for name_node, value in node.value:
            name = self.text(name_node, key)
            if name in seen:
                self.fault(name_node, name, "repeated key", "repeated")
            elif name:
                seen.add(name)
                yield name, name_node, value

    def elements(self, node: Node, key: str) -> Sequence[Node]:
        """The nodes of a list."""
        if isinstance(node, SequenceNode):
            return node.value
        self.fault(node, key, "a list is needed", "list")
        return ()


def one_or_more(node: Node) -> Sequence[Node]:
    """The nodes of a list, or a single node that stands for a list of one."""
    return node.value if isinstance(node, SequenceNode) else (node,)


def _alias(root: Node) -> Node | None:
    """A node that stands in more than one place, if there is one."""
    seen: set[int] = set()
    waiting: list[Node] = [root]
    while waiting:
        node = waiting.pop()
        if id(node) in seen:
            return node
        seen.add(id(node))
        if isinstance(node, SequenceNode):
            waiting += node.value
        elif isinstance(node, MappingNode):
            waiting += (part for pair in node.value for part in pair)
    return None


def line_of(node: Node) -> int:
    """The line of a node in its file, from 1."""
    return node.start_mark.line + 1
