"""The resolver: named steps, and in each of them snapshot, collect, adjust, settle.

It plays the night on a working copy of the state. When a question must be answered first, the work is thrown away and
done again with the answer: orders, answers and draws are all in the state, so the same night comes out.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, cast

from msgspec.structs import replace

from core.engine import events as e
from core.engine.effects import Attack, Block, Cover, Do, Effect, Learn, Shield
from core.engine.phases import Decision
from core.engine.roster import Ability
from core.engine.state import GameState, Placed, Seat

T = TypeVar("T")


class Held(Exception):
    """The night cannot go on before questions are answered: `events` put them, with what is told beside them."""

    def __init__(self, *events: e.Event) -> None:
        self.events = events


@dataclass(frozen=True, slots=True)
class Adjust:
    """A named exception with its clause: it may change what was collected in a step before it is settled."""

    clause: str
    apply: "Callable[[Night, list[Effect]], list[Effect]]"


@dataclass(frozen=True, slots=True)
class Step:
    """One entry in the order of the night. All acts of a step are simultaneous.

    `roles` act in it, with all their abilities or only those in `abilities`. `joined`: it belongs to the step before
    (whoever could act at its start still acts). `act(night)` is for what nobody orders. `settle(night, effects)`
    stands in the place of the common way to settle what was collected.
    """

    name: str
    roles: tuple[str, ...]
    clause: str
    abilities: tuple[str, ...] = ()
    adjust: tuple[Adjust, ...] = ()
    joined: bool = False
    act: "Callable[[Night], None] | None" = None
    settle: "Callable[[Night, list[Effect]], None] | None" = None


@dataclass(frozen=True, slots=True)
class NightRules:
    """What a ruleset adds to the resolver.

    `order` is the list of steps. `hindered(night, seat)` says why a living actor does nothing (a result word with its
    clause), or nothing. `agree(night, team, orders)` gives the order of a team that acts as one, or a result word with
    its clause. `fates` are exceptions on those about to die in a step: they take and give player -> attacks.
    `unharmed(night, target)`: attacks do nothing to him any more.
    """

    order: tuple[Step, ...]
    hindered: "Callable[[Night, Seat], tuple[str, str] | None]"
    agree: "Callable[[Night, str, list[tuple[Seat, Placed]]], Placed | tuple[str, str]]"
    fates: "tuple[Callable[[Night, Hits], Hits], ...]" = ()
    after_deaths: "tuple[Callable[[Night, Hits], None], ...]" = ()
    unharmed: "Callable[[Night, str], bool]" = lambda night, target: False


Hits = dict[str, list[Attack]]


@dataclass(slots=True)
class Night:
    """A night in the making, on a `decision` of its own until it is adopted.

    `start` is how it began, `before` how the step began, `state` how things stand. `present` are the roles living at
    its start: steps without any of them are passed over.
    """

    decision: Decision
    rules: NightRules
    number: int
    during: str
    start: GameState
    before: GameState
    step: Step
    present: frozenset[str]
    told: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    public: list[str] = field(default_factory=list[str])
    blocks: dict[str, Block] = field(default_factory=dict[str, Block])
    covers: dict[str, list[Cover]] = field(default_factory=dict[str, list[Cover]])
    shields: dict[str, list[Shield]] = field(default_factory=dict[str, list[Shield]])
    _notes: dict[type, object] = field(default_factory=dict[type, object])

    def emit(self, *events: e.Event) -> None:
        """Let events happen on the working copy."""
        self.decision.emit(*events)

    def notes(self, kind: type[T]) -> T:
        """The ruleset's own notes of this night, of one kind; a blank sheet when first asked for."""
        if kind not in self._notes:
            self._notes[kind] = kind()
        return cast(T, self._notes[kind])

    @property
    def state(self) -> GameState:
        """How things stand."""
        return self.decision.state

    def tell(self, player: str, fact: str) -> None:
        """A private fact; it reaches its player if he lives when the night is done."""
        self.told.append((player, fact))

    def announce(self, fact: str) -> None:
        """A public fact of the morning, told once."""
        if fact not in self.public:
            self.public.append(fact)

    def resolved(self, effect: Effect, result: str, clause: str = "") -> None:
        """Note for the story what became of an act."""
        self.emit(e.Resolved(self.step.name, effect.by, effect.ability, effect.target, result, clause or effect.clause))

    def ask(self, player: str, question: str, answers: tuple[str, ...]) -> tuple[str, ...]:
        """The answer to a question, `()` for silence. Holds the night while it is open."""
        given = self.state.answers.get(f"{question} {player}")
        if given is None:
            raise Held(e.QuestionAsked(player, question, answers))
        return given

    def draw(self, name: str, options: tuple[str, ...]) -> str:
        """The outcome of a named draw; a night that is held keeps it and does not roll again."""
        return self.decision.draw(name, options)

    def alive(self, player: str) -> bool:
        """Whether the player lives as things stand."""
        return self.state.seats[player].alive


def resolve(d: Decision, rules: NightRules, number: int) -> Night | Held:
    """Play night `number` on a copy: the finished night, or what must happen before it can go on."""
    present = frozenset(seat.role for seat in d.state.living())
    work = Decision(d.rules, d.state, d.at, d.chance)
    night = Night(work, rules, number, f"night {number}", d.state, d.state, rules.order[0], present)
    try:
        for step in rules.order:
            _play(night, step)
    except Held as held:
        d.emit(*(event for event in work.events if isinstance(event, e.Drawn)))
        return held
    return night


def _play(night: Night, step: Step) -> None:
    if not step.joined:
        night.before = night.state
    night.step = step
    if not step.act and night.present.isdisjoint(step.roles):
        return
    if step.act:
        step.act(night)
        return
    effects = _collect(night, step)
    for exception in step.adjust:
        effects = exception.apply(night, effects)
    (step.settle or settle)(night, effects)


def _collect(night: Night, step: Step) -> list[Effect]:
    """What those who act in this step would do, in seat order; teams that act as one come after."""
    effects: list[Effect] = []
    teams: dict[str, tuple[Ability, list[tuple[Seat, Placed]]]] = {}
    for seat in night.before.seats.values():
        if not seat.alive or seat.role not in step.roles:
            continue
        for ability in night.decision.rules.abilities(night.before, seat.player):
            if step.abilities and ability.id not in step.abilities:
                continue
            standing = [p for p in night.start.orders.get(seat.player, ()) if p.ability == ability.id]
            if ability.collective:
                team = teams.setdefault(seat.team, (ability, []))
                team[1].extend((seat, placed) for placed in standing)
            else:
                effects += (effect for placed in standing for effect in _act(night, seat, ability, placed))
    for team, (ability, orders) in teams.items():
        effects += _act_as_one(night, team, ability, orders)
    return effects


def _act(night: Night, seat: Seat, ability: Ability, placed: Placed) -> tuple[Effect, ...]:
    if why := night.rules.hindered(night, seat):
        _failed(night, (seat.player,), placed, why)
        if ability.failed:
            night.tell(seat.player, ability.failed)
        return ()
    return ability.effect(night, seat, placed.args) if ability.effect else ()


def _act_as_one(night: Night, team: str, ability: Ability, orders: list[tuple[Seat, Placed]]) -> tuple[Effect, ...]:
    if not orders:
        return ()
    agreed = night.rules.agree(night, team, orders)
    if not isinstance(agreed, Placed):
        _failed(night, tuple(seat.player for seat, _ in orders), orders[0][1], agreed)
        return ()
    seat = orders[0][0]
    effects = ability.effect(night, seat, agreed.args) if ability.effect else ()
    by = tuple(s.player for s, order in orders if order.args == agreed.args)
    return tuple(replace(effect, by=by) for effect in effects)


def _failed(night: Night, by: tuple[str, ...], placed: Placed, why: tuple[str, str]) -> None:
    target = placed.args[0] if placed.args else ""
    night.emit(e.Resolved(night.step.name, by, placed.ability, target, *why))


def settle(night: Night, effects: list[Effect]) -> None:
    """Place what lasts, strike what attacks, then let everybody learn."""
    for effect in effects:
        _place(night, effect)
    if attacks := [effect for effect in effects if isinstance(effect, Attack)]:
        _strike(night, attacks)
    for effect in effects:
        _finish(night, effect)


def _place(night: Night, effect: Effect) -> None:
    match effect:
        case Block():
            night.blocks[effect.target] = effect
            night.resolved(effect, "blocks")
        case Cover():
            night.covers.setdefault(effect.target, []).append(effect)
            night.resolved(effect, "guards")
        case Shield():
            night.shields.setdefault(effect.target, []).append(effect)
            night.resolved(effect, "heals")
        case _:
            pass


def _finish(night: Night, effect: Effect) -> None:
    match effect:
        case Learn():
            for player, fact in effect.facts(night):
                night.tell(player, fact)
            night.resolved(effect, "learns")
        case Do():
            if result := effect.act(night):
                night.resolved(effect, result)
        case _:
            pass


def _strike(night: Night, attacks: list[Attack]) -> None:
    """Judge all attacks of a step on the state at its start, then let the deaths happen together."""
    hits: Hits = {}
    for attack in attacks:
        _aim(night, attack, hits)
    for fate in night.rules.fates:
        hits = fate(night, hits)
    for player, by in hits.items():
        causes = sorted({a.cause for a in by})
        for attack in by:
            night.resolved(attack, "kills" if player == attack.target else "kills-guard")
        night.emit(e.Died(player, "+".join(causes), night.during))
    for rule in night.rules.after_deaths:
        rule(night, hits)


def _aim(night: Night, attack: Attack, hits: Hits) -> None:
    target = attack.target
    if not night.before.seats[target].alive or night.rules.unharmed(night, target):
        night.resolved(attack, "late")
        return
    covers = () if attack.sure else tuple(night.covers.get(target, ()))
    for cover in covers:
        night.announce(f"attempt {target}")
        night.resolved(attack, "guarded", cover.clause)
        guard = cover.by[0]
        if night.before.seats[guard].alive and not _shielded(night, attack, guard):
            hits.setdefault(guard, []).append(attack)
    if covers:
        return
    if not attack.sure and (shield := _shielded(night, attack, target)):
        night.resolved(attack, "healed", shield.clause)
        return
    hits.setdefault(target, []).append(attack)


def _shielded(night: Night, attack: Attack, target: str) -> Shield | None:
    return next((s for s in night.shields.get(target, ()) if attack.cause not in s.but), None)
