"""Those who help a host."""

from pathlib import Path

import pytest

from tests.discord.author import MANAGER, member
from tests.discord.kit import Stage, Table, answer

SIX = {
    "Anna": "mafioso", "Boris": "doctor", "Clara": "commissar", "Dan": "mafioso", "Eva": "citizen", "Fay": "citizen",
}  # fmt: skip


async def opened(stage: Stage) -> Table:
    """A game of six, hosted by Host, who does not play; Gleb looks on."""
    server = stage.server("Naples", ["Host", "Gleb"])
    return await stage.game(server, SIX, host="Host")


async def change(table: Table, who: str, verb: str, whom: str) -> str:
    """Let somebody add or remove a co-host; what he is answered."""
    people = table.server.people
    return answer(await people[who].slash(table.server.lounge, f"host cohost {verb}", member=people[whom]))


async def test_a_cohost_may_what_the_host_may(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        gleb = table.server.people["Gleb"]
        assert "только ведущий" in answer(await table.slash("Gleb", "host pause"))
        assert f"{gleb.mention} теперь тоже ведёт эту игру." in await change(table, "Host", "add", "Gleb")
        assert f"{gleb.mention} теперь тоже ведёт эту игру." in "\n".join(table.sees("Eva"))
        await table.slash("Gleb", "host pause")
        assert table.game.state.clock.stopped
        await table.slash("Gleb", "host resume")
        assert not table.game.state.clock.stopped
        assert len(await table.complete("Gleb", "host kick", "player")) == 6
        await table.slash("Gleb", "host kick", player="Fay")
        await table.press("Gleb", "Удалить", "private")
        assert not table.game.state.seats[table.seat("Fay")].alive


async def test_a_cohost_who_is_let_go_hosts_no_more(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await change(table, "Host", "add", "Gleb")
        await table.slash("Gleb", "host end")
        told = await change(table, "Host", "remove", "Gleb")
        assert "больше не ведёт эту игру." in told
        assert told.splitlines()[0] in "\n".join(table.sees("Eva"))
        await table.press("Gleb", "Остановить", "private")
        assert table.game.status == "playing"
        assert "только ведущий" in answer(await table.slash("Gleb", "host pause"))


async def test_it_lasts_over_a_restart(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await change(table, "Host", "add", "Gleb")
        await stage.restart()
        await table.slash("Gleb", "host pause")
        assert table.game.state.clock.stopped


async def test_only_the_host_and_managers_choose_who_helps(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        member(stage, table.server, "Boss", "ru", table.server.guild.create_role("Admins", permissions=MANAGER))
        await change(table, "Boss", "add", "Gleb")
        assert table.game.meta["cohosts"] == [table.server.people["Gleb"].id]
        for who in ("Gleb", "Anna"):
            assert "только ведущий" in await change(table, who, "add", "Fay")
            assert "только ведущий" in await change(table, who, "remove", "Gleb")
        assert table.game.meta["cohosts"] == [table.server.people["Gleb"].id]


async def test_what_is_so_already_is_said(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        assert "и так ведёт эту игру." in await change(table, "Host", "add", "Host")
        assert "и так не ведёт эту игру." in await change(table, "Host", "remove", "Gleb")
        await change(table, "Host", "add", "Gleb")
        assert "и так ведёт эту игру." in await change(table, "Host", "add", "Gleb")
        bot = table.server.guild.add_member(stage.env.create_user("Robot", bot=True))
        told = await table.server.people["Host"].slash(table.server.lounge, "host cohost add", member=bot)
        assert "только человек" in answer(told)


async def test_there_is_nothing_to_host_without_a_game(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server("Naples", ["Host", "Gleb"])
        people = server.people
        told = await people["Host"].slash(server.lounge, "host cohost add", member=people["Gleb"])
        assert "нет идущей игры" in answer(told)


@pytest.mark.parametrize("looks", ["Host", "Gleb"])
async def test_who_has_seen_everything_takes_no_seat(tmp_path: Path, looks: str):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        people = table.server.people
        await change(table, "Host", "add", "Gleb")
        assert "мафиози" in answer(await table.slash(looks, "host view"))
        assert f"{people[looks].mention} открывает полный вид игры" in "\n".join(table.sees("Eva"))
        other = "Gleb" if looks == "Host" else "Host"
        await change(table, "Host", "remove", "Gleb")
        told = await people["Host"].slash(table.server.lounge, "host replace", player="P6", member=people[looks])
        assert "За этот стол уже не сесть" in answer(told)
        await people["Host"].slash(table.server.lounge, "host replace", player="P6", member=people[other])
        assert table.game.user_of("P6") == people[other].id


async def test_a_cohost_who_plays_sees_no_more_than_others(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await change(table, "Host", "add", "Eva")
        assert "Полный вид открыт только ведущему, который сам не играет." in answer(
            await table.slash("Eva", "host view")
        )
