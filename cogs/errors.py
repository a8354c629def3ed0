"""One place for what goes wrong in front of people: a sentence for them, the error itself for the log.

What somebody did and who he is never stand together in the log: that he was healing would tell his role.
"""

import logging
import secrets
from typing import Any

import discord
from discord import app_commands

from cogs.ui.marks import read
from core.store import StoreError

log = logging.getLogger(__name__)

SENTENCES: tuple[tuple[type[BaseException], str], ...] = (
    (StoreError, "errors-store"),
    (app_commands.NoPrivateMessage, "errors-server-only"),
    (app_commands.CheckFailure, "errors-not-yours"),
    (app_commands.CommandNotFound, "errors-outdated"),
    (app_commands.CommandSignatureMismatch, "errors-outdated"),
    (app_commands.TransformerError, "errors-value"),
    (discord.Forbidden, "errors-forbidden"),
    (discord.RateLimited, "errors-busy"),
    (discord.DiscordServerError, "errors-busy"),
)
HARMLESS = (app_commands.CheckFailure, app_commands.TransformerError)
TOO_LATE = 10062  # Discord's "unknown interaction": nobody waits for the answer any more


async def report(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell a person, in private, that something went wrong and what to do; log it under the number that they see.

    Never raises: it is the last to be asked.
    """
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    number = secrets.token_hex(3)
    if not isinstance(cause, HARMLESS):
        log.error("error %s: %s", number, _what(interaction), exc_info=cause)
    if isinstance(cause, discord.NotFound) and cause.code == TOO_LATE:
        return
    locale = interaction.client.locales.best(interaction.locale.value)
    text = locale.text(sentence(cause))
    if not isinstance(cause, HARMLESS):
        text += "\n" + locale.text("errors-number", number=number)
    try:
        await _tell(interaction, text)
    except discord.HTTPException as failure:
        log.warning("error %s could not be told: %s", number, failure)


def sentence(error: BaseException) -> str:
    """The id of the sentence for an error."""
    return next((text for kind, text in SENTENCES if isinstance(error, kind)), "errors-unexpected")


def _what(interaction: discord.Interaction[Any]) -> str:
    """What was asked: a command, or the kind of a button or menu; not with which ability."""
    command = interaction.command
    if isinstance(command, app_commands.Command):
        return "an ability's command" if command.extras else f"/{command.qualified_name}"
    mark = read(str((interaction.data or {}).get("custom_id", "")))
    return f"a press of {mark.verb}" if mark else "a press"


def discreet(record: logging.LogRecord) -> bool:
    """Take out of discord.py's own lines what was pressed, and by whom."""
    if record.args:
        record.msg, record.args = f"{record.msg}".partition("%")[0] + "…", ()
    return True


for _name in ("discord.ui.view", "discord.app_commands.tree"):
    logging.getLogger(_name).addFilter(discreet)


async def _tell(interaction: discord.Interaction[Any], text: str) -> None:
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)
