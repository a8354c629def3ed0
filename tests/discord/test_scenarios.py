"""Scenarios of a server: looking at them, deleting them, and who may write them."""

import re
from pathlib import Path

import pytest

from core.rules.registry import RULESETS
from tests.discord.author import Author, member, writing

pytestmark = pytest.mark.usefixtures("few_games")

WRITING = (
    ("new", {"new_id": "moscow"}),
    ("edit", {"scenario": "moscow"}),
    ("copy", {"scenario": "naples"}),
    ("export", {"scenario": "naples"}),
    ("delete", {"scenario": "moscow"}),
)


async def save_moscow(boss: Author) -> None:
    written = "id: moscow\ntitle: Moscow\nmin: 6\nroles: {mafioso: N/3}\n"
    await boss.stage.bot.store.save_scenario(boss.server.guild.id, "moscow", written)


async def test_everybody_may_list_and_show(tmp_path: Path):
    async with writing(tmp_path, "ru", others=("Anna",)) as boss:
        anna = Author(boss.stage, boss.server, "Anna")
        empty = await anna.use("list")
        assert "- Неаполь · `naples` · 6–20" in empty
        assert "Своих сценариев у сервера пока нет" in empty
        await save_moscow(boss)
        full = await anna.use("list")
        assert "**Сценарии этого сервера**\n- Moscow · `moscow` · 6–20" in full
        shown = await anna.pick("scenario-show", "moscow")
        assert "### Moscow\nОт 6 до 20 игроков · `moscow`" in shown
        assert "Сценарий этого сервера." in shown
        assert shown == await anna.use("show", scenario="moscow")


async def test_show_tells_composition_night_and_rules(tmp_path: Path):
    async with writing(tmp_path, "ru") as boss:
        shown = await boss.use("show", scenario="verona")
        assert "Две банды" in shown
        assert "**Всегда по одному:** священник, врач, комиссар." in shown
        assert "**По числу игроков N:** мафиози N/3-1, якудза N/3-1." in shown
        assert "14       3      3      5\n" in shown
        assert "20       5      5      7\n" in shown
        assert "**Порядок ночи:** священник → врач → выстрелы обеих банд → комиссар." in shown
        assert "Правила обычные." in shown
        chat = await boss.use("show", scenario="chat")
        assert "**Сколько их, решает ведущий:** мафиози, маньяки, священники." in chat
        assert "- Длина ночи: 5 минут" in chat


async def test_nothing_is_shown_of_what_is_not_there(tmp_path: Path):
    async with writing(tmp_path) as boss:
        assert "I don't know a scenario `atlantis`." in await boss.use("show", scenario="atlantis")
        for command in ("edit", "delete"):
            told = await boss.use(command, scenario="naples")
            assert "This server has no scenario `naples` of its own." in told
        for command in ("copy", "export"):
            assert "I don't know a scenario `atlantis`." in await boss.use(command, scenario="atlantis")


async def test_autocomplete_offers_what_fits(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await save_moscow(boss)
        assert await boss.offers("edit", "scenario") == ["moscow"]
        assert await boss.offers("delete", "scenario", "mosc") == ["moscow"]
        assert await boss.offers("delete", "scenario", "naples") == []
        assert await boss.offers("show", "scenario", "moscow") == ["moscow"]
        assert {"naples", "moscow"} <= set(await boss.offers("copy", "scenario"))


async def test_scenarios_belong_to_one_server(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await save_moscow(boss)
        there = boss.stage.server("Kazan", locale="en")
        manager = boss.server.people["Boss"].member
        assert manager
        admins = there.guild.create_role("Admins", permissions=manager.guild_permissions)
        other = member(boss.stage, there, "Rival", "en", admins)
        assert "moscow" not in await other.use("list")
        assert "This server has no scenario `moscow`" in await other.use("delete", scenario="moscow")
        assert "Everything fits." in await other.use("new", new_id="moscow")


async def test_a_deletion_asks_once(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await save_moscow(boss)
        assert "Delete the scenario “Moscow”?" in await boss.use("delete", scenario="moscow")
        assert "moscow" in await boss.kept()
        assert await boss.press("Delete") == "The scenario is deleted."
        assert await boss.kept() == {}


async def test_two_who_delete_the_same(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await save_moscow(boss)
        await boss.use("delete", scenario="moscow")
        await boss.stage.bot.store.drop_scenario(boss.server.guild.id, "moscow")
        assert "gone already" in await boss.press("Delete")


async def test_others_are_told_who_may_write(tmp_path: Path):
    async with writing(tmp_path, others=("Anna",)) as boss:
        await save_moscow(boss)
        anna = Author(boss.stage, boss.server, "Anna")
        for command, options in WRITING:
            told = await anna.use(command, **options)
            assert "Scenarios are written here by those who have the right “Manage Server”." in told, command
        assert "is for those to say who have the right" in await anna.use("access")
        assert "moscow" in await boss.kept()


async def test_a_role_may_write_as_long_as_it_is_named(tmp_path: Path):
    async with writing(tmp_path) as boss:
        writers = boss.server.guild.create_role("Writers")
        anna = member(boss.stage, boss.server, "Anna", "en", writers)
        ben = member(boss.stage, boss.server, "Ben", "en")
        assert f"<@&{writers.id}>" in await boss.use("access", role=writers)
        assert "Everything fits." in await anna.use("new", new_id="kazan")
        assert "The scenario is saved." in await anna.press("Save")
        assert f"or the role <@&{writers.id}>" in await ben.use("new", new_id="tula")
        assert "Who writes scenarios is for those to say" in await anna.use("access")
        assert "only those with the right" in await boss.use("access")
        assert "Scenarios are written here by those" in await anna.use("edit", scenario="kazan")


async def test_the_role_of_everybody_lets_everybody_write(tmp_path: Path):
    async with writing(tmp_path, others=("Anna",)) as boss:
        await boss.use("access", role=boss.server.guild.default_role)
        assert "Everything fits." in await Author(boss.stage, boss.server, "Anna").use("new", new_id="kazan")


async def test_a_button_to_delete_asks_for_the_right_again(tmp_path: Path):
    async with writing(tmp_path) as boss:
        writers = boss.server.guild.create_role("Writers")
        anna = member(boss.stage, boss.server, "Anna", "en", writers)
        await save_moscow(boss)
        await boss.use("access", role=writers)
        await anna.use("delete", scenario="moscow")
        await boss.use("access")
        assert "Scenarios are written here by those" in await anna.press("Delete")
        assert "moscow" in await boss.kept()


async def test_all_answers_are_private_and_cost_no_request(tmp_path: Path):
    async with writing(tmp_path, others=("Anna",)) as boss:
        before = len(boss.stage.requests())
        await boss.use("new", new_id="moscow")
        await boss.press("Save")
        await boss.use("list")
        await boss.use("export", scenario="moscow")
        assert len(boss.stage.requests()) == before
        assert boss.stage.sees(boss.server, "Anna") == []


async def test_scenarios_of_other_systems_are_shown_but_not_copied(tmp_path: Path):
    async with writing(tmp_path) as boss:
        boss.stage.bot.rulesets = RULESETS
        shown = await boss.use("show", scenario="dons-two")
        assert "30 players · `dons-two`" in shown
        assert "**Joining:** " in shown
        assert "**Order of the night:** all choose at once" in shown
        assert len(re.findall(r"^ *\d+( +\d+)+$", shown, re.MULTILINE)) == 21  # a line for each size
        assert "Choose who was hit and by which guns." in await boss.press("Verdicts")
        listed = await boss.use("list")
        assert all(f"`{key}` · 10–30" in listed for key in ("dons-two", "dons-three"))
        for command in ("copy", "export"):
            assert "written for other rules" in await boss.use(command, scenario="dons-two")
        assert "is taken" in await boss.use("new", new_id="dons-two")
