"""How a game begins: its first event, with all options settled."""

from collections.abc import Mapping
from typing import cast

from core.engine.events import GameCreated
from core.engine.options import settle
from core.engine.ruleset import Ruleset


def opening(
    rules: Ruleset,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
    custom: Mapping[str, object] | None = None,
) -> GameCreated:
    """The creation of a game. `options` are written values that differ from the defaults; `custom` is the written
    scenario of a game of scenario `custom`, whose own options come first.

    Raises `BadValue` with the id of an option that is unknown or whose value cannot be read.
    """
    own = (custom or {}).get("options", {})
    given = {**cast(Mapping[str, object], own if isinstance(own, dict) else {}), **(options or {})}
    return GameCreated(rules.id, scenario, settle(rules.options, scenario, given), dict(custom or {}))
