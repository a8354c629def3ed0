"""The vote board: what it shows, who may press it, and what becomes of presses that come late or twice."""

from pathlib import Path

import pytest
from simcord import interactions
from simcord.backend import serializers

from core.engine.events import BallotCounted, VoteCast
from tests.discord.kit import MENU, Stage, Table, answer, find, text

SIX = {
    "Anna": "mafioso", "Boris": "mafioso", "Clara": "doctor", "Dan": "commissar", "Eva": "citizen", "Fay": "citizen",
}  # fmt: skip
TWO_DAYS = {"timing": "fixed", "day_length": "48h", "weekend": "play"}


async def opened(stage: Stage, **more: object) -> Table:
    """A table on its first day."""
    return await stage.game(stage.server(members=["Zoe"]), SIX, **more)  # pyright: ignore[reportArgumentType]


def board(table: Table, name: str = "Fay") -> str:
    """The board as a person sees it."""
    return text(find(table.messages(name), MENU, lambda part: True)[0])


async def test_the_board_says_who_votes_for_whom(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        assert "Проголосовали 0 из 6" in board(table)
        await table.vote("Anna", "Fay")
        await table.vote("Boris", "Fay")
        await table.vote("Clara", "Anna")
        shown = board(table)
        assert "Проголосовали 3 из 6" in shown
        assert "Лидер: 6 · Fay — 2 голоса" in shown
        assert "6 · Fay — 2: 1 · Anna и 2 · Boris" in shown
        assert "Ещё молчат: 4 · Dan, 5 · Eva и 6 · Fay" in shown


async def test_a_vote_costs_no_request(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        before = len(stage.requests())
        for name in SIX:
            await table.vote(name, "Fay" if name != "Fay" else "Anna")
        assert len(stage.requests()) == before
        assert "Проголосовали 6 из 6" in board(table)


async def test_a_vote_by_command_is_shown_by_an_earlier_press(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await table.vote("Anna", "Fay")
        before = len(stage.requests())
        result = await table.slash("Boris", "vote", target="Fay")
        assert answer(result) == "Ваш голос: 6 · Fay."
        await stage.advance(seconds=2)
        assert "Проголосовали 2 из 6" in board(table)
        assert len(stage.requests()) == before


async def test_a_vote_by_command_is_shown_when_nobody_has_pressed(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await table.slash("Boris", "vote", target="Fay")
        await stage.advance(seconds=2)
        assert "Проголосовали 1 из 6" in board(table)


async def test_votes_by_command_from_elsewhere_edit_the_board_once_a_minute(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await stage.advance(seconds=10)
        before = len(stage.requests())
        for name in ("Anna", "Boris", "Clara", "Dan", "Eva"):
            await table.slash(name, "vote", target="Fay")
        assert len(stage.requests()) == before + 1
        await stage.advance(seconds=59)
        assert len(stage.requests()) == before + 1
        await stage.advance(seconds=1)
        assert len(stage.requests()) == before + 2
        assert "Проголосовали 5 из 6" in board(table)


async def test_changing_and_typing_instead_of_choosing(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await table.vote("Anna", "Fay")
        await table.vote("Anna", "Eva")
        assert "5 · Eva — 1: 1 · Anna" in board(table)
        channel, anna = table.server.lounge, table.server.people["Anna"]
        assert answer(await anna.slash(channel, "vote", target="4")) == "Ваш голос: 4 · Dan."
        assert answer(await anna.slash(channel, "vote", target="clara")) == "Ваш голос: 3 · Clara."


async def test_what_the_rules_do_not_allow_is_said_kindly(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        refused = answer(await table.vote("Anna", "Anna"))
        assert refused
        assert "Проголосовали 0 из 6" in board(table)
        withdrawn = answer(await table.slash("Anna", "unvote"))
        assert withdrawn
        assert "ability" not in refused + withdrawn
        nobody = await table.server.people["Anna"].slash(table.server.lounge, "vote", target="никто")
        assert answer(nobody)


async def test_autocomplete_offers_the_legal_targets_alone(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        assert await table.complete("Anna", "vote", "target") == [table.label(name) for name in SIX if name != "Anna"]
        assert await table.complete("Anna", "vote", "target", "ev") == ["5 · Eva"]
        assert await table.complete("Zoe", "vote", "target") == []


async def test_twilight_is_told_as_it_begins(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        before = len(stage.requests())
        *first, late = SIX
        for name in first:
            await table.vote(name, "Fay")
        last = await table.vote(late, "Anna")
        notice = text(table.messages("Zoe")[-1])
        assert f"<t:{(stage.now() + 7_200_000) // 1000}:R>" in notice
        assert notice in answer(last)
        assert "сумерки" in board(table)
        await table.vote("Fay", "Eva")
        assert "добавочное время" in board(table)
        assert f"<t:{(stage.now() + 14_400_000) // 1000}:R>" in text(table.messages("Zoe")[-1])
        assert len(stage.requests()) == before


async def test_twilight_by_command_is_told_too(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        for name in SIX:
            await table.slash(name, "vote", target="Fay" if name != "Fay" else "Anna")
        assert f"<t:{(stage.now() + 7_200_000) // 1000}:R>" in text(table.messages("Zoe")[-1])


async def test_who_does_not_play_is_told_so(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        assert "Вы не за этим столом" in answer(await table.vote("Zoe", "Anna"))
        assert "Вы не за этим столом" in answer(await table.slash("Zoe", "vote", target="1 · Anna"))
        assert "Проголосовали 0 из 6" in board(table)


async def test_an_old_board_loses_its_buttons_at_the_next_press(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage, options=TWO_DAYS)
        await stage.advance(hours=49)
        assert table.phase == "night 1"
        refused = await table.vote("Anna", "Fay")
        assert answer(refused)
        with pytest.raises(AssertionError, match="nothing to press"):
            board(table)
        assert table.game.state.votes == {}


async def test_the_dead_vote_no_more(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        for name in SIX:
            await table.vote(name, "Fay" if name != "Fay" else "Anna")
        await stage.advance(hours=3)
        await table.press("Clara", "Действовать")
        for name in ("Anna", "Boris"):
            await table.slash(name, "pass")
        await table.slash("Clara", "pass")
        await table.slash("Dan", "pass")
        assert table.phase == "day 2"
        assert "~~6 · Fay~~ (мирный житель)" in board(table, "Anna")
        refused = await table.vote("Fay", "Anna")
        assert answer(refused)
        assert refused.response
        assert refused.response.ephemeral
        assert "Проголосовали 0 из 5" in board(table, "Anna")


async def test_five_presses_at_the_same_instant_all_count(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await race(table, ("Anna", "Boris", "Clara", "Dan", "Eva"), "Fay")
        assert "Проголосовали 5 из 6" in board(table)
        assert "6 · Fay — 5: 1 · Anna, 2 · Boris, 3 · Clara, 4 · Dan и 5 · Eva" in board(table)


async def test_the_same_press_twice_is_one_vote(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await race(table, ("Anna", "Anna"), "Fay")
        assert "Проголосовали 1 из 6" in board(table)
        log = await stage.bot.games.log(table.id)
        assert sum(isinstance(entry.event, VoteCast) for entry in log) == 1


async def test_a_press_at_the_instant_of_the_deadline_comes_too_late(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage, options=TWO_DAYS)
        closes = table.game.closes
        assert closes
        await stage.advance(seconds=(closes - stage.now()) / 1000 - 1)
        await table.vote("Boris", "Fay")
        message, menu = find(table.messages("Anna"), MENU, lambda part: True)
        await stage.advance(seconds=1)
        late = await table.server.people["Anna"].select(message, [table.seat("Fay")], custom_id=menu["custom_id"])
        assert answer(late)
        log = await stage.bot.games.log(table.id)
        counted = next(entry.event for entry in log if isinstance(entry.event, BallotCounted))
        assert (table.seat("Boris"), table.seat("Fay")) in counted.votes
        assert (table.seat("Anna"), table.seat("Fay")) not in counted.votes


async def test_consent_is_a_button_of_the_board(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await opened(stage)
        await table.press("Anna", "Согласиться")
        await table.slash("Boris", "consent")
        await stage.advance(seconds=2)
        assert "Закончить день раньше согласны 2 из 6: 1 · Anna и 2 · Boris" in board(table)
        await table.press("Anna", "Согласиться")
        assert "согласны 1 из 6: 2 · Boris" in board(table)


async def race(table: Table, names: tuple[str, ...], target: str) -> None:
    """Deliver presses on the board of several people before any of them is worked on."""
    env, guild = table.stage.env, table.server.guild
    message, menu = find(table.messages(names[0]), MENU, lambda part: True)
    stored = env.backend.get_message(message.channel.id, message.id)
    for name in names:
        record, payload = interactions.base_payload(
            env.backend,
            type=3,
            channel_id=message.channel.id,
            guild_id=guild.id,
            user_id=table.server.people[name].id,
            data={"custom_id": menu["custom_id"], "component_type": 3, "values": [table.seat(target)]},
        )
        record.source_message_id = message.id
        payload["message"] = dict(serializers.message_payload(env.backend, stored))
        env.backend.emit("INTERACTION_CREATE", payload)
    await env.settle()
