"""Small things that every language shares: letters, spans of time, names of people."""

import re
from collections.abc import Iterator

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
LONG = 3 * DAY

_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
_RIGHT_TO_LEFT = re.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_DIRECTION_MARKS = re.compile(r"[\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def capital(text: str) -> str:
    """The same with a capital first letter, marks of layout before it left alone; `{ CAPITAL(…) }` in a text."""
    for place, letter in enumerate(text):
        if letter.isalnum():
            return text[:place] + letter.upper() + text[place + 1 :]
    return text


def units(span: int) -> Iterator[tuple[str, int]]:
    """A span of milliseconds as units and their numbers, two at most, from days down to seconds."""
    rest = max(0, span)
    sizes = {"days": DAY, "hours": HOUR, "minutes": MINUTE, "seconds": SECOND}
    if rest < LONG:
        sizes.pop("days")
    parts: list[tuple[str, int]] = []
    for unit, size in sizes.items():
        count, rest = divmod(rest, size)
        if count or parts:
            parts.append((unit, count))
    shown = [part for part in parts[:2] if part[1]]
    yield from shown or [("seconds", 0)]


def escape(name: str) -> str:
    """A person's name for a Discord message: no mark in it changes the layout or calls anybody."""
    return _MARKDOWN.sub(r"\\\1", name)


def isolate(name: str) -> str:
    """A name from right to left keeps its direction to itself; marks of direction in a name are dropped."""
    clean = _DIRECTION_MARKS.sub("", name)
    return f"\u2068{clean}\u2069" if _RIGHT_TO_LEFT.search(clean) else clean


def cut(text: str, limit: int) -> str:
    """The text, or its beginning with an ellipsis where it is longer than `limit`."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
