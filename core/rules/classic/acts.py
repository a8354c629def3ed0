"""What each act of the night does, as verbs: the `effect` of an ability, (night, actor, args) -> effects."""

from collections.abc import Callable

from core.engine import events as e
from core.engine.effects import Attack, Block, Cover, Do, Effect, Learn, Shield
from core.engine.night import Night
from core.engine.state import GameState, Seat

Act = Callable[[Night, Seat, tuple[str, ...]], tuple[Effect, ...]]

KAMIKAZE_ONLY = frozenset({"kamikaze"})


def dossier(state: GameState, player: str) -> str:
    """What a checker learns of a player: his role; of a turncoat who has not joined yet, `citizen` (4.12.1)."""
    seat = state.seats[player]
    return "citizen" if seat.role == "turncoat" and seat.team == "town" else seat.role


def block(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The priest: the player named does not act this night (4.4b)."""
    return (Block(by=(actor.player,), ability="block", target=args[0], clause="classic 4.4b"),)


def guard(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The samurai dies in the place of his ward (4.13b, 4.13d)."""
    return (Cover(by=(actor.player,), ability="guard", target=args[0], clause="classic 4.13d"),)


def heal(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The doctor: the patient does not die this night, but of the kamikaze (4.3b, 4.3.4)."""
    return (Shield(by=(actor.player,), ability="heal", target=args[0], clause="classic 4.3b", but=KAMIKAZE_ONLY),)


def attack(ability: str, clause: str, cause: str = "") -> Act:
    """An attempt on the player named; a gang's has the gang as its cause."""

    def effect(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
        return (Attack(by=(actor.player,), ability=ability, target=args[0], clause=clause, cause=cause or actor.team),)

    return effect


def check(clause: str, killer: Callable[[GameState], bool] = lambda state: False) -> Act:
    """A dossier; `killer(state)`: with it one fact for each cause that killed the person checked (4.2c, D17)."""

    def effect(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
        return (_dossier(actor, args[0], clause, killer(night.state)),)

    return effect


def _dossier(actor: Seat, target: str, clause: str, killer: bool) -> Learn:
    def facts(night: Night) -> tuple[tuple[str, str], ...]:
        told = [f"{target} is {dossier(night.state, target)}"]
        seat = night.state.seats[target]
        if killer and seat.died_in == night.during and seat.cause != "bound":
            told += [f"killer {cause}" for cause in seat.cause.split("+")]
        return tuple((actor.player, fact) for fact in told)

    return Learn(by=(actor.player,), ability="check", target=target, clause=clause, facts=facts)


def check_and_shoot(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The special agent: a dossier, and at once a shot at who is not on the town's side (4.11b, 4.11c, D61)."""
    target = args[0]
    look = _dossier(actor, target, "classic 4.11b", False)
    if night.state.seats[target].team == "town":
        return (look,)
    shot = Attack(by=(actor.player,), ability="check", target=target, clause="classic 4.11c", cause="special-agent")
    return (look, shot)


def interview(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The reporter learns the role, the interviewed learns the reporter (4.15b, 4.15c)."""
    target = args[0]

    def facts(night: Night) -> tuple[tuple[str, str], ...]:
        mine = (actor.player, f"{target} is {dossier(night.state, target)}")
        return (mine, (target, f"{actor.player} is reporter")) if night.alive(target) else (mine,)

    return (Learn(by=(actor.player,), ability="interview", target=target, clause="classic 4.15b", facts=facts),)


def raise_dead(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The necromancer kills an infected player; on a living target a failure is told (4.9b, D49)."""
    target = args[0]
    lived = night.before.seats[target].alive

    def told(night: Night) -> str:
        seat = night.state.seats[target]
        if lived and seat.alive and seat.role != "zombie":
            night.tell(actor.player, "failed")
        return ""

    strike = attack("kill", "classic 4.9b", "necromancer")(night, actor, args)
    return (*strike, Do(by=(actor.player,), ability="kill", target=target, clause="classic 4.9b", act=told))


def infect(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The necromancer infects; he learns whether it was a role character (4.9b, 4.9c, 4.3.2, D11, D65)."""
    target = args[0]

    def act(night: Night) -> str:
        seat = night.state.seats[target]
        if not night.alive(actor.player):
            return "void"
        if not seat.alive or night.shields.get(target):
            night.tell(actor.player, "failed")
            return "fails"
        night.emit(e.Marked(target, "infected", 1))
        kind = "plain" if seat.role == "citizen" else "role"
        night.tell(actor.player, f"{target} infected {kind}")
        return "infects"

    return (Do(by=(actor.player,), ability="infect", target=target, clause="classic 4.9b", act=act),)


def recruit(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The recruiter offers a plain citizen to join or die (4.10b-4.10e, D52, D53, D70)."""
    target = args[0]

    def act(night: Night) -> str:
        seat = night.state.seats[target]
        if not seat.alive or seat.role != "citizen" or night.shields.get(target):
            night.tell(actor.player, "failed")
            return "fails"
        answer = night.ask(target, "recruit", ("join", "die")) or (night.state.options["recruit_silence"],)
        return _join(night, target) if answer[0] == "join" else _refuse(night, actor.player, target)

    return (Do(by=(actor.player,), ability="recruit", target=target, clause="classic 4.10d", act=act),)


def _join(night: Night, target: str) -> str:
    fellows = list(night.state.living("recruiter"))
    night.emit(e.RoleChanged(target, "recruit", "recruiter"))
    night.tell(target, "now recruit")
    for fellow in fellows:
        night.tell(target, f"{fellow.player} is {fellow.role}")
        night.tell(fellow.player, f"{target} is recruit")
    return "recruits"


def _refuse(night: Night, recruiter: str, target: str) -> str:
    night.tell(recruiter, f"{target} refused")
    if "infected" in night.state.seats[target].marks:
        turn_zombie(night, target)
    else:
        night.emit(e.Died(target, "recruiter", night.during))
    return "refused"


def turn_zombie(night: Night, player: str) -> None:
    """An infected plain citizen dies and rises as a zombie, unannounced (4.9d, 4.9e)."""
    night.emit(
        e.RoleChanged(player, "zombie", "necromancer"),
        e.Marked(player, "infected", None),
        e.Marked(player, "risen", night.number),
    )


def beat(night: Night, actor: Seat, args: tuple[str, ...]) -> tuple[Effect, ...]:
    """The thug's victim cannot act the next night; the name is announced (4.17a, 4.17b, D11)."""
    target = args[0]

    def act(night: Night) -> str:
        if not night.alive(target):
            return "late"
        night.emit(e.Marked(target, "beaten", night.number))
        night.announce(f"beaten {target}")
        return "beats"

    return (Do(by=(actor.player,), ability="beat", target=target, clause="classic 4.17a", act=act),)
