"""The sheet of a night: what its steps note for each other, all of it judged by the roles at nightfall (base.2)."""

from dataclasses import dataclass, field

from core.engine.effects import Attack
from core.engine.night import Night
from core.engine.state import Seat
from core.rules.dons.guns import room

REMOVED = "removed"  # the mark of who was removed in a dawn, before the results of its night are told


class Shot(Attack, frozen=True, kw_only=True):
    """A shot of a gun, in its owner's hand or `lent` to the woodman; a drag is a shot too (base.4, kam.3)."""

    gun: str
    lent: bool = False


@dataclass(frozen=True, slots=True)
class Fate:
    """What the matrices say of a player who was hit: the code, who kills, and who would kill if there were no guard."""

    code: str
    killers: frozenset[str]
    fatal: frozenset[str]


Hits = dict[str, Shot]


@dataclass(slots=True)
class Sheet:
    """The notes of one night. Guns and players go by their ids."""

    ordered: list[Shot] = field(default_factory=list[Shot])
    blocked: list[Shot] = field(default_factory=list[Shot])
    void: list[Shot] = field(default_factory=list[Shot])
    hits: dict[str, Hits] = field(default_factory=dict[str, Hits])  # target -> gun -> shot
    fates: dict[str, Fate] = field(default_factory=dict[str, Fate])
    deaths: dict[str, set[str]] = field(default_factory=dict[str, set[str]])  # player -> causes
    left: dict[str, str] = field(default_factory=dict[str, str])  # the roles as guns and vampire leave them
    turned: dict[str, str] = field(default_factory=dict[str, str])  # target -> the gun that brings him into its room
    becomes: dict[str, str] = field(default_factory=dict[str, str])  # biter -> his new role
    bitten: dict[str, str] = field(default_factory=dict[str, str])  # victim -> the biter who took the role
    hidden: set[str] = field(default_factory=set[str])  # whose role is not shown if they die
    taken: dict[str, str] = field(default_factory=dict[str, str])  # vagrant -> who commands his vote
    gained: list[Shot] = field(default_factory=list[Shot])  # shots that found the walking basement
    used: list[str] = field(default_factory=list[str])  # rooms and players who used one
    asked: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])  # gang -> names it bought

    def die(self, player: str, *causes: str) -> None:
        """A player dies of these causes, among others."""
        self.deaths.setdefault(player, set()).update(causes)

    def hit(self, player: str) -> Hits:
        """The shots that hit a player, by gun."""
        return self.hits.get(player, {})

    @property
    def fired(self) -> list[Shot]:
        """The shots that no block stopped, void ones among them."""
        return [shot for shot in self.ordered if shot not in self.blocked]


def sheet_of(night: Night) -> Sheet:
    """The sheet of this night."""
    return night.notes(Sheet)


def told_as(shot: Shot) -> str:
    """Under which name a shot appears in causes and in the report (10)."""
    return "woodman" if shot.lent else shot.gun


def guarded(night: Night, player: str) -> bool:
    """Whether a heal, a basement or the bonus guards a player tonight (5.1.4)."""
    return player in night.shields


def lives(night: Night, player: str) -> bool:
    """Whether a player lives when the night is done, as far as it has come."""
    return night.start.seats[player].alive and player not in sheet_of(night).deaths


def role_after(night: Night, player: str) -> str:
    """The role of a player when the night is done; the dead keep theirs (8.12)."""
    sheet, seat = sheet_of(night), night.start.seats[player]
    if not lives(night, player):
        return seat.role
    return sheet.becomes.get(player) or sheet.left.get(player) or seat.role


def heir(night: Night, player: str) -> str:
    """Who has the place of a player in the end: himself, his biter, or the werewolf who bit that one (were.8)."""
    bitten = sheet_of(night).bitten
    biter = bitten.get(player, player)
    return bitten.get(biter, biter)


def stays(night: Night, seat: Seat) -> bool:
    """Whether a player is still alive and in his room, or at his lone gun, when the night is done (tell.1)."""
    if not lives(night, seat.player) or seat.player in sheet_of(night).bitten:
        return False
    return not room(seat.role) or room(role_after(night, seat.player)) == room(seat.role)


def by_role(night: Night, role: str) -> list[Seat]:
    """Those who have the role when the night is done and live, with their seats at nightfall."""
    return [
        seat for seat in night.start.living() if lives(night, seat.player) and role_after(night, seat.player) == role
    ]
