"""A game that was played becomes a case that replays to the same result."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cases.export import NotExportable, export
from core.cases.handles import handles
from core.cases.normal import write
from core.cases.reader import read
from core.cases.runner import played, run
from core.cases.table import Table
from core.engine import events as e
from core.engine.commands import Command, Deal, HostCommand, Join, Leave, Order, Outage, TimePassed, Vote
from core.engine.decide import Decided, decide
from core.engine.evolve import created
from core.engine.opening import opening
from core.engine.state import GameState
from core.engine.views import offers
from core.lab.agents import random_inputs
from core.lab.simulate import RandomChance
from core.rules.registry import RULESETS
from tests.cases_format.given import ALL, classic

MINUTE, HOUR = 60_000, 3_600_000
MONDAY, FRIDAY = 1_778_490_000_000, 1_778_835_600_000  # 2026-05-11 and 2026-05-15, 09:00 UTC
HOST = ("pause", "resume", "advance", "penalty", "limit 4h", "limit 30h", "kick", "replace")


class Game:
    """A game being played, with its log and the moments of the log."""

    def __init__(self, first: e.GameCreated, names: Sequence[str], at: int = FRIDAY) -> None:
        self.rules = RULESETS[first.ruleset]
        self.state = created(first)
        self.log: list[e.Event] = [first]
        self.moments = [at]
        self.at = at
        for number, name in enumerate(names, 1):
            self.do(Join(at=at, player=f"P{number}", name=name))

    def do(self, command: Command, chance: RandomChance | None = None) -> bool:
        """Whether the command was taken."""
        done = decide(self.rules, self.state, command, chance or RandomChance(Random(0)))
        if not isinstance(done, Decided):
            return False
        self.log += done.events
        self.moments += [command.at] * len(done.events)
        self.state = done.state
        return True

    def deal(self, *roles: str, **setup: object) -> None:
        assert self.do(Deal(at=self.at, roles=roles, setup=setup))

    def come_to(self, at: int) -> None:
        """Let time pass, with everything that falls due."""
        self.at = at
        self.do(TimePassed(at=at))

    def end_phase(self) -> None:
        """Wait for the end of the phase; if nothing would end it, the host sees to it."""
        if self.state.clock.stopped:
            assert self.do(HostCommand(at=self.at, verb="resume"))
        if self.rules.timekeeper.due(self.state) is None:
            assert self.do(HostCommand(at=self.at, verb="limit", args=("30h",)))
        due = self.rules.timekeeper.due(self.state)
        assert due is not None
        self.come_to(max(self.at, due))


def result(state: GameState) -> tuple[object, ...]:
    """How a game ended, seat by seat."""
    return state.winners, [(s.role, s.team, s.alive, s.cause, s.died_in, s.shown) for s in state.seats.values()]


def exported(game: Game, *, on_time: bool = True) -> tuple[str, Table]:
    """The export of a game, and the table after its replay. The round trip is checked on the way."""
    text = write(export(game.rules, game.log, game.moments if on_time else ()))
    case = read(text, ALL.get)
    assert run(case, game.rules) == (), text
    table = played(case, game.rules)
    again = export(game.rules, [event for _, event in table.log], [at for at, _ in table.log])
    assert write(again) == text
    assert result(table.state) == result(game.state)
    return text, table


def wild(seed: int) -> Game:
    """A whole game of random players and a restless host."""
    rng = Random(f"export {seed}")
    rules = RULESETS["classic"]
    scenario = rng.choice(list(rules.scenarios.values()))
    roles = list(scenario.roster(rng.randrange(scenario.low, min(scenario.high, scenario.low + 4) + 1)))
    rng.shuffle(roles)
    options = rng.choice(
        [{}, {"timing": "fixed"}, {"zone": "Asia/Tokyo", "holidays": ["2026-05-19"]}, {"weekend": "play"}]
    )
    game = Game(opening(rules, scenario.id, options), [f"Игрок {number}" for number in range(1, len(roles) + 1)])
    game.deal(*roles)
    for _ in range(60):
        if game.state.over:
            break
        phase = game.state.phase_id
        for command in [*random_inputs(rules, game.state, rng, game.at)] * 2:
            if rng.random() < 0.7 and game.state.phase_id == phase:
                game.do(at_moment(command, game.at), RandomChance(rng))
                game.come_to(game.at + rng.randrange(3 * HOUR))
            if rng.random() < 0.05:
                verb, *args = rng.choice(HOST).split()
                seat = rng.choice(list(game.state.seats))
                named = {
                    "kick": (seat,),
                    "replace": (seat, "by", f"N {rng.randrange(99)}"),
                    "penalty": (seat, "vote", "1"),
                }
                game.do(HostCommand(at=game.at, verb=verb, args=named.get(verb, tuple(args))))
        if game.state.phase_id == phase:
            game.end_phase()
    return game


def at_moment(command, at: int) -> Command:
    return type(command)(**{field: getattr(command, field) for field in command.__struct_fields__} | {"at": at})


@pytest.mark.parametrize("seed", range(60))
def test_wild_games_replay_to_the_same_result(seed: int):
    game = wild(seed)
    assert game.state.over
    exported(game)
    exported(game, on_time=False)


def naples(*names: str) -> Game:
    """A game of six whose first day begins on a Monday."""
    game = Game(opening(RULESETS["classic"], "naples"), names or ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay"), MONDAY)
    game.deal("doctor", "mafioso", "mafioso", "commissar", "citizen", "citizen")
    game.end_phase()
    return game


def test_an_export_tells_the_game_step_by_step():
    game = naples("Anna-Maria", "Boris", "boris", "доктор Д.", "mafia", "7")
    game.do(Vote(at=game.at, by="P1", target="P5"))
    game.do(Vote(at=game.at, by="P1", target="P6"))
    game.do(Vote(at=game.at, by="P2", target="P5"))
    game.do(Vote(at=game.at, by="P1", target="P5"))
    game.do(HostCommand(at=game.at, verb="kick", args=("P6",)))
    game.end_phase()
    game.do(Order(at=game.at, by="P2", ability="shoot", args=("P1",)))
    game.do(Order(at=game.at, by="P2", ability="pass"))
    game.do(Order(at=game.at, by="P4", ability="check", args=("P2",)))
    text, _ = exported(game, on_time=False)
    assert text == (
        "ruleset: classic\n"
        "scenario: naples\n"
        "players: {AnnaMaria: doctor, Boris: mafioso, boris: mafioso, докторД: commissar, mafia2: citizen, "
        "P7: citizen}\n"
        "names: {AnnaMaria: Anna-Maria, докторД: доктор Д., mafia2: mafia, P7: 7}\n"
        "strict: true\n"
        "ordered: true\n"
        "source: exported\n"
        "play:\n"
        "  - night: 0\n"
        "    expect:\n"
        "      deaths: {}\n"
        "      learns: {Boris: [boris is mafioso], boris: [Boris is mafioso]}\n"
        "      public: [count citizen 2, count commissar 1, count doctor 1, count mafioso 2]\n"
        "      phase: day 1\n"
        "  - day: 1\n"
        "    open: true\n"
        "    votes: {AnnaMaria: [mafia2, P7], Boris: mafia2}\n"
        "  - day: 1\n"
        "    open: true\n"
        "    votes: {AnnaMaria: mafia2}\n"
        "  - day: 1\n"
        "    host: [kick P7]\n"
        "    expect:\n"
        "      deaths: {P7: kicked, mafia2: executed}\n"
        "      executed: mafia2\n"
        "      revealed: {P7: citizen, mafia2: citizen}\n"
        "      public: [removed P7]\n"
        "      tally: {mafia2: 3, boris: 1, докторД: 1}\n"
        "      phase: night 1\n"
        "  - night: 1\n"
        "    open: true\n"
        "    orders: {Boris: [shoot AnnaMaria, pass], докторД: check Boris}\n"
    )


def test_a_command_of_the_clock_brings_all_times_with_it():
    game = naples()
    start = game.at
    game.come_to(start + 21 * HOUR)
    assert game.do(HostCommand(at=game.at, verb="limit", args=("4h",)))
    game.come_to(start + 22 * HOUR + 1)
    game.do(Vote(at=game.at, by="P1", target="P5"))
    game.end_phase()
    text, table = exported(game)
    assert '  - day: 1\n    opens: "2026-05-11T09:00"\n    timeline:\n' in text
    assert '{at: "21:00", host: limit 4h}' in text
    assert '{at: "22:00:00.001", vote: {Ann: Eve}}' in text
    assert 'closes: "25:00"' in text
    assert [at for at, event in table.log if isinstance(event, e.PhaseClosed)][-1] == game.at
    bare, _ = exported(game, on_time=False)
    assert "limit" not in bare
    assert "opens" not in bare


def test_an_outage_cannot_be_told_so_times_are_left_out():
    game = naples()
    game.come_to(game.at + 21 * HOUR)
    game.do(HostCommand(at=game.at, verb="limit", args=("4h",)))
    game.at += HOUR
    assert game.do(Outage(at=game.at, since=game.at - HOUR))
    game.end_phase()
    text, _ = exported(game)
    assert "limit" not in text


def test_seats_are_those_of_the_deal():
    game = Game(opening(RULESETS["classic"]), ["Ann", "Bob", "Cid"])
    for number in (2, 3):
        game.do(Leave(at=game.at, player=f"P{number}"))
    game.do(Join(at=game.at, player="P2", name="Cid"))
    game.deal("citizen", "mafioso")
    text, _ = exported(game)
    assert "players: {Ann: citizen, Cid: mafioso}\n" in text


def test_options_custom_scenario_and_setup_come_back():
    roles = {"mafioso": "2", "doctor": "1", "commissar": "1"}
    custom = {"id": "moscow", "min": 6, "roles": roles, "options": {"night_end": "deadline"}}
    options = {"parity": "false", "inactive_days": "3", "twilight": "90m", "gang_agreement": "any"}
    game = Game(opening(RULESETS["classic"], "custom", options, custom), ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"])
    game.deal("doctor", "mafioso", "mafioso", "commissar", "citizen", "citizen", first=["P1", {"P2": "P3"}])
    case = export(game.rules, game.log)
    assert case.options == {"parity": "false", "inactive_days": "3", "twilight": "1h30m", "gang_agreement": "any"}
    assert case.setup == {"first": ["Ann", {"Bob": "Cid"}], "custom": {**custom, "min": "6"}}


def test_draws_come_back_as_chance():
    game = naples()
    game.log += [e.Drawn("lot 1", "P2"), e.Drawn("lot 1", "P2"), e.Drawn("coin", "heads")]
    assert export(game.rules, game.log).chance == {"lot 1": "Bob", "coin": "heads"}
    game.log.append(e.Drawn("coin", "tails"))
    with pytest.raises(NotExportable, match="'coin' was made twice"):
        export(game.rules, game.log)


def test_a_game_without_a_deal_is_no_case():
    game = Game(opening(RULESETS["classic"]), ["Ann"])
    with pytest.raises(NotExportable, match="no role was dealt"):
        export(game.rules, game.log)


def test_a_played_case_is_exported_whatever_its_words():
    """Words that are no seats stay, in facts, answers and host commands."""
    case = classic(
        """
        - day: 1
          host: [replace Kira by Olga, penalty Kira vote 1, extend 1h]
          votes: {Mob1: Kira, Mob2: Kira, Kira: Mob1}
          expect: {refused: [host: intervals]}
        - verdict: 1
          answers: {Kira: shoot Mob2}
          expect: {deaths: {Kira: executed, Mob2: last-shot}}
        """,
        "names: {Olga: Olga P.}",
    )
    table = played(case, RULESETS["classic"])
    text = write(export(RULESETS["classic"], [event for _, event in table.log]))
    assert "    host: [replace Kira by OlgaP, penalty Kira vote 1]\n" in text
    assert "    answers: {Kira: shoot Mob2}\n" in text
    assert "names: {OlgaP: Olga P.}\n" in text


@given(st.lists(st.text(max_size=12), min_size=1, max_size=8))
def test_handles_are_legal_and_depend_on_names_only(names: list[str]):
    rules = RULESETS["classic"]
    found = handles(rules, names)
    assert len(set(found)) == len(names)
    assert all(len(handle.split()) == 1 for handle in found)
    players = "".join(f"  {handle}: citizen\n" for handle in found)
    assert list(read(f"ruleset: classic\nplayers:\n{players}play: [{{day: 1}}]\n", ALL.get).players) == found


@given(
    st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=20).filter(str.strip), min_size=6, max_size=6)
)
def test_any_names_replay(names: list[str]):
    game = naples(*names)
    game.do(Vote(at=game.at, by="P1", target="P2"))
    game.end_phase()
    assert "vote" not in [vote.ballot for vote in offers(game.rules, game.state, "P1").votes]
    _, table = exported(game)
    assert [seat.name for seat in table.state.seats.values()] == names
