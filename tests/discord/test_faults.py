"""When Discord fails: nothing that was asked is lost, and what was not told is told later, once."""

from pathlib import Path
from typing import Any

import pytest

from core.engine.commands import HostCommand
from core.store import StoreError
from tests.discord.kit import MENU, Stage, Table, answer, find, patched, text
from tests.discord.test_night import FIXED, SIX, night
from tests.discord.test_rooms import may_write


async def voted(table: Table) -> None:
    """All have voted for Fay."""
    for name in SIX:
        await table.vote(name, "Fay" if name != "Fay" else "Anna")


@pytest.mark.parametrize(("status", "code"), [(500, 0), (502, 0), (503, 0), (429, 0)])
async def test_a_message_that_fails_is_told_later(tmp_path: Path, status: int, code: int):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await voted(table)
        stage.env.inject_error("POST", f"/channels/{table.room('town').id}/messages", status=status, code=code, times=2)
        before = len(table.messages("Eva"))
        await stage.advance(hours=2, seconds=1)
        assert table.phase == "night 1"
        await stage.advance(seconds=10)
        assert len(table.messages("Eva")) == before + 1
        assert "Ночь 1" in text(table.messages("Eva")[-1])
        assert "Ваш приказ" in answer(await table.slash("Clara", "heal", target="Dan"))


async def test_steps_that_succeeded_are_not_repeated(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await voted(table)
        town = table.room("town").id
        stage.env.inject_error("POST", f"/channels/{town}/messages", status=500, times=1)
        before = len(stage.requests())
        await stage.advance(hours=2, seconds=5)
        patches = [r for r in stage.requests()[before:] if r.method == "PATCH" and r.path == f"/channels/{town}"]
        assert len(patches) == 1


async def test_a_connection_that_breaks_after_the_message_was_made_shows_it_once(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await voted(table)
        before = len(table.messages("Eva"))
        broken = stage.break_after("POST", f"/channels/{table.room('town').id}/messages")
        await stage.advance(hours=2, seconds=5)
        assert broken.times == 1
        assert len(table.messages("Eva")) == before + 1


async def test_without_the_right_to_set_rights_the_story_goes_on(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await voted(table)
        stage.env.inject_error("PATCH", f"/channels/{table.room('town').id}", status=403, code=50013, times=1)
        await stage.advance(hours=2, seconds=1)
        assert "Ночь 1" in text(table.messages("Eva")[-1])
        said = answer(await table.slash("Anna", "game status"))
        assert f"⚠️ Мне не хватает прав в <#{table.room('town').id}>" in said
        assert "⚠️" not in answer(await table.slash("Boris", "game status"))


async def test_the_right_to_write_is_waited_for(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await voted(table)
        town = f"/channels/{table.room('town').id}/messages"
        stage.env.inject_error("POST", town, status=403, code=50013, times=None)
        await stage.advance(hours=3)
        assert table.phase == "night 1"
        assert answer(await table.slash("Clara", "heal", target="Dan")) == "Ваш приказ: лечить — 4 · Dan."
        stage.env.backend.faults.clear()
        await stage.advance(minutes=2)
        assert "Ночь 1" in text(table.messages("Eva")[-1])


async def test_a_town_that_somebody_deleted_is_opened_anew(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await voted(table)
        old = table.room("town").id
        stage.env.backend.delete_channel(old)
        await stage.env.settle()
        await table.slash("Eva", "vote", target="Anna")
        await stage.advance(hours=5)
        assert table.phase == "night 1"
        assert table.room("town").id != old
        assert "Ночь 1" in text(table.messages("Eva")[-1])
        assert not await may_write(table, "Anna")


async def test_a_board_that_somebody_deleted_is_posted_anew(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        message = table.messages("Eva")[0]
        stage.env.backend.delete_message(message.channel.id, message.id)
        await stage.env.settle()
        await stage.advance(seconds=5)
        await table.slash("Anna", "vote", target="Fay")
        await stage.advance(seconds=5)
        board = find(table.messages("Eva"), MENU, lambda part: True)[0]
        assert "Проголосовали 1 из 6" in text(board)
        await table.vote("Boris", "Fay")
        assert "Проголосовали 2 из 6" in text(table.messages("Eva")[-1])


async def test_a_lost_answer_loses_no_vote(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        stage.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=1)
        await table.vote("Anna", "Fay")
        await stage.advance(seconds=3)
        assert table.game.state.votes["vote"] == {table.seat("Anna"): table.seat("Fay")}
        assert "Проголосовали 1 из 6" in text(table.messages("Eva")[0])


async def test_an_edit_that_fails_is_made_up_for(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await stage.advance(seconds=10)
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=2)
        await table.slash("Anna", "vote", target="Fay")
        await stage.advance(seconds=10)
        assert "Проголосовали 1 из 6" in text(table.messages("Eva")[0])


async def test_an_order_with_a_lost_answer_stands(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        await table.press("Clara", "Действовать")
        stage.env.inject_error("POST", "/interactions/*", status=500, times=1)
        await table.choose("Clara", "Dan")
        assert "Ваш приказ: лечить — 4 · Dan." in answer(await table.press("Clara", "Действовать"))


async def test_a_reminder_to_a_closed_door_is_no_error(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        await stage.advance(hours=37)
        assert table.phase == "night 1"
        assert not any("Вас ждут" in seen for name in SIX for seen in table.sees(name))


async def test_reminders_reach_the_late_alone(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        await table.slash("Clara", "heal", target="Dan")
        await stage.advance(hours=24, seconds=1)
        assert called_at_night(stage, table) == {"Anna", "Boris", "Dan"}


A_DAY = {"timing": "fixed", "day_length": "24h", "weekend": "play"}


async def test_by_day_too_reminders_are_private(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(
            stage.server(), SIX, options={"timing": "fixed", "day_length": "24h", "weekend": "play"}
        )
        said = len(table.messages("Eva"))
        for name in ("Anna", "Boris", "Clara", "Dan"):
            await table.vote(name, "Fay")
        await stage.advance(hours=12, seconds=1)
        assert {name for name, person in table.server.people.items() if dm(stage, person)} == {"Eva", "Fay"}
        assert len(table.messages("Eva")) == said


async def test_who_cannot_be_written_to_is_called_in_town_by_day(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(
            stage.server(), SIX, options={"timing": "fixed", "day_length": "24h", "weekend": "play"}
        )
        for name in ("Anna", "Boris", "Clara", "Dan"):
            await table.vote(name, "Fay")
        stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
        await stage.advance(hours=12, seconds=1)
        late = table.server.people["Eva"].id
        assert text(table.messages("Eva")[-1]) == f"⏳ <@{late}>, вы ещё не проголосовали."


async def test_who_waits_for_his_reminder_when_the_game_ends_is_not_reminded(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        create_dm = stage.bot.create_dm

        async def slowly(user: Any) -> Any:
            await stage.bot.games.execute(table.game.id, HostCommand(at=stage.now(), verb="end"))
            return await create_dm(user)

        with patched(stage.bot, "create_dm", slowly):
            await stage.advance(hours=24, seconds=1)
        assert table.phase == "over"
        assert len(called_at_night(stage, table)) == 1
        assert "игра окончена" in text(table.messages("Eva")[-1])


def called_at_night(stage: Stage, table: Table) -> set[str]:
    """To whom the bot has last written that he is late with his order."""
    written = {name: person.user.dm_channel for name, person in table.server.people.items() if dm(stage, person)}
    late = "Вас ждут: вы ещё не сделали ночной ход."
    return {name for name, channel in written.items() if late in text(channel.history()[-1])}


def dm(stage: Stage, person: object) -> bool:
    """Whether the bot has written to a person."""
    return person.id in stage.env.backend.dm_channels  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.parametrize(("name", "act", "where"), [("Anna", "shoot", "mafia"), ("Eva", "vote", "town")])
async def test_nobody_hears_that_nothing_has_changed_when_only_the_board_could_not_be_noted(
    tmp_path: Path, name: str, act: str, where: str
):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX, options=FIXED)
        if act == "shoot":
            await stage.advance(hours=48)

        async def fails(*args: object) -> None:
            raise StoreError("the disk is full")

        with patched(stage.bot.store, "save_meta", fails):
            told = answer(await table.slash(name, act, where, target="Dan"))
        assert "Обновлено" in told
        assert "ничего не изменилось" not in told
