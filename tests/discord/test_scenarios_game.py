"""A scenario that an admin has written, played by people."""

from pathlib import Path

import pytest

from tests.discord.author import Author, writing
from tests.discord.kit import Table, answer

pytestmark = pytest.mark.usefixtures("few_games")

PEOPLE = ("Anna", "Boris", "Clara", "Dan", "Eva", "Fay")
ROLES = ("mafioso", "mafioso", "priest", "doctor", "citizen", "citizen")


async def write(boss: Author) -> None:
    """Moscow: two of six are mafiosi, a priest, a doctor, and a short twilight."""
    await boss.use("new", new_id="moscow")
    await boss.fill("Назвать", ru="Москва", en="Moscow")
    await boss.pick("scenario-roles", "mafioso", "priest", "doctor")
    await boss.pick("scenario-option", "twilight")
    await boss.pick("scenario-value", "1h")
    assert "Сценарий сохранён." in await boss.press("Сохранить")


async def open_game(boss: Author, **options: str) -> tuple[Table, str]:
    """A sign-up, and what its notice says."""
    result = await boss.server.people["Boss"].slash(boss.server.lounge, "game new", scenario="moscow", **options)
    game = max(boss.stage.bot.games.all(), key=lambda game: game.id)
    return Table(boss.stage, boss.server, game.id), answer(result)


async def start(table: Table, people: tuple[str, ...]) -> str:
    """These people sit down, and the host begins; what he is answered."""
    for name in people:
        await table.press(name, "Играть", "lounge")
    table.stage.random.roles = ROLES
    return answer(await table.press("Boss", "Начать игру", "lounge"))


async def day(table: Table, condemned: str) -> None:
    """All who live vote for one, who votes for the last of them; then the short twilight passes."""
    living = [seat.name for seat in table.game.state.living()]
    for name in living:
        await table.vote(name, condemned if name != condemned else living[-1])
    await table.stage.advance(hours=1, seconds=5)


async def night(table: Table, **orders: str) -> None:
    """Everybody who has something to do does it."""
    for name, target in orders.items():
        await table.press(name, "Действовать")
        await table.choose(name, target)


async def test_it_is_dealt_and_played_to_its_end(tmp_path: Path):
    async with writing(tmp_path, "ru", PEOPLE) as boss:
        await write(boss)
        table, notice = await open_game(boss)
        assert "Москва" in notice
        assert "1 врач, 1 священник, 2 мафиози, 2 мирных жителя" in notice
        assert "Сумерки: 1 час" not in notice  # the usual rule of this scenario
        told = answer(await table.press("Boss", "?", "lounge"))
        assert "**Москва.** Сценарий этого сервера.\nврач: 1, священник: 1, мафиози: N/3" in told
        assert "Не хватает 1 игрока: за столом 5, а нужно 6." in await start(table, PEOPLE[:5])
        await start(table, PEOPLE[5:])
        assert table.phase == "day 1"
        await day(table, "Anna")
        assert table.phase == "night 1"
        await night(table, Boris="Fay", Clara="Boris", Dan="Eva")  # the priest holds the shot
        assert table.phase == "day 2"
        assert len(list(table.game.state.living())) == 5
        await day(table, "Boris")
        assert table.game.state.winners == ("town",)
        seen = "\n".join(table.sees("Eva"))
        assert "Москва" in seen


async def test_a_game_stays_as_it_was_opened(tmp_path: Path):
    async with writing(tmp_path, "ru", PEOPLE) as boss:
        await write(boss)
        table, _ = await open_game(boss)
        await start(table, PEOPLE)
        before = table.game.state.custom
        await boss.use("edit", scenario="moscow")
        await boss.fill("Задать числа", min="9", max="12", mafioso="N/4")
        await boss.pick("scenario-roles", "mafioso", "maniac")
        await boss.press("Сохранить")
        assert (await boss.kept())["moscow"]["min"] == "9"
        assert table.game.state.custom == before
        assert table.game.scenario.low == 6
        other, notice = await open_game(boss)
        assert "нужно от 9 до 12" in notice
        assert other.game.scenario.low == 9
        await boss.use("delete", scenario="moscow")
        await boss.press("Удалить")
        await day(table, "Anna")
        await boss.stage.restart()
        assert table.phase == "night 1"
        await night(table, Boris="Fay", Clara="Boris", Dan="Eva")
        await day(table, "Boris")
        assert table.game.state.winners == ("town",)
        gone = await boss.server.people["Boss"].slash(boss.server.lounge, "game new", scenario="moscow")
        assert "Не знаю сценария" in answer(gone)


async def test_a_host_may_still_choose_options_and_they_come_on_top(tmp_path: Path):
    async with writing(tmp_path, "ru", PEOPLE) as boss:
        await write(boss)
        table, _ = await open_game(boss, options="twilight=30m")
        assert table.game.state.options["twilight"] == 30 * 60_000
        table, _ = await open_game(boss)
        assert table.game.state.options["twilight"] == 60 * 60_000


async def test_the_zone_of_a_scenario_comes_before_that_of_the_server(tmp_path: Path):
    async with writing(tmp_path, "ru", PEOPLE) as boss:
        await boss.stage.bot.store.change_guild_settings(boss.server.guild.id, zone="Europe/Paris")
        await write(boss)
        table, _ = await open_game(boss)
        assert table.game.state.options["zone"] == "Europe/Paris"
        await boss.use("edit", scenario="moscow")
        await boss.pick("scenario-option", "zone")
        await boss.fill("Вписать своё", value="Europe/Moscow")
        await boss.press("Сохранить")
        table, _ = await open_game(boss)
        assert table.game.state.options["zone"] == "Europe/Moscow"


async def test_game_new_offers_it(tmp_path: Path):
    async with writing(tmp_path, "ru", PEOPLE) as boss:
        await write(boss)
        offered = await boss.server.people["Boss"].autocomplete(boss.server.lounge, "game new", "scenario", "моск")
        assert [choice["value"] for choice in offered] == ["moscow"]
