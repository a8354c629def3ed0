"""What is wrong with the texts, found before anybody reads them."""

from collections.abc import Iterator, Mapping

from fluent.syntax import ast

from core.narration.catalog import Catalog, nodes, reference

CASES = ("nominative", "genitive", "dative", "accusative", "instrumental", "prepositional")
NUMBERS = ("one", "few", "many", "other")
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
FUNCTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "CAPITAL": {},
    "DURATION": {"case": CASES},
    "GENDER": {},
    "NUMBER": {},
    "ROLE": {"case": CASES, "number": NUMBERS},
    "SIDE": {"case": CASES},
    "TEAM": {"case": CASES},
}
GRAMMAR = ("gender", "case", "number")


def faults(catalogs: Mapping[str, Catalog]) -> list[str]:
    """All that is wrong with the texts of all languages, one line each; empty when they can be told."""
    found = [fault for catalog in catalogs.values() for fault in catalog.faults]
    for catalog in catalogs.values():
        found += _of_one(catalog)
    return found + list(_differences(catalogs))


def variables(catalog: Catalog, key: str) -> frozenset[str]:
    """The variables that a text needs, those of the messages that it refers to included."""
    return frozenset(_variables(catalog, key, set()))


def _variables(catalog: Catalog, key: str, seen: set[str]) -> Iterator[str]:
    entry = catalog.entries.get(key.partition(".")[0])
    if key in seen or not entry or key not in entry.patterns:
        return
    seen.add(key)
    for node in nodes(entry.patterns[key]):
        match node:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                yield name
            case ast.MessageReference():
                yield from _variables(catalog, reference(node), seen)
            case _:
                pass


def _of_one(catalog: Catalog) -> Iterator[str]:
    for entry in catalog.entries.values():
        for key, pattern in entry.patterns.items():
            if key.startswith("-") and (lacking := _lacking_cases(catalog, key)):
                yield f"{entry.place}: {key} lacks the cases {', '.join(lacking)}"
            for node in nodes(pattern):
                for fault in _of_node(catalog, node):
                    yield f"{entry.place}: {key}: {fault}"


def _of_node(catalog: Catalog, node: ast.BaseNode) -> Iterator[str]:
    match node:
        case ast.MessageReference():
            yield from _missing(catalog, reference(node))
        case ast.TermReference():
            yield from _missing(catalog, reference(node))
            given = node.arguments.named if node.arguments else []
            yield from _unknown_forms(given, _forms(catalog, reference(node)), reference(node))
        case ast.FunctionReference(id=ast.Identifier(name=name)):
            if name not in FUNCTIONS:
                yield f"no function {name}"
            else:
                yield from _unknown_forms(node.arguments.named, FUNCTIONS[name], name)
        case ast.SelectExpression():
            yield from _plurals(catalog.language, node)
        case _:
            pass


def _missing(catalog: Catalog, key: str) -> Iterator[str]:
    entry = catalog.entries.get(key.partition(".")[0])
    if not entry or key not in entry.patterns:
        yield f"no text {key}"


def _unknown_forms(given: list[ast.NamedArgument], known: Mapping[str, tuple[str, ...]], of: str) -> Iterator[str]:
    for argument in given:
        value = argument.value.value
        if value not in known.get(argument.name.name, ()):
            yield f"{of} has no form {argument.name.name}: {value}"


def _lacking_cases(catalog: Catalog, term: str) -> list[str]:
    """A term that knows one case must know all: the default would stand in for the others without a word."""
    known = _forms(catalog, term).get("case", ())
    return [case for case in CASES if known and case not in known]


def _forms(catalog: Catalog, term: str) -> dict[str, tuple[str, ...]]:
    """The arguments that a term selects on, with the values that it knows."""
    forms: dict[str, tuple[str, ...]] = {}
    entry = catalog.entries.get(term.partition(".")[0])
    if not entry or term not in entry.patterns:
        return forms
    for node in nodes(entry.patterns[term]):
        match node:
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
                forms[name] = forms.get(name, ()) + tuple(map(_key, node.variants))
            case _:
                pass
    return forms


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _plurals(language: str, choice: ast.SelectExpression) -> Iterator[str]:
    """A choice by plural class must name every class of the language, even if two of them sound the same."""
    keys = set(map(_key, choice.variants))
    wanted = PLURALS.get(language, set[str]())
    if keys & {"one", "few", "many"} and not wanted <= keys:
        yield f"no plural {', '.join(sorted(wanted - keys))}"


def _differences(catalogs: Mapping[str, Catalog]) -> Iterator[str]:
    """Ids and variables that one language has and another has not.

    Terms are each language's own, and so are the variables of grammar. A message that holds only attributes is a set of
    variants: their number may differ.
    """
    first, *others = catalogs.values()
    ids = {catalog.language: _comparable(catalog) for catalog in catalogs.values()}
    for other in others:
        for key in sorted(ids[first.language].keys() ^ ids[other.language].keys()):
            lacking = other if key in ids[first.language] else first
            yield f"{lacking.language}: no text {key}"
        for key in sorted(ids[first.language].keys() & ids[other.language].keys()):
            if differing := ids[first.language][key] ^ ids[other.language][key]:
                yield f"{other.language}: {key} differs in {', '.join(f'${name}' for name in sorted(differing))}"


def _comparable(catalog: Catalog) -> dict[str, frozenset[str]]:
    """The variables of each message and attribute; of variants only their message, as any of them may do without."""
    found: dict[str, frozenset[str]] = {}
    for name, entry in catalog.entries.items():
        if name.startswith("-"):
            continue
        if is_variants(entry.patterns, name):
            found[name] = frozenset()
            continue
        for key in entry.patterns:
            found[key] = frozenset(v for v in variables(catalog, key) if not v.endswith(GRAMMAR))
    return found


def is_variants(patterns: Mapping[str, ast.Pattern], name: str) -> bool:
    """Whether a message is a set of variants, one of which is told: `.a`, `.b`, `.c` …"""
    return all(len(key) == len(name) + 2 and key[-1].isalpha() for key in patterns)
