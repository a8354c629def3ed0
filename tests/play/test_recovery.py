"""After a stop of whatever kind everything is as it was, with the same time left."""

from random import Random

import pytest

from core.cases.export import NotExportable
from core.cases.reader import read
from core.cases.runner import run
from core.engine.commands import HostCommand
from core.engine.events import ClockStarted, ClockStopped, GameOver, RoleDealt, VoteCast
from core.engine.evolve import replay
from core.engine.options import HOUR
from core.lab.agents import random_inputs
from core.play import Batch, Game
from core.play.lean import lean
from core.rules.classic import RULESET
from core.store import Store, codec
from tests.play.test_turns import FIXED
from tests.play.world import Time, World

MINUTE = 60_000


async def play_on(world: World, game_id: int, seed: int, between: bool) -> Game:
    """Random people play until the end of the game; `between`: the process dies after every single act."""
    rng = Random(seed)
    for _ in range(60):
        game = world.games.get(game_id)
        assert game
        if game.state.over:
            return game
        phase = game.state.phase_id
        for command in list(random_inputs(RULESET, game.state, rng, world.time.now())):
            if game.state.phase_id == phase:
                await world.games.execute(game_id, command)
                await world.settle()
            if between:
                await crash_and_compare(world, game)
            game = world.again(game)
        if game.closes:
            await world.advance(max(0, game.closes - world.time.now()))
            game = world.again(game)
    raise AssertionError("the game does not end")


async def crash_and_compare(world: World, game: Game) -> None:
    """A new process knows the very same game."""
    await world.crash()
    found, stored = world.again(game), await world.store.load(game.id)
    assert found is not game
    assert stored
    assert stored.deadline == game.deadline
    assert found.state == game.state
    assert (found.deadline, found.closes, found.users, found.moment) == (
        game.deadline, game.closes, game.users, game.moment,
    )  # fmt: skip


async def test_a_crash_after_every_act_of_a_game_changes_nothing(store: Store, time: Time):
    ends = []
    for between in (False, True):
        world = World(store, time)
        await world.start()
        game = await world.dealt(8, FIXED)
        ended = await play_on(world, game.id, seed=3, between=between)
        ends.append([type(event) for event in await world.log(ended)] + [ended.state.winners])
        told = [(number, event) for of, number, event in world.surface.told if of == game.id]
        assert {number for number, _ in told} == set(range(2, ended.state.count + 1))
        once = [number for number, event in told if not isinstance(event, VoteCast)]
        assert once == sorted(set(once))
        await world.games.close(game.id)
        await world.games.stop()
    assert ends[0] == ends[1]


async def test_after_a_stop_exactly_the_same_time_is_left(any_world: World):
    world = any_world
    game = await world.dealt(9, FIXED)
    await world.vote(game, "P1", "P2")
    await world.advance(HOUR)
    votes = game.state.votes

    recovery = await world.restart(stop=300 * HOUR)

    game = world.again(game)
    assert (recovery.games, recovery.stop, recovery.untold) == (1, 300 * HOUR, 0)
    assert game.closes == world.time.now() + HOUR
    assert game.state.votes == votes
    assert world.surface.batches[-1].outage == 300 * HOUR
    await world.advance(HOUR - 1)
    assert game.state.phase_id == "day 1"
    await world.advance(1)
    assert game.state.phase_id == "night 1"


async def test_stops_that_follow_on_each_other_add_up(world: World):
    game = await world.dealt(9, FIXED)
    for _ in range(5):
        await world.advance(10 * MINUTE)
        await world.restart(stop=7 * HOUR)
    assert world.again(game).closes == world.time.now() + 2 * HOUR - 50 * MINUTE


async def test_after_a_crash_nobody_has_less_time_and_none_more_than_a_heartbeat(world: World):
    game = await world.dealt(9, FIXED)
    await world.advance(80 * MINUTE)  # the last sign of life was after an hour
    await world.crash(stop=5 * HOUR)
    game = world.again(game)
    assert game.closes == world.time.now() + HOUR
    await world.advance(20 * MINUTE)
    await world.vote(game, "P1", "P2")  # whatever is written is a sign of life too
    await world.settle()
    await world.crash(stop=5 * HOUR)
    assert world.again(game).closes == world.time.now() + 40 * MINUTE


async def test_a_paused_game_stays_paused_through_a_stop(world: World):
    game = await world.dealt(9, FIXED)
    await world.advance(HOUR)
    await world.games.execute(game.id, HostCommand(at=world.time.now(), verb="pause"))
    await world.settle()
    count = game.state.count
    await world.restart(stop=9 * HOUR)
    game = world.again(game)
    assert (game.closes, game.state.count) == (None, count)
    await world.games.execute(game.id, HostCommand(at=world.time.now(), verb="resume"))
    assert game.closes == world.time.now() + HOUR


async def test_a_stop_over_the_deadline_does_not_close_the_phase(world: World):
    game = await world.dealt(9, FIXED)
    await world.advance(2 * HOUR - 1)
    await world.restart(stop=24 * HOUR)
    game = world.again(game)
    assert game.state.phase_id == "day 1"
    assert isinstance(await world.vote(game, "P1", "P2"), Batch)
    await world.advance(1)
    assert game.state.phase_id == "night 1"


async def test_time_is_given_back_when_the_connection_was_gone(world: World):
    game = await world.dealt(9, FIXED)
    await world.advance(HOUR)
    since = world.time.now() - 20 * MINUTE
    await world.games.outage(since)
    await world.settle()
    assert game.closes == world.time.now() + 80 * MINUTE
    stopped, started = (await world.log(game))[-2:]
    assert isinstance(stopped, ClockStopped)
    assert isinstance(started, ClockStarted)
    assert world.surface.batches[-1].outage == 20 * MINUTE


async def test_states_that_another_version_folded_are_made_anew(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    await world.vote(game, "P1", "P2")
    await world.settle()
    monkeypatch.setattr(codec, "FOLD", "a newer one")
    await world.crash()
    assert world.again(game).state == game.state


async def test_many_games_come_back_each_as_it_was(world: World):
    games = [await world.lobby(0, guild=n) for n in range(450)]  # more than are loaded at a time
    recovery = await world.restart(stop=HOUR)
    assert recovery.games == 450
    assert [game.id for game in world.games.all()] == [game.id for game in games]


async def test_a_state_that_was_made_lean_is_the_same(world: World):
    game = await world.dealt()
    await world.all_vote(game, "P2", "P3")
    plain = replay(await world.log(game))
    assert lean(plain) == plain == game.state
    other = await World(world.store, world.time).dealt()
    assert lean(other.state).options is lean(plain).options


async def test_a_finished_game_replays_as_a_case(any_world: World):
    world = any_world
    game = await world.dealt(9, FIXED)
    await play_on(world, game.id, seed=11, between=False)
    assert any(isinstance(event, GameOver) for event in await world.log(game))
    await world.games.close(game.id)

    text = await world.games.case(game.id)

    case = read(text, {"classic": RULESET}.get)
    assert run(case, RULESET) == ()
    assert "source: exported" in text
    with pytest.raises(NotExportable, match="no such game"):
        await world.games.case(game.id + 1)


async def test_no_secret_is_logged(world: World, caplog: pytest.LogCaptureFixture):
    caplog.set_level("INFO")
    world.surface.fails = 2
    game = await world.dealt(9, FIXED)
    await world.advance(5000)
    await play_on(world, game.id, seed=5, between=False)
    secrets = {event.role for event in await world.log(game) if isinstance(event, RoleDealt)}
    assert not [record for record in caplog.records if any(word in record.getMessage() for word in secrets)]
    assert [record for record in caplog.records if "could not be told" in record.getMessage()]
