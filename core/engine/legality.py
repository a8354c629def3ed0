"""What is allowed now: the one source of both the offers and the refusals, so that they can never disagree.

Which reason comes first is a matter of the rules page: a ruleset names its checks in their order.
"""

from collections.abc import Callable
from typing import NamedTuple

from core.engine.commands import Answer, Order, PlayerCommand, Vote
from core.engine.phases import BallotRules
from core.engine.refusal import Refused
from core.engine.roster import Ability, Limit
from core.engine.ruleset import Ruleset
from core.engine.state import GameState, Question, Seat

PASS = "pass"  # noqa: S105 - the word for declining


def is_open(rules: Ruleset, state: GameState, ability: Ability) -> bool:
    """Whether orders of this ability are taken in the open phase."""
    return state.phase in ability.phases and rules.phases[state.phase].orders_open(state, ability)


def gate(state: GameState, seat: Seat, ability: Ability) -> str:
    """The reason why this player may not use the ability now, or an empty text."""
    return next((g.reason for g in ability.gates if not g.ok(state, seat)), "")


def legal_targets(state: GameState, seat: Seat, limits: tuple[Limit, ...]) -> tuple[str, ...]:
    """All players who may be named under these limits, in seat order."""
    return tuple(t.player for t in state.seats.values() if all(limit.ok(state, seat, t) for limit in limits))


def offered(rules: Ruleset, state: GameState, player: str) -> tuple[Ability, ...]:
    """The abilities that are open to a player now: the phase, his card and the targets allow them."""
    seat = state.seats[player]
    if not seat.alive or state.phase not in rules.phases:
        return ()
    return tuple(
        a
        for a in rules.abilities(state, player)
        if is_open(rules, state, a)
        and not gate(state, seat, a)
        and all(any(all(k.ok(state, seat, t) for k in limits) for t in state.seats.values()) for limits in a.targets)
    )


def target_refusal(state: GameState, seat: Seat, target: str, limits: tuple[Limit, ...]) -> str:
    """The reason why this target is refused, or an empty text. Limits are tested in their order."""
    other = state.seats.get(target)
    if other is None:
        return "unknown"
    return next((limit.reason for limit in limits if not limit.ok(state, seat, other)), "")


def not_open(state: GameState, command: PlayerCommand) -> bool:
    """Whether the phase that the command was meant for, or the game, is over."""
    return state.over or (command.phase is not None and command.phase != state.phase_id)


class Asked(NamedTuple):
    """An order under examination; `ability` is the sender's, if he has one of that id at all."""

    rules: Ruleset
    state: GameState
    seat: Seat
    command: Order
    ability: Ability | None

    @property
    def words(self) -> tuple[str, ...]:
        """What follows the players named."""
        return self.command.args[len(self.ability.targets) :] if self.ability else ()


def order_refusal(rules: Ruleset, state: GameState, command: Order) -> str:
    """The first reason, in the order of the rules page, why an order is refused; empty when it is taken."""
    seat = state.seats.get(command.by)
    if seat is None:
        return "unknown"
    if not_open(state, command):
        return "closed"
    if command.ability == PASS:
        return _pass_refusal(rules, state, seat) if seat.alive else "dead"
    ability = next((a for a in rules.abilities(state, command.by) if a.id == command.ability), None)
    asked = Asked(rules, state, seat, command, ability)
    return next((reason for check in rules.order_checks if (reason := ORDER_CHECKS[check](asked))), "")


def complete(state: GameState, seat: Seat, ability: Ability, args: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a legal order, with the one that was left out because there is only one."""
    if ability.word_needed and ability.words and len(args) == len(ability.targets):
        return (*args, *ability.words(state, seat))
    return args


def _pass_refusal(rules: Ruleset, state: GameState, seat: Seat) -> str:
    if state.phase not in rules.phases:
        return "phase"
    mine = [a for a in rules.abilities(state, seat.player) if state.phase in a.phases]
    free = [a for a in mine if not gate(state, seat, a)]
    if free:
        return "" if any(is_open(rules, state, a) for a in free) else "phase"
    if not rules.phases[state.phase].orders_open(state, None):
        return "phase"
    return gate(state, seat, mine[0]) if mine else "ability"


def _dead(asked: Asked) -> str:
    return "" if asked.seat.alive else "dead"


def _phase(asked: Asked) -> str:
    """Whether orders of this ability are taken now, from anybody."""
    rules, state = asked.rules, asked.state
    everywhere = rules.ability_phases.get(asked.command.ability, frozenset({state.phase}))
    if state.phase not in everywhere or state.phase not in rules.phases:
        return "phase"
    return "" if rules.phases[state.phase].orders_open(state, asked.ability) else "phase"


def _card(asked: Asked) -> str:
    """Whether it stands on the sender's card, whatever the phase."""
    return "" if asked.ability else "ability"


def _ability(asked: Asked) -> str:
    """Whether the sender has it in this phase."""
    return "" if asked.ability and asked.state.phase in asked.ability.phases else "ability"


def _gates(asked: Asked) -> str:
    return gate(asked.state, asked.seat, asked.ability) if asked.ability else ""


def _targets(asked: Asked) -> str:
    if not asked.ability:
        return ""
    places = asked.ability.targets
    named = asked.command.args[: len(places)]
    if len(named) < len(places):
        return "unknown"
    reasons = (
        target_refusal(asked.state, asked.seat, name, limits) for name, limits in zip(named, places, strict=True)
    )
    return next(filter(None, reasons), "")


def _words(asked: Asked) -> str:
    """A word that may not follow now is refused as unknown, unless it is known to the rules."""
    allowed = asked.ability.words(asked.state, asked.seat) if asked.ability and asked.ability.words else ()
    words = asked.words
    if len(words) > 1 or (not words and asked.ability and asked.ability.word_needed and len(allowed) != 1):
        return "unknown"
    if not words or words[0] in allowed:
        return ""
    return "ability" if words[0] in _known(asked) else "unknown"


def _names(asked: Asked) -> str:
    """Whether all that is named exists. Of an ability that the sender has not, only that can be asked."""
    args, ability = asked.command.args, asked.ability
    if ability is None:
        return "" if all(a in asked.state.seats or a in asked.rules.words for a in args) else "unknown"
    allowed = ability.words(asked.state, asked.seat) if ability.words else ()
    named = args[: len(ability.targets)]
    missing = ability.word_needed and not asked.words and len(allowed) > 1
    if len(named) < len(ability.targets) or missing or len(asked.words) > 1:
        return "unknown"
    known = all(name in asked.state.seats for name in named) and set(asked.words) <= {*allowed, *_known(asked)}
    return "" if known else "unknown"


def _known(asked: Asked) -> tuple[str, ...]:
    return asked.ability.known if asked.ability else ()


ORDER_CHECKS: dict[str, Callable[[Asked], str]] = {
    "names": _names,
    "dead": _dead,
    "card": _card,
    "phase": _phase,
    "ability": _ability,
    "gates": _gates,
    "targets": _targets,
    "words": _words,
}


def ballot_of(rules: Ruleset, state: GameState, ballot: str) -> BallotRules | None:
    """The ballot of that id, if it is open in this phase."""
    phase = rules.phases.get(state.phase)
    return next((b for b in phase.ballots if b.id == ballot and b.when(state)), None) if phase else None


class Voted(NamedTuple):
    """A vote under examination."""

    rules: Ruleset
    state: GameState
    seat: Seat
    command: Vote
    ballot: BallotRules | None


def vote_refusal(rules: Ruleset, state: GameState, command: Vote) -> str:
    """The first reason, in the order of the rules page, why a vote is refused; empty when it is taken."""
    seat = state.seats.get(command.by)
    if seat is None:
        return "unknown"
    if not_open(state, command):
        return "closed"
    voted = Voted(rules, state, seat, command, ballot_of(rules, state, command.ballot))
    return next((reason for check in rules.vote_checks if (reason := VOTE_CHECKS[check](voted))), "")


def _vote_named(voted: Voted) -> str:
    target = voted.command.target
    return "" if target is None or target in voted.state.seats else "unknown"


def _vote_dead(voted: Voted) -> str:
    return "" if voted.seat.alive else "dead"


def _vote_ballot(voted: Voted) -> str:
    if voted.ballot is None:
        return "phase"
    return "ability" if voted.command.target is None and not voted.ballot.abstain else ""


def _vote_may(voted: Voted) -> str:
    return voted.ballot.may(voted.state, voted.seat) if voted.ballot else ""


def _vote_target(voted: Voted) -> str:
    if voted.ballot is None or voted.command.target is None:
        return ""
    return target_refusal(voted.state, voted.seat, voted.command.target, voted.ballot.limits)


def _vote_again(voted: Voted) -> str:
    if voted.ballot is None or voted.command.by not in voted.state.votes.get(voted.command.ballot, {}):
        return ""
    return "" if voted.ballot.revote(voted.state) else "no-revote"


VOTE_CHECKS: dict[str, Callable[[Voted], str]] = {
    "names": _vote_named,
    "dead": _vote_dead,
    "ballot": _vote_ballot,
    "may": _vote_may,
    "targets": _vote_target,
    "revote": _vote_again,
}


def answer_refusal(state: GameState, command: Answer) -> Refused | None:
    """Why an answer is refused; `None` when it is taken."""
    seat = state.seats.get(command.by)
    if seat is None:
        return Refused("unknown")
    if not_open(state, command):
        return Refused("closed")
    question = state.questions.get(command.by)
    if question is None:
        return Refused("not-asked" if seat.alive else "dead")
    word, *targets = command.words or ("",)
    if word not in question.answers or len(targets) != (word in question.targeted):
        return Refused("ability")
    return _named_refusal(state, command.by, targets[0], question) if targets else None


def _named_refusal(state: GameState, by: str, target: str, question: Question) -> Refused | None:
    other = state.seats.get(target)
    if other is None:
        return Refused("unknown")
    if not other.alive:
        return Refused("target-dead")
    if target not in question.targets:
        return Refused("target-self" if target == by else "ability")
    return None
