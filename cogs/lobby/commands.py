"""`/game`: everything about a sign-up that the buttons of the notice do, and how a notice is put up."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs.lobby import acts, buttons, characters, opening, preparing, terms, which
from cogs.lobby.notice import ROOM, title, where
from cogs.ui.caller import Caller
from core.narration import Locale
from core.play import Game
from core.rules.registry import FIRST

if TYPE_CHECKING:
    from cogs.bot import Omerta

    Interaction = discord.Interaction[Omerta]

ZONE = "zone"

game = app_commands.Group(name="game", description="…", guild_only=True)


def _choices(*values: str) -> list[Choice[str]]:
    return [Choice(name=value, value=value) for value in values]


@game.command(name="new", description="…")
@app_commands.choices(language=_choices("ru", "en"), pace=_choices(*terms.PACES))
@app_commands.autocomplete(scenario=opening.ask_scenario, theme=opening.ask_theme, options=opening.ask_options)
async def new(
    interaction: "Interaction",
    scenario: str = FIRST,
    theme: str = "",
    language: str = "",
    pace: str = "",
    options: str = "",
) -> None:
    """Put up the notice of a new game."""
    caller = await Caller.at(interaction, -1)
    bot, text, guild = interaction.client, caller.locale.text, interaction.guild_id or 0
    kind = (await opening.kinds(bot, guild)).get(scenario.strip())
    if kind is None:
        await caller.say(text("lobby-no-scenario", written=scenario))
        return
    if theme and theme not in opening.themes(bot, caller.locale):
        await caller.say(text("lobby-no-theme", written=theme))
        return
    paced = terms.of_pace(kind.rules, pace)
    try:
        written = terms.read(kind.rules, options, {**kind.scenario.options, **paced})
    except terms.BadTerm as bad:
        await caller.say(text("lobby-no-options", written=str(bad), example=terms.EXAMPLE))
        return
    except terms.Unfit as unfit:
        name, about = bot.cards(kind.rules).option(str(unfit), caller.language)
        await caller.say(text("lobby-unfit", option=name, about=about))
        return
    chosen = {**await _zone(bot, guild, kind, written), **paced, **written}
    await opening.open_game(caller, kind, opening.Terms(theme, language or caller.language, chosen, {}))


async def _zone(bot: "Omerta", guild: int, kind: opening.Kind, written: terms.Written) -> terms.Written:
    """The server's time zone: as set for it, else as somebody wrote it first. A scenario may have its own."""
    settings = await bot.store.guild_settings(guild)
    if ZONE in written and ZONE not in settings:
        await bot.store.change_guild_settings(guild, **{ZONE: written[ZONE]})
    asked = ZONE in kind.rules.option and ZONE not in kind.scenario.options
    return {ZONE: settings[ZONE]} if asked and ZONE in settings else {}


async def _do(
    interaction: "Interaction", number: int | None, act: Callable[[Caller], Awaitable[acts.Done]], *fits: which.Fits
) -> None:
    """Do something with the game that is meant, and say what came of it."""
    if caller := await which.caller_at(interaction, number, *fits):
        done = await act(caller)
        await caller.say(done.text)
        if done.worked and act is acts.watch:  # nothing happened in the game, so nobody else shows it
            await caller.bot.publisher.boards.refresh(caller.playing, ROOM)


@game.command(name="join", description="…")
@app_commands.autocomplete(game=which.offered(which.signing_up))
async def join(interaction: "Interaction", game: int | None = None) -> None:
    """Take a seat."""
    await _do(interaction, game, acts.join, which.signing_up)


@game.command(name="character", description="…")
async def character(
    interaction: "Interaction",
    called: app_commands.Range[str, 1, characters.NAME] = "",
    about: app_commands.Range[str, 1, characters.ABOUT] = "",
) -> None:
    """Play as somebody else, until the deal."""
    await _do(interaction, None, lambda caller: acts.play_as(caller, called, about), which.sitting)


@game.command(name="leave", description="…")
async def leave(interaction: "Interaction") -> None:
    """Give the seat back before the deal."""
    await _do(interaction, None, acts.leave, which.sitting)


@game.command(name="watch", description="…")
@app_commands.autocomplete(game=which.offered(which.going_on))
async def watch(interaction: "Interaction", game: int | None = None) -> None:
    """Join the audience, or leave it."""
    await _do(interaction, game, acts.watch, which.going_on)


@game.command(name="start", description="…")
@app_commands.autocomplete(game=which.offered(which.signing_up))
async def start(interaction: "Interaction", game: int | None = None) -> None:
    """Check, deal, begin."""
    await _do(interaction, game, acts.start, which.hosted, which.signing_up)


@game.command(name="cancel", description="…")
@app_commands.autocomplete(game=which.offered(which.signing_up))
async def cancel(interaction: "Interaction", game: int | None = None) -> None:
    """Call the sign-up off."""
    if caller := await which.caller_at(interaction, game, which.hosted, which.signing_up):
        await buttons.cancel(caller)


@game.command(name="roles", description="…")
@app_commands.autocomplete(game=which.offered(which.signing_up))
async def roles(interaction: "Interaction", game: int | None = None) -> None:
    """Choose how many of whom are dealt."""
    if caller := await which.caller_at(interaction, game, which.hosted, which.signing_up):
        await buttons.compose(caller)


@game.command(name="setup", description="…")
@app_commands.autocomplete(game=which.offered(which.signing_up))
async def prepare(interaction: "Interaction", game: int | None = None) -> None:
    """Decide what is decided before play."""
    if caller := await which.caller_at(interaction, game, which.hosted, which.signing_up):
        await preparing.show(caller)


@game.command(name="list", description="…")
async def list_games(interaction: "Interaction") -> None:
    """Tell which games are open, on or just over."""
    caller = await Caller.at(interaction, -1)
    games = [game for game in interaction.client.games.all() if game.guild == interaction.guild_id]
    shown = [_listed(game, caller.locale) for game in games if not game.called_off]
    empty = caller.locale.text("lobby-list-empty", command=interaction.client.mention("game new"))
    await caller.say("\n".join((caller.locale.text("lobby-list"), *shown)) if shown else empty)


def _listed(game: Game, locale: Locale) -> str:
    place = {"number": game.id, "scenario": title(game, locale.code), "where": where(game)}
    match game.status:
        case "signup":
            return locale.text("lobby-list-signup", **place, count=len(game.users))
        case "over":
            return locale.text("lobby-list-over", **place)
        case _:
            living = len(list(game.state.living()))
            return locale.text("lobby-list-playing", **place, living=living, count=len(game.users))
