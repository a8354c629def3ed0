"""Reading is strict, and every fault is told with its line and key."""

import pytest

from core.cases.model import Expect
from core.cases.reader import load
from core.rules.nodes import Faulty
from core.rules.registry import RULESETS
from tests.cases_format.given import PLAYERS, case, classic, faults

HEAD = f"ruleset: classic\n{PLAYERS}\n"


def in_step(*lines: str) -> list[str]:
    """The faults of a case with one step, whose keys begin in line 5 (or in the line of its phase, 4)."""
    return faults(HEAD + "play:\n  - night: 1\n" + "".join(f"    {line}\n" for line in lines))


def test_a_sound_case_is_read_as_it_is_written():
    read = classic(
        """
        - day: 1
          open: true
          host: [pause, resume]
          orders: {mafia: shoot Cit1, Kira: [check Mob1, pass]}
          answers: {Kira: shoot Mob1}
          votes: {Cit1: [Mob1, nobody]}
          expect: {deaths: {Cit1: mafia+maniac}, refused: [Cit1: dead, host: phase], tally: {Mob1: 2}, alive: []}
        """,
        "options: {timing: fixed, holidays: [2026-05-01]}",
    )
    step = read.play[0]
    assert read.options == {"timing": "fixed", "holidays": ("2026-05-01",)}
    assert (step.kind, step.number, step.open, step.timeline) == ("day", 1, True, False)
    assert step.inputs[0].host == ("pause", "resume")
    assert step.inputs[0].orders == (("mafia", ("shoot Cit1",)), ("Kira", ("check Mob1", "pass")))
    assert step.inputs[0].votes == (("Cit1", ("Mob1", "nobody")),)
    assert step.expect == Expect(
        deaths={"Cit1": "mafia+maniac"}, refused=(("Cit1", "dead"), ("host", "phase")), tally={"Mob1": 2}, alive=()
    )


def test_every_scalar_stays_a_text():
    read = case(
        """
        ruleset: classic
        players: {No: citizen, 010: citizen, 1e3: citizen, Nän: citizen}
        why: yes
        play:
          - day: 1
            votes: {No: 010, 1e3: Nän}
        """
    )
    assert list(read.players) == ["No", "010", "1e3", "Nän"]
    assert read.why == "yes"
    assert read.play[0].inputs[0].votes == (("No", ("010",)), ("1e3", ("Nän",)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "1: yaml: the file is empty"),
        ("# nothing but a comment\n", "1: yaml: the file is empty"),
        ("ruleset: [classic\n", "2: yaml: did not find expected ',' or ']'"),
        ("a: b: c\n", "1: yaml: mapping values are not allowed in this context"),
        ("ruleset: classic\n---\nruleset: classic\n", "2: yaml: but found another document"),
        ("\nruleset: \x01\n", "2: yaml: the character U+0001 is not allowed"),
        ("[" * 5000, "1: yaml: exceeded maximum nesting depth"),
        ("- night: 1\n", "1: case: a mapping is needed"),
        (HEAD, "1: play: this key is missing"),
        (f"{PLAYERS}\nplay: []\n", "1: ruleset: this key is missing"),
        ("ruleset: klassik\nplayers: {}\nplay: []\n", "1: ruleset: there is no ruleset 'klassik'"),
        (f"{HEAD}play: []\nplai: []\n", "4: plai: unknown key"),
        (f"{HEAD}play: []\nwhy: once\nwhy: twice\n", "5: why: repeated key"),
        (f"{HEAD}format: 2\nplay: []\n", "3: format: '2' is not one of 1"),
        (f"{HEAD}scenario: atlantis\nplay: []\n", "3: scenario: there is no scenario 'atlantis'"),
        (f"{HEAD}clauses: classic 4.2b\nplay: []\n", "3: clauses: a list is needed"),
        (f"{HEAD}strict: yes\nplay: []\n", "3: strict: 'yes' is not one of false, true"),
        (f"{HEAD}source: rumour\nplay: []\n", "3: source: 'rumour' is not one of hand, reported, exported"),
        (f"{HEAD}options: {{timming: fixed}}\nplay: []\n", "3: timming: unknown option"),
        (f"{HEAD}options: {{timing: slow}}\nplay: []\n", "3: timing: 'slow' is no value of this option"),
        (f"{HEAD}setup: {{bonuss: Anna}}\nplay: []\n", "3: bonuss: unknown key"),
        (
            f"ruleset: dons-two\nplayers: {{A: mafioso}}\nsetup: {{basement: {'[' * 10}{']' * 10}}}\nplay: []\n",
            "3: basement: nested too deeply",
        ),
        (f"{HEAD}setup: {{custom: {{roels: {{}}}}}}\nplay: []\n", "3: roels: unknown key"),
        (f"{HEAD}setup: {{custom: {{roles: [doctor]}}}}\nplay: []\n", "3: roles: a mapping is needed"),
        (f"{HEAD}setup: {{custom: moscow}}\nplay: []\n", "3: scenario: a mapping is needed"),
        (f"{HEAD}options: {{auto_limit: 10h}}\nplay: []\n", "3: auto_limit: does not go with the other options"),
        (f"{HEAD}play: []\n", "3: play: a case needs steps"),
        (f"{HEAD}names: {{Nemo: Captain}}\nplay: []\n", "3: Nemo: no player of this case"),
        (f"{HEAD}chance: &a {{x: y}}\nnames: *a\nplay: []\n", "3: yaml: anchors and aliases are not used here"),
        ("ruleset: classic\nplayers: {}\nplay: []\n", "2: players: a case needs players"),
        ("ruleset: classic\nplayers: {Anna: witch}\nplay: []\n", "2: Anna: there is no role 'witch'"),
        ("ruleset: classic\nplayers:\n  Anna:\nplay: []\n", "3: Anna: a text is needed"),
        ("ruleset: classic\nplayers: {Anna B: citizen}\nplay: []\n", "2: players: a handle is one word"),
        ("ruleset: classic\nplayers: {all: citizen}\nplay: []\n", "2: players: 'all' is a reserved word"),
        ("ruleset: classic\nplayers: {host: citizen}\nplay: []\n", "2: players: 'host' is a reserved word"),
        ("ruleset: classic\nplayers: {doctor: doctor}\nplay: []\n", "2: players: 'doctor' is an id of the ruleset"),
        ("ruleset: classic\nplayers: {mafia: citizen}\nplay: []\n", "2: players: 'mafia' is an id of the ruleset"),
        ("ruleset: classic\nplayers: {check: citizen}\nplay: []\n", "2: players: 'check' is an id of the ruleset"),
        ("ruleset: classic\nplayers: {A: citizen, A: doctor}\nplay: []\n", "2: A: repeated key"),
    ],
)
def test_faults_of_the_top_level(text: str, expected: str):
    assert expected in faults(text)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("nihgt: 1", "5: nihgt: unknown key"),
        ("day: 1", "4: play: exactly one key of a step names its phase"),
        ("open: maybe", "5: open: 'maybe' is not one of false, true"),
        ("opens: noon", "5: opens: 'noon' is no local date and time"),
        ("opens: 2026-05-15T18:00+03:00", "5: opens: '2026-05-15T18:00+03:00' is no local date and time"),
        ("orders: [Kira]", "5: orders: a mapping is needed"),
        ("orders: {Nemo: check Mob1}", "5: orders: 'Nemo' is no player of this case"),
        ("orders: {Kira: chekc Mob1}", "5: Kira: there is no ability 'chekc'"),
        ("orders: {Kira: check Nemo}", "5: Kira: 'Nemo' is no player of this case"),
        ("orders: {Kira: }", "5: Kira: a text is needed"),
        ("orders: {Kira: check Mob1, Kira: pass}", "5: Kira: repeated key"),
        ("votes: {mafia: Kira}", "5: votes: 'mafia' is no player of this case"),
        ("votes: {Kira: Nemo}", "5: Kira: 'Nemo' is no player of this case"),
        ("answers: {Kira: shoot Nemo}", "5: Kira: 'Nemo' is no player of this case"),
        ("nominations: [[Kira]]", "5: nominations: a nomination is [nominator, nominee]"),
        ("nominations: [[Kira, Nemo]]", "5: nominations: 'Nemo' is no player of this case"),
        ("host: kick Nemo", "5: host: 'Nemo' is no player of this case"),
        ("host: replace Kira Olga", "5: host: a seat changes hands with `replace X by Y`"),
        ("timeline: [{host: pause}]", "5: at: this key is missing"),
        ("timeline: [{at: '12:60'}]", "5: at: '12:60' is no time of the form hours:minutes"),
        ("timeline: [{at: '12:00', deaths: {}}]", "5: deaths: unknown key"),
        ("timeline: [{at: '12:00', vote: {}, votes: {}}]", "5: votes: repeated key"),
        ("timeline: [{at: 2026-05-15T18:00}]", "5: at: a date is only told where a step says `opens`"),
        ("expect: {closes: 2026-05-15T18:00}", "4: closes: a date is only told where a step says `opens`"),
        ("expect: {dead: []}", "5: dead: unknown key"),
        ("expect: {deaths: {Nemo: mafia}}", "5: deaths: 'Nemo' is no player of this case"),
        ("expect: {deaths: {Kira: plague}}", "5: Kira: 'plague' is no cause of death"),
        ("expect: {deaths: {Kira: mafia+plague}}", "5: Kira: 'mafia+plague' is no cause of death"),
        ("expect: {executed: Nemo}", "5: executed: 'Nemo' is no player of this case"),
        ("expect: {revealed: {Kira: witch}}", "5: Kira: 'witch' is no role"),
        ("expect: {learns: {Kira: [Nemo is doctor]}}", "5: Kira: 'Nemo is doctor' is no fact of the ruleset"),
        ("expect: {learns: {Kira: [Dina is witch]}}", "5: Kira: 'Dina is witch' is no fact of the ruleset"),
        ("expect: {learns: {Kira: [killer plague]}}", "5: Kira: 'killer plague' is no fact of the ruleset"),
        ("expect: {learns: {Kira: [all is well]}}", "5: Kira: 'all is well' is no fact of the ruleset"),
        ("expect: {learns: {Kira: Dina is doctor}}", "5: Kira: a list is needed"),
        ("expect: {public: [count doctor one]}", "5: public: 'count doctor one' is no fact of the ruleset"),
        ("expect: {public: [healed Kira]}", "5: public: 'healed Kira' is no fact of the ruleset"),
        ("expect: {secret: [cured Kira]}", "5: secret: 'cured Kira' is no fact of the ruleset"),
        ("expect: {roles: {Kira: witch}}", "5: Kira: 'witch' is no role"),
        ("expect: {teams: {Kira: coven}}", "5: Kira: 'coven' is no team"),
        ("expect: {alive: [Nemo]}", "5: alive: 'Nemo' is no player of this case"),
        ("expect: {tally: {Kira: two}}", "5: Kira: 'two' is no whole number"),
        ("expect: {tally: {Kira: -1}}", "5: Kira: '-1' is no whole number"),
        ("expect: {refused: {Kira: dead}}", "5: refused: a list is needed"),
        ("expect: {refused: [Kira: rude]}", "5: Kira: 'rude' is no reason of a refusal"),
        ("expect: {refused: [Nemo: dead]}", "5: refused: 'Nemo' is no player of this case"),
        ("expect: {can: {Kira: [fly]}}", "5: Kira: 'fly' is no ability"),
        ("expect: {cannot: {Kira: [fly]}}", "5: Kira: 'fly' is no ability"),
        ("expect: {targets: {Kira: {fly: []}}}", "5: Kira: there is no ability 'fly'"),
        ("expect: {targets: {Kira: {check: [Nemo]}}}", "5: check: 'Nemo' is no player of this case"),
        ("expect: {asked: {Kira: [why]}}", "5: Kira: 'why' is no question"),
        ("expect: {closes: noon}", "5: closes: 'noon' is no time of the form hours:minutes"),
        ("expect: {phase: noon 1}", "5: phase: 'noon 1' is no phase"),
        ("expect: {phase: night}", "5: phase: 'night' is no phase"),
        ("expect: {winner: [mafia, coven]}", "5: winner: 'coven' is no team"),
    ],
)
def test_faults_of_a_step(line: str, expected: str):
    assert expected in in_step(line)


def test_a_step_needs_a_phase():
    assert faults(HEAD + "play:\n  - votes: {}\n") == ["4: play: exactly one key of a step names its phase"]


def test_a_timeline_stands_instead_of_the_inputs():
    found = in_step("votes: {Kira: Dina}", "timeline: []")
    assert found == ["5: votes: a step with a timeline gives its inputs there"]


def test_all_faults_of_a_file_are_told_in_the_order_of_lines():
    found = in_step("votes: {Kira: Nemo}", "orders: {Dina: fly}", "expect: {winner: coven}")
    assert [fault.split(":")[0] for fault in found] == ["5", "6", "7"]


@pytest.mark.parametrize("custom", ["{options: {day_min: 8h}}", "{options: {auto_limit: 24h, day_min: 8h}}"])
def test_options_go_with_those_of_the_cases_own_scenario(custom: str):
    text = f"{HEAD}scenario: custom\nsetup: {{custom: {custom}}}\noptions: {{auto_limit: 10h}}\nplay: [{{night: 0}}]\n"
    assert faults(text) == []
    text = text.replace("auto_limit: 10h}\n", "auto_limit: 7h}\n")
    assert faults(text) == ["5: auto_limit: does not go with the other options"]


def test_what_is_refused_as_unknown_may_be_unknown():
    assert not in_step("votes: {Kira: Nemo, Dina: Mob1}", "expect: {refused: [Kira: unknown]}")
    assert not in_step("orders: {Kira: fly}", "expect: {refused: [Kira: unknown]}")
    assert not in_step("votes: {Nemo: Kira}", "expect: {refused: [Nemo: unknown]}")
    assert not in_step("host: kick Nemo", "expect: {refused: [host: unknown]}")
    assert in_step("votes: {Kira: Nemo, Dina: Nemo}", "expect: {refused: [Kira: unknown]}")


def test_who_takes_a_seat_over_has_a_handle_of_his_own():
    taken = "play:\n  - night: 1\n    host: replace Kira by Olga\n    orders: {Olga: check Mob1}\n"
    assert not faults(f"{HEAD}names: {{Olga: Olga P.}}\n{taken}")
    assert "6: orders: 'Olga' is no player of this case" in faults(HEAD + taken.replace("by Olga", "by Oleg"))
    assert "5: host: 'mafia' is an id of the ruleset" in faults(HEAD + taken.replace("Olga", "mafia"))


def test_names_are_kept_to_the_letter():
    assert classic("- night: 1", 'names: {Kira: " K.  «the eye»\\t"}').names == {"Kira": " K.  «the eye»\t"}


def test_a_file_that_is_not_utf8(tmp_path):
    path = tmp_path / "case.yaml"
    path.write_bytes("ruleset: классика".encode("cp1251"))
    with pytest.raises(Faulty, match="1: yaml: the file is not UTF-8"):
        load(path, RULESETS.get)


def test_a_byte_order_mark_is_no_fault(tmp_path):
    path = tmp_path / "case.yaml"
    path.write_bytes(f"\ufeff{HEAD}play: [{{night: 0}}]\n".encode())
    assert load(path, RULESETS.get).ruleset == "classic"
