"""The rule systems that can be played, by id."""

from core.engine.ruleset import Ruleset
from core.rules import dons
from core.rules.classic import RULESET as CLASSIC
from core.rules.classic import custom

FIRST = "naples"  # the scenario for who asks for none
OWN = CLASSIC.id  # the system of the servers' own scenarios
BEGINNING = custom.BEGINNING  # what is written in one of them before anything is chosen
RULESETS: dict[str, Ruleset] = {rules.id: rules for rules in (CLASSIC, dons.TWO, dons.THREE)}
