"""The game clock: it runs with the world outside and stands still in pauses of the host and of the calendar."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, cast

from core.clock.calendar import Calendar, calendar
from core.engine.events import ClockNoted, DeadlineSet, PauseNoted, Reminded
from core.engine.phases import Decision
from core.engine.state import GameState

REMINDERS = (0.5, 0.75)


class CutOff(NamedTuple):
    """A moment after which something is closed in the open phase: `game` on the game clock, or `wall` in Unix time."""

    name: str
    game: int = 0
    wall: int | None = None


def calendar_of(state: GameState) -> Calendar:
    """The calendar of a game, from its options `weekend`, `holidays` and `zone` (`classic 3.5a`)."""
    options = state.options
    days = tuple(cast(Iterable[str], options.get("holidays", ())))
    return calendar(str(options.get("zone", "UTC")), options.get("weekend") == "pause", days)


@dataclass(frozen=True, slots=True)
class GameClock:
    """Reckons game time. `term(state)` is the span on which reminders of the open phase are reckoned, if any.

    `cut_offs(state)` are those of the open phase; one that is past stands under its name in `clock.moments`.
    `patience(state)` is the span after which the host is reminded of a phase that nothing ends.
    """

    term: Callable[[GameState], int | None] = lambda state: None
    cut_offs: Callable[[GameState], tuple[CutOff, ...]] = lambda state: ()
    patience: Callable[[GameState], int | None] = lambda state: None

    def game_time(self, state: GameState, at: int) -> int:
        """What the game clock shows at the moment `at`."""
        clock = state.clock
        return clock.game if clock.stopped else clock.game + calendar_of(state).running(clock.anchor, at)

    def resting(self, state: GameState, at: int) -> bool:
        """Whether the calendar lets the clock stand still at `at`."""
        return calendar_of(state).rests(at)

    def moment(self, state: GameState, game: int) -> int | None:
        """The first moment at which the clock shows `game`; `None` while it is stopped."""
        clock = state.clock
        if clock.stopped:
            return None
        return calendar_of(state).advance(clock.anchor, max(0, game - clock.game))

    def due(self, state: GameState) -> int | None:
        """When the open phase closes by itself: never in a pause, but at its very start if the time is up (D29)."""
        clock = state.clock
        if clock.deadline is None:
            return None
        at = self.moment(state, clock.deadline)
        return calendar_of(state).woken(at) if at is not None and clock.held else at

    def wake(self, state: GameState) -> int | None:
        """The next moment at which `notice` has something to say."""
        clock = state.clock
        moments = [self.moment(state, clock.opened + span) for span in self._reminders(state)[clock.reminders :]]
        moments += (self._cut(state, cut) for cut in self.cut_offs(state) if cut.name not in clock.moments)
        if not clock.stopped:
            moments.append(calendar_of(state).change_after(max(clock.anchor, clock.noted)))
        return min((m for m in moments if m is not None), default=None)

    def notice(self, d: Decision) -> None:
        """Note what the clock brings by itself: pauses, cut-offs, and reminders for the late (`classic 6.8`)."""
        clock = d.state.clock
        for cut in self.cut_offs(d.state):
            due = self._cut(d.state, cut)
            if cut.name not in clock.moments and due is not None and due <= d.at:
                d.emit(ClockNoted(cut.name, d.game_now))
        resting = self.resting(d.state, d.at)
        if resting != clock.resting and not clock.stopped:
            d.emit(PauseNoted(d.at, resting))
        passed = d.game_now - clock.opened
        part = sum(passed >= span for span in self._reminders(d.state))
        if part > clock.reminders:
            late = d.rules.phases[d.state.phase].late(d.rules, d.state) if part <= len(REMINDERS) else ()
            d.emit(Reminded(tuple(late), part))

    def _cut(self, state: GameState, cut: CutOff) -> int | None:
        return self.moment(state, cut.game) if cut.wall is None else cut.wall

    def _reminders(self, state: GameState) -> tuple[int, ...]:
        term, patience = self.term(state), self.patience(state)
        spans = tuple(int(term * part) for part in REMINDERS) if term else ()
        return (*spans, patience) if spans and patience else spans


def set_deadline(d: Decision, deadline: int | None, reason: str) -> None:
    """Let the open phase close at `deadline` (game time). What is due in a pause is held until the clock moves on."""
    clock = d.state.clock
    if clock.deadline == deadline:
        return
    still = bool(clock.stopped) or d.rules.timekeeper.resting(d.state, d.at)
    held = deadline is not None and deadline <= d.game_now and still
    d.emit(DeadlineSet(deadline, reason, held))


def close_now(d: Decision, reason: str) -> None:
    """Let the open phase close at once, or as soon as the clock moves on."""
    set_deadline(d, d.game_now, reason)
