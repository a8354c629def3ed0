"""`simulate`, `explore` and `bench` as people call them: what is printed, and what is said of bad requests."""

import json
import os
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bot
from core.lab import command, explore, simulate
from core.lab.simulate import Setup, Summary
from core.rules.registry import RULESETS

ROOT = Path(bot.__file__).parent
NAPLES = ("--scenario", "naples", "--players", "9")
PNG = b"\x89PNG\r\n\x1a\n"
KEYS = {"games", "wins", "days", "nights", "games_per_second", "seed"}
MORE = {"draws", "endless", "longest_days", "longest_nights"}


def carried_out(*words: str) -> int:
    """The exit status of a command."""
    given = bot.parse(words)
    return given.run(given)


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What `simulate --json` prints."""
    assert carried_out("simulate", *words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def test_the_result_is_one_object_with_the_keys_that_scripts_read(capsys: pytest.CaptureFixture[str]):
    found = simulated(capsys, *NAPLES, "--games", "40", "--seed", "7")

    assert set(found) == KEYS | MORE
    assert (found["games"], found["seed"]) == (40, 7)
    assert set(found["wins"]) <= {"mafia", "town"}
    assert sum(found["wins"].values()) + found["draws"] + found["endless"] == 40
    assert 1 <= found["days"] <= found["longest_days"]
    assert found["games_per_second"] > 0


def test_the_same_seed_gives_the_same_result_for_any_number_of_processes(capsys: pytest.CaptureFixture[str]):
    one, again, two, other = (
        simulated(capsys, *NAPLES, "--games", "60", *more)
        for more in (("--seed", "3"), ("--seed", "3"), ("--seed", "3", "--processes", "2"), ("--seed", "4"))
    )
    for found in (one, again, two, other):
        del found["games_per_second"]

    assert one == again == two
    assert {**other, "seed": 3} != one


def test_the_result_does_not_hang_on_the_hashing_of_strings():
    found = {_hashed(seed) for seed in ("1", "2")}
    assert len(found) == 1


def _hashed(seed: str) -> str:
    words = [sys.executable, "bot.py", "simulate", *NAPLES, "--games", "20", "--json"]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return json.dumps({key: value for key, value in json.loads(done.stdout).items() if key != "games_per_second"})


def test_a_roster_is_as_good_as_a_scenario(capsys: pytest.CaptureFixture[str]):
    found = simulated(capsys, "--roster", "mafioso=1,citizen=2,doctor=1", "--games", "30")
    assert found["games"] == 30


def test_people_get_shares_with_their_intervals(capsys: pytest.CaptureFixture[str]):
    assert carried_out("simulate", *NAPLES, "--games", "30") == 0
    told = capsys.readouterr().out
    assert told.startswith("30 games, seed 1")
    assert "mafia" in told
    assert " to " in told
    assert "games a second" in told


def test_a_side_that_never_wins_is_told_of_too(capsys: pytest.CaptureFixture[str]):
    hopeless = ("--roster", "mafioso=3,citizen=1", "--games", "5")
    assert simulated(capsys, *hopeless)["wins"] == {"mafia": 5, "town": 0}
    assert carried_out("simulate", *hopeless) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in told[1:4]] == [["mafia", "5"], ["draws", "0"], ["town", "0"]]


def test_games_without_an_end_are_counted_and_not_hidden(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(simulate, "LONGEST", 0)
    found = simulated(capsys, *NAPLES, "--games", "10")
    assert found["endless"] == 10


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "name a table"),
        (("--scenario", "naples"), "name a table"),
        (("--scenario", "atlantis", "--players", "9"), "naples (6 to 20)"),
        (("--scenario", "naples", "--players", "99"), "naples (6 to 20)"),
        (("--roster", "mafioso=2,wizard=3"), "wizard=3"),
        (("--roster", "mafioso"), "NAME=VALUE"),
        (("--roster", "mafioso=few"), "mafioso=few"),
        ((*NAPLES, "--option", "nothing=1"), "nothing"),
        ((*NAPLES, "--option", "nothing"), "NAME=VALUE"),
        ((*NAPLES, "--games", "0"), "--games"),
        ((*NAPLES, "--processes", "0"), "--processes"),
        (("--plot", "shares.png", "--players", "9"), "--scenario"),
    ],
)
def test_what_cannot_be_played_is_told_plainly(words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]):
    assert carried_out("simulate", *words) == 2
    said = capsys.readouterr()
    assert said.err.startswith("simulate: ")
    assert why in said.err
    assert not said.out


@pytest.mark.parametrize(
    "words", [("--games", "many"), ("--ruleset", "chess"), ("--setup", "basement"), ("--setup", "[]")]
)
def test_what_cannot_be_read_is_told_with_the_usage(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        carried_out("simulate", *NAPLES, *words)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_a_picture_shows_all_sizes_of_a_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "shares.png"
    assert carried_out("simulate", "--scenario", "naples", "--games", "2", "--plot", str(file)) == 0

    naples = RULESETS["classic"].scenarios["naples"]
    assert f"{naples.low} to {naples.high} players" in capsys.readouterr().out
    assert file.read_bytes().startswith(PNG)


@pytest.mark.parametrize(
    ("more", "last"), [(("--players", "9"), "2000/2000"), (("--plot", "shares.png"), "30000/30000")]
)
def test_a_long_run_shows_a_person_how_far_it_is(
    more: tuple[str, str],
    last: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    def at_once(setup: Setup, games: int, seed: int, processes: int = 1, progress: Any = id) -> Summary:
        progress(games)
        return Summary(games, seed, Counter(town=games), seconds=1)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "simulate", at_once)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert carried_out("simulate", "--scenario", "naples", *more, "--games", "2000") == 0
    assert capsys.readouterr().err.endswith(f"] {last}\n")


def test_exploring_tells_what_was_never_reached(capsys: pytest.CaptureFixture[str]):
    assert carried_out("explore", "--roster", "mafioso=1,citizen=4", "--games", "3") == 0
    told = capsys.readouterr().out
    assert "never reached, role: " in told
    assert "doctor" in told.partition("\n")[0]
    assert told.endswith("3 games, no law broken\n")


@pytest.mark.parametrize(
    "table",
    [
        ("--ruleset", "classic", "--roster", "mafioso=2,doctor=1,citizen=4"),
        ("--ruleset", "dons-two", "--scenario", "standard", "--players", "10", "--option", "child=multi", "--setup",
         '{"bonus": {"player": "P3", "day": "2"}, "basement": ["mafia", "cops"]}'),
    ],
    ids=["classic", "dons"],
)  # fmt: skip
def test_a_broken_law_is_told_with_the_line_that_repeats_it_and_the_game_is_kept(
    table: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    words = ("explore", *table, "--seed", "3", "--games", "1")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(explore, "LONGEST", 6)
    monkeypatch.setattr(explore, "replay", lambda log: None)  # so the log does not fold to the state
    assert carried_out(*words) == 1
    told = capsys.readouterr().err
    again = shlex.split(told.partition("again: bot.py ")[2].partition("\n")[0])
    assert bot.parse(again) == bot.parse(words)
    assert carried_out(*again) == 1
    assert capsys.readouterr().err == told
    (kept,) = tmp_path.glob("broken-*.yaml")
    assert told.endswith(f"kept as {kept.name}\n")
    assert bot.main(["check", str(kept)]) == 0


@pytest.mark.parametrize("words", [(), ("--scenario", "naples", "--players", "99"), (*NAPLES, "--games", "0")])
def test_what_cannot_be_explored_is_told_plainly(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]):
    assert carried_out("explore", *words) == 1
    assert capsys.readouterr().err.startswith("explore: ")


def test_a_measurement_is_printed_under_its_name(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("core.lab.bench.engine", lambda: {"floor_ratio": 25.0})
    assert carried_out("bench", "engine", "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"engine": {"floor_ratio": 25.0}}

    assert carried_out("bench", "engine") == 0
    assert capsys.readouterr().out.split() == ["engine", "floor_ratio", "25.0"]


def test_a_measurement_that_is_not_known_is_told_with_the_usage(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        carried_out("bench", "weather")
    assert ended.value.code == 2
    assert "engine" in capsys.readouterr().err
