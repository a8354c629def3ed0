"""Which variant of an announcement is told: chosen by what all know, and not by what was told the last time."""

from collections import Counter

from core.engine import events as e
from core.engine.state import Seat
from core.narration.table import Table

# What is said of a death that has happened before all eyes, by its cause.
DEATHS = {"executed": "execution", "last-shot": "last-shot", "inactive": "removed", "kicked": "kicked"}
MORNINGS = ("morning-quiet", "morning-one", "morning-many")


def turn(event: e.Event, table: Table) -> int:
    """The number by which an event's variant is chosen, in play as in the story.

    Where the table knows it, it is how often the same moment was told before, so that no variant comes twice in a row.
    The event's number in the game would not do: it counts secret events too, and would tell how many there were.
    """
    state = table.state
    match event:
        case e.DeathShown(player=player):
            same = [s for s in state.seats.values() if s.shown and death(s) == death(state.seats[player])]
            return sorted(same, key=_when).index(state.seats[player])
        case e.LastWordGiven():
            return _executions(table)
        case e.Executed(player=None):
            return state.number - _executions(table)
        case e.PhaseOpened(phase="day", number=day):
            victims = Counter(_night(seat) for seat in state.seats.values())
            told = [_morning(victims[night]) for night in range(1, day)]
            return told[:-1].count(told[-1]) if told else 0
        case e.Announced(fact=fact):
            words = fact.split()
            return state.number + sum(table.number(w) if w in state.seats else len(w) for w in words)
        case _:
            return state.number


def death(seat: Seat) -> str:
    """The moment by which a death is told."""
    return DEATHS.get(seat.cause, "death" if seat.died_in.startswith("night") else "fallen")


def morning(table: Table, day: int) -> tuple[str, int]:
    """The moment by which a day begins, and how many the night before it has killed."""
    victims = sum(_night(seat) == day - 1 for seat in table.state.seats.values())
    return _morning(victims), victims


def _morning(victims: int) -> str:
    return MORNINGS[min(victims, 2)]


def _night(seat: Seat) -> int:
    """The number of the night that has killed a player; 0 when none has."""
    return _when(seat)[0] if seat.died_in.startswith("night") and seat.cause not in DEATHS else 0


def _executions(table: Table) -> int:
    """How many were executed on earlier days."""
    return sum(s.cause == "executed" and _when(s)[0] < table.state.number for s in table.state.seats.values())


def _when(seat: Seat) -> tuple[int, bool]:
    """Deaths in order: a day comes before the night of its number."""
    kind, _, number = seat.died_in.partition(" ")
    return int(number or 0), kind == "night"
