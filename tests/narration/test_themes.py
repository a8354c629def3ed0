"""Themes: variants, how one is chosen, and what none of them may say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from core.narration import load
from core.narration.public import FACTS, FLAVOUR, HIDDEN, MOMENTS, moments
from core.narration.voice import PLAIN, Voice
from core.rules.classic import RULESET
from core.rules.registry import RULESETS

LOCALES = load(strict=True)
# Every theme with the moments of the rule systems that it was written for.
TOLD: dict[str, set[str]] = {PLAIN: set()}
for _rules in RULESETS.values():
    for _theme in {PLAIN, *(scenario.theme for scenario in _rules.scenarios.values())}:
        TOLD.setdefault(_theme, set()).update(moments(_rules))
THEMES = sorted(TOLD)
VARIABLES = MOMENTS | HIDDEN | FACTS
LANGUAGES = LOCALES.languages
SAMPLE: dict[str, str | int] = {
    "player": "4 · Boris",
    "gender": "other",
    "role": "doctor",
    "count": 3,
    "team": "mafia",
    "side": "sniper",
}
NIGHT = ("night", "dawn", "morning-first", *FLAVOUR)
ROOT = Path(__file__).parents[2]

# Words that would tell how somebody died, or that somebody was saved: stems, so that all their forms are found.
CAUSES = {
    "ru": r"стрел|пул[яиюе]|нож|зарез|задуш|яд\b|отрав|кров|взорв|взрыв|убий|убит|скор(ая|ую|ой) |спас|лекар|зараз|"
    r"врач|маньяк|мафи|шериф|комиссар|священник|зомби|камикадзе|самура|якудз|некромант|вербов|отщепен|ренегат",
    "en": r"\b(shot|shoot|gun|bullet|kni(fe|ves)|stab|strang|poison|blood|bomb|explo|murder|kill|ambulance|save|doctor|"
    r"heal|infect|maniac|mafia|sheriff|commissar|priest|zombie|kamikaze|samurai|yakuza|necromanc|recruit|turncoat|"
    r"renegade)",
}


def variants(language: str, theme: str, moment: str) -> tuple[str, ...]:
    return LOCALES[language].attributes(f"{theme}-{moment}")


def told(language: str, key: str, **other: str | int) -> str:
    return LOCALES[language].text(key, **{**SAMPLE, **other})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_moment_of_a_theme_has_three_variants_or_more(theme: str, language: str) -> None:
    told_by = {moment: variants(language, theme, moment) for moment in TOLD[theme]}
    if theme == PLAIN:
        assert all(told_by.values()), "the plain theme has every moment"
    assert not {moment: keys for moment, keys in told_by.items() if keys and len(keys) < 3}


# Moments that only a game with this role can come to.
ONLY_WITH = {
    "attempt": "samurai",
    "beaten": "thug",
    "turncoat-joined": "turncoat",
    "win-mafia": "mafioso",
    "win-yakuza": "yakuza",
    "win-maniac": "maniac",
    "win-necromancer": "necromancer",
    "win-recruiter": "recruiter",
    "win-renegades": "recruiter",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", RULESET.scenarios.values(), ids=lambda scenario: scenario.id)
def test_a_scenario_has_a_theme_of_its_own_that_tells_all_that_can_happen_there(scenario, language: str) -> None:
    possible = {m for m in moments(RULESET) if ONLY_WITH.get(m) in (None, *scenario.roles)}
    assert scenario.theme == scenario.id
    assert not {moment for moment in possible if not variants(language, scenario.theme, moment)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_has_no_moment_that_is_never_told(theme: str, language: str) -> None:
    source = (ROOT / "locales" / language / "themes" / f"{theme}.ftl").read_text("utf-8")
    names = re.findall(rf"^{theme}-([\w-]+) =", source, re.MULTILINE)
    assert set(names) <= TOLD[theme]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_moment_needs_no_more_than_it_is_given(theme: str, language: str) -> None:
    for moment in TOLD[theme]:
        given = {name: SAMPLE[name] for name in VARIABLES.get(moment, ())}
        for key in variants(language, theme, moment):
            assert LOCALES[language].text(key, **given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_nights_and_mornings_name_no_cause_and_no_role(theme: str, language: str) -> None:
    found = {
        key: text
        for moment in NIGHT
        for key in variants(language, theme, moment)
        if re.search(CAUSES[language], text := told(language, key, role="citizen"), re.IGNORECASE)
    }
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_last_word_does_not_name_the_role_that_has_it(theme: str, language: str) -> None:
    texts = [told(language, key) for key in variants(language, theme, "last-word")]
    assert texts
    assert not [text for text in texts if re.search(CAUSES[language], text, re.IGNORECASE)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_night_death_names_player_and_role_in_every_gender(theme: str, language: str) -> None:
    for key in variants(language, theme, "death"):
        for gender in ("feminine", "masculine", "other"):
            text = told(language, key, gender=gender)
            assert "4 · Boris" in text
            assert LOCALES[language].role("doctor") in text


def test_neighbouring_turns_tell_different_variants() -> None:
    voice = Voice(LOCALES["ru"], RULESET, "naples", "game 1")
    nights = [voice.announce("night", turn) for turn in range(1, 5)]
    assert len(set(nights)) == 4
    assert voice.announce("night", 5) == nights[0]


def test_the_seed_decides_where_the_variants_begin() -> None:
    firsts = {Voice(LOCALES["ru"], RULESET, "naples", f"game {n}").announce("night", 1) for n in range(40)}
    assert len(firsts) == 4


def test_a_moment_that_a_theme_leaves_out_is_told_plainly() -> None:
    voice = Voice(LOCALES["en"], RULESET, "naples", "game 1")
    texts = {LOCALES["en"].text(key) for key in variants("en", "plain", "win-yakuza")}
    assert voice.announce("win-yakuza", 1) in texts


SCRIPT = """
from core.narration import load
from core.narration.voice import Voice
from core.rules.classic import RULESET
voice = Voice(load()["en"], RULESET, "naples", "game 7")
print([voice.announce("night", turn) for turn in range(9)])
"""


def test_the_choice_does_not_depend_on_the_process() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
        ).stdout.decode()
        for hash_seed in ("0", "1")
    }
    voice = Voice(LOCALES["en"], RULESET, "naples", "game 7")
    assert said == {f"{[voice.announce('night', turn) for turn in range(9)]}\n"}
