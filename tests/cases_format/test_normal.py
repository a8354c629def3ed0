"""The normal form: reading and writing it changes nothing."""

from pathlib import Path

import msgspec
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from core.cases.check import files, open_case
from core.cases.fmt import comments, fmt
from core.cases.model import Case
from core.cases.normal import WIDTH, scalar, write
from core.cases.reader import read
from core.rules.registry import RULESETS
from tests.cases_format.given import case, classic

GOLDEN = [path for path in files([Path(__file__).parents[1] / "cases" / "classic"]) if path.stem[0] in "abn"]

NORMAL = """\
ruleset: classic
scenario: naples
clauses: [classic 4.2b, classic 4.1 ex 1]
why: >-
  A reason that is much too long for one line, because it tells the whole story of how the clauses of the page lead to
  what is expected here.
options: {timing: fixed, holidays: ["2026-05-01"], zone: Europe/Moscow}
players: {Anna: doctor, Boris: mafioso, Clara: mafioso, Daniil: commissar, Evgenia: citizen, Fyodor: citizen,
          Galina: citizen, Hariton: citizen}
names: {Anna: "Anna, the first", Boris: "No", Clara: "#1", Daniil: "10:30", Evgenia: "010", Fyodor: F. "O" M.}
setup:
  custom:
    id: moscow
    min: 8
    roles: {mafioso: N/3, doctor: 1, commissar: 1}
    order: [doctor, gangs, commissar]
    title: {en: A city that is large enough to need a line of its own, ru: Большой город}
chance: {lot 1: Anna}
strict: true
ordered: true
source: hand
play:
  - day: 1
    opens: "2026-05-15T18:00"
    open: true
    host: [pause, extend 6h]
    nominations: [[Anna, Boris]]
    orders: {Anna: consent, mafia: [consent, pass]}
    answers: {Anna: shoot Boris}
    votes: {Anna: [Boris, nobody]}
    expect:
      deaths: {Anna: mafia+maniac}
      learns: {Anna: [Boris is mafioso, nothing], Boris: []}
      refused: [Anna: not-asked, Anna: ability, host: intervals, Clara: not-asked, Daniil: not-asked, Fyodor: ability,
                Fyodor: not-asked]
      targets: {Anna: {vote: [Boris], heal: []}}
      phase: day 1
      winner: [mafia, town]
  - verdict: 1
    timeline:
      - {at: "01:00", host: advance}
      - {at: "02:30", host: [pause, resume], vote: {Anna: Boris}}
    expect: {executed: nobody, closes: "2026-05-15T20:30", winner: nobody}
"""


def lineless(written: Case) -> object:
    """A case as plain data without its lines."""
    data = msgspec.to_builtins(written)
    for step in data["play"]:
        del step["line"]
        for inputs in step["inputs"]:
            del inputs["line"]
    return data


def test_a_normal_text_stays_as_it_is():
    assert write(read(NORMAL, RULESETS.get)) == NORMAL


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_writing_keeps_the_meaning(path: Path):
    first = open_case(path)
    text = write(first)
    again = read(text, RULESETS.get)
    assert lineless(again) == lineless(first)
    assert write(again) == text
    assert max(map(len, text.splitlines())) <= WIDTH


def test_keys_come_in_one_order_and_defaults_are_left_out():
    text = """
        play:
          - expect: {phase: night 1}
            votes: {}
            day: 1
        format: 1
        strict: false
        players: {Anna: citizen}
        ruleset: classic
    """
    assert write(case(text)) == (
        "ruleset: classic\nplayers: {Anna: citizen}\nplay:\n  - day: 1\n    expect: {phase: night 1}\n"
    )


texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)


@given(texts)
def test_any_text_is_a_scalar(text: str):
    for written in (f"[{scalar(text)}]", f"{{{scalar(text)}: x}}", f"a: {scalar(text, flow=False)}"):
        node = yaml.compose(written, Loader=yaml.CSafeLoader)
        part = node.value[0]
        assert (part.value if isinstance(part, yaml.ScalarNode) else part[written.startswith("a")].value) == text


@given(texts.filter(str.strip))
def test_any_name_comes_back(name: str):
    first = msgspec.structs.replace(classic("- night: 1"), names={"Kira": name})
    text = write(first)
    assert read(text, RULESETS.get).names == {"Kira": name}


@given(st.lists(st.text("ab :#'-,", min_size=1), min_size=1).map(" ".join).filter(str.strip))
def test_any_reason_comes_back(why: str):
    why = " ".join(why.split())
    text = write(msgspec.structs.replace(classic("- night: 1"), why=why))
    assert read(text, RULESETS.get).why == why


def test_fmt_rewrites_only_what_is_not_normal(tmp_path):
    said: list[str] = []
    normal, other = tmp_path / "a.yaml", tmp_path / "b.yaml"
    normal.write_text("ruleset: classic\nplayers: {Anna: citizen}\nplay:\n  - day: 1\n")
    other.write_text("{ruleset: classic, play: [{day: 1}], players: {Anna: citizen}}")
    assert fmt([tmp_path], said.append)
    assert said == [str(other)]
    assert other.read_text() == normal.read_text()


def test_fmt_leaves_files_with_faults_and_comments_alone(tmp_path):
    said: list[str] = []
    bad, commented = tmp_path / "bad.yaml", tmp_path / "commented.yaml"
    bad.write_text("ruleset: classic\n")
    commented.write_text("ruleset: classic # the old rules\nplayers: {Anna: citizen}\nplay: [{day: 1}]\n")
    assert not fmt([tmp_path], said.append)
    assert said == [
        f"{bad}:1: players: this key is missing",
        f"{commented}:1: a comment would be lost; say it under `why`",
    ]
    assert "# the old rules" in commented.read_text()


def test_comments_are_told_from_marks_in_texts():
    text = 'a: "b # c"\n# one\nd: e#f\ng: h  # two\ni: >-\n  j # k\n'
    assert list(comments(text)) == [2, 4]
