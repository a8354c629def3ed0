"""Guards beside the heal: basements and the bonus (dons basement.*, walk.*, bonus.*)."""

from collections.abc import Sequence

from core.engine.effects import Shield
from core.engine.night import Night
from core.engine.state import GameState, Placed, Seat
from core.rules.dons.guns import DON, GANGS, ROOM_OF_GUN, in_line, members
from core.rules.dons.sheet import sheet_of

Named = tuple[Seat, Placed]


def declined(state: GameState, seat: Seat, ability: str) -> bool:
    """Whether a Don has passed this ability and named nobody since (gang.11)."""
    phase = f"night {state.number - 1}" if state.phase == "dawn" else state.phase_id
    return seat.marks.get(f"declined {ability}") == phase


def word_of_the_room(state: GameState, name: str, orders: Sequence[Named], ability: str) -> Placed | None:
    """The order of a room: the Don's word, or the eldest zombie's, else the last one (gang.11, cop.12, zombie.0.b)."""
    heads: list[Seat] = []
    if name in GANGS and state.options["gang-order"] != "last":
        heads = list(state.holders(DON[name]))
    elif name == "zombie":
        heads = in_line(state, members(state, name))[:1]
    for seat, placed in orders:
        if heads and seat.player == heads[0].player:
            return placed
    if name in GANGS and heads and declined(state, heads[0], ability):
        return None
    return max((placed for _, placed in orders), key=lambda placed: placed.number, default=None)


def hide(night: Night) -> None:
    """Each room with a basement hides one of its own; a lone shooter hides himself (basement.2, basement.4, walk.3)."""
    for name in ROOM_OF_GUN.values():
        if not night.start.memory.get(f"basement {name}"):
            continue
        orders = [(s, p) for s in members(night.start, name) if (p := night.start.standing(s.player, "hide"))]
        if placed := word_of_the_room(night.start, name, orders, "hide"):
            by = tuple(seat.player for seat, order in orders if order.args == placed.args)
            _shelter(night, name, by, placed.args[0])
    for seat in night.start.living():
        placed = night.start.standing(seat.player, "hide")
        if placed and seat.marks.get("basement"):
            _shelter(night, seat.player, (seat.player,), seat.player)


def _shelter(night: Night, store: str, by: tuple[str, ...], target: str) -> None:
    shield = Shield(by=by, ability="hide", target=target, clause="dons basement.2")
    night.shields.setdefault(target, []).append(shield)
    sheet_of(night).used.append(store)
    night.resolved(shield, "hides")


def bonus(night: Night) -> None:
    """The bearer of this game day's bonus is guarded (bonus.2, bonus.3)."""
    bearer = bearer_today(night.start, night.number)
    if bearer and night.start.seats[bearer].alive:
        shield = Shield(by=(), ability="bonus", target=bearer, clause="dons bonus.2")
        night.shields.setdefault(bearer, []).append(shield)


def bearer_today(state: GameState, day: int) -> str:
    """Who has the bonus on this game day, if anybody."""
    return str(state.memory.get("bonus", "")) if state.memory.get("bonus day") == day else ""


def walk(night: Night) -> None:
    """5.1.6, walk.2, walk.5: every gun that first aims at the carrier of the walking basement gets it."""
    sheet, carrier = sheet_of(night), night.start.memory.get("walking")
    sheet.gained = [shot for shot in sheet.fired if shot.target == carrier and not shot.lent]
