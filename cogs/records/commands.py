"""What `/game` does with games that are over."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.records import again, past, reading

if TYPE_CHECKING:
    from cogs.bot import Omerta

    Interaction = discord.Interaction[Omerta]


@app_commands.command(name="story", description="…")
@app_commands.autocomplete(number=past.offered)
async def story(interaction: "Interaction", number: int | None = None) -> None:
    """Read the whole story."""
    if meant := await past.meant(interaction, number):
        await reading.show(*meant)


@app_commands.command(name="export", description="…")
@app_commands.autocomplete(number=past.offered)
async def export(interaction: "Interaction", number: int | None = None) -> None:
    """Get the game as a file."""
    if meant := await past.meant(interaction, number):
        await reading.hand_over(*meant)


@app_commands.command(name="rematch", description="…")
@app_commands.autocomplete(number=past.offered)
async def rematch(interaction: "Interaction", number: int | None = None) -> None:
    """Call the same people to another game."""
    if meant := await past.meant(interaction, number):
        await again.rematch(*meant)


@app_commands.command(name="close", description="…")
@app_commands.autocomplete(number=past.offered)
async def close(interaction: "Interaction", number: int | None = None) -> None:
    """Let the rooms go."""
    if meant := await past.meant(interaction, number):
        await again.close(*meant)


COMMANDS = (story, export, rematch, close)
