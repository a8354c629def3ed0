"""Sign-up: seats, people, and the ways in which it ends."""

import asyncio

import pytest

from core.engine.events import GameCreated, GameOver, HostActed, PhaseOpened, PlayerJoined, RoleDealt
from core.engine.options import HOUR, BadValue
from core.play import Batch, Refused
from tests.play.world import GUILD, HOST, NAMES, World, roles


def people(world: World, game_id: int) -> list[tuple[str, str, int]]:
    """Seat, name and user of everybody, in the order of the table."""
    game = world.games.get(game_id)
    assert game
    return [(seat.player, seat.name, game.user_of(seat.player)) for seat in game.state.seats.values()]


async def test_seats_are_numbered_in_the_order_of_joining(world: World):
    game = await world.lobby(3)
    assert people(world, game.id) == [("P1", "Anna", 101), ("P2", "Boris", 102), ("P3", "Vera", 103)]
    assert world.games.seat_of(GUILD, 102) == (game, "P2")
    assert game.host == HOST
    assert game.status == "signup"


async def test_when_somebody_leaves_those_after_him_move_up(any_world: World):
    world = any_world
    game = await world.lobby(4)
    assert isinstance(await world.games.leave(game.id, 102), Batch)
    assert isinstance(await world.games.join(game.id, 105, "Boris"), Batch)

    expected = [("P1", "Anna", 101), ("P2", "Vera", 103), ("P3", "Gosha", 104), ("P4", "Boris", 105)]
    assert people(world, game.id) == expected
    await world.restart()
    assert people(world, game.id) == expected
    assert world.games.seat_of(GUILD, 102) is None


async def test_a_seat_gets_another_name_until_the_deal(any_world: World):
    world = any_world
    game = await world.lobby(6)
    assert isinstance(await world.games.rename(game.id, 102, "Дон Карло"), Batch)

    seats = people(world, game.id)
    assert seats[:3] == [("P1", "Anna", 101), ("P2", "Дон Карло", 102), ("P3", "Vera", 103)]
    await world.restart()
    assert people(world, game.id) == seats
    assert await world.games.rename(game.id, 999, "Nobody") == Refused("not-seated")
    await world.games.deal(game.id)
    assert await world.games.rename(game.id, 102, "Boris") == Refused("phase")
    assert await world.games.rename(999, 102, "Boris") == Refused("closed")
    assert people(world, game.id) == seats


async def test_a_person_sits_in_one_game_of_a_server(world: World):
    first, second = await world.lobby(2), await world.lobby(0)
    elsewhere = await world.lobby(0, guild=GUILD + 1)

    assert await world.games.join(first.id, 101, "Anna") == Refused("seated")
    assert await world.games.join(second.id, 101, "Anna") == Refused("elsewhere", {"game": str(first.id)})
    assert isinstance(await world.games.join(elsewhere.id, 101, "Anna"), Batch)
    await world.games.leave(first.id, 101)
    assert isinstance(await world.games.join(second.id, 101, "Anna"), Batch)


async def test_two_presses_at_once_seat_a_person_once(world: World):
    first, second = await world.lobby(0), await world.lobby(0)
    presses = [world.games.join(game.id, 7, "Anna") for game in (first, second, first)]

    results = await asyncio.gather(*presses)

    assert sum(isinstance(result, Batch) for result in results) == 1
    assert {result.reason for result in results if isinstance(result, Refused)} == {"seated", "elsewhere"}
    assert len(first.users) + len(second.users) == 1


async def test_a_refused_join_leaves_the_person_free(world: World):
    full, other = await world.dealt(6), await world.lobby(0)
    assert await world.games.join(full.id, 200, "Olga") == Refused("phase")
    assert isinstance(await world.games.join(other.id, 200, "Olga"), Batch)


async def test_a_table_takes_no_more_than_the_rules_allow(world: World):
    game = await world.lobby(0)
    for user in range(20):
        assert isinstance(await world.games.join(game.id, 300 + user, f"N{user}"), Batch)
    assert await world.games.join(game.id, 400, "Late") == Refused("players")


async def test_the_last_one_out_calls_it_off(world: World):
    game = await world.lobby(1)
    batch = await world.games.leave(game.id, 101)
    assert isinstance(batch, Batch)
    assert batch.events[-2:] == (HostActed("cancel", ("empty",)), GameOver(("draw",), stopped=True))

    await world.advance(0)
    assert world.surface.closed == [game.id]
    assert world.games.get(game.id) is None
    assert await world.games.leave(game.id, 101) == Refused("closed")


async def test_the_host_calls_it_off(world: World):
    game = await world.lobby(3)
    assert isinstance(await world.games.cancel(game.id), Batch)
    await world.advance(0)
    assert (game.id, 6, GameOver(("draw",), stopped=True)) in world.surface.told
    other = await world.lobby(3)  # all of them are free again
    assert len(other.users) == 3


async def test_sign_up_expires_a_day_after_the_last_change(world: World):
    game = await world.lobby(3)
    await world.advance(20 * HOUR)
    await world.games.join(game.id, 104, "Gosha")
    await world.advance(20 * HOUR)
    assert game.status == "signup"
    await world.advance(4 * HOUR)
    assert game.status == "over"
    assert (await world.log(game))[-2] == HostActed("cancel", ("expired",))
    assert world.surface.closed == [game.id]


async def test_a_deal_at_the_moment_of_expiry_is_not_undone(world: World):
    game = await world.lobby(9)
    await world.advance(24 * HOUR - 1)
    dealing = asyncio.create_task(world.games.deal(game.id))
    await world.advance(1)
    assert isinstance(await dealing, Batch)
    await world.settle()
    assert game.status == "playing"
    assert await world.games.cancel(game.id) == Refused("phase")
    assert await world.games.leave(game.id, 101) == Refused("phase")


async def test_a_stop_does_not_shorten_sign_up(world: World):
    game = await world.lobby(3)
    await world.advance(HOUR)
    await world.restart(stop=100 * HOUR)
    await world.advance(23 * HOUR - 1)
    assert world.again(game).status == "signup"
    await world.advance(1)
    assert world.games.get(game.id) is None


async def test_a_deal_is_checked_before_anything_happens(world: World):
    game = await world.lobby(5)
    assert world.games.deal_fault(game.id) == Refused("players")
    assert await world.games.deal(game.id) == Refused("players")
    assert world.games.deal_fault(game.id, {"mafioso": 3}) == Refused("players")
    await world.games.join(game.id, 106, "Egor")
    assert world.games.deal_fault(game.id) is None
    assert world.games.deal_fault(game.id, {"mafioso": 3}) == Refused("composition")
    assert game.status == "signup"
    assert await world.log(game) == [e for e in await world.log(game) if isinstance(e, GameCreated | PlayerJoined)]


async def test_roles_are_shuffled_by_the_given_generator(world: World):
    game = await world.dealt(9)
    dealt = [event for event in await world.log(game) if isinstance(event, RoleDealt)]

    assert sorted(roles(game).values()) == ["citizen"] * 4 + ["commissar", "doctor"] + ["mafioso"] * 3
    assert [event.player for event in dealt] == [f"P{n}" for n in range(1, 10)]
    assert list(roles(game).values()) != list(game.scenario.roster(9))
    assert roles(await World(world.store, world.time, seed=1).dealt(9)) == roles(game)
    assert roles(await World(world.store, world.time, seed=2).dealt(9)) != roles(game)


async def test_the_host_chooses_where_the_scenario_leaves_it_to_him(world: World):
    game = await world.games.create(guild=1, host=1, ruleset="classic", scenario="chat")
    for user, name in enumerate(NAMES[:9]):
        await world.games.join(game.id, user, name)
    await world.games.deal(game.id, {"mafioso": 2, "maniac": 1})
    assert list(roles(game).values()).count("mafioso") == 2
    assert "maniac" in roles(game).values()
    assert "priest" not in roles(game).values()


async def test_a_server_plays_its_own_scenario(world: World):
    own = {"id": "moscow", "min": "6", "max": "9", "roles": {"mafioso": "N/3-1", "doctor": "1"}, "theme": "plain"}
    game = await world.games.create(guild=1, host=1, ruleset="classic", custom={**own, "options": {"timing": "fixed"}})
    for user, name in enumerate(NAMES[:9]):
        await world.games.join(game.id, user, name)
    assert isinstance(await world.games.deal(game.id), Batch)
    assert sorted(roles(game).values()) == ["citizen"] * 6 + ["doctor"] + ["mafioso"] * 2
    assert (game.state.scenario, game.state.options["timing"], game.theme) == ("custom", "fixed", "plain")


async def test_a_game_knows_its_theme_language_and_memory(world: World):
    game = await world.games.create(
        guild=1, host=7, ruleset="classic", scenario="naples", language="ru", meta={"town": 5, "host": 9}
    )
    await world.games.remember(game.id, board=6, town=None)
    await world.restart()
    found = world.again(game)
    assert (found.theme, found.language, found.meta) == ("naples", "ru", {"host": 7, "board": 6})


async def test_an_option_that_is_not_known_opens_no_game(world: World):
    with pytest.raises(BadValue, match="timing"):
        await world.games.create(guild=1, host=1, ruleset="classic", scenario="naples", options={"timing": "moonlight"})
    assert list(world.games.all()) == []
    assert await world.store.live() == []


async def test_watchers_do_not_sit_and_those_who_sit_do_not_watch(world: World):
    game = await world.lobby(2)
    assert await world.games.watch(game.id, 101) == Refused("seated")
    assert await world.games.watch(game.id, 500) is None
    assert game.watchers == {500}
    assert isinstance(await world.games.join(game.id, 500, "Olga"), Batch)
    assert game.watchers == frozenset()
    assert await world.games.watch(game.id, 501) is None
    await world.restart()
    assert world.again(game).watchers == {501}
    await world.games.unwatch(game.id, 501)
    assert world.again(game).watchers == frozenset()
    assert await world.games.watch(999, 501) == Refused("closed")


async def test_a_game_that_begins_opens_its_first_day_at_once(world: World):
    game = await world.dealt(6)
    assert [event.phase for event in await world.log(game) if isinstance(event, PhaseOpened)] == ["night", "day"]
    assert game.state.phase_id == "day 1"
