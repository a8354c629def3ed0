"""The terms of a new game: presets of time, and options as a host writes them."""

import re
from collections.abc import Iterator, Mapping

from core.engine.options import HOUR, BadValue, Option, settle
from core.engine.ruleset import Ruleset
from core.narration import Cards
from core.play import Game

PACES: Mapping[str, Mapping[str, str]] = {
    "forum": {"timing": "revote", "night_length": "48h", "answer_window": "12h", "weekend": "pause"},
    "live": {
        "timing": "live",
        "day_length": "15m",
        "night_length": "5m",
        "answer_window": "1m",
        "weekend": "play",
    },
}
SPANS = ("1m", "3m", "5m", "10m", "15m", "30m", "1h", "2h", "4h", "6h", "12h", "24h", "36h", "48h", "72h")
TOLD_APART = {"timing", "day_min", "day_length", "night_length", "weekend"}
ALWAYS = ("day-length", "night-length", "office-deadline")  # what everybody needs to know, changed or not
EXAMPLE = "twilight=1h, parity=false"
CHOICES, LABEL = 25, 100
DAY = 24 * HOUR

Written = dict[str, object]


class BadTerm(ValueError):
    """What a host has written is no option, or no value of it. The text is the part in question."""


class Unfit(ValueError):
    """An option does not go with the others of the game. The text is its id."""


def of_pace(rules: Ruleset, pace: str | None) -> Written:
    """The options of a preset, those that the rules know; none without a preset."""
    return {key: value for key, value in PACES.get(pace or "", {}).items() if key in rules.option}


def read(rules: Ruleset, text: str, usual: Mapping[str, object]) -> Written:
    """Options as written: `twilight=1h, parity=false`; several dates stand with spaces between.

    They must go with those that are `usual` for the game. Raises `BadTerm`, `Unfit`.
    """
    written: Written = {}
    for part in _parts(text):
        key, _, value = part.partition("=")
        option = rules.option.get(key.strip())
        if option is None:
            raise BadTerm(part)
        kept = _value(option, value)
        try:
            option.read(kept)
        except BadValue as error:
            raise BadTerm(part) from error
        written[option.id] = kept
    try:
        settle(rules.options, "", {**usual, **written})
    except BadValue as error:
        raise Unfit(str(error)) from error
    return written


def suggest(rules: Ruleset, cards: Cards, language: str, text: str) -> Iterator[tuple[str, str]]:
    """How a text of options may go on: labels and whole texts, as Discord takes them."""
    *done, last = text.split(",")
    before = "".join(f"{part.strip()}, " for part in done)
    found = _values(rules, cards, language, last) if "=" in last else _names(rules, cards, language, last)
    for label, written in found:
        if len(before + written) <= LABEL:
            yield label[:LABEL], before + written


def _parts(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;]", text) if part.strip()]


def _value(option: Option, text: str) -> object:
    return tuple(text.split()) if isinstance(option.default, tuple) else text.strip()


def _names(rules: Ruleset, cards: Cards, language: str, typed: str) -> Iterator[tuple[str, str]]:
    wanted = typed.strip().lower()
    for option in rules.options:
        name, _ = cards.option(option.id, language)
        if wanted in f"{option.id} {name}".lower():
            yield f"{name} ({option.id})", f"{option.id}="


def _values(rules: Ruleset, cards: Cards, language: str, typed: str) -> Iterator[tuple[str, str]]:
    key, _, wanted = typed.strip().partition("=")
    if option := rules.option.get(key.strip()):
        name, _ = cards.option(option.id, language)
        for value in dict.fromkeys((wanted.strip(), *option.values, *SPANS, *map(str, range(10)))):
            if not value.startswith(wanted.strip()):
                continue
            try:
                kept = option.read(_value(option, value))
            except BadValue:
                continue
            yield f"{name}: {cards.value(option.id, kept, language)}", f"{option.id}={value}"


def hurried(game: Game) -> bool:
    """Whether fixed terms are shorter than is wise (`classic 3.2b`)."""
    options = game.state.options
    lengths = (options.get("day_length"), options.get("night_length"))
    return options.get("timing") == "fixed" and any(isinstance(n, int) and n < DAY for n in lengths)


def ranges(game: Game) -> Iterator[tuple[str, range]]:
    """The roles of which the host chooses how many, with what he may choose at this size."""
    players = max(len(game.state.seats), game.scenario.low)
    for role, share in game.scenario.roles.items():
        if share.low != share.high:
            yield role, range(share.low.of(players), share.high.of(players) + 1)


def changed(game: Game) -> Iterator[tuple[str, object]]:
    """The options of a game that are not the usual ones of its scenario; time is told apart."""
    usual = settle(game.rules.options, game.state.scenario, game.scenario.options)
    for key, value in game.state.options.items():
        if key not in TOLD_APART and _plain(value) != _plain(usual[key]):
            yield key, value


def told(game: Game) -> Iterator[tuple[str, object]]:
    """The options that people are told of: those that everybody needs, and those that are not the usual ones."""
    needed = {key: game.state.options[key] for key in ALWAYS if key in game.state.options}
    yield from (needed | dict(changed(game))).items()


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
