"""The outbox: everything is told once, in order, whatever happens."""

import asyncio
from itertools import pairwise

import pytest

from core.engine.commands import HostCommand
from core.engine.events import ClockStarted, ClockStopped, VoteCast
from core.engine.evolve import replay
from core.play import Batch, Game, Item, nonce
from core.play.batch import joined
from core.store import Bookmark, StoreError
from tests.play.world import World

SHORT_OF_A_BREATH = 1_999


def told(world: World, game: Game) -> list[int]:
    """The numbers of the events that were told, in the order of telling."""
    return [number for of_game, number, _ in world.surface.told if of_game == game.id]


def all_but_the_creation(game: Game) -> list[int]:
    return list(range(2, game.state.count + 1))


async def test_everything_is_told_in_order_with_the_states_around_it(world: World):
    game = await world.dealt()
    await world.vote(game, "P1", "P2")
    await world.settle()

    items = [item for batch in world.surface.batches for item in batch]

    assert told(world, game) == all_but_the_creation(game)
    log = await world.log(game)
    for item in items:
        assert item == Item(
            item.number, log[item.number - 1], replay(log[: item.number - 1]), replay(log[: item.number])
        )
    assert all(before.after == after.before for before, after in pairwise(world.surface.batches))


async def test_the_answer_to_a_press_does_not_wait_for_the_telling(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    gate = asyncio.Event()
    publish = world.surface.publish

    async def slowly(game: Game, batch: Batch) -> None:
        await gate.wait()
        await publish(game, batch)

    monkeypatch.setattr(world.surface, "publish", slowly)
    for n in range(1, 6):
        assert isinstance(await world.vote(game, f"P{n}", f"P{n + 1}"), Batch)
    before = len(world.surface.batches)
    gate.set()
    await world.settle()

    # What came in meanwhile is told together: one more edit of the board is enough.
    assert [len(batch.events) for batch in world.surface.batches[before:]] == [1, 4]
    assert told(world, game) == all_but_the_creation(game)


async def test_what_could_not_be_told_is_told_later_and_nothing_overtakes_it(world: World):
    game = await world.dealt()
    other = await world.lobby(0, guild=7)
    world.surface.fails = 3
    await world.vote(game, "P1", "P2")
    await world.settle()
    await world.vote(game, "P2", "P3")
    await world.settle()
    assert told(world, game)[-1] == game.state.count - 2

    await world.games.join(other.id, 900, "Olga")
    await world.settle()
    assert told(world, other) == []  # it was the second to fail, and comes again on its own
    await world.advance(10_000)

    assert told(world, game) == all_but_the_creation(game)
    assert told(world, other) == [2]


async def test_attempts_become_rarer_but_do_not_end(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    attempts: list[float] = []

    async def failing(game: Game, batch: Batch) -> None:
        attempts.append(world.time.seconds)
        raise ConnectionError

    monkeypatch.setattr(world.surface, "publish", failing)
    await world.vote(game, "P1", "P2")
    await world.advance(250_000)

    waits = [after - before for before, after in pairwise(attempts)]
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]


async def test_a_crash_between_storing_and_telling_repeats_nothing_and_loses_nothing(any_world: World):
    world = any_world
    game = await world.lobby(3)
    for n in range(1, 5):
        world.surface.broken = n % 2 == 0
        await world.games.join(game.id, 200 + n, f"N{n}")
        await world.settle()

    world.surface.broken = False
    recovery = await world.crash()

    assert recovery.untold == 3  # of the second newcomer on: nothing overtakes what could not be told
    assert told(world, game) == all_but_the_creation(world.again(game))
    assert (await world.crash()).untold == 0
    assert told(world, game) == all_but_the_creation(world.again(game))


async def test_a_crash_at_any_moment_of_the_telling_tells_all(world: World):
    game = await world.dealt()
    for steps in range(12):
        voting = asyncio.create_task(world.vote(world.again(game), "P1", f"P{steps % 8 + 2}"))
        for _ in range(steps):
            await asyncio.sleep(0)
        voting.cancel()
        await world.crash()
    assert sorted(set(told(world, game))) == all_but_the_creation(world.again(game))


async def test_votes_are_bookmarked_once_a_breath(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    bookmark, counts = world.store.bookmark, list[int]()

    async def noted(mark: Bookmark) -> None:
        counts.append(mark.state.count)
        await bookmark(mark)

    monkeypatch.setattr(world.store, "bookmark", noted)
    for n in range(1, 6):
        await world.vote(game, f"P{n}", f"P{n + 1}")
        await world.settle()
    assert told(world, game) == all_but_the_creation(game)
    await world.advance(SHORT_OF_A_BREATH)
    assert counts == []
    await world.advance(1)
    assert counts == [game.state.count]
    await world.advance(5 * SHORT_OF_A_BREATH)
    assert len(counts) == 1
    assert (await world.crash()).untold == 0


async def test_what_ends_a_burst_of_votes_is_bookmarked_at_once(world: World):
    game = await world.dealt()
    await world.vote(game, "P1", "P2")
    await world.settle()
    await world.games.execute(game.id, HostCommand(at=world.time.now(), verb="pause"))
    await world.settle()
    assert (await world.crash()).untold == 0


async def test_votes_that_were_told_before_a_crash_are_told_once_more(world: World):
    game = await world.dealt()
    await world.vote(game, "P1", "P2")
    await world.settle()
    assert (await world.crash()).untold == 1
    assert told(world, game) == [*all_but_the_creation(game), game.state.count]
    await world.advance(SHORT_OF_A_BREATH + 1)
    assert (await world.crash()).untold == 0


async def test_a_clean_end_does_not_wait_for_a_breath(world: World):
    game = await world.dealt()
    await world.vote(game, "P1", "P2")
    await world.settle()
    assert (await world.restart()).untold == 0
    assert world.time.seconds == 0


async def test_a_bookmark_that_could_not_be_written_is_made_up_for(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()

    async def full(_: object) -> None:
        raise StoreError("the database does not answer: disk full")

    with monkeypatch.context() as broken:
        broken.setattr(world.store, "bookmark", full)
        await world.vote(game, "P1", "P2")
        await world.advance(SHORT_OF_A_BREATH + 1)
    await world.vote(game, "P2", "P3")
    await world.advance(SHORT_OF_A_BREATH + 1)
    assert (await world.crash()).untold == 0


async def test_a_clean_end_waits_for_what_is_being_told(world: World):
    game = await world.dealt()
    await world.vote(game, "P1", "P2")
    await world.games.stop()
    assert told(world, game) == all_but_the_creation(game)


async def test_a_clean_end_does_not_wait_for_a_discord_that_is_away(world: World):
    game = await world.dealt()
    world.surface.broken = True
    await world.vote(game, "P1", "P2")
    await world.settle()
    await world.games.stop()
    world.surface.broken = False
    assert (await world.crash()).untold == 1
    assert told(world, game) == all_but_the_creation(world.again(game))


async def test_rooms_are_not_taken_away_before_the_end_was_told(world: World):
    game = await world.lobby(1)
    world.surface.broken = True
    await world.games.leave(game.id, 101)
    await world.advance(5000)
    assert world.surface.closed == []
    world.surface.broken = False
    await world.advance(60_000)
    assert world.surface.closed == [game.id]


async def test_rooms_that_could_not_be_taken_away_are_tried_again(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.lobby(1)
    close = world.surface.close
    attempts: list[int] = []

    async def once_failing(game: Game) -> None:
        attempts.append(game.id)
        if len(attempts) == 1:
            raise ConnectionError
        await close(game)

    monkeypatch.setattr(world.surface, "close", once_failing)
    await world.games.cancel(game.id)
    await world.advance(60_000)
    assert attempts == [game.id, game.id]
    assert world.surface.closed == [game.id]
    assert world.games.get(game.id) is None


def test_nonces_tell_apart_and_fit():
    assert len(nonce(2**40, 10_000, "story")) <= 25
    assert len({nonce(g, n, p) for g in (1, 17) for n in (1, 17) for p in (0, 1, "b")}) == 12
    with pytest.raises(ValueError, match="25 characters"):
        nonce(2**63, 10**6, "much too long")


async def test_a_batch_tells_how_long_a_stop_was(world: World):
    game = await world.dealt()
    before = game.state
    stopped, started = ClockStopped(1000, 0, "outage"), ClockStarted(91_000, 0, "outage")
    batch = Batch(game.id, before, (VoteCast("P1", "P2"), stopped, started), before)
    assert batch.outage == 90_000
    assert Batch(game.id, before, (ClockStopped(1000, 0, "host"), ClockStarted(2000, 0, "host")), before).outage == 0
    assert joined([batch, Batch(game.id, before, (VoteCast("P2", "P3"),), game.state)]).events[-1] == VoteCast(
        "P2", "P3"
    )
