"""A regression of a third in the engine or the night fails. Ratios of one run only, the best of its rounds."""

from typing import Any

from core.lab import bench

ENGINE = 26.0  # times the floor, as measured in docs/performance.md
NIGHT = 6.0  # a night of 80 against one of 10
THIRD = 4 / 3


def _of(figures: Any, *keys: str) -> float:
    for key in keys:
        figures = figures[key]
    return figures


def test_the_engine_keeps_its_distance_to_the_floor() -> None:
    assert _of(bench.engine(), "spread", "min") < ENGINE * THIRD


def test_a_night_grows_with_its_table_and_not_faster() -> None:
    assert _of(bench.night(), "best_80_to_10") < NIGHT * THIRD
