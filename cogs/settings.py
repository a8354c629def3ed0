"""`/settings`: what those who manage a server choose for all its games: the time zone."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs.lobby.commands import ZONE
from cogs.ui.caller import Caller

if TYPE_CHECKING:
    from cogs.bot import Omerta

    Interaction = discord.Interaction[Omerta]

CHOICES = 25
USUAL = "UTC"


@app_commands.command(name="settings", description="…")
@app_commands.guild_only()
async def settings(interaction: "Interaction", zone: str = "") -> None:
    """Show what holds for the server's games, or change it."""
    caller = await Caller.at(interaction, -1)
    store, text, guild = caller.bot.store, caller.locale.text, interaction.guild_id or 0
    wanted = zone.strip()
    if not wanted:
        kept = (await store.guild_settings(guild)).get(ZONE)
        here = kept or USUAL
        chosen = "yes" if kept else "no"
        await caller.say(text("settings-zone", zone=here, time=_clock(caller.bot, here), chosen=chosen))
    elif not interaction.permissions.manage_guild:
        await caller.say(text("settings-managers"))
    elif wanted not in available_timezones():
        await caller.say(text("settings-unknown", written=discord.utils.escape_markdown(wanted)))
    else:
        await store.change_guild_settings(guild, **{ZONE: wanted})
        await caller.say(text("settings-changed", zone=wanted, time=_clock(caller.bot, wanted)))


@settings.autocomplete("zone")
async def zones(interaction: "Interaction", typed: str) -> list[Choice[str]]:
    """Autocomplete of the time zones: by name, or by what the clocks show there."""
    bot, wanted = interaction.client, _plain(typed.strip())
    labels = ((zone, f"{zone} · {_clock(bot, zone)}") for zone in sorted(available_timezones()))
    return [Choice(name=label, value=zone) for zone, label in labels if wanted in _plain(label)][:CHOICES]


def _plain(text: str) -> str:
    return text.casefold().replace("_", " ")


def _clock(bot: "Omerta", zone: str) -> str:
    """What the clocks of a zone show now."""
    now = datetime.fromtimestamp(bot.games.now() / 1000, UTC)
    return now.astimezone(ZoneInfo(zone)).strftime("%H:%M")


def setup(bot: "Omerta") -> None:
    """Add the command."""
    bot.tree.add_command(settings)
