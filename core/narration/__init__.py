"""Everything that Omerta says, in the language of who reads it: Project Fluent under a strict hand.

`load()` reads the texts of all languages; a `Narrator` tells the events and the story of one game, `Cards` the rules.
"""

from core.narration.cards import AbilityCard, Cards, RoleCard, ScenarioText
from core.narration.catalog import BadTexts
from core.narration.locale import BadText, Locale
from core.narration.locales import Locales, load
from core.narration.narrator import AbilityText, Narrator, QuestionText
from core.narration.pages import Line, Page
from core.narration.table import Gender, Table

__all__ = [
    "AbilityCard",
    "AbilityText",
    "BadText",
    "BadTexts",
    "Cards",
    "Gender",
    "Line",
    "Locale",
    "Locales",
    "Narrator",
    "Page",
    "QuestionText",
    "RoleCard",
    "ScenarioText",
    "Table",
    "load",
]
