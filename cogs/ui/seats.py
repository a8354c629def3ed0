"""Seats in lists and menus: always in the same order, always with their numbers."""

from collections.abc import Iterable, Iterator, Sequence

from cogs.ui.panels import Choice, Part, menus
from core.narration import Table
from core.narration.voice import Voice


def choices(table: Table, seats: Iterable[str], chosen: str | None = None) -> Sequence[Choice]:
    """Lines of a menu for these seats."""
    return [Choice(table.label(seat), seat, seat == chosen) for seat in seats]


def target_menus(
    custom_id: str, placeholder: str, table: Table, seats: Iterable[str], chosen: str | None = None
) -> Iterator[Part]:
    """Menus to name one of these seats; what is chosen already is shown as chosen."""
    yield from menus(custom_id, placeholder, choices(table, seats, chosen))


def everybody(table: Table, voice: Voice) -> str:
    """All seats in one list: the dead struck through, with their card if it was shown."""
    return ", ".join(_shown(table, voice, seat) for seat in table.state.seats)


def _shown(table: Table, voice: Voice, player: str) -> str:
    seat = table.state.seats[player]
    if seat.alive:
        return table.seat(player)
    struck = f"~~{table.seat(player)}~~"
    if seat.shown not in voice.rules.role:
        return struck
    return voice.locale.text("day-dead", player=struck, role=voice.role_key(seat.shown))


def sought(seats: Sequence[str], table: Table, typed: str) -> list[Choice]:
    """What autocomplete offers of these seats for what was typed: a number or a part of the name; 25 at most."""
    wanted = typed.strip().casefold()
    found = [c for c in choices(table, seats) if wanted in c.label.casefold()]
    return sorted(found, key=lambda c: not c.label.casefold().startswith(wanted))[:25]


def named(table: Table, typed: str) -> str:
    """The seat that somebody means who typed instead of choosing: by key, number, label or name; else what he typed."""
    wanted = typed.strip().casefold()
    for seat in table.state.seats.values():
        names = (seat.player, str(table.number(seat.player)), table.label(seat.player), seat.name)
        if wanted in (name.casefold() for name in names):
            return seat.player
    return typed
