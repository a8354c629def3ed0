"""What one viewer may know and do now. Every surface reads this and nothing else."""

from msgspec import Struct

from core.engine.audience import Audience
from core.engine.events import Event
from core.engine.legality import PASS, gate, is_open, legal_targets, offered
from core.engine.phases import BallotRules
from core.engine.roster import Ability
from core.engine.ruleset import Ruleset
from core.engine.state import GameState, Placed, Question, Seat

HOST_VIEW = "host"


class AbilityOffer(Struct, frozen=True):
    """An ability open to a player: legal targets for each player to be named, words that may follow, what stands.

    Of one `slot` only the last order stands. `collective`: the team acts as one.
    """

    ability: str
    targets: tuple[tuple[str, ...], ...]
    words: tuple[str, ...]
    word_needed: bool
    chosen: Placed | None
    collective: bool
    slot: str = "act"


class VoteOffer(Struct, frozen=True):
    """A ballot open to a player: its legal targets, his vote, and whether it may be given, changed or taken back."""

    ballot: str
    targets: tuple[str, ...]
    chosen: str | None
    open: bool
    abstain: bool


class Offers(Struct, frozen=True):
    """All that a player may do now. `passing`: declining is possible; `passed`: he has declined."""

    abilities: tuple[AbilityOffer, ...] = ()
    votes: tuple[VoteOffer, ...] = ()
    question: Question | None = None
    passing: bool = False
    passed: bool = False


def offers(rules: Ruleset, state: GameState, player: str) -> Offers:
    """What the rules allow this player now: exactly what would not be refused."""
    seat = state.seats.get(player)
    if seat is None or state.phase not in rules.phases:
        return Offers()
    question = state.questions.get(player)
    if not seat.alive:
        return Offers(question=question)
    abilities = tuple(_ability_offer(state, seat, a) for a in offered(rules, state, player))
    ballots = tuple(_vote_offer(state, player, b) for b in rules.phases[state.phase].ballots if b.when(state))
    passing = any(is_open(rules, state, a) and not gate(state, seat, a) for a in rules.abilities(state, player))
    return Offers(abilities, ballots, question, passing, player in state.passed)


def _ability_offer(state: GameState, seat: Seat, ability: Ability) -> AbilityOffer:
    words = ability.words(state, seat) if ability.words else ()
    return AbilityOffer(
        ability.id,
        tuple(legal_targets(state, seat, limits) for limits in ability.targets),
        words,
        ability.word_needed and len(words) != 1,
        state.standing(seat.player, ability.id),
        ability.collective,
        ability.slot,
    )


def _vote_offer(state: GameState, player: str, ballot: BallotRules) -> VoteOffer:
    seat = state.seats[player]
    chosen = state.votes.get(ballot.id, {}).get(player)
    allowed = not ballot.may(state, seat) and (chosen is None or ballot.revote(state))
    targets = legal_targets(state, seat, ballot.limits) if allowed else ()
    return VoteOffer(ballot.id, targets, chosen, allowed, ballot.abstain)


def candidates(rules: Ruleset, state: GameState, ballot: BallotRules) -> tuple[str, ...]:
    """All for whom somebody living may vote, whoever has voted already, in seat order."""
    voters = [s for s in state.living() if not ballot.may(state, s)]
    return tuple(
        t.player for t in state.seats.values() if any(all(k.ok(state, s, t) for k in ballot.limits) for s in voters)
    )


def open_acts(rules: Ruleset, state: GameState) -> tuple[Ability, ...]:
    """What the living may do before all eyes without naming anybody, each ability once."""
    found: dict[str, Ability] = {}
    for seat in state.living():
        for ability in rules.abilities(state, seat.player):
            known = ability.id in found or not ability.public or ability.targets
            if not known and is_open(rules, state, ability) and not gate(state, seat, ability):
                found[ability.id] = ability
    return tuple(found.values())


def own_role(rules: Ruleset, state: GameState, player: str) -> str:
    """The role that a player takes for his own: what his card says."""
    return rules.believed(state, state.seats[player])


def awaited(rules: Ruleset, state: GameState) -> tuple[str, ...]:
    """Those whose input the open phase still waits for; at night their names would give roles away."""
    return tuple(rules.phases[state.phase].late(rules, state)) if state.phase in rules.phases else ()


def may_know(audience: Audience, viewer: str, rooms: dict[str, tuple[str, ...]]) -> bool:
    """Whether a viewer (a seat, `host`, or an empty text for a bystander) may know what has this audience.

    `rooms` are the private rooms and those in them at the moment of the event.
    """
    if audience.everyone or viewer in audience.seats:
        return True
    if viewer == HOST_VIEW:
        return audience.host
    return bool(audience.room) and viewer in rooms.get(audience.room, ())


def seen_by(event: Event, viewer: str, state: GameState) -> bool:
    """Whether a viewer may know of this event; `state` is the state after it."""
    return may_know(event.audience(), viewer, state.rooms)


__all__ = ["PASS", "AbilityOffer", "Offers", "VoteOffer", "awaited", "may_know", "offers", "own_role", "seen_by"]
