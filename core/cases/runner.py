"""Plays a case against the rules and compares what came with what it expects."""

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from core.cases.arrival import Arrival, others
from core.cases.compare import Ending, Failure, failures, plain
from core.cases.model import Case, Step
from core.cases.moments import as_local, local, moment
from core.cases.outcome import differences, outcome
from core.cases.table import Table, UnnamedDraw
from core.cases.vocabulary import CUSTOM, HOST
from core.engine import events as e
from core.engine.commands import Deal, TimePassed
from core.engine.evolve import created, evolve
from core.engine.opening import opening
from core.engine.options import BadValue
from core.engine.ruleset import Ruleset

NO_CALENDAR: dict[str, object] = {"weekend": "play", "holidays": ()}
MONDAY_MORNING = 1_767_600_000_000  # 2026-01-05 08:00 UTC: where a game without a calendar begins
NIGHT_ZERO = "night 0"


class Stuck(Exception):
    """The case cannot go on from here."""

    def __init__(self, step: Step, key: str, expected: str, came: str) -> None:
        super().__init__(key)
        self.failure = Failure(step.phase, step.line, key, expected, came)


def run(case: Case, rules: Ruleset) -> tuple[Failure, ...]:
    """All failures of a case; none when it holds, whatever the order in which orders arrive."""
    play = Play(case, rules)
    found: list[Failure] = []
    endings: list[Ending] = []
    try:
        for ending in play.steps():
            endings.append(ending)
            found += failures(ending)
    except Stuck as stuck:
        found.append(stuck.failure)
    if not found and not case.ordered:
        for arrival in others(play.table.most_senders):
            found += _arrived(case, rules, arrival, endings)
    return tuple(found)


def played(case: Case, rules: Ruleset) -> Table:
    """The table after the whole case, with its log. Raises `Stuck` when the case cannot be played to its end."""
    play = Play(case, rules)
    for _ in play.steps():
        pass
    return play.table


def _arrived(case: Case, rules: Ruleset, arrival: Arrival, endings: list[Ending]) -> Iterator[Failure]:
    """What comes out differently in another arrival order."""
    try:
        for first, other in zip(endings, Play(case, rules, arrival).steps(), strict=True):
            step = first.step
            for key, was, came in differences(first.outcome, other.outcome):
                yield Failure(step.phase, step.line, f"{key} with orders {arrival.name}", plain(was), plain(came))
            if first.state.seats != other.state.seats or first.state.memory != other.state.memory:
                yield Failure(step.phase, step.line, f"the state with orders {arrival.name}", "the same", "another")
    except Stuck as stuck:
        yield stuck.failure


class Play:
    """One run through a case. `steps` plays it and gives the ending of each step."""

    def __init__(self, case: Case, rules: Ruleset, arrival: Arrival | None = None) -> None:
        self.case, self.rules = case, rules
        self.table = Table(rules, case, arrival)
        self.game = _opening(case, rules)
        self.zone = str(self.game.options.get("zone", "UTC"))
        first = next((step.opens for step in case.play if step.opens), "")
        self.now = local(first, self.zone) if first else MONDAY_MORNING
        self.opening = 0

    def steps(self) -> Iterator[Ending]:
        """The ending of each step. Raises `Stuck` when the game never gets to a step, or a draw is not named."""
        followers = (*self.case.play[1:], None)
        for step, following in zip(self.case.play, followers, strict=True):
            try:
                if step is self.case.play[0] and (refused := self._begin(step)):
                    yield refused
                else:
                    yield self._play(step, following)
            except UnnamedDraw as draw:
                raise Stuck(step, "chance", "a named draw", str(draw)) from draw

    # --- the deal -------------------------------------------------------------------------------------------------

    def _begin(self, step: Step) -> Ending | None:
        """Open the game and deal; the ending of the first step, if the deal is refused."""
        table, case = self.table, self.case
        state = created(self.game)
        joined = [e.PlayerJoined(player, case.names.get(player, player)) for player in case.players]
        for event in joined:
            state = evolve(state, event)
        table.happen(self.now, (self.game, *joined), state)
        setup = {key: value for key, value in case.setup.items() if key != CUSTOM}
        reason = table.send(Deal(at=self.now, roles=tuple(case.players.values()), setup=setup))
        if reason:
            if step.phase != NIGHT_ZERO:
                raise Stuck(step, "deal", "a deal", f"{HOST}: {reason}")
            table.refused.append((HOST, reason))
            return self._ending(step, self.now)
        if table.state.phase_id != step.phase:
            table.take()
        return None

    # --- a step ---------------------------------------------------------------------------------------------------

    def _play(self, step: Step, following: Step | None) -> Ending:
        self._reach(step)
        self.opening = self.table.openings
        opened = self.table.state.clock.opened_at
        if step.opens and opened != local(step.opens, self.zone):
            raise Stuck(step, "opens", step.opens, as_local(opened, self.zone))
        for inputs in step.inputs:
            at = moment(inputs.at, opened, self.zone) if inputs.at else self.now
            if inputs.at:
                self._pass_time(step, at)
            self.table.feed(inputs, at, step.phase)
            if inputs.at:
                self._pass_time(step, at)
        if not step.open:
            self._close(step, following)
        return self._ending(step, opened)

    def _reach(self, step: Step) -> None:
        """Go on to the phase of the step. What happens in phases without a step belongs to none."""
        table = self.table
        skipped = False
        while table.state.phase_id != step.phase:
            number = table.state.number
            if table.state.phase not in self.rules.phases or number > step.number:
                raise Stuck(step, "phase", step.phase, table.state.phase_id)
            self._force(step)
            skipped = True
        if skipped:
            table.take()
        self.now = self._moment()

    def _pass_time(self, step: Step, at: int) -> None:
        """Let time pass until `at`, or until the phase of the step closes by itself."""
        if self._open(step) and at < self.now:
            raise Stuck(step, "at", "moments in their order", as_local(at, self.zone))
        while self._open(step):
            self.now = at
            due = self.rules.timekeeper.due(self.table.state)
            if due is None or due > at:
                self.table.send(TimePassed(at=at))
                return
            self.table.close(self._not_before_opening(due))

    def _close(self, step: Step, following: Step | None) -> None:
        """End the phase: a step with a clock when it is due, any other at once."""
        while self._open(step):
            due = self.rules.timekeeper.due(self.table.state) if step.timeline or step.expect.closes else None
            opens = local(following.opens, self.zone) if following and following.opens else None
            if due is None or (opens is not None and opens < due):
                self._force(following)
            else:
                self.table.close(self._not_before_opening(due))

    def _force(self, following: Step | None) -> None:
        """Close the open phase as its deadline would; if that leads to `following`, at the moment that it names."""
        at = self._moment()
        if following and following.opens:
            opens = local(following.opens, self.zone)
            if self.table.closing(opens).state.phase_id == following.phase:
                at = opens
        self.table.close(at)

    def _moment(self) -> int:
        """How late it is: the last moment of the step, or that at which another phase has opened since."""
        opened = self.table.state.clock.opened_at
        return max(self.now, opened) if self.table.openings == self.opening else opened

    def _not_before_opening(self, at: int) -> int:
        return max(at, self.table.state.clock.opened_at)

    def _open(self, step: Step) -> bool:
        """Whether the phase of the step is still open; one of the same name after it is another."""
        return self.table.state.phase_id == step.phase and self.table.openings == self.opening

    def _ending(self, step: Step, opened: int) -> Ending:
        events, refused = self.table.take()
        state = self.table.state
        result = outcome(step.phase, events, state, refused)
        return Ending(self.case, step, self.rules, state, result, opened, self.zone)


def _opening(case: Case, rules: Ruleset) -> e.GameCreated:
    """The creation of the game. Without `opens` in the case there is no calendar."""
    saved = case.setup.get(CUSTOM)
    custom = cast(dict[str, object], saved) if isinstance(saved, dict) else {}
    try:
        game = opening(rules, case.scenario, case.options, custom)
    except BadValue:  # in the saved scenario: the deal will refuse it
        game = replace(opening(rules, case.scenario, case.options), custom=custom)
    if any(step.opens for step in case.play):
        return game
    return replace(game, options=game.options | {k: v for k, v in NO_CALENDAR.items() if k in game.options})
