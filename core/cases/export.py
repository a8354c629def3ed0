"""Writes a game that was played as a case that replays to the same result."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from core.cases.handles import Renaming, handles
from core.cases.model import Case, Expect, Step, Texts
from core.cases.moments import as_local, since
from core.cases.outcome import outcome
from core.cases.pieces import Moment, Piece, pieces
from core.cases.vocabulary import CUSTOM
from core.engine import events as e
from core.engine.options import BadValue, settle, written
from core.engine.ruleset import Ruleset
from core.engine.state import Seat

CLOCK_COMMANDS = ("limit",)
CALENDAR = ("weekend", "holidays")
OUTAGE = "outage"


class NotExportable(Exception):
    """The log is not that of a game that was dealt, or the format cannot hold what happened in it."""


def export(rules: Ruleset, events: Sequence[e.Event], moments: Sequence[int] = ()) -> Case:
    """The case of a game, from the events of its whole log and the moments of the turns that they came from.

    Time is left out of it, since every phase ends with its step. Only where the host used a command that depends on the
    clock, every phase has its timeline; without moments, or after an outage, such a command is left out instead.
    Raises `NotExportable`.
    """
    if not events or not isinstance(events[0], e.GameCreated) or not any(isinstance(x, e.RoleDealt) for x in events):
        raise NotExportable("no role was dealt in this game")
    return _Export(rules, events, moments).case()


class _Export:
    def __init__(self, rules: Ruleset, events: Sequence[e.Event], moments: Sequence[int]) -> None:
        self.rules, self.events, self.game = rules, events, cast(e.GameCreated, events[0])
        outage = any(isinstance(x, e.ClockStopped) and x.reason == OUTAGE for x in events)
        on_time = any(isinstance(x, e.HostActed) and x.verb in CLOCK_COMMANDS for x in events)
        self.timed = on_time and not outage and len(moments) == len(events)
        self.zone = str(self.game.options.get("zone", "UTC"))
        self._name_players()
        left_out = () if self.timed else CLOCK_COMMANDS
        self.pieces = pieces(events, moments if self.timed else (), self.renaming, self.newcomers, left_out)

    def _name_players(self) -> None:
        """Handles for the seats as they were at the deal, and for those who took a seat over later."""
        seats: dict[str, str] = {}
        for event in self.events:
            if isinstance(event, e.RoleDealt):
                break
            if isinstance(event, e.PlayerJoined):
                seats[event.player] = event.name
            elif isinstance(event, e.PlayerLeft):
                del seats[event.player]
        newcomers = [event.name for event in self.events if isinstance(event, e.SeatReplaced)]
        shown = [*seats.values(), *newcomers]
        found = handles(self.rules, shown)
        self.names = {handle: name for handle, name in zip(found, shown, strict=True) if handle != name}
        self.renaming = Renaming(self.rules, dict(zip(seats, found, strict=False)))
        self.newcomers = tuple(found[len(seats) :])

    def case(self) -> Case:
        dealt = {event.player: event.role for event in self.events if isinstance(event, e.RoleDealt)}
        seat = self.renaming.word
        return Case(
            ruleset=self.rules.id,
            scenario=self.game.scenario,
            options=self._options(),
            players={seat(player): role for player, role in dealt.items()},
            names=self.names,
            setup=self._setup(),
            chance=self._chance(),
            strict=True,
            ordered=True,
            source="exported",
            play=tuple(self._step(piece, number) for number, piece in enumerate(self.pieces)),
        )

    def _options(self) -> dict[str, str | Texts]:
        """What differs from the defaults, as it would be written. Without `opens` a case has no calendar."""
        saved = cast(Mapping[str, object], self.game.custom.get("options", {}))
        default = settle(self.rules.options, self.game.scenario, saved)
        found: dict[str, str | Texts] = {}
        for key, value in self.game.options.items():
            kept = tuple(cast(list[str], value)) if isinstance(value, list) else value
            if kept != default[key] and (self.timed or key not in CALENDAR):
                found[key] = self._written(key, kept)
        return found

    def _written(self, key: str, value: object) -> str | Texts:
        read = self.rules.option[key].read
        match value:
            case bool():
                return str(value).lower()
            case int():
                return str(value) if _reads(read, str(value), value) else written(value)
            case tuple():
                return tuple(str(item) for item in cast(tuple[object, ...], value))
            case _:
                return str(value)

    def _setup(self) -> dict[str, object]:
        setup = {key: self.renaming.tree(item) for event in self.events if isinstance(event, e.SetUp)
                 for key, item in event.setup.items()}  # fmt: skip
        return setup | ({CUSTOM: _texts(self.game.custom)} if self.game.custom else {})

    def _chance(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for event in self.events:
            if isinstance(event, e.Drawn):
                outcome = self.renaming.word(event.outcome)
                if found.setdefault(event.name, outcome) != outcome:
                    raise NotExportable(f"the draw {event.name!r} was made twice with different outcomes")
        return found

    # --- steps ----------------------------------------------------------------------------------------------------

    def _step(self, piece: Piece, number: int) -> Step:
        kind, _, round_number = piece.phase.partition(" ")
        opens = as_local(piece.opened, self.zone) if self.timed and piece.first else ""
        return Step(
            line=0,
            kind=kind,
            number=int(round_number),
            opens=opens,
            open=not piece.closed,
            timeline=self.timed and bool(piece.moments),
            inputs=tuple(moment.inputs(piece.opened) for moment in piece.moments or [Moment(None)]),
            expect=self._expect(piece, deal=number == 0),
        )

    def _expect(self, piece: Piece, *, deal: bool) -> Expect:
        came = outcome(piece.phase, piece.events, piece.after)
        seat, fact = self.renaming.word, self.renaming.fact
        changed = () if deal else [s for s in piece.after.seats.values() if not _same_side(s, piece)]
        learns = {seat(player): tuple(sorted(map(fact, facts))) for player, facts in came.learns.items()}
        told = piece.closed or came.deaths
        on_time = self.timed and piece.moments
        return Expect(
            deaths={seat(player): cause for player, cause in came.deaths.items()} if told else None,
            executed=None if came.executed is None else seat(came.executed),
            revealed={seat(player): role for player, role in came.revealed.items()} or None,
            learns=learns or None,
            public=tuple(sorted(map(fact, came.public))) or None,
            roles={seat(s.player): s.role for s in changed} or None,
            teams={seat(s.player): s.team for s in changed} or None,
            tally=None if came.tally is None else {seat(player): votes for player, votes in came.tally.items()},
            asked={seat(player): (fact(question),) for player, question in came.asked.items()} or None,
            closes=since(came.closes - piece.opened) if on_time and came.closes is not None else None,
            phase=came.phase if piece.closed else None,
            winner=came.winner or None,
        )


def _same_side(seat: Seat, piece: Piece) -> bool:
    before = piece.before.seats[seat.player]
    return (before.role, before.team) == (seat.role, seat.team)


def _reads(read: Callable[[object], object], text: str, value: object) -> bool:
    try:
        return read(text) == value
    except BadValue:
        return False


def _texts(value: object) -> object:
    """A written mapping with all its scalars as texts."""
    if isinstance(value, Mapping):
        return {key: _texts(item) for key, item in cast(Mapping[str, object], value).items()}
    if isinstance(value, list | tuple):
        return [_texts(item) for item in cast(Sequence[object], value)]
    return str(value)
