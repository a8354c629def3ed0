"""A tiny rule system with what the real ones avoid: results that hang on who came first, draws, and a setup."""

from core.engine import events as e
from core.engine.commands import Deal
from core.engine.options import Option, text
from core.engine.phases import BallotRules, Decision, PhaseRules
from core.engine.preparation import PLAYER, Preparation, Question, seated
from core.engine.refusal import Refused
from core.engine.roster import ANY_LIVING, ANY_OTHER, Ability, Role, Team
from core.engine.ruleset import Ruleset
from core.engine.state import GameState

HOUR = 3_600_000


class Timekeeper:
    """Every phase lasts ten hours, and there are no pauses."""

    def game_time(self, state: GameState, at: int) -> int:
        return at

    def due(self, state: GameState) -> int | None:
        return state.clock.opened_at + 10 * HOUR

    def moment(self, state: GameState, game: int) -> int | None:
        return game

    def resting(self, state: GameState, at: int) -> bool:
        return False

    def wake(self, state: GameState) -> int | None:
        return None

    def notice(self, d: Decision) -> None:
        pass


def deal(d: Decision, c: Deal) -> Refused | None:
    team = {"wolf": "pack", "sheep": "flock", "lamb": "flock"}
    d.emit(*(e.RoleDealt(p, r, team[r]) for p, r in zip(d.state.seats, c.roles, strict=True)))
    if "marked" in c.setup:
        d.emit(e.Marked(str(c.setup["marked"]), "marked", 1))
    d.emit(e.PhaseOpened("night", 0, d.at, d.at))
    return None


def close_night(d: Decision) -> None:
    """The first one bitten dies of all that bit him; a draw picks a lamb when two are called."""
    bites = [(o.number, o.args[0]) for orders in d.state.orders.values() for o in orders if o.ability == "bite"]
    if bites:
        d.emit(e.Died(min(bites)[1], "wolf+hunger", d.state.phase_id))
    calls = sorted({o.args[0] for orders in d.state.orders.values() for o in orders if o.ability == "call"})
    if len(calls) > 1:
        d.emit(e.Announced(f"called {d.draw(f'call {d.state.number}', calls)}"))
    d.emit(e.PhaseOpened("day", d.state.number + 1, d.at, d.at))


def close_day(d: Decision) -> None:
    votes = d.state.votes.get("vote", {})
    d.emit(e.BallotCounted("vote", tuple(votes.items()), (), (), ()), e.Executed(None))
    d.emit(e.PhaseOpened("night", d.state.number, d.at, d.at))


BITE = Ability("bite", targets=(ANY_OTHER,))
CALL = Ability("call", targets=(ANY_LIVING,))

TOY = Ruleset(
    id="toy",
    players=(1, 30),
    teams=(Team("pack", "toy 1"), Team("flock", "toy 2")),
    roles=(
        Role("wolf", "pack", "toy 1", (BITE,), single=False),
        Role("sheep", "flock", "toy 2", (CALL,), single=False),
        Role("lamb", "flock", "toy 2", single=False),
    ),
    options=(Option("zone", "UTC", text, "toy 3"),),
    scenarios={},
    phases={
        "night": PhaseRules(close_night),
        "day": PhaseRules(close_day, (BallotRules(abstain=True), BallotRules(id="ballot", limits=ANY_OTHER))),
    },
    timekeeper=Timekeeper(),
    deal=deal,
    facts=("called {player}", "{player} is {role}"),
    causes=("wolf", "hunger"),
    results=(),
    reasons=("unknown", "ability", "phase", "closed", "dead", "target-self", "target-dead"),
    setup={"marked": Preparation("marked", "toy 3", (Question("marked", PLAYER, seated),))},
    speakers=lambda state, team: tuple(s.player for s in state.living(team) if s.role == "wolf"),
)
