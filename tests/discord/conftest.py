"""What tests on simulated Discord ask for."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from cogs.scenarios import chances


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play of three games, and no process for them."""
    monkeypatch.setattr(chances, "GAMES", 3)
    monkeypatch.setattr(chances, "beside", lambda: ThreadPoolExecutor(1))
