"""How much a game asks of Discord, by the ways in which people act; and the fastest votes at the worst moments."""

from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.discord.kit import Stage, text
from tests.discord.presses import at_once, choose, command
from tests.discord.test_evening import roster
from tests.discord.test_requests import busiest
from tests.discord.test_whole_games import Company, company

Ordering = Callable[[str, str, str], Awaitable[None]]

# From the command that puts up the notice to the last word. The first is what people do: they press what they see.
# A vote by command costs an edit of the board if nobody has pressed there in the last quarter of an hour; an order that
# is given outside the team's room costs one of the team's board.
MOST = {
    ("buttons", 0): 32,
    ("buttons", 20): 32,
    ("panel", 0): 35,
    ("panel", 20): 38,
    ("commands", 0): 43,
    ("commands", 20): 78,
}


@pytest.mark.parametrize(("way", "minutes"), MOST, ids=str)
async def test_twelve_players_four_days(tmp_path: Path, way: str, minutes: int, capsys: pytest.CaptureFixture[str]):
    """Somebody dies in every phase, and somebody of every room; so many minutes lie between the acts."""
    async with Stage.open(tmp_path) as stage:
        people = slowly(company(stage, 12, "ru", "commands" if way == "commands" else "buttons"), way, minutes)
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
    """The same people, taking their time; by `panel` they give all orders from the town's panel."""
    vote, order = people.vote, people.order

    async def by_panel(name: str, ability: str, target: str) -> None:
        await people.playing.press(name, people.word("night-button-act", kind="night"))
        await people.playing.choose(name, target)

    ordering: Ordering = by_panel if way == "panel" else order

    async def voted(name: str, target: str) -> None:
        await people.stage.advance(minutes=minutes)
        await vote(name, target)

    async def ordered(name: str, ability: str, target: str) -> None:
        await people.stage.advance(minutes=minutes)
        await ordering(name, ability, target)

    people.vote, people.order = voted, ordered  # type: ignore[method-assign]
    return people


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
