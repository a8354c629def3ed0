"""`/rules`: scenarios, roles and options in short."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import discord
from discord import app_commands, ui
from discord.app_commands import Choice

from cogs.lobby.notice import composition, rules_in_force
from cogs.lobby.opening import Kind, kinds, shipped
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import Choice as Line
from cogs.ui.panels import menus, panel
from cogs.ui.presses import pressed
from cogs.verdicts import opener
from core.engine.options import settle
from core.engine.ruleset import Ruleset
from core.narration.voice import Voice
from core.rules.registry import OWN

if TYPE_CHECKING:
    from cogs.bot import Omerta

    Interaction = discord.Interaction[Omerta]

LINES = 25


class Entry(NamedTuple):
    """A role or an option that can be asked about, with its name in the reader's language."""

    rules: Ruleset
    key: str
    name: str

    @property
    def value(self) -> str:
        """What stands for it in a command."""
        return f"{self.rules.id}:{self.key}"


def roles(bot: "Omerta", locale: str, rules: Ruleset | None = None) -> list[Entry]:
    """The roles of a rule system, or of all."""
    systems = [rules] if rules else bot.rulesets.values()
    return [Entry(s, r.id, bot.cards(s).role(r.id, locale).name) for s in systems for r in s.roles]


def options(bot: "Omerta", locale: str, rules: Ruleset | None = None) -> list[Entry]:
    """The options of a rule system, or of all."""
    systems = [rules] if rules else bot.rulesets.values()
    return [Entry(s, o.id, bot.cards(s).option(o.id, locale)[0]) for s in systems for o in s.options]


# --- the command ------------------------------------------------------------------------------------------------------


async def _ask_scenario(interaction: "Interaction", typed: str) -> list[Choice[str]]:
    language = await interaction.client.people.language(interaction)
    found = await kinds(interaction.client, interaction.guild_id or 0)
    return _offered({key: kind.scenario.title.get(language, key) for key, kind in found.items()}, typed)


async def _ask_role(interaction: "Interaction", typed: str) -> list[Choice[str]]:
    language = await interaction.client.people.language(interaction)
    return _offered({entry.value: entry.name for entry in roles(interaction.client, language)}, typed)


async def _ask_option(interaction: "Interaction", typed: str) -> list[Choice[str]]:
    language = await interaction.client.people.language(interaction)
    return _offered({entry.value: entry.name for entry in options(interaction.client, language)}, typed)


def _offered(names: dict[str, str], typed: str) -> list[Choice[str]]:
    wanted = typed.casefold()
    found = ((key, name) for key, name in names.items() if wanted in f"{key} {name}".casefold())
    return [Choice(name=name[:100], value=key) for key, name in found][:LINES]


@app_commands.command(name="rules", description="…")
@app_commands.autocomplete(scenario=_ask_scenario, role=_ask_role, option=_ask_option)
async def rules(interaction: "Interaction", scenario: str = "", role: str = "", option: str = "") -> None:
    """Tell of a scenario, a role or an option; without any, of the game at hand."""
    caller = await Caller.at(interaction)
    bot, language = caller.bot, caller.language
    if role:
        entry = _find(roles(bot, language), role)
        page = _role(caller, entry) if entry else None
    elif option:
        entry = _find(options(bot, language), option)
        page = _option(caller, entry) if entry else None
    elif scenario:
        page = await _scenario(caller, scenario)
    else:
        page = _page(caller, _system(caller), *_overview(caller))
    written = role or option or scenario
    await caller.show(
        page or panel(caller.locale.text("rules-unknown", written=discord.utils.escape_markdown(written)))
    )


@pressed("rules-scenario", game=False, seat=False)
async def choose_scenario(caller: Caller) -> None:
    """A choice in the menu of scenarios."""
    page = await _scenario(caller, caller.values[0])
    await caller.update(page or panel(caller.locale.text("rules-unknown", written=caller.values[0])))


@pressed("rules-role", game=False, seat=False)
async def choose_role(caller: Caller) -> None:
    """A choice in the menu of roles."""
    if entry := _find(roles(caller.bot, caller.language), caller.values[0]):
        await caller.update(_role(caller, entry))


@pressed("rules-option", game=False, seat=False)
async def choose_option(caller: Caller) -> None:
    """A choice in the menu of options."""
    if entry := _find(options(caller.bot, caller.language), caller.values[0]):
        await caller.update(_option(caller, entry))


def setup(bot: "Omerta") -> None:
    """Add the command."""
    bot.tree.add_command(rules)


def _find(entries: Sequence[Entry], written: str) -> Entry | None:
    """The entry that somebody means: by its value, its id, or its name."""
    wanted = written.strip().casefold()
    return next((e for e in entries if wanted in (e.value, e.key, e.name.casefold())), None)


# --- pages ------------------------------------------------------------------------------------------------------------


def _system(caller: Caller) -> Ruleset:
    return caller.game.rules if caller.game else caller.bot.rulesets[OWN]


def _page(caller: Caller, system: Ruleset, *texts: str) -> ui.LayoutView:
    """Texts, and menus to go on reading."""
    text, bot, language = caller.locale.text, caller.bot, caller.language
    kinds_of = ((key, kind) for key, kind in shipped(bot.rulesets.values()).items() if kind.rules is system)
    scenarios = [Line(kind.scenario.title.get(language, key), key) for key, kind in kinds_of]
    of_roles = [Line(entry.name, entry.value) for entry in roles(bot, language, system)]
    of_options = [Line(entry.name, entry.value) for entry in options(bot, language, system)]
    return panel(
        *texts,
        *menus(mark("rules-scenario"), text("rules-ask-scenario"), scenarios),
        *menus(mark("rules-role"), text("rules-ask-role"), of_roles),
        *menus(mark("rules-option"), text("rules-ask-option"), of_options),
        opener(caller, system),
    )


def _overview(caller: Caller) -> Iterator[str]:
    """The game at hand, or how Mafia is played at all."""
    text, game, bot = caller.locale.text, caller.game, caller.bot
    yield f"{text('rules-title')}\n{text('rules-intro')}"
    if game is None:
        yield text("rules-pick")
        return
    name = game.scenario.title.get(caller.language, game.scenario.id)
    yield text("rules-scenario", title=name, low=game.scenario.low, high=game.scenario.high)
    yield composition(bot, game, caller.locale)
    yield rules_in_force(bot, game, caller.locale)


async def _scenario(caller: Caller, key: str) -> ui.LayoutView | None:
    """What a scenario is about, who is in it, and how each side wins."""
    kind = (await kinds(caller.bot, caller.interaction.guild_id or 0)).get(key.strip())
    return _page(caller, kind.rules, *_of_scenario(caller, kind)) if kind else None


def _of_scenario(caller: Caller, kind: Kind) -> Iterator[str]:
    text, language, scenario = caller.locale.text, caller.language, kind.scenario
    cards = caller.bot.cards(kind.rules)
    name = scenario.title.get(language, scenario.id)
    about = text("rules-scenario-server") if kind.custom else cards.scenario(scenario.id, language).about
    yield f"{text('rules-scenario', title=name, low=scenario.low, high=scenario.high)}\n{about}"
    called = Voice(caller.locale, kind.rules).role_key
    formulas = (
        text("role-formula", role=called(role), formula=str(share.default)) for role, share in scenario.roles.items()
    )
    yield text("rules-roles", roles="; ".join(formulas), remainder=called(scenario.remainder))
    dealt = (*scenario.roles, scenario.remainder)
    teams = dict.fromkeys(kind.rules.role[role].team for role in dealt)
    wins = (cards.team(team, language)[1] for team in teams)
    yield "\n".join((text("rules-sides"), *(f"- {how}" for how in wins)))


def _role(caller: Caller, entry: Entry) -> ui.LayoutView:
    """What a role is, what it can do, and how that works, with two examples."""
    text = caller.locale.text
    card = caller.bot.cards(entry.rules).role(entry.key, caller.language)
    abilities = (text("rules-ability", name=ability.name, what=ability.what) for ability in card.abilities)
    examples = (text("rules-example", example=example) for example in card.examples)
    return _page(
        caller,
        entry.rules,
        "\n".join((text("rules-role", name=card.name, team=card.team), card.about, *abilities)),
        "\n".join((text("rules-how"), card.how, *examples)),
        text("rules-clause", clause=card.clause),
    )


def _option(caller: Caller, entry: Entry) -> ui.LayoutView:
    """What an option changes, and what it is in the reader's game, or usually."""
    text, game = caller.locale.text, caller.game
    cards = caller.bot.cards(entry.rules)
    mine = game is not None and game.rules is entry.rules
    kept = game.state.options if game and mine else settle(entry.rules.options, "", {})
    name, about = cards.option(entry.key, caller.language)
    value = cards.value(entry.key, kept[entry.key], caller.language)
    return _page(
        caller,
        entry.rules,
        f"{text('rules-option', name=name)}\n{about}",
        text("rules-value", mine="yes" if mine else "no", value=value),
        text("rules-clause", clause=entry.rules.option[entry.key].clause),
    )
