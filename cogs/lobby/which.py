"""Which game a command means: the one named, the one of this channel, or the only one that fits."""

from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord.app_commands import Choice

from cogs.lobby.notice import ROOM, title
from cogs.office import hosts
from cogs.rooms import TOWN
from cogs.ui.caller import Caller
from core.engine.state import SIGNUP
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta

    Interaction = discord.Interaction[Omerta]

LINES = 25

Fits = Callable[[Game, int], bool]


def signing_up(game: Game, user: int) -> bool:
    """A game that takes players."""
    return game.status == SIGNUP


def hosted(game: Game, user: int) -> bool:
    """A sign-up that he hosts."""
    return game.status == SIGNUP and user in hosts(game)


def sitting(game: Game, user: int) -> bool:
    """A game that is not over, in which he sits."""
    return not game.state.over and game.seat_of(user) is not None


def going_on(game: Game, user: int) -> bool:
    """A game that is not over."""
    return not game.state.over


async def caller_at(interaction: "Interaction", number: int | None, *fits: Fits) -> Caller | None:
    """The caller at the game that he means: one that fits first, or else one that fits next.

    `None` when there is none or there are several; he is told so.
    """
    caller = await Caller.at(interaction, -1)
    found = next((found for fit in fits if (found := _meant(interaction, number, fit))), [])
    if len(found) == 1:
        return await Caller.at(interaction, found[0].id)
    text, bot = caller.locale.text, interaction.client
    if found:
        await caller.say(text("lobby-which", option=text("field-game")))
    else:
        await caller.say(text("lobby-none", command=bot.mention("game new")))
    return None


def _meant(interaction: "Interaction", number: int | None, fits: Fits) -> list[Game]:
    fitting = [game for game in _of_server(interaction) if fits(game, interaction.user.id)]
    if number is not None:
        return [game for game in fitting if game.id == number]
    here = [game for game in fitting if interaction.channel_id in _channels(game)]
    return here or fitting


def _of_server(interaction: "Interaction") -> Iterator[Game]:
    return (game for game in interaction.client.games.all() if game.guild == interaction.guild_id)


def _channels(game: Game) -> set[object]:
    return {game.meta.get(ROOM), game.meta.get(TOWN), *game.meta.get("rooms", {}).values()}


def offered(fits: Fits) -> "Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[int]]]]":
    """An autocomplete of the games that a command could mean."""

    async def complete(interaction: "Interaction", typed: str) -> list[Choice[int]]:
        locale = interaction.client.locales[await interaction.client.people.language(interaction)]
        labels = {
            game.id: locale.text(
                "lobby-list-choice", number=game.id, scenario=title(game, locale.code), count=len(game.users)
            )
            for game in _of_server(interaction)
            if fits(game, interaction.user.id)
        }
        found = ((label, key) for key, label in labels.items() if typed.casefold() in label.casefold())
        return [Choice(name=label[:100], value=key) for label, key in found][:LINES]

    return complete
