"""The night: one panel for all, private menus, commands, and the board of a team's room."""

from pathlib import Path
from typing import Any

from simcord.components import walk_components

from tests.discord.kit import BUTTON, Stage, Table, answer, components, find, text

SIX = {
    "Anna": "mafioso", "Boris": "mafioso", "Clara": "doctor", "Dan": "commissar", "Eva": "citizen", "Fay": "citizen",
}  # fmt: skip
GENEVA = {
    "Anna": "mafioso", "Boris": "mafioso", "Clara": "mafioso", "Dan": "priest", "Eva": "doctor", "Fay": "recruiter",
    "Gleb": "commissar", "Hanna": "citizen", "Igor": "citizen", "Jana": "citizen", "Karl": "citizen",
    "Lena": "citizen",
}  # fmt: skip
HAITI = GENEVA | {"Fay": "necromancer"}
FIXED = {"timing": "fixed", "weekend": "play"}


async def night(stage: Stage, roster: dict[str, str] = SIX, scenario: str = "naples") -> Table:
    """A table in its first night, in which everybody still lives."""
    table = await stage.game(stage.server(members=["Zoe"]), roster, scenario=scenario, options=FIXED)
    await stage.advance(hours=48)
    assert table.phase == "night 1"
    return table


def shape(message: Any) -> list[int]:
    """The kinds of a message's parts, in order."""
    return [part["type"] for part in walk_components(components(message))]


async def test_an_order_stands_and_can_be_changed(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        assert "Кого" in answer(await table.press("Dan", "Действовать"))
        assert "Ваш приказ: проверить — 1 · Anna." in answer(await table.choose("Dan", "Anna"))
        assert "Ваш приказ: проверить — 2 · Boris." in answer(await table.choose("Dan", "Boris"))
        assert "Ваш приказ: проверить — 2 · Boris." in answer(await table.press("Dan", "Действовать"))
        assert "пас" in answer(await table.press("Dan", "Пропустить", "private"))
        placed = table.game.state.orders.get(table.seat("Dan"), ())
        assert placed == ()
        assert table.seat("Dan") in table.game.state.passed


async def test_all_get_a_menu_of_the_same_shape(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        opened, chosen = {}, {}
        for name in SIX:
            asked = (await table.press(name, "Действовать")).response
            assert asked
            assert asked.ephemeral
            opened[name] = (shape(asked.message), len(text(asked.message)))
            done = (await table.choose(name, "Dan" if name != "Dan" else "Eva")).response
            assert done
            chosen[name] = (shape(done.message), len(text(done.message)))
        for shown in (opened, chosen):
            shapes = {tuple(kinds) for kinds, _ in shown.values()}
            lengths = [length for _, length in shown.values()]
            assert len(shapes) == 1
            assert max(lengths) < 1.6 * min(lengths)


async def test_a_guess_is_kept_nowhere(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        await table.press("Eva", "Действовать")
        before = table.game.state.count
        assert "Ваша догадка: 1 · Anna." in answer(await table.choose("Eva", "Anna"))
        assert "Ваша догадка: —." in answer(await table.press("Eva", "Спать", "private"))
        assert table.game.state.count == before


async def test_every_ability_is_a_command(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        assert await table.complete("Clara", "heal", "target") == [table.label(name) for name in SIX]
        assert await table.complete("Dan", "check", "target") == [table.label(name) for name in SIX if name != "Dan"]
        assert await table.complete("Anna", "shoot", "target") == [
            table.label(name) for name in ("Clara", "Dan", "Eva", "Fay")
        ]
        for command in ("heal", "check", "shoot", "kill", "block"):
            assert await table.complete("Eva", command, "target") == []
            assert await table.complete("Zoe", command, "target") == []
        assert answer(await table.slash("Clara", "heal", target="Dan")) == "Ваш приказ: лечить — 4 · Dan."
        refused = await table.slash("Eva", "heal", target="4 · Dan")
        assert answer(refused)
        assert refused.response
        assert refused.response.ephemeral
        assert "P5" not in table.game.state.orders


async def test_the_board_of_a_team_is_the_answer_to_a_press_in_its_room(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        before = len(stage.requests())
        shown = answer(await table.press("Anna", "Доска", "mafia"))
        assert "1 · Anna: решает" in shown
        assert "2 · Boris: решает" in shown
        await table.choose("Anna", "Eva", "mafia")
        board = text(table.messages("Boris", "mafia")[-1])
        assert "1 · Anna: стрелять — 5 · Eva" in board
        assert "Пока не договорились: за одного и того же — 1 из 2" in board
        await table.choose("Boris", "Fay", "mafia")
        assert "Пока не договорились" in text(table.messages("Boris", "mafia")[-1])
        await table.choose("Boris", "Eva", "mafia")
        assert "✅ Вы договорились." in text(table.messages("Anna", "mafia")[-1])
        assert len(stage.requests()) == before


async def test_what_a_fellow_orders_elsewhere_is_on_the_board(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        await table.press("Anna", "Действовать")
        await table.choose("Anna", "Eva")
        assert "1 · Anna: стрелять — 5 · Eva" in text(table.messages("Boris", "mafia")[-1])
        before = len(stage.requests())
        assert "1 · Anna: стрелять — 5 · Eva" in answer(await table.slash("Boris", "pass"))
        await stage.advance(hours=1)
        assert len(stage.requests()) == before
        assert "2 · Boris: решает" in text(table.messages("Anna", "mafia")[-1])  # as of when, it says
        assert "2 · Boris пасует." in answer(await table.press("Anna", "Действовать"))
        await table.press("Anna", "Доска", "mafia")
        assert "2 · Boris пасует." in text(table.messages("Boris", "mafia")[-1])


async def test_a_command_in_the_room_is_answered_with_the_board(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        before = len(stage.requests())
        result = await table.slash("Anna", "shoot", "mafia", target="Eva")
        assert result.response
        assert not result.response.ephemeral
        assert "1 · Anna: стрелять — 5 · Eva" in answer(result)
        second = await table.slash("Boris", "shoot", "mafia", target="Eva")
        assert second.response
        assert second.response.ephemeral
        await stage.advance(seconds=2)
        assert "✅ Вы договорились." in text(table.messages("Anna", "mafia")[-1])
        assert len(stage.requests()) == before


async def test_nobody_outside_sees_the_room(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        await table.press("Anna", "Доска", "mafia")
        for name in ("Clara", "Dan", "Eva", "Zoe"):
            assert not any("решает" in seen for seen in table.sees(name))


async def test_an_old_panel_gives_a_kind_answer_and_loses_its_buttons(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        panel = table.messages("Eva")[-1]
        _, act = find([panel], BUTTON, lambda part: part.get("label") == "Действовать")
        await table.press("Dan", "Действовать")
        await stage.advance(hours=48)
        assert table.phase == "day 2"
        late = await table.server.people["Eva"].click(panel, custom_id=act["custom_id"])
        assert answer(late)
        assert BUTTON not in shape(table.messages("Eva")[-2])
        refused = await table.choose("Dan", "Anna")
        assert answer(refused)
        assert table.game.state.orders == {}


async def test_the_one_whose_order_ends_the_night_is_told_that_it_was_taken(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        for name in SIX:
            await table.vote(name, "Fay" if name != "Fay" else "Anna")
        await stage.advance(hours=3)
        for name in ("Anna", "Boris"):
            await table.slash(name, "shoot", target="Eva")
        await table.slash("Clara", "heal", target="Clara")
        await table.press("Dan", "Действовать")
        assert answer(await table.choose("Dan", "Anna")) == "Ваш приказ: проверить — 1 · Anna."
        assert table.phase == "day 2"
        assert "1 · Anna" in answer(await table.press("Dan", "Моя роль"))
        assert "мафиози" in answer(await table.press("Dan", "Моя роль"))


async def test_two_abilities_stand_in_one_menu(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, HAITI, "haiti")
        shown = answer(await table.press("Fay", "Действовать"))
        assert "Кого заразить этой ночью?" in shown
        assert "Кого убить этой ночью?" not in shown  # nobody is infected yet
        await table.choose("Fay", "Hanna", menu="ability=infect")
        await stage.advance(hours=96)
        assert table.phase == "night 2"
        shown = answer(await table.press("Fay", "Действовать"))
        assert "Кого заразить этой ночью?" in shown
        assert "Кого убить этой ночью?" in shown


async def test_watchers_strangers_and_the_dead(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        assert "Вы не за этим столом" in answer(await table.press("Zoe", "Действовать"))
        await table.slash("Anna", "shoot", target="Eva")
        await table.slash("Boris", "shoot", target="Eva")
        await stage.advance(hours=96)
        assert table.phase == "night 2"
        assert "закончена" in answer(await table.press("Eva", "Действовать"))
        assert answer(await table.slash("Eva", "shoot", target="1 · Anna"))
        assert await table.complete("Eva", "check", "target") == []
