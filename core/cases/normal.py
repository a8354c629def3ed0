"""The normal form: the one way in which cases are written. Reading and writing a normal file changes nothing."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

import yaml

from core.cases.model import Case, Expect, Inputs, Step, Texts

WIDTH = 120
_BARE = re.compile(r"[^\W_][^\n#]*")
_UNPRINTABLE = re.compile("[^\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u2028\u2029\ufeff]")
_AS_WRITTEN = re.compile(r"0|[1-9]\d*|true|false")
Tree = object  # a text, or a list or mapping of trees


def write(case: Case) -> str:
    """The text of a case."""
    lines: list[str] = []
    for key, value in _top(case).items():
        lines += _why(case.why) if key == "why" else _entry(f"{key}:", value, 0)
    lines.append("play:")
    for step in case.play:
        lines += _block(_step(step), 2)
    return "\n".join(lines) + "\n"


# --- a case as a tree of texts, lists and mappings ----------------------------------------------------------------


def _top(case: Case) -> dict[str, Tree]:
    parts: dict[str, Tree] = {
        "ruleset": case.ruleset,
        "scenario": case.scenario,
        "clauses": case.clauses,
        "why": case.why,
        "options": case.options,
        "players": case.players,
        "names": case.names,
        "setup": case.setup,
        "chance": case.chance,
        "strict": "true" if case.strict else "",
        "ordered": "true" if case.ordered else "",
        "source": case.source,
    }
    return {key: value for key, value in parts.items() if value}


def _step(step: Step) -> dict[str, Tree]:
    parts: dict[str, Tree] = {step.kind: str(step.number)}
    if step.opens:
        parts["opens"] = step.opens
    if step.open:
        parts["open"] = "true"
    if step.timeline:
        parts["timeline"] = [_moment(inputs) for inputs in step.inputs]
    else:
        parts |= _inputs(step.inputs[0])
    if expect := _expect(step.expect):
        parts["expect"] = expect
    return parts


def _inputs(inputs: Inputs) -> dict[str, Tree]:
    parts: dict[str, Tree] = {
        "host": inputs.host,
        "nominations": inputs.nominations,
        "orders": _givers(inputs.orders),
        "answers": _givers(inputs.answers),
        "votes": _givers(inputs.votes),
    }
    return {key: value for key, value in parts.items() if value}


def _moment(inputs: Inputs) -> dict[str, Tree]:
    parts = _inputs(inputs)
    if len(inputs.host) == 1:
        parts["host"] = inputs.host[0]
    if "votes" in parts:
        parts["vote"] = parts.pop("votes")
    return {"at": inputs.at, **parts}


def _givers(given: Iterable[tuple[str, Texts]]) -> dict[str, Tree]:
    return {giver: texts[0] if len(texts) == 1 else texts for giver, texts in given}


def _expect(expect: Expect) -> dict[str, Tree]:
    parts: dict[str, Tree] = {}
    for key in Expect.__struct_fields__:
        value = getattr(expect, key)
        if key == "refused" and value is not None:
            value = [{who: reason} for who, reason in value]
        elif key == "tally" and value is not None:
            value = {player: str(votes) for player, votes in value.items()}
        elif key == "winner" and value is not None and len(value) == 1:
            value = value[0]
        if value is not None:
            parts[key] = value
    return parts


# --- the tree as text ---------------------------------------------------------------------------------------------


def _entry(head: str, value: Tree, indent: int) -> list[str]:
    """`head` with its value: on one line if it fits, else wrapped or as a block."""
    start = " " * indent + head
    line = f"{start} {_flow(value)}"
    if isinstance(value, str) or (len(line) <= WIDTH and not _is_table(value)):
        return [line]
    if all(isinstance(item, str) or _is_pair(value, item) for item in _values(value)):
        return _wrapped(f"{start} ", _members(value), *_brackets(value))
    if isinstance(value, Mapping):
        pairs = cast(Mapping[str, Tree], value).items()
        return [start, *(line for key, item in pairs for line in _entry(f"{scalar(key)}:", item, indent + 2))]
    return [start, *(line for item in _values(value) for line in _member(item, indent + 2))]


def _member(value: Tree, indent: int) -> list[str]:
    """A member of a list that stands in lines of its own."""
    line = f"{' ' * indent}- {_flow(value)}"
    if isinstance(value, Mapping) and len(line) > WIDTH:
        return _block(cast(Mapping[str, Tree], value), indent)
    return [line]


def _block(value: Mapping[str, Tree], indent: int) -> list[str]:
    """A mapping as a member of a list, each key in a line of its own."""
    first, *rest = (line for key, item in value.items() for line in _entry(f"{scalar(key)}:", item, indent + 2))
    return [f"{' ' * indent}- {first.lstrip()}", *rest]


def _is_table(value: Tree) -> bool:
    """Whether this is a list of mappings, such as a timeline."""
    return not isinstance(value, Mapping) and any(_keys(item) > 1 for item in _values(value))


def _is_pair(around: Tree, value: Tree) -> bool:
    """Whether this mapping is one of the pairs in a list, as in `[Anna: dead, host: phase]`."""
    return not isinstance(around, Mapping) and _keys(value) == 1


def _keys(value: Tree) -> int:
    """How many keys a mapping has; 0 for anything else."""
    return len(cast(Mapping[str, Tree], value)) if isinstance(value, Mapping) else 0


def _wrapped(start: str, items: Sequence[str], opening: str, closing: str) -> list[str]:
    """A list or mapping of texts in brackets, over several lines."""
    lines: list[str] = []
    line = start + opening
    for number, item in enumerate(items, 1):
        part = item + ("," if number < len(items) else closing)
        if number > 1 and len(line) + len(part) > WIDTH:
            lines.append(line.rstrip())
            line = " " * (len(start) + 1)
        line += f"{part} "
    return [*lines, line.rstrip()]


def _values(value: Tree) -> Iterable[Tree]:
    return cast(Mapping[str, Tree], value).values() if isinstance(value, Mapping) else cast(Sequence[Tree], value)


def _members(value: Tree) -> list[str]:
    """The members of a list or mapping as they stand in its brackets."""
    if isinstance(value, Mapping):
        return [f"{scalar(key)}: {_flow(item)}" for key, item in cast(Mapping[str, Tree], value).items()]
    return [_flow(item)[1:-1] if _is_pair(value, item) else _flow(item) for item in _values(value)]


def _brackets(value: Tree) -> str:
    return "{}" if isinstance(value, Mapping) else "[]"


def _flow(value: Tree) -> str:
    """A value on one line."""
    if isinstance(value, str):
        return scalar(value)
    opening, closing = _brackets(value)
    return opening + ", ".join(_members(value)) + closing


def _why(text: str) -> list[str]:
    if len(text) + 5 <= WIDTH and "\n" not in text:
        return [f"why: {scalar(text, flow=False)}"]
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) + 3 > WIDTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return ["why: >-", *(f"  {line}" for line in lines)]


def scalar(text: str, *, flow: bool = True) -> str:
    """A text as a scalar: bare where YAML reads it back as it is and nobody takes it for something else."""
    if _AS_WRITTEN.fullmatch(text) or (_BARE.fullmatch(text) and _plain(text, flow)):
        return text
    quoted = json.dumps(text, ensure_ascii=False)
    return _UNPRINTABLE.sub(lambda match: json.dumps(match[0])[1:-1], quoted)


def _plain(text: str, flow: bool) -> bool:
    if text != text.strip() or ": " in text or text.endswith(":") or _UNPRINTABLE.search(text):
        return False
    if flow and any(mark in text for mark in ",[]{}:"):
        return False
    resolvers = yaml.SafeLoader.yaml_implicit_resolvers.get(text[0], [])
    return not any(pattern.match(text) for _, pattern in resolvers)
