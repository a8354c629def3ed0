"""`decide`: what follows from a command. Pure: the same rules, state, command and draws always give the same events."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from core.engine import events as e
from core.engine.chance import Chance, NoChance
from core.engine.commands import (
    Answer,
    Command,
    Deal,
    HostCommand,
    Join,
    Leave,
    Order,
    Outage,
    TimePassed,
    Vote,
)
from core.engine.host import STANDARD
from core.engine.legality import PASS, answer_refusal, ballot_of, complete, order_refusal, vote_refusal
from core.engine.phases import Decision
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.engine.state import SIGNUP, GameState


class Decided(Struct, frozen=True):
    """The events that follow from a command, and the state after them."""

    events: tuple[e.Event, ...]
    state: GameState


NO_CHANCE = NoChance()


def decide(rules: Ruleset, state: GameState, command: Command, chance: Chance = NO_CHANCE) -> Decided | Refused:
    """The events of a command, or why it is refused. A refused command changes nothing."""
    decision = Decision(rules, state, command.at, chance)
    refused = _HANDLERS[type(command)](decision, command)
    return refused or Decided(tuple(decision.events), decision.state)


def _join(d: Decision, c: Join) -> Refused | None:
    if d.state.phase != SIGNUP:
        return Refused("phase")
    if c.player in d.state.seats:
        return Refused("seated")
    if len(d.state.seats) >= d.rules.players[1]:
        return Refused("players")
    d.emit(e.PlayerJoined(c.player, c.name))
    return None


def _leave(d: Decision, c: Leave) -> Refused | None:
    if d.state.phase != SIGNUP:
        return Refused("phase")
    if c.player not in d.state.seats:
        return Refused("unknown")
    d.emit(e.PlayerLeft(c.player))
    return None


def _deal(d: Decision, c: Deal) -> Refused | None:
    if d.state.phase != SIGNUP:
        return Refused("phase")
    if c.setup:
        d.emit(e.SetUp(c.setup))
    return d.rules.deal(d, c)


def _order(d: Decision, c: Order) -> Refused | None:
    if reason := order_refusal(d.rules, d.state, c):
        return Refused(reason)
    if c.ability == PASS:
        public = any(a.public for a in d.rules.abilities(d.state, c.by) if d.state.phase in a.phases)
        event: e.Event = e.OrdersPassed(c.by, _shared_room(d, c.by), public)
    else:
        ability = next(a for a in d.rules.abilities(d.state, c.by) if a.id == c.ability)
        shared = "" if ability.public else _shared_room(d, c.by, ability.collective)
        args = complete(d.state, d.state.seats[c.by], ability, c.args)
        slot = " ".join((ability.slot, *args[len(ability.targets) :])) if ability.word_slots else ability.slot
        event = e.OrderPlaced(c.by, c.ability, args, slot, shared, ability.public)
    _accept(d, event)
    return None


def _shared_room(d: Decision, player: str, collective: bool = False) -> str:
    """The room in which this player's orders are seen: all of a gang, what is done together by others."""
    team = d.rules.team[d.state.seats[player].team]
    return d.state.room_of(player) if team.gang or collective else ""


def _vote(d: Decision, c: Vote) -> Refused | None:
    if reason := vote_refusal(d.rules, d.state, c):
        return Refused(reason)
    ballot = ballot_of(d.rules, d.state, c.ballot)
    assert ballot is not None
    was = d.state.votes.get(c.ballot, {}).get(c.by)
    if was != c.target:
        _accept(d, e.VoteCast(c.by, c.target, c.ballot, was, ballot.secret(d.state)))
    return None


def _answer(d: Decision, c: Answer) -> Refused | None:
    if refused := answer_refusal(d.state, c):
        return refused
    _accept(d, e.QuestionAnswered(c.by, d.state.questions[c.by].id, c.words))
    return None


def _accept(d: Decision, event: e.Event) -> None:
    d.emit(event)
    d.rules.phases[d.state.phase].after_input(d, event)


def _host(d: Decision, c: HostCommand) -> Refused | None:
    if d.state.over or c.phase not in (None, d.state.phase_id):
        return Refused("closed")
    rule = d.rules.host.get(c.verb) or STANDARD.get(c.verb)
    return rule(d, c.args) if rule else Refused("unknown")


def _time(d: Decision, c: TimePassed) -> Refused | None:
    if d.state.phase in d.rules.phases:
        if c.force:
            close_phase(d)
        while (due := d.rules.timekeeper.due(d.state)) is not None and due <= c.at:
            d.at = max(due, d.state.clock.opened_at)
            close_phase(d)
        d.at = c.at
        if not c.force and not d.state.over:
            d.rules.timekeeper.notice(d)
    return None


def close_phase(d: Decision) -> None:
    """Close the open phase now, as its deadline would."""
    d.emit(e.PhaseClosed(d.state.phase, d.state.number, d.at))
    d.rules.phases[d.state.phase].close(d)


def _outage(d: Decision, c: Outage) -> Refused | None:
    """Give back the time that nobody could use: the clock stops at `since` and runs again now."""
    if d.state.phase not in d.rules.phases or d.state.clock.stopped:
        return None
    since = max(c.since, d.state.clock.anchor)
    if since < c.at:
        game = d.rules.timekeeper.game_time(d.state, since)
        d.emit(e.ClockStopped(since, game, "outage"), e.ClockStarted(c.at, game, "outage"))
    return None


_HANDLERS: dict[type[Command], Callable[[Decision, Any], Refused | None]] = {
    Join: _join,
    Leave: _leave,
    Deal: _deal,
    Order: _order,
    Vote: _vote,
    Answer: _answer,
    HostCommand: _host,
    TimePassed: _time,
    Outage: _outage,
}
