"""Games that are over, whether their rooms are still there or not."""

from typing import TYPE_CHECKING

import discord
from discord.app_commands import Choice

from cogs.lobby.notice import ROOM, title
from cogs.rooms import TOWN
from cogs.ui.caller import Caller
from core.narration import Narrator
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta

    Interaction = discord.Interaction[Omerta]

LINES = 25


async def find(bot: "Omerta", guild: int, number: int) -> Game | None:
    """A game of this server, from memory or from the store; `None` when there was none of that number."""
    game = bot.games.get(number)
    if game is None and (saved := await bot.store.load(number)):
        game = Game(saved, bot.rulesets[saved.state.ruleset])
    return game if game and game.guild == guild else None


async def told(caller: Caller, number: int) -> Game | None:
    """A game of which everything may be told: it was played and is over. `None` when it is none; he is told so."""
    game = await find(caller.bot, caller.interaction.guild_id or 0, number)
    if game and game.state.over and not game.called_off:
        await caller.bot.people.meet(game.users.values())
        return game
    running = game is not None and not game.state.over
    await caller.say(caller.locale.text("records-running" if running else "records-unknown"))
    return None


async def meant(interaction: "Interaction", number: int | None) -> tuple[Caller, Game] | None:
    """The caller, and the game that a command means: the one named, else the last one of this channel or server."""
    caller = await Caller.at(interaction, -1)
    if number is None:
        over = [game for game in interaction.client.games.all() if _over(game, interaction)]
        here = [game for game in over if interaction.channel_id in (game.meta.get(TOWN), game.meta.get(ROOM))]
        number = max((game.id for game in here or over), default=0)
    game = await told(caller, number)
    return (caller, game) if game else None


async def offered(interaction: "Interaction", typed: str) -> list[Choice[int]]:
    """Autocomplete of the games that were over a little while ago."""
    locale = interaction.client.locales[await interaction.client.people.language(interaction)]
    found: list[Choice[int]] = []
    for game in interaction.client.games.all():
        told = {"number": game.id, "scenario": title(game, locale.code), "count": len(game.users)}
        label = locale.text("lobby-list-choice", **told)
        if _over(game, interaction) and typed.casefold() in label.casefold():
            found.append(Choice(name=label[:100], value=game.id))
    return found[:LINES]


def narrator(bot: "Omerta", game: Game) -> Narrator:
    """The voice of a game; nothing of it is kept."""
    return Narrator(bot.locales, game.rules, seed=str(game.id), language=game.language, theme=game.theme)


def _over(game: Game, interaction: "Interaction") -> bool:
    return game.guild == interaction.guild_id and game.state.over and not game.called_off
