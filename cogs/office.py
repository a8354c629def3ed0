"""The office of the host: who holds it, who helps, and who takes it over from a host who has left the server."""

import logging
from secrets import token_hex
from typing import TYPE_CHECKING

import discord

from cogs.rooms import LOBBY, TOWN
from cogs.ui import panels
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import Part
from cogs.ui.presses import pressed
from core.engine.state import SIGNUP
from core.narration import Locale
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta

HOSTLESS = "hostless"  # in `Game.meta`: the host has left the server, and nobody has taken the game over
UNTOLD = (discord.HTTPException, discord.RateLimited, OSError, LookupError)

log = logging.getLogger(__name__)


def hosts(game: Game) -> tuple[int, ...]:
    """Who may use the host's commands: who leads the game, unless he has left the server, and those who help him."""
    lead = () if HOSTLESS in game.meta else (game.host,)
    return (*lead, *game.meta.get("cohosts", ()))


def may_host(caller: Caller) -> bool:
    """Whether somebody may act as host: a host, or who manages the server."""
    return caller.user in hosts(caller.playing) or caller.interaction.permissions.manage_guild


async def allowed(caller: Caller) -> bool:
    """Whether somebody may act as host. Others are told kindly who may."""
    if not may_host(caller):
        await caller.say(only(caller))
        return False
    return True


def only(caller: Caller) -> str:
    """That only the host may do this, and who that is."""
    text = caller.locale.text
    found = hosts(caller.playing)
    return text("host-only", host=mentioned(found)) if found else text("host-only-managers")


def mentioned(users: tuple[int, ...]) -> str:
    """People as Discord shows them; nobody is called by it."""
    return ", ".join(f"<@{user}>" for user in users)


def led(game: Game, locale: Locale) -> str:
    """Who leads a game, and with whose help."""
    if HOSTLESS in game.meta:
        return locale.text("host-vacant")
    lead, *helpers = (f"<@{user}>" for user in hosts(game))
    return locale.text("host-with", host=lead, helpers=", ".join(helpers)) if helpers else lead


async def proclaim(bot: "Omerta", game: Game, text: str, *parts: Part, call: int | None = None) -> None:
    """Tell all at the table, in town or where the notice hangs, and let the notice show it; `call` somebody by it."""
    view, called = panels.panel(text, *parts), (call,) if call else ()
    try:
        if game.state.phase != SIGNUP:
            await bot.publisher.send(game, TOWN, view, f"{game.id:x}.o{token_hex(5)}", called)
        elif wall := bot.publisher.rooms.known(game, LOBBY):
            allowed = discord.AllowedMentions(users=[discord.Object(user) for user in called])
            await bot.get_partial_messageable(wall).send(view=view, allowed_mentions=allowed)
        await bot.publisher.boards.refresh(game, LOBBY)
    except UNTOLD as error:
        log.warning("game %d: who hosts it could not be told: %s", game.id, error)


# --- a host who has left the server -----------------------------------------------------------------------------------


async def departed(bot: "Omerta", game: Game, user: int) -> None:
    """Somebody has left the server: if he leads the game, who helps him leads it now; without help, the table is told.

    Those who manage the server may act as host anyway, so that no game is without one.
    """
    text = bot.locales[game.language].text
    helpers = [helper for helper in game.meta.get("cohosts", ()) if helper != user]
    if user in game.meta.get("cohosts", ()):
        await bot.games.remember(game.id, cohosts=helpers)
        await proclaim(bot, game, text("host-cohost-left", member=f"<@{user}>"))
    elif user == game.host and HOSTLESS not in game.meta and helpers:
        await appoint(bot, game, helpers[0])
        await proclaim(bot, game, text("host-succeeded", host=f"<@{helpers[0]}>"), call=helpers[0])
    elif user == game.host and HOSTLESS not in game.meta:
        await bot.games.remember(game.id, **{HOSTLESS: True})
        take = panels.button(text("host-button-take"), mark("host-take", game=game.id), panels.LIKELY)
        await proclaim(bot, game, text("host-gone"), panels.row(take))


async def came_back(bot: "Omerta", game: Game, user: int) -> None:
    """Somebody has come to the server: if he led a game that nobody has taken over, he leads it again."""
    if user == game.host and HOSTLESS in game.meta:
        await appoint(bot, game, user)
        await proclaim(bot, game, bot.locales[game.language].text("host-back", host=f"<@{user}>"))


async def appoint(bot: "Omerta", game: Game, user: int) -> None:
    """Let somebody lead a game; those who help go on helping."""
    helpers = [helper for helper in game.meta.get("cohosts", ()) if helper != user]
    await bot.games.remember(game.id, host=user, cohosts=helpers, **{HOSTLESS: None})


@pressed("host-take", seat=False)
async def take_over(caller: Caller) -> None:
    """Who manages the server takes over a game without a host; all see it."""
    bot, game = caller.bot, caller.playing
    if HOSTLESS not in game.meta:
        await caller.say(only(caller))
    elif await allowed(caller):
        await appoint(bot, game, caller.user)
        text = bot.locales[game.language].text("host-succeeded", host=f"<@{caller.user}>")
        await caller.update(panels.panel(text))
        await bot.publisher.boards.refresh(game, LOBBY)
