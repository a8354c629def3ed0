"""A refused command is a value, never an exception."""

from msgspec import Struct


class Refused(Struct, frozen=True):
    """Why a command was not taken: a reason id of the rules page, and what the error text may name."""

    reason: str
    details: dict[str, str] = {}
