"""Who may do something and who may not get answers of one shape, by the same calls in the same order.

And what is logged below a warning names no role, no order, no token.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from simcord.components import walk_components
from simcord.results import InteractionResult

from core.narration import Narrator
from core.rules.registry import RULESETS
from tests.discord.claims import Suspicion
from tests.discord.kit import Stage, Table, answer, components, text, texts
from tests.discord.test_night import GENEVA, SIX, night
from tests.discord.test_questions import condemned, recruited

LONGEST = 1.6  # times the shortest answer
LONGEST_CARD = 2.0  # roles have more or less to be told of
TWELVE = GENEVA | {"Fay": "necromancer"}


class Shape(NamedTuple):
    """What an answer looks like from afar: whether it is private, the kinds of its parts, and the calls it took."""

    ephemeral: bool
    parts: tuple[int, ...]
    calls: tuple[str, ...]


async def shape(stage: Stage, act: Awaitable[InteractionResult]) -> tuple[Shape, int]:
    """The shape of what comes of an act, and the length of its words."""
    before = len(stage.timeline)
    result = await act
    message: Any = result.response.message if result.response else None
    parts = tuple(part["type"] for part in walk_components(components(message))) if message else ()
    calls = tuple(f"{method} {re.sub('[0-9]+|/[^/]{20,}', '#', path)}" for _, method, path in stage.timeline[before:])
    return Shape(result.ephemeral, parts, calls), len(text(message)) if message else 0


Acting = Callable[[Table, str], Awaitable[InteractionResult]]


async def chosen(table: Table, name: str) -> InteractionResult:
    return await table.choose(name, "Gleb" if name != "Gleb" else "Igor")


async def declined(table: Table, name: str) -> InteractionResult:
    last = text(table.messages(name, "private")[-1])
    return await table.press(name, "Пропустить" if "Пропустить" in last else "Спать", "private")


NIGHTLY: dict[str, Acting] = {
    "act": lambda table, name: table.press(name, "Действовать"),
    "choose": chosen,
    "choose again": chosen,
    "decline": declined,
    "act again": lambda table, name: table.press(name, "Действовать"),
    "card": lambda table, name: table.press(name, "Моя роль"),
    "help": lambda table, name: table.press(name, "?"),
    "card by command": lambda table, name: table.slash(name, "role"),
    "status": lambda table, name: table.slash(name, "game status"),
}


async def test_at_night_all_get_one_shape(tmp_path: Path):
    """All of a roster of seven roles; a mafioso's order is told in his room besides, where nobody else looks."""
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, TWELVE, "haiti")
        mafia = str(table.room("mafia").id)
        for act, acting in NIGHTLY.items():
            shapes, lengths = set(), []
            for name in TWELVE:
                seen, length = await shape(stage, acting(table, name))
                shapes.add(seen._replace(calls=tuple(c for c in seen.calls if "/interactions" in c)))
                lengths.append(length)
                elsewhere = [path for _, _, path in stage.timeline[-len(seen.calls) :] if "/interactions" not in path]
                assert all(path.startswith(f"/channels/{mafia}/") for path in elsewhere), (name, act)
                await stage.advance(seconds=3)
            assert len(shapes) == 1, (act, shapes)
            assert max(lengths) <= (LONGEST_CARD if "card" in act else LONGEST) * min(lengths), (act, lengths)


async def test_at_dawn_the_asked_the_others_and_the_dying_get_one_shape(tmp_path: Path):
    """Igor is dead already, but nobody may know before the morning, not even he."""
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, GENEVA, "geneva")
        for name in ("Anna", "Boris", "Clara"):
            await table.slash(name, "shoot", target="Igor")
        await table.slash("Fay", "recruit", target="Hanna")
        await stage.advance(hours=48)
        assert table.phase == "dawn 2"
        for label in ("Ответить", "Моя роль", "?"):
            seen = {name: await shape(stage, table.press(name, label)) for name in GENEVA}
            assert len({found for found, _ in seen.values()}) == 1, label
            lengths = [length for _, length in seen.values()]
            assert max(lengths) <= LONGEST * min(lengths), (label, lengths)
        status = {
            answer(await table.slash(name, "game status")).replace(table.label(name), "") for name in ("Igor", "Jana")
        }
        assert len(status) == 1


async def test_answering_and_waiting_take_the_same_calls(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await recruited(stage)
        for name in ("Hanna", "Igor"):
            await table.press(name, "Ответить")
        asked, _ = await shape(stage, table.press("Hanna", "Умереть", "private"))
        other, _ = await shape(stage, table.press("Igor", "Ждать", "private"))
        assert asked.calls == other.calls
        assert asked.parts[:1] == other.parts[:1]


async def test_the_condemned_is_the_only_one_with_another_answer(tmp_path: Path):
    """He is asked before all eyes; the others all see the same."""
    async with Stage.open(tmp_path) as stage:
        table = await condemned(stage)
        answers = {answer(await table.press(name, "Ответить")) for name in SIX if name != "Dan"}
        assert len(answers) == 1


@pytest.mark.parametrize("language", ["ru", "en"])
def test_suspicion_finds_what_is_said(language: str):
    rules = RULESETS["classic"]
    narrator = Narrator(texts(), rules, seed="1", language=language)
    suspicion = Suspicion(texts()[language], narrator, rules)
    said = {
        "ru": "Ночью погиб игрок 4 · Boris — врач, а 5 · Eva (комиссара не видно)\nСреди священников 6 · Fay",
        "en": "4 · Boris died: doctor. 5 · Eva is the commissar\nAmong the priests: 6 · Fay",
    }[language]
    found = [(claim.number, claim.word) for claim in suspicion.claims(said)]
    assert found == [(4, "doctor"), (5, "commissar"), (6, "priest")]
    assert len(suspicion.causes) == len(rules.causes)


async def test_below_a_warning_nothing_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    """A day, a night and a dawn with trouble on the way; our own loggers at their loudest, all others at the usual."""
    caplog.set_level(logging.INFO)
    for ours in ("cogs", "core"):
        caplog.set_level(logging.DEBUG, ours)
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, GENEVA, "geneva")
        stage.env.inject_error("POST", "/channels/*/messages", status=500, times=2)
        stage.env.inject_error("POST", "/interactions/*", status=500, times=2)
        for name in ("Anna", "Boris"):
            await table.slash(name, "shoot", "mafia", target="Igor")
        await table.slash("Eva", "heal", target="Karl")
        await table.slash("Fay", "recruit", target="Hanna")
        await stage.restart()
        await stage.advance(hours=49)
        await table.slash("Hanna", "answer", answer="join")
        await stage.advance(seconds=10)
        assert table.phase == "day 2"
        roles = {word for role in table.game.rules.role for word in (role, *names(stage, role))}
        abilities = {ability.id for role in table.game.rules.roles for ability in role.abilities}
        secret = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(roles | abilities)))})(?!\w)", re.IGNORECASE)
        tokens = {stage.bot.http.token, *stage.env.backend.interaction_tokens}
    quiet = [r.getMessage() for r in caplog.records if r.levelno < logging.WARNING]
    assert quiet
    assert not [line for line in quiet if secret.search(line)]
    assert not [r.getMessage() for r in caplog.records if any(token and token in r.getMessage() for token in tokens)]


def names(stage: Stage, role: str) -> set[str]:
    return {stage.bot.locales[language].role(role) for language in ("ru", "en")}
