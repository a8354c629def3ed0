"""The commands for cases behind `bot.py`."""

import subprocess
import sys
from pathlib import Path

import pytest

import bot
from core.cases.clauses import clauses, unnamed
from core.rules.registry import RULESETS

ROOT = Path(bot.__file__).parent
PLAYERS = "players: {Kira: commissar, Mob1: mafioso, Cit1: citizen, Cit2: citizen}"
HOLDS = f"""\
ruleset: classic
clauses: [classic 4.2b, classic 4.1b]
{PLAYERS}
play:
  - night: 1
    orders: {{Kira: check Cit1, mafia: shoot Cit2}}
    expect: {{deaths: {{Cit2: mafia}}, learns: {{Kira: [Cit1 is citizen]}}, phase: day 2}}
"""
FAILS = HOLDS.replace("Cit2: mafia", "Cit1: mafia").replace("day 2", "over")
FAULTY = HOLDS.replace("Kira: check", "Kora: chekc").replace("phase: day 2", "fase: day 2")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "b" / "deep").mkdir(parents=True)
    (tmp_path / "b" / "deep" / "holds.yaml").write_text(HOLDS)
    (tmp_path / "b" / "notes.txt").write_text("no case")
    (tmp_path / "a.yaml").write_text(HOLDS)
    return tmp_path


def test_check_runs_folders_with_all_that_is_in_them(folder, capsys):
    assert bot.main(["check", "."]) == 0
    assert capsys.readouterr().out == "ok   a.yaml\nok   b/deep/holds.yaml\n2 passed, 0 failed\n"


def test_check_tells_every_failure_of_a_case(folder, capsys):
    (folder / "a.yaml").write_text(FAILS)
    assert bot.main(["check", "a.yaml", "b"]) == 1
    assert capsys.readouterr().out == (
        "FAIL a.yaml: step night 1 (line 5), deaths: expected {Cit1: mafia}, came {Cit2: mafia}\n"
        "     a.yaml: step night 1 (line 5), phase: expected over, came day 2\n"
        "ok   b/deep/holds.yaml\n"
        "1 passed, 1 failed\n"
    )


def test_check_tells_every_fault_of_a_file_with_line_and_key(folder, capsys):
    (folder / "a.yaml").write_text(FAULTY)
    assert bot.main(["check", "a.yaml"]) == 1
    assert capsys.readouterr().out == (
        "FAIL a.yaml:6: Kora: there is no ability 'chekc'\n"
        "     a.yaml:6: orders: 'Kora' is no player of this case\n"
        "     a.yaml:7: fase: unknown key\n"
        "0 passed, 1 failed\n"
    )


def test_a_bug_in_the_rules_fails_its_own_case_only(folder, capsys, monkeypatch):
    def broken(d, c):
        raise RuntimeError("a bug")

    monkeypatch.setitem(RULESETS["classic"].__dict__, "deal", broken)
    assert bot.main(["check", "."]) == 1
    out = capsys.readouterr().out
    assert "FAIL a.yaml: the rules broke down: RuntimeError: a bug\n" in out
    assert out.endswith("0 passed, 2 failed\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check"], "name a case or a folder of cases"),
        (["check", "nowhere"], "nowhere: no such file or folder"),
        (["check", "a.yaml", "empty"], "empty: no cases in this folder"),
        (["check", "--clauses", "chess"], "there is no list of clauses for 'chess'"),
        (["fmt", "nowhere"], "nowhere: no such file or folder"),
        (["show", "nowhere"], "nowhere: No such file or directory"),
        (["replay", "a.yaml", "--eyes", "Nemo"], "a.yaml: 'Nemo' is no player of this case"),
        (["show", "past.yaml"], "past.yaml: step day 1 (line 4), phase: expected day 1, came day 2"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(folder, capsys, words: list[str], said: str):
    (folder / "empty").mkdir()
    (folder / "past.yaml").write_text(f"ruleset: classic\n{PLAYERS}\nplay: [{{night: 1}},\n       {{day: 1}}]\n")
    assert bot.main(words) == 1
    assert capsys.readouterr() == ("", f"{said}\n")


def test_asked_for_help_the_door_tells_what_is_behind_it(capsys):
    with pytest.raises(SystemExit) as left:
        bot.main(["--help"])
    assert left.value.code == 0
    assert "run cases, or list clauses without one" in capsys.readouterr().out


def test_a_wrong_command_is_no_success(capsys):
    with pytest.raises(SystemExit) as left:
        bot.main(["chekc"])
    assert left.value.code == 2
    assert "chekc" in capsys.readouterr().err


def test_clauses_without_a_case_are_listed(folder, capsys):
    every = clauses("classic")
    assert bot.main(["check", "--clauses", "classic", "."]) == 0
    *listed, summary = capsys.readouterr().out.splitlines()
    assert listed == [clause for clause in every if clause not in ("classic 4.2b", "classic 4.1b")]
    assert summary == f"{len(every) - 2} of {len(every)} clauses are named by no case"


def test_a_faulty_file_has_no_clauses(folder, capsys):
    (folder / "a.yaml").write_text("ruleset: classic\n")
    assert bot.main(["check", "--clauses", "classic", "."]) == 1
    assert capsys.readouterr().err == "a.yaml:1: players: this key is missing\n"


@pytest.mark.parametrize("system", sorted({name.partition("-")[0] for name in RULESETS}))
def test_every_system_has_a_list_of_its_clauses(system: str):
    listed = clauses(system)
    assert listed
    assert len(set(listed)) == len(listed)
    assert all(clause.startswith(f"{system} ") for clause in listed)


def test_rulesets_of_one_page_share_its_list():
    assert clauses("dons-two") == clauses("dons-three") == clauses("dons")
    assert "dons wood.two.b" in clauses("dons")


def test_golden_cases_name_clauses_that_exist():
    assert "classic 4.2b" not in unnamed("classic", [ROOT / "tests" / "cases" / "classic"])


def test_a_case_is_told_in_both_languages(folder, capsys):
    for language, doctor in (("en", "Day 2"), ("ru", "День 2")):
        assert bot.main(["show", "a.yaml", "--locale", language]) == 0
        assert doctor in capsys.readouterr().out


def test_a_replay_shows_what_one_pair_of_eyes_saw(folder, capsys):
    seen = {}
    for eyes in ("Kira", "Cit1", ""):
        assert bot.main(["replay", "a.yaml", "--eyes", eyes]) == 0
        seen[eyes] = capsys.readouterr().out
    assert seen["Kira"] != seen["Cit1"]
    assert len(seen["Kira"]) > len(seen[""])


def test_a_look_at_cases_loads_neither_discord_nor_a_database(folder):
    code = (
        "import sys, bot; bot.main(['check', 'a.yaml']); sys.exit(bool({'discord', 'tortoise'} & sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, env={"PYTHONPATH": str(ROOT)}, check=False)
    assert done.returncode == 0
