"""The outbox: events are told after they are stored, in order, and how far they were told is stored too."""

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Protocol

from core.engine.events import VoteCast
from core.play.batch import Batch, joined
from core.play.game import Game
from core.store import Bookmark, Store, StoreError

BREATH = 2.0
LONGEST_WAIT = 60.0

log = logging.getLogger(__name__)


class Publisher(Protocol):
    """Tells people what happened. Implemented by the surface, for example Discord."""

    async def publish(self, game: Game, batch: Batch) -> None:
        """Tell of these events. `game` may be ahead of them.

        Raising means that it was not (wholly) told: the same batch comes again a little later, or after a restart.
        """
        ...

    async def close(self, game: Game) -> None:
        """The game is over and the time of its rooms has passed: take them away."""
        ...


class Outbox:
    """Tells the batches of each game one after another, in a task that ends when nothing is left to tell.

    How far that was told is stored after each batch, but of votes only when none has followed for a breath: told again
    after a crash, they draw a board once more, and nobody gets a message twice.
    """

    def __init__(self, store: Store, publisher: Publisher) -> None:
        self._store = store
        self._publisher = publisher
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._asleep: dict[int, asyncio.Event] = {}
        self._open = False

    def put(self, game: Game, batch: Batch) -> None:
        """Tell a batch, if anything is in it, when those before it are told, but not before `start`. Does not wait."""
        if batch.events:
            game.queue.append(batch)
            self._wake(game)

    def start(self, games: Iterable[Game]) -> None:
        """Begin to tell what waits in these games, and from now on what comes."""
        self._open = True
        for game in games:
            self._wake(game)

    async def told(self, game: Game) -> bool:
        """Wait until all that waits in a game is told, and stored as told; `False` when the bot stops before that."""
        while task := self._tasks.get(game.id):
            await asyncio.wait((task,))
        return not game.queue

    async def stop(self) -> None:
        """Tell what can be told at the first attempt; the rest is told after the next start."""
        self._open = False
        for woken in self._asleep.values():
            woken.set()
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    def _wake(self, game: Game) -> None:
        if not self._open or not game.queue:
            return
        if game.id not in self._tasks:
            self._tasks[game.id] = asyncio.create_task(self._drain(game), name=f"outbox {game.id}")
        elif len(game.queue) == 1 and game.id in self._asleep:  # not for what could not be told
            self._asleep[game.id].set()

    async def _drain(self, game: Game) -> None:
        try:
            while game.queue:
                batch, count = joined(game.queue), len(game.queue)
                if not await self._told(game, batch):
                    return
                del game.queue[:count]
                if not await self._votes_go_on(game, batch):
                    await self._bookmark(game, batch)
        finally:
            del self._tasks[game.id]

    async def _told(self, game: Game, batch: Batch) -> bool:
        """Tell a batch, however many attempts it takes; `False` when the bot stops before it is told."""
        for wait in _waits():
            try:
                await self._publisher.publish(game, batch)
                return True
            except Exception:
                log.exception("game %d: events up to number %d could not be told", game.id, batch.after.count)
            if self._open:
                await self._sleep(game, wait)
            if not self._open:
                return False
        return False

    async def _votes_go_on(self, game: Game, batch: Batch) -> bool:
        """Whether a batch of mere votes is followed by anything within a breath."""
        if not all(isinstance(event, VoteCast) for event in batch.events):
            return False
        if self._open and not game.queue:
            await self._sleep(game, BREATH)
        return bool(game.queue)

    async def _sleep(self, game: Game, seconds: float) -> None:
        """Wait so long, unless the bot stops, or something new is to be told of a game of which all was."""
        self._asleep[game.id] = woken = asyncio.Event()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await woken.wait()
        del self._asleep[game.id]

    async def _bookmark(self, game: Game, batch: Batch) -> None:
        bookmark = Bookmark(game.id, game.status, game.moment, game.deadline, batch.after)
        try:
            await self._store.bookmark(bookmark)
        except StoreError as error:  # the next one will tell as much and more
            log.error("game %d: could not store that events up to %d were told: %s", game.id, batch.after.count, error)  # noqa: TRY400 - the text is enough


def _waits() -> Iterator[float]:
    wait = 1.0
    while True:
        yield wait
        wait = min(2 * wait, LONGEST_WAIT)
