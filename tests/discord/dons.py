"""Games of the dons on the stage, with the roster that a test wants."""

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from core.engine.scenario import Scenario, Share
from core.rules.registry import RULESETS
from tests.discord.kit import Stage, Table

TWO = {
    "Vito": "don", "Mik": "mafioso", "Max": "maniac", "Kop": "cop", "Pom": "deputy", "Dok": "doctor",
    "Vamp": "vampire", "Ann": "citizen", "Bob": "citizen", "Cid": "citizen", "Dan": "citizen",
}  # fmt: skip


@asynccontextmanager
async def playing(
    folder: Path,
    roster: Mapping[str, str],
    *,
    ruleset: str = "dons-two",
    options: Mapping[str, object] | None = None,
    setup: Mapping[str, object] | None = None,
    language: str = "ru",
) -> AsyncIterator[Table]:
    """A table with these people in these roles, after the deal; seats are numbered in the order given."""
    counts = Counter(roster.values())
    shares = {role: Share.read(str(number)) for role, number in counts.items() if role != "citizen"}
    custom = Scenario("custom", 10, 30, shares, "citizen", theme="dons", title={"ru": "Доны", "en": "Dons"})
    rules = replace(RULESETS[ruleset], free=custom)
    async with Stage.open(folder, None, rules) as stage:
        yield await stage.game(
            stage.server(locale=language), roster, ruleset=ruleset, scenario="custom", theme="dons",
            options=options, setup=setup, language=language,
        )  # fmt: skip


async def until(table: Table, phase: str) -> None:
    """Let time pass until a phase opens."""
    for _ in range(100):
        if table.phase == phase:
            return
        await table.stage.advance(hours=1)
    raise AssertionError(f"{table.phase}, not {phase}")
