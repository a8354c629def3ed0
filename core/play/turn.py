"""Deciding a turn: what is due, then what was asked, then what is due because of it. Pure."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from core.engine.chance import Chance
from core.engine.commands import Command, Join, Leave, Outage, TimePassed
from core.engine.decide import Decided, decide
from core.engine.events import Event, GameOver, HostActed
from core.engine.evolve import evolve
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.engine.state import SIGNUP, GameState
from core.play.game import PLAYING, Game
from core.play.settings import Settings


class Turn(Struct, frozen=True):
    """Events to be stored together and the state after them. What was due has happened even if the rest was refused.

    `users`: who sits where after it, where that changes.
    """

    events: tuple[Event, ...]
    state: GameState
    refused: Refused | None = None
    users: Mapping[str, int] | None = None


def take(game: Game, at: int, commands: Iterable[Command], chance: Chance) -> Turn:
    """The turn of these commands, all given at the moment `at`. The first refusal ends it."""
    rules, state = game.rules, game.state
    events: list[Event] = []
    overdue = state.phase in rules.phases and game.deadline is not None and game.deadline <= at
    for command in (*((TimePassed(at=at),) if overdue else ()), *commands):
        decided = decide(rules, state, replace(command, at=at), chance)
        if isinstance(decided, Refused):
            return Turn(tuple(events), state, decided)
        events += decided.events
        state = decided.state
    moment = next_moment(rules, state)
    if moment is not None and moment <= at:
        decided = decide(rules, state, TimePassed(at=at), chance)
        assert isinstance(decided, Decided)
        events += decided.events
        state = decided.state
    return Turn(tuple(events), state)


def go_on(game: Game, since: int, at: int) -> Turn:
    """The turn after nobody could reach a game from `since` to `at`: it has the same time left as before."""
    decided = decide(game.rules, game.state, Outage(at=at, since=since))
    assert isinstance(decided, Decided)
    return Turn(decided.events, decided.state)


def next_moment(rules: Ruleset, state: GameState) -> int | None:
    """When the open phase closes, or its clock has something to note; `None` when only people can move the game on."""
    if state.phase not in rules.phases:
        return None
    moments = (rules.timekeeper.due(state), rules.timekeeper.wake(state))
    return min((moment for moment in moments if moment is not None), default=None)


def due(game: Game, settings: Settings) -> int | None:
    """When a game has something to do by itself."""
    if game.status == PLAYING:
        return next_moment(game.rules, game.state)
    if game.status == SIGNUP:
        return game.moment + settings.lobby_ms
    return game.moment + (0 if game.called_off else settings.keep_ms)


def seat_key(index: int) -> str:
    """The key of the seat with this number, counted from 1."""
    return f"P{index}"


def leaving(state: GameState, seat: str, at: int) -> Iterator[Command]:
    """The commands by which a seat is given back and those after it move up, so that no number is missing."""
    keys = list(state.seats)
    later = keys[keys.index(seat) :]
    for key in later:
        yield Leave(at=at, player=key)
    for key, moved in pairwise(later):
        yield Join(at=at, player=key, name=state.seats[moved].name)


def renaming(state: GameState, seat: str, name: str, at: int) -> Iterator[Command]:
    """The commands by which a seat gets another name: it and those after it sit down anew, in their order."""
    keys = list(state.seats)
    later = keys[keys.index(seat) :]
    for key in later:
        yield Leave(at=at, player=key)
    for key in later:
        yield Join(at=at, player=key, name=name if key == seat else state.seats[key].name)


def call_off(state: GameState, reason: str) -> Turn:
    """The turn that ends a sign-up: nobody got a role and it counts for nobody. Refused `phase` after the deal."""
    if state.phase != SIGNUP:
        return Turn((), state, Refused("phase"))
    events = (HostActed("cancel", (reason,)), GameOver(("draw",), stopped=True))
    for event in events:
        state = evolve(state, event)
    return Turn(events, state)
