"""The raw texts, as translators write them."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from core.narration.catalog import LOCALES, Catalog, nodes, read

CATALOGS = read(LOCALES)
LANGUAGES = tuple(CATALOGS)


def fragments(catalog: Catalog, *names: str) -> Iterator[tuple[str, str]]:
    """Every piece of plain text with the place it stands in; of the files called so, or of all."""
    for entry in catalog.entries.values():
        if names and Path(entry.place.split(":")[0]).stem not in names:
            continue
        for key, pattern in entry.patterns.items():
            for node in nodes(pattern):
                if isinstance(node, ast.TextElement):
                    yield f"{entry.place} {key}", str(node.value)


def choices(catalog: Catalog, variable: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every choice by a variable (a trailing part of its name counts too), its plain texts by their keys."""
    for entry in catalog.entries.values():
        for key, pattern in entry.patterns.items():
            for node in nodes(pattern):
                if isinstance(node, ast.SelectExpression) and _selects(node.selector, variable):
                    yield f"{entry.place} {key}", {str(_key(v)): _plain(v.value) for v in node.variants}


def _selects(selector: ast.SyntaxNode, variable: str) -> bool:
    return isinstance(selector, ast.VariableReference) and selector.id.name.endswith(variable)


def _key(variant: ast.Variant) -> object:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _plain(pattern: ast.Pattern) -> str:
    return "".join(str(node.value) for node in nodes(pattern) if isinstance(node, ast.TextElement))
