"""The options of the dons, section 2 of the page."""

from zoneinfo import ZoneInfo

from core.engine.options import MINUTE, BadValue, Option, choice, span


def _zone(value: object) -> object:
    try:
        ZoneInfo(str(value))
    except (ValueError, OSError, KeyError) as error:
        raise BadValue(value) from error
    return value


def _option(key: str, values: str, clause: str) -> Option:
    """The first of the values is the default."""
    words = tuple(values.split())
    return Option(key, words[0], choice(*words), f"dons {clause}", words)


def _length(key: str, default: str, clause: str, least: int = MINUTE) -> Option:
    return Option(key, default, span(least=least), f"dons {clause}")


OPTIONS = (
    _option("day-one", "vote talk", "day.1"),
    _option("ballot", "open secret", "day.3"),
    _option("revote", "allowed forbidden", "day.4"),
    _option("silent", "none self", "day.5"),
    _option("tie", "nobody lot", "day.9"),
    _option("spared", "nobody next", "day.10"),
    _option("inactive", "off 2 3", "day.13"),
    _length("office-deadline", "14:00", "day.6", least=0),
    _option("clock", "phase wall", "day.6"),
    Option("zone", "UTC", _zone, "dons day.6"),
    _option("prosecutor-deadline", "close office", "pros.2"),
    _length("day-length", "24:00", "day.2"),
    _length("night-length", "12:00", "day.2"),
    _length("dawn-length", "6:00", "day.2"),
    _length("verdict-length", "6:00", "day.2"),
    _option("dawn", "asked always", "snitch.7"),
    _option("child", "simple multi", "child.4"),
    _option("gang-order", "don last majority", "gang.11"),
    _option("heir", "none eldest", "gang.13"),
    _option("check", "role side", "cop.3"),
    _option("reveal", "role none", "tell.3"),
    _option("report", "outcomes choices", "tell.5"),
    _option("parity", "guns plain none", "win.4"),
    _option("walking-basement", "off host lot", "walk.1"),
)
