"""A database that cannot be opened stops the start with one clear line."""

import os
import sqlite3
from pathlib import Path

import pytest
from tortoise import Tortoise
from tortoise.migrations.autodetector import MigrationAutodetector
from tortoise.migrations.operations import AlterModelOptions
from tortoise.transactions import in_transaction

from core.store import Store, StoreError, database
from tests.store.test_contract import opened


async def refusal(url: str) -> str:
    """The line with which opening a database is refused."""
    with pytest.raises(StoreError) as caught:
        await Store.open(url, patience=0)
    line = str(caught.value)
    assert "\n" not in line
    return line


async def in_the_database(statement: str) -> None:
    """Do something to the open database."""
    async with in_transaction() as connection:
        await connection.execute_script(statement)


async def test_opening_again_keeps_everything(any_url: str):
    store = await Store.open(any_url)
    game = await opened(store)
    await store.close()

    store = await Store.open(any_url)
    assert await store.live() == [game]
    await store.close()


async def test_folders_on_the_way_are_made(tmp_path: Path):
    store = await Store.open(f"sqlite://{tmp_path}/a/b/games.db")
    await store.close()
    assert (tmp_path / "a/b/games.db").exists()


async def test_a_locked_database(sqlite_url: str):
    holder = sqlite3.connect(sqlite_url.removeprefix("sqlite://"), isolation_level=None)
    holder.execute("PRAGMA locking_mode=EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    line = await refusal(sqlite_url)
    holder.close()
    assert line == f"cannot open the database {sqlite_url}: database is locked"


async def test_a_file_that_is_no_database(tmp_path: Path):
    file = tmp_path / "games.db"
    file.write_text("this is a diary, and long enough not to be taken for an empty file" * 10)
    assert "file is not a database" in await refusal(f"sqlite://{file}")


async def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != tmp_path)  # root may write everywhere
    line = await refusal(f"sqlite://{tmp_path}/games.db")
    assert line == f"cannot write to the folder {tmp_path}, where the database is to be kept"


async def test_a_file_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "games.db"
    file.touch()
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != file)
    assert await refusal(f"sqlite://{file}") == f"cannot write to the database file {file}"


async def test_a_folder_that_cannot_be_made(tmp_path: Path):
    (tmp_path / "data").write_text("a file where a folder should be")
    line = await refusal(f"sqlite://{tmp_path}/data/games.db")
    assert line.startswith(f"cannot make the folder {tmp_path}/data for the database: ")


async def test_a_database_of_a_newer_omerta(any_url: str):
    store = await Store.open(any_url)
    await in_the_database(
        "INSERT INTO tortoise_migrations (app, name, applied_at) VALUES ('omerta', '9999_later', '2026-01-01 00:00:00')"
    )
    await store.close()
    assert "made by a newer Omerta (migration 9999_later is not here)" in await refusal(any_url)


async def test_a_migration_that_fails(any_url: str):
    store = await Store.open(any_url)
    await in_the_database("DELETE FROM tortoise_migrations")
    await store.close()
    line = await refusal(any_url)
    assert "could not be brought up to date (to be applied: 0001_initial)" in line
    assert "already exists" in line


async def test_an_installation_without_migrations(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "no_migrations_here").mkdir()
    (tmp_path / "no_migrations_here/__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(database, "MIGRATIONS", "no_migrations_here")
    assert "no migrations are here" in await refusal(sqlite_url)


@pytest.mark.parametrize("url", ["mysql://root@localhost/games", "games.db", "sqlite://"])
async def test_an_address_of_no_known_kind(url: str):
    assert (
        await refusal(url) == f"cannot open the database {url}: DATABASE_URL must begin with sqlite:// or postgres://"
    )


async def test_a_server_that_does_not_answer(tmp_path: Path):
    line = await refusal(f"postgres://omerta:secret@/games?host={tmp_path}")
    assert line.startswith(f"cannot open the database postgres://omerta:***@/games?host={tmp_path}: ")


async def test_a_server_without_the_database(postgres: Path):
    assert "Can't establish connection to database nowhere" in await refusal(
        f"postgres://postgres:@/nowhere?host={postgres}"
    )


async def test_a_password_is_never_shown():
    assert "hunter2" not in await refusal("mysql://root:hunter2@localhost/games")


async def test_migrations_lead_to_the_tables_of_the_models(store: Store):
    assert Tortoise.apps
    changes = await MigrationAutodetector(Tortoise.apps, database.apps("sqlite")).changes()
    operations = [operation for writer in changes for operation in writer.operations]
    assert [o for o in operations if not isinstance(o, AlterModelOptions)] == []  # those are docstrings
