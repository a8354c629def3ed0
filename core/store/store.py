# pyright: standard
# Tortoise's own types are partly unknown.
"""The store: games, their logs and how far they have been told."""

from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Struct
from tortoise.context import TortoiseContext
from tortoise.exceptions import IntegrityError
from tortoise.transactions import in_transaction

from core.engine.events import Event, GameCreated
from core.engine.evolve import replay
from core.engine.state import GameState
from core.store import codec, models
from core.store.database import FAILURES, connect, reason
from core.store.errors import Conflict, StoreError
from core.store.people import People

CLOSED = "closed"


class Entry(Struct, frozen=True):
    """An event as it stands in the log: its number, counted from 1, and the moment of its decision."""

    number: int
    moment: int
    event: Event


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


class Store(People):
    """An open database. There is one in a process."""

    def __init__(self, context: TortoiseContext) -> None:
        self._context = context
        self._postgres = context.db().capabilities.dialect == "postgres"

    @classmethod
    async def open(cls, url: str = "", patience: int = 5000) -> "Store":
        """Open the database at `url` (see `connect`) and bring its tables up to date. Raises `StoreError`."""
        return cls(await connect(url, patience))

    async def close(self) -> None:
        """Close the database."""
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
            await self._insert(row.id, 1, (event,), game.moment)
        return row.id

    async def append(
        self, game: int, number: int, events: Sequence[Event], moment: int, users: Mapping[str, int] | None = None
    ) -> None:
        """Add events to a game's log, the first of them as `number`: all or none, in one transaction.

        `users`: who sits where from now on, in the same transaction. Raises `Conflict` when the numbers are taken.
        """
        if users is None:
            async with self._guarded():
                await self._insert(game, number, events, moment)  # a single statement is a transaction of its own
            return
        async with self._guarded(), in_transaction():
            await self._insert(game, number, events, moment)
            await models.SeatUser.filter(game_id=game).delete()
            await models.SeatUser.bulk_create(models.SeatUser(game_id=game, seat=s, user=u) for s, u in users.items())

    async def bookmark(self, bookmark: Bookmark) -> None:
        """Store how far a game has been told."""
        row: dict[str, Any] = {
            "status": bookmark.status,
            "moment": bookmark.moment,
            "deadline": bookmark.deadline,
            "published": bookmark.state.count,
            "fold": codec.FOLD,
            "snapshot": codec.pack(bookmark.state),
        }
        *marks, last = self._marks(len(row) + 1)
        assigned = ", ".join(f'"{column}"={mark}' for column, mark in zip(row, marks, strict=True))
        query = f'UPDATE "game" SET {assigned} WHERE "id"={last}'  # noqa: S608 - made of the names above
        async with self._guarded():
            await self._context.db().execute_query(query, [*row.values(), bookmark.game])

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

    async def beat(self, moment: int) -> None:
        """Remember that the bot was alive at this moment."""
        async with self._guarded():
            await models.Heartbeat.update_or_create(defaults={"moment": moment}, name="bot")

    # --- reading ------------------------------------------------------------------------------------------------

    async def last_beat(self) -> int | None:
        """The last moment that `beat` remembered."""
        async with self._guarded():
            found = await models.Heartbeat.get_or_none(name="bot")
        return found.moment if found else None

    async def live(self) -> list[Saved]:
        """All games that are not closed, in the order of their creation."""
        return await self._load(f"g.\"status\" <> '{CLOSED}'", [])

    async def load(self, game: int) -> Saved | None:
        """One game, closed or not; `None` when there is none."""
        return next(iter(await self._load(f'g."id" = {self._marks(1)[0]}', [game])), None)

    async def log(self, game: int, after: int = 0) -> tuple[Entry, ...]:
        """The log of a game, from the event that follows number `after`."""
        async with self._guarded():
            rows = (
                await models.Event.filter(game_id=game, number__gt=after)
                .order_by("number")
                .values_list("number", "moment", "kind", "version", "payload")
            )
        return tuple(Entry(number, moment, codec.decode(*stored)) for number, moment, *stored in rows)

    async def _load(self, which: str, values: list[Any]) -> list[Saved]:
        games = await self._select(
            'g."id", g."guild", g."theme", g."language", g."status", g."meta", g."moment", g."published", '
            f'g."deadline", g."fold", g."snapshot" FROM "game" g WHERE {which} ORDER BY g."id"',
            values,
        )
        tails = await self._grouped(
            'e."game_id", e."number", e."moment", e."kind", e."version", e."payload" FROM "event" e JOIN "game" g '
            f'ON g."id" = e."game_id" WHERE {which} AND e."number" > g."published" ORDER BY e."game_id", e."number"',
            values,
        )
        seats = await self._grouped(
            's."game_id", s."seat", s."user" FROM "seat_user" s JOIN "game" g ON g."id" = s."game_id" '
            f'WHERE {which} ORDER BY s."id"',
            values,
        )
        watchers = await self._grouped(
            f'w."game_id", w."user" FROM "watcher" w JOIN "game" g ON g."id" = w."game_id" WHERE {which}', values
        )
        loaded: list[Saved] = []
        for key, guild, theme, language, status, meta, moment, published, deadline, fold, snapshot in games:
            loaded.append(
                Saved(
                    id=key,
                    guild=guild,
                    theme=theme,
                    language=language,
                    status=status,
                    meta=msgspec.json.decode(meta),
                    moment=moment,
                    published=published,
                    deadline=deadline,
                    state=codec.unpack(fold, snapshot) or await self._replayed(key, published),
                    tail=[Entry(number, at, codec.decode(*stored)) for number, at, *stored in tails.get(key, ())],
                    users=dict(seats.get(key, ())),
                    watchers=frozenset(user for (user,) in watchers.get(key, ())),
                )
            )
        return loaded

    async def _replayed(self, game: int, published: int) -> GameState:
        """The state after event number `published`, from the log."""
        return replay(entry.event for entry in (await self.log(game))[:published])

    # --- plumbing -----------------------------------------------------------------------------------------------

    async def _insert(self, game: int, number: int, events: Sequence[Event], moment: int) -> None:
        values: list[Any] = []
        for offset, event in enumerate(events):
            kind = type(event)
            values += (game, number + offset, kind.__name__, kind.version, codec.encode(event), moment)
        marks = self._marks(len(values))
        rows = ", ".join(f"({', '.join(marks[i : i + 6])})" for i in range(0, len(marks), 6))
        columns = '"game_id", "number", "kind", "version", "payload", "moment"'
        await self._context.db().execute_query(f'INSERT INTO "event" ({columns}) VALUES {rows}', values)  # noqa: S608

    def _marks(self, count: int) -> list[str]:
        """The placeholders of that many values."""
        return [f"${i + 1}" for i in range(count)] if self._postgres else ["?"] * count

    async def _select(self, query: str, values: list[Any]) -> Iterable[Sequence[Any]]:
        async with self._guarded():
            _, rows = await self._context.db().execute_query(f"SELECT {query}", values)
        return (tuple(row) for row in rows)

    async def _grouped(self, query: str, values: list[Any]) -> dict[int, list[Any]]:
        """Rows without their first column, a game's id, by that id."""
        groups: dict[int, list[Any]] = {}
        for game, *row in await self._select(query, values):
            groups.setdefault(game, []).append(row)
        return groups

    @asynccontextmanager
    async def _guarded(self) -> AsyncGenerator[None]:
        """Tell a clash from a failure."""
        try:
            yield
        except IntegrityError as error:
            raise Conflict from error
        except FAILURES as error:
            raise StoreError(f"the database does not answer: {reason(error)}") from error


def _written(meta: Mapping[str, Any]) -> str:
    return msgspec.json.encode(meta).decode()
