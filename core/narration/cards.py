"""Role cards, scenarios and options in words."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.engine.ruleset import Ruleset
from core.engine.scenario import Formula, Scenario
from core.narration.locales import Locales
from core.narration.voice import Voice
from core.narration.words import capital


@dataclass(frozen=True, slots=True)
class AbilityCard:
    """An ability on a role card: its name, and what it does, when, and to whom."""

    id: str
    name: str
    what: str


@dataclass(frozen=True, slots=True)
class RoleCard:
    """A role in words. `how` is "How it works" with its `examples`; `clause` is where the rules page has it."""

    id: str
    name: str
    team: str
    about: str
    abilities: tuple[AbilityCard, ...]
    how: str
    examples: tuple[str, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class ScenarioText:
    """A scenario in words: its title, its story, and a line for each role."""

    title: str
    about: str
    roles: tuple[str, ...]


class Cards:
    """The rules of one system in words, for a reader of any language."""

    def __init__(self, locales: Locales, rules: Ruleset) -> None:
        self.rules = rules
        self._locales = locales

    def _voice(self, language: str | None) -> Voice:
        return Voice(self._locales.best(language), self.rules)

    def role(self, role: str, language: str | None = None) -> RoleCard:
        """The card of a role. Raises `KeyError` for a role that is not of these rules."""
        declared = self.rules.role[role]
        voice = self._voice(language)
        name = voice.id("card", role)
        text = voice.locale.text
        abilities = tuple(
            AbilityCard(a.id, voice.say("ability", a.id), text(f"{name}.{a.id}")) for a in declared.abilities
        )
        return RoleCard(
            id=role,
            name=capital(voice.role(role)),
            team=capital(voice.locale.team(declared.team)),
            about=text(name),
            abilities=abilities,
            how=text(f"{name}.how"),
            examples=(text(f"{name}.example-1"), text(f"{name}.example-2")),
            clause=declared.clause,
        )

    def team(self, team: str, language: str | None = None) -> tuple[str, str]:
        """The name of a team, and when it wins."""
        voice = self._voice(language)
        return capital(voice.locale.team(team)), voice.say("team", team)

    def scenario(self, scenario: str, language: str | None = None, players: int | None = None) -> ScenarioText:
        """A scenario that ships with the rules, with the number of each role at a table of `players`.

        Without `players` the roles come with their formulas. Raises `KeyError` for an unknown scenario.
        """
        voice = self._voice(language)
        declared = self.rules.played[scenario]
        title = declared.title.get(voice.locale.code) or scenario
        if players is None:
            roles = self.formulas(declared, language)
        else:
            roster = declared.roster(players)
            roles = self.composition({role: roster.count(role) for role in dict.fromkeys(roster)}, language)
        return ScenarioText(title, voice.say("scenario", scenario), roles)

    def formulas(self, scenario: Scenario, language: str | None = None) -> tuple[str, ...]:
        """A line for each role of a scenario, whoever wrote it, with its formula: `мафиози: N/3-1`."""
        voice = self._voice(language)
        return tuple(_formula(voice, role, share.default) for role, share in scenario.roles.items())

    def composition(self, counts: Mapping[str, int], language: str | None = None) -> tuple[str, ...]:
        """A line for each role: `3 мафиози`, `1 врач`."""
        voice = self._voice(language)
        return tuple(
            voice.locale.text("role-count", role=voice.role_key(role), count=count)
            for role, count in counts.items()
            if count
        )

    def option(self, option: str, language: str | None = None) -> tuple[str, str]:
        """The name of an option, and what it changes."""
        voice = self._voice(language)
        name = voice.id("option", option)
        return voice.locale.text(name), voice.locale.text(f"{name}.about")

    def value(self, option: str, value: object, language: str | None = None) -> str:
        """The value of an option, as a game keeps it, in words.

        Durations are milliseconds, switches `True` and `False`, lists of dates tuples.
        """
        voice = self._voice(language)
        name = voice.id("option", option)
        match value:
            case bool():
                return voice.locale.text(f"{name}.{str(value).lower()}")
            case int() if self.rules.option[option].values or value >= 1000:
                return voice.locale.duration(value)
            case int():
                return voice.locale.text(f"{name}.number", count=value)
            case str() if voice.locale.has(f"{name}.{value}"):
                return voice.locale.text(f"{name}.{value}")
            case str() if value.isdecimal() and voice.locale.has(f"{name}.number"):
                return voice.locale.text(f"{name}.number", count=int(value))
            case str():
                return value or voice.locale.text("option-empty")
            case tuple() | list():
                words = [str(item) for item in value]  # pyright: ignore[reportUnknownVariableType,reportUnknownArgumentType]
                return voice.locale.join(words) or voice.locale.text("option-empty")
            case _:
                raise TypeError(f"{option} has no such value: {value!r}")


def _formula(voice: Voice, role: str, number: Formula) -> str:
    """How many of a role there are: by the number of players, or from which number of players on."""
    if number.since:
        return voice.locale.text("scenario-roles-from", count=number.since, role=voice.role(role))
    return voice.locale.text("role-formula", role=voice.role_key(role), formula=str(number))
