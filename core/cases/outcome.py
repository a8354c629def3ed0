"""What came of a step: read off the events of the step and the state after it, by the keys of `expect`."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from core.cases.vocabulary import NOBODY
from core.engine import events as e
from core.engine.state import GameState

Pairs = tuple[tuple[str, str], ...]


class Outcome(Struct, frozen=True):
    """The result of a step. `None`: nothing was decided (no execution, no ballot, the phase did not close)."""

    deaths: dict[str, str]
    executed: str | None
    revealed: dict[str, str]
    learns: dict[str, tuple[str, ...]]
    public: tuple[str, ...]
    tally: dict[str, int] | None
    closes: int | None
    refused: Pairs
    roles: dict[str, str]
    teams: dict[str, str]
    alive: tuple[str, ...]
    asked: dict[str, str]
    phase: str
    winner: tuple[str, ...]


def outcome(phase: str, events: Sequence[e.Event], after: GameState, refused: Pairs = ()) -> Outcome:
    """The outcome of a step played in `phase`. Lists are sorted: their order carries no meaning."""
    executed = [event.player or NOBODY for event in events if isinstance(event, e.Executed)]
    counted = [event for event in events if isinstance(event, e.BallotCounted)]
    closed = [x.at for x in events if isinstance(x, e.PhaseClosed) and f"{x.phase} {x.number}" == phase]
    learns: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, e.Learned):
            learns.setdefault(event.player, []).append(event.fact)
    seats = after.seats.values()
    return Outcome(
        deaths={event.player: joint(event.cause) for event in events if isinstance(event, e.Died)},
        executed=executed[-1] if executed else None,
        revealed={event.player: event.role for event in events if isinstance(event, e.DeathShown)},
        learns={player: tuple(sorted(facts)) for player, facts in learns.items()},
        public=tuple(sorted(event.fact for event in events if isinstance(event, e.Announced))),
        tally={target: votes for target, votes in counted[-1].tally if votes} if counted else None,
        closes=closed[-1] if closed else None,
        refused=tuple(sorted(refused)),
        roles={seat.player: seat.role for seat in seats},
        teams={seat.player: seat.team for seat in seats},
        alive=tuple(seat.player for seat in seats if seat.alive),
        asked={player: question.id for player, question in after.questions.items()},
        phase=after.phase_id,
        winner=after.winners,
    )


def joint(cause: str) -> str:
    """A cause of death with its parts in alphabetical order."""
    return "+".join(sorted(cause.split("+")))


def differences(first: Outcome, other: Outcome) -> Iterable[tuple[str, object, object]]:
    """The keys in which two outcomes differ, with both values."""
    for key in Outcome.__struct_fields__:
        was, came = getattr(first, key), getattr(other, key)
        if was != came:
            yield key, was, came
