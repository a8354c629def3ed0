# pyright: standard
# Tortoise's own types are partly unknown.
"""The store: games, their logs and how far they have been told."""

from collections import defaultdict
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Struct
from tortoise.context import TortoiseContext
from tortoise.exceptions import IntegrityError
from tortoise.expressions import F, Q
from tortoise.transactions import in_transaction

from core.engine.events import Event, GameCreated
from core.engine.evolve import replay
from core.engine.state import GameState
from core.store import codec, models
from core.store.database import FAILURES, connect, reason
from core.store.errors import Conflict, StoreError
from core.store.people import People

CLOSED = "closed"
EVENT_COLUMNS = ("game_id", "number", "kind", "version", "payload", "moment")
ROWS_AT_ONCE = 1000  # databases limit the values in a statement
NOBODY: frozenset[int] = frozenset()
Row = tuple[Any, ...]
NO_SEATS: Mapping[str, int | None] = {}


class Entry(Struct, frozen=True):
    """An event as it stands in the log: its number, counted from 1, and the moment of its decision."""

    number: int
    moment: int
    event: Event


def entries(number: int, events: Iterable[Event], moment: int) -> list[Entry]:
    """Events that were decided together as entries, the first of them as `number`."""
    return [Entry(number + offset, moment, event) for offset, event in enumerate(events)]


class Saved(Struct, kw_only=True):
    """A game as it is stored.

    `state` is the state after event number `published`; the entries of `tail` came after it and wait to be told.
    `status` is `signup`, `playing`, `over` or `closed` as last bookmarked. `users` are the Discord users by seat.
    """

    id: int
    guild: int
    theme: str
    language: str
    status: str
    meta: dict[str, Any]
    moment: int
    published: int
    deadline: int | None
    state: GameState
    tail: list[Entry]
    users: dict[str, int]
    watchers: frozenset[int]


class Bookmark(Struct, frozen=True):
    """How far a game has been told: `state` is the state after the last event that was."""

    game: int
    status: str
    moment: int
    deadline: int | None
    state: GameState


BOT = "bot"  # whose heartbeat it is, where one process is all


class Store(People):
    """An open database. There is one in a process."""

    def __init__(self, context: TortoiseContext) -> None:
        self._context = context
        self._open = True
        self._postgres = context.db().capabilities.dialect == "postgres"

    @classmethod
    async def open(cls, url: str = "", patience: int = 5000) -> "Store":
        """Open the database at `url` (see `connect`) and bring its tables up to date. Raises `StoreError`."""
        return cls(await connect(url, patience))

    async def close(self) -> None:
        """Close the database. Whatever is asked of it afterwards is refused."""
        self._open = False
        await self._context.close_connections()

    # --- writing ------------------------------------------------------------------------------------------------

    async def create(self, game: Saved, event: GameCreated) -> int:
        """Store a new game that was opened by `event`, as told; `game.id` is not used. Gives the game's id."""
        async with self._guarded(), in_transaction():
            row = await models.Game.create(
                guild=game.guild,
                ruleset=game.state.ruleset,
                scenario=game.state.scenario,
                theme=game.theme,
                language=game.language,
                status=game.status,
                meta=_written(game.meta),
                moment=game.moment,
                published=game.published,
                deadline=game.deadline,
                fold=codec.FOLD,
                snapshot=codec.pack(game.state),
            )
            await self._insert(_rows(row.id, entries(1, [event], game.moment)))
        return row.id

    async def append(self, game: int, added: Sequence[Entry], seats: Mapping[str, int | None] = NO_SEATS) -> None:
        """Add entries to a game's log: all or none, in one transaction.

        `seats`: who sits from now on where that changes (`None`: nobody), in the same transaction. Raises `Conflict`
        when the numbers are taken.
        """
        rows = _rows(game, added)
        if not seats and len(rows) <= ROWS_AT_ONCE:
            async with self._guarded():
                await self._insert(rows)  # a single statement is a transaction of its own
            return
        taken = [
            models.SeatUser(game_id=game, seat=seat, user=user) for seat, user in seats.items() if user is not None
        ]
        async with self._guarded(), in_transaction():
            await self._insert(rows)
            await models.SeatUser.filter(game_id=game, seat__in=list(seats)).delete()
            await models.SeatUser.bulk_create(taken)

    async def append_all(self, logs: Mapping[int, Sequence[Entry]]) -> None:
        """Add entries to the logs of many games in one transaction."""
        rows = [row for game, added in logs.items() for row in _rows(game, added)]
        async with self._guarded(), in_transaction():
            await self._insert(rows)

    async def bookmark(self, bookmark: Bookmark) -> None:
        """Store how far a game has been told, unless it is closed."""
        row: dict[str, Any] = {
            "status": bookmark.status,
            "moment": bookmark.moment,
            "deadline": bookmark.deadline,
            "published": bookmark.state.count,
            "fold": codec.FOLD,
            "snapshot": codec.pack(bookmark.state),
        }
        *marks, game, closed = self._marks(len(row) + 2)
        assigned = ", ".join(f'"{column}"={mark}' for column, mark in zip(row, marks, strict=True))
        query = f'UPDATE "game" SET {assigned} WHERE "id"={game} AND "status"<>{closed}'  # noqa: S608 - made of the names above
        async with self._guarded():
            await self._context.db().execute_query(query, [*row.values(), bookmark.game, CLOSED])

    async def close_game(self, game: int) -> None:
        """The game is over and cleaned up: it is not loaded again."""
        async with self._guarded():
            await models.Game.filter(id=game).update(status=CLOSED, deadline=None)

    async def save_meta(self, game: int, meta: Mapping[str, Any]) -> None:
        """Store what the surfaces remember of a game."""
        async with self._guarded():
            await models.Game.filter(id=game).update(meta=_written(meta))

    async def watch(self, game: int, user: int) -> None:
        """Remember somebody who watches."""
        async with self._guarded():
            await models.Watcher.get_or_create(game_id=game, user=user)

    async def unwatch(self, game: int, user: int) -> None:
        """Forget somebody who watched."""
        async with self._guarded():
            await models.Watcher.filter(game_id=game, user=user).delete()

    async def beat(self, moment: int, name: str = BOT) -> None:
        """Remember that the bot was alive at this moment. Of several processes each has a `name` of its own."""
        async with self._guarded():
            if not await models.Heartbeat.filter(name=name).update(moment=moment):
                await models.Heartbeat.create(name=name, moment=moment)

    # --- reading ------------------------------------------------------------------------------------------------

    async def last_alive(self, name: str = BOT) -> int | None:
        """The last moment at which the bot is known to have been alive: by `beat`, or by what it wrote.

        Of one process among several only its own `beat` tells.
        """
        if name != BOT:
            async with self._guarded():
                beat = await models.Heartbeat.get_or_none(name=name)
            return beat.moment if beat else None
        live = ~Q(status=CLOSED)
        untold = Q(~Q(game__status=CLOSED), number__gt=F("game__published"))
        known = (models.Heartbeat.all(), models.Game.filter(live), models.Event.filter(untold))
        async with self._guarded():
            found = [await rows.order_by("-moment").first().values_list("moment") for rows in known]
        return max((row[0] for row in found if row), default=None)

    async def live(self, after: int = 0, count: int = 200) -> list[Saved]:
        """Up to `count` games that are not closed, in the order of their ids, from the one that follows `after`."""
        async with self._guarded():
            rows = models.Game.filter(~Q(status=CLOSED), id__gt=after).order_by("id").limit(count)
            return await self._load([key for (key,) in await rows.values_list("id")])

    async def load(self, game: int) -> Saved | None:
        """One game, closed or not; `None` when there is none."""
        async with self._guarded():
            return next(iter(await self._load([game])), None)

    async def log(self, game: int, after: int = 0) -> tuple[Entry, ...]:
        """The log of a game, from the event that follows number `after`."""
        async with self._guarded():
            rows = await models.Event.filter(game_id=game, number__gt=after).order_by("number").values_list(*_ENTRY)
        return tuple(map(_entry, rows))

    async def _load(self, ids: list[int]) -> list[Saved]:
        untold = Q(number__gt=F("game__published")) | ~Q(game__fold=codec.FOLD)
        events = models.Event.filter(untold, game_id__in=ids).order_by("game_id", "number")
        seats = models.SeatUser.filter(game_id__in=ids).order_by("id")
        watchers = models.Watcher.filter(game_id__in=ids)
        logs = _grouped(await events.values_list("game_id", *_ENTRY))
        users = _grouped(await seats.values_list("game_id", "seat", "user"))
        watching = _grouped(await watchers.values_list("game_id", "user"))
        return [
            _saved(row, [_entry(entry) for entry in logs[row.id]], users[row.id], watching[row.id])
            for row in await models.Game.filter(id__in=ids).order_by("id")
        ]

    # --- plumbing -----------------------------------------------------------------------------------------------

    async def _insert(self, rows: Sequence[Row]) -> None:
        """Add rows to the events, in as few statements as databases allow."""
        width = len(EVENT_COLUMNS)
        columns = ", ".join(f'"{column}"' for column in EVENT_COLUMNS)
        for some in (rows[start : start + ROWS_AT_ONCE] for start in range(0, len(rows), ROWS_AT_ONCE)):
            marks = self._marks(len(some) * width)
            places = ", ".join(f"({', '.join(marks[i : i + width])})" for i in range(0, len(marks), width))
            query = f'INSERT INTO "event" ({columns}) VALUES {places}'  # noqa: S608 - made of the names above
            await self._context.db().execute_query(query, [value for row in some for value in row])

    def _marks(self, count: int) -> list[str]:
        """The placeholders of that many values."""
        return [f"${i + 1}" for i in range(count)] if self._postgres else ["?"] * count

    @asynccontextmanager
    async def _guarded(self) -> AsyncGenerator[None]:
        """Tell a clash from a failure."""
        if not self._open:
            raise StoreError("the database is closed")
        try:
            yield
        except IntegrityError as error:
            raise Conflict from error
        except FAILURES as error:
            raise StoreError(f"the database does not answer: {reason(error)}") from error


def _rows(game: int, added: Iterable[Entry]) -> list[Row]:
    """What is stored of entries, by `EVENT_COLUMNS`."""
    return [
        (game, entry.number, type(entry.event).__name__, entry.event.version, codec.encode(entry.event), entry.moment)
        for entry in added
    ]


def _written(meta: Mapping[str, Any]) -> str:
    return msgspec.json.encode(meta).decode()


_ENTRY = ("number", "moment", "kind", "version", "payload")


def _entry(row: Sequence[Any]) -> Entry:
    number, moment, kind, version, payload = row
    return Entry(number, moment, codec.decode(kind, version, payload))


def _saved(row: models.Game, log: list[Entry], users: list[Any], watching: list[Any]) -> Saved:
    """A game from its row and from its untold events, or from all if the snapshot is of another fold."""
    state = codec.unpack(row.fold, row.snapshot)
    return Saved(
        id=row.id,
        guild=row.guild,
        theme=row.theme,
        language=row.language,
        status=row.status,
        meta=msgspec.json.decode(row.meta),
        moment=row.moment,
        published=row.published,
        deadline=row.deadline,
        state=state or replay(entry.event for entry in log[: row.published]),
        tail=[entry for entry in log if entry.number > row.published],
        users=dict(users),
        watchers=frozenset(user for (user,) in watching) if watching else NOBODY,
    )


def _grouped(rows: Iterable[Sequence[Any]]) -> defaultdict[int, list[Any]]:
    """Rows without their first column, a game's id, by that id."""
    groups: defaultdict[int, list[Any]] = defaultdict(list)
    for game, *row in rows:
        groups[game].append(row)
    return groups
