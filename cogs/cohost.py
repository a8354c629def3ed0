"""`/host cohost`: the host lets others help him to run a game, from sign-up on, and everybody hears of it."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.host import host, hosting
from cogs.office import HOSTLESS, appoint, hosts, only, proclaim
from cogs.ui.caller import Caller, Interaction

if TYPE_CHECKING:
    from cogs.bot import Omerta

cohost = app_commands.Group(name="cohost", description="…")


@cohost.command(name="add", description="…")
async def add(interaction: Interaction, member: discord.Member) -> None:
    """Give somebody the host's commands; where the host has left the server, the game itself."""
    caller = await _leading(interaction)
    if caller is None:
        return
    game, text = caller.playing, caller.locale.text
    if member.bot:
        await caller.say(text("host-cohost-bot"))
    elif member.id in hosts(game):
        await caller.say(text("host-cohost-already", member=member.mention))
    elif HOSTLESS in game.meta:
        await appoint(caller.bot, game, member.id)
        await _tell(caller, "host-succeeded", host=member.mention)
    else:
        await caller.bot.games.remember(game.id, cohosts=[*game.meta.get("cohosts", ()), member.id])
        await _tell(caller, "host-cohost-added", member=member.mention)


@cohost.command(name="remove", description="…")
async def remove(interaction: Interaction, member: discord.User) -> None:
    """Take the host's commands back; also from somebody who has left the server."""
    caller = await _leading(interaction)
    if caller is None:
        return
    helpers = caller.playing.meta.get("cohosts", ())
    if member.id not in helpers:
        await caller.say(caller.locale.text("host-cohost-not", member=member.mention))
        return
    await caller.bot.games.remember(caller.playing.id, cohosts=[user for user in helpers if user != member.id])
    await _tell(caller, "host-cohost-removed", member=member.mention)


async def _leading(interaction: Interaction) -> Caller | None:
    """Who leads the game, or manages the server: those who help do not choose their like. Others are told kindly."""
    caller = await hosting(interaction, "signup", "playing")
    if caller and (caller.user == caller.playing.host or interaction.permissions.manage_guild):
        return caller
    if caller:
        await caller.say(only(caller))
    return None


async def _tell(caller: Caller, told: str, **who: str) -> None:
    """Answer who asked, and tell all at the table."""
    bot, game = caller.bot, caller.playing
    await caller.say(caller.locale.text(told, **who))
    await proclaim(bot, game, bot.locales[game.language].text(told, **who))


def setup(bot: "Omerta") -> None:
    """Add the commands, below `/host`."""
    host.add_command(cohost, override=True)
