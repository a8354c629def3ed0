"""The options of `classic`, section 2 of the page. `chat` has defaults of its own."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import cast
from zoneinfo import ZoneInfo

from core.engine.options import MINUTE, BadValue, Option, choice, flag, number, span, text


def _dates(value: object) -> object:
    try:
        return tuple(date.fromisoformat(day).isoformat() for day in cast(Iterable[str], value))
    except (TypeError, ValueError) as error:
        raise BadValue(value) from error


def _zone(value: object) -> object:
    try:
        ZoneInfo(str(value))
    except (ValueError, OSError, KeyError) as error:
        raise BadValue(value) from error
    return value


def _option(key: str, default: str, values: str, clause: str, chat: str = "") -> Option:
    words = tuple(values.split())
    by_scenario = {"chat": chat} if chat else {}
    return Option(key, default, flag if words == ("true", "false") else choice(*words), clause, words, by_scenario)


def _span(key: str, default: str, clause: str, chat: str = "", least: int = 0) -> Option:
    return Option(key, default, span(least=least), clause, by_scenario={"chat": chat} if chat else {})


def _reaches_day_min(limit: object, options: Mapping[str, object]) -> bool:
    """A limit that stands from the Day's start gives the least Day at any rate (D26)."""
    return limit == "none" or cast(int, limit) >= cast(int, options["day_min"])


OPTIONS = (
    _option("timing", "revote", "revote fixed live", "classic 3.3", chat="live"),
    _span("limit_notice", "4h", "classic 3.1.2a"),
    _span("day_min", "24h", "classic 3.1.2b"),
    _span("twilight", "2h", "classic 3.1.3a"),
    _span("extra", "4h", "classic 3.1.4a"),
    Option("auto_limit", "none", span("none"), "classic D26", ("none",), fits=_reaches_day_min),
    # Without a least length phases could follow on each other for ever, all at one moment.
    _span("day_length", "48h", "classic 3.2b", chat="15m", least=MINUTE),
    _span("night_length", "48h", "classic D28", chat="5m", least=MINUTE),
    _option("night_end", "all-orders", "all-orders deadline", "classic 6.7"),
    _span("answer_window", "12h", "classic D20", chat="1m"),
    _option("weekend", "pause", "pause play", "classic 3.5a", chat="play"),
    Option("holidays", (), _dates, "classic 3.5a"),
    Option("zone", "UTC", _zone, "classic 3.4"),
    _option("introductions", "true", "true false", "classic 1.2.3"),
    _option("gang_agreement", "unanimous", "unanimous majority any", "classic 4.1c", chat="any"),
    _option("shoot_own", "refused", "refused allowed", "classic 4.1a"),
    Option("inactive_days", "2", number(0, 9), "classic 1.4.3"),
    _option("recruit_silence", "die", "die join", "classic D53"),
    _option("parity", "true", "true false", "classic 1.3.2", chat="false"),
    _option("lawyer_killer", "false", "true false", "classic D17"),
    _option("turncoat_shoots", "true", "true false", "classic D43"),
    _option("beaten_specialist", "stops-gang", "stops-gang own-act", "classic D60"),
    _option("descriptions", "true", "true false", "classic 6.5"),
    Option("theme", "", text, "classic 1.1.3"),
)
