"""Names of private rooms: `mafia` is the room of a side; when it is renewed, `mafia 2`, `mafia 3` and so on follow."""

from collections.abc import Iterable


def side(room: str) -> str:
    """The side to which a room belongs."""
    return room.partition(" ")[0]


def turn(room: str) -> int:
    """Which room of its side it is, counted from 1."""
    return int(room.partition(" ")[2] or 1)


def following(room: str) -> str:
    """The name of the room that takes its place."""
    return f"{side(room)} {turn(room) + 1}"


def room_of(name: str, rooms: Iterable[str]) -> str:
    """The open room of a side among these; if it has none, the one that it would have first."""
    return next((room for room in rooms if side(room) == name), name)
