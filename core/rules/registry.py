"""The rule systems that can be played, by id."""

from core.engine.ruleset import Ruleset
from core.rules import dons
from core.rules.classic import RULESET as CLASSIC

RULESETS: dict[str, Ruleset] = {rules.id: rules for rules in (CLASSIC, dons.TWO, dons.THREE)}
