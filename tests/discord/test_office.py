"""Who hosts a game: helpers from sign-up on, and who takes over when the host leaves the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.discord.author import MANAGER, member
from tests.discord.kit import Stage, Table, answer, text
from tests.discord.test_cohost import SIX, change, opened
from tests.discord.test_lobby import Lobby
from tests.discord.test_members import leaves, reconciled, returns


@asynccontextmanager
async def helped(folder: Path, *more: str) -> AsyncIterator[Lobby]:
    """A sign-up hosted by Host with the help of Gleb."""
    async with Lobby.open(folder, *SIX, "Host", "Gleb", *more) as lobby:
        await lobby.slash("Host", "game new", scenario="chat")
        people = lobby.server.people
        told = answer(await people["Host"].slash(lobby.server.lounge, "host cohost add", member=people["Gleb"]))
        assert "теперь тоже ведёт эту игру" in told
        yield lobby


async def wall(lobby: Lobby) -> str:
    """The notice, as it stands after a moment."""
    await lobby.stage.advance(seconds=2)
    return next(text(m) for m in lobby.messages() if "набор в игру" in text(m))


# --- helpers ----------------------------------------------------------------------------------------------------------


async def test_all_hear_of_a_cohost_in_the_lobby_and_the_notice_names_him(tmp_path: Path):
    async with helped(tmp_path) as lobby:
        gleb, host = (lobby.server.people[name].mention for name in ("Gleb", "Host"))
        assert text(lobby.messages()[-1]) == f"🎩 {gleb} теперь тоже ведёт эту игру."
        assert f"ведущий {host} вместе с {gleb}." in await wall(lobby)
        people = lobby.server.people
        await people["Host"].slash(lobby.server.lounge, "host cohost remove", member=people["Gleb"])
        assert f"ведущий {host}." in await wall(lobby)


async def test_a_cohost_chooses_the_roles_and_starts(tmp_path: Path):
    async with helped(tmp_path) as lobby:
        await lobby.fill(*SIX)
        assert "Это может только ведущий" in await lobby.press("Anna", "Начать игру")
        assert "решаете вы" in await lobby.press("Gleb", "Состав")
        await lobby.press("Gleb", "Начать игру")
        assert lobby.game.status == "playing"


@pytest.mark.parametrize("command", ["game start", "game roles", "game cancel"])
async def test_a_cohost_may_the_same_by_command(tmp_path: Path, command: str):
    async with helped(tmp_path) as lobby:
        await lobby.fill(*SIX)
        assert "Это может только ведущий" in await lobby.slash("Anna", command)
        assert "Это может только ведущий" not in await lobby.slash("Gleb", command)


async def test_a_cohost_calls_the_sign_up_off(tmp_path: Path):
    async with helped(tmp_path) as lobby:
        await lobby.fill("Anna")
        await lobby.press("Gleb", "Отменить")
        await lobby.press_private("Gleb", "Да, отменить")
        assert lobby.game.called_off


async def test_the_office_lasts_into_the_game_and_closes_its_rooms(tmp_path: Path):
    async with helped(tmp_path) as lobby:
        await lobby.fill(*SIX)
        await lobby.press("Gleb", "Начать игру")
        table = Table(lobby.stage, lobby.server, lobby.game.id)
        await table.slash("Gleb", "host end")
        await table.press("Gleb", "Остановить", "private")
        assert "Это может только ведущий" in answer(await table.press("Anna", "Закрыть комнаты"))
        await table.press("Gleb", "Закрыть комнаты")
        await table.press("Gleb", "Да, закрыть", "private")
        assert list(lobby.server.guild.channels) == ["lounge"]


async def test_a_cohost_is_called_when_a_player_has_left(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await change(table, "Host", "add", "Gleb")
        await leaves(table, "Fay")
        called = {user.id for user in table.messages("Eva")[-1].mentions}
        assert called == {table.server.people[name].id for name in ("Host", "Gleb")}
        await table.press("Gleb", "Удалить")
        await table.press("Gleb", "Удалить", "private")
        assert not table.game.state.seats[table.seat("Fay")].alive


async def test_a_cohost_is_told_his_status_and_what_the_bot_lacks(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await change(table, "Host", "add", "Gleb")
        stage.bot.publisher.note_trouble(table.game, "rights", "town", True)
        status = answer(await table.slash("Gleb", "game status"))
        assert "Вы ведёте эту игру" in status
        assert "⚠️" in status


async def test_a_cohost_who_plays_learns_nothing(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        before = table.sees("Eva")
        await change(table, "Host", "add", "Eva")
        assert "Полный вид открыт только" in answer(await table.slash("Eva", "host view"))
        told = "\n".join(seen for seen in table.sees("Eva") if seen not in before)
        assert not any(role in told for role in ("мафиози", "комиссар", "врач"))


async def test_a_command_means_the_game_that_one_hosts(tmp_path: Path):
    async with helped(tmp_path, *(f"{name}2" for name in SIX)) as lobby:
        playing = await lobby.stage.game(lobby.server, {f"{name}2": role for name, role in SIX.items()}, host="Boris")
        people, lounge = lobby.server.people, lobby.server.lounge
        await people["Boris"].slash(lounge, "host cohost add", member=people["Clara"])  # under another's notice
        assert playing.game.meta["cohosts"] == [people["Clara"].id]
        await people["Host"].slash(lounge, "host cohost add", member=people["Dan"])
        signup = next(game for game in lobby.stage.bot.games.all() if game.status == "signup")
        assert signup.meta["cohosts"] == [people["Gleb"].id, people["Dan"].id]
        assert "только ведущий" in answer(await people["Host"].slash(playing.room("town"), "host pause"))


# --- the host leaves --------------------------------------------------------------------------------------------------


async def test_the_cohost_takes_over_from_a_host_who_leaves(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        gleb = table.server.people["Gleb"]
        await change(table, "Host", "add", "Gleb")
        await leaves(table, "Host")
        told = table.messages("Eva")[-1]
        assert f"Теперь игру ведёт {gleb.mention}." in text(told)
        assert [user.id for user in told.mentions] == [gleb.id]
        assert table.game.host == gleb.id
        await change(table, "Gleb", "add", "Eva")
        await returns(table, "Host")
        assert "только ведущий" in answer(await table.slash("Host", "host pause"))


async def test_without_a_cohost_the_town_is_told_and_a_manager_takes_over(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        member(stage, table.server, "Boss", "ru", table.server.guild.create_role("Admins", permissions=MANAGER))
        before = table.game.state
        await leaves(table, "Host")
        assert "Ведущего больше нет на сервере." in text(table.messages("Eva")[-1])
        assert table.game.state == before
        assert "За него остались те, кто управляет сервером." in answer(await table.press("Eva", "Вести игру"))
        assert "За него остались те, кто управляет сервером." in answer(await table.slash("Gleb", "host pause"))
        await table.press("Boss", "Вести игру")
        boss = table.server.people["Boss"]
        assert f"Теперь игру ведёт {boss.mention}." in text(table.messages("Eva")[-1])
        assert "Вести игру" not in text(table.messages("Eva")[-1])
        assert table.game.host == boss.id
        await leaves(table, "Fay")
        assert [user.id for user in table.messages("Eva")[-1].mentions] == [boss.id]


async def test_while_there_is_no_host_managers_act_and_may_name_one(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        member(stage, table.server, "Boss", "ru", table.server.guild.create_role("Admins", permissions=MANAGER))
        await leaves(table, "Host")
        await leaves(table, "Fay")
        assert "а ведущего у игры нет" in text(table.messages("Eva")[-1])
        await table.slash("Boss", "host pause")
        assert table.game.state.clock.stopped
        await change(table, "Boss", "add", "Gleb")
        assert table.game.host == table.server.people["Gleb"].id
        await table.slash("Gleb", "host resume")
        assert not table.game.state.clock.stopped


async def test_a_host_who_plays_leaves_both_his_offices(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Gleb"]), SIX, host="Anna")
        await change(table, "Anna", "add", "Gleb")
        await leaves(table, "Anna")
        succeeded, absent = table.messages("Eva")[-2:]
        assert "Теперь игру ведёт" in text(succeeded)
        assert "1 · Anna больше не на сервере" in text(absent)
        assert [user.id for user in absent.mentions] == [table.server.people["Gleb"].id]


async def test_a_host_who_comes_back_before_anybody_took_over_leads_again(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await leaves(table, "Host")
        await returns(table, "Host")
        assert "ведёт игру дальше" in text(table.messages("Eva")[-1])
        await table.slash("Host", "host pause")
        assert table.game.state.clock.stopped
        assert "Это может только ведущий" in answer(await table.press("Eva", "Вести игру"))


async def test_a_cohost_who_leaves_helps_no_more(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await change(table, "Host", "add", "Gleb")
        await leaves(table, "Gleb")
        assert "эту игру не ведёт" in text(table.messages("Eva")[-1])
        await leaves(table, "Host")
        assert "Ведущего больше нет на сервере." in text(table.messages("Eva")[-1])


async def test_a_host_who_left_while_the_bot_was_away_is_missed_once(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        async with stage.away():
            table.server.guild.remove_member(table.server.people["Host"])
        await reconciled(stage)
        assert len([m for m in table.messages("Eva") if "Ведущего больше нет на сервере." in text(m)]) == 1
        await stage.restart()
        await returns(table, "Host")
        assert "ведёт игру дальше" in text(table.messages("Eva")[-1])


async def test_in_the_lobby_too_no_game_is_left_without_a_host(tmp_path: Path):
    async with helped(tmp_path) as lobby:
        await lobby.fill(*SIX)
        lobby.server.guild.remove_member(lobby.server.people["Host"])
        await lobby.stage.env.settle()
        gleb = lobby.server.people["Gleb"]
        assert f"Теперь игру ведёт {gleb.mention}." in text(lobby.messages("Anna")[-1])
        assert f"ведущий {gleb.mention}." in await wall(lobby)
        lobby.server.guild.remove_member(gleb)
        await lobby.stage.env.settle()
        assert "ведущий ушёл." in await wall(lobby)
        assert "За него остались те" in await lobby.press("Anna", "Начать игру")
        role = lobby.server.guild.create_role("Admins", permissions=MANAGER)
        member(lobby.stage, lobby.server, "Boss", "ru", role)
        await lobby.press("Boss", "Начать игру")
        assert lobby.game.status == "playing"


async def test_who_left_a_lobby_while_the_bot_was_away_gives_his_seat_back(tmp_path: Path):
    async with helped(tmp_path) as lobby:
        await lobby.fill("Anna", "Boris")
        async with lobby.stage.away():
            lobby.server.guild.remove_member(lobby.server.people["Anna"])
        assert [seat.name for seat in lobby.game.state.seats.values()] == ["Boris"]
