"""Which cells of the matrices games have reached, and players who aim together so that they reach them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from random import Random

from core.engine.commands import Order, PlayerCommand, TimePassed, Vote
from core.engine.decide import decide
from core.engine.legality import order_refusal
from core.engine.night import Night
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.engine.state import GameState, Seat
from core.lab.agents import random_inputs
from core.lab.simulate import RandomChance, Setup, deal
from core.rules.dons import fates
from core.rules.dons.columns import columns, on_duty, shooter_column
from core.rules.dons.guns import AVENGERS, GUN_OF
from core.rules.dons.sheet import Shot, guarded, sheet_of
from core.rules.registry import RULESETS
from tests.rules.dons.tables import GUNS, MATRICES, cells

CellKey = tuple[str, str, frozenset[str]]  # matrix, column, guns
GAMES = {"dons-two": "two", "dons-three": "three"}
KINDS = ("citizens", "others", "cop", "guarded")


def every_cell(game: str) -> set[CellKey]:
    """All cells of a game that can be, as the tests' own tables have them."""
    names = [f"{GAMES[game]}-{kind}" for kind in KINDS]
    verdicts = {(name, cell.column, frozenset(cell.guns)) for name in names for cell in cells(name)}
    return verdicts | _shooters(game) | {(f"{GAMES[game]}-duty", "column to read", frozenset({g})) for g in GUNS[game]}


def _shooters(game: str) -> set[CellKey]:
    """Without a Don of nobody's gang but the shooter's own, and without a cop for those whom the cop's death arms."""
    guns = (*GUNS[game], *AVENGERS)
    cannot_be = {(gun, "cop") for gun in AVENGERS} | ({("mafia", "don")} if "manas" not in guns else set())
    return {
        (f"{GAMES[game]}-shooter", column, frozenset({row["gun"]}))
        for row in MATRICES["shooter"]
        for column in row.keys() - {"gun"}
        if row["gun"] in guns and (row["gun"], column) not in cannot_be
    }


@dataclass
class Reached:
    """Counts how often each cell was read. `watch` stands in the places of the rules that read them."""

    cells: Counter[CellKey] = field(default_factory=Counter)

    def watch(self, monkeypatch) -> "Reached":
        fate, of_shooter = fates._fate, fates.of_shooter

        def judged(night: Night, seat: Seat) -> fates.Fate:
            self.note(night, seat)
            return fate(night, seat)

        def fired(night: Night, shot: Shot) -> str:
            name = f"{GAMES[night.start.ruleset]}-shooter"
            self.cells[(name, shooter_column(night, shot), frozenset({shot.gun}))] += 1
            return of_shooter(night, shot)

        monkeypatch.setattr(fates, "_fate", judged)
        monkeypatch.setattr(fates, "of_shooter", fired)
        return self

    def note(self, night: Night, seat: Seat) -> None:
        hits = frozenset(sheet_of(night).hit(seat.player))
        game = GAMES[night.start.ruleset]
        for gun in on_duty(night, seat):
            self.cells[(f"{game}-duty", "column to read", frozenset({gun}))] += 1
        if not hits <= {*GUNS[night.start.ruleset]}:
            return  # wife, mistress and drag are no rows
        if "cop" in hits and "no-duel" in columns(night, seat):
            return  # nor is the cop's gun against the cop
        kinds = KINDS[3:] if guarded(night, seat.player) else KINDS[:3]
        for name in (f"{game}-{kind}" for kind in kinds):
            for column in columns(night, seat):
                if column in MATRICES[name][0]:
                    self.cells[(name, column, hits)] += 1

    def missing(self, game: str) -> set[CellKey]:
        return every_cell(game) - self.cells.keys()

    def report(self, game: str) -> str:
        """One line a cell: matrix, column, guns, how often."""
        order = (*GUNS[game], *AVENGERS).index
        lines = (
            f"{name:<15} {column:<14} {' + '.join(sorted(guns, key=order)):<40} {self.cells[(name, column, guns)]:>6}"
            for name, column, guns in every_cell(game)
        )
        return "\n".join(sorted(lines))


def aiming_inputs(rules: Ruleset, state: GameState, rng: Random, at: int, look) -> Iterator[PlayerCommand]:
    """Random inputs, but by day nobody votes, and at night some guns, and perhaps the doctor, agree on one victim.

    A cop who would aim at himself aims at a gangster instead.
    """
    victim, eager = _victim(state, rng), rng.choice((0.4, 0.9))
    aimed = {gun for gun in GUNS[state.ruleset] if rng.random() < eager} | ({"heal"} if rng.random() < 0.4 else set())
    for command in random_inputs(rules, state, rng, at, look):
        match command:
            case Order(ability="shoot" | "heal", by=by) if _gun(state, by) in aimed:
                gangsters = [s.player for s in state.living() if s.team in ("mafia", "manas")]
                yield _aimed(rules, look(), command, rng.choice(gangsters) if by == victim and gangsters else victim)
            case Vote():
                pass
            case _:
                yield command


def _victim(state: GameState, rng: Random) -> str:
    """Any living player, every role being as likely as any other."""
    role = rng.choice(sorted({seat.role for seat in state.living()}))
    return rng.choice([seat.player for seat in state.holders(role)])


def _gun(state: GameState, player: str) -> str:
    role = state.seats[player].role
    return "heal" if role == "doctor" else GUN_OF.get(role, "")


def _aimed(rules: Ruleset, state: GameState, order: Order, victim: str) -> Order:
    """The same order at the victim, if that is legal."""
    aimed = Order(at=order.at, by=order.by, phase=order.phase, ability=order.ability, args=(victim,))
    return order if order_refusal(rules, state, aimed) else aimed


def play(setup: Setup, rng: Random, longest: int = 60) -> GameState:
    """A game of players who aim together, to its end or to the end of so many phases."""
    rules, chance = RULESETS[setup.ruleset], RandomChance(rng)
    state = deal(setup, rng)

    def look() -> GameState:
        return state

    for at in range(1, longest):
        for command in chain(aiming_inputs(rules, state, rng, at, look), (TimePassed(at=at, force=True),)):
            done = decide(rules, state, command, chance)
            assert not isinstance(done, Refused), f"{command}: {done}"
            state = done.state
        if state.over:
            break
    return state
