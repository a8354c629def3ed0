"""The rules, one press away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from core.rules.classic import RULESET
from tests.discord.kit import Server, Stage, answer

SIX = {
    "Anna": "mafioso", "Boris": "doctor", "Clara": "commissar", "Dan": "mafioso", "Eva": "citizen", "Fay": "citizen",
}  # fmt: skip


@asynccontextmanager
async def reading(folder: Path, locale: str = "ru") -> AsyncIterator[tuple[Stage, Server, Any]]:
    async with Stage.open(folder) as stage:
        server = stage.server(members=["Anna"], locale=locale)

        async def rules(**options: str) -> str:
            return answer(await server.people["Anna"].slash(server.lounge, "rules", **options))

        yield stage, server, rules


async def test_without_a_game_they_begin_with_what_mafia_is(tmp_path: Path):
    async with reading(tmp_path) as (_, _, rules):
        told = await rules()
        assert "Город делится на стороны" in told
        for menu in ("Сценарий", "Роль", "Настройка"):
            assert menu in told


async def test_at_a_table_they_begin_with_its_scenario_and_options(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX, options={"parity": "false"})
        told = answer(await table.slash("Boris", "rules"))
        assert "**Неаполь** · от 6 до 20 игроков" in told
        assert "Состав на 6" in told
        assert "По выходным часы стоят." in told
        assert stage.bot.cards(RULESET).option("parity", "ru")[0] in told


async def test_a_scenario_tells_its_roles_and_how_each_side_wins(tmp_path: Path):
    async with reading(tmp_path) as (_, _, rules):
        told = await rules(scenario="verona")
        assert "**Верона** · от 14 до 20 игроков" in told
        assert "N/3-1" in told
        assert "Якудза побеждает" in told
        assert "Мирные побеждают" in told


@pytest.mark.parametrize("locale", ["ru", "en"])
async def test_every_role_option_and_scenario_can_be_read_from_the_menus(tmp_path: Path, locale: str):
    async with reading(tmp_path, locale) as (stage, server, rules):
        await rules()
        cards = stage.bot.cards(RULESET)

        async def read(label: str, menu: str) -> str:
            private = stage.private(server, "Anna")
            return answer(await stage.choose(server, "Anna", label, private, menu))

        for role in RULESET.roles:
            card = cards.role(role.id, locale)
            told = await read(card.name, "rules-role")
            assert card.how in told
            assert card.clause in told
        for option in RULESET.options:
            name, about = cards.option(option.id, locale)
            assert about in await read(name, "rules-option")
        for scenario in RULESET.scenarios.values():
            assert cards.scenario(scenario.id, locale).about in await read(scenario.title[locale], "rules-scenario")


async def test_an_option_is_told_as_it_is_in_ones_own_game(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX, options={"twilight": "30m"})
        assert "В вашей игре: 30 минут." in answer(await table.slash("Boris", "rules", option="classic:twilight"))
        stranger = stage.member(table.server, "Gil")
        assert "Обычно: 2 часа." in answer(await stranger.slash(table.server.lounge, "rules", option="Сумерки"))


async def test_autocomplete_offers_names_in_the_readers_language(tmp_path: Path):
    async with reading(tmp_path) as (_, server, _):
        found = await server.people["Anna"].autocomplete(server.lounge, "rules", "role", "комис")
        assert found == [{"name": "Комиссар", "value": "classic:commissar"}]
        found = await server.people["Anna"].autocomplete(server.lounge, "rules", "scenario", "")
        assert {"name": "Верона", "value": "verona"} in found


@pytest.mark.parametrize("option", ["scenario", "role", "option"])
async def test_what_is_not_known_is_told(tmp_path: Path, option: str):
    async with reading(tmp_path) as (_, _, rules):
        assert "Не знаю, что такое «atlantis»" in await rules(**{option: "atlantis"})
