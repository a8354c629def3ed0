"""Boards that stand in several messages: which is kept current, at what cost, and what is said of one left behind."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from cogs import day
from cogs.publishing import telling
from core.engine.phases import BallotRules
from core.engine.state import GameState
from core.play import Game
from tests.discord.kit import MENU, Stage, Table, answer, find, patched, text
from tests.discord.presses import at_once, command
from tests.discord.test_night import GENEVA, SIX, night
from tests.discord.test_requests import busiest

OLD = 15  # minutes after which Discord takes no more changes of an answer


async def first_day(stage: Stage, **options: object) -> Table:
    """A table on its first day."""
    return await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=options or None)


def boards(table: Table, where: str = "town") -> list[str]:
    """All boards that hang there, the oldest first."""
    said = [text(message) for message in table.messages("Eva" if where == "town" else "Anna", where)]
    return [one for one in said if "Обновлено" in one]


def menu(message: Any) -> str:
    return find([message], MENU, lambda part: True)[1]["custom_id"]


def as_of(board: str) -> int:
    """The moment as of which a board stands, in seconds."""
    found = re.search(r"Обновлено <t:(\d+):R>", board)
    assert found
    return int(found[1])


# --- town -------------------------------------------------------------------------------------------------------------


async def test_a_vote_by_command_in_town_brings_the_board_down(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage)
        began, before = stage.now() // 1000, len(stage.requests())
        await stage.advance(minutes=5)
        result = await table.slash("Anna", "vote", "town", target="Fay")
        assert result.response
        assert not result.response.ephemeral
        assert "Проголосовали 1 из 6" in answer(result)
        assert "6 · Fay — 1: 1 · Anna" in answer(result)
        first, second = boards(table)
        assert "Проголосовали 0 из 6" in first
        assert as_of(first) == began
        assert as_of(second) == began + 300
        assert len(second) < len(first)  # what came of the night is not told again
        assert len(stage.requests()) == before


async def test_the_one_brought_down_is_kept_current_and_needs_no_other(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage)
        await table.slash("Anna", "vote", "town", target="Fay")
        before = len(stage.requests())
        for minutes, (name, where) in enumerate((("Boris", "town"), ("Clara", "lounge"), ("Dan", "town"))):
            await stage.advance(minutes=minutes)
            result = await table.slash(name, "vote", where, target="Fay")
            assert result.response
            assert result.response.ephemeral
            assert answer(result) == "Ваш голос: 6 · Fay."
        await stage.advance(seconds=2)
        assert len(boards(table)) == 2
        assert "Проголосовали 4 из 6" in boards(table)[-1]
        await stage.advance(minutes=OLD)
        await table.slash("Eva", "vote", "town", target="Fay")
        assert ["Проголосовали 5 из 6" in board for board in boards(table)] == [False, False, True]
        assert len(stage.requests()) == before


async def test_a_press_on_an_older_board_makes_it_current_again(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage)
        older = table.messages("Eva")[-1]
        await table.slash("Anna", "vote", "town", target="Fay")
        before = len(stage.requests())
        await stage.advance(seconds=10)
        await table.server.people["Boris"].select(older, [table.seat("Fay")], custom_id=menu(older))
        await stage.advance(seconds=2)
        assert ["Проголосовали 2 из 6" in board for board in boards(table)] == [True, True]
        assert "В живых 6" in boards(table)[0]
        await table.slash("Clara", "vote", target="Fay")
        await stage.advance(seconds=2)
        assert ["Проголосовали 3 из 6" in board for board in boards(table)] == [True, True]
        assert len(stage.requests()) == before


async def test_after_a_restart_the_one_posted_last_is_kept_and_any_can_be_pressed(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage)
        older = table.messages("Eva")[-1]
        await table.slash("Anna", "vote", "town", target="Fay")
        await stage.restart()
        await table.slash("Boris", "vote", target="Fay")
        await stage.advance(minutes=1)
        first, second = boards(table)
        assert "Проголосовали 0 из 6" in first
        assert "Проголосовали 2 из 6" in second
        head = first.split("\n")[:3]
        await stage.advance(minutes=1)
        await table.server.people["Clara"].select(older, [table.seat("Fay")], custom_id=menu(older))
        await stage.advance(minutes=1)
        first, second = boards(table)
        assert "Проголосовали 3 из 6" in first
        assert first.split("\n")[1:3] == head[1:]
        assert as_of(first) > as_of(second)


async def test_many_commands_in_town_at_one_instant_bring_one_board(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage)
        town = table.room("town")
        with patched(Table, "room", lambda table, where: town):  # where the commands come from
            asked = [command(table, name, "vote", target="Fay" if name != "Fay" else "Anna") for name in SIX]
            await at_once(table, *asked)
        await stage.advance(seconds=5)
        assert len(boards(table)) == 2
        assert "Проголосовали 6 из 6" in boards(table)[-1]
        assert busiest(stage) <= 5


async def test_what_a_vote_by_command_brings_about_is_told_for_nothing(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage)
        before = len(stage.requests())
        results = [await table.slash(n, "vote", "town", target="Fay" if n != "Fay" else "Anna") for n in SIX]
        told = text(table.messages("Zoe")[-1])
        assert f"<t:{(stage.now() + 7_200_000) // 1000}:R>" in told
        assert told in answer(results[-1])
        assert len(stage.requests()) == before


async def test_consent_by_command_in_town_too(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage)
        before = len(stage.requests())
        await table.slash("Anna", "consent", "town")
        assert "согласны 1 из 6: 1 · Anna" in boards(table)[-1]
        assert len(stage.requests()) == before


async def test_who_voted_in_a_secret_ballot_shows_in_nothing(tmp_path: Path):
    """An answer before all eyes names who asked: no board is brought, and the twilight is told by the bot itself."""
    usual = day.ballots

    def secret(game: Game, state: GameState | None = None) -> tuple[BallotRules, ...]:
        return tuple(replace(ballot, secret=lambda state: True) for ballot in usual(game, state))

    async with Stage.open(tmp_path) as stage:
        with patched(day, "ballots", secret):
            table = await first_day(stage)
            for name in list(SIX)[:3]:
                result = await table.slash(name, "vote", "town", target="Fay")
                assert result.response
                assert result.response.ephemeral
            await stage.advance(minutes=1)
            for name in list(SIX)[3:]:
                await table.vote(name, "Anna")
            town = table.messages("Zoe")
            assert f"<t:{(stage.now() + 7_200_000) // 1000}:R>" in text(town[-1])
            assert ["Проголосовали 6 из 6" in text(message) for message in town] == [True, False]
            stored = [stage.env.backend.get_message(message.channel.id, message.id) for message in town]
            assert [message.interaction_metadata for message in stored] == [None] * len(stored)


async def test_the_closing_time_of_a_night_follows_the_clock(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage, timing="live", day_length="15m", night_length="5m", weekend="play")
        await stage.advance(minutes=15)
        assert table.phase == "night 1"
        panel = table.messages("Eva")[-1]
        await table.slash("Zoe", "host pause", "town")
        await stage.advance(seconds=2)
        assert "часы стоят" in text(shown(table, panel))
        await stage.advance(hours=1)
        await table.slash("Zoe", "host resume", "town")
        await stage.advance(minutes=1)
        assert table.game.closes
        assert f"<t:{table.game.closes // 1000}:R>" in text(shown(table, panel))


def shown(table: Table, message: Any) -> Any:
    """A message as it is now."""
    return next(m for m in table.messages("Eva") if m.id == message.id)


async def test_secret_orders_change_nothing_in_town(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        before, panel = len(stage.requests()), text(table.messages("Eva")[-1])
        await table.slash("Clara", "heal", target="Dan")
        await stage.advance(minutes=5)
        assert len(stage.requests()) == before
        assert text(table.messages("Eva")[-1]) == panel


# --- the rooms of teams -----------------------------------------------------------------------------------------------


async def test_an_order_by_command_in_the_room_brings_the_board_down(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        before = len(stage.requests())
        await table.slash("Anna", "shoot", "mafia", target="Eva")
        await stage.advance(minutes=OLD)
        result = await table.slash("Boris", "shoot", "mafia", target="Eva")
        assert result.response
        assert not result.response.ephemeral
        assert "✅ Вы договорились." in answer(result)
        assert ["договорились." in board for board in boards(table, "mafia")] == [False, True]
        assert len(stage.requests()) == before


async def test_orders_from_elsewhere_cost_the_room_one_request_a_night(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, GENEVA, "geneva")
        before = len(stage.requests())
        for target in ("Igor", "Jana", "Karl"):
            for name in ("Anna", "Boris", "Clara"):
                await stage.advance(minutes=OLD)
                told = answer(await table.slash(name, "shoot", target=target))
                assert f"Ваш приказ: стрелять — {table.label(target)}." in told
                assert all(f"{table.label(other)}: " in told for other in ("Anna", "Boris", "Clara") if other != name)
        assert "✅ Вы договорились." in told
        assert len(stage.requests()) == before + 1
        assert "1 · Anna: стрелять — 9 · Igor" in boards(table, "mafia")[-1]
        await table.press("Boris", "Доска", "mafia")
        assert "✅ Вы договорились." in boards(table, "mafia")[-1]
        assert len(boards(table, "mafia")) == 1
        assert len(stage.requests()) == before + 1


async def test_who_is_alone_in_his_room_costs_nothing(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, GENEVA, "geneva")
        before = len(stage.requests())
        assert answer(await table.slash("Fay", "recruit", target="Hanna")).endswith("— 8 · Hanna.")
        assert len(stage.requests()) == before


async def test_the_board_of_the_room_is_brought_up_to_date_where_it_hangs(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        await table.press("Anna", "Доска", "mafia")
        await stage.advance(minutes=OLD)
        await table.slash("Anna", "shoot", target="Eva")
        await stage.advance(minutes=OLD)
        await table.slash("Boris", "shoot", target="Dan")
        assert "2 · Boris: решает" in boards(table, "mafia")[-1]
        await table.press("Boris", "Доска", "mafia")
        assert len(boards(table, "mafia")) == 1
        assert "2 · Boris: стрелять — 4 · Dan" in boards(table, "mafia")[-1]


# --- what is told beside the board ------------------------------------------------------------------------------------


async def test_after_a_crash_what_was_told_is_not_told_again_and_what_followed_is(tmp_path: Path):
    """Discord knows the message by the first event that it tells of, and shows it as it was; the rest comes after."""
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage)
        publisher, before = stage.bot.publisher, len(table.messages("Eva"))
        one, two, three = (telling.Notice(number, f"весть {number}") for number in (7, 8, 11))
        with stage.env._bot_scope():
            await publisher.tell(table.game, telling.Notices((one, two)))
            await publisher.tell(table.game, telling.Notices((one, two, three)))
        assert [text(m) for m in table.messages("Eva")[before:]] == ["весть 7\nвесть 8", "весть 11"]


# --- the afterlife ----------------------------------------------------------------------------------------------------


async def test_without_space_for_the_afterlife_the_game_goes_on(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_day(stage)
        assert stage.bot.publisher.rooms.known(table.game, "afterlife") is None
        stage.env.inject_error("POST", f"/guilds/{table.server.guild.id}/channels", status=400, code=30013, times=1)
        for name in SIX:
            await table.vote(name, "Fay" if name != "Fay" else "Anna")
        await stage.advance(hours=2)
        assert table.phase == "night 1"
        assert "Ночь 1" in text(table.messages("Eva")[-1])
        made = len(stage.requests())
        await table.slash("Clara", "heal", target="Dan")
        assert len(stage.requests()) == made
        await stage.advance(hours=96)
        assert stage.bot.publisher.rooms.known(table.game, "afterlife")
