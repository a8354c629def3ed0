"""The scenarios that ship with `classic` (1.1)."""

from pathlib import Path

from core.rules.scenario_files import shipped

SCENARIOS = shipped(Path(__file__).parent / "scenarios")
