"""Guns and rooms: who carries which gun, who shares it, and in what order they stand (dons base.4, gang.*, dep.6)."""

from collections.abc import Iterable

from core.engine.state import GameState, Seat

GUNS = {
    "dons-two": ("cop", "mafia", "maniac", "sniper", "zombie"),
    "dons-three": ("cop", "mafia", "manas", "sniper", "zombie"),
}
AVENGERS = ("wife", "mistress")
GANGS = ("mafia", "manas")
HOSTILE = frozenset({"mafia", "manas", "maniac", "sniper", "zombie"})
DRAG = "kamikaze"

DON = {"mafia": "don", "manas": "mana-don"}
PLAIN = {"mafia": "mafioso", "manas": "mana"}
GANG_ROLES = frozenset({*DON.values(), *PLAIN.values()})
COP_LINE = ("cop", "deputy")
BITERS = ("vampire", "werewolf")

GUN_OF = {
    "cop": "cop", "deputy": "cop", "don": "mafia", "mafioso": "mafia", "mana-don": "manas", "mana": "manas",
    "maniac": "maniac", "sniper": "sniper", "zombie": "zombie", "wife": "wife", "mistress": "mistress",
}  # fmt: skip
ROOM_OF_GUN = {"cop": "cops", "mafia": "mafia", "manas": "manas", "zombie": "zombie"}


def room(role: str) -> str:
    """The room that belongs to a role, or an empty text (8.14)."""
    return ROOM_OF_GUN.get(GUN_OF.get(role, ""), "")


def members(state: GameState, name: str) -> tuple[Seat, ...]:
    """The living who belong to a room, in seat order."""
    return tuple(seat for seat in state.living() if room(seat.role) == name)


def place_in_line(state: GameState, seat: Seat) -> int:
    """Where a player stands among the cops or the zombies: by seat, or where his mark says (dep.6, zombie.4)."""
    return int(seat.marks.get("line", list(state.seats).index(seat.player)))


def in_line(state: GameState, seats: Iterable[Seat]) -> list[Seat]:
    """Cops or zombies in the order of their line; a cop stands before all deputies (dep.6)."""
    return sorted(seats, key=lambda seat: (seat.role != "cop", place_in_line(state, seat)))


def last_in_line(state: GameState, seat: Seat, night: int) -> int:
    """The place of one who comes in this night: after all who were there, and after those of earlier nights."""
    return len(state.seats) * (1 + night) + list(state.seats).index(seat.player)


def head_of_line(state: GameState) -> Seat | None:
    """The cop, or the deputy who acts for him (dep.2)."""
    return next(iter(in_line(state, members(state, "cops"))), None)


def acting(state: GameState) -> Seat | None:
    """The acting cop: at night the one who was it when the night opened, if he lives (base.2)."""
    if state.phase in ("night", "dawn"):
        seat = state.seats.get(str(state.memory.get("acting", "")))
        return seat if seat and seat.alive else None
    return head_of_line(state)


def don(state: GameState, gang: str) -> Seat | None:
    """The living Don of a gang (gang.12, gang.13)."""
    return next(state.holders(DON[gang]), None)


def holders(state: GameState, gun: str) -> tuple[Seat, ...]:
    """The living who have a share in the gun: a room, or a lone shooter."""
    if gun in ROOM_OF_GUN:
        return members(state, ROOM_OF_GUN[gun])
    return tuple(state.holders(gun))


def carriers(state: GameState, gun: str) -> tuple[Seat, ...]:
    """Who carries the gun: the acting cop, the Don, the eldest zombie, the lone shooter (gang.12, wood.2)."""
    if gun in GANGS:
        found = don(state, gang=gun)
    elif gun == "cop":
        found = acting(state)
    elif gun == "zombie":
        found = next(iter(in_line(state, holders(state, gun))), None)
    else:
        return holders(state, gun)
    return (found,) if found else ()


def carried(state: GameState, seat: Seat) -> str:
    """The gun that this player carries, or an empty text."""
    gun = GUN_OF.get(seat.role, "")
    return gun if gun and seat.player in [s.player for s in carriers(state, gun)] else ""


def skips(state: GameState, gun: str) -> bool:
    """Whether the gun is lent to the woodman tonight (wood.5)."""
    return state.memory.get(f"skip {gun}") == state.number - (state.phase == "dawn")


def duties(state: GameState, seat: Seat) -> tuple[str, ...]:
    """The guns with which a woodman shoots in this night, or in the coming one (wood.5, wood.7)."""
    return tuple(gun for gun in GUNS[state.ruleset] if f"duty {gun}" in seat.marks)


def is_gangster(seat: Seat) -> bool:
    """Whether a player is a member of mafia or manas, Don or plain (base.6)."""
    return seat.role in GANG_ROLES
