"""What is wrong with a scenario that somebody writes: every check that fails, where, and what to do about it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from core.narration import Locale
from core.rules.classic.custom import faults
from core.rules.nodes import Fault
from core.rules.scenario_files import Document, Written

PLAYERS, THEME = "players", "theme"
PART = {"role": "roles", "role-count": "roles", "formula": "roles", "option": "options"}
BY_SIZE = ("formula", "gang-third", "too-many")
KEY = {"scenario-id": "id", PLAYERS: "min", "order": "order", "option": "options", THEME: "theme"}

# Where the sentence that a player is refused with would not help an author.
SENTENCES = {
    "scenario-id": "scenario-check-id",
    PLAYERS: "scenario-check-players",
    THEME: "scenario-check-theme",
}
FAULTS = {
    "yaml": "scenario-fault-yaml",
    "letter": "scenario-fault-letter",
    "deep": "scenario-fault-deep",
    "empty": "scenario-fault-empty",
    "alias": "scenario-fault-alias",
    "text": "scenario-fault-text",
    "mapping": "scenario-fault-mapping",
    "list": "scenario-fault-list",
    "repeated": "scenario-fault-repeated",
    "unknown": "scenario-fault-unknown",
    "missing": "scenario-fault-missing",
}


class Failing(NamedTuple):
    """A check that fails: the reason, the roles or options that it fails for, and the sizes of the table."""

    reason: str
    keys: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()


def failing(written: Written, taken: Iterable[str], themes: Iterable[str]) -> list[Failing]:
    """Every check that a scenario fails (classic custom 1-11), and whether its theme is known."""
    found = [Failing(reason, _keys(written, reason), _sizes(written, reason)) for reason in faults(written, taken)]
    if written.get("theme", "") not in ("", *themes):
        found.append(Failing(THEME))
    return found


def wrong_sizes(found: Iterable[Failing]) -> set[int]:
    """The sizes at which something fails."""
    return {size for failing in found for size in failing.sizes}


def told(found: Iterable[Failing], locale: Locale) -> Iterator[str]:
    """A line for each check that fails."""
    for failing in found:
        yield f"- {_sentence(failing, locale, [f'`{key}`' for key in failing.keys])}"


def told_of_file(found: Iterable[Failing], document: Document, locale: Locale) -> Iterator[str]:
    """A line for each check that fails, with the lines of the file and their keys."""
    places: list[tuple[int, str, str]] = []
    for failing in found:
        part = KEY.get(failing.reason, "roles")
        keys = [f"{part}.{key}" for key in failing.keys] or [part]
        sentence = _sentence(failing, locale)
        places += [(document.lines.get(key, 1), key.rpartition(".")[2], sentence) for key in keys]
    yield from (_line(*place, locale) for place in sorted(places))


def told_of_faults(found: Iterable[Fault], locale: Locale) -> Iterator[str]:
    """A line for each place at which a file cannot be read."""
    return (_line(fault.line, fault.key, locale.text(FAULTS[fault.kind]), locale) for fault in found)


def _line(line: int, key: str, text: str, locale: Locale) -> str:
    return locale.text("scenario-fault", line=line, key=key.replace("`", ""), text=text)


def _sentence(failing: Failing, locale: Locale, names: Sequence[str] = ()) -> str:
    """What is wrong and what to do, then the names that it is about, and the sizes of the table."""
    where = ", ".join(names)
    if failing.sizes:
        sizes = locale.text("scenario-check-sizes", sizes=runs(failing.sizes))
        where = f"{where}; {sizes}" if where else sizes
    sentence = locale.text(SENTENCES.get(failing.reason, f"reason-{failing.reason}"))
    return f"{sentence} **{where}**" if where else sentence


def runs(numbers: Iterable[int]) -> str:
    """Numbers in short: `6–8, 11`."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in found)


def _keys(written: Written, reason: str) -> tuple[str, ...]:
    """The roles or options that fail a check by themselves."""
    part = PART.get(reason, "")
    each = cast(Mapping[str, object], written.get(part) or {})
    return tuple(key for key, value in each.items() if reason in faults({**written, part: {key: value}}))


def _sizes(written: Written, reason: str) -> tuple[int, ...]:
    """The sizes of the table at which a check fails; none when size has nothing to do with it."""
    if reason not in BY_SIZE or PLAYERS in faults(written):
        return ()
    sizes = range(int(str(written["min"])), int(str(written.get("max", "20"))) + 1)
    wrong = tuple(n for n in sizes if reason in faults({**written, "min": str(n), "max": str(n)}))
    return () if len(wrong) == len(sizes) else wrong
