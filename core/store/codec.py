"""Events and states as they are stored.

An event is a kind, a version and a JSON payload. When an event's payload changes, its class gets a higher `version`
and `UPCASTERS` gets the step from the old one, so that every game ever stored can be read.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Union

import msgspec

from core.engine import events, evolve, state
from core.engine.events import EVENTS, Event
from core.engine.state import GameState
from core.store.errors import StoreError

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]

UPCASTERS: dict[tuple[str, int], Upcaster] = {}

KINDS = {kind.__name__: kind for kind in EVENTS}
_ANY: Any = Union[EVENTS]  # noqa: UP007 - made of a tuple
_events = msgspec.json.Decoder(_ANY)
_states = msgspec.msgpack.Decoder(GameState)
_json = msgspec.json.Encoder()
_pack = msgspec.msgpack.Encoder()


def encode(event: Event) -> str:
    """The payload of an event; its `kind` is in it too."""
    return _json.encode(event).decode()


def decode(kind: str, version: int, payload: str) -> Event:
    """The event that was stored. Raises `StoreError` when this program cannot know what it means."""
    try:
        if kind in KINDS and version == KINDS[kind].version:
            return _events.decode(payload)
        return msgspec.convert(_upcast(kind, version, msgspec.json.decode(payload)), _ANY)
    except msgspec.MsgspecError as error:
        raise StoreError(f"a stored {kind} event (version {version}) cannot be read: {error}") from error


def _upcast(kind: str, version: int, payload: dict[str, Any]) -> dict[str, Any]:
    """The payload in its newest version; a step may also give the event a new `kind`."""
    while kind not in KINDS or version != KINDS[kind].version:
        step = UPCASTERS.get((kind, version))
        if step is None:
            raise StoreError(
                f"a stored event {kind!r} of version {version} is not known; was it written by a newer Omerta?"
            )
        payload = step(payload)
        kind, version = str(payload["kind"]), version + 1
    return payload


def normal(event: Event) -> Event:
    """The event as it will be when it is read back: mappings of any values come back as lists and texts."""
    return decode(type(event).__name__, type(event).version, encode(event))


# A snapshot only saves the replay of a log, so one that another fold has made is not read but made anew.
FOLD = hashlib.sha256(
    b"".join(Path(str(module.__file__)).read_bytes() for module in (events, state, evolve))
).hexdigest()[:16]


def pack(snapshot: GameState) -> bytes:
    """A state as a snapshot of this very fold."""
    return _pack.encode(snapshot)


def unpack(fold: str, snapshot: bytes) -> GameState | None:
    """The state of a snapshot, or `None` when it was made by another version of the fold."""
    return _states.decode(snapshot) if fold == FOLD else None
