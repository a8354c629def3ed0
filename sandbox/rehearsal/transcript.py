"""What the town, one of a gang and the one who checks have seen, as plain text for a terminal."""

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator

from simcord.backend.models import Message

from core.engine.state import Seat
from sandbox.rehearsal.people import Person
from sandbox.rehearsal.reading import messages, offered, text
from sandbox.rehearsal.stage import Rehearsal

WIDTH = 100
HEADINGS = {
    "ru": ("Город", "{name}, {role}: комната и ответы", "{name}, {role}: ответы"),
    "en": ("The town", "{name}, {role}: the room and the answers", "{name}, {role}: the answers"),
}


def told(stage: Rehearsal) -> Iterator[str]:
    """The transcript, line by line."""
    town, gang, checker = HEADINGS[stage.locale]
    some = next(iter(stage.people.values()))
    yield from _chapter(town, _public(stage, some, stage.game.meta["town"]), stage)
    for heading, seat in ((gang, _gangster(stage)), (checker, _checker(stage))):
        if seat:
            role = stage.bot.narrator(stage.game).voice(stage.locale).role(seat.role)
            name = stage.bot.table(stage.game).seat(seat.player)
            yield from _chapter(heading.format(name=name, role=role), _private(stage, seat), stage)


def _gangster(stage: Rehearsal) -> Seat | None:
    """Of those whose team shares a room, the one who had most to do."""
    return _busiest(stage, lambda seat: stage.game.rules.team[seat.team].gang)


def _checker(stage: Rehearsal) -> Seat | None:
    """Who checks others for the town; where nobody does, the busiest of those who act alone."""
    role, team = stage.game.rules.role, stage.game.rules.team
    checks = _busiest(stage, lambda s: not team[s.team].gang and any(a.id == "check" for a in role[s.role].abilities))
    return checks or _busiest(stage, lambda s: not team[s.team].gang and bool(role[s.role].abilities))


def _busiest(stage: Rehearsal, fits: Callable[[Seat], bool]) -> Seat | None:
    found = [seat for seat in stage.game.state.seats.values() if fits(seat)]
    return max(found, key=lambda seat: len(_person(stage, seat).answers()), default=None)


def _person(stage: Rehearsal, seat: Seat) -> Person:
    return next(p for p in stage.people.values() if p.actor.id == stage.game.user_of(seat.player))


def _private(stage: Rehearsal, seat: Seat) -> list[Message]:
    """The room of a player's team and the answers to him, in the order of time."""
    person = _person(stage, seat)
    room = stage.game.meta.get("rooms", {}).get(stage.game.state.room_of(seat.player))
    said = _public(stage, person, room) if room else []
    return sorted([*said, *person.answers()], key=lambda message: message.id)


def _public(stage: Rehearsal, viewer: Person, channel: int) -> list[Message]:
    return [m for m in messages(stage.env, channel, viewer.actor.id) if not m.is_ephemeral]


def _chapter(heading: str, said: Iterable[Message], stage: Rehearsal) -> Iterator[str]:
    yield f"══ {heading} ".ljust(WIDTH, "═")
    for message in said:
        yield ""
        for paragraph in text(message, _names(stage)).splitlines():
            yield from textwrap.wrap(paragraph, WIDTH - 2, initial_indent="  ", subsequent_indent="  ") or [""]
        if buttons := offered(message):
            yield f"  {buttons}"
    yield ""


def _names(stage: Rehearsal) -> Callable[[str], str]:
    """How Discord would show what stands behind a reference."""
    people = {str(person.actor.id): person.name for person in stage.people.values()}
    channels = {str(channel.id): channel.name for channel in stage.env.backend.channels.values()}

    def name(reference: str) -> str:
        if command := re.fullmatch(r"</([^:]+):\d+>", reference):
            return f"/{command[1]}"
        key = reference.strip("<@#>")
        return f"#{channels[key]}" if key in channels else f"@{people.get(key, key)}"

    return name
