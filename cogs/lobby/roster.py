"""A roster that the host writes himself, where a scenario leaves it to him: how many of which role."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from core.engine.ruleset import Ruleset
from core.engine.scenario import Scenario
from core.narration import Locale
from core.narration.check import NUMBERS
from core.narration.voice import Voice
from core.play import Game

# `don=1`, `don 1`, `1 don`, `don`
PART = re.compile(r"(?:(?P<before>\d{1,2}) ?)?(?P<name>[^\d=:]+?)(?: ?[=:]? ?(?P<after>\d{1,2}))?")

SHORTEST = 3  # letters of a name that is cut short


class Roster(NamedTuple):
    """What was written: how many of each role, without those that fill up the table; and what means nothing."""

    counts: Mapping[str, int]
    unread: tuple[str, ...]


def free(game: Game) -> Scenario | None:
    """The scenario of a game, if its roster is written by the host."""
    return game.rules.free if game.scenario is game.rules.free else None


def read(rules: Ruleset, locales: Iterable[Locale], text: str) -> Roster:
    """Roles with their numbers, in any order, with commas or new lines in between; ids, or names in these languages."""
    known = _names(rules, locales)
    counts: Counter[str] = Counter()
    unread: list[str] = []
    for part in filter(None, (part.strip(" .") for part in re.split(r"[,;\n]", text))):
        match = PART.fullmatch(part)
        role = _meant(known, _plain(match["name"])) if match else None
        if match is None or role is None or (match["before"] and match["after"]):
            unread.append(part)
        else:
            counts[role] += int(match["before"] or match["after"] or 1)
    scenario = rules.free
    del counts[scenario.remainder if scenario else ""]
    return Roster(counts, tuple(unread))


def write(rules: Ruleset, locale: Locale, counts: Mapping[str, int]) -> str:
    """The same as people write it: `дон мафии=1, маф=3`."""
    voice = Voice(locale, rules)
    return ", ".join(f"{voice.role(role)}={count}" for role, count in counts.items() if count)


def failing(rules: Ruleset, scenario: Scenario, counts: Mapping[str, int]) -> dict[int, tuple[str, ...]]:
    """For each number of players the checks that fail; nothing where it can be dealt."""
    sizes = range(scenario.low, scenario.high + 1)
    total = sum(counts.values())
    return {n: ("players",) if total > n else rules.roster_faults(scenario.roster(n, counts)) for n in sizes}


def bounds(game: Game) -> tuple[int, int]:
    """For how many players a game is, at least and at most, with the roster that was chosen for it."""
    scenario, chosen = game.scenario, game.meta.get("chosen")
    if chosen and free(game):
        sound = [n for n, found in failing(game.rules, scenario, chosen).items() if not found]
        return (sound[0], sound[-1]) if sound else (scenario.low, scenario.high)
    return scenario.low, scenario.high


def faults(rules: Ruleset, scenario: Scenario, counts: Mapping[str, int]) -> tuple[str, ...]:
    """The checks that fail at the size at which the fewest do; of more roles than can sit, those of these roles."""
    if (total := sum(counts.values())) > scenario.high:
        return rules.roster_faults(scenario.roster(total, counts))
    found = failing(rules, scenario, counts).values()
    return min(found, key=lambda reasons: ("players" in reasons, len(reasons)))


def _names(rules: Ruleset, locales: Iterable[Locale]) -> dict[str, str]:
    """Every way to name a role: its id, and its names in all languages and numbers."""
    found = {_plain(role.id): role.id for role in rules.roles}
    for locale in locales:
        voice = Voice(locale, rules)
        for role in rules.roles:
            found |= {_plain(voice.role(role.id, number=number)): role.id for number in NUMBERS}
    return found


def _meant(known: Mapping[str, str], name: str) -> str | None:
    """The role of this name, or the only one whose name begins so."""
    if name in known:
        return known[name]
    found = {role for full, role in known.items() if len(name) >= SHORTEST and full.startswith(name)}
    return found.pop() if len(found) == 1 else None


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").split())
