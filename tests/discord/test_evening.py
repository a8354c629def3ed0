"""Whole games of Naples, as those at the table live through them."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.discord.kit import Stage, Table, text

NAMES = (
    "Anna", "Boris", "Clara", "Dan", "Eva", "Fay", "Gleb", "Hanna", "Igor", "Jana", "Karl", "Lena", "Max", "Nina",
    "Oleg", "Pavel", "Rita", "Sven", "Tanya", "Ulf",
)  # fmt: skip
WORDS = {
    "ru": {"act": "Действовать", "role": "Моя роль", "board": "Доска", "pass": "Пропустить", "sleep": "Спать"},
    "en": {"act": "Act", "role": "My role", "board": "Board", "pass": "Pass", "sleep": "Sleep"},
}

Act = Callable[..., Awaitable[object]]


def roster(players: int) -> dict[str, str]:
    """A table of Naples: the mafia first, then doctor, commissar and citizens."""
    mafia = players // 3
    roles = ["mafioso"] * mafia + ["doctor", "commissar"] + ["citizen"] * (players - mafia - 2)
    return dict(zip(NAMES, roles, strict=False))


class Evening:
    """Plays a game by one way of asking."""

    def __init__(self, table: Table, language: str, by_commands: bool) -> None:
        self.table, self.words, self.by_commands = table, WORDS[language], by_commands

    async def vote(self, voter: str, target: str) -> None:
        """A vote."""
        if self.by_commands:
            await self.table.slash(voter, "vote", target=target)
        else:
            await self.table.vote(voter, target)

    async def order(self, name: str, ability: str, target: str) -> None:
        """An order at night."""
        if self.by_commands:
            await self.table.slash(name, ability, target=target)
        else:
            await self.table.press(name, self.words["act"])
            await self.table.choose(name, target)

    async def day(self, condemned: str) -> None:
        """All who live vote for one, who votes for somebody else; then the twilight passes."""
        living = self.living()
        other = next(name for name in living if name != condemned)
        for name in living:
            await self.vote(name, other if name == condemned else condemned)
        await self.table.stage.advance(hours=2, seconds=5)

    async def night(self, victim: str, healed: str, checked: str) -> None:
        """The mafia shoots, the doctor heals, the commissar checks."""
        roles = {seat.name: seat.role for seat in self.table.game.state.living()}
        for name, role in roles.items():
            match role:
                case "mafioso":
                    await self.order(name, "shoot", victim)
                case "doctor":
                    await self.order(name, "heal", healed)
                case "commissar":
                    await self.order(name, "check", checked)
                case _:
                    pass

    def living(self) -> list[str]:
        """The names of the living, in seat order."""
        return [seat.name for seat in self.table.game.state.living()]


@pytest.mark.parametrize("by_commands", [False, True], ids=["buttons", "commands"])
@pytest.mark.parametrize(("players", "language"), [(6, "ru"), (12, "en"), (20, "ru")])
async def test_the_town_wins(tmp_path: Path, players: int, language: str, by_commands: bool):
    async with Stage.open(tmp_path) as stage:
        people = roster(players)
        table = await stage.game(stage.server(locale=language), people, language=language)
        evening = Evening(table, language, by_commands)
        mafia = [name for name, role in people.items() if role == "mafioso"]
        citizens = [name for name, role in people.items() if role == "citizen"]
        for turn, name in enumerate(mafia, 1):
            assert table.phase == f"day {turn}"
            await evening.day(name)
            if name != mafia[-1]:
                assert table.phase == f"night {turn}"
                await evening.night(citizens[turn], citizens[turn], mafia[turn])
        assert table.phase == "over"
        assert table.game.state.winners == ("town",)
        last = text(table.messages(citizens[0])[-1])
        assert all(table.label(name) in last for name in people)
