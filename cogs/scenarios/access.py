"""Who may write the scenarios of a server: those who manage it, and those with the role that they have named."""

import discord

from cogs.ui.caller import Caller

ROLE = "scenario-role"  # among the settings of a server


async def allowed(caller: Caller) -> bool:
    """Whether somebody may write scenarios here. Others are told kindly who may."""
    if manages(caller):
        return True
    role = (await caller.bot.store.guild_settings(caller.interaction.guild_id or 0)).get(ROLE)
    if role and _has(caller.interaction, role):
        return True
    who = f"<@&{role}>" if role else ""
    await caller.say(caller.locale.text("scenario-not-yours", role=who, named="yes" if role else "no"))
    return False


def manages(caller: Caller) -> bool:
    """Whether somebody manages the server."""
    return caller.interaction.permissions.manage_guild


async def appoint(caller: Caller, role: discord.Role | None) -> None:
    """Let those with a role write scenarios too, or nobody but those who manage the server."""
    if not manages(caller):
        await caller.say(caller.locale.text("scenario-access-managers"))
        return
    guild = caller.interaction.guild_id or 0
    await caller.bot.store.change_guild_settings(guild, **{ROLE: role.id if role else None})
    text = caller.locale.text
    await caller.say(text("scenario-access-role", role=role.mention) if role else text("scenario-access-nobody"))


def _has(interaction: discord.Interaction, role: int) -> bool:
    member = interaction.user
    return role == interaction.guild_id or (isinstance(member, discord.Member) and member.get_role(role) is not None)
