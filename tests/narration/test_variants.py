"""Which variant of an announcement is told: never the one that was told the last time."""

from itertools import pairwise

import pytest

from core.engine import events as e
from core.narration import Locale, Narrator, load
from core.narration.variants import turn
from core.rules.classic import RULESET
from tests.narration.given import played, table

LOCALES = load(strict=True)
ONCE_A_TURN = ("night", "morning-quiet", "morning-one", "morning-many", "death", "execution", "twilight", "fallen")


def told(monkeypatch: pytest.MonkeyPatch, scenario: str, players: int, seed: int) -> list[str]:
    """The ids of all announcements of a random game, in their order."""
    said: list[str] = []
    text = Locale.text

    def noted(self: Locale, key: str, **args: str | int) -> str:
        said.append(key)
        return text(self, key, **args)

    log = [event for batch in played(scenario, players, seed) for event in batch]
    with monkeypatch.context() as patch:
        patch.setattr(Locale, "text", noted)
        narrator = Narrator(LOCALES, RULESET, seed=str(seed), language="ru", theme=scenario)
        narrator.story(log, viewer="")
    return [key for key in said if key.startswith(f"{scenario}-")]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("scenario", "players"), [("naples", 20), ("los-angeles", 15), ("verona", 20)])
def test_no_variant_is_told_twice_in_a_row(monkeypatch: pytest.MonkeyPatch, scenario: str, players: int, seed: int):
    ids = told(monkeypatch, scenario, players, seed)
    assert any(key.startswith(f"{scenario}-death.") for key in ids)
    for moment in ONCE_A_TURN:
        variants = [key for key in ids if key.startswith(f"{scenario}-{moment}.")]
        assert all(one != other for one, other in pairwise(variants)), (moment, variants)


@pytest.mark.parametrize("fact", ["turncoat joined mafia", "kamikaze chose Anna"])
def test_the_same_fact_is_numbered_anew_the_next_day(fact: str) -> None:
    days = [table(e.PhaseOpened("day", day, 0, 0)) for day in (2, 3)]
    first, second = (turn(e.Announced(fact), day) for day in days)
    assert second == first + 1
