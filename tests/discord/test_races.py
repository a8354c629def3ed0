"""What arrives at one instant, too late, twice, or from the wrong hands."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cogs.ui.marks import mark
from core.engine import events as e
from tests.discord.kit import Stage, Table, text
from tests.discord.presses import Asked, at_once, at_the_deadline, choose, command, forged, press
from tests.discord.test_day import TWO_DAYS
from tests.discord.test_host import LIVE
from tests.discord.test_night import SIX, night
from tests.discord.test_questions import condemned, recruited


async def events(table: Table, kind: type[e.Event]) -> list[Any]:
    """What of this kind has happened."""
    log = await table.stage.bot.games.log(table.id)
    return [entry.event for entry in log if isinstance(entry.event, kind)]


def phases(table: Table, name: str = "Eva") -> list[str]:
    """The headings of the town's messages."""
    return [line for m in table.messages(name) for line in text(m).split("\n") if line.startswith("## ")]


async def first_night(stage: Stage) -> Table:
    """A night that ends with the last order; Fay is dead."""
    table = await stage.game(stage.server(members=["Zoe"]), SIX)
    for name in SIX:
        await table.vote(name, "Fay" if name != "Fay" else "Anna")
    await stage.advance(hours=3)
    assert table.phase == "night 1"
    return table


# --- at one instant ---------------------------------------------------------------------------------------------------


async def test_all_votes_at_one_instant_begin_one_twilight(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        boards = [choose(table, name, "Fay" if name != "Fay" else "Anna") for name in list(SIX)[:3]]
        commands = [command(table, name, "vote", target="Fay" if name != "Fay" else "Anna") for name in list(SIX)[3:]]
        await at_once(table, *boards, *commands)
        assert len(table.game.state.votes["vote"]) == 6
        await stage.advance(seconds=5)
        told = [text(m) for m in table.messages("Eva")]
        assert sum("<t:" in words and not words.startswith("## ") for words in told) == 1
        assert "Проголосовали 6 из 6" in told[0]
        await stage.advance(hours=2)
        assert table.phase == "night 1"


async def test_all_orders_at_one_instant_bring_one_morning(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_night(stage)
        for name in ("Clara", "Eva"):
            await table.press(name, "Действовать")
        await table.press("Anna", "Доска", "mafia")
        await at_once(
            table,
            choose(table, "Anna", "Eva", "mafia", "room-order"),
            choose(table, "Boris", "Eva", "mafia", "room-order"),
            choose(table, "Clara", "Dan", "private", "order"),
            choose(table, "Eva", "Anna", "private", "guess"),
            command(table, "Dan", "check", target="Anna"),
        )
        assert table.phase == "day 2"
        await stage.advance(seconds=5)
        assert len(await events(table, e.OrderPlaced)) == 4
        assert not table.game.state.seats[table.seat("Eva")].alive
        assert sum("День 2" in heading for heading in phases(table)) == 1


async def test_fellows_who_change_at_one_instant_see_what_stands(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await first_night(stage)
        await table.press("Anna", "Доска", "mafia")
        for target in ("Eva", "Dan"):
            await at_once(
                table,
                choose(table, "Anna", target, "mafia", "room-order"),
                choose(table, "Boris", target, "mafia", "room-order"),
            )
            await stage.advance(seconds=3)
            board = text(table.messages("Anna", "mafia")[-1])
            assert f"1 · Anna: стрелять — {table.label(target)}" in board
            assert f"2 · Boris: стрелять — {table.label(target)}" in board
            assert "✅ Вы договорились." in board
        assert len(table.messages("Anna", "mafia")) == 2


@pytest.mark.parametrize("words", [("Пойти", "Умереть"), ("Умереть", "Пойти")])
async def test_of_two_answers_at_one_instant_the_first_counts(tmp_path: Path, words: tuple[str, str]):
    async with Stage.open(tmp_path) as stage:
        table = await recruited(stage)
        first, second = (command(table, "Hanna", "answer", answer=word) for word in words)
        await at_once(table, first, second)
        answered = await events(table, e.QuestionAnswered)
        assert len(answered) == 1
        assert table.game.state.seats[table.seat("Hanna")].alive == (words[0] == "Пойти")
        assert table.phase == "day 2"


async def test_the_last_shot_is_fired_once_and_by_nobody_else(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await condemned(stage)
        await at_once(
            table,
            command(table, "Boris", "answer", answer="Выстрелить", target="Clara"),
            command(table, "Dan", "answer", answer="Выстрелить", target="Anna"),
            command(table, "Dan", "answer", answer="Выстрелить", target="Boris"),
        )
        dead = {seat.name for seat in table.game.state.seats.values() if not seat.alive}
        assert dead == {"Dan", "Anna"}
        assert sum("Ночь 1" in heading for heading in phases(table)) == 1


async def test_the_last_seat_goes_to_one(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=[f"P{number}" for number in range(21)])
        await server.people["P0"].slash(server.lounge, "game new")
        game = next(iter(stage.bot.games.all()))
        table = Table(stage, server, game.id)
        await at_once(table, *(press(table, f"P{number}", "Играть", "lounge") for number in range(21)))
        assert len(game.users) == 20
        assert list(game.state.seats) == [f"P{number}" for number in range(1, 21)]
        left_out = next(name for name, person in server.people.items() if not game.seat_of(person.id))
        assert stage.private(server, left_out)


async def test_who_sits_down_with_others_at_one_instant_is_told_his_own_number(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=SIX)
        await server.people["Anna"].slash(server.lounge, "game new")
        game = next(iter(stage.bot.games.all()))
        table = Table(stage, server, game.id)
        pressing = (press(table, name, "Играть", "lounge") for name in list(SIX)[:3])
        await at_once(table, *pressing, *(command(table, name, "game join") for name in list(SIX)[3:]))
        for number, user in enumerate(game.users.values(), 1):
            name = next(name for name in SIX if server.people[name].id == user)
            assert shown_to(stage, table, name, [f"ваш номер — {number}."])


async def test_a_seat_given_back_at_the_instant_of_the_deal(tmp_path: Path):
    """Either the deal is refused for want of a player, or the player stays; nothing between."""
    for turn, order in enumerate((("start", "leave"), ("leave", "start"))):
        (tmp_path / str(turn)).mkdir()
        async with Stage.open(tmp_path / str(turn)) as stage:
            server = stage.server(members=SIX)
            await server.people["Anna"].slash(server.lounge, "game new")
            game = next(iter(stage.bot.games.all()))
            table = Table(stage, server, game.id)
            for name in SIX:
                await table.press(name, "Играть", "lounge")
            asked = {
                "start": press(table, "Anna", "Начать игру", "lounge"),
                "leave": command(table, "Fay", "game leave"),
            }
            await at_once(table, *(asked[word] for word in order))
            assert (game.status, len(game.users)) in {("playing", 6), ("signup", 5)}


async def test_a_vote_at_the_instant_of_a_removal(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await table.slash("Zoe", "host kick", player="Fay")
        await at_once(
            table,
            choose(table, "Fay", "Anna"),
            press(table, "Zoe", "Удалить", "private"),
            choose(table, "Eva", "Fay"),
            choose(table, "Anna", "Eva"),
        )
        await stage.advance(seconds=3)
        assert table.game.state.votes["vote"] == {table.seat("Anna"): table.seat("Eva")}
        assert "Проголосовали 1 из 5" in text(table.messages("Eva")[0])


async def test_two_hosts_pause_at_one_instant(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe", "Ulf"]), SIX, host="Zoe", options=LIVE)
        await table.server.people["Zoe"].slash(
            table.room("lounge"), "host cohost add", member=table.server.people["Ulf"]
        )
        await at_once(table, command(table, "Zoe", "host pause"), command(table, "Ulf", "host pause"))
        await stage.advance(seconds=3)
        assert len(await events(table, e.ClockStopped)) == 1


# --- at the deadline --------------------------------------------------------------------------------------------------


async def test_votes_at_the_very_instant_of_the_deadline_are_too_late(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX, options=TWO_DAYS)
        await table.vote("Boris", "Fay")
        before = {name: len(stage.private(table.server, name)) for name in SIX}
        await at_the_deadline(table, choose(table, "Anna", "Fay"), command(table, "Clara", "vote", target="Fay"))
        await stage.advance(seconds=3)
        assert table.phase == "night 1"
        counted = (await events(table, e.BallotCounted))[0]
        assert (table.seat("Boris"), table.seat("Fay")) in counted.votes
        assert not {(table.seat(name), table.seat("Fay")) for name in ("Anna", "Clara")} & set(counted.votes)
        assert all(len(stage.private(table.server, name)) == before[name] + 1 for name in ("Anna", "Clara"))
        assert sum("Ночь 1" in heading for heading in phases(table)) == 1


async def test_orders_at_the_very_instant_of_the_deadline_are_too_late(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        for name in ("Clara", "Eva"):
            await table.press(name, "Действовать")
        await table.press("Anna", "Доска", "mafia")
        await table.choose("Anna", "Eva", "mafia")
        await at_the_deadline(
            table,
            choose(table, "Boris", "Eva", "mafia", "room-order"),
            choose(table, "Clara", "Eva", "private", "order"),
            choose(table, "Eva", "Anna", "private", "guess"),
            command(table, "Dan", "check", target="Anna"),
        )
        await stage.advance(seconds=3)
        assert table.phase == "day 2"
        assert [placed.player for placed in await events(table, e.OrderPlaced)] == [table.seat("Anna")]
        assert table.game.state.seats[table.seat("Eva")].alive
        for name in ("Boris", "Clara", "Dan"):
            assert "закончилась" in text(stage.private(table.server, name)[-1]), name


async def test_an_answer_at_the_very_instant_of_its_deadline_is_silence(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await condemned(stage)
        await at_the_deadline(table, command(table, "Dan", "answer", answer="Выстрелить", target="Anna"))
        assert table.phase == "night 1"
        assert table.game.state.seats[table.seat("Anna")].alive
        assert await events(table, e.QuestionAnswered) == []


async def test_a_pause_at_the_very_instant_of_the_deadline_is_too_late(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await at_the_deadline(table, command(table, "Zoe", "host pause"))
        assert table.phase == "night 1"
        assert table.game.state.clock.opened_at == stage.now()


# --- twice, and from the wrong hands ----------------------------------------------------------------------------------


async def test_an_order_pressed_twice_is_one_order(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        await table.press("Clara", "Действовать")
        twice = choose(table, "Clara", "Dan", "private", "order")
        await at_once(table, twice, twice)
        standing = table.game.state.orders[table.seat("Clara")]
        assert [placed.args for placed in standing] == [(table.seat("Dan"),)]
        assert "Ваш приказ: лечить — 4 · Dan." in text(stage.private(table.server, "Clara")[-1])


async def test_end_and_sure_pressed_twice_end_once(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await table.slash("Zoe", "host end")
        sure = press(table, "Zoe", "Остановить", "private")
        await at_once(table, sure, sure, choose(table, "Anna", "Fay"))
        await stage.advance(seconds=3)
        assert len(await events(table, e.GameOver)) == 1
        assert sum("игра окончена" in text(m) for m in table.messages("Eva")) == 1


async def test_old_panels_of_every_kind_only_answer(tmp_path: Path):
    """Everything that could be pressed in the first night is pressed in the second: nothing comes of it."""
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        for name in ("Clara", "Eva"):
            await table.press(name, "Действовать")
        await table.press("Anna", "Доска", "mafia")
        old = [
            press(table, "Clara", "Действовать"),
            choose(table, "Anna", "Eva", "mafia", "room-order"),
            choose(table, "Clara", "Eva", "private", "order"),
            press(table, "Clara", "Пропустить", "private"),
            choose(table, "Eva", "Anna", "private", "guess"),
            press(table, "Eva", "Спать", "private"),
        ]
        await stage.advance(hours=96)
        assert table.phase == "night 2"
        state, before = table.game.state, said(stage, table)
        for asked in old:
            await at_once(table, asked)
        await stage.advance(seconds=3)
        assert table.game.state == state
        assert said(stage, table) - before == Counter({"Anna": 1, "Clara": 3, "Eva": 2})


async def test_nobody_acts_for_another(tmp_path: Path):
    """Buttons and menus of other people's answers, as if one had got hold of them: the living, the dead, strangers."""
    async with Stage.open(tmp_path) as stage:
        table = await first_night(stage)
        await table.press("Clara", "Действовать")
        await table.press("Anna", "Доска", "mafia")
        theirs = [
            choose(table, "Clara", "Eva", "private", "order"),
            press(table, "Clara", "Пропустить", "private"),
            choose(table, "Anna", "Eva", "mafia", "room-order"),
            press(table, "Anna", "Доска", "mafia"),
        ]
        state = table.game.state
        for thief in ("Eva", "Fay", "Dan", "Zoe"):
            for asked in theirs if thief != "Dan" else theirs[:1]:  # his own pass is his to press
                await at_once(table, Asked(thief, asked.kind, asked.data, asked.message))
                assert not shown_to(stage, table, thief, ("решает", "стрелять"))
        assert table.game.state == state
        assert len(table.messages("Anna", "mafia")) == 2


async def test_a_replaced_player_and_his_successor_at_one_instant(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe", "Ulf"]), SIX, host="Zoe", options=LIVE)
        zoe, ulf = (table.server.people[name] for name in ("Zoe", "Ulf"))
        await zoe.slash(table.room("lounge"), "host replace", player="P1", member=ulf)
        seat = table.game.seat_of(ulf.id)
        assert seat == "P1"
        vote = choose(table, "Ulf", "Fay")
        await at_once(table, Asked("Anna", vote.kind, {**vote.data, "values": [table.seat("Eva")]}, vote.message), vote)
        assert table.game.state.votes["vote"] == {"P1": table.seat("Fay")}


def said(stage: Stage, table: Table) -> Counter[str]:
    """How many answers each person has got."""
    return Counter({name: len(stage.private(table.server, name)) for name in SIX})


def shown_to(stage: Stage, table: Table, name: str, words: Sequence[str]) -> bool:
    """Whether an answer to a person holds one of these words."""
    return any(word in text(message) for message in stage.private(table.server, name) for word in words)


async def test_a_host_who_presses_twice_closes_one_phase(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await table.slash("Zoe", "host advance")
        close = press(table, "Zoe", "Закрыть", "private")
        await at_once(table, close, close)
        assert table.phase == "night 1"
        assert text(table.messages("Zoe", "private")[-1]).startswith("Поздно")


async def test_a_host_who_presses_at_the_deadline_closes_nothing_more(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await table.slash("Zoe", "host advance")
        await at_the_deadline(table, press(table, "Zoe", "Закрыть", "private"))
        assert table.phase == "night 1"


async def test_a_vote_that_was_counted_at_once_is_not_taken_for_none(tmp_path: Path):
    """By the time of the answer the next day has come, in which he has not voted yet."""
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await table.slash("Zoe", "host advance")  # she is known from now on, and as fast as the others
        panel = table.messages("Zoe")[-1]
        sure = [mark("host-sure", game=table.id, phase=p, act="advance", player="") for p in ("day 1", "night 1")]
        closing = [forged("Zoe", custom_id, panel) for custom_id in sure]
        votes = [choose(table, name, "Fay") for name in list(SIX)[:4]]
        await at_once(table, *votes, *votes, *closing)
        assert table.phase == "day 2"
        told = {text(message) for name in list(SIX)[:4] for message in table.messages(name, "private")}
        assert told == {stage.bot.locales["ru"].text("day-counted")}
