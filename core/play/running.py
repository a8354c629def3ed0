"""The machinery under `Games`: turns under a lock, one timer, the outbox, and recovery after a stop."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from random import Random
from typing import Any

from core.engine.commands import Command, TimePassed
from core.engine.evolve import evolve
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.engine.state import SIGNUP, GameState
from core.play.batch import Batch
from core.play.chance import Dice
from core.play.game import PLAYING, Game
from core.play.lean import lean
from core.play.line import Asked, Deciding, Round, follow
from core.play.publishing import Outbox, Publisher
from core.play.seating import Seating
from core.play.settings import Recovery, Settings, unix_ms
from core.play.timer import Timer
from core.play.turn import Turn, call_off, due, go_on, take
from core.store import CLOSED, Conflict, Entry, Saved, Store, StoreError, entries

ATTEMPTS = 5
MISSED_MS = 1_000  # a moment came to nothing: the clock of the event loop runs a little ahead of that of the wall
RETRY_MS = 30_000
HEARTBEAT = 0  # the timer's key beside those of games, which count from 1

log = logging.getLogger(__name__)


class Running:
    """Games in memory, and what moves them on."""

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, Ruleset],
        publisher: Publisher,
        *,
        clock: Callable[[], int] = unix_ms,
        random: Random | None = None,
        settings: Settings = Settings(),  # noqa: B008 - frozen
    ) -> None:
        self._store = store
        self._rulesets = rulesets
        self._publisher = publisher
        self._clock = clock
        self._dice = Dice(random)
        self._settings = settings
        self._games: dict[int, Game] = {}
        self._lines: dict[int, list[Asked]] = {}
        self._seating = Seating()
        self._outbox = Outbox(store, publisher)
        self._timer = Timer(clock, self._ring)
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """The moment, in milliseconds of Unix time, for the `at` of commands."""
        return self._clock()

    def clock_was_set(self) -> None:
        """The clock has made a leap, or runs faster than real time: do at once what is due."""
        self._timer.look()

    # --- start and stop -----------------------------------------------------------------------------------------

    async def start(self) -> Recovery:
        """Load all games that are not closed and let them go on with the same time left; untold events are told.

        Call it once, when people can be reached. Raises `StoreError`.
        """
        now = self.now()
        stop = max(0, now - (await self._store.last_alive(self._settings.share.name) or now))
        games = untold = last = 0
        while found := await self._store.live(last):
            saved = [game for game in found if self._settings.share.holds(game.guild)]
            await self._resume(saved, stop)
            games, untold, last = games + len(saved), untold + sum(len(game.tail) for game in saved), found[-1].id
        self._outbox.start(self._games.values())
        return Recovery(games, stop if games else 0, untold)

    async def _resume(self, saved: list[Saved], stop: int) -> None:
        """Let games go on after a stop. None of them can be asked for anything before its clock is set."""
        at = self.now()
        turns = [(game, go_on(game, at - stop, at)) for game in map(self._restored, saved)]
        try:
            await self._store.append_all(
                {game.id: entries(game.state.count + 1, turn.events, at) for game, turn in turns}
            )
        except Conflict as error:
            raise StoreError("another Omerta is writing the same games; stop it first") from error
        for (game, turn), stored in zip(turns, saved, strict=True):
            game.moment += stop if game.status != PLAYING else 0  # how long sign-up or rooms stay is counted from it
            self._tell(game, stored.state, stored.tail)
            batch = follow(game, turn, at, self._settings)
            self._add(game)
            self._outbox.put(game, batch)

    async def outage(self, since: int) -> None:
        """Nobody could play since that moment, though the bot was alive: give the time back to all games."""
        for game in [game for game in self._games.values() if game.status == PLAYING]:
            await self._turn(game, self.now(), lambda draft, at: go_on(draft, since, at))

    async def stop(self) -> None:
        """Come to a rest: turns and tellings under way are finished, and the moment is noted."""
        self._timer.stop()
        await self._rest()
        await self._outbox.stop()
        await self._rest()
        await self._beat()

    async def _rest(self) -> None:
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _restored(self, saved: Saved) -> Game:
        rules = self._rulesets.get(saved.state.ruleset)
        if rules is None:
            raise StoreError(f"game {saved.id} is played by {saved.state.ruleset!r}, which this Omerta does not know")
        game = Game(saved, rules)
        game.state = lean(_folded(game, saved.tail))
        return game

    # --- turns --------------------------------------------------------------------------------------------------

    async def _ask(self, game: Game, command: Command) -> Batch | Refused:
        return await self._turn(game, command.at, lambda draft, at: self._decide(draft, at, command))

    def _decide(self, game: Game, at: int, *commands: Command) -> Turn:
        return take(game, at, commands, self._dice)

    async def _turn(self, game: Game, at: int, deciding: Deciding) -> Batch | Refused:
        """Decide a turn when the game is free, and store what follows; then let it be told.

        All who wait by then are decided one after another and stored in one transaction. `deciding` gets the game as
        those before have left it, and the moment of the turn, which never lies before the last one. It is asked again
        when somebody else has written in between.
        """
        asked = Asked(at, deciding)
        if game.id in self._lines:
            self._lines[game.id].append(asked)
        else:
            self._lines[game.id] = [asked]
            self._spawn(self._serve(game))
        return await asked.answer

    async def _serve(self, game: Game) -> None:
        """Give all who wait for a game their turns. It is a task of its own: whoever asked may go away meanwhile."""
        async with game.lock:
            line = self._lines.pop(game.id)
            try:
                await self._round(game, line)
            except Exception as error:  # noqa: BLE001 - raised where they wait
                for asked in line:
                    asked.give(error)

    async def _round(self, game: Game, line: Sequence[Asked]) -> None:
        for _ in range(ATTEMPTS):
            if game.id not in self._games:
                for asked in line:
                    asked.give(Refused("closed"))
                return
            done = Round(game, line, self._settings)
            try:
                if done.entries:
                    await self._store.append(game.id, done.entries, _moved(game.users, done.game.users))
            except Conflict:
                await self._reload(game)
                continue
            await self._happened(game, done)
            return
        raise StoreError(f"game {game.id} is being written by somebody else all the time")

    async def _happened(self, game: Game, done: Round) -> None:
        """Let a stored round be known: first by those who asked, who may tell of it themselves, then by all."""
        if done.entries:
            game.state, game.moment = done.game.state, done.game.moment
            if done.game.users is not game.users or game.state.over:
                self._seat(game, done.game.users)
        for asked, batch, refused in done.answers:
            asked.give(refused or batch)
        await asyncio.sleep(0)  # they go on now, up to their next wait
        for _, batch, _ in done.answers:
            self._outbox.put(game, batch)
        if done.entries:
            self._rewind(game)

    async def _reload(self, game: Game) -> None:
        """Catch up with what somebody else has written of this game."""
        saved = await self._store.load(game.id)
        if saved is None or saved.status == CLOSED:
            self._drop(game)
            return
        game.watchers, game.meta = saved.watchers, saved.meta
        entries, before = await self._store.log(game.id, game.state.count), game.state
        game.state = _folded(game, entries)
        self._seat(game, saved.users)
        self._rewind(game)
        self._tell(game, before, entries)

    def _tell(self, game: Game, before: GameState, entries: Sequence[Entry]) -> None:
        self._outbox.put(game, Batch(game.id, before, tuple(entry.event for entry in entries), game.state))

    # --- the registry -------------------------------------------------------------------------------------------

    def _add(self, game: Game) -> None:
        if not self._games:
            self._timer.set(HEARTBEAT, self.now() + self._settings.heartbeat_ms)
        self._games[game.id] = game
        self._seat(game, game.users)
        self._rewind(game)

    def _drop(self, game: Game) -> None:
        self._seat(game, {})
        self._timer.set(game.id, None)
        self._games.pop(game.id, None)

    def _seat(self, game: Game, users: Mapping[str, int]) -> None:
        """Note who sits where; nobody is bound by a game that is over."""
        for user in game.users.values():
            self._seating.free(game, user)
        game.users = users
        if not game.state.over:
            for user in users.values():
                self._seating.bind(game, user)

    # --- what happens by itself ---------------------------------------------------------------------------------

    def _rewind(self, game: Game) -> None:
        """Reckon anew when the game has something to do by itself."""
        game.deadline = due(game, self._settings)
        self._timer.set(game.id, game.deadline)

    def _ring(self, key: int) -> None:
        if key == HEARTBEAT:
            self._spawn(self._beat())
        elif game := self._games.get(key):
            self._spawn(self._due(game))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        if not self._games:
            return
        try:
            await self._store.beat(self.now(), self._settings.share.name)
        except StoreError as error:
            log.warning("could not note that the bot is alive: %s", error)
        self._timer.set(HEARTBEAT, self.now() + self._settings.heartbeat_ms)

    async def _due(self, game: Game) -> None:
        """Do what a game has to do by itself now. What came to nothing is looked at again after a while."""
        again = RETRY_MS
        try:
            if game.status == PLAYING:
                done = _happened(await self._ask(game, TimePassed(at=self.now())))
            elif game.status == SIGNUP:
                done = _happened(await self._turn(game, self.now(), _expired))
            else:
                done = await self._clear(game)
            again = 0 if done else MISSED_MS
        except Exception:
            log.exception("game %d: what was due could not be done", game.id)
        if again and game.id in self._games:
            self._timer.set(game.id, self.now() + again)

    async def _clear(self, game: Game) -> bool:
        """Take the rooms of a game away, unless something is still to be told there."""
        if game.queue:
            return False
        await self._publisher.close(game)
        await self.close(game.id)
        return True

    async def told(self, game: Game) -> bool:
        """Wait until all that has happened in a game is told; `False` when the bot stops before that."""
        return await self._outbox.told(game)

    async def close(self, game_id: int) -> None:
        """Forget a game that is over and whose rooms are gone; nothing can be asked of it any more."""
        game = self._games.get(game_id)
        if game and game.state.over:
            async with game.lock:
                await self._store.close_game(game_id)
                self._drop(game)


def _folded(game: Game, entries: Sequence[Entry]) -> GameState:
    """The state after stored events that a game does not know yet; its moment moves on with them."""
    state = game.state
    for entry in entries:
        state, game.moment = evolve(state, entry.event), max(game.moment, entry.moment)
    return state


def _expired(game: Game, at: int) -> Turn:
    """Call a sign-up off, unless somebody has joined at the last moment."""
    late = game.deadline is not None and game.deadline <= at
    return call_off(game.state, "expired") if late else Turn((), game.state)


def _happened(result: Batch | Refused) -> bool:
    return isinstance(result, Batch) and bool(result.events)


def _moved(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int | None]:
    """Who sits where that changes; `None` where a seat is empty from now on."""
    return {seat: after.get(seat) for seat in {**before, **after} if before.get(seat) != after.get(seat)}
