"""Who may know of an event."""

from msgspec import Struct


class Audience(Struct, frozen=True, array_like=True, omit_defaults=True):
    """The people who may know of an event while the game runs; after its end everything is told.

    `everyone` is everybody on the server; `seats` are single players; `room` means those who are in that private room
    when the event happens; `host` is the host's own log.
    """

    everyone: bool = False
    seats: tuple[str, ...] = ()
    room: str = ""
    host: bool = False


EVERYONE = Audience(everyone=True)
NOBODY = Audience()
HOST = Audience(host=True)


def only(*seats: str) -> Audience:
    """Just these players."""
    return Audience(seats=seats)


def room(name: str) -> Audience:
    """Those who are in the room at that moment."""
    return Audience(room=name)
