"""Turns: what is due, what is asked, and who comes first."""

import asyncio
from typing import Any

import pytest

from core.engine.commands import HostCommand, Vote
from core.engine.events import BallotCounted, Executed, HostActed, PauseNoted, PhaseClosed, SeatReplaced, VoteCast
from core.engine.options import HOUR
from core.play import Batch, Refused
from core.store import Store, StoreError
from tests.play.world import GUILD, Time, World

FIXED = {"timing": "fixed", "weekend": "play", "day_length": "2h", "night_length": "1h"}


async def test_a_press_becomes_events_that_are_stored_and_told(any_world: World):
    world = any_world
    game = await world.dealt()
    batch = await world.vote(game, "P1", "P2")

    assert isinstance(batch, Batch)
    assert batch.events == (VoteCast("P1", "P2"),)
    assert (await world.log(game))[-1] == VoteCast("P1", "P2")
    await world.settle()
    assert world.surface.told[-1] == (game.id, game.state.count, VoteCast("P1", "P2"))


async def test_what_is_refused_changes_and_stores_nothing(world: World):
    game = await world.dealt()
    state, log = game.state, await world.log(game)

    assert await world.vote(game, "P1", "P1") == Refused("target-self")
    assert await world.vote(game, "P1", "P2", phase="day 7") == Refused("closed")

    assert game.state is state
    assert await world.log(game) == log


async def test_a_game_that_is_not_there_is_closed(world: World):
    command = Vote(at=world.time.now(), by="P1", target="P2")
    assert await world.games.execute(12345, command) == Refused("closed")
    assert await world.games.join(12345, 1, "Anna") == Refused("closed")
    assert world.games.deal_fault(12345) == Refused("closed")


async def test_a_phase_closes_by_itself_at_its_exact_moment(world: World):
    game = await world.dealt(9, FIXED)
    opened = world.time.now()
    assert game.closes == opened + 2 * HOUR
    await world.advance(2 * HOUR - 1)
    assert game.state.phase_id == "day 1"
    await world.advance(1)
    assert game.state.phase_id == "night 1"
    closed = [event for event in await world.log(game) if isinstance(event, PhaseClosed)]
    assert closed[-1] == PhaseClosed("day", 1, opened + 2 * HOUR)
    await world.advance(HOUR)
    assert game.state.phase_id == "day 2"


async def test_a_clock_that_was_set_is_looked_at(world: World):
    game = await world.dealt(9, FIXED)
    world.time.seconds += 2 * 3600
    world.games.clock_was_set()
    await world.settle()
    assert game.state.phase_id == "night 1"


async def test_after_a_clean_end_nothing_happens_by_itself(world: World):
    game = await world.dealt(9, FIXED)
    await world.games.stop()
    assert isinstance(await world.vote(game, "P1", "P2"), Batch)  # stored, and told after the next start
    await world.advance(5 * HOUR)
    assert game.state.phase_id == "day 1"
    assert (await world.crash()).untold == 1


async def test_a_press_at_the_very_moment_of_the_deadline_comes_too_late(world: World):
    game = await world.dealt(9, FIXED)
    world.time.seconds += 2 * 3600  # the timer has not rung yet

    refused = await world.vote(game, "P1", "P2", phase="day 1")

    assert refused == Refused("closed")
    assert game.state.phase_id == "night 1"  # what was due has happened nevertheless
    assert any(isinstance(event, BallotCounted) for event in await world.log(game))
    await world.settle()
    assert world.surface.told[-1][1] == game.state.count


async def test_a_press_before_the_deadline_counts_though_it_waited_in_line(world: World):
    game = await world.dealt(9, FIXED)
    pressed = Vote(at=world.time.now() + 2 * HOUR - 1, by="P1", target="P2", phase="day 1")
    world.time.seconds += 2 * 3600
    assert isinstance(await world.games.execute(game.id, pressed), Batch)
    await world.advance(0)
    assert game.state.phase_id == "night 1"
    (counted,) = [event for event in await world.log(game) if isinstance(event, BallotCounted)]
    assert ("P1", "P2") in counted.votes


async def test_time_never_goes_back_in_a_game(world: World):
    game = await world.dealt(9, FIXED)
    await world.advance(2 * HOUR)
    late = Vote(at=game.moment - HOUR, by="P1", target="P2", phase="day 1")
    assert await world.games.execute(game.id, late) == Refused("closed")
    moments = [entry.moment for entry in await world.games.log(game.id)]
    assert moments == sorted(moments)


async def test_the_last_vote_closes_a_ballot_in_the_same_turn_when_nothing_is_waited_for(world: World):
    game = await world.dealt(9, {"timing": "revote", "weekend": "play", "twilight": "0m"})
    count = game.state.count
    await world.all_vote(game, "P2", "P3")
    batch = world.surface.batches[-1]
    await world.settle()
    assert game.state.phase_id == "night 1"
    assert any(isinstance(event, Executed) for event in (await world.log(game))[count:])
    assert batch.game == game.id


async def test_many_presses_at_once_all_count(any_world: World):
    world = any_world
    game = await world.dealt(12)
    targets = {f"P{n}": [f"P{(n + k) % 12 + 1}" for k in range(1, 4)] for n in range(1, 13)}
    presses = [world.vote(game, seat, target) for seat, chosen in targets.items() for target in chosen]
    assert len(presses) == 36

    results = await asyncio.gather(*presses)
    await world.settle()

    assert all(isinstance(result, Batch) for result in results)
    assert game.state.votes["vote"] == {seat: chosen[-1] for seat, chosen in targets.items()}
    numbers = [number for _, number, _ in world.surface.told]
    assert numbers == list(range(2, game.state.count + 1))
    assert [entry.number for entry in await world.games.log(game.id)] == list(range(1, game.state.count + 1))


async def test_two_processes_decide_again_instead_of_writing_over_each_other(any_store: Store, time: Time):
    one = World(any_store, time)
    await one.start()
    game = await one.dealt()
    other = World(any_store, time)
    await other.start()
    twin = other.again(game)

    presses = [
        world.vote(table, f"P{n}", f"P{n % 9 + 1}")
        for n in range(1, 10)
        for world, table in ((one, game), (other, twin))[n % 2 :][:1]
    ]
    results = await asyncio.gather(*presses)

    assert all(isinstance(result, Batch) for result in results)
    expected = {f"P{n}": f"P{n % 9 + 1}" for n in range(1, 10)}
    votes = [event for event in await one.log(game) if isinstance(event, VoteCast)]
    assert {vote.player: vote.target for vote in votes} == expected
    assert len(votes) == 9
    await one.vote(game, "P1", "P5")
    await other.vote(twin, "P2", "P5")
    assert twin.state.votes["vote"] == {**expected, "P1": "P5", "P2": "P5"}
    for world in (one, other):
        await world.settle()
        await world.games.stop()


async def test_a_failing_store_loses_nothing_and_says_so(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    state = game.state

    async def full(*_: object) -> None:
        raise StoreError("the database does not answer: disk full")

    with monkeypatch.context() as broken:
        broken.setattr(world.store, "append", full)
        with pytest.raises(StoreError, match="disk full"):
            await world.vote(game, "P1", "P2")
    assert game.state is state
    assert isinstance(await world.vote(game, "P1", "P2"), Batch)


async def test_a_deadline_that_could_not_be_stored_is_kept_later(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt(9, FIXED)

    async def full(*_: object) -> None:
        raise StoreError("the database does not answer: disk full")

    with monkeypatch.context() as broken:
        broken.setattr(world.store, "append", full)
        await world.advance(2 * HOUR + 1000)
        assert game.state.phase_id == "day 1"
    await world.advance(60_000)
    assert game.state.phase_id == "night 1"


async def test_a_written_vote_whose_answer_got_lost_is_found_again(world: World, monkeypatch: pytest.MonkeyPatch):
    game = await world.dealt()
    append = world.store.append

    async def lost(*args: Any) -> None:
        await append(*args)
        raise StoreError("the database does not answer: connection lost")

    with monkeypatch.context() as broken:
        broken.setattr(world.store, "append", lost)
        with pytest.raises(StoreError):
            await world.vote(game, "P1", "P2")
    await world.vote(game, "P3", "P2")
    await world.settle()
    assert game.state.votes["vote"] == {"P1": "P2", "P3": "P2"}
    told = [event for _, _, event in world.surface.told if isinstance(event, VoteCast)]
    assert told == [VoteCast("P1", "P2"), VoteCast("P3", "P2")]


async def test_a_pause_stops_the_clock_and_gives_exactly_the_rest_back(world: World):
    game = await world.dealt(9, FIXED)
    await world.advance(HOUR)
    await world.games.execute(game.id, HostCommand(at=world.time.now(), verb="pause"))
    assert game.closes is None
    await world.advance(50 * HOUR)
    await world.games.execute(game.id, HostCommand(at=world.time.now(), verb="resume"))
    assert game.closes == world.time.now() + HOUR
    await world.advance(HOUR - 1)
    assert game.state.phase_id == "day 1"
    await world.advance(1)
    assert game.state.phase_id == "night 1"


async def test_a_seat_is_handed_to_somebody_else_with_all_that_belongs_to_it(any_world: World):
    world = any_world
    game = await world.dealt()
    await world.lobby(1, guild=GUILD + 1)
    await world.vote(game, "P3", "P4")
    await world.games.watch(game.id, 600)
    role = game.state.seats["P3"].role

    assert await world.games.replace(game.id, "P3", 104, "Gosha") == Refused("seated")
    assert await world.games.replace(game.id, "P3", 600, "Olga") == Refused("watching")
    assert await world.games.replace(game.id, "P77", 500, "Olga") == Refused("unknown")
    assert world.games.seat_of(GUILD, 500) is None
    batch = await world.games.replace(game.id, "P3", 500, "Olga")

    assert isinstance(batch, Batch)
    assert SeatReplaced("P3", "Olga") in batch.events
    assert world.games.seat_of(GUILD, 500) == (game, "P3")
    assert world.games.seat_of(GUILD, 103) is None
    assert (game.state.seats["P3"].role, game.state.votes["vote"]) == (role, {"P3": "P4"})
    await world.restart()
    assert world.again(game).users == game.users
    assert world.again(game).user_of("P3") == 500


async def test_when_a_game_is_over_its_people_are_free_and_its_rooms_go_a_day_later(world: World):
    game = await world.dealt(6)
    await world.games.execute(game.id, HostCommand(at=world.time.now(), verb="end"))
    assert game.status == "over"
    assert world.games.seat_of(GUILD, 101) is None
    assert game.user_of("P1") == 101
    assert await world.vote(game, "P1", "P2") == Refused("closed")

    await world.advance(23 * HOUR)
    await world.restart()
    assert world.surface.closed == []
    await world.advance(HOUR)
    assert world.surface.closed == [game.id]
    assert world.games.get(game.id) is None
    assert (await world.restart()).games == 0
    assert HostActed("end") in await world.log(game)


async def test_a_game_can_be_closed_before_its_time(world: World):
    game = await world.dealt(6)
    await world.games.close(game.id)
    assert world.games.get(game.id) is game  # it is not over
    await world.games.execute(game.id, HostCommand(at=world.time.now(), verb="end"))
    await world.settle()
    await world.games.close(game.id)
    await world.advance(48 * HOUR)
    assert world.surface.closed == []
    assert await world.games.execute(game.id, HostCommand(at=0, verb="end")) == Refused("closed")


async def test_the_calendar_is_noted_while_a_weekend_passes(world: World):
    game = await world.dealt(9, {"timing": "fixed", "day_length": "48h", "weekend": "pause"})
    await world.advance(4 * 24 * HOUR)
    friday = world.time.now()
    assert game.state.phase_id == "day 2"
    assert game.closes == friday + 96 * HOUR
    await world.advance(24 * HOUR)
    assert game.state.clock.resting
    await world.advance(48 * HOUR)
    assert not game.state.clock.resting
    assert game.closes == friday + 96 * HOUR
    assert [e.began for e in await world.log(game) if isinstance(e, PauseNoted)] == [True, False]
