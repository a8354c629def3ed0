"""Answers to presses and commands. They cost no request of the bot's own, and one that gets lost loses nothing else."""

import logging
from typing import Any

import discord
from discord import ui

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
LOST = (discord.HTTPException, OSError, discord.InteractionResponded)


async def show(interaction: Interaction, view: ui.LayoutView) -> bool:
    """Answer in private; whether the answer arrived."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)
    except LOST as error:
        return _lost(error)
    return True


async def update(interaction: Interaction, view: ui.LayoutView) -> bool:
    """Answer a press by changing the message that was pressed; whether that worked."""
    try:
        if interaction.response.is_done():
            await interaction.edit_original_response(view=view)
        else:
            await interaction.response.edit_message(view=view)
    except LOST as error:
        return _lost(error)
    return True


async def noted(interaction: Interaction) -> bool:
    """Answer a press without changing anything yet; whether that worked."""
    try:
        await interaction.response.defer()
    except LOST as error:
        return _lost(error)
    return True


async def post(interaction: Interaction, view: ui.LayoutView) -> int | None:
    """Answer before all eyes; the id of the message, if the answer arrived."""
    try:
        return (await interaction.response.send_message(view=view)).message_id
    except LOST as error:
        _lost(error)
        return None


async def tell(interaction: Interaction, view: ui.LayoutView) -> bool:
    """Answer before all eyes; whether that worked."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view)
        else:
            await interaction.response.send_message(view=view)
    except LOST as error:
        return _lost(error)
    return True


def _lost(error: BaseException) -> bool:
    """What was asked is stored by now: a lost answer is only noted."""
    log.warning("an answer was lost: %s", error)
    return False
