"""Thousands of games fit into memory when what is equal in them is there once."""

from sys import intern

import msgspec
from msgspec.structs import replace

from core.engine.state import GameState, Seat

NOBODY: frozenset[str] = frozenset()  # even an empty set takes room

_options: dict[bytes, dict[str, object]] = {}
_marks: dict[str, int | str] = {}
_pack = msgspec.msgpack.Encoder(order="deterministic")


def lean(state: GameState) -> GameState:
    """The same state in less memory. Mappings are never changed in place, so games may share them."""
    return replace(
        state,
        options=_options.setdefault(_pack.encode(state.options), state.options),
        seats={intern(key): _lean_seat(seat) for key, seat in state.seats.items()},
        votes={
            intern(ballot): {intern(voter): intern(target) for voter, target in votes.items()}
            for ballot, votes in state.votes.items()
        },
        rooms=_lean_rooms(state.rooms),
        closed=_lean_rooms(state.closed),
        passed=state.passed or NOBODY,
        excused=state.excused or NOBODY,
    )


def _lean_rooms(rooms: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {intern(room): tuple(map(intern, members)) for room, members in rooms.items()}


def _lean_seat(seat: Seat) -> Seat:
    return replace(
        seat,
        player=intern(seat.player),
        role=intern(seat.role),
        team=intern(seat.team),
        cause=intern(seat.cause),
        died_in=intern(seat.died_in),
        shown=intern(seat.shown),
        marks=seat.marks or _marks,
    )
