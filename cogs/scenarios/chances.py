"""Who wins when everybody plays at random: a hint for who writes a scenario, reckoned beside the bot."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from core.engine.ruleset import Ruleset
from core.engine.scenario import Scenario
from core.lab.simulate import ENDLESS, Setup, Summary, simulate
from core.narration import Locale

GAMES, SEED = 100, 1  # games at each size
HOPELESS = 0.05  # a side that wins less often, as far as one can tell, practically cannot win
TOO_MANY_ENDLESS = 0.1
DRAW = "draw"
HEIRS = {"recruiter": "renegades"}  # a team that goes on under another name (classic 4.10g)

_ONE_AT_A_TIME = asyncio.Semaphore()

log = logging.getLogger(__name__)


class Size(NamedTuple):
    """What came of the games at one size of the table; `sides` are the teams that are dealt."""

    players: int
    sides: tuple[str, ...]
    summary: Summary


def beside() -> Executor:
    """A process of its own, so that the games that people play do not wait for it."""
    return ProcessPoolExecutor(1, get_context("spawn"))


async def reckon(rules: Ruleset, scenario: Scenario) -> Sequence[Size]:
    """Play a scenario at random at its smallest, middle and largest size; nothing when the machine cannot."""
    low, high = scenario.low, scenario.high
    rosters = [scenario.roster(players) for players in sorted({low, (low + high) // 2, high})]
    setups = [Setup(rules.id, "", roster, scenario.options) for roster in rosters]
    loop = asyncio.get_running_loop()
    async with _ONE_AT_A_TIME:
        pool = beside()
        try:
            summaries = [await loop.run_in_executor(pool, simulate, setup, GAMES, SEED) for setup in setups]
        except (BrokenExecutor, OSError) as broken:
            log.warning("no random play: %s", broken)
            return ()
        finally:
            pool.shutdown(wait=False)
    return [
        Size(len(roster), tuple(dict.fromkeys(rules.role[role].team for role in roster)), summary)
        for roster, summary in zip(rosters, summaries, strict=True)
    ]


def told(found: Sequence[Size], locale: Locale) -> str:
    """The win shares in words, and what an author should think about."""
    if not found:
        return locale.text("scenario-chances-none")
    lines = [locale.text("scenario-chances", games=GAMES)]
    for size in found:
        shares = ", ".join(_shares(size, locale))
        lines.append(locale.text("scenario-chances-size", count=size.players, shares=shares))
    return "\n".join((*lines, *_warnings(found, locale)))


def _shares(size: Size, locale: Locale) -> Iterator[str]:
    wins, games = size.summary.wins, size.summary.games
    for team in (*size.sides, *(team for team in wins if team not in (*size.sides, DRAW, ENDLESS))):
        yield locale.text("scenario-chances-team", team=team, percent=round(100 * wins[team] / games))
    if wins[DRAW]:
        yield locale.text("scenario-chances-draw", percent=round(100 * wins[DRAW] / games))
    if wins[ENDLESS]:
        yield locale.text("scenario-chances-endless", percent=round(100 * wins[ENDLESS] / games))


def _warnings(found: Sequence[Size], locale: Locale) -> Iterator[str]:
    hopeless: dict[str, list[str]] = {}
    for size in found:
        for team in size.sides:
            if _hopeless(size.summary, team):
                hopeless.setdefault(team, []).append(str(size.players))
    for team, sizes in hopeless.items():
        yield locale.text("scenario-warning-hopeless", team=team, sizes=", ".join(sizes))
    endless = [str(s.players) for s in found if s.summary.wins[ENDLESS] > TOO_MANY_ENDLESS * s.summary.games]
    if endless:
        yield locale.text("scenario-warning-endless", sizes=", ".join(endless))
    if hopeless or endless:
        yield locale.text("scenario-warning-only")


def _hopeless(summary: Summary, team: str) -> bool:
    _, _, most = summary.share(team)
    heir = HEIRS.get(team)
    return most < HOPELESS and not (heir and summary.wins[heir])
