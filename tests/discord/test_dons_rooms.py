"""Who comes into a room finds a new one, and who is shut out sees nothing of it (`dons 8.14`, `were.7`, `vamp.6`)."""

from pathlib import Path

import pytest

from tests.discord.dons import TWO, playing, until
from tests.discord.eyes import Eyes, diary, difference
from tests.discord.kit import Table, answer, text
from tests.discord.test_rooms import may_write

BEFORE = "Мы с вами вдвоём"
AFTER = "Теперь говорим здесь"


async def bitten(table: Table, victim: str) -> None:
    """The vampire bites somebody in the first night; the cops have talked before."""
    await table.say("Kop", BEFORE, "cops")
    await until(table, "night 1")
    await table.slash("Vamp", "bite", target=victim)
    await until(table, "day 2")


async def test_the_newcomer_reads_nothing_of_what_was_before(tmp_path: Path):
    async with playing(tmp_path, TWO) as table:
        await bitten(table, "Pom")
        await table.say("Vamp", AFTER, "cops 2")
        assert BEFORE not in table.sees("Vamp")
        assert AFTER in table.sees("Kop")
        assert not await may_write(table, "Vamp", "cops")
        first, *_ = table.messages("Vamp", "cops 2")
        assert "4 · Kop" in str(first.components)


async def test_the_old_room_is_closed_but_can_be_read_by_those_who_went_on(tmp_path: Path):
    async with playing(tmp_path, TWO) as table:
        await bitten(table, "Pom")
        there = f"<#{table.room('cops 2').id}>"
        assert BEFORE in table.sees("Kop")
        assert not await may_write(table, "Kop", "cops")
        assert there in text(table.messages("Kop", "cops")[-1])
        assert there in answer(await table.press("Kop", "Доска", "cops"))


async def test_the_bitten_sees_neither_room(tmp_path: Path):
    async with playing(tmp_path, TWO) as table:
        await bitten(table, "Pom")
        await table.say("Vamp", AFTER, "cops 2")
        assert {BEFORE, AFTER}.isdisjoint(table.sees("Pom"))
        for room in ("cops", "cops 2"):
            assert not await may_write(table, "Pom", room)


@pytest.mark.parametrize("victim", ["Pom", "Kop"])
async def test_the_bitten_does_not_learn_by_whom(tmp_path: Path, victim: str):
    """In the other world it is Ann who bites, and the vampire is a citizen: he sees the same, letter by letter."""
    seen = []
    for biter in ("Vamp", "Ann"):
        roster = TWO | {"Vamp": TWO["Ann"], "Ann": "vampire"} if biter == "Ann" else TWO
        folder = tmp_path / biter
        folder.mkdir()
        async with playing(folder, roster) as table:
            with Eyes.on(table.stage) as eyes:
                await until(table, "night 1")
                await table.slash(biter, "bite", target=victim)
                await until(table, "day 2")
                await table.slash(victim, "role")
                seen.append((diary(table, eyes, victim), [channel.name for channel in table.server.channels]))
    assert difference(seen[0][0], seen[1][0]) == ""
    assert seen[0][1] == seen[1][1]
    assert len(seen[0][0]) > 3


async def test_a_room_stays_the_same_when_somebody_only_leaves(tmp_path: Path):
    async with playing(tmp_path, TWO) as table:
        await table.say("Kop", BEFORE, "cops")
        await until(table, "day 1")
        for name in TWO:
            if name != "Pom":
                await table.vote(name, "Pom")
        await until(table, "night 1")
        assert await may_write(table, "Kop", "cops")
        assert BEFORE not in table.sees("Pom")
        assert table.game.state.closed == {}


async def test_several_newcomers_of_one_night_share_one_new_room(tmp_path: Path):
    roster = TWO | {"Ann": "child", "Pom": "sniper"}
    async with playing(tmp_path, roster) as table:
        await table.say("Vito", BEFORE, "mafia")
        await until(table, "night 1")
        await table.slash("Vito", "shoot", target="Ann")
        await table.slash("Pom", "shoot", target="Vito")
        await table.slash("Vamp", "bite", target="Mik")
        await until(table, "day 2")
        inside = ("Vito", "Mik", "Pom", "Vamp", "Ann")
        assert set(table.game.state.rooms["mafia 2"]) == {table.seat(name) for name in inside}
        assert all([await may_write(table, name, "mafia 2") for name in inside])
        assert [BEFORE in table.sees(name) for name in inside] == [True, True, False, False, False]
        assert [channel.name for channel in table.server.channels].count("мафия-2") == 1


async def test_a_dead_member_reads_neither_the_old_nor_the_new(tmp_path: Path):
    async with playing(tmp_path, TWO | {"Ann": "child"}) as table:
        await table.say("Vito", BEFORE, "mafia")
        await until(table, "night 1")
        await table.slash("Vamp", "bite", target="Ann")
        await table.slash("Vito", "shoot", target="Ann")
        await until(table, "day 2")
        assert "мафия-2" in [channel.name for channel in table.server.channels]
        for name in TWO:
            if name != "Mik":
                await table.vote(name, "Mik")
        await until(table, "night 2")
        await table.say("Vito", AFTER, "mafia 2")
        assert {BEFORE, AFTER}.isdisjoint(table.sees("Mik"))
        assert AFTER in table.sees("Vamp")


async def test_a_restart_changes_nothing_about_rooms(tmp_path: Path):
    async with playing(tmp_path, TWO) as table:
        await table.say("Kop", BEFORE, "cops")
        await until(table, "night 1")
        await table.slash("Vamp", "bite", target="Pom")
        await table.stage.crash()
        await until(table, "day 2")
        await table.stage.restart()
        names = [channel.name for channel in table.server.channels]
        assert len(names) == len(set(names))
        await table.say("Vamp", AFTER, "cops 2")
        assert BEFORE not in table.sees("Vamp")
        assert AFTER in table.sees("Kop")
        assert not await may_write(table, "Kop", "cops")


async def test_a_board_of_the_new_room_works(tmp_path: Path):
    async with playing(tmp_path, TWO | {"Ann": "child"}) as table:
        await until(table, "night 1")
        await table.slash("Vamp", "pass")
        await table.slash("Vito", "shoot", target="Ann")
        await until(table, "night 2")
        await table.press("Ann", "Доска", "mafia 2")
        await table.choose("Ann", "Bob", "mafia 2", "room-order")
        assert any("Bob" in seen and "Ann" in seen for seen in table.sees("Vito"))
        placed = table.game.state.orders[table.seat("Ann")]
        assert [(order.ability, order.args) for order in placed] == [("shoot", (table.seat("Bob"),))]


async def test_at_the_end_all_rooms_are_open_and_then_all_go(tmp_path: Path):
    async with playing(tmp_path, TWO) as table:
        await bitten(table, "Pom")
        await table.slash("Vito", "host end")
        await table.press("Vito", "Остановить", "private")
        assert table.phase == "over"
        for name in ("Ann", "Pom", "Vamp"):
            assert BEFORE in table.sees(name)
            assert not await may_write(table, name, "cops")
            assert not await may_write(table, name, "cops 2")
        await table.stage.advance(hours=25)
        assert [channel.name for channel in table.server.channels] == ["lounge"]
