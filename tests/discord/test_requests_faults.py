"""Discord fails in every way through whole games: no vote and no order is lost, all is told, and once."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from core.engine import events as e
from core.engine.evolve import created, evolve
from core.engine.views import offers
from core.narration.public import turn
from tests.discord.crowd import Crowd
from tests.discord.kit import FREE, Stage, Table, patched, text
from tests.discord.test_night import GENEVA

SPARED = ("/oauth2/", "/applications/")
TOLD = (
    e.PhaseOpened, e.BallotCounted, e.Executed, e.LastWordGiven, e.DeathShown, e.Announced, e.HostActed, e.SeatReplaced,
    e.GameOver,
)  # fmt: skip


class Weather:
    """How often a request fails: before Discord has done anything, or after it has done it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.share = 0.0
        self.failures: Counter[str] = Counter()

    @classmethod
    @contextmanager
    def over(cls, stage: Stage, rng: Random) -> Iterator["Weather"]:
        weather, dispatch = cls(rng), router.dispatch

        def stormy(backend: Any, method: str, path: str, **more: Any) -> Any:
            if path.startswith(SPARED) or rng.random() >= weather.share:
                return dispatch(backend, method, path, **more)
            weather.failures[f"{method} {path.split('/')[1]}"] += 1
            status = rng.choice((500, 502, 503, 429, 0))
            if status:
                raise BackendError(status, 0, "Discord is not well")
            if not path.startswith(FREE):  # an answer is not repeated: it either comes or is given another way
                dispatch(backend, method, path, **more)
            raise ConnectionResetError(104, "Connection reset by peer")

        with patched(router, "dispatch", stormy):
            yield weather


class Stubborn(Crowd):
    """People who use commands, and wait a little when Discord does not answer."""

    async def act(self, seat: str) -> None:
        table, state = self.table, self.table.game.state
        found, name = offers(table.game.rules, state, seat), state.seats[seat].name
        person, lounge = table.server.people[name], table.room("lounge")
        await self.pause(3)
        if found.question:
            await person.slash(lounge, "answer", answer=found.question.answers[0])
        elif found.votes:
            await person.slash(lounge, "vote", target=self.choose("vote", found.votes[0].targets))
        elif found.abilities:
            offer = found.abilities[0]
            await person.slash(lounge, offer.ability, target=self.choose(offer.ability, offer.targets[0]))

    async def aside(self) -> None:
        await self.pause(60)


@pytest.mark.parametrize(("share", "failures"), [(0.25, 30), (0.6, 100)])
async def test_a_game_in_stormy_weather(tmp_path: Path, share: float, failures: int):
    logs = []
    for storm in (0.0, share):
        folder = tmp_path / str(storm)
        folder.mkdir()
        async with Stage.open(folder) as stage:
            with Weather.over(stage, Random(share)) as weather:
                weather.share = storm
                table = await stage.game(
                    stage.server(members=["Zoe"]), GENEVA, scenario="geneva", theme="geneva", host="Zoe",
                    options={"weekend": "play", "gang_agreement": "any"},
                )  # fmt: skip
                crowd = Stubborn(table, Random(7))
                await crowd.pause(60)
                while table.game.state.number < 5 and not table.game.state.over:
                    await crowd.phase()
                weather.share = 0.0
                await stage.advance(minutes=3)
                logs.append([entry.event for entry in await stage.bot.games.log(table.id)])
                await told_once(table)
                assert not storm or sum(weather.failures.values()) >= failures, weather.failures
    assert logs[0] == logs[1]


async def told_once(table: Table) -> None:
    """Every public event is told in town, as often as it happened."""
    bot, expected = table.stage.bot, Counter()
    log = await bot.games.log(table.id)
    first = log[0].event
    assert isinstance(first, e.GameCreated)
    state = created(first)
    for entry in log[1:]:
        state = evolve(state, entry.event)
        if isinstance(entry.event, TOLD) and not isinstance(entry.event, e.GameCreated):
            at = bot.table(table.game, state)
            said = bot.narrator(table.game).tell(entry.event, turn(entry.event, at), at)
            expected += Counter([said] if said else [])
    town = "\n".join(text(message) for message in table.messages("Zoe"))
    assert len(expected) > 15
    assert {said: town.count(said) for said in expected} == expected
