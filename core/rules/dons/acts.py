"""What the night's orders do, as verbs: the `effect` of an ability, (night, actor, args) -> effects."""

from core.engine.effects import Block, Effect, Shield
from core.engine.night import Night
from core.engine.state import GameState, Seat
from core.rules.dons.guns import DRAG, GUN_OF, duties
from core.rules.dons.sheet import Shot

CLAUSES = {
    "cop": "dons cop.1", "mafia": "dons gang.2", "manas": "dons gang.2", "maniac": "dons maniac.1",
    "sniper": "dons sniper.2", "zombie": "dons zombie.0.a", "wife": "dons wife.1", "mistress": "dons mistress.1",
}  # fmt: skip


def shoot(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """A gun at one player (base.4)."""
    gun = GUN_OF[actor.role]
    return (Shot(by=(actor.player,), ability="shoot", target=args[0], clause=CLAUSES[gun], cause=gun, gun=gun),)


def avenge(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The one shot of wife or mistress (wife.1, mistress.1)."""
    gun = GUN_OF[actor.role]
    return (Shot(by=(actor.player,), ability="avenge", target=args[0], clause=CLAUSES[gun], cause=gun, gun=gun),)


def lent_guns(state: GameState, seat: Seat) -> tuple[str, ...]:
    """The guns that the woodman may name (wood.7)."""
    return duties(state, seat)


def stand_in(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The woodman fires a lent gun, unless his duty was struck out in the meantime (wood.5, wood.10)."""
    target, gun = args
    if gun not in duties(night.start, actor):
        return ()
    by = (actor.player,)
    return (Shot(by=by, ability="stand-in", target=target, clause="dons wood.5", cause="woodman", gun=gun, lent=True),)


def drag(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """Whom the kamikaze takes along if he is killed (kam.2, kam.3)."""
    return (Shot(by=(actor.player,), ability="drag", target=args[0], clause="dons kam.3", cause=DRAG, gun=DRAG),)


def heal(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The patient does not die of guns, drag and backfire (doc.2, doc.5)."""
    return (Shield(by=(actor.player,), ability="heal", target=args[0], clause="dons doc.2"),)


def block(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The gun of the player chosen does not fire tonight (wood.1, wood.2)."""
    return (Block(by=(actor.player,), ability="block", target=args[0], clause="dons wood.2"),)
