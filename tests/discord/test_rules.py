"""The rules, one press away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from cogs.ui.marks import mark
from core.engine.ruleset import Ruleset
from core.rules.classic import RULESET
from core.rules.dons import THREE, TWO
from core.rules.registry import RULESETS
from tests.discord.kit import MENU, Server, Stage, answer, find

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


async def pick(stage: Stage, server: Server, menu: str, *labels: str) -> str:
    """Choose these lines of the newest private menu, all at once."""
    message, part = find(stage.private(server, "Anna"), MENU, lambda c: menu in c["custom_id"])
    values = [option["value"] for option in part["options"] if option["label"] in labels]
    assert len(values) == len(labels), part["options"]
    return answer(await server.people["Anna"].select(message, values, custom_id=part["custom_id"]))


ROWS = {
    "ru": (
        "Дитя мафии", ("Пушка мафии", "Пушка манов", "Пушка снайпера"), "Вердикты", "Добавить защиту",
        "Погибает. Причина: выстрел мафии, выстрел манов и выстрел снайпера.", "Остаётся в живых, роль прежняя.",
    ),
    "en": (
        "Child of the mafia", ("The mafia's gun", "The manas' gun", "The sniper's gun"), "Verdicts", "Add a guard",
        "Dies. Cause: a shot of the mafia, a shot of the manas and a shot of the sniper.",
        "Lives, and the role stays the same.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("locale", ROWS)
async def test_a_row_of_the_matrices_is_a_few_presses_away(tmp_path: Path, locale: str):
    child, guns, verdicts, guard, dies, lives = ROWS[locale]
    async with reading(tmp_path, locale) as (stage, server, rules):
        stage.bot.rulesets = RULESETS
        await rules(scenario="dons-three")
        await stage.press(server, "Anna", verdicts, stage.private(server, "Anna"))
        await pick(stage, server, "rules-verdict-column", child)
        told = await pick(stage, server, "rules-verdict-guns", *guns)
        assert dies in told
        assert "dons 8.7" in told
        told = answer(await stage.press(server, "Anna", guard, stage.private(server, "Anna")))
        assert lives in told
        assert "dons 8.6" in told


async def test_every_verdict_has_its_words(tmp_path: Path):
    async with reading(tmp_path) as (stage, server, rules):
        stage.bot.rulesets = RULESETS
        await rules(scenario="dons-three")
        await stage.press(server, "Anna", "Вердикты", stage.private(server, "Anna"))
        for hit, gun, told in (
            ("Дитя мафии", "Пушка мафии", "роль теперь другая: маф."),
            ("Бомж", "Пушка манов", "голос на следующий день переходит манам."),
            ("Стукач", "Пушка мафии", "Решает банда, которой предложат сделку"),
            ("Железный дровосек, когда ни за кого не стреляет", "Пушка копа", "стреляют уже из других рук"),
            ("Дон мафии", "Пушка мафии", "Так не бывает"),
            ("Коп, чья пушка смотрит на дона манов", "Пушка манов", "Погибает. Причина: выстрел манов."),
            ("Коп, чья пушка смотрит на дона манов", "Пушка копа", "Остаётся в живых, роль прежняя."),
        ):
            await pick(stage, server, "rules-verdict-column", hit)
            assert told in await pick(stage, server, "rules-verdict-guns", gun)
        assert "Выберите, в кого попали" in await pick(stage, server, "rules-verdict-guns")


async def test_rules_without_matrices_offer_no_verdicts(tmp_path: Path):
    async with reading(tmp_path) as (_, _, rules):
        assert "Вердикты" not in await rules(scenario="verona")


@pytest.mark.parametrize("rules", [TWO, THREE], ids=lambda rules: rules.id)
def test_every_question_about_verdicts_can_be_answered_and_fits_into_a_custom_id(rules: Ruleset):
    known = rules.verdicts
    assert known
    for column in known.columns:
        for size in range(1, len(known.guns) + 1):
            for guns in combinations(known.guns, size):
                for guarded in (False, True):
                    verdict = known.read(column, frozenset(guns), guarded)
                    assert verdict.outcome != "dies" or not guarded
                    assert set(verdict.guns) <= set(guns)
                    assert verdict.guns or verdict.outcome not in ("dies", "vote")
        mark("rules-verdict-column", of=rules.id, column=column, guns="01234", guard="yes")


async def test_a_panel_of_rules_that_are_gone_is_told_so(tmp_path: Path):
    async with reading(tmp_path) as (stage, server, rules):
        before, stage.bot.rulesets = stage.bot.rulesets, RULESETS
        await rules(scenario="dons-two")
        await stage.press(server, "Anna", "Вердикты", stage.private(server, "Anna"))
        stage.bot.rulesets = before
        told = answer(await stage.press(server, "Anna", "Добавить защиту", stage.private(server, "Anna")))
        assert "Не знаю, что такое" in told
