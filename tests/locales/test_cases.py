"""The grammar of role and team names, in a table that people can read."""

from pathlib import Path

import pytest

from core.narration import load
from core.narration.check import CASES, NUMBERS
from core.narration.voice import Voice
from core.rules.registry import RULESETS

LOCALES = load(strict=True)
TABLE = Path(__file__).with_name("names.ru.txt")
TEAMS = tuple(dict.fromkeys(team for rules in RULESETS.values() for team in rules.team))
HEAD = "# Russian names. Roles: the six cases, then after 2, after 5, and the plural. Teams: the six cases."


def roles(language: str) -> tuple[str, ...]:
    """The words for all roles of all rule systems in one language."""
    voices = [(Voice(LOCALES[language], rules), rules) for rules in RULESETS.values()]
    return tuple(dict.fromkeys(voice.role_key(role) for voice, rules in voices for role in rules.role))


def table() -> str:
    """The table as the texts have it now."""
    russian = LOCALES["ru"]
    lines = [HEAD, ""]
    for role in roles("ru"):
        forms = [russian.role(role, case) for case in CASES] + [russian.role(role, number=n) for n in NUMBERS[1:]]
        lines.append(f"{role:<14}" + " | ".join(forms))
    lines.append("")
    lines += [f"{team:<14}" + " | ".join(russian.team(team, case) for case in CASES) for team in TEAMS]
    return "\n".join(lines) + "\n"


def test_the_table_of_names() -> None:
    assert table() == TABLE.read_text("utf-8")


@pytest.mark.parametrize("role", roles("ru"))
def test_every_role_knows_its_gender(role: str) -> None:
    assert LOCALES["ru"].has(f"-role-{role}.gender")
    assert LOCALES["ru"].gender(role) in ("feminine", "masculine", "neuter")


@pytest.mark.parametrize("role", roles("en"))
def test_english_names_have_no_gender(role: str) -> None:
    assert LOCALES["en"].gender(role) == "masculine"


@pytest.mark.parametrize("role", roles("en"))
def test_english_plurals(role: str) -> None:
    english = LOCALES["en"]
    assert english.role(role, "genitive") == english.role(role)
    assert english.text("role-count", role=role, count=2) == f"2 {english.role(role, number='other')}"
