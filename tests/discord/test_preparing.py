"""What a host decides before play: his private panel, what it hides from whom, and what comes of it at the start."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cogs.lobby.preparing import KNOWN, SETUP, knowing
from core.play import Settings
from core.play.chance import Dice
from core.play.preparing import settled
from core.rules.registry import RULESETS
from sandbox.rehearsal.stage import NAMES
from tests.discord.dons import TWO, playing, until
from tests.discord.kit import Stage, answer, find, text
from tests.discord.test_lobby import Lobby

TEN = ("Anna", "Boris", "Clara", "Dan", "Eva", "Fay", "Gil", "Hal", "Ida", "Jon")
HOST = "Host"
DONS = tuple(RULESETS[name] for name in ("dons-two", "dons-three"))


class Table(Lobby):
    """A sign-up of the dons, led by `Host`, who does not play."""

    language = "ru"

    @property
    def locale(self) -> Any:
        return self.stage.bot.locales[self.language]

    def word(self, key: str, **args: str | int) -> str:
        return self.locale.text(key, **args)

    def user(self, name: str) -> int:
        return self.server.people[name].id

    def private(self, name: str) -> Any:
        return self.stage.private(self.server, name)[-1]

    async def panel(self, name: str, item: str = "") -> str:
        """Open the panel, and a page of it."""
        told = await self.press(name, self.word("lobby-button-setup"))
        return await self.press_private(name, self.word(f"setup-dons-{item}")) if item else told

    async def choose(self, name: str, *labels: str, menu: str = "setup-choose") -> str:
        """Choose in the newest menu of his answers that has all of these."""
        message, part = find(
            self.stage.private(self.server, name),
            3,
            lambda c: menu in c["custom_id"] and set(labels) <= {o["label"] for o in c["options"]},
        )
        values = [option["value"] for option in part["options"] if option["label"] in labels]
        await self.server.people[name].select(message, values, custom_id=part["custom_id"])
        return text(self.private(name))

    async def helped_by(self, name: str) -> None:
        await self.slash(HOST, "host cohost add", member=self.server.people[name])


@asynccontextmanager
async def signing_up(
    folder: Path, *, locale: str = "ru", scenario: str = "dons-two", players: tuple[str, ...] = TEN, options: str = ""
) -> AsyncIterator[Table]:
    async with Stage.open(folder, Settings(heartbeat_ms=3_600_000), *DONS, RULESETS["classic"]) as stage:
        table = Table(stage, stage.server("Naples", (HOST, *players), locale))
        table.language = locale
        await table.slash(HOST, "game new", scenario=scenario, options=options)
        await table.fill(*players)
        yield table


def memory(table: Table) -> dict[str, object]:
    """What the rules know of what was set up."""
    found = table.game.state.memory
    return {key: found[key] for key in found if key.startswith(("bonus", "basement", "walking"))}


# --- the panel --------------------------------------------------------------------------------------------------------


async def test_the_button_is_there_only_where_there_is_something_to_set_up(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        assert "Подготовка" in table.notice
        await table.slash(HOST, "game new", scenario="naples")
        assert "Подготовка" not in table.notice
        assert "готовить нечего" in await table.slash(HOST, "game setup", game=table.game.id)


async def test_only_hosts_see_the_panel(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        assert "Это может только ведущий" in await table.panel("Anna")
        await table.helped_by("Anna")
        assert "Бонус: нет" in await table.panel("Anna")
        assert "Подвалы: нет" in await table.slash(HOST, "game setup")


@pytest.mark.parametrize("locale", ["ru", "en"])
async def test_what_is_chosen_is_in_force(tmp_path: Path, locale: str):
    async with signing_up(tmp_path, locale=locale) as table:
        await table.panel(HOST, "bonus")
        assert table.word("setup-ask-day") not in text(table.private(HOST))
        assert "3 · Clara" in await table.choose(HOST, "3 · Clara")
        await table.choose(HOST, table.word("setup-day", number=2))
        await table.press_private(HOST, table.word("setup-button-back"))
        await table.press_private(HOST, table.word("setup-dons-basement"))
        rooms = [table.locale.team("mafia"), table.locale.team("cops")]
        shown = await table.choose(HOST, *rooms)
        assert table.locale.join(rooms) in shown
        await table.press_private(HOST, table.word("setup-button-back"))
        await table.press_private(HOST, table.word("setup-dons-walking-basement"))
        await table.choose(HOST, "5 · Eva")
        overview = await table.press_private(HOST, table.word("setup-button-back"))
        assert f"3 · Clara, {table.word('setup-day', number=2)}" in overview
        await table.press(HOST, table.word("lobby-button-start"))
        assert memory(table) == {
            "bonus": "P3", "bonus day": 2, "basement mafia": 1, "basement cops": 1, "walking": "P5",
        }  # fmt: skip


async def test_nothing_is_chosen_for_a_host_who_decides_nothing(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        await table.panel(HOST)
        await table.press(HOST, "Начать игру")
        assert table.game.state.phase != "signup"
        assert memory(table) == {}


async def test_a_decision_can_be_taken_back(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Clara")
        assert "Бонус: нет" in await table.press_private(HOST, "Не надо")
        assert not knowing(table.game)
        await table.press(HOST, "Начать игру")
        assert memory(table) == {}


async def test_manas_may_hold_a_basement_where_there_are_manas(tmp_path: Path):
    async with signing_up(tmp_path, scenario="dons-three") as table:
        await table.panel(HOST, "basement")
        await table.choose(HOST, "маны", "мафия")
        await table.press(HOST, "Начать игру")
        assert memory(table) == {"basement mafia": 1, "basement manas": 1}


async def test_thirty_players_are_in_the_menus(tmp_path: Path):
    async with signing_up(tmp_path, players=NAMES["en"]) as table:
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "30 · Dmitri")
        await table.choose(HOST, "день 15")
        await table.press(HOST, "Начать игру")
        assert memory(table) == {"bonus": "P30", "bonus day": 15}


# --- people come and go, machines stop --------------------------------------------------------------------------------


async def test_the_chosen_one_keeps_it_when_seats_move_up(tmp_path: Path):
    async with signing_up(tmp_path, players=(*TEN, "Kim")) as table:
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Clara")
        await table.press("Anna", "Выйти")
        assert "2 · Clara, день 1" in await table.panel(HOST)
        await table.press(HOST, "Начать игру")
        assert memory(table) == {"bonus": "P2", "bonus day": 1}


@pytest.mark.parametrize(("locale", "told"), [("ru", "Подготовка устарела"), ("en", "The setup is out of date")])
async def test_a_chosen_one_who_has_gone_is_told_before_the_start(tmp_path: Path, locale: str, told: str):
    async with signing_up(tmp_path, locale=locale, players=(*TEN, "Kim")) as table:
        await table.panel(HOST, "walking-basement")
        await table.choose(HOST, "3 · Clara")
        await table.press("Clara", table.word("lobby-button-leave"))
        refused = await table.press(HOST, table.word("lobby-button-start"))
        assert told in refused
        assert "Clara" not in refused
        assert table.word("setup-value-gone") in await table.panel(HOST)
        await table.press("Clara", table.word("lobby-button-join"))
        await table.press(HOST, table.word("lobby-button-start"))
        assert memory(table) == {"walking": "P11"}


async def test_a_page_that_is_not_current_any_more_gives_nothing_it_offers(tmp_path: Path):
    async with signing_up(tmp_path, players=(*TEN, "Kim")) as table:
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Clara")
        page = table.private(HOST)
        day, player = (find([page], 3, lambda c, q=q: f"question={q}" in c["custom_id"])[1] for q in ("day", "player"))
        await table.panel(HOST, "bonus")
        await table.press_private(HOST, "Не надо")
        host, clara = table.server.people[HOST], str(table.user("Clara"))
        await host.select(page, ["2"], custom_id=day["custom_id"])
        assert table.game.meta[SETUP] == {}
        await table.panel(HOST, "bonus")
        page = table.private(HOST)
        await table.press("Clara", "Выйти")
        await host.select(page, [clara], custom_id=player["custom_id"])
        assert table.game.meta[SETUP] == {}


async def test_it_outlives_a_crash(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Clara")
        await table.stage.crash()
        assert "3 · Clara" in await table.press_private(HOST, "Назад")
        await table.press(HOST, "Начать игру")
        assert memory(table) == {"bonus": "P3", "bonus day": 1}


async def test_a_panel_that_was_left_open_changes_nothing_after_the_start(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        await table.panel(HOST, "bonus")
        page = table.private(HOST)
        await table.press(HOST, "Начать игру")
        before = dict(table.game.meta)
        menu = find([page], 3, lambda c: True)[1]
        told = answer(
            await table.server.people[HOST].select(page, [str(table.user("Anna"))], custom_id=menu["custom_id"])
        )
        assert "Эта игра уже началась" in told
        assert table.game.meta.get(SETUP) == before.get(SETUP)


# --- a host who plays -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "told"), [("ru", "либо ничего, либо жребий"), ("en", "it is nothing, or the lot")])
async def test_a_host_who_plays_chooses_nothing_himself(tmp_path: Path, locale: str, told: str):
    async with signing_up(tmp_path, locale=locale, players=TEN[:9]) as table:
        await table.panel(HOST, "bonus")
        page = table.private(HOST)
        menu = find([page], 3, lambda c: True)[1]
        await table.press(HOST, table.word("lobby-button-join"))
        await table.server.people[HOST].select(page, [str(table.user("Anna"))], custom_id=menu["custom_id"])
        assert table.game.meta.get(SETUP, {}) == {}
        for item in ("bonus", "basement", "walking-basement"):
            assert told in await table.panel(HOST, item)
            assert "Anna" not in text(table.private(HOST))
            await table.press_private(HOST, table.word("setup-button-lot"))
        assert table.game.meta[SETUP] == {"bonus": "lot", "basement": "lot", "walking-basement": "lot"}
        await table.press(HOST, table.word("lobby-button-start"))
        found = memory(table)
        assert found["walking"] in table.game.state.seats
        assert any(key.startswith("basement ") for key in found)
        assert table.game.meta[SETUP] == {"bonus": "lot", "basement": "lot", "walking-basement": "lot"}


async def test_lots_fall_on_anybody_and_the_bonus_may_come_to_nothing(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        wishes = {"bonus": "lot", "basement": "lot", "walking-basement": "lot"}
        drawn: list[Any] = [settled(table.game, wishes, {}, Dice(table.stage.random)) for _ in range(400)]
    carriers = {found["walking-basement"] for found in drawn}
    rooms = {tuple(found["basement"]) for found in drawn}
    bonus = [found["bonus"] for found in drawn if "bonus" in found]
    assert carriers == {f"P{n}" for n in range(1, 11)}
    assert rooms == {("mafia",), ("cops",), ("mafia", "cops")}
    assert 120 < len(bonus) < 280
    assert {found["day"] for found in bonus} == {"1", "2", "3", "4", "5"}


@pytest.mark.parametrize("locale", ["ru", "en"])
async def test_who_knows_the_choice_and_takes_a_seat_gets_the_lot_instead(tmp_path: Path, locale: str):
    async with signing_up(tmp_path, locale=locale) as table:
        await table.panel(HOST, "walking-basement")
        shown = await table.choose(HOST, "3 · Clara")
        assert table.word("setup-known") in shown
        await table.press(HOST, table.word("lobby-button-join"))
        assert table.word("setup-value-lot-instead") in await table.panel(HOST)
        await table.press(HOST, table.word("lobby-button-leave"))
        assert "3 · Clara" in await table.panel(HOST)
        await table.press(HOST, table.word("lobby-button-join"))
        table.stage.random.seed(5)
        await table.press(HOST, table.word("lobby-button-start"))
        assert memory(table)["walking"] != "P3"


async def test_a_helper_who_plays_neither_sees_nor_changes_the_choice(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        await table.helped_by("Anna")
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Clara")
        assert "Бонус: решил другой ведущий" in await table.panel("Anna")
        page = await table.press_private("Anna", "Бонус")
        assert "Clara" not in page
        assert "По жребию" not in page
        assert table.game.meta[SETUP] == {"bonus": {"player": table.user("Clara"), "day": "1"}}
        assert knowing(table.game) == {table.user(HOST)}


async def test_a_helper_who_sits_down_meanwhile_changes_nothing_by_his_open_page(tmp_path: Path):
    async with signing_up(tmp_path, players=TEN[:9]) as table:
        await table.helped_by("Anna")
        await table.press("Anna", "Выйти")
        await table.panel("Anna", "bonus")
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Dan")
        await table.press("Anna", "Играть")
        told = await table.press_private("Anna", "Не надо")
        assert "Это решил ведущий, который не играет" in told
        assert table.game.meta[SETUP] == {"bonus": {"player": table.user("Dan"), "day": "1"}}


async def test_a_helper_who_does_not_play_knows_it_from_then_on(tmp_path: Path):
    async with signing_up(tmp_path, players=(*TEN, "Kim")) as table:
        await table.press("Kim", "Выйти")
        await table.helped_by("Kim")
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Clara")
        assert "3 · Clara, день 1" in await table.panel("Kim")
        assert table.game.meta[KNOWN] == {"bonus": sorted([table.user(HOST), table.user("Kim")])}
        await table.press(HOST, "Начать игру")
        told = await table.slash(HOST, "host replace", player="P1", member=table.server.people["Kim"])
        assert "уже не сесть" in told


async def test_who_knows_the_bearer_knows_him_on_another_day_too(tmp_path: Path):
    async with signing_up(tmp_path, players=(*TEN, "Kim")) as table:
        await table.press("Kim", "Выйти")
        await table.helped_by("Kim")
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Clara")
        await table.panel("Kim")
        await table.choose(HOST, "день 2")
        assert knowing(table.game) == {table.user(HOST), table.user("Kim")}
        await table.press_private(HOST, "Не надо")
        await table.choose(HOST, "4 · Dan")
        assert knowing(table.game) == {table.user(HOST)}


# --- secrets ----------------------------------------------------------------------------------------------------------


async def test_nobody_else_sees_anything_of_it(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO)
    async with signing_up(tmp_path) as table:
        before = table.notice
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Clara")
        await table.choose(HOST, "день 2")
        assert table.notice == before
        requests = table.requests
        await table.press_private(HOST, "Назад")
        assert table.requests == requests
        await table.press(HOST, "Начать игру")
        town = [seen for name in TEN for seen in table.stage.sees(table.server, name)]
    assert any("может быть бонус" in seen for seen in town)
    assert not any("день 2" in seen.casefold() for seen in town)
    assert not any(word in caplog.text for word in ("bonus", "Clara", "setup"))


# --- what the options ask for -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "told"), [("ru", "нужно решить: Ходячий подвал"), ("en", "Walking basement")])
async def test_a_carrier_by_the_host_has_to_be_named(tmp_path: Path, locale: str, told: str):
    async with signing_up(tmp_path, locale=locale, options="walking-basement=host") as table:
        assert told in await table.press(HOST, table.word("lobby-button-start"))
        await table.panel(HOST, "walking-basement")
        await table.press_private(HOST, table.word("setup-button-lot"))
        await table.press(HOST, table.word("lobby-button-start"))
        assert memory(table).keys() == {"walking"}


async def test_a_carrier_by_lot_is_not_the_hosts_matter(tmp_path: Path):
    async with signing_up(tmp_path, options="walking-basement=lot") as table:
        assert "Ходячий" not in await table.panel(HOST)
        await table.press(HOST, "Начать игру")
        assert memory(table).keys() == {"walking"}


async def test_a_rematch_begins_with_nothing_decided(tmp_path: Path):
    async with signing_up(tmp_path) as table:
        await table.panel(HOST, "bonus")
        await table.choose(HOST, "3 · Clara")
        await table.press(HOST, "Начать игру")
        first = table.game.id
        await table.slash(HOST, "host end")
        await table.press_private(HOST, "Остановить")
        await table.slash(HOST, "game rematch", number=first)
        assert table.game.id != first
        assert "Бонус: нет" in await table.slash(HOST, "game setup", game=table.game.id)


# --- afterwards -------------------------------------------------------------------------------------------------------


async def test_the_story_tells_what_was_set_up_and_what_came_of_it(tmp_path: Path):
    setup = {"bonus": {"player": "P8", "day": "1"}, "basement": ["mafia", "cops"]}
    async with playing(tmp_path, TWO, setup=setup, options={"walking-basement": "lot"}) as game:
        await until(game, "day 1")
        await game.vote("Vito", "Ann")
        await until(game, "night 1")
        log = await game.stage.bot.games.log(game.id)
        pages = game.stage.bot.narrator(game.game).story([entry.event for entry in log], language="ru")
        carrier = game.stage.bot.table(game.game).seat(str(game.game.state.memory["walking"]))
    told = {page.phase: [line.text for line in page.lines] for page in pages}
    assert told["signup"][:2] == ["Бонус: 8 · Ann, день 1", "Подвалы: мафия и копы"]
    assert f"Ходячий подвал: {carrier}" in told["signup"]
    assert any("8 · Ann" in line and "онус" in line for line in told["day 1"])


async def test_an_answer_stands_by_the_shot_that_brought_it(tmp_path: Path):
    setup = {"basement": ["mafia"], "walking-basement": "P9"}
    async with playing(tmp_path, TWO, setup=setup) as game:
        await until(game, "night 1")
        await game.slash("Vito", "hide", target="Mik")
        await game.slash("Vito", "shoot", target="9 · Bob")
        await until(game, "day 2")
        log = await game.stage.bot.games.log(game.id)
        pages = game.stage.bot.narrator(game.game).story([entry.event for entry in log], language="ru")
    night = [line.text for page in pages if page.phase == "night 1" for line in page.lines]
    assert not any("Подвал на эту ночь" in line and "Ответ" in line for line in night)
    assert any("стреляет" in line and "Вам достался ходячий подвал" in line for line in night)
