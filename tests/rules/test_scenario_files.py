"""Scenario files: what is read is written, and what is written is read."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.rules.classic.custom import faults
from core.rules.nodes import Fault
from core.rules.registry import RULESETS
from core.rules.scenario_files import BadScenario, build, parse, read, rewritten, shipped, write

CLASSIC = RULESETS["classic"]
FILES = sorted((Path(__file__).parents[2] / "core" / "rules").glob("*/scenarios/**/*.yaml"))
LETTERS = st.sampled_from("aяN1é漢🎭 ") | st.sampled_from("-?:,[]{}#&*!|>'\"%@`=~<\\/.+_")
TEXTS = st.text(LETTERS, min_size=1).map(lambda text: " ".join(text.split()) or "-")
WRITTEN = st.fixed_dictionaries(
    {"id": TEXTS, "min": TEXTS, "roles": st.dictionaries(TEXTS, TEXTS)},
    optional={
        "title": TEXTS | st.dictionaries(st.sampled_from(("en", "ru")), TEXTS),
        "max": TEXTS,
        "order": st.lists(TEXTS),
        "options": st.dictionaries(TEXTS, TEXTS | st.lists(TEXTS)),
        "theme": TEXTS,
    },
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_file_that_ships_survives_a_round(file: Path):
    written = parse(file.read_text("utf-8"), stock=True)
    assert parse(write(written), stock=True) == written


@given(WRITTEN)
def test_whatever_is_written_is_read_as_it_was(written: dict[str, object]):
    assert parse(write(written)) == written


@pytest.mark.parametrize("scenario", CLASSIC.scenarios.values(), ids=lambda s: s.id)
def test_a_scenario_that_ships_can_be_an_admins_own(scenario):
    written = {**rewritten(scenario, {"twilight": "1h"}), "id": "own"}
    assert faults(written) == ()
    own = build(parse(write(written)))
    assert own.options == {"twilight": "1h"}
    for players in range(scenario.low, scenario.high + 1):
        assert sorted(own.roster(players)) == sorted(scenario.roster(players))


def test_the_lines_of_keys_are_known():
    document = read("id: moscow\nmin: 12\nroles:\n  doctor: 1\n\n  mafioso: N/3\noptions: {parity: false}\n")
    expected = {"id": 1, "min": 2, "roles": 3, "roles.doctor": 4, "roles.mafioso": 6, "options": 7, "options.parity": 7}
    assert document.lines == expected


def test_only_files_that_ship_name_the_remainder():
    text = "id: moscow\nmin: 12\nroles: {mafioso: N/3}\nremainder: doctor\n"
    assert parse(text, stock=True)["remainder"] == "doctor"
    with pytest.raises(BadScenario) as bad:
        parse(text)
    assert bad.value.faults == (Fault(4, "remainder", "unknown key", "unknown"),)


def test_all_faults_of_a_file_come_at_once_in_the_order_of_lines():
    with pytest.raises(
        BadScenario, match="3: lawyer: a text is needed\n4: lawyer: repeated key\n5: players: unknown key"
    ):
        parse("id: moscow\nmin: 12\nroles: {lawyer: [],\n lawyer: 1}\nplayers: 12\n")


def test_a_file_that_ships_and_is_broken_is_named(tmp_path: Path):
    (tmp_path / "01-moscow.yaml").write_text("id: moscow\nroles: {}\n", "utf-8")
    with pytest.raises(BadScenario, match=r"01-moscow\.yaml:1: min: this key is missing"):
        shipped(tmp_path)
