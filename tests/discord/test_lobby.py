"""The lobby as people see it: a notice, its buttons, the check before the start."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from core.engine.events import RoleDealt
from core.play import Game
from tests.discord.kit import Server, Stage, answer, text

SIX = ("Anna", "Boris", "Clara", "Dan", "Eva", "Fay")


class Lobby:
    """A server, its lounge, and the notice that hangs there."""

    def __init__(self, stage: Stage, server: Server) -> None:
        self.stage = stage
        self.server = server

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, *members: str, locale: str = "ru") -> AsyncIterator["Lobby"]:
        async with Stage.open(folder) as stage:
            yield cls(stage, stage.server("Naples", members or SIX, locale))

    async def slash(self, name: str, command: str, **options: Any) -> str:
        return answer(await self.server.people[name].slash(self.server.lounge, command, **options))

    async def press(self, name: str, label: str) -> str:
        return answer(await self.stage.press(self.server, name, label, self.messages(name)))

    async def press_private(self, name: str, label: str) -> str:
        return answer(await self.stage.press(self.server, name, label, self.stage.private(self.server, name)))

    async def fill(self, *names: str) -> None:
        for name in names or self.server.people:
            await self.press(name, self.locale.text("lobby-button-join"))

    def messages(self, name: str = "") -> list[Any]:
        person = self.server.people[name or next(iter(self.server.people))]
        return [m for m in self.server.lounge.history(viewer=person) if not m.flags.ephemeral]

    @property
    def locale(self) -> Any:
        return self.stage.bot.locales["ru"]

    @property
    def notice(self) -> str:
        return text(self.messages()[-1])

    @property
    def game(self) -> Game:
        return max(self.stage.bot.games.all(), key=lambda game: game.id)

    @property
    def requests(self) -> list[tuple[str, str]]:
        return [(request.method, request.path) for request in self.stage.requests()]


# --- the notice -------------------------------------------------------------------------------------------------------


async def test_the_notice_says_who_is_in_how_many_are_needed_what_is_dealt_and_by_which_rules(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        assert "Неаполь: набор в игру" in lobby.notice
        assert "За столом 0**, нужно от 6 до 20." in lobby.notice
        assert "Не хватает ещё 6 игроков." in lobby.notice
        assert "Состав на 6:** 2 мафиози, 1 врач, 1 комиссар, 2 мирных жителя." in lobby.notice
        assert "самый короткий день — 24 часа, ночь — 48 часов" in lobby.notice
        assert f"<@{lobby.server.people['Anna'].id}>" in lobby.notice
        assert re.search(r"<t:\d+:R>", lobby.notice)


async def test_the_host_does_not_sit_until_he_joins(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        assert lobby.game.host == lobby.server.people["Anna"].id
        assert not lobby.game.users


async def test_a_press_is_answered_by_the_notice_and_costs_nothing(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        before = lobby.requests
        await lobby.fill()
        await lobby.press("Dan", "Выйти")
        assert (
            "1\u00a0·\u00a0Anna  2\u00a0·\u00a0Boris  3\u00a0·\u00a0Clara  4\u00a0·\u00a0Eva  5\u00a0·\u00a0Fay"
            in lobby.notice
        )
        assert len(lobby.messages()) == 1
        assert lobby.requests == before


async def test_who_is_here_for_the_first_time_is_told_how_it_goes_on_and_only_once(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        first = await lobby.press("Boris", "Играть")
        assert "ваш номер — 1" in first
        assert "</profile:" in first
        await lobby.press("Boris", "Выйти")
        await lobby.slash("Anna", "game new")
        assert "ваш номер" not in await lobby.press("Boris", "Играть")


async def test_a_second_press_on_join_tells_the_seat(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill("Boris", "Anna")
        assert "Вы уже за столом, ваш номер — 2." in await lobby.press("Anna", "Играть")
        assert "Вас за этим столом нет." in await lobby.press("Clara", "Выйти")


async def test_who_sits_elsewhere_is_told_where(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill("Boris")
        first = lobby.game.id
        await lobby.slash("Anna", "game new")
        told = await lobby.press("Boris", "Играть")
        assert f"игра № {first}, <#{lobby.server.lounge.id}>" in told
        assert not lobby.game.users


async def test_the_last_one_out_closes_the_lobby(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill("Boris")
        await lobby.press("Boris", "Выйти")
        assert "Все вышли из-за стола." in lobby.notice
        assert "Играть" not in lobby.notice
        await lobby.stage.advance(seconds=3)
        assert not list(lobby.stage.bot.games.all())


async def test_watchers_are_counted_and_a_watcher_who_joins_is_a_player(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.press("Boris", "Смотреть")
        await lobby.press("Clara", "Смотреть")
        assert "Смотрят 2 человека." in lobby.notice
        await lobby.press("Boris", "Играть")
        assert "Смотрит 1 человек." in lobby.notice
        assert "Сначала выйдите из-за стола" in await lobby.press("Boris", "Смотреть")
        await lobby.press("Clara", "Смотреть")
        assert "Смотр" not in lobby.notice.replace("Смотреть", "")


async def test_a_lobby_expires_by_itself(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.stage.advance(hours=23)
        await lobby.fill("Boris")
        await lobby.stage.advance(hours=23)
        assert "За столом 1" in lobby.notice
        await lobby.stage.advance(hours=2)
        assert "а время вышло" in lobby.notice
        assert not list(lobby.stage.bot.games.all())


async def test_cancelling_asks_once_and_only_host_and_managers_may(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill("Boris", "Clara")
        assert "Это может только ведущий" in await lobby.press("Boris", "Отменить")
        assert "За столом 2 человека. Отменить набор?" in await lobby.press("Anna", "Отменить")
        assert "За столом 2" in lobby.notice
        await lobby.press_private("Anna", "Да, отменить")
        assert "Ведущий отменил набор." in lobby.notice
        assert lobby.stage.bot.games.seat_of(lobby.server.guild.id, lobby.server.people["Boris"].id) is None


async def test_who_manages_the_server_may_cancel_for_the_host(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        role = lobby.server.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
        lobby.stage.env.backend.add_member_role(lobby.server.guild.id, lobby.server.people["Fay"].id, role.id)
        await lobby.slash("Anna", "game new")
        await lobby.press("Fay", "Отменить")
        assert "Ведущий отменил набор." in lobby.notice


async def test_buttons_work_after_a_restart(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill("Anna", "Boris")
        await lobby.stage.restart()
        await lobby.fill("Clara", "Dan", "Eva", "Fay")
        assert "За столом 6" in lobby.notice
        await lobby.press("Anna", "Начать игру")
        assert lobby.game.state.phase_id == "day 1"


async def test_what_a_press_does_not_show_is_shown_all_the_same(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        assert "ваш номер — 1" in await lobby.slash("Boris", "game join")
        await lobby.slash("Clara", "game watch")
        await lobby.stage.advance(seconds=3)
        assert "За столом 1" in lobby.notice
        assert "Смотрит 1 человек." in lobby.notice
        await lobby.slash("Boris", "game leave")
        assert "Все вышли из-за стола." in lobby.notice


async def test_help_tells_what_the_buttons_do(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        told = await lobby.press("Boris", "?")
        assert "занять место" in told
        assert "Игра, с которой начинают" in told


# --- the terms --------------------------------------------------------------------------------------------------------


async def test_options_that_differ_stand_on_the_notice_in_words(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new", options="parity=false, twilight=1h30m")
        assert lobby.game.state.options["parity"] is False
        assert "Сумерки: 1 час 30 минут" in lobby.notice
        assert lobby.notice.count("Выстрел по своим") == 0


async def test_a_theme_that_is_not_that_of_the_scenario_stands_on_the_notice(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        assert "Тема" not in lobby.notice
        await lobby.slash("Anna", "game new", theme="haiti", options="theme=Палермо 1950")
        assert "Тема рассказа: Гаити" in lobby.notice
        assert "Тема: Палермо 1950" in lobby.notice


async def test_the_live_pace_is_told_in_minutes(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new", pace="live")
        assert lobby.game.state.options["timing"] == "live"
        assert "Живая игра: день — 15 минут, ночь — 5 минут." in lobby.notice
        assert "По выходным часы стоят." not in lobby.notice


@pytest.mark.parametrize(
    ("options", "warned"),
    [
        ("timing=fixed, day_length=23h", True),
        ("timing=fixed, night_length=12h", True),
        ("timing=fixed, day_length=24h, night_length=24h", False),
        ("night_length=12h", False),
        ("timing=live, day_length=1h", False),
    ],
)
async def test_a_host_with_short_fixed_terms_is_warned_in_private(tmp_path: Path, options: str, warned: bool):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new", options=options)
        told = [text(message) for message in lobby.stage.private(lobby.server, "Anna")]
        assert told == ([lobby.locale.text("lobby-short")] if warned else [])
        assert len(lobby.messages()) == 1


async def test_the_chat_game_can_be_played_at_the_pace_of_a_forum(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new", scenario="chat", pace="forum")
        assert lobby.game.state.options["night_length"] == 48 * 3_600_000
        assert "По выходным часы стоят." in lobby.notice


@pytest.mark.parametrize(
    ("option", "typed", "told"),
    [
        ("options", "mood=good", "Не понимаю правило «mood=good»"),
        ("options", "parity=perhaps", "Не понимаю правило «parity=perhaps»"),
        ("scenario", "atlantis", "Не знаю сценария «atlantis»"),
        ("theme", "atlantis", "Не знаю темы «atlantis»"),
    ],
)
async def test_what_is_not_known_is_told_and_nothing_is_opened(tmp_path: Path, option: str, typed: str, told: str):
    async with Lobby.open(tmp_path) as lobby:
        assert told in await lobby.slash("Anna", "game new", **{option: typed})
        assert not list(lobby.stage.bot.games.all())


async def test_autocomplete_leads_to_every_option_and_value(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:

        async def offered(option: str, typed: str) -> dict[str, str]:
            found = await lobby.server.people["Anna"].autocomplete(lobby.server.lounge, "game new", option, typed)
            return {choice["value"]: choice["name"] for choice in found}

        assert (await offered("options", "сумер"))["twilight="] == "Сумерки (twilight)"
        values = await offered("options", "parity=false, twilight=1")
        assert values["parity=false, twilight=1h"] == "Сумерки: 1 час"
        assert await offered("options", "twilight=soon") == {}
        assert (await offered("scenario", "неап"))["naples"] == "Неаполь (6–20)"
        assert (await offered("theme", ""))["plain"] == "простая"


@pytest.mark.parametrize("options", ["auto_limit=12h", "day_min=48h, auto_limit=24h"])
async def test_a_limit_below_the_least_day_is_refused_in_words(tmp_path: Path, options: str):
    async with Lobby.open(tmp_path) as lobby:
        told = await lobby.slash("Anna", "game new", options=options)
        assert "«Лимит с начала дня» не сходится с остальными правилами этой игры." in told
        assert "Он не короче самого раннего лимита." in told
        assert not list(lobby.stage.bot.games.all())
        await lobby.slash("Anna", "game new", options="day_min=12h, auto_limit=12h")
        assert "Лимит с начала дня: 12 часов" in lobby.notice


async def test_the_limit_of_a_servers_scenario_counts_too(tmp_path: Path):
    written = "id: ours\nmin: 6\nroles: {mafioso: N/3}\noptions: {auto_limit: 24h}\n"
    async with Lobby.open(tmp_path) as lobby:
        await lobby.stage.bot.store.save_scenario(lobby.server.guild.id, "ours", written)
        told = await lobby.slash("Anna", "game new", scenario="ours", options="day_min=48h")
        assert "«Лимит с начала дня» не сходится" in told


async def test_without_a_setting_the_time_zone_of_a_server_is_the_one_written_first(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new", options="zone=Europe/Moscow")
        await lobby.slash("Clara", "game new", options="zone=Europe/Paris")
        assert lobby.game.state.options["zone"] == "Europe/Paris"
        await lobby.slash("Boris", "game new")
        assert lobby.game.host == lobby.server.people["Boris"].id
        assert lobby.game.state.options["zone"] == "Europe/Moscow"


async def test_the_town_speaks_the_hosts_language_or_the_one_asked_for(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new", language="en")
        assert "Naples: sign up to play" in lobby.notice
        assert "набор, за столом 0" in await lobby.slash("Anna", "game list")


async def test_a_servers_own_scenario_can_be_played(tmp_path: Path):
    written = (
        "id: our-street\ntitle: Наша улица\nmin: 6\nroles: {mafioso: N/3, doctor: 1}\noptions: {parity: 'false'}\n"
    )
    async with Lobby.open(tmp_path) as lobby:
        await lobby.stage.bot.store.save_scenario(lobby.server.guild.id, "our-street", written)
        await lobby.slash("Anna", "game new", scenario="our-street")
        assert "Наша улица: набор в игру" in lobby.notice
        assert "Состав на 6:** 2 мафиози, 1 врач, 3 мирных жителя." in lobby.notice
        await lobby.fill()
        await lobby.press("Anna", "Начать игру")
        assert lobby.game.state.phase_id == "day 1"


# --- what the host composes -------------------------------------------------------------------------------------------


async def test_the_host_of_a_chat_game_chooses_its_roles(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new", scenario="chat")
        await lobby.fill()
        assert "Это может только ведущий" in await lobby.press("Boris", "Состав")
        await lobby.press("Anna", "Состав")
        for choice in ("Мафиози: 1", "Маньяк: есть"):
            private = lobby.stage.private(lobby.server, "Anna")
            await lobby.stage.choose(lobby.server, "Anna", choice, private)
            await lobby.stage.advance(seconds=3)
        assert "Состав на 6:** 1 мафиози, 1 комиссар, 1 врач, 1 маньяк, 2 мирных жителя." in lobby.notice
        await lobby.press("Anna", "Начать игру")
        roles = sorted(seat.role for seat in lobby.game.state.seats.values())
        assert roles == ["citizen", "citizen", "commissar", "doctor", "mafioso", "maniac"]


async def test_roles_that_no_longer_fit_are_named_before_the_deal(tmp_path: Path):
    async with Lobby.open(tmp_path, *SIX, "Gil", "Hal", "Ida") as lobby:
        await lobby.slash("Anna", "game new", scenario="chat")
        await lobby.fill()
        await lobby.slash("Anna", "game roles")
        await lobby.stage.choose(lobby.server, "Anna", "Мафиози: 3", lobby.stage.private(lobby.server, "Anna"))
        for name in ("Gil", "Hal", "Ida"):
            await lobby.press(name, "Выйти")
        assert "Такой состав на 6 игроков не раздать" in await lobby.press("Anna", "Начать игру")
        assert lobby.game.status == "signup"


async def test_where_the_scenario_leaves_no_choice_there_is_no_button_for_it(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        assert "Состав\n" not in lobby.notice


async def take_rights(lobby: Lobby, **rights: bool) -> None:
    """An administrator changes the rights of the bot's role."""
    backend, guild = lobby.stage.env.backend, lobby.server.guild.id
    role = next(r for r in backend.guilds[guild].roles.values() if r.managed)
    held = discord.Permissions(role.permissions)
    held.update(**rights)
    backend.edit_role(guild, role.id, {"permissions": held.value})
    await lobby.stage.env.settle()


# --- the start --------------------------------------------------------------------------------------------------------


async def dealt(lobby: Lobby) -> bool:
    return any(isinstance(entry.event, RoleDealt) for entry in await lobby.stage.bot.games.log(lobby.game.id))


async def test_only_the_host_starts_and_not_with_too_few(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill("Boris", "Clara", "Dan", "Eva")
        assert "Это может только ведущий" in await lobby.press("Boris", "Начать игру")
        told = await lobby.press("Anna", "Начать игру")
        assert "Не хватает 2 игроков: за столом 4, а нужно 6." in told
        assert not await dealt(lobby)


async def test_a_host_may_sit_out(tmp_path: Path):
    async with Lobby.open(tmp_path, "Host", *SIX) as lobby:
        await lobby.slash("Host", "game new")
        await lobby.fill(*SIX)
        await lobby.press("Host", "Начать игру")
        assert lobby.game.state.phase_id == "day 1"
        assert lobby.game.seat_of(lobby.server.people["Host"].id) is None


async def test_missing_rights_are_named_in_the_hosts_language_and_nothing_is_dealt(tmp_path: Path):
    async with Lobby.open(tmp_path, locale="en") as lobby:
        await lobby.slash("Anna", "game new")
        for name in SIX:
            await lobby.press(name, "Join")
        await take_rights(lobby, manage_channels=False, create_private_threads=False)
        told = await lobby.press("Anna", "Start")
        assert "“Manage Channels”" in told
        assert "“Create Private Threads”" in told
        assert "Server Settings" in told
        assert not await dealt(lobby)


async def test_a_server_without_space_for_the_rooms_is_told_so(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill()
        for number in range(496):
            lobby.server.guild.create_text_channel(f"room-{number}")
        await lobby.stage.env.settle()
        told = await lobby.press("Anna", "Начать игру")
        assert "на сервере 497 каналов из 500" in told
        assert not await dealt(lobby)


async def test_the_start_opens_the_town_and_the_notice_leads_there(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill()
        await lobby.press("Anna", "Начать игру")
        assert lobby.game.state.phase_id == "day 1"
        assert "игра началась" in lobby.notice
        assert f"<#{lobby.game.meta['town']}>" in lobby.notice
        assert ("PATCH", f"/channels/{lobby.server.lounge.id}/messages/{lobby.messages()[-1].id}") not in lobby.requests


async def test_a_press_on_start_that_comes_twice_deals_once(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill()
        message = lobby.messages()[-1]
        first = lobby.server.people["Anna"]
        start = next(c for c in _buttons(message) if c["label"] == "Начать игру")
        await first.click(message, custom_id=start["custom_id"])
        again = await lobby.slash("Anna", "game start")
        assert "Такой игры здесь нет" in again
        events = [entry.event for entry in await lobby.stage.bot.games.log(lobby.game.id)]
        assert sum(isinstance(event, RoleDealt) for event in events) == 6


def _buttons(message: Any) -> list[dict[str, Any]]:
    from simcord.components import walk_components

    from tests.discord.kit import components

    return [part for part in walk_components(components(message)) if part.get("label")]


async def test_who_comes_late_can_still_watch(tmp_path: Path):
    async with Lobby.open(tmp_path, *SIX, "Gil") as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill(*SIX)
        await lobby.press("Anna", "Начать игру")
        assert "afterlife" not in lobby.game.meta["rooms"]
        gil = lobby.server.people["Gil"]
        assert "Вы в зрителях" in await lobby.slash("Gil", "game watch")
        afterlife = next(
            c for c in lobby.server.guild.channels.values() if c.id == lobby.game.meta["rooms"]["afterlife"]
        )
        afterlife.history(viewer=gil)
        assert "больше не в зрителях" in await lobby.slash("Gil", "game watch")
        with pytest.raises(simcord.SetupError):
            afterlife.history(viewer=gil)


async def test_who_leaves_the_server_frees_the_seat(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill()
        lobby.server.guild.remove_member(lobby.server.people["Clara"])
        await lobby.stage.env.settle()
        await lobby.stage.advance(seconds=3)
        assert "За столом 5" in lobby.notice
        assert "3\u00a0·\u00a0Dan" in lobby.notice


# --- several games ----------------------------------------------------------------------------------------------------


async def test_the_list_tells_what_is_open_and_what_is_on(tmp_path: Path):
    async with Lobby.open(tmp_path, *SIX, "Gil") as lobby:
        assert "никто не играет" in await lobby.slash("Gil", "game list")
        await lobby.slash("Anna", "game new")
        await lobby.fill(*SIX)
        await lobby.press("Anna", "Начать игру")
        await lobby.slash("Gil", "game new", scenario="chat")
        told = await lobby.slash("Gil", "game list")
        assert "Неаполь · идёт, в живых 6 из 6" in told
        assert "Игра в чате · набор, за столом 0" in told


async def test_a_command_that_could_mean_two_games_asks_which(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.slash("Boris", "game new")
        assert "Выберите одну в поле «игра»" in await lobby.slash("Clara", "game join")
        assert "ваш номер — 1" in await lobby.slash("Clara", "game join", game=lobby.game.id)
        assert "Такой игры здесь нет" in await lobby.slash("Dan", "game join", game=99)


async def test_a_host_means_his_own_game(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.slash("Boris", "game new")
        assert "Не хватает 6 игроков" in await lobby.slash("Anna", "game start")
        await lobby.slash("Anna", "game cancel")
        await lobby.stage.advance(seconds=3)
        assert [game.host for game in lobby.stage.bot.games.all()] == [lobby.server.people["Boris"].id]
        assert "Это может только ведущий" in await lobby.slash("Anna", "game start")


async def test_leaving_a_game_that_runs_is_a_matter_of_the_host(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        await lobby.fill()
        await lobby.press("Anna", "Начать игру")
        assert "скажите ведущему" in await lobby.slash("Boris", "game leave")
