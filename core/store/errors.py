"""What can go wrong with the store, in one clear line each."""


class StoreError(Exception):
    """The store cannot be opened, read or written. The text is one line for the person who runs the bot."""


class Conflict(Exception):
    """Somebody else has written events of this game with the same numbers: read them and decide again."""
