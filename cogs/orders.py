"""Orders: what a press, a menu or a command asks of the night, and how it stands."""

from cogs.ui.caller import Caller
from core.engine import events as e
from core.engine import views
from core.engine.commands import Order
from core.engine.views import AbilityOffer
from core.play import Batch, Game, Refused


async def place(caller: Caller, ability: str, args: tuple[str, ...] = ()) -> Batch | Refused:
    """Give an order, or decline with `pass`."""
    return await caller.ask(Order, ability=ability, args=args)


def in_secret(game: Game, seat: str) -> tuple[AbilityOffer, ...]:
    """What a player may do now without anybody seeing it."""
    public = {ability.id for ability in game.rules.abilities(game.state, seat) if ability.public}
    return tuple(o for o in views.offers(game.rules, game.state, seat).abilities if o.ability not in public)


def offer(caller: Caller, ability: str) -> AbilityOffer | None:
    """An ability as it is open to who asks."""
    return next((offer for offer in caller.offers.abilities if offer.ability == ability), None)


def standing(caller: Caller) -> str:
    """What a player has ordered so far, in his own language; empty when nothing."""
    if caller.offers.passed:
        return caller.narrator.tell(e.OrdersPassed(caller.sitting), 0, caller.table, caller.sitting, caller.language)
    placed = [offer.chosen for offer in in_secret(caller.playing, caller.sitting) if offer.chosen]
    return "\n".join(caller.narrator.standing(order, caller.table, caller.language) for order in placed)


def accepted(caller: Caller, happened: Batch) -> str:
    """What a player is told of his own order or answer, also when it was the one that ended the phase."""
    mine = (e.OrderPlaced, e.OrdersPassed, e.QuestionAnswered)
    told = (
        caller.narrator.tell(item.event, item.number, caller.table, caller.sitting, caller.language)
        for item in happened
        if isinstance(item.event, mine) and item.event.player == caller.seat
    )
    return "\n".join(text for text in told if text)
