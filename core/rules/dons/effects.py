"""What a night comes to: deaths, new roles with their papers, lent guns, votes, basements (dons 5.1.15, 8.12, 8.13)."""

from core.engine import events as e
from core.engine.night import Night
from core.engine.state import Seat
from core.rules.dons.fates import SKIPS, of_shooter
from core.rules.dons.guns import AVENGERS, GANGS, GUN_OF, ROOM_OF_GUN, last_in_line, place_in_line, room
from core.rules.dons.matrices import LENT
from core.rules.dons.roles import TEAM_OF
from core.rules.dons.sheet import REMOVED, by_role, heir, lives, role_after, sheet_of
from core.rules.dons.vocabulary import joined

# What belongs to an office and goes with it to a biter (base.7, 8.13).
PAPERS = ("heal ", "defend ", "bar ", "admit ", "spent ", "armed")


def take_effect(night: Night) -> None:
    """5.1.15: deaths, new roles, duties, votes and basements take effect."""
    count_limits(night)
    for player, causes in sheet_of(night).deaths.items():
        if REMOVED in night.start.seats[player].marks:
            continue  # he is dead already
        told = causes - {"inactive"} or causes  # day.13: the night's cause stands
        night.emit(e.Died(player, joined(told), night.during))
    for seat in night.start.living():
        change(night, seat)
    lend(night)
    for vagrant, holder in sheet_of(night).taken.items():
        night.emit(e.Marked(vagrant, "held", holder))
    move_basements(night)
    for gang in GANGS:
        if found_child(night, gang):
            night.emit(e.Noted(f"found {gang}", 1))
    for seat in by_role(night, "kamikaze"):
        placed = night.start.standing(seat.player, "drag")
        mark(night, seat.player, "drag", placed.args[0] if placed else None)


def mark(night: Night, player: str, key: str, value: int | str | None) -> None:
    """Set a mark or take it away, if that changes anything."""
    if night.state.seats[player].marks.get(key) != value:
        night.emit(e.Marked(player, key, value))


# --- limits and papers --------------------------------------------------------------------------------------------


def count_limits(night: Night) -> None:
    """base.7, wood.3, wife.4: a choice counts when the night closes with it; a shot of revenge when it was fired."""
    for seat in night.start.living():
        if seat.role == "doctor" and (placed := night.start.standing(seat.player, "heal")):
            key = f"heal {placed.args[0]}"
            night.emit(e.Marked(seat.player, key, int(seat.marks.get(key, 0)) + 1))
        if seat.role == "woodman" and night.start.standing(seat.player, "block"):
            night.emit(e.Marked(seat.player, "spent block", 1))
    for shot in sheet_of(night).fired:
        if shot.gun in AVENGERS:
            night.emit(e.Marked(shot.by[0], "spent avenge", 1))


def change(night: Night, seat: Seat) -> None:
    """The new role of a player who lives, with the papers of the office that he took (8.12, 8.13)."""
    role = role_after(night, seat.player)
    if not lives(night, seat.player) or role == seat.role:
        return
    night.emit(e.RoleChanged(seat.player, role, TEAM_OF[role]))
    lost = (victim for victim in sheet_of(night).bitten if heir(night, victim) == seat.player)
    if victim := next((victim for victim in lost if night.start.seats[victim].role == role), ""):
        hand_over(night, victim, seat.player)
    elif room(role) in ("cops", "zombie"):
        mark(night, seat.player, "line", last_in_line(night.start, seat, night.number))


def hand_over(night: Night, old: str, new: str) -> None:
    """The papers of an office go to the biter who took it (base.7, dep.6)."""
    if room(night.start.seats[old].role) in ("cops", "zombie"):
        mark(night, new, "line", place_in_line(night.start, night.start.seats[old]))
    for key, value in night.state.seats[old].marks.items():
        if key.startswith(PAPERS):
            mark(night, old, key, None)
            mark(night, new, key, value)


def found_child(night: Night, gang: str) -> bool:
    """Whether the gang has found its child tonight: the child itself, not a biter in its place (child.2, 8.12.3)."""
    sheet = sheet_of(night)
    return any(
        gun == gang
        and night.start.seats[player].role == "child"
        and lives(night, player)
        and player not in sheet.bitten
        for player, gun in sheet.turned.items()
    )


# --- lent guns ----------------------------------------------------------------------------------------------------


def has_holder(night: Night, gun: str) -> bool:
    """Whether somebody living has a share in the gun when the night is done (wood.10)."""
    living = (seat.player for seat in night.start.living() if lives(night, seat.player))
    return any(GUN_OF.get(role_after(night, player)) == gun for player in living)


def lend(night: Night) -> None:
    """Guns that hit the woodman off duty skip the next night; whoever is the woodman then shoots with them (wood.5)."""
    for seat in night.start.living():
        for key in seat.marks:
            if key.startswith("duty "):
                mark(night, seat.player, key, None)
    for key, until in night.start.memory.items():
        if key.startswith("skip ") and until == night.number:
            night.emit(e.Noted(key, None))
    for shot in sheet_of(night).fired:
        if of_shooter(night, shot) != SKIPS or not has_holder(night, shot.gun):
            continue
        night.emit(e.Noted(f"skip {shot.gun}", night.number + 1))
        if woodman := new_woodman(night, shot.target):
            deputy = shot.gun == "cop" and night.start.seats[shot.by[0]].role == "deputy"
            mark(night, woodman, f"duty {shot.gun}", "deputy" if deputy else 1)


def new_woodman(night: Night, hit: str) -> str:
    """Who has the duty of the woodman who was hit: himself, a biter who took his role, or nobody (wood.8, 8.13)."""
    if sheet_of(night).fates[hit].code != LENT:
        return ""
    holder = heir(night, hit)
    return holder if lives(night, holder) and role_after(night, holder) == "woodman" else ""


# --- basements ----------------------------------------------------------------------------------------------------


def move_basements(night: Night) -> None:
    """Used ones are spent, walking ones have an owner, and who joins a room brings his own (walk.2 to walk.4)."""
    sheet = sheet_of(night)
    for owner in sheet.used:
        add_basement(night, owner, -1)
    for shot in sheet.gained:
        add_basement(night, ROOM_OF_GUN.get(shot.gun, shot.by[0]), 1)
    if sheet.gained:
        night.emit(e.Noted("walking", None))
    for seat in night.state.living():
        left = int(seat.marks.get("basement", 0))
        if left and room(seat.role):
            mark(night, seat.player, "basement", None)
            add_basement(night, room(seat.role), left)


def add_basement(night: Night, owner: str, number: int) -> None:
    """Basements of a room stand in the memory of the game, those of a lone shooter on his seat."""
    if owner in night.start.seats:
        left = int(night.state.seats[owner].marks.get("basement", 0))
        mark(night, owner, "basement", left + number)
    else:
        left = int(night.state.memory.get(f"basement {owner}", 0))
        night.emit(e.Noted(f"basement {owner}", left + number))
