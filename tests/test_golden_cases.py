"""The golden cases: every file under `tests/cases` must hold, and every rule system must have some."""

from pathlib import Path

import pytest

from core.cases.check import files, problems
from core.rules.registry import RULESETS

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "cases"
FILES = [path.relative_to(ROOT) for path in files([FOLDER])]


@pytest.mark.parametrize("path", FILES, ids=str)
def test_case_holds(path: Path):
    assert problems(ROOT / path) == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_has_cases(ruleset: str):
    assert any(f"ruleset: {ruleset}\n" in (ROOT / path).read_text("utf-8") for path in FILES)
