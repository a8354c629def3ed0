"""Benchmarks of running games: memory of live ones, and a cold start with a thousand of them."""

import asyncio
import gc
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from core.engine.events import Event, GameCreated
from core.engine.evolve import created, evolve
from core.engine.state import SIGNUP
from core.lab.bench import CLASSIC, mid_game, spread
from core.lab.simulate import Setup
from core.play.batch import Batch
from core.play.game import Game
from core.play.games import Games
from core.play.running import unix_ms
from core.rules.registry import RULESETS
from core.store import Saved, Store

LIVE = 1000
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

    async def measured(file: Path, count: int) -> int:
        await _fill(file, count)
        gc.collect()
        tracemalloc.start()
        used, _ = await _started(file, lambda: tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        return round(used / count)

    return {f"bytes_per_game_at_{count}": _in_a_folder(lambda file, n=count: measured(file, n)) for count in counts}


def recovery() -> dict[str, object]:
    """Seconds from a cold start (imports apart) until a thousand live games can be played on."""

    async def measured(file: Path) -> dict[str, object]:
        await _fill(file, LIVE)
        seconds = [(await _started(file, lambda: 0))[1] for _ in range(ROUNDS)]
        return {"games": LIVE, "seconds": round(median(seconds), 3), "spread": spread(seconds)}

    return _in_a_folder(measured)


def _in_a_folder[T](work: Callable[[Path], Awaitable[T]]) -> T:
    ...
