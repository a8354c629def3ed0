"""How the texts are written."""

import re

import pytest

from core.narration.catalog import LOCALES
from tests.locales.texts import CATALOGS, LANGUAGES, choices, fragments

RU, EN = CATALOGS["ru"], CATALOGS["en"]

NOWHERE = {
    "a straight quotation mark": r'"',
    "a hyphen for a dash": r"(^|\s)-{1,3}\s(?!\s*\S+ $)",
    "three dots for an ellipsis": r"\.\.\.",
    "a space before a mark": r"\s[,.;!?:](?=\s|$)",
    "two spaces": r"\S  +\S",
    "an en dash between spaces": r"\s–\s",
}
NOT_IN_RUSSIAN = {
    "an ending in brackets": r"\w\((а|ла|лась|ась|ся|на)\)",
    "an ending after a slash": r"\w/(а|ла|ая|лась)\b",
    "an English quotation mark": r"[“”]",
    "officialese": r"осуществл|данн(ый|ая|ое|ого) |является|производится|в рамках|посредством",
    "a calque": r"пожалуйста|введите",
    "a Latin letter in a Russian word": r"[а-яё][a-z]|[a-z][а-яё]",
    "the word линч": r"линч",
}
NOT_IN_ENGLISH = {"a Russian quotation mark": r"[«»]", "Cyrillic": r"(?i)[а-яё]", "the word lynch": r"(?i)lynch"}
LIST_ITEM = re.compile(r"(?m)^- ")


def found(pieces, pattern: str) -> list[str]:
    return [f"{place}: {text}" for place, text in pieces if re.search(pattern, LIST_ITEM.sub("", text))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", NOWHERE)
def test_no_language_has(fault: str, language: str) -> None:
    pieces = list(fragments(CATALOGS[language]))
    assert pieces
    assert not found(pieces, NOWHERE[fault])


@pytest.mark.parametrize("fault", NOT_IN_RUSSIAN)
def test_russian_does_not_have(fault: str) -> None:
    assert not found(fragments(RU), NOT_IN_RUSSIAN[fault])


@pytest.mark.parametrize("fault", NOT_IN_ENGLISH)
def test_english_does_not_have(fault: str) -> None:
    allowed = ("profile-ru",)  # a language is called by its own name
    pieces = [(place, text) for place, text in fragments(EN) if not place.endswith(allowed)]
    assert not found(pieces, NOT_IN_ENGLISH[fault])


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_do_not_shout(language: str) -> None:
    pieces = list(fragments(CATALOGS[language], "errors", "reasons"))
    assert pieces
    assert not [place for place, text in pieces if "!" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_is_wrong_and_what_to_do(language: str) -> None:
    for name, entry in CATALOGS[language].entries.items():
        if name.startswith("reason-"):
            text = "".join(text for place, text in fragments(CATALOGS[language]) if place.endswith(f" {name}"))
            assert len(re.findall(r"[.](?:\s|$)", text)) >= 2, f"{entry.place}: {text}"


def test_a_choice_by_gender_is_whole_and_its_last_branch_is_neutral() -> None:
    genders = list(choices(RU, "gender"))
    assert genders
    for place, texts in genders:
        assert set(texts) == {"feminine", "masculine", "other"}, place
        assert texts["other"] not in (texts["feminine"], texts["masculine"]), f"{place}: the last branch has a gender"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_explains_itself_to_translators(language: str) -> None:
    files = list((LOCALES / language).rglob("*.ftl"))
    assert files
    assert not [file.name for file in files if not file.read_text("utf-8").startswith("### ")]
