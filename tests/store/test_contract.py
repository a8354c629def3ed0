"""What every kind of database keeps to."""

import asyncio

import pytest

from core.engine.events import Event, GameCreated, PlayerJoined, PlayerLeft, VoteCast
from core.engine.evolve import created, evolve
from core.engine.state import GameState
from core.store import Bookmark, Conflict, Profile, Saved, Store, StoreError, codec, entries

GUILD = 2**62 + 5  # Discord's ids need 64 bits
ANNA, BORIS = 2**62 + 11, 2**62 + 12
OPENED = GameCreated("classic", "naples", {"holidays": ["2026-05-01"], "zone": "Europe/Rome", "inactive_days": 2})


async def opened(store: Store, **changes: object) -> Saved:
    """A game that was just opened for sign-up."""
    game = Saved(
        id=0, guild=GUILD, theme="naples", language="ru", status="signup", meta={"host": ANNA, "rooms": {"a": BORIS}},
        moment=1000, published=1, deadline=90_000, state=created(OPENED), tail=[], users={}, watchers=frozenset(),
    )  # fmt: skip
    for key, value in changes.items():
        setattr(game, key, value)
    game.id = await store.create(game, OPENED)
    return game


def after(state: GameState, *events: Event) -> GameState:
    """The state after these events."""
    for event in events:
        state = evolve(state, event)
    return state


async def test_a_game_comes_back_as_it_was_opened(any_store: Store):
    game = await opened(any_store)

    assert await any_store.load(game.id) == game
    assert await any_store.live() == [game]
    assert await any_store.load(game.id + 1) is None


async def test_events_come_back_in_order_with_their_numbers_and_moments(any_store: Store):
    game = await opened(any_store)
    joined = [PlayerJoined("P1", "Анна 🎭 \x00 'o\"k"), PlayerJoined("P2", "Boris")]
    await any_store.append(game.id, entries(2, joined, 2000))
    await any_store.append(game.id, entries(4, [PlayerLeft("P2")], 3000))

    log = await any_store.log(game.id)

    assert [entry.event for entry in log] == [OPENED, *joined, PlayerLeft("P2")]
    assert [(entry.number, entry.moment) for entry in log] == [(1, 1000), (2, 2000), (3, 2000), (4, 3000)]
    assert await any_store.log(game.id, after=3) == log[3:]


async def test_numbers_that_are_taken_are_a_conflict_and_leave_nothing_behind(any_store: Store):
    other, game = await opened(any_store), await opened(any_store)
    await any_store.append(game.id, entries(2, [PlayerJoined("P1", "Anna")], 2000), {"P1": ANNA})

    with pytest.raises(Conflict):
        await any_store.append(game.id, entries(2, [PlayerJoined("P1", "Boris"), PlayerJoined("P2", "Vera")], 2000))
    with pytest.raises(Conflict):
        await any_store.append(game.id, entries(2, [PlayerJoined("P1", "Boris")], 2000), {"P1": BORIS})
    with pytest.raises(Conflict):
        await any_store.append_all({table.id: entries(2, [PlayerLeft("P1")], 2000) for table in (other, game)})

    found = await any_store.load(game.id)
    assert found
    assert found.users == {"P1": ANNA}
    assert [entry.event for entry in await any_store.log(game.id)] == [OPENED, PlayerJoined("P1", "Anna")]
    assert [entry.event for entry in await any_store.log(other.id)] == [OPENED]


async def test_of_many_writers_at_once_one_wins(any_store: Store):
    game = await opened(any_store)
    visits = [[PlayerJoined(f"P{n}", "x"), PlayerLeft(f"P{n}")] for n in range(20)]
    attempts = [any_store.append(game.id, entries(2, visit, 2000)) for visit in visits]

    results = await asyncio.gather(*attempts, return_exceptions=True)

    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 19
    first, joined, left = (entry.event for entry in await any_store.log(game.id))
    assert first == OPENED
    assert isinstance(joined, PlayerJoined)
    assert left == PlayerLeft(joined.player)


async def test_many_logs_grow_in_one_go(any_store: Store):
    games = [await opened(any_store) for _ in range(3)]
    votes = [VoteCast("P1", f"P{n}") for n in range(2100)]  # with more values than one statement may hold

    await any_store.append_all({game.id: entries(2, votes, 5000) for game in games})
    await any_store.append(games[0].id, entries(len(votes) + 2, votes, 6000))

    for game in games:
        assert [entry.event for entry in await any_store.log(game.id, 1)][: len(votes)] == votes
    assert [entry.event for entry in await any_store.log(games[0].id, len(votes) + 1)] == votes


async def test_seats_change_hands_together_with_the_events(any_store: Store):
    game = await opened(any_store)
    joined = [PlayerJoined("P1", "Anna"), PlayerJoined("P2", "Boris")]
    await any_store.append(game.id, entries(2, joined, 2000), {"P1": ANNA, "P2": BORIS})
    moved = [PlayerLeft("P1"), PlayerLeft("P2"), PlayerJoined("P1", "Boris")]
    await any_store.append(game.id, entries(4, moved, 3000), {"P1": BORIS, "P2": None})

    found = await any_store.load(game.id)

    assert found
    assert found.users == {"P1": BORIS}


async def test_what_was_not_told_comes_back_as_a_tail(any_store: Store):
    game = await opened(any_store)
    told, untold = PlayerJoined("P1", "Anna"), PlayerJoined("P2", "Boris")
    await any_store.append(game.id, entries(2, [told], 2000))
    state = after(game.state, told)
    await any_store.bookmark(Bookmark(game.id, "signup", 2000, None, state))
    await any_store.append(game.id, entries(3, [untold], 3000))

    (found,) = await any_store.live()

    assert (found.state, found.published, found.moment, found.deadline) == (state, 2, 2000, None)
    assert [(entry.number, entry.moment, entry.event) for entry in found.tail] == [(3, 3000, untold)]


async def test_a_snapshot_of_another_fold_is_made_anew_from_the_log(any_store: Store, monkeypatch: pytest.MonkeyPatch):
    game = await opened(any_store)
    told, untold = PlayerJoined("P1", "Anna"), PlayerJoined("P2", "Boris")
    await any_store.append(game.id, entries(2, [told, untold], 2000))
    wrong = after(game.state, PlayerJoined("P1", "as an older Omerta understood it"))
    await any_store.bookmark(Bookmark(game.id, "signup", 2000, None, wrong))

    monkeypatch.setattr(codec, "FOLD", "another")
    (found,) = await any_store.live()

    assert found.state == after(game.state, told)
    assert [entry.event for entry in found.tail] == [untold]


async def test_closed_games_are_not_live_but_can_be_read(any_store: Store):
    games = [await opened(any_store) for _ in range(5)]
    await any_store.close_game(games[1].id)

    first = await any_store.live(count=2)
    then = await any_store.live(first[-1].id, count=2)

    assert [game.id for game in first + then] == [games[n].id for n in (0, 2, 3, 4)]
    assert await any_store.live(then[-1].id) == []
    await any_store.bookmark(Bookmark(games[1].id, "over", 9000, None, games[1].state))  # told too late
    assert (await any_store.load(games[1].id) or games[0]).status == "closed"


async def test_the_last_moment_alive_is_the_latest_of_beats_and_writings(any_store: Store):
    assert await any_store.last_alive() is None
    game = await opened(any_store)
    assert await any_store.last_alive() == 1000
    await any_store.beat(5000)
    await any_store.beat(7000)
    assert await any_store.last_alive() == 7000
    await any_store.append(game.id, entries(2, [PlayerJoined("P1", "Anna")], 7500))
    assert await any_store.last_alive() == 7500
    await any_store.bookmark(Bookmark(game.id, "signup", 8000, None, game.state))
    assert await any_store.last_alive() == 8000


async def test_what_surfaces_remember_is_replaced_as_a_whole(any_store: Store):
    game = await opened(any_store)
    await any_store.save_meta(game.id, {"board": BORIS, "names": {"ru": "Доска"}})
    found = await any_store.load(game.id)
    assert found
    assert found.meta == {"board": BORIS, "names": {"ru": "Доска"}}


async def test_watchers_come_and_go(any_store: Store):
    game = await opened(any_store)
    for user in (ANNA, BORIS, ANNA):
        await any_store.watch(game.id, user)
    await any_store.unwatch(game.id, BORIS)
    found = await any_store.load(game.id)
    assert found
    assert found.watchers == {ANNA}


async def test_what_people_choose_is_kept(any_store: Store):
    assert await any_store.profile(ANNA) == Profile()
    await any_store.save_profile(ANNA, Profile("feminine"))
    await any_store.save_profile(ANNA, Profile("feminine", "ru"))
    assert await any_store.profile(ANNA) == Profile("feminine", "ru")
    assert await any_store.profiles([ANNA, BORIS]) == {ANNA: Profile("feminine", "ru")}


async def test_what_servers_choose_is_kept(any_store: Store):
    assert await any_store.guild_settings(GUILD) == {}
    await any_store.save_guild_settings(GUILD, {"language": "ru", "zone": "Europe/Moscow"})
    await any_store.save_guild_settings(GUILD, {"language": "en"})
    assert await any_store.guild_settings(GUILD) == {"language": "en"}


async def test_two_who_change_a_server_at_once_both_get_their_way(any_store: Store):
    await any_store.save_guild_settings(GUILD, {"language": "ru", "zone": "UTC"})
    changes = ({"language": "en"}, {"draft": {"id": "moscow"}}, {"zone": None})
    await asyncio.gather(*(any_store.change_guild_settings(GUILD, **changed) for changed in changes))
    assert await any_store.guild_settings(GUILD) == {"language": "en", "draft": {"id": "moscow"}}
    await any_store.change_guild_settings(GUILD + 1, language="ru")
    assert await any_store.guild_settings(GUILD + 1) == {"language": "ru"}


async def test_scenarios_belong_to_their_server(any_store: Store):
    await any_store.save_scenario(GUILD, "moscow", "id: moscow\n")
    await any_store.save_scenario(GUILD, "moscow", "id: moscow\nmin: 12\n")
    await any_store.save_scenario(GUILD + 1, "minsk", "id: minsk\n")
    assert await any_store.scenarios(GUILD) == {"moscow": "id: moscow\nmin: 12\n"}
    assert await any_store.drop_scenario(GUILD, "moscow")
    assert not await any_store.drop_scenario(GUILD, "moscow")
    assert await any_store.scenarios(GUILD + 1) == {"minsk": "id: minsk\n"}


async def test_a_closed_store_takes_nothing_any_more(sqlite_url: str):
    store = await Store.open(sqlite_url)
    game = await opened(store)
    await store.close()
    store_again = await Store.open(sqlite_url)

    with pytest.raises(StoreError, match="closed"):
        await store.save_meta(game.id, {})
    with pytest.raises(StoreError, match="closed"):
        await store.append(game.id, entries(2, [PlayerJoined("P1", "Anna")], 2000))

    assert await store_again.live() == [game]
    await store_again.close()
