"""Whole games from the notice on the wall to the story, by buttons alone and by commands alone; several at once."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from core.play import Game
from tests.discord.kit import MENU, Server, Stage, Table, answer, find, text
from tests.discord.test_evening import NAMES, roster

CITIZEN = "citizen"


@dataclass
class Company(ABC):
    """People who come to play, all by one way of asking."""

    stage: Stage
    server: Server
    roles: Mapping[str, str]
    language: str
    table: Table | None = None

    @property
    def host(self) -> str:
        return next(iter(self.roles))

    @property
    def playing(self) -> Table:
        assert self.table
        return self.table

    def word(self, text_id: str, **more: Any) -> str:
        """A label in the language of the table."""
        return self.stage.bot.locales[self.language].text(text_id, **more)

    async def gather(self) -> None:
        """From the notice to the deal."""
        before = {game.id for game in self.stage.bot.games.all()}
        await self.server.people[self.host].slash(self.server.lounge, "game new", language=self.language)
        game = next(game for game in self.stage.bot.games.all() if game.id not in before)
        self.table = Table(self.stage, self.server, game.id)
        for name in self.roles:
            await self.join(name)
        assert [seat.name for seat in game.state.seats.values()] == list(self.roles)
        self.stage.random.roles = tuple(self.roles.values())
        await self.start()
        self.stage.random.roles = None
        assert game.state.phase_id == "day 1"

    @abstractmethod
    async def join(self, name: str) -> None: ...

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def look(self, name: str) -> str:
        """A role card."""

    @abstractmethod
    async def vote(self, name: str, target: str) -> None: ...

    @abstractmethod
    async def order(self, name: str, ability: str, target: str) -> None: ...

    @abstractmethod
    async def shoot_last(self, name: str, target: str) -> None: ...

    @abstractmethod
    async def story(self, name: str) -> Sequence[str]:
        """All leaves of the story."""

    # --- a whole game -------------------------------------------------------------------------------------------

    def living(self, role: str = "") -> list[str]:
        seats = self.playing.game.state.living()
        return [seat.name for seat in seats if role in ("", seat.role)]

    async def day(self, condemned: str) -> None:
        """All vote for one, who votes for somebody else."""
        living = self.living()
        other = next(name for name in living if name != condemned)
        for name in living:
            await self.vote(name, other if name == condemned else condemned)
        await self.stage.advance(hours=2)

    async def night(self, victim: str) -> None:
        for name in self.living("mafioso"):
            await self.order(name, "shoot", victim)
        for name in self.living("doctor"):
            await self.order(name, "heal", name if victim != name else self.living("mafioso")[0])
        for name in self.living("commissar"):
            await self.order(name, "check", victim)

    async def play(self) -> None:
        """The commissar is condemned and takes a mafioso with him; then the town loses man after man."""
        mafioso, victim = self.living("mafioso")[-1], self.living("doctor")[0]
        commissar = self.living("commissar")[0]
        await self.day(commissar)
        assert self.playing.phase == "verdict 1"
        await self.shoot_last(commissar, mafioso)
        assert {commissar, mafioso}.isdisjoint(self.living())
        while not self.playing.game.state.over:
            assert self.playing.phase.startswith("night")
            await self.night(victim)
            assert victim not in self.living()
            if not self.playing.game.state.over:
                await self.day(self.living(CITIZEN)[0])
            victim = next(iter(self.living(CITIZEN)), "")
        assert self.playing.game.state.winners == ("mafia",)


class ByButtons(Company):
    """Nobody types, but for the command that puts up the notice."""

    async def join(self, name: str) -> None:
        await self.playing.press(name, self.word("lobby-button-join"), "lounge")

    async def start(self) -> None:
        await self.playing.press(self.host, self.word("lobby-button-start"), "lounge")

    async def look(self, name: str) -> str:
        return answer(await self.playing.press(name, self.word("night-button-role")))

    async def vote(self, name: str, target: str) -> None:
        await self.playing.vote(name, target)

    async def order(self, name: str, ability: str, target: str) -> None:
        if ability == "shoot":
            await self.playing.press(name, self.word("rooms-button-board"), "mafia")
            await self.playing.choose(name, target, "mafia")
        else:
            await self.playing.press(name, self.word("night-button-act", kind="night"))
            await self.playing.choose(name, target)

    async def shoot_last(self, name: str, target: str) -> None:
        await self.playing.press(name, self.word("night-button-act", kind="verdict"))
        await self.playing.choose(name, target)

    async def story(self, name: str) -> Sequence[str]:
        table = self.playing
        leaves = [answer(await table.press(name, self.word("records-button-story")))]
        message, menu = find(table.messages(name, "private"), MENU, lambda part: "story-jump" in part["custom_id"])
        for option in menu["options"][1:]:
            turned = await table.server.people[name].select(message, [option["value"]], custom_id=menu["custom_id"])
            leaves.append(answer(turned) or text(table.messages(name, "private")[-1]))
        return leaves


class ByCommands(Company):
    """Nobody presses anything."""

    async def join(self, name: str) -> None:
        await self.playing.slash(name, "game join", game=self.playing.id)

    async def start(self) -> None:
        await self.playing.slash(self.host, "game start", game=self.playing.id)

    async def look(self, name: str) -> str:
        return answer(await self.playing.slash(name, "role"))

    async def vote(self, name: str, target: str) -> None:
        await self.playing.slash(name, "vote", target=target)

    async def order(self, name: str, ability: str, target: str) -> None:
        await self.playing.slash(name, ability, target=target)

    async def shoot_last(self, name: str, target: str) -> None:
        shoot = (await self.playing.complete(name, "answer", "answer"))[0]
        await self.playing.slash(name, "answer", answer=shoot, target=target)

    async def story(self, name: str) -> Sequence[str]:
        return [answer(await self.playing.slash(name, "game story", number=self.playing.id))]


WAYS = {"buttons": ByButtons, "commands": ByCommands}


def company(
    stage: Stage, players: int, language: str, way: str, server: Server | None = None, first: int = 0
) -> Company:
    """So many people on a server, a new one unless one is given, from the name with this number on."""
    roles = dict(zip(NAMES[first:], roster(players).values(), strict=False))
    server = server or stage.server(locale=language)
    for name in roles:
        if name not in server.people:
            stage.member(server, name, language)
    return WAYS[way](stage, server, roles, language)


# Together with the games in `test_evening`: each size in both languages by both ways.
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("players", "language"), [(6, "en"), (12, "ru"), (20, "en")])
async def test_from_the_notice_to_the_story(tmp_path: Path, players: int, language: str, way: str):
    async with Stage.open(tmp_path) as stage:
        people = company(stage, players, language, way)
        await people.gather()
        for name, role in people.roles.items():
            assert stage.bot.locales[language].role(role) in (await people.look(name)).lower()
        await people.play()
        last = text(people.playing.messages(people.host)[-1])
        assert all(people.playing.label(name) in last for name in people.roles)
        for name in (people.host, list(people.roles)[-1]):
            leaves = await people.story(name)
            assert all(leaves)
            assert way == "commands" or len(leaves) > people.playing.game.state.number
        await stage.advance(hours=25)
        assert set(people.server.guild.channels) == {"lounge"}


@pytest.mark.parametrize("ways", [("buttons", "commands"), ("commands", "buttons")], ids="-".join)
@pytest.mark.parametrize("servers", [1, 2])
async def test_two_games_at_once(tmp_path: Path, servers: int, ways: tuple[str, str]):
    """They take turns, act for act; one is over while the other goes on; on two servers the same people play both."""
    async with Stage.open(tmp_path) as stage:
        one = company(stage, 6, "ru", ways[0])
        if servers == 1:
            two = company(stage, 7, "en", ways[1], one.server, first=6)
        else:
            two = company(stage, 7, "en", ways[1])
            for name, person in list(two.server.people.items()):
                if name in one.server.people:
                    two.server.guild.remove_member(person)
                    two.server.people[name] = two.server.guild.add_member(one.server.people[name].user)
                    stage.locales[two.server.people[name].id] = "ru"
        for people in (one, two):
            await people.gather()
        assert one.playing.room("town").id != two.playing.room("town").id
        await both(one, two)
        assert one.playing.game.state.winners == ("mafia",)
        assert two.playing.game.state.winners == ()
        assert two.playing.phase == "night 1"
        await two.night(two.living("doctor")[0])
        assert two.playing.phase == "day 2"
        await two.day(two.living("mafioso")[0])
        await two.night(two.living(CITIZEN)[0])
        await two.day(two.living("mafioso")[0])
        assert two.playing.game.state.winners == ("town",)


async def both(one: Company, two: Company) -> None:
    """A day and a night of one table while at the other the day passes."""
    mafia = one.living("mafioso")
    commissar, citizen = one.living("commissar")[0], two.living(CITIZEN)[0]
    for left, right in zip(one.living(), two.living(), strict=False):
        await one.vote(left, commissar if left != commissar else mafia[0])
        await two.vote(right, citizen if right != citizen else two.living()[0])
        assert votes(one.playing.game) == votes(two.playing.game)
    late = two.living()[-1]
    await two.vote(late, citizen if late != citizen else two.living()[0])
    await one.stage.advance(hours=2)
    assert (one.playing.phase, two.playing.phase) == ("verdict 1", "night 1")
    await two.order(two.living("mafioso")[0], "shoot", two.living("doctor")[0])
    await one.shoot_last(commissar, one.living(CITIZEN)[0])
    assert len(two.living()) == 6
    await one.night(one.living("doctor")[0])
    assert two.playing.phase == "night 1"


def votes(game: Game) -> int:
    return len(game.state.votes.get("vote", {}))
