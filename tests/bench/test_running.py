"""The measurements of running games work; the numbers themselves are read by people."""

from typing import Any

import pytest

from core.play import bench


def test_a_game_in_memory_is_compared_with_its_snapshot() -> None:
    found: dict[str, Any] = bench.memory((20,))

    assert 1_000 < found["bytes_per_game_at_20"] < 16 * 1024
    assert found["ratio_to_snapshot_at_20"] > 1


def test_a_cold_start_is_compared_with_reading_the_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LIVE", 20)

    found: dict[str, Any] = bench.recovery()

    assert found["games"] == 20
    assert 0 < found["rows_seconds"] < found["seconds"]
    assert found["ratio_to_rows"]["min"] > 1
