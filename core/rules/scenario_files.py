"""Scenario files: strict YAML, the same for those that ship and those that server admins write."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import yaml

from core.engine.scenario import BadFormula, Scenario, Share

KEYS = {"id", "title", "min", "max", "roles", "order", "options", "theme", "remainder"}


class BadScenario(ValueError):
    """A scenario file cannot be read. The text names the line or the key."""


def parse(text: str) -> dict[str, object]:
    """The mapping written in a scenario file, all scalars as text. Raises `BadScenario`."""
    try:
        loaded: object = yaml.load(text, Loader=yaml.BaseLoader)  # noqa: S506 - the base loader builds only texts
    except yaml.YAMLError as error:
        raise BadScenario(str(error)) from error
    if not isinstance(loaded, dict):
        raise BadScenario("a mapping is needed")
    mapping = cast(dict[str, object], loaded)
    if unknown := sorted(set(mapping) - KEYS):
        raise BadScenario(f"unknown key: {', '.join(unknown)}")
    return mapping


def build(mapping: Mapping[str, object]) -> Scenario:
    """A scenario from its written mapping, known to be sound. Raises `BadScenario`."""
    try:
        roles = cast(Mapping[str, str], mapping["roles"])
        title = mapping.get("title", {})
        name = str(mapping["id"])
        return Scenario(
            id=name,
            low=int(str(mapping["min"])),
            high=int(str(mapping.get("max", "20"))),
            roles={role: Share.read(formula) for role, formula in roles.items()},
            remainder=str(mapping.get("remainder", "citizen")),
            order=tuple(cast(list[str], mapping.get("order", []))),
            options=cast(Mapping[str, str], mapping.get("options", {})),
            theme=str(mapping.get("theme", "plain")),
            title=cast(Mapping[str, str], title) if isinstance(title, dict) else {"en": str(title), "ru": str(title)},
        )
    except (KeyError, ValueError, BadFormula, TypeError, AttributeError) as error:
        raise BadScenario(str(error)) from error


def shipped(folder: Path) -> dict[str, Scenario]:
    """All scenarios that ship in a folder, by id, in the order of their file names."""
    files = sorted(folder.glob("*.yaml"))
    scenarios = [build(parse(file.read_text(encoding="utf-8"))) for file in files]
    return {scenario.id: scenario for scenario in scenarios}
