"""The fold: `evolve(state, event) -> state` is the only place where the state of a game changes."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from core.engine import events as e
from core.engine.state import OVER, Clock, GameState, Placed, Question, Seat

Fold = Callable[[GameState, Any], GameState]


def evolve(state: GameState, event: e.Event) -> GameState:
    """The state after `event`. The event must have been decided from this very state."""
    return _FOLD[type(event)](state, event)


def replay(events: Iterable[e.Event]) -> GameState:
    """The state after all events of a game, from its creation on. Nothing is decided or drawn again."""
    iterator = iter(events)
    first = next(iterator)
    assert isinstance(first, e.GameCreated)
    state = created(first)
    for event in iterator:
        state = evolve(state, event)
    return state


def created(event: e.GameCreated) -> GameState:
    """The state of a game that was just opened for sign-up."""
    return GameState(
        ruleset=event.ruleset, scenario=event.scenario, options=event.options, custom=event.custom, count=1
    )


def _without(mapping: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {k: v for k, v in mapping.items() if k not in keys}


def _seat(state: GameState, player: str, **changes: Any) -> dict[str, Seat]:
    return {**state.seats, player: replace(state.seats[player], **changes)}


def _set(mapping: dict[str, Any], key: str, value: object) -> dict[str, Any]:
    return _without(mapping, key) if value is None else {**mapping, key: value}


def _joined(state: GameState, event: e.PlayerJoined) -> GameState:
    seats = {**state.seats, event.player: Seat(event.player, event.name)}
    return replace(state, seats=seats, count=state.count + 1)


def _left(state: GameState, event: e.PlayerLeft) -> GameState:
    return replace(state, seats=_without(state.seats, event.player), count=state.count + 1)


def _dealt(state: GameState, event: e.RoleDealt) -> GameState:
    seats = _seat(state, event.player, role=event.role, team=event.team)
    return replace(state, seats=seats, count=state.count + 1)


def _entered(state: GameState, event: e.RoomEntered) -> GameState:
    members = (*state.rooms.get(event.room, ()), event.player)
    return replace(state, rooms={**state.rooms, event.room: members}, count=state.count + 1)


def _room_left(state: GameState, event: e.RoomLeft) -> GameState:
    members = tuple(p for p in state.rooms[event.room] if p != event.player)
    return replace(state, rooms={**state.rooms, event.room: members}, count=state.count + 1)


def _room_renewed(state: GameState, event: e.RoomRenewed) -> GameState:
    members = state.rooms[event.room]
    others = {name: inside for name, inside in state.rooms.items() if name != event.room}
    closed = {**state.closed, event.room: members}
    return replace(state, rooms={**others, event.into: members}, closed=closed, count=state.count + 1)


def _opened(state: GameState, event: e.PhaseOpened) -> GameState:
    clock = Clock(
        anchor=event.at, game=event.game, stopped=state.clock.stopped, opened=event.game, opened_at=event.at,
        resting=state.clock.resting, noted=state.clock.noted,
    )  # fmt: skip
    state = replace(state, phase=event.phase, number=event.number, clock=clock, count=state.count + 1)
    if event.keeps:
        return state
    return replace(
        state, orders=_lodged(state, event.lodged), passed=frozenset(), votes={}, excused=frozenset(), questions={},
        answers={}, draws={},
    )  # fmt: skip


def _lodged(state: GameState, slots: tuple[str, ...]) -> dict[str, tuple[Placed, ...]]:
    """The standing orders of these slots, which were given for a later phase too."""
    kept = {player: tuple(p for p in placed if p.slot in slots) for player, placed in state.orders.items()}
    return {player: placed for player, placed in kept.items() if placed}


def _counted(state: GameState, event: e.Event) -> GameState:
    return replace(state, count=state.count + 1)


def _deadline(state: GameState, event: e.DeadlineSet) -> GameState:
    clock = replace(state.clock, deadline=event.deadline, reason=event.reason, held=event.held)
    return replace(state, clock=clock, count=state.count + 1)


def _moment(state: GameState, event: e.ClockNoted) -> GameState:
    clock = replace(state.clock, moments=_set(state.clock.moments, event.key, event.value))
    return replace(state, clock=clock, count=state.count + 1)


def _stopped(state: GameState, event: e.ClockStopped) -> GameState:
    clock = replace(state.clock, anchor=event.at, game=event.game, stopped=event.reason)
    return replace(state, clock=clock, count=state.count + 1)


def _started(state: GameState, event: e.ClockStarted) -> GameState:
    clock = replace(state.clock, anchor=event.at, game=event.game, stopped="")
    return replace(state, clock=clock, count=state.count + 1)


def _rested(state: GameState, event: e.PauseNoted) -> GameState:
    return replace(state, clock=replace(state.clock, resting=event.began, noted=event.at), count=state.count + 1)


def _reminded(state: GameState, event: e.Reminded) -> GameState:
    return replace(state, clock=replace(state.clock, reminders=event.part), count=state.count + 1)


def _ordered(state: GameState, event: e.OrderPlaced) -> GameState:
    placed = Placed(event.ability, event.args, event.slot, state.count)
    others = tuple(p for p in state.orders.get(event.player, ()) if p.slot != event.slot)
    orders = {**state.orders, event.player: (*others, placed)}
    passed = state.passed - {event.player} if event.player in state.passed else state.passed
    return replace(state, orders=orders, passed=passed, count=state.count + 1)


def _passed(state: GameState, event: e.OrdersPassed) -> GameState:
    orders = _without(state.orders, event.player)
    return replace(state, orders=orders, passed=state.passed | {event.player}, count=state.count + 1)


def _orders_lapsed(state: GameState, event: e.OrdersLapsed) -> GameState:
    kept = tuple(p for p in state.orders.get(event.player, ()) if p.slot not in event.slots)
    return replace(state, orders=_set(state.orders, event.player, kept or None), count=state.count + 1)


def _voted(state: GameState, event: e.VoteCast) -> GameState:
    ballot = _set(state.votes.get(event.ballot, {}), event.player, event.target)
    return replace(state, votes={**state.votes, event.ballot: ballot}, count=state.count + 1)


def _vote_lapsed(state: GameState, event: e.VoteLapsed) -> GameState:
    ballot = _without(state.votes.get(event.ballot, {}), event.player)
    excused = state.excused | {event.player} if event.excused else state.excused
    return replace(state, votes={**state.votes, event.ballot: ballot}, excused=excused, count=state.count + 1)


def _asked(state: GameState, event: e.QuestionAsked) -> GameState:
    question = Question(event.question, event.answers, event.targeted, event.targets, event.silence)
    return replace(state, questions={**state.questions, event.player: question}, count=state.count + 1)


def _answered(state: GameState, event: e.QuestionAnswered) -> GameState:
    answers = {**state.answers, f"{event.question} {event.player}": event.words}
    questions = _without(state.questions, event.player)
    return replace(state, questions=questions, answers=answers, count=state.count + 1)


def _question_lapsed(state: GameState, event: e.QuestionLapsed) -> GameState:
    answers = {**state.answers, f"{event.question} {event.player}": ()}
    questions = _without(state.questions, event.player)
    return replace(state, questions=questions, answers=answers, count=state.count + 1)


def _drawn(state: GameState, event: e.Drawn) -> GameState:
    return replace(state, draws={**state.draws, event.name: event.outcome}, count=state.count + 1)


def _died(state: GameState, event: e.Died) -> GameState:
    seats = _seat(state, event.player, alive=False, cause=event.cause, died_in=event.during)
    return replace(state, seats=seats, count=state.count + 1)


def _shown(state: GameState, event: e.DeathShown) -> GameState:
    return replace(state, seats=_seat(state, event.player, shown=event.role), count=state.count + 1)


def _role_changed(state: GameState, event: e.RoleChanged) -> GameState:
    seats = _seat(state, event.player, role=event.role, team=event.team)
    return replace(state, seats=seats, count=state.count + 1)


def _marked(state: GameState, event: e.Marked) -> GameState:
    marks = _set(state.seats[event.player].marks, event.mark, event.value)
    return replace(state, seats=_seat(state, event.player, marks=marks), count=state.count + 1)


def _noted(state: GameState, event: e.Noted) -> GameState:
    return replace(state, memory=_set(state.memory, event.key, event.value), count=state.count + 1)


def _replaced(state: GameState, event: e.SeatReplaced) -> GameState:
    return replace(state, seats=_seat(state, event.player, name=event.name), count=state.count + 1)


def _over(state: GameState, event: e.GameOver) -> GameState:
    return replace(
        state, phase=OVER, winners=event.winners, questions={}, clock=replace(state.clock, deadline=None),
        count=state.count + 1,
    )  # fmt: skip


_FOLD: dict[type[e.Event], Fold] = {
    e.PlayerJoined: _joined,
    e.PlayerLeft: _left,
    e.SetUp: _counted,
    e.RoleDealt: _dealt,
    e.RoomEntered: _entered,
    e.RoomLeft: _room_left,
    e.RoomRenewed: _room_renewed,
    e.PhaseOpened: _opened,
    e.PhaseClosed: _counted,
    e.DeadlineSet: _deadline,
    e.ClockNoted: _moment,
    e.ClockStopped: _stopped,
    e.ClockStarted: _started,
    e.PauseNoted: _rested,
    e.Reminded: _reminded,
    e.OrderPlaced: _ordered,
    e.OrdersPassed: _passed,
    e.OrdersLapsed: _orders_lapsed,
    e.VoteCast: _voted,
    e.VoteLapsed: _vote_lapsed,
    e.QuestionAsked: _asked,
    e.QuestionAnswered: _answered,
    e.QuestionLapsed: _question_lapsed,
    e.Drawn: _drawn,
    e.BallotCounted: _counted,
    e.LastWordGiven: _counted,
    e.Executed: _counted,
    e.Died: _died,
    e.DeathShown: _shown,
    e.RoleChanged: _role_changed,
    e.Marked: _marked,
    e.Noted: _noted,
    e.Learned: _counted,
    e.Announced: _counted,
    e.Resolved: _counted,
    e.HostActed: _counted,
    e.SeatReplaced: _replaced,
    e.GameOver: _over,
}
