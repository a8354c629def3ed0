"""Who may see and write where, phase by phase."""

from pathlib import Path

import pytest
from simcord import BackendError, SetupError

from tests.discord.kit import Stage, Table, answer, text
from tests.discord.test_night import GENEVA, SIX, night


async def may_write(table: Table, name: str, where: str = "town") -> bool:
    """Whether a person may write there now; nobody may where no room is."""
    if where != "lounge" and table.stage.bot.publisher.rooms.known(table.game, where) is None:
        return False
    try:
        await table.say(name, "…", where)
    except (BackendError, SetupError):
        return False
    return True


async def first_night(stage: Stage, condemned: str) -> Table:
    """A table whose first day has condemned somebody."""
    table = await stage.game(stage.server(members=["Zoe"]), SIX)
    for name in SIX:
        await table.vote(name, condemned if name != condemned else "Eva")
    await stage.advance(hours=3)
    assert table.phase == "night 1"
    return table


async def test_by_day_the_living_write_and_the_server_reads(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX)
        assert all([await may_write(table, name) for name in SIX])
        assert not await may_write(table, "Zoe")
        assert table.messages("Zoe")


async def test_at_night_nobody_writes_in_town(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        assert not any([await may_write(table, name) for name in SIX])
        assert await may_write(table, "Anna", "mafia")
        assert not await may_write(table, "Clara", "mafia")


async def test_a_phase_locks_or_opens_the_town_in_one_request(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX, options={"timing": "fixed", "weekend": "play"})
        for _ in range(3):
            before = len(stage.requests())
            await stage.advance(hours=48)
            town = table.room("town").id
            mine = [r for r in stage.requests()[before:] if r.path.startswith(f"/channels/{town}")]
            assert [(r.method, r.path.count("/")) for r in mine[-2:]] == [("PATCH", 2), ("POST", 3)]
            assert sum(r.method == "PATCH" for r in mine) == 1


async def test_the_dead_lose_their_voice_and_gain_the_afterlife(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_night(stage, "Fay")
        assert await may_write(table, "Fay", "afterlife")
        assert not await may_write(table, "Eva", "afterlife")
        assert "с живыми до конца партии об игре ни слова" in answer(await table.press("Fay", "Действовать"))
        for name in ("Anna", "Boris", "Clara", "Dan"):
            await table.slash(name, "pass")
        assert table.phase == "day 2"
        assert not await may_write(table, "Fay")
        assert await may_write(table, "Eva")


async def test_a_dead_mafioso_leaves_the_room(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_night(stage, "Anna")
        with pytest.raises(BackendError):
            await table.say("Anna", "…", "mafia")
        assert table.messages("Anna", "afterlife") == []
        assert not any("решает" in seen for seen in table.sees("Anna"))
        assert await may_write(table, "Boris", "mafia")


async def test_watchers_read_the_afterlife(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX)
        assert not await may_write(table, "Zoe", "afterlife")
        with stage.env._bot_scope():
            await stage.bot.games.watch(table.id, table.server.people["Zoe"].id)
            await stage.bot.publisher.settle(table.game, "afterlife")
        for name in SIX:
            await table.vote(name, "Fay" if name != "Fay" else "Anna")
        await stage.advance(hours=3)
        await table.say("Fay", "Здесь тихо", "afterlife")
        assert "Здесь тихо" in table.sees("Zoe")
        assert "Здесь тихо" not in table.sees("Eva")
        assert not await may_write(table, "Zoe", "afterlife")


async def test_who_joins_a_team_is_let_in(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, GENEVA, "geneva")
        await table.slash("Fay", "recruit", target="Hanna")
        await stage.advance(hours=48)
        await table.press("Hanna", "Ответить")
        await table.press("Hanna", "Пойти", "private")
        await table.press("Hanna", "Пойти", "private")
        assert table.phase == "day 2"
        assert await may_write(table, "Hanna", "recruiter")
        assert await may_write(table, "Fay", "recruiter")
        assert not await may_write(table, "Igor", "recruiter")


async def test_after_the_end_all_rooms_are_open_for_reading(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX)
        await table.say("Anna", "Стреляем в доктора", "mafia")
        for condemned in ("Anna", "Boris"):
            for seat in list(table.game.state.living()):
                await table.vote(seat.name, condemned if seat.name != condemned else "Fay")
            await stage.advance(hours=3)
            if table.phase == "night 1":
                for name in ("Boris", "Clara", "Dan"):
                    await table.slash(name, "pass")
        assert table.phase == "over"
        assert "Стреляем в доктора" in table.sees("Zoe")
        assert not await may_write(table, "Zoe", "mafia")
        assert all([await may_write(table, name) for name in SIX])


async def test_the_rooms_go_after_a_day(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server()
        table = await stage.game(server, SIX, host="Anna")
        names = set(server.guild.channels)
        assert {"город", "мафия"} <= names
        await table.slash("Anna", "host end")
        await table.press("Anna", "Остановить", "private")
        assert table.phase == "over"
        await stage.advance(hours=25)
        assert set(server.guild.channels) == {"lounge"}
        assert stage.bot.games.get(table.id) is None


async def test_the_town_names_its_people_once(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        first = table.messages("Anna")[0]
        assert {user.id for user in first.mentions} == {table.server.people[name].id for name in SIX}
        assert not any(message.mentions for message in table.messages("Anna")[1:])
        assert "Комната стороны «мафия»" in text(table.messages("Anna", "mafia")[0])
