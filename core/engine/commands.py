"""What may be asked of a game.

Every command carries `at`, the moment in milliseconds of Unix time: the kernel has no clock of its own. A player's
or host's command may carry `phase`, the id of the phase that it was meant for (`"day 2"`): when the game has moved on
it is refused with `closed`, so that a press on an old board, or a second one, never counts for a new phase.
"""

from msgspec import Struct


class Command(Struct, frozen=True, kw_only=True):
    """Anything asked of a game."""

    at: int


class Join(Command, frozen=True, kw_only=True):
    """Take a seat before the deal. `player` is the key of the seat for the whole game, `name` what people see."""

    player: str
    name: str


class Leave(Command, frozen=True, kw_only=True):
    """Give the seat back before the deal."""

    player: str


class Deal(Command, frozen=True, kw_only=True):
    """Close sign-up and deal `roles` (role ids in the order of the seats), as drawn by the shell."""

    roles: tuple[str, ...]
    setup: dict[str, object] = {}


class PlayerCommand(Command, frozen=True, kw_only=True):
    """Something a player asks for."""

    by: str
    phase: str | None = None


class Order(PlayerCommand, frozen=True, kw_only=True):
    """Use an ability; `ability="pass"` declines and takes back what was ordered. `args` are players and words."""

    ability: str
    args: tuple[str, ...] = ()


class Vote(PlayerCommand, frozen=True, kw_only=True):
    """Vote for `target` in a ballot; `None` abstains or takes the vote back."""

    target: str | None
    ballot: str = "vote"


class Answer(PlayerCommand, frozen=True, kw_only=True):
    """Answer the open question: the first word is the answer, the rest are its targets."""

    words: tuple[str, ...]


class HostCommand(Command, frozen=True, kw_only=True):
    """A command of the host: `limit 4h` is `verb="limit", args=("4h",)`."""

    verb: str
    args: tuple[str, ...] = ()
    phase: str | None = None


class TimePassed(Command, frozen=True, kw_only=True):
    """The clock has come to `at`. With `force` the open phase closes as its deadline would close it."""

    force: bool = False


class Outage(Command, frozen=True, kw_only=True):
    """Nobody could reach the game from `since` to `at`: the clock is set so that the same time is left."""

    since: int
