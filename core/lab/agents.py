"""Simulated players. They read nothing but the offers, as any surface does."""

from collections.abc import Callable, Iterator
from random import Random

from core.engine.commands import Answer, Order, PlayerCommand, Vote
from core.engine.ruleset import Ruleset
from core.engine.state import GameState, Question
from core.engine.views import AbilityOffer, offers


def random_inputs(
    rules: Ruleset, state: GameState, rng: Random, at: int, look: Callable[[], GameState] | None = None
) -> Iterator[PlayerCommand]:
    """What everybody does in the open phase by the policy `random`.

    `look` shows the game as it stands when it is somebody's turn, where an input may have changed what others may do.
    Every voter votes for a uniformly random legal target; those of a team who act as one agree on one; everybody else
    acts on a uniformly random legal target; a question gets a uniformly random legal answer. Nobody passes where a
    target exists.
    """
    agreed: dict[tuple[str, str], tuple[str, ...]] = {}
    phase = state.phase_id
    for seat in state.seats.values():
        if not seat.alive and seat.player not in state.questions:
            continue
        mine = offers(rules, look() if look else state, seat.player)
        if mine.question:
            yield Answer(at=at, by=seat.player, phase=phase, words=random_answer(mine.question, rng))
        for vote in mine.votes:
            if vote.open and vote.targets:
                target = rng.choice(vote.targets)
                yield Vote(at=at, by=seat.player, phase=phase, target=target, ballot=vote.ballot)
        for offer in one_a_slot(mine.abilities, rng):
            key = (seat.team, offer.ability)
            args = agreed.get(key) if offer.collective else None
            if args is None:
                args = agreed[key] = random_args(offer, rng)
            yield Order(at=at, by=seat.player, phase=phase, ability=offer.ability, args=args)


def one_a_slot(abilities: tuple[AbilityOffer, ...], rng: Random) -> Iterator[AbilityOffer]:
    """Of the abilities that replace each other one at random; those that name nobody are left alone."""
    slots: dict[str, list[AbilityOffer]] = {}
    for offer in abilities:
        if offer.targets:
            slots.setdefault(offer.slot, []).append(offer)
    return (found[0] if len(found) == 1 else rng.choice(found) for found in slots.values())


def random_args(offer: AbilityOffer, rng: Random) -> tuple[str, ...]:
    """Uniformly random legal targets, and a word where words are offered."""
    words = (rng.choice(offer.words),) if offer.words else ()
    return (*(rng.choice(targets) for targets in offer.targets), *words)


def random_answer(question: Question, rng: Random) -> tuple[str, ...]:
    """A uniformly random legal answer."""
    choices = [(word,) for word in question.answers if word not in question.targeted]
    choices += [(word, target) for word in question.targeted for target in question.targets]
    return rng.choice(choices)
