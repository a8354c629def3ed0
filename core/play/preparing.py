"""What a host decides before play, as surfaces keep it, made into what the deal takes.

People are kept by their user ids, for seats are renumbered as long as people come and go; what is left to chance is
drawn only when the roles are dealt, so that nobody knows it before.
"""

from collections.abc import Collection, Mapping
from itertools import combinations
from typing import cast

from core.engine.preparation import Preparation, Question
from core.engine.state import GameState
from core.play.chance import Dice
from core.play.game import Game

LOT = "lot"
NOBODY = "nobody"  # no seat has this name
NOTHING = ("there is one", "there is none")

Wishes = Mapping[str, object]
Known = Mapping[str, Collection[int]]


def in_force(game: Game, wishes: Wishes, known: Known) -> dict[str, object]:
    """The wishes as they stand: what somebody at the table knows to have been chosen is left to chance instead."""
    players = {*game.users.values()}
    return {key: LOT if players & {*known.get(key, ())} else wish for key, wish in wishes.items()}


def settled(game: Game, wishes: Wishes, known: Known, dice: Dice) -> dict[str, object]:
    """What the deal is given. Somebody chosen who does not sit here is no player to the rules: they refuse him."""
    found = {key: _settled(game, key, wish, dice) for key, wish in in_force(game, wishes, known).items()}
    return {key: value for key, value in found.items() if value is not None}


def _settled(game: Game, key: str, wish: object, dice: Dice) -> object:
    if wish == LOT:
        return _drawn(game.rules.setup[key], game.state, dice)
    return seated(game, wish)


def seated(game: Game, wish: object) -> object:
    """The same with seats instead of users; nobody, where a user has none."""
    match wish:
        case int():
            return game.seat_of(wish) or NOBODY
        case dict():
            parts = cast(Mapping[str, object], wish)
            return {part: seated(game, value) for part, value in parts.items()}
        case _:
            return wish


def _drawn(item: Preparation, state: GameState, dice: Dice) -> object:
    if item.perhaps and dice.draw(item.id, NOTHING) == NOTHING[1]:
        return None
    drawn = {question.id: _choice(question, state, dice) for question in item.questions}
    return drawn if len(drawn) > 1 else next(iter(drawn.values()))


def _choice(question: Question, state: GameState, dice: Dice) -> object:
    """One of the choices; of those of which several may be taken, any but none, each set as likely as the others."""
    choices = question.choices(state)
    if not question.several:
        return dice.draw(question.id, choices)
    sets = [list(found) for size in range(1, len(choices) + 1) for found in combinations(choices, size)]
    return sets[int(dice.draw(question.id, [str(number) for number in range(len(sets))]))]
