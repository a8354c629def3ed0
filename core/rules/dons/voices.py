"""Commands to vagrants, and words that a Don has passed: what follows from an input at once (dons vag.4, gang.11)."""

from core.engine import events as e
from core.engine.phases import Decision
from core.engine.state import Seat
from core.rules.dons.day import BALLOT
from core.rules.dons.guards import word_of_the_room
from core.rules.dons.guns import DON, members, room
from core.rules.dons.limits import held_by

DONS = tuple(DON.values())
SPOKEN = {"night": ("shoot", "hide"), "day": ("voice",)}


def heed(d: Decision, event: e.Event) -> None:
    """Note what a Don passes, and cast the vote of a vagrant as his holder commands."""
    if isinstance(event, e.OrdersPassed) and d.state.seats[event.player].role in DONS:
        for ability in SPOKEN[d.state.phase]:
            d.emit(e.Marked(event.player, f"declined {ability}", d.state.phase_id))
    elif isinstance(event, e.OrderPlaced):
        if f"declined {event.ability}" in d.state.seats[event.player].marks:
            d.emit(e.Marked(event.player, f"declined {event.ability}", None))
        if event.ability == "voice":
            command(d, d.state.seats[event.player])


def command(d: Decision, holder: Seat) -> None:
    """vag.4: the room's word is cast in the vagrant's name, who is told of each change, not by whom."""
    name = room(holder.role)
    sharing = members(d.state, name) if name not in ("", "cops") else (holder,)
    orders = [(seat, placed) for seat in sharing if (placed := d.state.standing(seat.player, "voice"))]
    placed = word_of_the_room(d.state, name, orders, "voice")
    if placed is None:
        return
    target = placed.args[0]
    for vagrant in held_by(d.state, holder):
        if vagrant.marks.get("commanded") == target:
            continue
        was = d.state.votes.get(BALLOT, {}).get(vagrant.player)
        d.emit(e.Marked(vagrant.player, "commanded", target), e.Learned(vagrant.player, f"command {target}"))
        if was != target:
            d.emit(e.VoteCast(vagrant.player, target, BALLOT, was, d.state.options["ballot"] == "secret"))


def lapse(d: Decision) -> None:
    """The vote is lent for one day (vag.4)."""
    for seat in tuple(d.state.living()):
        for key in ("held", "commanded"):
            if key in seat.marks:
                d.emit(e.Marked(seat.player, key, None))
