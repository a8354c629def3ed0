"""How much a game asks of Discord with the bot's own token."""

from collections import Counter
from pathlib import Path

from tests.discord.kit import Stage, Table
from tests.discord.test_evening import roster

FIVE_SECONDS = 5_000


async def day(table: Table, condemned: str) -> None:
    """All vote on the board; the twilight passes."""
    living = [seat.name for seat in table.game.state.living()]
    for name in living:
        await table.vote(name, condemned if name != condemned else next(n for n in living if n != condemned))
    await table.stage.advance(hours=2)


async def night(table: Table, victim: str) -> None:
    """The mafia agrees in its room, the others act from the town."""
    living = {seat.name: seat.role for seat in table.game.state.living()}
    mafia = [name for name, role in living.items() if role == "mafioso"]
    await table.press(mafia[0], "Доска", "mafia")
    for name in mafia:
        await table.stage.advance(minutes=1)
        await table.choose(name, victim, "mafia")
    for name in living:
        await table.press(name, "Действовать")
    for name, role in living.items():
        if role in ("doctor", "commissar"):
            await table.choose(name, mafia[0])


async def test_twelve_players_and_four_days_take_32_requests(tmp_path: Path):
    """The hardest game that ends on its fourth day: somebody dies in every phase, and every room changes each time."""
    async with Stage.open(tmp_path) as stage:
        people = roster(12)
        server = stage.server(members=people)
        before = len(stage.requests())
        table = await stage.game(server, people)
        mafia = [name for name, role in people.items() if role == "mafioso"]
        citizens = [name for name, role in people.items() if role == "citizen"]
        for turn, (condemned, victim) in enumerate(zip(mafia, citizens, strict=False), 1):
            assert table.phase == f"day {turn}"
            await day(table, condemned)
            if turn < 4:
                assert table.phase == f"night {turn}"
                await night(table, victim)
        assert table.phase == "over"
        assert sum(not seat.alive for seat in table.game.state.seats.values()) == 7
        made = Counter((r.method, r.path.count("/")) for r in stage.requests()[before:])
        assert made.total() <= 32, made
        assert made.total() >= 29, "the game has become cheaper: tell so in docs/decisions.md"


async def test_however_fast_votes_come_a_channel_sees_few_requests(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        people = roster(20)
        table = await stage.game(stage.server(), people, options={"twilight": "1m", "extra": "1m"})
        names = list(people)
        for turn in range(6):
            for index, name in enumerate(names):
                await stage.advance(seconds=0.1)
                target = names[(index + turn + 1) % len(names)]
                if (index + turn) % 3:
                    await table.slash(name, "vote", target=target)
                else:
                    await table.vote(name, target)
        await stage.advance(minutes=3)
        assert table.phase == "night 1"
        assert busiest(stage) <= 5


async def test_by_commands_alone_too(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        people = roster(20)
        table = await stage.game(stage.server(), people, options={"twilight": "1m", "extra": "1m"})
        names = list(people)
        for index, name in enumerate(names):
            await stage.advance(seconds=0.3)
            await table.slash(name, "vote", target=names[index - 1])
        await stage.advance(minutes=2)
        for name, role in people.items():
            await stage.advance(seconds=0.3)
            ability = {"mafioso": "shoot", "doctor": "heal", "commissar": "check"}.get(role)
            if ability:
                await table.slash(name, ability, target=names[-1])
        assert table.phase == "day 2"
        await stage.advance(seconds=10)
        assert busiest(stage) <= 5


def busiest(stage: Stage) -> int:
    """The most requests with the bot's token that any channel saw within five seconds."""
    moments: dict[str, list[int]] = {}
    for moment, _, path in stage.timeline:
        parts = path.split("/")
        if parts[1] == "channels":
            moments.setdefault(parts[2], []).append(moment)
    return max(
        sum(start <= moment < start + FIVE_SECONDS for moment in seen) for seen in moments.values() for start in seen
    )
