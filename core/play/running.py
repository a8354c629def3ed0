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
from core.play.publishing import Outbox, Publisher
from core.play.seating import Seating
from core.play.settings import Recovery, Settings, unix_ms
from core.play.timer import Timer
from core.play.turn import Turn, call_off, go_on, next_moment, take
from core.store import CLOSED, Conflict, Entry, Saved, Store, StoreError

ATTEMPTS = 5
MISSED_MS = 1_000  # a moment came to nothing: the clock of the event loop runs a little ahead of that of the wall
RETRY_MS = 30_000
HEARTBEAT = 0  # the timer's key beside those of games, which count from 1

log = logging.getLogger(__name__)

Deciding = Callable[[int], Turn]


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
                (game.id, game.state.count + 1, turn.events, at) for game, turn in turns if turn.events
            )
        except Conflict as error:
            raise StoreError("another Omerta is writing the same games; stop it first") from error
        for (game, turn), stored in zip(turns, saved, strict=True):
            game.moment += stop if game.status != PLAYING else 0  # how long sign-up or rooms stay is counted from it
            self._tell(game, stored.state, stored.tail)
            self._add(game)
            self._happened(game, turn, at)

    async def outage(self, since: int) -> None:
        """Nobody could play since that moment, though the bot was alive: give the time back to all games."""
        for game in [game for game in self._games.values() if game.status == PLAYING]:
            await self._turn(game, self.now(), lambda at, game=game: go_on(game, since, at))

    async def stop(self) -> None:
        """Come to a rest: turns and tellings under way are finished, and the moment is noted."""
        self._timer.stop()
        await self._outbox.stop()
        while self._tasks:
            await asyncio.wait(self._tasks)
        await self._beat()

    def _restored(self, saved: Saved) -> Game:
        rules = self._rulesets.get(saved.state.ruleset)
        if rules is None:
            raise StoreError(f"game {saved.id} is played by {saved.state.ruleset!r}, which this Omerta does not know")
        game = Game(saved, rules)
        game.state = lean(_folded(game, saved.tail))
        return game

    # --- turns --------------------------------------------------------------------------------------------------

    async def _ask(self, game: Game, *commands: Command) -> Batch | Refused:
        at = max((command.at for command in commands), default=0)
        return await self._turn(game, at, lambda at: self._decide(game, at, *commands))

    def _decide(self, game: Game, at: int, *commands: Command) -> Turn:
        return take(game, at, commands, self._dice)

    async def _turn(self, game: Game, at: int, deciding: Deciding) -> Batch | Refused:
        """Decide under the game's lock and store what follows, in one transaction; then let it be told.

        `deciding` gets the moment of the turn, which never lies before the last one. It is asked again when somebody
        else has written in between.
        """
        async with game.lock:
            for _ in range(ATTEMPTS):
                if game.id not in self._games:
                    return Refused("closed")
                at = max(at, game.moment)
                turn = deciding(at)
                try:
                    if turn.events:
                        seats = _moved(game.users, turn.users)
                        await self._store.append(game.id, game.state.count + 1, turn.events, at, seats)
                except Conflict:
                    await self._reload(game)
                    continue
                batch = self._happened(game, turn, at)
                return turn.refused or batch
        raise StoreError(f"game {game.id} is being written by somebody else all the time")

    def _happened(self, game: Game, turn: Turn, at: int) -> Batch:
        batch = Batch(game.id, game.state, turn.events, turn.state)
        if turn.events:
            game.state, game.moment = turn.state, at
            if turn.users is not None or game.state.over:
                self._seat(game, game.users if turn.users is None else turn.users)
            self._rewind(game)
            self._outbox.put(game, batch)
        return batch

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
        if entries:
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
        if game.status == PLAYING:
            game.deadline = next_moment(game.rules, game.state)
        elif game.status == SIGNUP:
            game.deadline = game.moment + self._settings.lobby_ms
        else:
            game.deadline = game.moment + (0 if game.called_off else self._settings.keep_ms)
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
                done = _happened(await self._turn(game, self.now(), lambda at: self._expired(game, at)))
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

    def _expired(self, game: Game, at: int) -> Turn:
        """Call a sign-up off, unless somebody has joined at the last moment."""
        late = game.deadline is not None and game.deadline <= at
        return call_off(game.state, "expired") if late else Turn((), game.state)

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


def _happened(result: Batch | Refused) -> bool:
    return isinstance(result, Batch) and bool(result.events)


def _moved(before: Mapping[str, int], after: Mapping[str, int] | None) -> dict[str, int | None]:
    """Who sits where that changes; `None` where a seat is empty from now on."""
    if after is None:
        return {}
    return {seat: after.get(seat) for seat in {**before, **after} if before.get(seat) != after.get(seat)}
