"""Games under a clock that stands still unless a test moves it."""

from collections.abc import AsyncIterator

import pytest

from core.store import Store
from tests.play.world import Time, World
from tests.store.databases import any_store, any_url, postgres, postgres_url, sqlite_url, store

__all__ = ["any_store", "any_url", "postgres", "postgres_url", "sqlite_url", "store"]


@pytest.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
async def world(store: Store, time: Time) -> AsyncIterator[World]:
    """Games on SQLite that have just been started."""
    world = World(store, time)
    await world.start()
    yield world
    await world.games.stop()


@pytest.fixture
async def any_world(any_store: Store, time: Time) -> AsyncIterator[World]:
    """Games on each kind of database in turn."""
    world = World(any_store, time)
    await world.start()
    yield world
    await world.games.stop()
