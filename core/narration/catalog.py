"""The texts of one language, read from its `.ftl` files, with what each of them needs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

LOCALES = Path(__file__).resolve().parents[2] / "locales"


class BadTexts(Exception):
    """The locale files cannot be used. `faults` holds one line for each thing to mend."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or a term: its name (`lobby-title`, `-role-doctor`), where it stands, and its patterns.

    `patterns` are keyed by the id that asks for them: `name`, or `name.attribute`.
    """

    name: str
    place: str
    patterns: Mapping[str, ast.Pattern]


@dataclass(slots=True)
class Catalog:
    """All texts of a language. `faults` are those that show already in reading."""

    language: str
    resources: list[ast.Resource] = field(default_factory=list[ast.Resource])
    entries: dict[str, Entry] = field(default_factory=dict[str, Entry])
    faults: list[str] = field(default_factory=list[str])

    @property
    def patterns(self) -> dict[str, ast.Pattern]:
        """Every pattern by its full id, those of terms included."""
        return {key: pattern for entry in self.entries.values() for key, pattern in entry.patterns.items()}

    def add(self, source: str, name: str) -> None:
        """Read one file's text. A syntax error or an id that is already taken becomes a fault."""
        resource = FluentResource(source)
        self.resources.append(resource)
        for item in resource.body:
            line = source.count("\n", 0, item.span.start) + 1 if item.span else 0
            place = f"{self.language}/{name}:{line}"
            match item:
                case ast.Junk(content=content):
                    self.faults.append(f"{place}: cannot be read: {str(content).strip().splitlines()[0]}")
                case ast.Message() | ast.Term():
                    self._enter(item, place)
                case _:
                    pass

    def _enter(self, item: ast.Message | ast.Term, place: str) -> None:
        name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
        if name in self.entries:
            self.faults.append(f"{place}: {name} stands already in {self.entries[name].place}")
            return
        patterns = {name: item.value} if item.value else {}
        for attribute in item.attributes:
            key = f"{name}.{attribute.id.name}"
            if key in patterns:
                self.faults.append(f"{place}: {key} stands twice")
            patterns[key] = attribute.value
        self.entries[name] = Entry(name, place, patterns)


def read(folder: Path) -> dict[str, Catalog]:
    """The catalogs of all languages in a folder, by language code.

    Raises `BadTexts` when there is none.
    """
    catalogs: dict[str, Catalog] = {}
    for home in sorted(path for path in folder.glob("*") if path.is_dir()):
        catalog = catalogs[home.name] = Catalog(home.name)
        for file in sorted(home.rglob("*.ftl")):
            catalog.add(file.read_text("utf-8"), file.relative_to(home).as_posix())
    if not catalogs:
        raise BadTexts([f"no languages in {folder}"])
    return catalogs


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all that is in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else (value,):  # pyright: ignore[reportUnknownVariableType]
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                yield from nodes(child)


def reference(node: ast.MessageReference | ast.TermReference) -> str:
    """The full id that a reference asks for."""
    dash = "-" if isinstance(node, ast.TermReference) else ""
    return f"{dash}{node.id.name}" + (f".{node.attribute.name}" if node.attribute else "")
