"""Rule options: declared once, written as short texts (`4h`, `majority`), kept in a game as parsed values."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

MINUTE = 60_000
HOUR = 60 * MINUTE
LONGEST = 366 * 24 * HOUR

_DURATION = re.compile(r"(?:(\d{1,9})d)?(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,9})s)?")
_CLOCK = re.compile(r"(\d{1,3}):([0-5]\d)")


class BadValue(ValueError):
    """An option's written value cannot be read, or is not allowed."""


def duration(text: str) -> int:
    """`1h30m` or `24:00` in milliseconds. Raises `BadValue`, also for more than a year."""
    if clock := _CLOCK.fullmatch(text):
        return int(clock[1]) * HOUR + int(clock[2]) * MINUTE
    match = _DURATION.fullmatch(text)
    if not text or not match:
        raise BadValue(text)
    days, hours, minutes, seconds = (int(part or 0) for part in match.groups())
    spelt = days * 24 * HOUR + hours * HOUR + minutes * MINUTE + seconds * 1000
    if spelt > LONGEST:
        raise BadValue(text)
    return spelt


def written(milliseconds: int) -> str:
    """A duration as it is written in options: `5400000` is `1h30m`."""
    hours, rest = divmod(milliseconds, HOUR)
    minutes, rest = divmod(rest, MINUTE)
    seconds = rest // 1000
    return "".join(f"{n}{unit}" for n, unit in ((hours, "h"), (minutes, "m"), (seconds, "s")) if n) or "0m"


def choice(*values: str) -> Callable[[object], object]:
    """A reader for one word out of a list."""

    def read(value: object) -> object:
        if value not in values:
            raise BadValue(value)
        return value

    return read


def number(low: int, high: int) -> Callable[[object], object]:
    """A reader for a whole number within bounds."""

    def read(value: object) -> object:
        if not isinstance(value, str) or not value.isdecimal() or not low <= int(value) <= high:
            raise BadValue(value)
        return int(value)

    return read


def span(*words: str, least: int = 0) -> Callable[[object], object]:
    """A reader for a duration of at least so much, or one of the words."""

    def read(value: object) -> object:
        if value in words:
            return value
        if not isinstance(value, str):
            raise BadValue(value)
        kept = duration(value)
        if kept < least:
            raise BadValue(value)
        return kept

    return read


def flag(value: object) -> object:
    """A reader for `true` and `false`."""
    if value not in ("true", "false"):
        raise BadValue(value)
    return value == "true"


def text(value: object) -> object:
    """A reader for free text."""
    if not isinstance(value, str):
        raise BadValue(value)
    return value


@dataclass(frozen=True, slots=True)
class Option:
    """A rule option. `read` turns the written value into the kept one, or raises `BadValue`.

    `fits(value, options)`: whether the kept value goes with those of the other options.
    """

    id: str
    default: str | tuple[str, ...]
    read: Callable[[object], object]
    clause: str
    values: tuple[str, ...] = ()
    by_scenario: Mapping[str, str] = field(default_factory=dict[str, str])
    fits: Callable[[object, Mapping[str, object]], bool] = lambda value, options: True


def settle(options: tuple[Option, ...], scenario: str, given: Mapping[str, object]) -> dict[str, object]:
    """All options of a game: the defaults of the scenario, overridden by what is `given` in writing.

    Raises `BadValue` with the option's id when an option or a value is not known, or does not fit the others.
    """
    known = {o.id: o for o in options}
    for key in given:
        if key not in known:
            raise BadValue(key)
    settled: dict[str, object] = {}
    for option in options:
        value = given.get(option.id, option.by_scenario.get(scenario, option.default))
        try:
            settled[option.id] = option.read(value)
        except BadValue as error:
            raise BadValue(option.id) from error
    for option in options:
        if not option.fits(settled[option.id], settled):
            raise BadValue(option.id)
    return settled
