"""Deaths outside the night's resolver: what a necromancer takes with him, and how the dead are announced."""

from core.engine import events as e
from core.engine.phases import Decision
from core.engine.state import GameState


def bind_zombies(state: GameState, during: str) -> list[e.Event]:
    """4.9g: what happens when the necromancer has died: the zombies die with him, the infected are cured."""
    events: list[e.Event] = [e.Died(s.player, "bound", during) for s in state.holders("zombie")]
    events += [e.Marked(s.player, "infected", None) for s in state.seats.values() if "infected" in s.marks]
    return events


def die(d: Decision, deaths: dict[str, str], during: str) -> None:
    """Deaths (player -> cause) of one moment outside the night."""
    before = d.state
    d.emit(*(e.Died(player, cause, during) for player, cause in deaths.items()))
    if any(before.seats[player].role == "necromancer" for player in deaths):
        d.emit(*bind_zombies(d.state, during))


def show_deaths(d: Decision, before: GameState) -> None:
    """Announce all who have died since `before` with their roles, in seat order, and let them out of their rooms."""
    for seat in d.state.seats.values():
        if not seat.alive and before.seats[seat.player].alive:
            d.emit(e.DeathShown(seat.player, seat.role))
            if room := d.state.room_of(seat.player):
                d.emit(e.RoomLeft(room, seat.player))
