"""Texts fit where Discord puts them."""

import re

import pytest

from core.narration import Cards, Narrator, Table, load
from core.narration.vocabulary import abilities
from core.narration.voice import Voice
from core.rules.registry import RULESETS
from tests.narration.given import seated

LOCALES = load(strict=True)
LANGUAGES = LOCALES.languages
NAME = re.compile(r"[-_\w]{1,32}")
BUTTON, DESCRIPTION, CHOICE, FIELD = 80, 100, 100, 1024

everywhere = pytest.mark.parametrize("language", LANGUAGES)
every_rules = pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)


@every_rules
@everywhere
def test_abilities(rules, language: str) -> None:
    narrator = Narrator(LOCALES, rules, seed="")
    commands: list[str] = []
    for ability in abilities(rules):
        text = narrator.ability(ability.id, language)
        assert 0 < len(text.label) <= BUTTON
        assert len(text.label.split()) <= 3
        assert NAME.fullmatch(text.command), text.command
        assert text.command == text.command.lower()
        assert 0 < len(text.description) <= DESCRIPTION
        assert len(text.target) <= DESCRIPTION
        assert bool(text.target) == bool(ability.targets)
        assert text.ask.endswith("?")
        commands.append(text.command)
    assert len(commands) == len(set(commands))


@every_rules
@everywhere
def test_questions(rules, language: str) -> None:
    locale = LOCALES[language]
    for question in rules.questions:
        keys = locale.attributes(f"question-{question}")
        assert len(locale.text(f"question-{question}")) <= FIELD
        for key in keys:
            assert len(locale.text(key)) <= BUTTON
            assert len(locale.text(key).split()) <= 3, key


@every_rules
@everywhere
def test_choices(rules, language: str) -> None:
    cards = Cards(LOCALES, rules)
    for option in rules.options:
        name, about = cards.option(option.id, language)
        assert len(name) <= CHOICE
        assert len(about) <= FIELD
        for value in option.values:
            assert len(cards.value(option.id, option.read(value), language)) <= CHOICE
    voice = Voice(LOCALES[language], rules)
    for role in rules.role:
        assert len(voice.role(role)) <= CHOICE
    for reason in rules.reasons:
        assert len(voice.say("reason", reason)) <= 300
    for word in rules.words:
        assert len(voice.say("word", word)) <= CHOICE


@everywhere
def test_a_full_table_fits_one_message(language: str) -> None:
    names = {f"P{n}": "Ж" * 32 for n in range(1, 21)}
    table = Table(seated(names))
    assert len(table.seats(names, LOCALES[language])) <= 2000
