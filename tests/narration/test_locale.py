"""The wrapped runtime: nothing is ever silently wrong."""

import logging
from pathlib import Path

import pytest

from core.narration import BadText, BadTexts, load
from tests.narration.given import written

DEATH_EN = "death = { $player } died, { $role }.\nsame = the same\n"
DEATH_RU = "death = { $player }: { $role }, покой.\nsame = то же\n"


def test_a_text_takes_its_variables(tmp_path: Path) -> None:
    locales = load(written(tmp_path, en=DEATH_EN, ru=DEATH_RU), strict=True)
    assert locales["en"].text("death", player="4 · Boris", role="doctor") == "4 · Boris died, doctor."
    assert locales["ru"].text("death", player="4 · Boris", role="врач") == "4 · Boris: врач, покой."


def test_no_isolation_marks_are_put_around_names(tmp_path: Path) -> None:
    told = load(written(tmp_path, en=DEATH_EN, ru=DEATH_RU))["ru"].text("death", player="4 · Boris", role="врач")
    assert not {"\u2068", "\u2069"} & set(told)


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("nothing", {}),
        ("death", {"player": "Anna"}),
        ("death.title", {"player": "Anna", "role": "doctor"}),
        ("-hidden", {}),
    ],
)
def test_strict_texts_raise(tmp_path: Path, key: str, args: dict[str, str]) -> None:
    source = "-hidden = term\ndeath = { $player } died, { $role }.\n"
    locale = load(written(tmp_path, en=source, ru=source), strict=True)["ru"]
    with pytest.raises(BadText):
        locale.text(key, **args)


def test_in_play_what_is_wrong_is_told_in_english_and_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    wrong = "same = { ROLE($role) }\n-role-cook = повар\n"
    locales = load(written(tmp_path, en="same = the same { $role }\n", ru=wrong))
    with caplog.at_level(logging.ERROR):
        assert locales["ru"].text("same", role="hangman") == "the same hangman"
    assert "ru: same" in caplog.text


def test_in_play_what_is_wrong_in_english_too_is_no_crash(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    locales = load(written(tmp_path, en=DEATH_EN, ru=DEATH_RU))
    with caplog.at_level(logging.ERROR):
        assert locales["ru"].text("death", player="Anna") == "…"
    assert caplog.text.count("death") == 2


def test_the_best_language_for_a_discord_locale() -> None:
    locales = load()
    assert [locales.best(code).code for code in ("ru", "en-GB", "en-US", "pt-BR", "", None)] == [
        "ru", "en", "en", "en", "en", "en",
    ]  # fmt: skip
    with pytest.raises(KeyError):
        locales["pt-BR"]


def test_attributes_are_texts_too(tmp_path: Path) -> None:
    source = "vote = Vote\n    .ask = Whom?\n"
    locale = load(written(tmp_path, en=source, ru=source), strict=True)["en"]
    assert locale.text("vote.ask") == "Whom?"
    assert locale.attributes("vote") == ("vote.ask",)
    assert locale.attributes("nothing") == ()


@pytest.mark.parametrize(
    ("russian", "fault"),
    [
        ("same = the { $same", "cannot be read"),
        ("same = one\nsame = two", "stands already"),
        ("same = one\n    .a = x\n    .a = y", "stands twice"),
        ("same = { other }", "no text other"),
        ("same = { -role-cook }", "no text -role-cook"),
        ("other = too", "no text same"),
        ("same = the { $count }", "differs in $count"),
        ('same = { ROLE("cook", case: "acusative") }', "ROLE has no form case: acusative"),
        ('same = { ROLE("cook", number: "plural") }', "ROLE has no form number: plural"),
        ('-role-cook = { $case ->\n   *[nominative] повар\n}\nsame = { -role-cook(case: "genitive") }', "no form case"),
        ('same = { COOK("soup") }', "no function COOK"),
        ("-role-cook = { $case ->\n   *[nominative] повар\n    [genitive] повара\n}\nsame = s", "lacks the cases"),
        ("same = { $n ->\n    [one] голос\n   *[many] голосов\n}", "no plural few"),
    ],
)
def test_faults_are_found_at_load_even_in_play(tmp_path: Path, russian: str, fault: str) -> None:
    with pytest.raises(BadTexts) as raised:
        load(written(tmp_path, en="same = the same", ru=russian))
    assert any(fault in line and line.startswith("ru") for line in raised.value.faults), raised.value.faults


def test_a_fault_is_told_with_its_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(BadTexts, match=r"ru/common\.ftl:2: cannot be read: broken"):
        load(written(tmp_path, en="same = s", ru="same = s\nbroken = { $x"))


def test_no_language_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(BadTexts):
        load(tmp_path)


def test_without_english_nothing_starts(tmp_path: Path) -> None:
    with pytest.raises(BadTexts, match="no en"):
        load(written(tmp_path, ru="same = s"))


def test_variables_of_grammar_are_each_languages_own(tmp_path: Path) -> None:
    russian = "same = { $player_gender ->\n    [feminine] она\n   *[other] кто\n} { $player }"
    locales = load(written(tmp_path, en="same = { $player }", ru=russian), strict=True)
    assert locales["ru"].text("same", player="Anna", player_gender="feminine") == "она Anna"


def test_variants_may_differ_in_number(tmp_path: Path) -> None:
    locales = load(written(tmp_path, en="same =\n    .a = x", ru="same =\n    .a = y\n    .b = { $z }"))
    assert locales["ru"].attributes("same") == ("same.a", "same.b")
