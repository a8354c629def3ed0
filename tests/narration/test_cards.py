"""Role cards, scenarios and options in words."""

import pytest

from core.narration import Cards, load
from core.rules.classic import RULESET

LOCALES = load(strict=True)
CARDS = Cards(LOCALES, RULESET)
LANGUAGES = LOCALES.languages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", RULESET.role)
def test_every_role_has_a_whole_card(role: str, language: str) -> None:
    card = CARDS.role(role, language)
    assert card.name[0].isupper()
    assert [ability.id for ability in card.abilities] == [ability.id for ability in RULESET.role[role].abilities]
    assert card.clause == RULESET.role[role].clause
    for sentence in (card.about, card.how, *card.examples, *(ability.what for ability in card.abilities)):
        assert sentence.endswith((".", "”.", "»."))
    assert len(card.examples) == 2


def test_a_card_fits_one_screen() -> None:
    for role in RULESET.role:
        card = CARDS.role(role, "ru")
        parts = (card.about, card.how, *card.examples, *(ability.what for ability in card.abilities))
        assert sum(map(len, parts)) < 1000, role


def test_a_card_in_russian() -> None:
    card = CARDS.role("thug", "ru")
    assert (card.name, card.team) == ("Громила", "Мафия")
    assert [ability.name for ability in card.abilities] == ["Избить"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", RULESET.scenarios)
def test_every_scenario_in_words(scenario: str, language: str) -> None:
    text = CARDS.scenario(scenario, language)
    assert text.title == RULESET.scenarios[scenario].title[language]
    assert len(text.roles) == len(RULESET.scenarios[scenario].roles)
    assert text.about.endswith(".")


def test_a_scenario_at_a_table() -> None:
    assert CARDS.scenario("naples", "ru", 9).roles == ("3 мафиози", "1 врач", "1 комиссар", "4 мирных жителя")
    assert CARDS.scenario("verona", "en").roles[0] == "mafioso: N/3-1"
    assert CARDS.composition({"maniac": 0, "doctor": 1}, "en") == ("1 doctor",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_default_of_every_option_in_words(language: str) -> None:
    for option in RULESET.options:
        for written in {option.default, *option.by_scenario.values()}:
            assert CARDS.value(option.id, option.read(written), language)
        for value in option.values:
            assert CARDS.value(option.id, option.read(value), language)
        name, about = CARDS.option(option.id, language)
        assert name
        assert about.endswith(".")


@pytest.mark.parametrize(
    ("option", "written", "russian", "english"),
    [
        ("twilight", "2h", "2 часа", "2 hours"),
        ("auto_limit", "none", "нет", "none"),
        ("auto_limit", "0h", "0 секунд", "0 seconds"),
        ("inactive_days", "2", "после 2 дней", "after 2 days"),
        ("inactive_days", "0", "никогда", "never"),
        ("parity", "true", "да", "yes"),
        ("zone", "Europe/Rome", "Europe/Rome", "Europe/Rome"),
        ("theme", "", "нет", "none"),
        ("holidays", ("2026-05-01", "2026-05-09"), "2026-05-01 и 2026-05-09", "2026-05-01 and 2026-05-09"),
        ("holidays", (), "нет", "none"),
    ],
)
def test_values(option: str, written: object, russian: str, english: str) -> None:
    kept = RULESET.option[option].read(written)
    assert (CARDS.value(option, kept, "ru"), CARDS.value(option, kept, "en")) == (russian, english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_team_knows_when_it_wins(language: str) -> None:
    for team in RULESET.team:
        name, wins = CARDS.team(team, language)
        assert name[0].isupper()
        assert wins.endswith(".")
