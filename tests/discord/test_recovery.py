"""Restarts and crashes: the same time left, the same ballots, the same buttons, nothing lost and nothing told twice."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from core.store import StoreError
from tests.discord.kit import MENU, Stage, answer, find, text
from tests.discord.test_night import SIX

Stop = Callable[[Stage], Awaitable[None]]


async def nothing(stage: Stage) -> None:
    """The bot runs on."""


A_DAY = {"timing": "fixed", "day_length": "24h", "weekend": "play"}
STOPS: dict[str, Stop] = {"restart": Stage.restart, "crash": Stage.crash}


async def evening(stage: Stage, stop: Stop, boundaries: bool) -> tuple[list[str], list[str]]:
    """A short game with a stop at every phase boundary or in the middle of every phase: what was told, who lives."""
    table = await stage.game(stage.server(), SIX)
    middle, boundary = (nothing, stop) if boundaries else (stop, nothing)
    await boundary(stage)
    for turn, condemned in enumerate(("Fay", "Dan"), 1):
        living = [seat.name for seat in table.game.state.living()]
        for index, name in enumerate(living):
            if index == len(living) // 2:
                await middle(stage)
            await table.vote(name, condemned if name != condemned else "Anna")
        await middle(stage)
        await stage.advance(hours=2)
        await boundary(stage)
        if table.phase == "verdict 2":
            await table.press("Dan", "Ответить")
            await middle(stage)
            await table.choose("Dan", "Anna")
            await boundary(stage)
        assert table.phase == f"night {turn}"
        if turn == 2:
            break
        await table.press("Anna", "Доска", "mafia")
        await table.choose("Anna", "Eva", "mafia")
        await middle(stage)
        await table.choose("Boris", "Eva", "mafia")
        await table.press("Clara", "Действовать")
        await middle(stage)
        await table.choose("Clara", "Boris")
        await table.slash("Dan", "check", target="Anna")
        await boundary(stage)
    await stage.advance(seconds=5)
    told = [text(message) for message in table.messages("Clara")]
    return told, [f"{seat.name} {seat.alive} {seat.cause}" for seat in table.game.state.seats.values()]


@pytest.fixture
async def undisturbed(tmp_path: Path) -> tuple[list[str], list[str]]:
    """The same evening without a stop."""
    (tmp_path / "calm").mkdir()
    async with Stage.open(tmp_path / "calm") as stage:
        return await evening(stage, nothing, True)


@pytest.mark.parametrize("boundaries", [True, False], ids=["at boundaries", "within phases"])
@pytest.mark.parametrize("stop", STOPS)
async def test_a_stop_changes_nothing(
    tmp_path: Path, stop: str, boundaries: bool, undisturbed: tuple[list[str], list[str]]
):
    (tmp_path / "stopped").mkdir()
    async with Stage.open(tmp_path / "stopped") as stage:
        told, fate = await evening(stage, STOPS[stop], boundaries)
    expected, expected_fate = undisturbed
    assert fate == expected_fate
    assert told == expected


@pytest.mark.parametrize("stop", STOPS)
async def test_the_same_time_is_left(tmp_path: Path, stop: str):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX, options=A_DAY)
        await stage.advance(hours=6)
        closes = table.game.closes
        await STOPS[stop](stage)
        assert table.game.closes == closes
        await stage.advance(hours=17, minutes=59)
        assert table.phase == "day 1"
        await stage.advance(minutes=2)
        assert table.phase == "night 1"


async def test_a_long_stop_is_given_back_and_told_of_in_a_line(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX, options=A_DAY)
        closes = table.game.closes
        assert closes
        async with stage.away():
            await stage.advance(hours=5)
        left = table.game.closes
        assert left
        assert left == closes + 5 * 3_600_000
        assert text(table.messages("Eva")[-1]).count("\n") <= 1
        assert f"<t:{left // 1000}:R>" in text(table.messages("Eva")[-1])


async def test_a_lost_connection_is_given_back(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX, options=A_DAY)
        closes = table.game.closes
        assert closes
        with stage.env._bot_scope():
            stage.bot.dispatch("disconnect")
        await stage.advance(hours=1)
        with stage.env._bot_scope():
            stage.bot.dispatch("resumed")
        await stage.env.settle()
        assert table.game.closes == closes + 3_600_000


async def test_a_crash_between_telling_and_noting_it_repeats_nothing(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        for name in SIX:
            await table.vote(name, "Fay" if name != "Fay" else "Anna")

        async def fails(*args: object) -> None:
            raise StoreError("the machine is about to die")

        stage.bot.store.bookmark = fails  # pyright: ignore[reportAttributeAccessIssue]
        channels = [channel.id for channel in table.server.channels]
        before = len(table.messages("Eva"))
        await stage.advance(hours=2)
        await stage.crash()
        assert len(table.messages("Eva")) == before + 1
        assert "Ночь 1" in text(table.messages("Eva")[-1])
        after = [channel for channel in table.server.channels if channel.id not in channels]
        assert [channel.name for channel in after] == ["загробный-мир"]


async def test_a_crash_between_opening_a_room_and_noting_it_opens_no_second_one(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        remember = stage.bot.games.remember

        async def forgets(game: int, **meta: object) -> None:
            if "town" in meta:
                raise OSError("the machine is about to die")
            await remember(game, **meta)

        stage.bot.games.remember = forgets  # pyright: ignore[reportAttributeAccessIssue]
        table = await stage.game(stage.server(), SIX)
        await stage.crash()
        names = [channel.name for channel in table.server.channels]
        assert names.count("город") == 1
        assert "День 1" in text(table.messages("Eva")[0])


async def test_old_buttons_work_after_a_restart(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        message, menu = find(table.messages("Anna"), MENU, lambda part: True)
        await stage.restart()
        await table.server.people["Anna"].select(message, [table.seat("Fay")], custom_id=menu["custom_id"])
        assert "Проголосовали 1 из 6" in text(table.messages("Eva")[0])
        assert "Вы ещё не проголосовали." in answer(await table.press("Boris", "Моя роль"))


async def test_commands_are_told_to_discord_only_when_they_change(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        await stage.restart()
        synced = [r for r in stage.requests() if r.method == "PUT" and r.path.endswith("/commands")]
        assert len(synced) == 1
        assert stage.bot.mention("game status").startswith("</game status:")
