"""Every id that the code asks for exists and gets its variables; every id that exists is asked for."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from core.narration import load
from core.narration.catalog import nodes, reference
from core.narration.check import variables
from core.narration.public import FACTS, HIDDEN, MOMENTS, moments
from core.narration.vocabulary import UNORDERED, abilities, needed
from core.narration.voice import PLAIN, Voice
from core.rules.registry import RULESETS
from tests.locales.texts import CATALOGS

ROOT = Path(__file__).parents[2]
ASKED = ("answer", "deal", "host", "join", "order", "vote")
KERNEL_REASONS = ("seated", "elsewhere", "watching")  # of the kernel and of running games
HOLE = "\0"


@dataclass(frozen=True)
class Use:
    """A call of `text` with a literal id (holes of an f-string as `\\0`); `given` is `None` when it cannot be read."""

    place: str
    key: str
    given: frozenset[str] | None


@cache
def trees() -> dict[str, ast.Module]:
    files = [ROOT / "bot.py", *(f for folder in ("cogs", "core", "sandbox") for f in (ROOT / folder).rglob("*.py"))]
    return {f.relative_to(ROOT).as_posix(): ast.parse(f.read_text("utf-8")) for f in files if f.exists()}


def uses() -> Iterator[Use]:
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _called(node.func) == "text":
                for key in _literals(node.args[0]):
                    yield Use(f"{name}:{node.lineno}", key, _given(node.keywords))


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _literals(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.JoinedStr(values=parts):
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else HOLE for p in parts)
        case ast.IfExp(body=body, orelse=other):
            yield from _literals(body)
            yield from _literals(other)
        case _:
            pass


def _given(keywords: list[ast.keyword]) -> frozenset[str] | None:
    names: set[str] = set()
    for keyword in keywords:
        match keyword:
            case ast.keyword(arg=str(name)):
                names.add(name)
            case ast.keyword(value=ast.Call(func=ast.Attribute(attr="who"), args=[_, *part])):
                who = str(part[0].value) if part and isinstance(part[0], ast.Constant) else "player"
                names |= {who, "gender" if who == "player" else f"{who}_gender"}
            case _:
                return None
    return frozenset(names)


def pattern(key: str) -> re.Pattern[str]:
    return re.compile(r"[\w.-]+".join(map(re.escape, key.split(HOLE))))


def ids() -> set[str]:
    return {key for key in CATALOGS["en"].patterns if not key.startswith("-")}


def test_every_id_in_the_code_exists() -> None:
    lost = {
        f"{use.place}: {use.key.replace(HOLE, '…')}"
        for use in uses()
        if not use.key.startswith(HOLE) and not any(pattern(use.key).fullmatch(key) for key in ids())
    }
    assert not lost


def test_every_text_gets_its_variables() -> None:
    lacking = {
        f"{use.place}: {use.key} needs {', '.join(sorted(missing))}"
        for use in uses()
        if use.given is not None and use.key in ids()
        for catalog in CATALOGS.values()
        if (missing := variables(catalog, use.key) - use.given)
    }
    assert not lacking


def test_no_text_gets_a_variable_that_no_language_uses() -> None:
    idle = {
        f"{use.place}: {use.key} does not use {', '.join(sorted(left))}"
        for use in uses()
        if use.given is not None and use.key in ids()
        if (left := {v for v in use.given if "gender" not in v} - _used(use.key))
    }
    assert not idle


def _used(key: str) -> set[str]:
    return set().union(*(variables(catalog, key) for catalog in CATALOGS.values()))


def test_every_text_is_used() -> None:
    asked = set(of_the_rules()) | {name for theme in themes() for name in of_theme(theme)} | referred()
    literals = {node.value for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    templates = [pattern(key) for key in written_with_holes() if not key.startswith(HOLE)]
    idle = {
        f"{entry.place}: {name}"
        for name, entry in CATALOGS["en"].entries.items()
        if not name.startswith("-") and name not in asked
        if not any(key in literals or any(t.fullmatch(key) for t in templates) for key in (name, *entry.patterns))
    }
    assert not idle


def written_with_holes() -> set[str]:
    """All f-strings of the code that could be ids."""
    return {
        key
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for key in _literals(node)
        if re.match(r"[a-z]+-", key)
        if key.split("-")[0] not in KINDS
    }


# Their ids come from the words of the rules: an f-string alone does not show that such a text is used.
KINDS = (
    "ability",
    "act",
    "card",
    "cause",
    "fact",
    "option",
    "phase",
    "question",
    "reason",
    "result",
    "scenario",
    "team",
)


def of_the_rules() -> Iterator[str]:
    locales = load()
    for rules in RULESETS.values():
        voice = Voice(locales["en"], rules)
        yield from (key.partition(".")[0] for key in needed(voice))
        acts = [ability.id for ability in abilities(rules)]
        yield from (voice.id("act", f"{act}-self") for act in acts)
        yield from (voice.id("act", act) for act in UNORDERED)
        yield from (voice.id("result", f"{act}-{result}") for act in acts for result in rules.results)
        reasons = (*rules.reasons, *KERNEL_REASONS)
        yield from (voice.id("reason", reason) for reason in reasons)
        yield from (voice.id("reason", f"{of}-{reason}") for of in ASKED for reason in reasons)


def themes() -> set[str]:
    return {PLAIN, *(s.theme for rules in RULESETS.values() for s in rules.scenarios.values())}


def of_theme(theme: str) -> Iterator[str]:
    for rules in RULESETS.values():
        yield from (f"{theme}-{moment}" for moment in moments(rules))


def referred() -> set[str]:
    return {
        reference(node).partition(".")[0]
        for catalog in CATALOGS.values()
        for text in catalog.patterns.values()
        for node in nodes(text)
        if isinstance(node, ftl.MessageReference)
    }


@pytest.mark.parametrize("language", CATALOGS)
def test_a_kind_of_text_has_no_part_that_nobody_reads(language: str) -> None:
    locales = load()
    for rules in RULESETS.values():
        voice = Voice(locales[language], rules)
        wanted = set(needed(voice)) | {f"question-{q}.{a}" for q, answers in ANSWERS.items() for a in answers}
        wanted |= {"option-inactive_days.number"}
        for name, entry in CATALOGS[language].entries.items():
            if name in wanted and name.split("-")[0] in KINDS:
                assert set(entry.patterns) <= wanted, f"{entry.place}: {set(entry.patterns) - wanted}"


ANSWERS = {
    "last-shot": ("shoot", "pass"),
    "recruit": ("join", "die"),
    "side": ("mafia", "yakuza"),
    "snitch": ("deal", "kill"),
    "drag": ("drag", "pass"),
}


def test_every_answer_has_its_label() -> None:
    for question, answers in ANSWERS.items():
        assert {f"question-{question}.{answer}" for answer in answers} <= ids()


def test_moments_name_known_variables_only() -> None:
    known = {"player", "gender", "role", "count", "team", "side"}
    assert {name for names in (MOMENTS | HIDDEN | FACTS).values() for name in names} <= known
