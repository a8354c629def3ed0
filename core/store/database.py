# pyright: standard
# Tortoise's own types are partly unknown.
"""Opening the database: its address, its connection and its migrations."""

import asyncio
import os
import re
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
from tortoise import Tortoise
from tortoise.backends.base.client import BaseDBAsyncClient
from tortoise.backends.base.config_generator import expand_db_url
from tortoise.context import TortoiseContext
from tortoise.exceptions import BaseORMException
from tortoise.migrations.executor import MigrationExecutor

from core.store.errors import StoreError

MIGRATIONS = "core.store.migrations"
KEPT_JOURNAL = 64 * 1024 * 1024
DEFAULT_URL = "sqlite://data/omerta.db"
FAILURES = (
    BaseORMException,
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresError,
    sqlite3.Error,
)


async def connect(url: str = "", patience: int = 5000) -> TortoiseContext:
    """Open the database, bring its tables up to date and return its context.

    `url` is `sqlite://PATH` or `postgres://USER:PASSWORD@HOST:PORT/NAME`; empty means `DEFAULT_URL`. A locked SQLite
    file is waited for during `patience` milliseconds. Raises `StoreError`.
    """
    url = url or DEFAULT_URL
    place = shown(url)
    connection = _connection(url, place, patience)
    # Tasks that discord.py or a timer starts elsewhere must find the connection too.
    name = connection["engine"]  # tortoise caches queries by it, and those of two kinds of database differ
    config = {"connections": {name: connection}, "apps": apps(name)}
    context = await Tortoise.init(config=config, _enable_global_fallback=True)
    try:
        await _migrate(context.db(), apps(name))
    except BaseException as error:
        await context.close_connections()
        if isinstance(error, FAILURES):
            raise StoreError(f"cannot open the database {place}: {reason(error)}") from error
        raise
    return context


def apps(connection: str) -> dict[str, dict[str, Any]]:
    """Where tortoise finds the models and their migrations."""
    return {"omerta": {"models": ["core.store.models"], "default_connection": connection, "migrations": MIGRATIONS}}


def shown(url: str) -> str:
    """The address without its password, for logs and errors."""
    return re.sub(r"(?<=:)[^:@/]+(?=@)", "***", url)


def _connection(url: str, place: str, patience: int) -> dict[str, Any]:
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest:
        # `FULL` has every commit on the disk before it is told; a log that is not cut down takes commits faster.
        pragmas = {
            "journal_mode": "WAL",
            "synchronous": "FULL",
            "busy_timeout": patience,
            "journal_size_limit": KEPT_JOURNAL,
        }
        return {"engine": "tortoise.backends.sqlite", "credentials": {"file_path": _writable(rest), **pragmas}}
    if scheme not in ("postgres", "postgresql", "asyncpg"):
        raise StoreError(f"cannot open the database {place}: DATABASE_URL must begin with sqlite:// or postgres://")
    try:
        connection = expand_db_url(url)
    except (BaseORMException, ValueError) as error:
        raise StoreError(f"cannot open the database {place}: {error}") from error
    credentials = connection["credentials"]
    if mode := credentials.pop("sslmode", None):  # as hosts write it; asyncpg calls it `ssl`
        credentials["ssl"] = mode
    return connection


def _writable(path: str) -> str:
    """The path of an SQLite file, in a folder that exists and can be written: SQLite puts its journal there."""
    if path == ":memory:":
        return path
    file = Path(path)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make the folder {file.parent} for the database: {error.strerror}") from error
    if not os.access(file.parent, os.W_OK):
        raise StoreError(f"cannot write to the folder {file.parent}, where the database is to be kept")
    if file.exists() and not os.access(file, os.W_OK):
        raise StoreError(f"cannot write to the database file {file}")
    return path


async def _migrate(db: BaseDBAsyncClient, apps: dict[str, dict[str, Any]]) -> None:
    """Apply what is missing, each migration in a transaction of its own."""
    await db.execute_query("SELECT 1")  # tells early and plainly when nobody answers
    executor = MigrationExecutor(db, apps)
    await executor.loader.build_graph()
    known = {key.name for key in executor.loader.disk_migrations}
    if not known:
        raise StoreError("no migrations are here (core/store/migrations): the installation is not complete")
    applied = {key.name for key in await executor.recorder.applied_migrations()}
    if unknown := sorted(applied - known):
        raise StoreError(
            f"the database was made by a newer Omerta (migration {unknown[-1]} is not here); update the bot"
        )
    try:
        await executor.migrate(direction="forward")
    except FAILURES as error:
        missing = ", ".join(sorted(known - applied)) or "none"
        raise StoreError(
            f"the database could not be brought up to date (to be applied: {missing}): {reason(error)}"
        ) from error


def reason(error: BaseException) -> str:
    """One line, whatever a driver puts into its errors."""
    return " ".join(str(error).split()) or type(error).__name__
