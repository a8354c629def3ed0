"""The state of one game: plain, immutable data. Only `evolve` makes a new one."""

from collections.abc import Iterator

from msgspec import Struct

SIGNUP, OVER = "signup", "over"


class Placed(Struct, frozen=True):
    """A standing order. `number` tells which of two came later."""

    ability: str
    args: tuple[str, ...]
    slot: str
    number: int


class Question(Struct, frozen=True):
    """An open question: its id, the words that answer it, and the targets that go with some of them.

    `silence`: the answer that stands without another.
    """

    id: str
    answers: tuple[str, ...]
    targeted: tuple[str, ...]
    targets: tuple[str, ...]
    silence: tuple[str, ...] = ()


class Seat(Struct, frozen=True):
    """A seat at the table; `player` is its key for the whole game. `died_in` is a phase id, e.g. `night 2`."""

    player: str
    name: str
    role: str = ""
    team: str = ""
    alive: bool = True
    cause: str = ""
    died_in: str = ""
    shown: str = ""
    marks: dict[str, int | str] = {}


class Clock(Struct, frozen=True):
    """The game clock. It showed `game` at the moment `anchor`, and has run since unless it was `stopped`.

    `anchor` is Unix time, all else game time, in milliseconds. `moments` belong to the open phase's time scheme;
    `resting` is the calendar's pause as last noted at `noted`.
    """

    anchor: int = 0
    game: int = 0
    stopped: str = ""
    opened: int = 0
    opened_at: int = 0
    deadline: int | None = None
    held: bool = False
    reason: str = ""
    moments: dict[str, int] = {}
    reminders: int = 0
    resting: bool = False
    noted: int = 0


class GameState(Struct, frozen=True):
    """Everything about a game that the rules may ask. Mappings are never changed in place.

    `closed` are the rooms that were renewed, with those who were in them by then.
    """

    ruleset: str
    scenario: str = ""
    options: dict[str, object] = {}
    custom: dict[str, object] = {}
    seats: dict[str, Seat] = {}
    phase: str = SIGNUP
    number: int = 0
    orders: dict[str, tuple[Placed, ...]] = {}
    passed: frozenset[str] = frozenset()
    votes: dict[str, dict[str, str]] = {}
    excused: frozenset[str] = frozenset()
    questions: dict[str, Question] = {}
    answers: dict[str, tuple[str, ...]] = {}
    draws: dict[str, str] = {}
    memory: dict[str, int | str] = {}
    rooms: dict[str, tuple[str, ...]] = {}
    closed: dict[str, tuple[str, ...]] = {}
    clock: Clock = Clock()
    winners: tuple[str, ...] = ()
    count: int = 0

    @property
    def phase_id(self) -> str:
        """The open phase as cases and buttons name it: `signup`, `night 0`, `day 2`, `over`."""
        return self.phase if self.phase in (SIGNUP, OVER) else f"{self.phase} {self.number}"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    def living(self, team: str | None = None) -> Iterator[Seat]:
        """The living players (of a team), in seat order."""
        return (s for s in self.seats.values() if s.alive and (team is None or s.team == team))

    def holders(self, role: str) -> Iterator[Seat]:
        """The living holders of a role, in seat order."""
        return (s for s in self.seats.values() if s.alive and s.role == role)

    def standing(self, player: str, ability: str) -> Placed | None:
        """The player's standing order of this ability, if any."""
        for placed in self.orders.get(player, ()):
            if placed.ability == ability:
                return placed
        return None

    def room_of(self, player: str) -> str:
        """The private room that a player is in, or an empty text."""
        return next((name for name, members in self.rooms.items() if player in members), "")
