"""Moments as cases write them: hours and minutes since a phase opened, or a local date and time."""

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from core.engine.options import HOUR, MINUTE

_AT = re.compile(r"(\d{1,4}):([0-5]\d)(?::([0-5]\d)(?:\.(\d{3}))?)?")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
SECOND = 1000


def is_local(text: str) -> bool:
    """Whether this is a local date and time, such as `2026-05-15T18:00`."""
    try:
        return "T" in text and datetime.fromisoformat(text).tzinfo is None
    except ValueError:
        return False


def is_moment(text: str) -> bool:
    """Whether this is a local date and time, or `hours:minutes`; seconds may follow (`1:02:03`, `1:02:03.456`)."""
    return _AT.fullmatch(text) is not None or is_local(text)


def moment(text: str, opened: int, zone: str) -> int:
    """The moment that a text stands for, in milliseconds of Unix time, in a phase that was opened at `opened`."""
    if match := _AT.fullmatch(text):
        hours, minutes, seconds, rest = (int(part or 0) for part in match.groups())
        return opened + hours * HOUR + minutes * MINUTE + seconds * SECOND + rest
    return local(text, zone)


def local(text: str, zone: str) -> int:
    """The moment of a local date and time, in milliseconds of Unix time."""
    return (datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)) - _EPOCH) // timedelta(milliseconds=1)


def since(span: int) -> str:
    """A span of milliseconds as `hours:minutes`, with seconds only where they are needed."""
    hours, rest = divmod(span, HOUR)
    minutes, rest = divmod(rest, MINUTE)
    seconds, rest = divmod(rest, SECOND)
    text = f"{hours:02}:{minutes:02}"
    if seconds or rest:
        text += f":{seconds:02}"
    return f"{text}.{rest:03}" if rest else text


def as_local(at: int, zone: str) -> str:
    """A moment as a local date and time."""
    when = (_EPOCH + timedelta(milliseconds=at)).astimezone(ZoneInfo(zone)).replace(tzinfo=None)
    unit = "milliseconds" if at % SECOND else "seconds" if at % MINUTE else "minutes"
    return when.isoformat(timespec=unit)
