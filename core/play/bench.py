"""Benchmarks of running games: memory of live ones, and a cold start with a thousand of them.

Both come with a ratio: to the bytes of a game's snapshot as it is stored, and to the time of reading the bare rows.
"""

import asyncio
import gc
import shutil
import sqlite3
import tracemalloc
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from core.engine.events import Event, GameCreated
from core.engine.evolve import created, evolve
from core.engine.state import SIGNUP
from core.lab.bench import CLASSIC, mid_game, spread
from core.lab.simulate import Setup
from core.play.batch import Batch
from core.play.game import Game
from core.play.games import Games
from core.rules.registry import RULESETS
from core.store import Bookmark, Saved, Store, entries

LIVE = 1000
STOPPED, RESUMED = 10_000, 70_000  # the bot was away for a minute; games began at the moment 0
ROUNDS = 3
NAPLES = Setup("classic", "naples", CLASSIC.scenarios["naples"].roster(12), {})


class Nobody:
    """A publisher with no surface behind it."""

    async def publish(self, game: Game, batch: Batch) -> None:
        """Tell nobody."""

    async def close(self, game: Game) -> None:
        """Close nothing."""


def memory(counts: tuple[int, ...] = (1000, 5000)) -> dict[str, object]:
    """Bytes of one live 12-player game in the middle of play, loaded and ready to be played on."""
    found: dict[str, object] = {}
    for count in counts:
        used, stored = asyncio.run(_memory(count))
        found |= {f"bytes_per_game_at_{count}": used, f"ratio_to_snapshot_at_{count}": round(used / stored, 2)}
    return found


def recovery() -> dict[str, object]:
    """Seconds from a cold start (imports apart) until a thousand live games can be played on."""
    paces = asyncio.run(_recovery())
    rows, seconds = zip(*paces, strict=True)
    ratios = [second / bare for bare, second in paces]
    return {
        "games": LIVE,
        "seconds": round(median(seconds), 3),
        "spread": spread(list(seconds)),
        "rows_seconds": round(median(rows), 3),
        "ratio_to_rows": spread(ratios),
    }


async def _memory(count: int) -> tuple[int, int]:
    """Bytes of a game in memory, and of its snapshot in the database."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        url = f"sqlite://{file}"
        await _fill(url, count)
        stored = _rows(file, 'SELECT sum(length("snapshot")) FROM "game"')[0][0]
        store = await Store.open(url)
        gc.collect()
        tracemalloc.start()
        games = Games(store, RULESETS, Nobody(), clock=lambda: RESUMED)
        await games.start()
        await games.stop()  # everything is told; the games stay in memory
        gc.collect()
        used, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await store.close()
    return round(used / count), round(stored / count)


async def _recovery() -> list[tuple[float, float]]:
    """Of each round the seconds of reading the bare rows, and of a cold start."""
    with TemporaryDirectory() as folder:
        filled = Path(folder) / "games.db"
        await _fill(f"sqlite://{filled}", LIVE)
        copies = [shutil.copy(filled, f"{filled}.{number}") for number in range(ROUNDS)]  # as one stop left them
        return [(_read(copy), await _started(f"sqlite://{copy}")) for copy in copies]


def _read(file: str | Path) -> float:
    """Seconds of reading all that is stored of the games and their seats, and the events that wait to be told."""
    began = perf_counter()
    _rows(file, 'SELECT * FROM "game"')
    _rows(file, 'SELECT * FROM "seat_user"')
    _rows(file, 'SELECT "event".* FROM "event" JOIN "game" ON "game"."id" = "game_id" WHERE "number" > "published"')
    return perf_counter() - began


def _rows(file: str | Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


async def _started(url: str) -> float:
    """Seconds of one cold start."""
    gc.collect()
    began = perf_counter()
    store = await Store.open(url)
    games = Games(store, RULESETS, Nobody(), clock=lambda: RESUMED)
    await games.start()
    seconds = perf_counter() - began
    if len(list(games.all())) != LIVE:
        raise RuntimeError("not all games were recovered")
    await games.stop()
    await store.close()
    return seconds


async def _fill(url: str, count: int) -> None:
    """Store so many games on their second day, told up to the last but a few events, as a crash leaves them."""
    store = await Store.open(url)
    for number in range(count):
        log: list[Event] = []
        mid_game(NAPLES, Random(number), log)  # noqa: S311 - seeded on purpose
        await _save(store, number, log)
    await store.beat(STOPPED)
    await store.close()


async def _save(store: Store, number: int, log: list[Event]) -> None:
    first = log[0]
    assert isinstance(first, GameCreated)
    state = created(first)
    saved = Saved(
        id=0, guild=number // 3, theme="naples", language="en", status=SIGNUP, meta={"host": number}, moment=STOPPED,
        published=1, deadline=None, state=state, tail=[], users={}, watchers=frozenset(),
    )  # fmt: skip
    game = await store.create(saved, first)
    for event in log[1:]:
        state = evolve(state, event)
    users = {seat: number * 100 + index for index, seat in enumerate(state.seats)}
    await store.append(game, entries(2, log[1:], STOPPED), users)
    await store.bookmark(Bookmark(game, "playing", STOPPED, None, state))
