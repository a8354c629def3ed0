"""The host's tools by the page: when they may be used, what is said when not, and what the clock does of it."""

from pathlib import Path

import pytest

from tests.discord import dons
from tests.discord.kit import Stage, Table, answer, text
from tests.discord.test_faults import dm
from tests.discord.test_host import LIVE, table_of
from tests.discord.test_night import SIX, night

REVOTE = {"timing": "revote", "weekend": "play"}


async def told(table: Table, host: str, command: str, **options: str) -> str:
    """What a host is answered."""
    return answer(await table.slash(host, f"host {command}", **options))


@pytest.mark.parametrize("limited", [False, True])
async def test_the_host_is_reminded_of_a_day_that_nothing_ends(tmp_path: Path, limited: bool):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage, **REVOTE)
        zoe = table.server.people["Zoe"]
        await stage.advance(hours=23, minutes=59)
        if limited:
            await told(table, "Zoe", "limit", span="30h")
        assert not dm(stage, zoe)
        await stage.advance(hours=8)
        await stage.restart()
        await stage.advance(hours=8)
        assert dm(stage, zoe) != limited
        if not limited:
            (written,) = zoe.user.dm_channel.history()
            assert "Проголосовали не все, а лимита у дня нет" in text(written)
            assert f"<#{table.room('town').id}>" in text(written)


async def test_limits_that_the_rules_do_not_allow(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage, **REVOTE)
        assert "Для лимита ещё рано" in await told(table, "Zoe", "limit", span="20h")
        await stage.advance(hours=20)
        assert "Лимит слишком близко" in await told(table, "Zoe", "limit", span="3h59m")
        assert "Такой команды или такого игрока нет" in await told(table, "Zoe", "limit", span="скоро")
        assert await told(table, "Zoe", "limit", span="6h") == "Сделано."
        assert await told(table, "Zoe", "limit", span="4h") == "Сделано."  # a new one replaces the old one
        closes = table.game.closes
        assert closes == stage.now() + 4 * 3_600_000
        await stage.advance(hours=4)
        assert table.phase == "night 1"
        assert "Дождитесь подходящей фазы" in await told(table, "Zoe", "limit", span="4h")


@pytest.mark.parametrize("timing", ["fixed", "live"])
async def test_other_ways_of_the_clock_know_no_limit_and_none_knows_more_time(tmp_path: Path, timing: str):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage, timing=timing, weekend="play")
        for command in ("limit", "extend"):
            assert "Сроки заданы до начала игры" in await told(table, "Zoe", command, span="4h")


async def test_a_pause_stops_every_clock_and_gives_the_same_time_back(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        closes = table.game.closes
        assert closes
        await told(table, "Anna", "pause")
        assert "⏸ Часы игры стоят." in answer(await table.slash("Clara", "game status"))
        before = len(table.messages("Eva"))
        assert "лечить — 4 · Dan" in answer(await table.slash("Clara", "heal", target="Dan"))
        await stage.advance(hours=100)
        await stage.restart()
        assert table.phase == "night 1"
        assert len(table.messages("Eva")) == before  # no reminders either
        await told(table, "Anna", "resume")
        assert table.game.closes == closes + 100 * 3_600_000
        assert "Дождитесь подходящей фазы" in await told(table, "Anna", "resume")
        await stage.advance(hours=48)
        assert table.phase == "day 2"


async def test_a_night_is_not_closed_in_a_pause_nor_at_all_when_its_length_is_fixed(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage, **REVOTE)
        for name in SIX:
            await table.press(name, "Согласиться")
        await told(table, "Zoe", "advance")
        await table.press("Zoe", "Закрыть", "private")
        assert table.phase == "night 1"
        await told(table, "Zoe", "pause")
        await told(table, "Zoe", "advance")
        assert "ночь в паузу не закрывают" in answer(await table.press("Zoe", "Закрыть", "private"))
        await told(table, "Zoe", "resume")
        await told(table, "Zoe", "advance")
        await table.press("Zoe", "Закрыть", "private")
        assert table.phase == "day 2"
        assert any("Ведущий закрывает фазу раньше срока" in text(m) for m in table.messages("Eva"))
    async with Stage.open(tmp_path / "fixed") as stage:
        table = await night(stage)
        await told(table, "Anna", "advance")
        assert "Сроки заданы до начала игры" in answer(await table.press("Anna", "Закрыть", "private"))


async def test_a_newcomers_consent_is_his_own_to_give(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage, **REVOTE)
        for name in SIX:
            await table.press(name, "Согласиться")
        people = table.server.people
        await people["Zoe"].slash(table.room("lounge"), "host replace", player="P6", member=people["Ulf"])
        await told(table, "Zoe", "advance")
        assert "когда согласны все живые" in answer(await table.press("Zoe", "Закрыть", "private"))
        await table.press("Ulf", "Согласиться")
        await told(table, "Zoe", "advance")
        await table.press("Zoe", "Закрыть", "private")
        assert table.phase == "night 1"


async def test_nobody_is_removed_twice(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage, **LIVE)
        done: list[str] = []
        for _ in range(2):
            await told(table, "Zoe", "kick", player="Fay")
            done.append(answer(await table.press("Zoe", "Удалить", "private")))
        assert done[0] == "Сделано." != done[1]
        assert "Такой команды или такого игрока нет" in await told(table, "Zoe", "kick", player="Наполеон")


async def test_a_penalty_of_the_dons_is_votes_that_all_hear_of(tmp_path: Path):
    async with dons.playing(tmp_path, dons.TWO) as table:
        host = next(iter(dons.TWO))
        assert "число в поле «голоса»" in await told(table, host, "penalty", player="Ann", note="шум")
        await table.slash(host, "host penalty", player="Ann", votes=2)
        assert "против игрока 8 · Ann при подсчёте прибавится 2 голоса" in text(table.messages("Bob")[-1])


async def test_the_dons_may_be_given_more_time(tmp_path: Path):
    async with dons.playing(tmp_path, dons.TWO) as table:
        host, closes = next(iter(dons.TWO)), table.game.closes
        assert closes
        await told(table, host, "extend", span="6h")
        assert table.game.closes == closes + 6 * 3_600_000
        assert "Ведущий даёт ещё времени: 6 часов" in text(table.messages("Bob")[-1])
