"""Where games are kept: an append-only log of events for each game, and a few plain tables around it."""

from core.store.errors import Conflict, StoreError
from core.store.people import Profile
from core.store.store import CLOSED, Bookmark, Entry, Saved, Store, entries

__all__ = ["CLOSED", "Bookmark", "Conflict", "Entry", "Profile", "Saved", "Store", "StoreError", "entries"]
