"""Those who wait for a game are served together, as if they had come one after another."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

import pytest

from core.engine.commands import HostCommand, TimePassed, Vote
from core.engine.events import Event, PhaseClosed, VoteCast
from core.engine.options import HOUR
from core.play import Batch, Game, Refused
from core.play.turn import Turn
from core.store import Conflict, Entry, Store, StoreError
from tests.play.test_turns import FIXED
from tests.play.world import NAMES, Time, World

Ask = Callable[[World, Game], Awaitable[Batch | Refused]]


class Appends:
    """What is appended to the store, one list of entries an append; `fails` are raised by the first ones instead."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, *fails: Exception) -> None:
        self.made: list[Sequence[Entry]] = []
        self.fails = list(fails)
        self.append = world.store.append
        monkeypatch.setattr(world.store, "append", self)

    async def __call__(self, game: int, added: Sequence[Entry], *seats: Any) -> None:
        if self.fails:
            raise self.fails.pop(0)
        self.made.append(added)
        await self.append(game, added, *seats)


def votes(world: World, game: Game, *seats: str) -> list[Awaitable[Batch | Refused]]:
    """Each votes for the one after him, all at once."""
    return [world.vote(game, seat, f"P{int(seat[1:]) % 9 + 1}") for seat in seats]


def told(result: Batch | Refused) -> tuple[Event, ...] | Refused:
    """What an answer says, whichever game it is of."""
    return result.events if isinstance(result, Batch) else result


async def test_a_burst_is_one_append_and_everybody_has_his_own_answer(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    appends, before = Appends(world, monkeypatch), game.state

    results = await asyncio.gather(*votes(world, game, "P1", "P2", "P3"), world.vote(game, "P4", "P4"))

    assert list(map(told, results)) == [
        (VoteCast("P1", "P2"),), (VoteCast("P2", "P3"),), (VoteCast("P3", "P4"),), Refused("target-self"),
    ]  # fmt: skip
    assert [len(entries) for entries in appends.made] == [3]
    states = [state for batch in results if isinstance(batch, Batch) for state in (batch.before, batch.after)]
    assert [state.count - before.count for state in states] == [0, 1, 1, 2, 2, 3]
    assert states[-1] is game.state


@pytest.mark.parametrize("steps", range(8))
async def test_who_asked_goes_on_before_it_is_told(world: World, monkeypatch: pytest.MonkeyPatch, steps: int):
    game = await world.dealt()
    known, publish = set[Event](), world.surface.publish

    async def at_once(*_: object) -> None:
        """Stored at once, so that the order of steps is always the same."""

    async def press(vote: Awaitable[Batch | Refused]) -> None:
        batch = await vote
        assert isinstance(batch, Batch)
        known.update(batch.events)

    async def telling(game: Game, batch: Batch) -> None:
        assert known >= set(batch.events)
        for _ in range(steps):  # the outbox is busy when more is to be told
            await asyncio.sleep(0)
        await publish(game, batch)

    monkeypatch.setattr(world.surface, "publish", telling)
    monkeypatch.setattr(world.store, "append", at_once)
    await asyncio.gather(*map(press, votes(world, game, "P1", "P2")))
    await asyncio.gather(*map(press, votes(world, game, "P3", "P4")))
    await world.settle()
    assert len(world.surface.told) == game.state.count - 1


async def test_who_comes_while_others_are_stored_is_served_next(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    appends, gate = Appends(world, monkeypatch), asyncio.Event()
    append = appends.append

    async def slow(*args: Any) -> None:
        await gate.wait()
        await append(*args)

    monkeypatch.setattr(appends, "append", slow)
    first = asyncio.gather(*votes(world, game, "P1", "P2"))
    while not appends.made:  # noqa: ASYNC110 - what goes on has no event of its own
        await asyncio.sleep(0)
    then = asyncio.gather(*votes(world, game, "P3", "P4", "P5"))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(first, then)

    assert [len(entries) for entries in appends.made] == [2, 3]


def some_asks(rng: Random) -> list[Ask]:
    """Random people come, go, vote, and ask for what they may not."""

    def one() -> Ask:
        user, seat, target = rng.randrange(101, 113), f"P{rng.randrange(1, 13)}", f"P{rng.randrange(1, 13)}"
        return rng.choice([
            lambda world, game: world.games.join(game.id, user, NAMES[user - 101]),
            lambda world, game: world.games.leave(game.id, user),
            lambda world, game: world.vote(game, seat, target, game.state.phase_id),
            lambda world, game: world.vote(game, seat, target, game.state.phase_id),
            lambda world, game: world.games.replace(game.id, seat, user, NAMES[user - 101]),
            lambda world, game: world.games.execute(game.id, TimePassed(at=world.time.now())),
        ])  # fmt: skip

    asks = [one() for _ in range(12)]
    if rng.random() < 0.4:
        asks.insert(rng.randrange(12), lambda world, game: world.games.deal(game.id))
    return asks


@pytest.mark.parametrize("seed", range(6))
async def test_all_at_once_is_the_same_as_one_after_another(seed: int, store: Store, time: Time):
    outcomes: list[object] = []
    for at_once in (True, False):
        rng, world = Random(seed), World(store, time)
        await world.start()
        game = await world.lobby(7, FIXED)
        answers: list[object] = []
        for _ in range(6):
            asked = [ask(world, game) for ask in some_asks(rng)]
            results = await asyncio.gather(*asked) if at_once else [await ask for ask in asked]
            answers += map(told, results)
            await world.settle()
        log = [(entry.number, entry.moment, entry.event) for entry in await world.games.log(game.id)]
        assert [item[1:] for item in world.surface.told] == [(number, event) for number, _, event in log[1:]]
        stored = await store.load(game.id)
        assert stored
        assert stored.users == game.users
        outcomes.append((answers, log, game.state, game.users, game.deadline))
        for user in set(game.users.values()):  # free for the second time
            assert world.games.seat_of(game.guild, user) == (game, game.seat_of(user))
        await world.games.stop()
        await store.close_game(game.id)
    assert outcomes[0] == outcomes[1]


async def test_moments_are_those_of_the_turns_and_what_is_due_in_between_happens(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    game = await world.dealt(9, FIXED)
    opened, appends = world.time.now(), Appends(world, monkeypatch)
    pressed = [
        Vote(at=opened + span, by=f"P{n}", target="P3", phase="day 1")
        for n, span in enumerate((5, 2, 2 * HOUR, 7), start=1)
    ]
    results = await asyncio.gather(*(world.games.execute(game.id, vote) for vote in pressed))

    assert [isinstance(result, Batch) for result in results] == [True, True, False, False]
    (entries,) = appends.made
    assert [entry.moment - opened for entry in entries[:3]] == [5, 5, 2 * HOUR]
    assert entries[2].event == PhaseClosed("day", 1, opened + 2 * HOUR)
    assert {entry.moment for entry in entries[2:]} == {opened + 2 * HOUR}
    assert game.state.phase_id == "night 1"
    assert game.closes == opened + 3 * HOUR


async def test_when_somebody_else_has_written_all_are_decided_anew(any_store: Store, time: Time):
    here, there = World(any_store, time), World(any_store, time)
    await here.start()
    game = await here.dealt()
    await there.start()
    await there.games.execute(game.id, HostCommand(at=time.now(), verb="kick", args=("P2",)))

    results = await asyncio.gather(*votes(here, game, "P1", "P2", "P3"))

    assert [isinstance(result, Batch) for result in results] == [False, False, True]
    assert (await here.log(game))[-1] == VoteCast("P3", "P4")
    for world in (here, there):
        await world.settle()
        await world.games.stop()


async def test_a_game_that_is_written_all_the_time_is_given_up(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    Appends(world, monkeypatch, *[Conflict()] * 5)
    results = await asyncio.gather(*votes(world, game, "P1", "P2"), return_exceptions=True)
    assert all(isinstance(result, StoreError) for result in results)
    assert isinstance(await world.vote(game, "P1", "P2"), Batch)


async def test_when_the_store_fails_nothing_has_happened_to_anybody(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.lobby(3)
    state, users, log = game.state, game.users, await world.log(game)
    with monkeypatch.context() as broken:
        Appends(world, broken, StoreError("disk full"))
        asked = [world.games.join(game.id, 105, "Dina"), world.games.leave(game.id, 101)]
        results = await asyncio.gather(*asked, return_exceptions=True)
    await world.settle()

    assert list(map(str, results)) == ["disk full"] * 2
    assert (game.state, game.users, await world.log(game)) == (state, users, log)
    assert world.games.seat_of(game.guild, 101) == (game, "P1")
    assert world.games.seat_of(game.guild, 105) is None
    assert isinstance(await world.games.join(game.id, 105, "Dina"), Batch)


async def test_a_fault_in_one_turn_is_nobody_elses(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    appends = Appends(world, monkeypatch)

    def faulty(*_: object) -> Turn:
        raise ZeroDivisionError

    first, second = votes(world, game, "P1", "P2")
    results = await asyncio.gather(
        first, world.games._turn(game, world.time.now(), faulty), second, return_exceptions=True
    )

    assert isinstance(results[1], ZeroDivisionError)
    assert [entry.event for entry in appends.made[0]] == [VoteCast("P1", "P2"), VoteCast("P2", "P3")]
    assert game.state.votes["vote"] == {"P1": "P2", "P2": "P3"}


@pytest.mark.parametrize("steps", range(6))
async def test_who_goes_away_takes_nobody_with_him(world: World, steps: int):
    game = await world.dealt()
    tasks = [asyncio.ensure_future(vote) for vote in votes(world, game, "P1", "P2", "P3")]
    for _ in range(steps):
        await asyncio.sleep(0)
    tasks[0].cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    await world.settle()

    assert isinstance(results[0], asyncio.CancelledError)
    cast = [event for event in await world.log(game) if isinstance(event, VoteCast)]
    assert [vote for vote in cast if vote.player != "P1"] == [VoteCast("P2", "P3"), VoteCast("P3", "P4")]
    assert game.state.votes["vote"] == {vote.player: vote.target for vote in cast}
    assert [event for *_, event in world.surface.told if isinstance(event, VoteCast)] == cast


async def test_those_who_wait_for_a_game_that_is_closed_hear_so(world: World):
    game = await world.dealt(6)
    await world.games.execute(game.id, HostCommand(at=world.time.now(), verb="end"))
    await world.settle()
    async with game.lock:
        waiting = asyncio.gather(*votes(world, game, "P1", "P2"))
        closing = asyncio.create_task(world.games.close(game.id))
        await asyncio.sleep(0)
        world.games._drop(game)
    assert await waiting == [Refused("closed")] * 2
    await closing


async def test_an_end_waits_for_turns_under_way(world: World):
    game = await world.dealt()
    voting = asyncio.gather(*votes(world, game, "P1", "P2"))
    await asyncio.sleep(0)
    await world.games.stop()
    assert voting.done()
    assert len(await world.log(game)) == game.state.count
