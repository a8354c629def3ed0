"""Numbers, spans, lists, names of roles, names of people."""

import pytest

from core.narration import BadText, Locales, load
from core.narration.words import capital, cut, escape, isolate

HOUR, MINUTE, SECOND = 3_600_000, 60_000, 1000


@pytest.fixture(scope="module")
def locales() -> Locales:
    return load(strict=True)


@pytest.mark.parametrize(
    ("span", "russian", "english"),
    [
        (0, "0 секунд", "0 seconds"),
        (SECOND, "1 секунда", "1 second"),
        (21 * MINUTE, "21 минута", "21 minutes"),
        (2 * HOUR + 5 * MINUTE, "2 часа 5 минут", "2 hours 5 minutes"),
        (HOUR, "1 час", "1 hour"),
        (HOUR + 2 * SECOND, "1 час", "1 hour"),
        (90 * MINUTE, "1 час 30 минут", "1 hour 30 minutes"),
        (48 * HOUR, "48 часов", "48 hours"),
        (11 * HOUR, "11 часов", "11 hours"),
        (73 * HOUR, "3 дня 1 час", "3 days 1 hour"),
        (5 * MINUTE + 3 * SECOND, "5 минут 3 секунды", "5 minutes 3 seconds"),
        (-HOUR, "0 секунд", "0 seconds"),
    ],
)
def test_spans(locales: Locales, span: int, russian: str, english: str) -> None:
    assert locales["ru"].duration(span) == russian
    assert locales["en"].duration(span) == english


def test_spans_have_cases(locales: Locales) -> None:
    assert locales["ru"].duration(HOUR + MINUTE, "accusative") == "1 час 1 минуту"
    with pytest.raises(BadText):
        locales["ru"].duration(HOUR, "ablative")


@pytest.mark.parametrize(
    ("count", "kind"), [(0, "many"), (1, "one"), (2, "few"), (5, "many"), (11, "many"), (21, "one")]
)
def test_plural_classes(locales: Locales, count: int, kind: str) -> None:
    assert locales["ru"].plural(count) == kind
    assert locales["en"].plural(count) == ("one" if count == 1 else "other")


@pytest.mark.parametrize(
    ("items", "russian", "english"),
    [
        ([], "", ""),
        (["Анна"], "Анна", "Анна"),
        (["Анна", "Boris"], "Анна и Boris", "Анна and Boris"),
        (["Анна", "Boris", "Гоша"], "Анна, Boris и Гоша", "Анна, Boris and Гоша"),
    ],
)
def test_lists(locales: Locales, items: list[str], russian: str, english: str) -> None:
    assert (locales["ru"].join(items), locales["en"].join(items)) == (russian, english)


def test_counted_roles(locales: Locales) -> None:
    counted = [locales["ru"].text("role-count", role="citizen", count=n) for n in (1, 3, 5, 21)]
    assert counted == ["1 мирный житель", "3 мирных жителя", "5 мирных жителей", "21 мирный житель"]
    assert locales["en"].text("role-count", role="mafioso", count=4) == "4 mafiosi"


def test_an_unknown_role_or_form_is_refused(locales: Locales) -> None:
    for role, case, number in (("hangman", "nominative", "one"), ("doctor", "acc", "one"), ("doctor", "dative", "two")):
        with pytest.raises(BadText):
            locales["ru"].role(role, case, number)


@pytest.mark.parametrize(
    ("text", "capitals"), [("врач", "Врач"), ("**врач**", "**Врач**"), ("«ёж»", "«Ёж»"), ("", ""), ("4 · я", "4 · я")]
)
def test_capitals(text: str, capitals: str) -> None:
    assert capital(text) == capitals


@pytest.mark.parametrize(
    "name", ["**Bo**ris", "_x_", "`x`", "<@123>", "@everyone", "||x||", "# x", "[a](b)", "> x", "a\\b"]
)
def test_no_name_changes_the_layout(name: str) -> None:
    escaped = escape(name)
    assert escaped.replace("\\\\", "\0").replace("\\", "").replace("\0", "\\") == name
    for place, mark in enumerate(escaped):
        if mark in "*_`<@|#[>":
            assert escaped[place - 1] == "\\"


def test_names_from_right_to_left_are_isolated_and_others_are_not() -> None:
    assert isolate("אנה") == "\u2068אנה\u2069"
    assert isolate("Анна") == "Анна"
    assert isolate("\u202eevil") == "evil"


def test_long_texts_are_cut() -> None:
    assert cut("x" * 81, 80) == "x" * 79 + "…"
    assert cut("x" * 80, 80) == "x" * 80
