"""`/host cohost`: the host lets others help him to run a game, and everybody hears of it."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.host import host, hosting, hosts
from cogs.ui.caller import Caller, Interaction

if TYPE_CHECKING:
    from cogs.bot import Omerta

cohost = app_commands.Group(name="cohost", description="…")


@cohost.command(name="add", description="…")
async def add(interaction: Interaction, member: discord.Member) -> None:
    """Give somebody the host's commands."""
    caller = await _leading(interaction)
    if caller is None:
        return
    if member.bot:
        await caller.say(caller.locale.text("host-cohost-bot"))
    elif member.id in hosts(caller.playing):
        await caller.say(caller.locale.text("host-cohost-already", member=member.mention))
    else:
        helpers = [*hosts(caller.playing)[1:], member.id]
        await _change(caller, helpers, "host-cohost-added", member)


@cohost.command(name="remove", description="…")
async def remove(interaction: Interaction, member: discord.User) -> None:
    """Take the host's commands back; also from somebody who has left the server."""
    caller = await _leading(interaction)
    if caller is None:
        return
    helpers = [user for user in hosts(caller.playing)[1:] if user != member.id]
    if len(helpers) == len(hosts(caller.playing)) - 1:
        await caller.say(caller.locale.text("host-cohost-not", member=member.mention))
    else:
        await _change(caller, helpers, "host-cohost-removed", member)


async def _leading(interaction: Interaction) -> Caller | None:
    """Who opened the game, or manages the server: those who help do not choose their like. Others are told kindly."""
    caller = await hosting(interaction)
    if caller and (caller.user == caller.playing.host or interaction.permissions.manage_guild):
        return caller
    if caller:
        await caller.say(caller.locale.text("host-only", host=f"<@{caller.playing.host}>"))
    return None


async def _change(caller: Caller, helpers: list[int], told: str, member: discord.User | discord.Member) -> None:
    """Remember who helps, and tell the town."""
    bot, game = caller.bot, caller.playing
    await bot.games.remember(game.id, cohosts=helpers)
    await caller.say(caller.locale.text(told, member=member.mention))
    notice = bot.locales[game.language].text(told, member=member.mention)
    await bot.publisher.say(game, notice, f"{caller.interaction.id:x}")


def setup(bot: "Omerta") -> None:
    """Add the commands, below `/host`."""
    host.add_command(cohost, override=True)
