"""What is told of scenarios: tables that fit a phone, failing checks, odds."""

from collections import Counter
from concurrent.futures import BrokenExecutor, Executor

import pytest

from cogs.scenarios import chances, page
from cogs.scenarios.chances import Size
from cogs.scenarios.checks import FAULTS, failing, runs
from cogs.ui import sheets
from core.lab.simulate import Summary
from core.narration import load
from core.rules.registry import RULESETS
from core.rules.scenario_files import build

PHONE = 32  # letters of one width in a line
LOCALES = load(strict=True)
EVERY = [(rules, scenario) for rules in RULESETS.values() for scenario in rules.scenarios.values()]
MOSCOW = {
    "id": "moscow",
    "min": "12",
    "roles": {"mafioso": "N/3-1", "lawyer": "1", "priest": "1", "doctor": "1", "commissar": "1", "maniac": "1"},
}

everywhere = pytest.mark.parametrize("language", LOCALES.languages)
every_scenario = pytest.mark.parametrize(("rules", "scenario"), EVERY, ids=lambda value: value.id)


@everywhere
@every_scenario
def test_a_table_fits_a_phone_and_counts_everybody(rules, scenario, language: str):
    _, head, *rows, _ = page.table(LOCALES[language], rules, scenario).splitlines()
    assert max(map(len, (head, *rows))) <= PHONE
    assert [int(row.split()[0]) for row in rows] == list(page.sizes(scenario))
    for n, row in zip(page.sizes(scenario), rows, strict=True):
        roster = Counter(scenario.roster(n))
        shown = [roster[role] for role in (*page.growing(scenario), scenario.remainder)]
        assert list(map(int, row.split()))[1:] == shown


@everywhere
@every_scenario
def test_every_role_is_told_somewhere(rules, scenario, language: str):
    locale = LOCALES[language]
    told = "\n".join(page.roles(locale, rules, scenario))
    voice = page.Voice(locale, rules)
    for role in scenario.roles:
        assert any(voice.role(role, number=number) in told for number in ("one", "other")), role


@pytest.mark.parametrize("scenario", RULESETS["classic"].scenarios.values(), ids=lambda s: s.id)
def test_the_night_names_everybody_who_moves_in_the_order_of_the_scenario(scenario):
    locale = LOCALES["en"]
    steps = " → ".join(page.night(locale, scenario.roles))
    words = [locale.role(slot) if slot != "gangs" else "shot" for slot in scenario.order]
    places = [steps.index(word) for word in words]
    assert places == sorted(places)


def test_the_night_of_the_example_of_the_rules_page():
    steps = list(page.night(LOCALES["ru"], MOSCOW["roles"]))
    assert steps == ["священник", "врач", "маньяк", "выстрел банды", "комиссар и адвокат вместе"]


def test_all_who_act_with_the_killers_stand_together():
    steps = list(page.night(LOCALES["en"], ["maniac", "necromancer", "recruiter", "mafioso", "yakuza", "turncoat"]))
    assert steps == ["maniac, necromancer and recruiter together", "the gangs' shots", "turncoat"]


def test_wrong_sizes_are_marked():
    scenario = build({**MOSCOW, "max": "13"})
    table = page.table(LOCALES["en"], RULESETS["classic"], scenario, {13})
    assert [line.endswith(" ⚠") for line in table.splitlines()] == [False, False, False, True, False]


def test_a_draft_is_shown_as_far_as_it_makes_sense():
    written = {"id": "x", "min": "4", "max": "many", "roles": {"mafioso": "N/3", "jester": "1", "doctor": "some"}}
    scenario = page.readable(RULESETS["classic"], written)
    assert (scenario.low, scenario.high, list(scenario.roles)) == (6, 20, ["mafioso"])


def test_numbers_in_short():
    assert runs([6, 7, 8, 11]) == "6–8, 11"
    assert runs([]) == ""


def test_a_scenario_that_passes_has_no_failing_checks():
    assert failing(MOSCOW, (), ("plain",)) == []
    assert [f.reason for f in failing({**MOSCOW, "theme": "mars"}, (), ("plain",))] == ["theme"]
    assert [f.reason for f in failing(MOSCOW, ("moscow",), ())] == ["scenario-id"]


@everywhere
def test_every_check_and_every_fault_has_its_words(language: str):
    locale = LOCALES[language]
    reasons = ("role", "role-count", "formula", "no-gang", "needs", "gang-third", "too-many", "order", "option")
    for key in (*(f"reason-{reason}" for reason in reasons), *FAULTS.values()):
        assert locale.text(key)


@everywhere
def test_labels_fit_where_discord_puts_them(language: str):
    locale = LOCALES[language]
    for role in ("mafioso", "yakuza"):
        assert len(locale.text("scenario-field-formula", role=locale.role(role, number="other"))) <= sheets.LABEL
    for key in ("id", "ru", "en", "min", "max", "value", "dates"):
        assert len(locale.text(f"scenario-field-{key}")) <= sheets.LABEL
    for key in ("names", "numbers", "save", "try", "discard", "other", "back", "mend", "replace", "drop"):
        assert len(locale.text(f"scenario-button-{key}").split()) <= 3


# --- odds -------------------------------------------------------------------------------------------------------------


def size(players: int, **wins: int) -> Size:
    return Size(players, ("town", "mafia", "recruiter"), Summary(100, 1, Counter(wins)))


def test_a_side_that_hardly_ever_wins_is_named_with_its_sizes():
    found = [size(6, town=60, mafia=40), size(20, mafia=90, town=10)]
    told = chances.told(found, LOCALES["en"])
    assert "- 6 players: town 60%, mafia 40%, recruiter 0%" in told
    assert "⚠️ With 6, 20 players this side hardly ever wins: recruiter." in told
    assert "hardly ever wins: mafia" not in told
    assert "That is a hint, not a ban" in told


def test_renegades_win_for_the_recruiter():
    told = chances.told([size(12, town=50, mafia=40, renegades=10)], LOCALES["en"])
    assert "renegades 10%" in told
    assert "⚠️" not in told


def test_games_that_do_not_end_are_warned_of():
    told = chances.told([size(9, town=40, mafia=20, recruiter=10, draw=10, endless=20)], LOCALES["ru"])
    assert "ничья 10 %, без конца 20 %" in told
    assert "⚠️ При 9 игроках много партий так и не кончается." in told


async def test_random_play_is_reckoned_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(chances, "GAMES", 4)
    found = await chances.reckon(RULESETS["classic"], build(MOSCOW))
    assert [(size.players, size.summary.games) for size in found] == [(12, 4), (16, 4), (20, 4)]
    assert found[0].sides == ("mafia", "town", "maniac")
    again = await chances.reckon(RULESETS["classic"], build(MOSCOW))
    assert [size.summary.wins for size in found] == [size.summary.wins for size in again]


async def test_a_machine_that_cannot_says_so(monkeypatch: pytest.MonkeyPatch):
    class Broken(Executor):
        def submit(self, *args, **kwargs):
            raise BrokenExecutor("no memory")

    monkeypatch.setattr(chances, "beside", Broken)
    found = await chances.reckon(RULESETS["classic"], build(MOSCOW))
    assert "too busy" in chances.told(found, LOCALES["en"])
