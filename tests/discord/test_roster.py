"""A game whose roster the host writes himself: how it is read, what is told of it, and that it is dealt."""

from collections import Counter
from pathlib import Path

import pytest

from cogs.lobby import roster
from cogs.ui import sheets
from core.engine.scenario import Share
from core.narration import load
from core.rules.registry import RULESETS
from tests.discord.kit import answer
from tests.discord.test_preparing import HOST, TEN, Table, signing_up

TWO, THREE = RULESETS["dons-two"], RULESETS["dons-three"]
LOCALES = load(strict=True)
BOTH = [LOCALES[language] for language in LOCALES.languages]
SMALL = "дон=1, маф=1, коп=1, доктор=1, снайпер=1"


def read(text: str) -> dict[str, int]:
    found = roster.read(TWO, BOTH, text)
    assert not found.unread
    return dict(found.counts)


@pytest.mark.parametrize(
    "text",
    [
        "don=1, mafioso=3, cop=1",
        "дон мафии 1; маф: 3; Коп",
        "1 Don of the mafia\n3 mafiosi\n1 cop",
        "3 мафа, 1 дон мафии, 1 коп, 6 мирных жителей.",
        "mafioso = 2, cop, don, mafioso",
    ],
)
def test_a_roster_is_read_however_people_write_it(text: str):
    assert read(text) == {"don": 1, "mafioso": 3, "cop": 1}


def test_every_role_is_read_by_what_the_bot_calls_it():
    for rules in (TWO, THREE):
        for locale in BOTH:
            counts = {role.id: 2 for role in rules.roles if role.id != "citizen"}
            assert roster.read(rules, BOTH, roster.write(rules, locale, counts)) == (counts, ())


def test_what_means_nothing_is_found_all_at_once():
    found = roster.read(TWO, BOTH, "don=1, wizard=2, 3 маф 4, =5, маф=100")
    assert found.counts == {"don": 1}
    assert found.unread == ("wizard=2", "3 маф 4", "=5", "маф=100")


async def write(table: Table, typed: str, name: str = HOST) -> str:
    """Type a roster into the window behind the button on the notice."""
    person = table.server.people[name]
    shown = await table.stage.press(table.server, name, table.word("lobby-button-compose"), table.messages(name))
    assert shown.modal, answer(shown)
    return answer(await person.submit_modal(shown, {"roster": typed}))


async def test_the_roster_is_the_usual_one_as_long_as_none_is_written(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-two-custom") as table:
        assert "Двухсторонка, свой состав" in table.notice
        await table.press(HOST, "Начать игру")
        dealt = Counter(seat.role for seat in table.game.state.seats.values())
        assert dealt == Counter(TWO.scenarios["standard"].roster(10))


@pytest.mark.parametrize(("locale", "told"), [("ru", "когда за столом от 10 до 30"), ("en", "at tables of 10 to 30")])
async def test_a_written_roster_is_shown_and_dealt(tmp_path: Path, locale: str, told: str):
    async with signing_up(tmp_path, scenario="dons-two-custom", locale=locale) as table:
        assert told in await write(table, SMALL)
        await table.stage.advance(seconds=3)
        roles = table.stage.bot.cards(TWO).composition({"sniper": 1, "citizen": 5}, locale)
        assert all(role in table.notice for role in roles)
        await table.stage.crash()
        await table.press(HOST, table.word("lobby-button-start"))
        dealt = Counter(seat.role for seat in table.game.state.seats.values())
        assert dealt == {"don": 1, "mafioso": 1, "cop": 1, "doctor": 1, "sniper": 1, "citizen": 5}


@pytest.mark.parametrize("locale", ["ru", "en"])
async def test_all_that_fails_is_listed_at_once(tmp_path: Path, locale: str):
    async with signing_up(tmp_path, scenario="dons-three-custom", locale=locale) as table:
        told = await write(table, "don=2, mana-don, mana=3, mana=30, snitch, maniac, gizmo=1, keykeeper")
        for reason in ("role-count", "gang-size", "needs"):
            assert table.word(f"reason-dons-{reason}" if reason != "gang-size" else "reason-gang-size") in told
        assert "`gizmo=1`" in told
        assert "`maniac`" in told
        assert table.game.meta.get("chosen") is None
        again = await table.stage.press(
            table.server, HOST, table.word("roster-button"), table.stage.private(table.server, HOST)
        )
        assert again.modal
        assert "gizmo=1" in str(again.modal)


async def test_nothing_is_added_to_what_was_written(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-two-custom") as table:
        told = await write(table, "дон, маф")
        assert table.word("reason-dons-role-count") in told
        assert table.word("reason-gang-size") not in told


async def test_a_roster_for_more_people_tells_how_many_it_takes(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-two-custom") as table:
        told = await write(table, "дон, маф=5, коп, зомби")
        assert "от 26 до 30" in told
        await table.stage.advance(seconds=3)
        assert "нужно от 26 до 30" in table.notice
        assert "Состав на 26" in table.notice
        refused = await table.press(HOST, "Начать игру")
        assert "Не хватает 16 игроков" in refused


async def test_more_roles_than_people_are_dealt_to_nobody(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-two-custom") as table:
        rest = ", ".join(role.id for role in TWO.roles if role.single and role.id not in ("zombie", "don", "cop"))
        told = await write(table, f"don, mafioso=2, cop, {rest}")
        assert "от 21 до 30" in told
        assert "Ролей больше 30" in await write(table, f"don, mafioso=20, cop, {rest}")


async def test_an_empty_window_brings_the_usual_roster_back(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-two-custom") as table:
        await write(table, SMALL)
        assert "обычный" in await write(table, " ")
        assert "chosen" not in table.game.meta


@pytest.mark.parametrize("scenario", ["dons-two-custom", "dons-three-custom"])
@pytest.mark.parametrize("locale", ["ru", "en"])
async def test_the_window_says_all_it_has_to_say(tmp_path: Path, scenario: str, locale: str):
    async with signing_up(tmp_path, scenario=scenario, locale=locale) as table:
        shown = await table.server.people[HOST].slash(table.server.lounge, "game roles")
        assert shown.modal
        (field,) = shown.modal["components"]
        assert field["description"].endswith((" обычный состав.", " the usual roster."))
        assert len(field["label"]) < sheets.LABEL
        assert "citizen" not in field["component"]["value"]


async def test_only_hosts_write_it_and_only_before_the_start(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-two-custom") as table:
        assert "Это может только ведущий" in await table.press("Anna", "Состав")
        shown = await table.server.people[HOST].slash(table.server.lounge, "game roles")
        await table.press(HOST, "Начать игру")
        told = answer(await table.server.people[HOST].submit_modal(shown, {"roster": SMALL}))
        assert "Эта игра уже началась" in told


async def test_a_rematch_keeps_the_roster(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-two-custom") as table:
        await write(table, SMALL)
        await table.press(HOST, "Начать игру")
        first = table.game.id
        await table.slash(HOST, "host end")
        await table.press_private(HOST, "Остановить")
        await table.slash(HOST, "game rematch", number=first)
        assert "1 снайпер" in table.notice
        assert table.game.scenario is TWO.free


async def test_help_and_the_list_of_scenarios_know_it(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-two-custom") as table:
        assert "состав пишет ведущий" in await table.press(HOST, "?")
        assert "Двухсторонка, свой состав" in await table.slash(HOST, "game list")


async def test_the_notice_of_the_dons_tells_its_hours(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        assert "Длина дня: 24 часа" in table.notice
        assert len(TEN) == len(table.game.users)


# --- room for the rooms -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roster", "rooms"),
    [
        (("don", "mafioso", "cop", "citizen"), 2),
        (("don", "mafioso", "mana-don", "mana", "cop", "deputy"), 3),
        (("don", "mafioso", "cop", "child", "sniper", "woodman"), 5),
        (("don", "mafioso", "cop", "werewolf", "vampire", "zombie", "citizen", "citizen", "citizen"), 10),
    ],
)
def test_the_rooms_that_may_open(roster: tuple[str, ...], rooms: int):
    assert THREE.private_rooms(roster) == rooms


def test_classic_has_a_room_for_each_gang():
    assert RULESETS["classic"].private_rooms(("mafioso", "mafioso", "yakuza", "citizen", "doctor")) == 2


async def test_the_check_before_the_start_counts_every_room(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-two-custom") as table:
        await write(table, "дон, маф, коп, дитя мафии, снайпер")
        guild = table.server.guild
        known = table.stage.bot.get_guild(guild.id)
        assert known
        for number in range(500 - 6 - len(known.channels)):
            guild.create_text_channel(f"old-{number}")
        await table.stage.env.settle()
        assert "нужно ещё 7" in await table.press(HOST, "Начать игру")


def test_the_usual_number_of_a_role_is_that_of_the_standard_game():
    for rules in (TWO, THREE):
        assert rules.free
        for players in range(10, 31):
            assert sorted(rules.free.roster(players)) == sorted(rules.scenarios["standard"].roster(players))
        assert all(isinstance(share, Share) for share in rules.free.roles.values())
