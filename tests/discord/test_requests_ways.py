"""How much a game asks of Discord, by the ways in which people act; and the fastest votes at the worst moments."""

from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.discord.kit import Stage, Table, answer, text
from tests.discord.presses import at_once, choose, command
from tests.discord.test_evening import roster
from tests.discord.test_requests import busiest
from tests.discord.test_whole_games import Company, company

Voting = Callable[[str, str], Awaitable[None]]
Ordering = Callable[[str, str, str], Awaitable[None]]

# From the command that puts up the notice to the last word; 32 is the most that a game of four days may take. `buttons`
# is what people do: they press what they see. By `panel` all orders are given from the town's panel, outside the team's
# room. By `commands` they vote in town, and order in a channel that is open at night.
#
# Who votes by command elsewhere cannot be answered in town for nothing: his vote costs an edit of the town's board, one
# a minute at the most, and the twilight that it brings about costs a message.
MOST = {
    ("buttons", 0): 30,
    ("buttons", 20): 30,
    ("panel", 0): 32,
    ("panel", 20): 32,
    ("commands", 0): 32,
    ("commands", 20): 32,
    ("elsewhere", 0): 43,
    ("elsewhere", 20): 72,
}
WAYS = {"buttons": "buttons", "panel": "buttons", "commands": "commands", "elsewhere": "commands"}
REST = 60  # seconds after which a board that costs requests is true again


@pytest.mark.parametrize(("way", "minutes"), MOST, ids=str)
async def test_twelve_players_four_days(tmp_path: Path, way: str, minutes: int, capsys: pytest.CaptureFixture[str]):
    """Somebody dies in every phase, and somebody of every room; so many minutes lie between the acts.

    After each act all who live look at their boards, which are true.
    """
    async with Stage.open(tmp_path) as stage:
        people = slowly(company(stage, 12, "ru", WAYS[way]), way, minutes)
        before = len(stage.requests())
        await people.gather()
        mafia, citizens = people.living("mafioso"), people.living("citizen")
        for turn, condemned in enumerate(mafia):
            await people.day(condemned)
            if condemned != mafia[-1]:
                await people.night(citizens[turn])
        assert people.playing.game.state.winners == ("town",)
        assert people.playing.game.state.number == 4
        made = Counter(f"{r.method} {r.path.count('/')}" for r in stage.requests()[before:])
        with capsys.disabled():
            print(f"\n  {way}, {minutes} minutes apart: {made.total()} requests {dict(made)}")  # noqa: T201
        assert made.total() <= MOST[way, minutes]


def slowly(people: Company, way: str, minutes: int) -> Company:
    """The same people, taking their time and looking at the boards after each act."""
    vote, order = people.vote, people.order

    async def in_town(name: str, target: str) -> None:
        await people.playing.slash(name, "vote", "town", target=target)

    async def by_panel(name: str, ability: str, target: str) -> None:
        await people.playing.press(name, people.word("night-button-act", kind="night"))
        await people.playing.choose(name, target)

    voting: Voting = in_town if way == "commands" else vote
    ordering: Ordering = by_panel if way == "panel" else order

    async def voted(name: str, target: str) -> None:
        await people.stage.advance(minutes=minutes)
        await voting(name, target)
        if way == "elsewhere" and not minutes:
            return  # the next vote comes before the board is drawn
        await people.stage.advance(seconds=REST if way == "elsewhere" else 2)
        for reader in people.living():
            assert_town_is_true(people, reader)

    async def ordered(name: str, ability: str, target: str) -> None:
        await people.stage.advance(minutes=minutes)
        await ordering(name, ability, target)
        await people.stage.advance(seconds=2)
        for reader in people.living("mafioso"):
            await assert_room_is_true(people, reader)

    vars(people).update(vote=voted, order=ordered)
    return people


def assert_town_is_true(people: Company, reader: str) -> None:
    """The newest board in town shows how the ballot stands; every other says as of when."""
    table, state = people.playing, people.playing.game.state
    if state.phase != "day":
        return
    boards = [text(m) for m in table.messages(reader) if f"День {state.number} ·" in text(m)]
    assert f"Проголосовали {len(state.votes.get('vote', {}))} из {len(people.living())}" in boards[-1]
    assert all("Обновлено <t:" in board for board in boards)


async def assert_room_is_true(people: Company, reader: str) -> None:
    """The private panel of a mafioso shows what the others have chosen; a board of the room says as of when."""
    table, state = people.playing, people.playing.game.state
    if state.phase != "night":
        return
    panel = answer(await table.press(reader, "Действовать"))
    others = [name for name in people.living("mafioso") if name != reader]
    for name in others:
        shot = state.standing(table.seat(name), "shoot")
        chosen = f"стрелять — {stage_label(table, shot.args[0])}" if shot else "решает"
        assert f"{table.label(name)}: {chosen}" in panel
    agreed = all(state.standing(table.seat(name), "shoot") for name in (reader, *others))
    assert not others or ("✅ Вы договорились." in panel) == agreed
    boards = [text(m) for m in table.messages(reader, "mafia") if "кто что выбрал" in text(m)]
    assert all("Обновлено <t:" in board for board in boards)


def stage_label(table: Table, seat: str) -> str:
    return table.stage.bot.table(table.game).label(seat)


@pytest.mark.parametrize("way", ["buttons", "commands", "both"])
async def test_all_vote_in_the_first_second_of_a_day(tmp_path: Path, way: str):
    """The town wakes, all vote within a second, all change their minds in the next: twilight, extra time."""
    async with Stage.open(tmp_path) as stage:
        people = roster(20)
        table = await stage.game(stage.server(), people, options={"twilight": "1m", "extra": "1m"})
        await at_once(table, *(command(table, n, "vote", target="Oleg" if n != "Oleg" else "Anna") for n in people))
        await stage.advance(minutes=1)
        await stage.advance(seconds=10)
        assert table.phase == "night 1"
        order = {"mafioso": "shoot", "doctor": "heal", "commissar": "check"}
        acting = [(name, order[role]) for name, role in people.items() if role in order]
        await at_once(table, *(command(table, name, ability, target="Ulf") for name, ability in acting))
        assert table.phase == "day 2"
        names = [seat.name for seat in table.game.state.living()]
        for turn in (1, 2):
            asked = [
                choose(table, name, names[index - turn])
                if way == "buttons" or (way == "both" and index % 2)
                else command(table, name, "vote", target=names[index - turn])
                for index, name in enumerate(names)
            ]
            for start in range(0, len(asked), 4):
                await at_once(table, *asked[start : start + 4])
                await stage.advance(seconds=0.2)
        await stage.advance(seconds=10)
        board = next(text(m) for m in table.messages("Oleg") if "День 2" in text(m))
        assert "добавочное время" in board
        assert f"Проголосовали {len(names)} из {len(names)}" in board
        assert busiest(stage) <= 5


async def test_votes_that_come_while_the_night_falls(tmp_path: Path):
    """The day closes in the middle of a storm of presses and commands: none of them asks for more."""
    async with Stage.open(tmp_path) as stage:
        people = roster(20)
        options = {"timing": "fixed", "day_length": "24h", "weekend": "play"}
        table = await stage.game(stage.server(), people, options=options)
        names = list(people)
        closes = table.game.closes
        assert closes
        await stage.advance(seconds=(closes - stage.now()) / 1000 - 0.5)
        boards = [choose(table, name, names[index - 1]) for index, name in enumerate(names)]
        commands = [command(table, name, "vote", target=names[index - 2]) for index, name in enumerate(names)]
        for start in range(0, 20, 2):
            await at_once(table, *boards[start : start + 1], *commands[start + 1 : start + 2])
            await stage.advance(seconds=0.1)
        assert table.phase == "night 1"
        await stage.advance(seconds=10)
        assert busiest(stage) <= 5
