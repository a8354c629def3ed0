"""What can have happened, in the past tense. The list of a game's events is the game.

An event is plain data. `audience()` says who may know of it while the game runs; what is addressed to nobody is told in
the final story. `at` on phases and clocks is Unix time in milliseconds; game time is milliseconds of the game clock.
"""

from typing import ClassVar

from msgspec import Struct

from core.engine.audience import EVERYONE, HOST, NOBODY, Audience, only, room


class Event(Struct, frozen=True, tag_field="kind", tag=True, omit_defaults=True):
    """Anything that happened. `version` grows when the payload changes; the store upcasts old ones."""

    version: ClassVar[int] = 1

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return NOBODY


class PublicEvent(Event, frozen=True):
    """Something that all may know."""

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return EVERYONE


class SeatEvent(Event, frozen=True):
    """Something that only the player concerned may know."""

    player: str

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return only(self.player)


# --- sign-up and deal ---------------------------------------------------------------------------------------------


class GameCreated(PublicEvent, frozen=True):
    """A game was opened for sign-up. `options` holds every option, settled; `custom` the scenario of a custom game."""

    ruleset: str
    scenario: str = ""
    options: dict[str, object] = {}
    custom: dict[str, object] = {}


class PlayerJoined(PublicEvent, frozen=True):
    """A seat was taken."""

    player: str
    name: str


class PlayerLeft(PublicEvent, frozen=True):
    """A seat was given back before the deal."""

    player: str


class SetUp(Event, frozen=True):
    """What was decided for this game before play, as it was given to the deal."""

    setup: dict[str, object]


class RoleDealt(SeatEvent, frozen=True):
    """A player got a role. `shown` is the role that the player is told, where it differs."""

    role: str
    team: str
    shown: str = ""


class RoomEntered(Event, frozen=True):
    """A player was let into a private room."""

    room: str
    player: str

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return room(self.room)


class RoomLeft(Event, frozen=True):
    """A player was let out of a private room."""

    room: str
    player: str

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return room(self.room)


class RoomRenewed(Event, frozen=True):
    """A private room was closed, and those in it go on `into` a new one, where nothing is written yet."""

    room: str
    into: str

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return room(self.into)


# --- phases, clock ------------------------------------------------------------------------------------------------


class PhaseOpened(PublicEvent, frozen=True):
    """A phase began at the moment `at`, when the game clock showed `game`.

    `keeps`: it continues the phase before (a question is open), so orders, votes and answers stay. `lodged`: of another
    phase only the orders in these slots stay.
    """

    phase: str
    number: int
    at: int
    game: int
    keeps: bool = False
    lodged: tuple[str, ...] = ()


class PhaseClosed(PublicEvent, frozen=True):
    """A phase came to its end at the moment `at`."""

    phase: str
    number: int
    at: int


class DeadlineSet(PublicEvent, frozen=True):
    """The open phase closes at `deadline` (game time; `None`: open end), because of `reason`.

    `held` means that the moment is already there but the clock stands still: the phase closes when it moves on.
    """

    deadline: int | None
    reason: str
    held: bool = False


class ClockNoted(Event, frozen=True):
    """A moment that the time scheme remembers (`limit`, `complete`, `extra`), in game time; `None` forgets it."""

    key: str
    value: int | None


class ClockStopped(PublicEvent, frozen=True):
    """The game clock stopped at the moment `at`, showing `game`: by the host, an outage or the calendar."""

    at: int
    game: int
    reason: str


class ClockStarted(PublicEvent, frozen=True):
    """The game clock runs again from the moment `at`, showing `game`."""

    at: int
    game: int
    reason: str


class PauseNoted(PublicEvent, frozen=True):
    """A pause of the calendar began or ended at `at`; the clock reckons with it by itself."""

    at: int
    began: bool


class Reminded(Event, frozen=True):
    """Those who are late were reminded, each in private, or the host, when nobody is named.

    `part` counts the reminders of the phase.
    """

    players: tuple[str, ...]
    part: int

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return only(*self.players)


# --- inputs -------------------------------------------------------------------------------------------------------


class OrderPlaced(Event, frozen=True):
    """An order was accepted and replaces what stood in its `slot`. `room`: a gang sees its members' choices."""

    player: str
    ability: str
    args: tuple[str, ...] = ()
    slot: str = "act"
    room: str = ""
    public: bool = False

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return Audience(everyone=self.public, seats=(self.player,), room=self.room)


class OrdersPassed(Event, frozen=True):
    """A player declined openly: nothing of what he ordered in this phase stands."""

    player: str
    room: str = ""
    public: bool = False

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return Audience(everyone=self.public, seats=(self.player,), room=self.room)


class OrdersLapsed(SeatEvent, frozen=True):
    """Standing orders were taken away, because their target left the game or their sender did."""

    slots: tuple[str, ...]


class VoteCast(Event, frozen=True):
    """A vote was accepted; `target=None` takes it back. `was` is the vote that it replaces."""

    player: str
    target: str | None
    ballot: str = "vote"
    was: str | None = None
    secret: bool = False

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return only(self.player) if self.secret else EVERYONE


class VoteLapsed(Event, frozen=True):
    """A vote is void because its target or its voter left the game; `excused`: silence will not count against him."""

    player: str
    ballot: str = "vote"
    excused: bool = True
    secret: bool = False

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return only(self.player) if self.secret else EVERYONE


class QuestionAsked(SeatEvent, frozen=True):
    """A question waits for a player. `answers` are the words; `targets` go with the words in `targeted`.

    `silence`: the answer that stands without another, where the player has given one before.
    """

    question: str
    answers: tuple[str, ...]
    targeted: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    silence: tuple[str, ...] = ()


class QuestionAnswered(SeatEvent, frozen=True):
    """A question was answered; the answer is final."""

    question: str
    words: tuple[str, ...]


class QuestionLapsed(SeatEvent, frozen=True):
    """A question was closed without an answer."""

    question: str


class Drawn(Event, frozen=True):
    """Chance gave `outcome` to the draw `name`."""

    name: str
    outcome: str


# --- outcomes -----------------------------------------------------------------------------------------------------


class BallotCounted(PublicEvent, frozen=True):
    """A ballot closed. `votes` are voter and target, `own` the silent voters, `leaders` the most voted."""

    ballot: str
    votes: tuple[tuple[str, str], ...]
    own: tuple[str, ...]
    tally: tuple[tuple[str, int], ...]
    leaders: tuple[str, ...]


class LastWordGiven(PublicEvent, frozen=True):
    """The condemned player has a last word before the execution."""

    player: str


class Executed(PublicEvent, frozen=True):
    """A ballot's outcome is final: this player is executed, or nobody."""

    player: str | None


class Died(Event, frozen=True):
    """A player left the game by `cause` (several joined by `+`) in the phase `during`, e.g. `night 2`."""

    player: str
    cause: str
    during: str


class DeathShown(PublicEvent, frozen=True):
    """A death was announced with the role (or `hidden`), and with its cause where the rules tell it."""

    player: str
    role: str
    cause: str = ""


class RoleChanged(Event, frozen=True):
    """A player's role or team changed. Whoever may know of it is told by facts."""

    player: str
    role: str
    team: str


class Marked(Event, frozen=True):
    """A lasting mark on a player (`infected`, `beaten`, …) was set, or taken away by `None`."""

    player: str
    mark: str
    value: int | str | None


class Noted(Event, frozen=True):
    """The rules remember a value of the whole game, or forget it by `None`."""

    key: str
    value: int | str | None


class Learned(SeatEvent, frozen=True):
    """A player was told a fact of the ruleset's vocabulary, e.g. `Boris is doctor`."""

    fact: str


class Announced(PublicEvent, frozen=True):
    """A fact was announced to all."""

    fact: str


class Resolved(Event, frozen=True):
    """What became of an act, for the final story and for "why": `result` is a word of the ruleset, with its clause."""

    step: str
    by: tuple[str, ...]
    ability: str
    target: str
    result: str
    clause: str


# --- host and end -------------------------------------------------------------------------------------------------


class HostActed(Event, frozen=True):
    """The host used a command; all may know of it unless it is only logged."""

    verb: str
    args: tuple[str, ...] = ()
    logged: bool = False

    def audience(self) -> Audience:
        """Who may know of it while the game runs."""
        return HOST if self.logged else EVERYONE


class SeatReplaced(PublicEvent, frozen=True):
    """A seat was handed to a new player, who appears as `name`."""

    player: str
    name: str


class GameOver(PublicEvent, frozen=True):
    """The game ended. `winners` are team ids, or `draw`; `stopped`: the host ended it and it counts for nobody."""

    winners: tuple[str, ...]
    clause: str = ""
    stopped: bool = False


EVENTS: tuple[type[Event], ...] = (
    GameCreated, PlayerJoined, PlayerLeft, SetUp, RoleDealt, RoomEntered, RoomLeft, RoomRenewed,
    PhaseOpened, PhaseClosed, DeadlineSet, ClockNoted, ClockStopped, ClockStarted, PauseNoted, Reminded,
    OrderPlaced, OrdersPassed, OrdersLapsed, VoteCast, VoteLapsed,
    QuestionAsked, QuestionAnswered, QuestionLapsed, Drawn,
    BallotCounted, LastWordGiven, Executed, Died, DeathShown, RoleChanged, Marked, Noted, Learned, Announced, Resolved,
    HostActed, SeatReplaced, GameOver,
)  # fmt: skip
