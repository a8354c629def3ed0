"""Somebody takes over a seat in the middle of a game: what goes with it, and what he is told."""

from pathlib import Path

import pytest

from cogs import handover
from tests.discord.kit import Stage, Table, answer, text
from tests.discord.test_night import FIXED, GENEVA, SIX, night
from tests.discord.test_rooms import may_write


async def second_day(stage: Stage, locale: str = "ru") -> Table:
    """Dan and Eva vote for each other; Anna shoots Eva, whom Clara heals, Dan checks Anna and then votes for her."""
    table = await stage.game(stage.server(members=["Zoe"]), SIX, options=FIXED)
    stage.member(table.server, "Ulf", locale)
    await table.slash("Dan", "vote", target="Eva")
    await table.slash("Eva", "vote", target="Dan")
    await stage.advance(hours=48)
    for name, order, target in (
        ("Anna", "shoot", "Eva"), ("Boris", "shoot", "Eva"), ("Clara", "heal", "Dan"), ("Clara", "heal", "Eva"),
        ("Dan", "check", "Anna"),
    ):  # fmt: skip
        await table.slash(name, order, target=target)
    await stage.advance(hours=48)
    assert table.phase == "day 2"
    await table.slash("Dan", "vote", target="Anna")
    return table


async def replaced(table: Table, name: str, by: str = "Ulf", where: str = "lounge") -> str:
    """The host hands a seat over; what he is answered."""
    people = table.server.people
    seat = table.label(name)
    return answer(await people["Anna"].slash(table.room(where), "host replace", player=seat, member=people[by]))


async def test_the_card_holds_what_the_seat_knows_and_has_done(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await second_day(stage)
        assert await replaced(table, "Dan") == "Сделано."
        card = answer(await table.press("Ulf", "Принять место"))
        assert "4 · Ulf · Комиссар · Мирные" in card
        assert "**День 1**\nВаш голос: 5 · Eva.\n" in card
        assert "**Ночь 1**\nВаш приказ: проверить — 1 · Anna.\n1 · Anna — мафиози." in card
        assert "Ваш голос: 1 · Anna." in card
        assert "О других ролях вам при раздаче ничего не сказали." in card
        assert "лечить" not in card
        assert "1 · Anna — мафиози." in answer(await table.press("Ulf", "Моя роль", "private"))


async def test_it_is_in_the_language_of_its_reader(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await second_day(stage, "en-GB")
        await replaced(table, "Dan")
        card = answer(await table.press("Ulf", "Принять место"))
        assert "Night 1" in card
        assert "1 · Anna: mafioso." in card


async def test_all_orders_of_a_night_are_there_and_the_last_stands(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await second_day(stage)
        await replaced(table, "Clara")
        card = answer(await table.press("Ulf", "Принять место"))
        assert card.index("лечить — 4 · Dan") < card.index("лечить — 5 · Eva")


async def test_a_gangs_newcomer_finds_room_fellows_and_their_choices(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await second_day(stage)
        await replaced(table, "Anna")
        card = answer(await table.press("Ulf", "Принять место"))
        assert "С вами: 2 · Boris." in card
        assert f"<#{table.room('mafia').id}>" in card
        assert "2 · Boris: стрелять — 5 · Eva" in card
        assert "2 · Boris — мафиози." in card
        assert not any(secret in card for secret in ("врач", "комиссар", "лечить", "проверить"))
        await table.say("Ulf", "привет", "mafia")


async def test_the_orders_of_the_night_go_with_the_seat(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        stage.member(table.server, "Ulf")
        await table.slash("Clara", "heal", target="Eva")
        await replaced(table, "Clara")
        card = answer(await table.press("Ulf", "Принять место"))
        assert "**Ваш приказ: лечить — 5 · Eva.**" in card
        await table.slash("Ulf", "heal", target="Dan")
        assert "лечить — 4 · Dan" in answer(await table.slash("Ulf", "game status"))


async def test_who_is_asked_hands_the_question_over(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, GENEVA, "geneva")
        stage.member(table.server, "Ulf")
        await table.slash("Fay", "recruit", target="Hanna")
        await stage.advance(hours=48)
        assert table.phase == "dawn 2"
        await replaced(table, "Hanna")
        assert "Вам задан вопрос" in answer(await table.press("Ulf", "Принять место"))


async def test_only_who_sits_there_is_shown_the_card_and_others_their_own(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await second_day(stage)
        await replaced(table, "Dan")
        for name in ("Dan", "Zoe"):
            assert "Вы не за этим столом" in answer(await table.press(name, "Принять место"))
        other = answer(await table.press("Eva", "Принять место"))
        assert "5 · Eva · Мирный житель" in other
        assert "мафиози" not in other


async def test_the_town_hears_of_it_and_the_newcomer_is_called(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await second_day(stage)
        before = len(table.messages("Eva"))
        await replaced(table, "Dan", where="town")
        told = table.messages("Eva")[before:]
        assert len(told) == 1
        assert "4 · Ulf" in text(told[0])
        assert [user.id for user in told[0].mentions] == [table.server.people["Ulf"].id]
        assert not await may_write(table, "Dan")


async def test_everybody_finds_his_past_on_his_role_card(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await second_day(stage)
        await table.press("Dan", "Моя роль")
        assert "1 · Anna — мафиози." in answer(await table.press("Dan", "Что было", "private"))


async def test_of_a_long_past_the_last_part_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with Stage.open(tmp_path) as stage:
        table = await second_day(stage)
        monkeypatch.setattr(handover, "LETTERS", 80)
        await replaced(table, "Dan")
        card = answer(await table.press("Ulf", "Принять место"))
        assert "…\n**Ночь 1**" in card
        assert "**День 1**" not in card


async def test_who_cannot_take_a_seat(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await second_day(stage)
        assert await replaced(table, "Dan", "Eva") != "Сделано."
        bot = table.server.guild.add_member(stage.env.create_user("Robot", bot=True))
        table.server.people["Robot"] = bot
        assert "только человека с этого сервера" in await replaced(table, "Dan", "Robot")
        assert table.game.user_of(table.seat("Dan")) == table.server.people["Dan"].id
