"""Running the bot on the real Discord: one clear line when it cannot start."""

import asyncio
import signal
from contextlib import suppress

import discord

from cogs.bot import Omerta, Setup
from cogs.translator import BadCommands
from core.narration import BadTexts
from core.store import StoreError

FAILURES = (discord.DiscordException, StoreError, BadTexts, BadCommands, OSError)


class CannotStart(Exception):
    """The bot cannot start, or cannot go on; the text says why and what to do."""


def run(token: str, database_url: str = "") -> None:
    """Run the bot until it is stopped. Raises `CannotStart`."""
    discord.utils.setup_logging()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_run(token, database_url))


async def _run(token: str, database_url: str) -> None:
    bot = Omerta(Setup(database_url=database_url))
    main = asyncio.current_task()
    assert main
    with suppress(NotImplementedError):  # not on Windows, where Ctrl+C does the same
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, main.cancel)
    try:
        async with bot:
            await bot.open()
            await bot.start(token)
    except FAILURES as error:
        raise CannotStart(reason(error)) from error


def reason(error: BaseException) -> str:
    """Why the bot cannot start, in one line or one line a fault."""
    match error:
        case discord.LoginFailure():
            return "Discord does not know this token: check DISCORD_TOKEN in .env"
        case discord.PrivilegedIntentsRequired():
            return "switch on the Server Members Intent: https://discord.com/developers/applications, your bot, Bot"
        case StoreError() | BadTexts() | BadCommands():
            return str(error)
        case _:
            return f"Discord cannot be reached: {' '.join(str(error).split()) or type(error).__name__}"
