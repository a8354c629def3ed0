"""How a voting period ends: by the host's limit, twilight and extra time (`revote`), or at a fixed term."""

from collections.abc import Callable
from dataclasses import dataclass

from core.clock.game_clock import set_deadline
from core.engine.events import ClockNoted, Event, VoteCast
from core.engine.options import BadValue, duration
from core.engine.phases import Decision
from core.engine.refusal import Refused
from core.engine.state import GameState

LIMIT, COMPLETE, EXTRA = "limit", "complete", "extra"


def option(state: GameState, key: str) -> int:
    """A duration option of the game, in milliseconds; 0 when it is `none`."""
    value = state.options[key]
    return value if isinstance(value, int) else 0


@dataclass(frozen=True, slots=True)
class VotingClock:
    """The end of a voting period. `complete(state)`: all votes that are owed have come in."""

    complete: Callable[[GameState], bool]

    def open(self, d: Decision) -> None:
        """Set the first closing moment of a period that has just opened."""
        state = d.state
        if state.options["timing"] != "revote":
            set_deadline(d, state.clock.opened + option(state, "day_length"), "term")
        elif limit := option(state, "auto_limit"):
            d.emit(ClockNoted(LIMIT, state.clock.opened + limit))
            set_deadline(d, state.clock.opened + limit, "auto-limit")

    def after(self, d: Decision, event: Event) -> None:
        """React to an accepted vote: twilight when the last one comes in, extra time for a change in it."""
        if d.state.options["timing"] != "revote" or not isinstance(event, VoteCast):
            return
        moments = d.state.clock.moments
        if COMPLETE not in moments:
            self.recount(d)
        elif EXTRA not in moments and event.was is not None:
            d.emit(ClockNoted(EXTRA, d.game_now + option(d.state, "extra")))
            if LIMIT in moments:
                d.emit(ClockNoted(LIMIT, None))
            self._reckon(d)

    def recount(self, d: Decision) -> None:
        """Reckon anew whether all votes are in, after a vote or after somebody left (`classic D36`)."""
        if d.state.options["timing"] != "revote":
            return
        moments = d.state.clock.moments
        complete = self.complete(d.state)
        if complete and COMPLETE not in moments:
            d.emit(ClockNoted(COMPLETE, d.game_now))
        elif not complete and COMPLETE in moments and EXTRA not in moments:
            d.emit(ClockNoted(COMPLETE, None))
        self._reckon(d)

    def _reckon(self, d: Decision) -> None:
        """The table of `classic 6.4`: extra time, else the earlier of limit and twilight, else the limit."""
        moments = d.state.clock.moments
        limit, complete = moments.get(LIMIT), moments.get(COMPLETE)
        twilight = None if complete is None else complete + option(d.state, "twilight")
        if (extra := moments.get(EXTRA)) is not None:
            set_deadline(d, extra, "extra")
        elif twilight is not None and (limit is None or twilight < limit):
            set_deadline(d, twilight, "twilight")
        else:
            set_deadline(d, limit, "limit" if limit is not None else "open")

    def limit(self, d: Decision, args: tuple[str, ...]) -> Refused | None:
        """The host's limit: the period ends that long from now (`classic 3.1.2a`, `3.1.2b`).

        Refused `phase`, `intervals`, `limit-notice`, `limit-early`.
        """
        phase = d.rules.phases.get(d.state.phase)
        if phase is None or not phase.ballots:
            return Refused("phase")
        if d.state.options["timing"] != "revote":
            return Refused("intervals")
        if EXTRA in d.state.clock.moments:
            return Refused("phase")
        try:
            span = duration(args[0] if args else "")
        except BadValue:
            return Refused("unknown")
        if span < option(d.state, "limit_notice"):
            return Refused("limit-notice")
        if d.game_now + span - d.state.clock.opened < option(d.state, "day_min"):
            return Refused("limit-early")
        d.emit(ClockNoted(LIMIT, d.game_now + span))
        self._reckon(d)
        return None
