"""The machine dies in the middle of the telling: after each single request, at every boundary of phases."""

import re
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.http import router

from tests.discord.crowd import Crowd
from tests.discord.eyes import difference
from tests.discord.kit import FREE, Stage, Table, patched, text
from tests.discord.test_night import GENEVA

UNCOUNTED = (*FREE, "/oauth2/", "/applications/")
LUCKY = 10**6


class Doom:
    """Lets the machine die when Discord has done so many requests: the answer to the last one never arrives."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.left = LUCKY
        self.deaths = 0

    @classmethod
    @contextmanager
    def over(cls, stage: Stage) -> Iterator["Doom"]:
        doom, dispatch = cls(stage), router.dispatch

        def mortal(backend: Any, method: str, path: str, **more: Any) -> Any:
            if doom.left == 0:
                raise ConnectionResetError(104, "the machine is dead")
            result = dispatch(backend, method, path, **more)
            if not path.startswith(UNCOUNTED):
                doom.left -= 1
                if doom.left == 0:
                    raise ConnectionResetError(104, "the machine dies")
            return result

        with patched(router, "dispatch", mortal):
            yield doom

    @asynccontextmanager
    async def strikes(self) -> AsyncIterator[None]:
        """While something happens the machine dies after one request; started anew, after two; until all is told."""
        requests = self.left = 1
        yield
        while self.left == 0:
            self.deaths += 1
            requests += 1
            self.left = requests
            await self.stage.crash()
        self.left = LUCKY


class Calm:
    """Nothing happens."""

    deaths = 0

    @classmethod
    @contextmanager
    def over(cls, stage: Stage) -> Iterator["Calm"]:
        yield cls()

    @asynccontextmanager
    async def strikes(self) -> AsyncIterator[None]:
        yield


async def evening(stage: Stage, doom: Doom | Calm) -> tuple[Mapping[str, list[str]], list[str]]:
    """A game of Geneva through all kinds of phases; what each could read in the end, and what became of everybody."""
    server = stage.server(members=[*GENEVA, "Zoe"])
    async with doom.strikes():
        table = await stage.game(
            server, GENEVA, scenario="geneva", theme="geneva", host="Zoe", options={"weekend": "play"}
        )
    for name in GENEVA:
        await table.slash(name, "vote", target="Gleb" if name != "Gleb" else "Anna")
    async with doom.strikes():
        await stage.advance(hours=2)
    assert table.phase == "verdict 1"
    async with doom.strikes():
        await table.slash("Gleb", "answer", answer="Выстрелить", target="Anna")
    assert table.phase == "night 1"
    for name, ability, target in (
        ("Boris", "shoot", "Igor"), ("Clara", "shoot", "Igor"), ("Dan", "block", "Jana"), ("Eva", "heal", "Karl"),
    ):  # fmt: skip
        await table.slash(name, ability, target=target)
    async with doom.strikes():
        await table.slash("Fay", "recruit", target="Hanna")
    assert table.phase == "dawn 2"
    async with doom.strikes():
        await table.slash("Hanna", "answer", answer="Пойти")
    assert table.phase == "day 2"
    async with doom.strikes():
        await table.slash("Zoe", "host kick", player="Jana")
        await table.press("Zoe", "Удалить", "private")
    await stage.advance(seconds=5)
    async with doom.strikes():
        await table.slash("Zoe", "host end")
        await table.press("Zoe", "Остановить", "private")
    assert table.game.state.over
    await stage.advance(seconds=90)
    told = {name: readable(table, name) for name in (*GENEVA, "Zoe")}
    log = await stage.bot.games.log(table.id)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    return told, [f"{seat.name} {seat.role} {seat.alive} {seat.died_in}" for seat in table.game.state.seats.values()]


AS_OF = re.compile(r"\n-# .*<t:\d+:R>(?=\n|$)")


def readable(table: Table, name: str) -> list[str]:
    """All that a person can read on the server, answers to himself left out; channels by their names.

    The line that says as of when a board stands is left out: it tells when the board was drawn. So is a team's board:
    how far it has been left behind depends on who has pressed it since the start.
    """
    found = []
    channels = table.server.guild.channels
    for where, channel in sorted(channels.items()):
        for messages in (Stage._history(place, table.server.people[name]) for place in (channel, *channel.threads)):
            said = [text(message) for message in messages if not message.flags.ephemeral]
            found += [f"{where}: {AS_OF.sub('', one)}" for one in said if where == "город" or not AS_OF.search(one)]
    return found


Reference = tuple[Mapping[str, list[str]], list[str]]


async def test_a_machine_that_dies_after_every_request_tells_everything_once(tmp_path: Path):
    results: list[Reference] = []
    deaths = []
    for fate in (Calm, Doom):
        (tmp_path / fate.__name__).mkdir()
        async with Stage.open(tmp_path / fate.__name__) as stage:
            with fate.over(stage) as doom:
                results.append(await evening(stage, doom))
                deaths.append(doom.deaths)
                channels = [channel.name for channel in stage.env.backend.channels.values()]
                assert len(channels) == len(set(channels)), channels
    assert deaths[1] > 25
    (calm, fates), (told, doomed) = results
    assert doomed == fates
    for name in calm:
        assert not (parted := difference(calm[name], told[name])), f"{name}\n{parted}"


class Shaken(Crowd):
    """A crowd whose bot is stopped after every act: started anew, or killed just after a heartbeat."""

    stops = 0

    async def between(self) -> None:
        self.stops += 1
        stage = self.table.stage
        if self.stops % 2:
            await stage.restart()
        else:
            with stage.env._bot_scope():
                await stage.bot.store.beat(stage.now())
            await stage.crash()


@pytest.mark.parametrize(("scenario", "role"), [("haiti", "necromancer"), ("geneva", "recruiter")])
async def test_a_game_that_is_stopped_after_every_act_is_the_same_game(tmp_path: Path, scenario: str, role: str):
    logs, told = [], []
    for crowd in (Crowd, Shaken):
        (tmp_path / crowd.__name__).mkdir()
        async with Stage.open(tmp_path / crowd.__name__) as stage:
            table = await stage.game(
                stage.server(members=["Zoe"]), GENEVA | {"Fay": role}, scenario=scenario, theme=scenario, host="Zoe",
                options={"weekend": "play", "gang_agreement": "any"},
            )  # fmt: skip
            playing = crowd(table, Random(scenario))
            await playing.play("Zoe")
            await stage.advance(seconds=90)
            logs.append([(entry.moment, entry.event) for entry in await stage.bot.games.log(table.id)])
            told.append({name: readable(table, name) for name in (*GENEVA, "Zoe")})
    assert isinstance(playing, Shaken)
    assert playing.stops > 50
    assert logs[0] == logs[1]
    for name in told[0]:
        assert not (parted := difference(told[0][name], told[1][name])), f"{name}\n{parted}"
