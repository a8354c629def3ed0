"""The form in which an admin writes a scenario."""

from pathlib import Path
from typing import cast

import pytest

from cogs.scenarios import library
from tests.discord.author import member, writing
from tests.discord.kit import components

pytestmark = pytest.mark.usefixtures("few_games")

MOSCOW = {
    "id": "moscow",
    "title": {"en": "Moscow", "ru": "Москва"},
    "min": "12",
    "roles": {"commissar": "1", "doctor": "1", "priest": "1", "mafioso": "N/3-1", "lawyer": "1", "maniac": "1"},
}


async def write_moscow(boss) -> str:
    """The example of the rules page, by form."""
    await boss.use("new", new_id="moscow")
    await boss.pick("scenario-roles", *MOSCOW["roles"])
    await boss.fill("Name it", en="Moscow", ru="Москва")
    return await boss.fill("Set numbers", min="12", max="", mafioso="N/3-1")


async def test_a_scenario_is_written_step_by_step(tmp_path: Path):
    async with writing(tmp_path) as boss:
        form = await write_moscow(boss)
        assert "### Moscow" in form
        assert "12 to 20 players · `moscow`" in form
        assert "**Always one each:** commissar, doctor, priest, lawyer, maniac." in form
        assert "**By the number of players, N:** mafiosi N/3-1." in form
        assert "12       3        4\n" in form
        assert "priest → doctor → maniac → the gang's shot → commissar and lawyer together." in form
        assert "Everything fits." in form
        assert await boss.kept() == {}
        saved = await boss.press("Save")
        assert "The scenario is saved." in saved
        assert "Win shares by random play** (3 games each)\n- 12 players: " in saved
        assert await boss.kept() == {"moscow": MOSCOW}


async def test_all_failing_checks_are_listed_at_once_with_roles_and_sizes(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await boss.use("new", new_id="Moscow!")
        await boss.pick("scenario-roles", "mafioso", "heretic", "lawyer", "yakuza", "turncoat", "doctor", "sheriff")
        form = await boss.fill("Set numbers", mafioso="N/5", yakuza="lots")
        lines = [line for line in form.splitlines() if line.startswith("- ")]
        assert [line.partition(" **")[2] for line in lines] == [
            "",  # the id
            "`yakuza`**",  # the formula
            "",  # the heretic has no priest
            "with 6–8, 10–11 players**",  # three times the mafia are more than all
            "with 6 players**",  # nobody is left to be a citizen
        ]
        assert "That name won't do" in form
        assert "Everything fits" not in form
        assert _disabled(boss, "Save")
        assert _disabled(boss, "Try the odds")


async def test_a_form_says_in_russian_what_to_do(tmp_path: Path):
    async with writing(tmp_path, "ru") as boss:
        await boss.use("new", new_id="moscow")
        form = await boss.pick("scenario-roles", "doctor")
        assert "Пока не сохранить" in form
        assert "В сценарии нет банды. Добавьте мафиози или якудзу." in form
        assert "Всё сходится" in await boss.pick("scenario-roles", "doctor", "yakuza")
        assert "В сценарии нет банды." in await boss.pick("scenario-roles")
        assert "которой нельзя раздать" not in boss.sees


async def test_a_role_that_stays_keeps_its_formula(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await boss.use("new", new_id="moscow")
        await boss.fill("Set numbers", mafioso="N/4")
        await boss.pick("scenario-roles", "mafioso", "yakuza", "doctor")
        assert "mafiosi N/4, yakuza N/3." in boss.sees
        assert boss.offered("scenario-roles").keys() >= {"mafioso", "samurai"}
        assert not boss.offered("scenario-roles").keys() & {"citizen", "zombie", "recruit", "renegade"}


async def test_options_are_chosen_by_menu_or_typed(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await boss.use("new", new_id="moscow")
        assert "How long a night lasts at most." in await boss.pick("scenario-option", "night_length")
        assert boss.offered("scenario-value")["24h"] == "24 hours"
        assert "- Length of a night: 24 hours" in await boss.pick("scenario-value", "24h")
        await boss.pick("scenario-option", "night_length")
        assert "13 hours" in await boss.fill("Type another", value="13h")
        await boss.pick("scenario-option", "night_length")
        assert "Length of a night:" not in await boss.pick("scenario-value", "usual")
        await boss.pick("scenario-option", "holidays")
        form = await boss.fill("Type another", value="2026-05-01  2026-05-09")
        assert "2026-05-01 and 2026-05-09" in form
        await boss.pick("scenario-option", "parity")
        assert boss.offered("scenario-value").keys() == {"usual", "true", "false"}
        assert "Everything fits" in await boss.pick("scenario-value", "false")
        await boss.press("Save")
        kept = (await boss.kept())["moscow"]
        assert kept["options"] == {"holidays": ["2026-05-01", "2026-05-09"], "parity": "false"}


async def test_an_option_that_makes_no_sense_is_named(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await boss.use("new", new_id="moscow")
        await boss.pick("scenario-option", "twilight")
        form = await boss.fill("Type another", value="soon")
        assert "**`twilight`**" in form
        await boss.pick("scenario-option", "twilight")
        assert "Everything fits" in await boss.fill("Type another", value="")


async def test_a_theme_is_chosen_among_those_that_there_are(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await boss.use("new", new_id="moscow")
        await boss.pick("scenario-option", "theme")
        assert boss.offered("scenario-value")["dallas"] == "Dallas"
        await boss.pick("scenario-value", "dallas")
        await boss.press("Save")
        assert (await boss.kept())["moscow"]["theme"] == "dallas"


async def test_back_from_an_option_nothing_has_changed(tmp_path: Path):
    async with writing(tmp_path) as boss:
        form = await boss.use("new", new_id="moscow")
        assert "Twilight" in await boss.pick("scenario-option", "twilight")
        assert await boss.press("Back") == form


async def test_the_odds_stand_in_the_preview(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await boss.use("new", new_id="moscow")
        form = await boss.press("Try the odds")
        assert "Win shares by random play** (3 games each)\n- 6 players: mafia " in form
        assert "- 13 players: mafia " in form
        assert "- 20 players: mafia " in form
        assert "Playing at random" not in form
        assert "Win shares" not in await boss.pick("scenario-roles", "mafioso", "doctor")


async def test_a_draft_waits_over_a_restart(tmp_path: Path):
    async with writing(tmp_path) as boss:
        form = await write_moscow(boss)
        await boss.stage.restart()
        assert await boss.pick("scenario-roles", *MOSCOW["roles"]) == form
        await boss.press("Save")
        assert await boss.kept() == {"moscow": MOSCOW}


async def test_a_cancelled_form_leaves_nothing_and_is_closed(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await write_moscow(boss)
        old = boss.private[-1]
        assert "nothing has changed" in await boss.press("Cancel")
        assert await boss.kept() == {}
        assert await boss.stage.bot.store.guild_settings(boss.server.guild.id) == {}
        assert old.id == boss.private[-1].id


async def test_a_form_is_closed_by_the_next_one(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await boss.use("new", new_id="moscow")
        first = boss.private
        await boss.use("new", new_id="kazan")
        result = await boss.stage.press(boss.server, "Boss", "Save", first)
        assert "This form is closed" in "".join(text for text in boss.stage.sees(boss.server, "Boss"))
        assert result.acknowledged
        assert await boss.kept() == {}
        assert "kazan" in boss.sees


async def test_an_edit_shows_what_is_there_and_may_rename_it(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await write_moscow(boss)
        await boss.press("Save")
        form = await boss.use("edit", scenario="moscow")
        assert "### Moscow" in form
        assert "Everything fits." in form
        await boss.fill("Name it", id="kazan", en="Kazan", ru="Казань")
        await boss.press("Save")
        assert await boss.kept() == {"kazan": {**MOSCOW, "id": "kazan", "title": {"en": "Kazan", "ru": "Казань"}}}


async def test_two_scenarios_cannot_share_an_id(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await write_moscow(boss)
        await boss.press("Save")
        assert "is taken" in await boss.use("new", new_id="moscow")
        assert "is taken" in await boss.use("new", new_id="naples")


@pytest.mark.parametrize(("scenario", "new_id"), [("naples", "naples-2"), ("chat", "chat-2"), ("boston", "boston-2")])
async def test_a_copy_of_a_scenario_that_ships(tmp_path: Path, scenario: str, new_id: str):
    async with writing(tmp_path) as boss:
        form = await boss.use("copy", scenario=scenario)
        assert "Everything fits." in form
        assert "(copy)" in form
        await boss.press("Save")
        kept = (await boss.kept())[new_id]
        stock = boss.stage.bot.rulesets["classic"].scenarios[scenario]
        assert (kept["min"], kept["max"], kept["theme"]) == (str(stock.low), str(stock.high), stock.theme)
        assert kept["roles"] == {r: str(s.default) for r, s in stock.roles.items() if s.default.of(20)}


async def test_a_copy_of_the_chat_game_keeps_its_pace(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await boss.use("copy", scenario="chat", new_id="short")
        await boss.press("Save")
        options = cast(dict[str, str], (await boss.kept())["short"]["options"])
        assert options["timing"] == "live"
        assert options["gang_agreement"] == "any"


async def test_a_copy_of_an_own_scenario(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await write_moscow(boss)
        await boss.press("Save")
        await boss.use("copy", scenario="moscow", new_id="kazan")
        await boss.press("Save")
        titles = {"en": "Moscow (copy)", "ru": "Москва (копия)"}
        assert await boss.kept() == {"moscow": MOSCOW, "kazan": {**MOSCOW, "id": "kazan", "title": titles}}


async def test_a_right_that_is_lost_closes_the_form(tmp_path: Path):
    async with writing(tmp_path) as boss:
        role = boss.server.guild.create_role("Writers")
        anna = member(boss.stage, boss.server, "Anna", "en", role)
        await boss.use("access", role=role)
        await anna.use("new", new_id="moscow")
        form = anna.private
        await boss.use("access")
        await anna.stage.press(anna.server, "Anna", "Save", form)
        assert "Scenarios are written here by those" in anna.sees
        assert await boss.kept() == {}


async def test_a_server_has_room_for_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(library, "MOST", 1)
    async with writing(tmp_path) as boss:
        await boss.use("new", new_id="moscow")
        await boss.press("Save")
        for command, options in (("new", {"new_id": "kazan"}), ("copy", {"scenario": "moscow"})):
            assert "has 1 scenarios of its own already" in await boss.use(command, **options)
        await boss.use("edit", scenario="moscow")
        assert "The scenario is saved" in await boss.press("Save")


def _disabled(boss, label: str) -> bool:
    rows = [part for box in components(boss.private[-1]) for part in box["components"]]
    found = [b for row in rows for b in row.get("components", ()) if b.get("label") == label]
    return found[0]["disabled"]
