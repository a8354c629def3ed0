"""Small tables and logs for the tests of narration."""

from pathlib import Path
from random import Random

from core.engine import events as e
from core.engine.commands import Deal
from core.engine.decide import Decided, decide
from core.engine.evolve import created, evolve
from core.engine.opening import opening
from core.engine.state import GameState
from core.lab.simulate import Setup, play
from core.narration import Gender, Table
from core.rules.classic import RULESET

NAMES = {"Anna": "Анна", "Boris": "Boris", "Vera": "Вера", "Gosha": "Гоша", "Dan": "Dan", "Eve": "Eve"}
GENDERS: dict[str, Gender] = {"Anna": "feminine", "Boris": "masculine"}
ROLES = ("commissar", "doctor", "mafioso", "mafioso", "citizen", "citizen")


def written(folder: Path, **languages: str) -> Path:
    """A folder of locale files, one file for each language; English has the last resort of every language."""
    for language, source in languages.items():
        home = folder / language
        home.mkdir()
        (home / "common.ftl").write_text(source + "\ncommon-lost-for-words = …\n", "utf-8")
    return folder


def seated(names: dict[str, str] | None = None) -> GameState:
    """A lobby of Naples."""
    state = created(opening(RULESET, "naples"))
    for player, name in (NAMES if names is None else names).items():
        state = evolve(state, e.PlayerJoined(player, name))
    return state


def dealt() -> tuple[GameState, tuple[e.Event, ...]]:
    """Naples after the deal, and its events. Anna is the commissar, Boris the doctor; Vera and Gosha are the mafia."""
    done = decide(RULESET, seated(), Deal(at=0, roles=ROLES))
    assert isinstance(done, Decided)
    return done.state, done.events


def after(state: GameState, *events: e.Event) -> GameState:
    """The state after some more events."""
    for event in events:
        state = evolve(state, event)
    return state


def table(*events: e.Event) -> Table:
    """The table of the dealt game after some more events."""
    return Table(after(dealt()[0], *events), GENDERS)


def played(scenario: str, players: int, seed: int, **options: str) -> list[tuple[e.Event, ...]]:
    """A whole random game: the events of each command, those of its creation first."""
    batches: list[tuple[e.Event, ...]] = []
    setup = Setup("classic", scenario, RULESET.scenarios[scenario].roster(players), options)
    play(setup, Random(seed), batches.append)
    return batches
