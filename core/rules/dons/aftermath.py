"""What follows from deaths at once, by night and by day: rooms, a new Don, duties struck out, revenge (8.13, 8.14)."""

from collections.abc import Sequence

from core.engine import events as e
from core.engine.phases import Decision
from core.engine.rooms import following, room_of
from core.engine.state import GameState
from core.rules.dons.guns import AVENGERS, BITERS, DON, GANGS, GUN_OF, ROOM_OF_GUN, duties, head_of_line, members

# Who may come into a room of others: by a bite, found, turned, or shooting for one who is turned (8.12, fm.5).
COMERS = frozenset({*BITERS, "child", "sniper", "woodman"})


def follow(d: Decision) -> None:
    """All consequences of the deaths so far."""
    name_heirs(d)
    arrange_rooms(d)
    strike_duties(d)
    arm(d)


def show_death(d: Decision, player: str, role: str) -> None:
    """Announce the role and the cause of a death; one of the snitch or the child ends the nightly dawns (snitch.7)."""
    d.emit(e.DeathShown(player, role, d.state.seats[player].cause))
    if role in ("snitch", "child"):
        end_dawns(d)


def end_dawns(d: Decision) -> None:
    """Something that all can see has ended the dawns after every night (snitch.7)."""
    if "dawns" in d.state.memory:
        d.emit(e.Noted("dawns", None))


def name_heirs(d: Decision) -> None:
    """`heir: eldest`: a gang without a Don has a new one at once, its first living member by seat (gang.13)."""
    if d.state.options["heir"] != "eldest":
        return
    for gang in GANGS:
        living = members(d.state, gang)
        if living and not any(seat.role == DON[gang] for seat in living):
            d.emit(e.RoleChanged(living[0].player, DON[gang], gang), e.Learned(living[0].player, f"now {DON[gang]}"))


def arrange_rooms(d: Decision) -> None:
    """Who no longer belongs is out before anybody comes in; cops and zombies meet from the second one on (8.14).

    A newcomer sees the room from his coming on, and whoever is shut out must not learn who has come (were.7, vamp.6):
    so the room is a new one.
    """
    for name in ROOM_OF_GUN.values():
        room = room_of(name, d.state.rooms)
        belong = [seat.player for seat in members(d.state, name)]
        d.emit(*(e.RoomLeft(room, player) for player in d.state.rooms.get(room, ()) if player not in belong))
        coming = [player for player in belong if player not in d.state.rooms.get(room, ())]
        if coming and (name in GANGS or len(belong) > 1):
            if room in d.state.rooms:
                d.emit(e.RoomRenewed(room, following(room)))
                room = following(room)
            d.emit(*(e.RoomEntered(room, player) for player in coming))


def most_rooms(roster: Sequence[str]) -> int:
    """The most rooms that a game may open: one a side, and a new one for whoever may come into one later (8.14)."""
    sides = {gun for role in roster if (gun := GUN_OF.get(role)) in ROOM_OF_GUN}
    coming = sum(role in COMERS for role in roster)
    if "zombie" in roster:  # each simple citizen whom they hit, one who was bitten too
        coming += roster.count("citizen") + sum(role in BITERS for role in roster)
    return len(sides) + coming


def strike_duties(d: Decision) -> None:
    """wood.10: a duty is struck out when nobody living holds its gun; the skips stand."""
    for seat in d.state.holders("woodman"):
        for gun in duties(d.state, seat):
            if not any(GUN_OF.get(other.role) == gun for other in d.state.living()):
                d.emit(e.Marked(seat.player, f"duty {gun}", None), e.Learned(seat.player, f"duty off {gun}"))


def arm(d: Decision) -> None:
    """wife.1, mistress.2: when nobody of the cop line lives, wife and mistress may shoot from the next night on."""
    if "cop line" not in d.state.memory or head_of_line(d.state):
        return
    for seat in tuple(d.state.living()):
        if seat.role in AVENGERS and "armed" not in seat.marks:
            d.emit(e.Marked(seat.player, "armed", next_night(d.state)))
            if seat.role == "mistress":
                d.emit(e.Learned(seat.player, "role mistress"))
            d.emit(e.Learned(seat.player, "armed"))


def next_night(state: GameState) -> int:
    """The number of the next night to open."""
    return state.number + (state.phase == "night")
