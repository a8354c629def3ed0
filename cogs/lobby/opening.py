"""A new game: from what a host asked for to a notice on the wall."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord.app_commands import Choice

from cogs.lobby import preflight
from cogs.lobby.notice import ROOM, notice, themes, where
from cogs.lobby.terms import CHOICES, hurried, suggest
from cogs.ui.caller import Caller
from core.engine.ruleset import Ruleset
from core.engine.scenario import Scenario
from core.play import Game
from core.rules.registry import FIRST, OWN
from core.rules.scenario_files import BadScenario, build, parse

if TYPE_CHECKING:
    from cogs.bot import Omerta

    Interaction = discord.Interaction[Omerta]

TO_POST = ("view_channel", "send_messages")


class Kind(NamedTuple):
    """A scenario that can be played on a server; `custom` is the mapping of one that the server has written."""

    rules: Ruleset
    scenario: Scenario
    custom: Mapping[str, Any]


def shipped(rulesets: Iterable[Ruleset]) -> dict[str, Kind]:
    """The scenarios that ship, by what a host types: the id, or that of the rules where the id stands for several.

    With a roster of the host's own it is both: `dons-two-custom`.
    """
    kinds = [Kind(rules, scenario, {}) for rules in rulesets for scenario in rules.played.values()]
    times = Counter(kind.scenario.id for kind in kinds)

    def key(kind: Kind) -> str:
        if kind.scenario is kind.rules.free:
            return f"{kind.rules.id}-{kind.scenario.id}"
        return kind.scenario.id if times[kind.scenario.id] == 1 else kind.rules.id

    return {key(kind): kind for kind in kinds}


async def kinds(bot: "Omerta", guild: int) -> dict[str, Kind]:
    """All scenarios of a server by what a host types: those that ship, then its own."""
    found = shipped(bot.rulesets.values())
    for name, text in (await bot.store.scenarios(guild)).items():
        try:
            custom = parse(text)
            found[name] = Kind(bot.rulesets[OWN], build(custom), custom)
        except BadScenario:
            continue
    return found


class Terms(NamedTuple):
    """What a host has chosen for a new game; `meta` goes with it, for whoever wants to find it again."""

    theme: str
    language: str
    options: Mapping[str, object]
    meta: Mapping[str, Any]


async def open_game(caller: Caller, kind: Kind, terms: Terms, channel: int | None = None) -> None:
    """Open a sign-up and put its notice up: as the answer to who asked, or in another `channel`."""
    bot, interaction = caller.bot, caller.interaction
    if lacking := preflight.missing(interaction.app_permissions, TO_POST):
        await caller.say(caller.locale.text("lobby-no-channel", right=preflight.named(lacking, caller.locale)))
        return
    wall = channel or interaction.channel_id or 0
    game = await bot.games.create(
        guild=interaction.guild_id or 0,
        host=caller.user,
        ruleset=kind.rules.id,
        scenario="" if kind.custom else kind.scenario.id,
        custom=kind.custom,
        options=terms.options,
        theme=terms.theme,
        language=terms.language,
        meta={**terms.meta, "written": terms.options, ROOM: wall},
    )
    await bot.people.meet(game.meta.get("called", ()))
    try:
        await _post(caller, game, wall)
    except discord.HTTPException:
        await bot.games.cancel(game.id)
        raise


async def _post(caller: Caller, game: Game, channel: int) -> None:
    """Put the notice up. Those who are called are called once.

    After a crash in between nobody knows which message the notice is: then it is the one that is pressed (`buttons`).
    """
    bot, interaction, view = caller.bot, caller.interaction, notice(caller.bot, game)
    called = discord.AllowedMentions(users=[discord.Object(user) for user in game.meta.get("called", ())])
    if channel == interaction.channel_id:
        answer = await interaction.response.send_message(view=view, allowed_mentions=called)
        message, press = answer.message_id, interaction
    else:
        posted = await bot.get_partial_messageable(channel).send(view=view, allowed_mentions=called)
        message, press = posted.id, None
    assert message
    await bot.publisher.boards.posted(game, ROOM, message, view, press=press, phase="")
    if press is None:
        await caller.say(caller.locale.text("lobby-posted", where=where(game)))
    if hurried(game):
        await caller.say(caller.locale.text("lobby-short"))


async def ask_scenario(interaction: "Interaction", typed: str) -> list[Choice[str]]:
    """Autocomplete of the scenarios."""
    bot = interaction.client
    language = await bot.people.language(interaction)
    labels = {
        key: f"{kind.scenario.title.get(language, key)} ({kind.scenario.low}–{kind.scenario.high})"
        for key, kind in (await kinds(bot, interaction.guild_id or 0)).items()
    }
    wanted = typed.casefold()
    found = ((label, key) for key, label in labels.items() if wanted in f"{key} {label}".casefold())
    return [Choice(name=label[:100], value=key) for label, key in found][:CHOICES]


async def ask_theme(interaction: "Interaction", typed: str) -> list[Choice[str]]:
    """Autocomplete of the themes."""
    bot = interaction.client
    names = themes(bot, bot.locales[await bot.people.language(interaction)])
    found = ((name, key) for key, name in names.items() if typed.casefold() in f"{key} {name}".casefold())
    return [Choice(name=name[:100], value=key) for name, key in found][:CHOICES]


async def ask_options(interaction: "Interaction", typed: str) -> list[Choice[str]]:
    """Autocomplete of the options: their names, and after a name its values."""
    bot = interaction.client
    language = await bot.people.language(interaction)
    scenario = (await kinds(bot, interaction.guild_id or 0)).get(interaction.namespace.scenario or FIRST)
    if scenario is None:
        return []
    found = suggest(scenario.rules, bot.cards(scenario.rules), language, typed)
    return [Choice(name=label, value=text) for label, text in found][:CHOICES]
