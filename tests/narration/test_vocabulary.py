"""A word of the rules without its text is found before a game begins."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.engine.roster import Ability, Role
from core.narration import Narrator, load
from core.narration.facts import read, slug
from core.narration.vocabulary import missing
from core.rules.classic import RULESET
from core.rules.registry import RULESETS
from tests.narration.given import written

LOCALES = load(strict=True)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_every_rule_system_can_be_told_in_every_language(rules) -> None:
    assert missing(LOCALES, rules) == []


def test_a_forgotten_role_is_named_with_all_that_it_needs() -> None:
    cook = Role("cook", "town", "classic 9.9", abilities=(Ability("stew"),))
    rules = replace(RULESET, roles=(*RULESET.roles, cook), causes=("stew",))
    found = missing(LOCALES, rules)
    for key in ("-role-cook", "card-cook.stew", "card-cook.how", "ability-stew.ask", "act-stew", "cause-stew.killer"):
        assert f"ru: no text {key}" in found
        assert f"en: no text {key}" in found


def test_a_moment_with_too_few_variants_is_named(tmp_path: Path) -> None:
    source = "plain-night =\n    .a = x\n    .b = y"
    found = missing(load(written(tmp_path, en=source)), RULESET)
    assert "en: fewer than 3 variants of plain-night" in found


def test_a_rule_system_may_mean_something_else_by_a_word(tmp_path: Path) -> None:
    source = "-role-cook = cook\n-role-diner-cook = chef\nrole-is = { ROLE($role) }"
    locales = load(written(tmp_path, en=source), strict=True)
    diner, other = replace(RULESET, id="diner"), replace(RULESET, id="pub")
    keys = [Narrator(locales, rules, seed="").voice().role_key("cook") for rules in (diner, other)]
    assert [locales["en"].text("role-is", role=key) for key in keys] == ["chef", "cook"]


@pytest.mark.parametrize(
    ("fact", "name", "words"),
    [
        ("Anna is special-agent", "is", {"player": "Anna", "role": "special-agent"}),
        ("killer mafia", "killer", {"cause": "mafia"}),
        ("Anna infected plain", "infected-plain", {"player": "Anna"}),
        ("turncoat joined yakuza", "turncoat-joined", {"team": "yakuza"}),
        ("joined yakuza", "joined", {"team": "yakuza"}),
        ("count citizen 4", "count", {"role": "citizen", "number": "4"}),
        ("nothing", "nothing", {}),
    ],
)
def test_facts_are_read(fact: str, name: str, words: dict[str, str]) -> None:
    assert read(RULESET.facts, fact) == (name, words)


def test_what_is_no_fact_is_refused() -> None:
    with pytest.raises(ValueError, match="Anna sings"):
        read(RULESET.facts, "Anna sings")


def test_the_fixed_words_of_a_fact() -> None:
    assert slug("{player} infected plain") == "infected-plain"
