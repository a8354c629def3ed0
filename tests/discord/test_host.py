"""The host's commands: who may use them, who hears of them, and what they change."""

from pathlib import Path

from tests.discord.kit import Stage, Table, answer, text
from tests.discord.test_night import SIX, night
from tests.discord.test_rooms import may_write

LIVE = {"timing": "live", "day_length": "15m", "night_length": "5m", "weekend": "play"}


async def table_of(stage: Stage, host: str = "Zoe", **options: object) -> Table:
    """A table with a host who sits out, unless a player is named."""
    server = stage.server(members=["Zoe", "Ulf"])
    return await stage.game(server, SIX, host=host, options=options or LIVE)


async def test_limit_is_told_in_town(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage, timing="revote", weekend="play")
        assert answer(await table.slash("Zoe", "host limit", span="1h"))
        assert "лимит" not in text(table.messages("Eva")[0])
        await stage.advance(hours=20)
        result = await table.slash("Zoe", "host limit", "town", span="4h")
        assert result.response
        assert not result.response.ephemeral
        assert f"<t:{(stage.now() + 4 * 3_600_000) // 1000}:R>" in answer(result)
        await stage.advance(seconds=2)
        assert "лимит" in text(table.messages("Eva")[0])
        await stage.advance(hours=4)
        assert table.phase == "night 1"


async def test_an_act_from_elsewhere_is_told_in_town_too(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage)
        result = await table.slash("Zoe", "host pause", "lounge")
        assert answer(result) == "Сделано."
        told = text(table.messages("Eva")[-1])
        await stage.advance(hours=5)
        assert table.phase == "day 1"
        assert "часы стоят" in text(table.messages("Eva")[0])
        assert answer(await table.slash("Zoe", "host pause"))
        await table.slash("Zoe", "host resume")
        assert text(table.messages("Eva")[-1]) != told
        await stage.advance(minutes=15)
        assert table.phase == "night 1"


async def test_players_and_strangers_may_not(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage)
        for name in ("Anna", "Ulf"):
            for command in ("host pause", "host advance", "host end", "host view"):
                assert f"<@{table.server.people['Zoe'].id}>" in answer(await table.slash(name, command))
        assert table.game.state.clock.stopped == ""


async def test_advance_asks_once_and_closes_the_phase(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage)
        assert "Закрыть фазу прямо сейчас?" in answer(await table.slash("Zoe", "host advance"))
        assert table.phase == "day 1"
        assert answer(await table.press("Zoe", "Закрыть", "private")) == "Сделано."
        assert table.phase == "night 1"
        assert answer(await table.press("Zoe", "Закрыть", "private"))
        assert table.phase == "night 1"


async def test_advance_needs_consent_where_the_rules_have_it(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage, timing="revote", weekend="play")
        await table.slash("Zoe", "host advance")
        assert answer(await table.press("Zoe", "Закрыть", "private")) != "Сделано."
        assert table.phase == "day 1"
        for name in SIX:
            await table.press(name, "Согласиться")
        await table.slash("Zoe", "host advance")
        await table.press("Zoe", "Закрыть", "private")
        assert table.phase == "night 1"


async def test_kick(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage)
        await table.vote("Anna", "Fay")
        assert await table.complete("Zoe", "host kick", "player") == [table.label(name) for name in SIX]
        await table.slash("Zoe", "host kick", player="Fay")
        await table.press("Zoe", "Удалить", "private")
        assert not table.game.state.seats[table.seat("Fay")].alive
        assert "6 · Fay" in text(table.messages("Eva")[-1])
        assert not await may_write(table, "Fay")
        assert await may_write(table, "Fay", "afterlife")
        await stage.advance(seconds=2)
        assert "Проголосовали 0 из 5" in text(table.messages("Eva")[0])


async def test_replace_hands_over_seat_rooms_and_role(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage)
        ulf = table.server.people["Ulf"]
        await table.server.people["Zoe"].slash(table.room("lounge"), "host replace", player="P1", member=ulf)
        told = table.messages("Eva")[-1]
        assert f"<@{ulf.id}>" in text(told)
        assert [user.id for user in told.mentions] == [ulf.id]
        assert "мафиози" in answer(await table.press("Ulf", "Моя роль")).lower()
        assert await may_write(table, "Ulf", "mafia")
        assert await may_write(table, "Ulf")
        assert not await may_write(table, "Anna", "mafia")
        assert not await may_write(table, "Anna")
        assert "Вы не за этим столом" in answer(await table.press("Anna", "Моя роль"))


async def test_extend_and_penalty(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage)
        assert answer(await table.slash("Zoe", "host extend", span="5m")) != "Сделано."
        before = len(table.messages("Eva"))
        noted = answer(await table.slash("Zoe", "host penalty", player="Fay", note="шумит"))
        assert "шумит" in noted
        assert len(table.messages("Eva")) == before
        assert not any("шумит" in seen for seen in table.sees("Fay"))


async def test_end_counts_for_nobody(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage)
        await table.slash("Zoe", "host end")
        await table.press("Zoe", "Остановить", "private")
        assert table.phase == "over"
        assert all(table.label(name) in text(table.messages("Eva")[-1]) for name in SIX)


async def test_the_full_view_is_announced_and_bars_from_playing(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage)
        shown = answer(await table.slash("Zoe", "host view"))
        assert "1 · Anna — мафиози" in shown
        assert "полный вид" in text(table.messages("Eva")[-1])
        again = len(table.messages("Eva"))
        await table.slash("Zoe", "host view")
        assert len(table.messages("Eva")) == again
        zoe = table.server.people["Zoe"]
        barred = await zoe.slash(table.room("lounge"), "host replace", player="P1", member=zoe)
        assert answer(barred) == stage.bot.locales["ru"].text("host-has-seen")
        assert table.game.seat_of(zoe.id) is None


async def test_the_full_view_shows_orders(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        with stage.env._bot_scope():
            await stage.bot.games.remember(table.id, host=table.server.people["Zoe"].id)
        await table.slash("Clara", "heal", target="Dan")
        assert "3 · Clara: лечить — 4 · Dan" in answer(await table.slash("Zoe", "host view"))


async def test_a_host_who_plays_sees_no_more_than_others(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await table_of(stage, host="Eva")
        assert "только ведущему, который сам не играет" in answer(await table.slash("Eva", "host view"))
        assert answer(await table.slash("Eva", "host pause")) == "Сделано."
        assert not any("мафиози" in seen.lower() for seen in [answer(await table.slash("Eva", "host resume"))])


async def test_two_games_at_once_are_told_apart(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Zoe"])
        first = await stage.game(server, SIX, host="Zoe", options=LIVE)
        second = await stage.game(server, {f"{name}2": role for name, role in SIX.items()}, host="Zoe", options=LIVE)
        assert "Здесь идёт несколько игр" in answer(await first.slash("Zoe", "host pause", "lounge"))
        await second.slash("Zoe", "host pause", "town")
        assert second.game.state.clock.stopped
        assert not first.game.state.clock.stopped
        await first.vote("Anna", "Fay")
        await second.vote("Anna2", "Fay2")
        assert len(first.game.state.votes["vote"]) == 1
        assert len(second.game.state.votes["vote"]) == 1
        assert answer(await second.vote("Anna", "Fay2"))
        assert len(second.game.state.votes["vote"]) == 1
