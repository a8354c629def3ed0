"""A small world to run games in: its time, its people and what they were told."""

import asyncio
from collections.abc import Mapping
from random import Random

import pytest

from core.engine.commands import Vote
from core.engine.events import Event
from core.engine.options import HOUR
from core.play import Batch, Game, Games, Publisher, Recovery, Refused, Settings
from core.rules.classic import RULESET
from core.store import Store

MONDAY = 1_780_315_200_000  # 2026-06-01 12:00 UTC
DAY = 24 * HOUR
HEARTBEAT = HOUR  # seldom, for days pass quickly here
GUILD, HOST = 1000, 1
NAMES = ("Anna", "Boris", "Vera", "Gosha", "Dina", "Egor", "Zoe", "Ivan", "Klara", "Lev", "Mara", "Nina")


class Time:
    """The time of the running event loop, which from now on stands still until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop = asyncio.get_running_loop()
        self.seconds = 0.0
        monkeypatch.setattr(self.loop, "time", lambda: self.seconds)

    def now(self) -> int:
        """The moment, in milliseconds of Unix time."""
        return MONDAY + round(self.seconds * 1000)

    def next(self) -> float | None:
        """When the event loop has something to do by itself."""
        timers: list[asyncio.TimerHandle] = self.loop._scheduled  # type: ignore[attr-defined]
        return min((timer.when() for timer in timers if not timer.cancelled()), default=None)


class Surface(Publisher):
    """A publisher that remembers what it was told. `fails` is how often it fails before it tells anything more."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int, Event]] = []
        self.batches: list[Batch] = []
        self.closed: list[int] = []
        self.fails = 0
        self.broken = False

    async def publish(self, game: Game, batch: Batch) -> None:
        await asyncio.sleep(0)
        if self.fails or self.broken:
            self.fails = max(0, self.fails - 1)
            raise ConnectionError("Discord does not answer")
        self.batches.append(batch)
        self.told += [(batch.game, item.number, item.event) for item in batch]

    async def close(self, game: Game) -> None:
        self.closed.append(game.id)


class World:
    """Games over a store. `restart` is what a new process would find; `crash` leaves the old one as it is."""

    def __init__(self, store: Store, time: Time, seed: int = 1) -> None:
        self.store, self.time, self.seed = store, time, seed
        self.surface = Surface()
        self.games = self._process()

    def _process(self) -> Games:
        return Games(
            self.store,
            {"classic": RULESET},
            self.surface,
            clock=self.time.now,
            random=Random(self.seed),
            settings=Settings(heartbeat_ms=HEARTBEAT),
        )

    async def start(self) -> Recovery:
        recovery = await self.games.start()
        await self.settle()
        return recovery

    async def settle(self) -> None:
        """Wait until nothing is under way but telling that was put off."""
        while self._busy():  # noqa: ASYNC110
            await asyncio.sleep(0)  # what goes on has no event of its own

    def _busy(self) -> bool:
        outbox = self.games._outbox
        return bool(self.games._tasks) or any(game not in outbox._asleep for game in outbox._tasks)

    async def advance(self, span: int) -> None:
        """Let that many milliseconds pass, with all that happens by itself meanwhile."""
        end = self.time.seconds + span / 1000
        await self.settle()
        while (moment := self.time.next()) is not None and moment <= end:
            self.time.seconds = max(self.time.seconds, moment)
            for _ in range(3):  # the loop takes the timer up, calls what it is for, and that wakes a task
                await asyncio.sleep(0)
            await self.settle()
        self.time.seconds = end

    async def restart(self, stop: int = 0) -> Recovery:
        """A clean end and, after `stop` milliseconds, a new process."""
        await self.games.stop()
        return await self.crash(stop)

    async def crash(self, stop: int = 0) -> Recovery:
        """The process is gone from one moment to the next; after `stop` milliseconds there is a new one."""
        self.games._timer.stop()
        self.games._outbox._behind.clear()
        for task in (*self.games._tasks, *self.games._outbox._tasks.values()):
            task.cancel()
        await asyncio.sleep(0)
        self.time.seconds += stop / 1000
        self.games = self._process()
        return await self.start()

    # --- games ----------------------------------------------------------------------------------------------------

    async def lobby(self, players: int = 9, options: Mapping[str, str] | None = None, guild: int = GUILD) -> Game:
        """A sign-up with people in it: user 101 is Anna on P1, and so on."""
        game = await self.games.create(guild=guild, host=HOST, ruleset="classic", scenario="naples", options=options)
        for number, name in enumerate(NAMES[:players], 1):
            batch = await self.games.join(game.id, 100 + number, name)
            assert isinstance(batch, Batch)
        await self.settle()
        return game

    async def dealt(self, players: int = 9, options: Mapping[str, str] | None = None) -> Game:
        """A game on its first day."""
        game = await self.lobby(players, options)
        batch = await self.games.deal(game.id)
        assert isinstance(batch, Batch)
        await self.settle()
        return game

    async def vote(self, game: Game, voter: str, target: str | None, phase: str | None = None) -> Batch | Refused:
        """A press on the vote board, now."""
        command = Vote(at=self.time.now(), by=voter, target=target, phase=phase or game.state.phase_id)
        return await self.games.execute(game.id, command)

    async def all_vote(self, game: Game, target: str, other: str) -> None:
        """All vote for `target`, he himself for `other`."""
        for seat in list(game.state.seats):
            assert isinstance(await self.vote(game, seat, other if seat == target else target), Batch)

    async def log(self, game: Game) -> list[Event]:
        """All that has happened in a game, as it is stored."""
        return [entry.event for entry in await self.games.log(game.id)]

    def again(self, game: Game) -> Game:
        """The same game as the process that runs now knows it."""
        found = self.games.get(game.id)
        assert found
        return found


def roles(game: Game) -> Mapping[str, str]:
    """Everybody's role, by seat."""
    return {seat.player: seat.role for seat in game.state.seats.values()}
