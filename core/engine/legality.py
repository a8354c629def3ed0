"""What is allowed now: the one source of both the offers and the refusals, so that they can never disagree."""

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


def order_refusal(rules: Ruleset, state: GameState, command: Order) -> str:
    """The first reason, in the order of the rules page, why an order is refused; empty when it is taken."""
    seat = state.seats.get(command.by)
    if seat is None:
        return "unknown"
    if not_open(state, command):
        return "closed"
    if not seat.alive:
        return "dead"
    if command.ability == PASS:
        return _pass_refusal(rules, state, seat)
    everywhere = rules.ability_phases.get(command.ability, frozenset({state.phase}))
    if state.phase not in everywhere or state.phase not in rules.phases:
        return "phase"
    ability = next((a for a in rules.abilities(state, command.by) if a.id == command.ability), None)
    if not rules.phases[state.phase].orders_open(state, ability):
        return "phase"
    if ability is None or state.phase not in ability.phases:
        return "ability"
    return gate(state, seat, ability) or _args_refusal(state, seat, ability, command.args)


def _pass_refusal(rules: Ruleset, state: GameState, seat: Seat) -> str:
    if state.phase not in rules.phases:
        return "phase"
    mine = [a for a in rules.abilities(state, seat.player) if state.phase in a.phases and not gate(state, seat, a)]
    if not mine:
        return "ability" if rules.phases[state.phase].orders_open(state, None) else "phase"
    return "" if any(is_open(rules, state, a) for a in mine) else "phase"


def _args_refusal(state: GameState, seat: Seat, ability: Ability, args: tuple[str, ...]) -> str:
    named, words = args[: len(ability.targets)], args[len(ability.targets) :]
    if len(named) < len(ability.targets):
        return "unknown"
    for target, limits in zip(named, ability.targets, strict=True):
        if reason := target_refusal(state, seat, target, limits):
            return reason
    allowed = ability.words(state, seat) if ability.words else ()
    if len(words) > 1 or (words and words[0] not in allowed) or (ability.word_needed and not words):
        return "unknown"
    return ""


def ballot_of(rules: Ruleset, state: GameState, ballot: str) -> BallotRules | None:
    """The ballot of that id, if it is open in this phase."""
    phase = rules.phases.get(state.phase)
    return next((b for b in phase.ballots if b.id == ballot and b.when(state)), None) if phase else None


def vote_refusal(rules: Ruleset, state: GameState, command: Vote) -> str:
    """The first reason, in the order of the rules page, why a vote is refused; empty when it is taken."""
    seat = state.seats.get(command.by)
    if seat is None:
        return "unknown"
    if not_open(state, command):
        return "closed"
    if not seat.alive:
        return "dead"
    ballot = ballot_of(rules, state, command.ballot)
    if ballot is None:
        return "phase"
    if command.target is None and not ballot.abstain:
        return "ability"
    if reason := ballot.may(state, seat):
        return reason
    if command.target is not None and (reason := target_refusal(state, seat, command.target, ballot.limits)):
        return reason
    voted = command.by in state.votes.get(command.ballot, {})
    return "no-revote" if voted and not ballot.revote(state) else ""


def answer_refusal(state: GameState, command: Answer) -> Refused | None:
    """Why an answer is refused; `None` when it is taken."""
    seat = state.seats.get(command.by)
    if seat is None:
        return Refused("unknown")
    if not_open(state, command):
        return Refused("closed")
    question = state.questions.get(command.by)
    if question is None:
        return Refused("not-asked")
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
