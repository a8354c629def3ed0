"""Private events, told to the player concerned or to those in a private room."""

from collections.abc import Callable
from typing import Any

from core.engine import events as e
from core.narration.table import Table
from core.narration.voice import Voice


def tell(voice: Voice, event: e.Event, table: Table, viewer: str) -> str:
    """An event as its player is told; empty when nothing is said."""
    handler = _HANDLERS.get(type(event))
    return handler(voice, event, table, viewer) if handler else ""


def standing(voice: Voice, ability: str, args: tuple[str, ...], table: Table) -> str:
    """The order that stands, told to who gave it."""
    return voice.locale.text("told-order", order=order(voice, ability, args, table))


def order(voice: Voice, ability: str, args: tuple[str, ...], table: Table) -> str:
    """An order in words: `лечить — 4 · Boris`."""
    name = voice.locale.text(f"{voice.id('ability', ability)}.command").replace("-", " ")
    targets = ", ".join(table.seat(arg) if arg in table.state.seats else _word(voice, arg) for arg in args)
    return voice.locale.text("order-words", ability=name, targets=targets) if args else name


def _word(voice: Voice, word: str) -> str:
    return voice.say("word", word)


def tell_room(voice: Voice, event: e.Event, table: Table) -> str:
    """An event as those in the private room are told; empty when nothing is said."""
    locale = voice.locale
    match event:
        case e.OrderPlaced(player=player, ability=ability, args=args):
            return locale.text("room-order", player=table.seat(player), order=order(voice, ability, args, table))
        case e.OrdersPassed(player=player):
            return locale.text("room-pass", **table.who(player))
        case e.RoomEntered(player=player):
            return locale.text("room-entered", **table.who(player))
        case e.RoomLeft(player=player):
            return locale.text("room-left", **table.who(player))
        case _:
            return ""


def _dealt(voice: Voice, event: e.RoleDealt, table: Table, viewer: str) -> str:
    return voice.locale.text("told-role", role=voice.role_key(event.shown or event.role), team=event.team)


def _ordered(voice: Voice, event: e.OrderPlaced, table: Table, viewer: str) -> str:
    if viewer != event.player:
        return tell_room(voice, event, table)
    return standing(voice, event.ability, event.args, table)


def _passed(voice: Voice, event: e.OrdersPassed, table: Table, viewer: str) -> str:
    return voice.locale.text("told-pass") if viewer == event.player else tell_room(voice, event, table)


def _lapsed(voice: Voice, event: e.OrdersLapsed, table: Table, viewer: str) -> str:
    return voice.locale.text("told-order-lapsed")


def _voted(voice: Voice, event: e.VoteCast, table: Table, viewer: str) -> str:
    if event.target is None:
        return voice.locale.text("told-vote-withdrawn")
    return voice.locale.text("told-vote", target=table.seat(event.target))


def _vote_lapsed(voice: Voice, event: e.VoteLapsed, table: Table, viewer: str) -> str:
    return voice.locale.text("told-vote-lapsed") if event.excused else ""


def _asked(voice: Voice, event: e.QuestionAsked, table: Table, viewer: str) -> str:
    return voice.say("question", event.question)


def _answered(voice: Voice, event: e.QuestionAnswered, table: Table, viewer: str) -> str:
    return voice.locale.text("told-answer", answer=answer(voice, event, table))


def answer(voice: Voice, event: e.QuestionAnswered, table: Table) -> str:
    """An answer in words: its label, and whom it names."""
    word, *targets = event.words
    label = voice.locale.text(f"{voice.id('question', event.question)}.{word}")
    return " — ".join((label, *map(table.seat, targets)))


def _question_lapsed(voice: Voice, event: e.QuestionLapsed, table: Table, viewer: str) -> str:
    return voice.locale.text("told-question-lapsed")


def _learned(voice: Voice, event: e.Learned, table: Table, viewer: str) -> str:
    return voice.fact(event.fact, table)


def _reminded(voice: Voice, event: e.Reminded, table: Table, viewer: str) -> str:
    if viewer in table.state.questions:
        return voice.locale.text("told-reminder", kind="question")
    kind = "vote" if voice.rules.phases[table.state.phase].ballots else "order"
    return voice.locale.text("told-reminder", kind=kind)


def _entered(voice: Voice, event: e.RoomEntered, table: Table, viewer: str) -> str:
    return voice.locale.text("told-room") if viewer == event.player else tell_room(voice, event, table)


def _left(voice: Voice, event: e.RoomLeft, table: Table, viewer: str) -> str:
    return tell_room(voice, event, table)


def _renewed(voice: Voice, event: e.RoomRenewed, table: Table, viewer: str) -> str:
    return voice.locale.text("told-room-renewed")


def _logged(voice: Voice, event: e.HostActed, table: Table, viewer: str) -> str:
    player, *words = event.args
    return voice.locale.text("told-host-penalty", player=table.seat(player), note=" ".join(words) or "—")


_HANDLERS: dict[type[e.Event], Callable[[Voice, Any, Table, str], str]] = {
    e.RoleDealt: _dealt,
    e.OrderPlaced: _ordered,
    e.OrdersPassed: _passed,
    e.OrdersLapsed: _lapsed,
    e.VoteCast: _voted,
    e.VoteLapsed: _vote_lapsed,
    e.QuestionAsked: _asked,
    e.QuestionAnswered: _answered,
    e.QuestionLapsed: _question_lapsed,
    e.Learned: _learned,
    e.Reminded: _reminded,
    e.RoomEntered: _entered,
    e.RoomLeft: _left,
    e.RoomRenewed: _renewed,
    e.HostActed: _logged,
}
