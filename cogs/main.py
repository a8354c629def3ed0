"""Running the bot on the real Discord: one clear line when it cannot start."""

import asyncio
import signal
from contextlib import suppress

import discord

from cogs.bot import Omerta, Setup
from cogs.translator import BadCommands
from core.narration import BadTexts
from core.play import Settings, Share
from core.store import StoreError

MOST_SHARDS = 16_384
FAILURES = (discord.DiscordException, StoreError, BadTexts, BadCommands, OSError)


class CannotStart(Exception):
    """The bot cannot start, or cannot go on; the text says why and what to do."""


def share(count: str, ids: str) -> Share:
    """Which of Discord's shards this process serves, from `SHARD_COUNT` and `SHARD_IDS` (`0,1` or `0-3`).

    Without a count there is one shard, without ids all are served. Raises `CannotStart`.
    """
    if not count.strip():
        if ids.strip():
            raise CannotStart("SHARD_IDS needs SHARD_COUNT: of how many shards are these?")
        return Share()
    if not count.strip().isdecimal() or not 1 <= int(count) <= MOST_SHARDS:
        raise CannotStart(f"SHARD_COUNT is a whole number from 1 to {MOST_SHARDS}, not {count.strip()!r}")
    most = int(count)
    parts = [shard for part in ids.split(",") for shard in _shards(part, most)] if ids.strip() else range(most)
    return Share(tuple(sorted(set(parts))), most)


def _shards(part: str, most: int) -> range:
    first, dash, last = (word.strip() for word in part.partition("-"))
    last = last if dash else first
    if not (first.isdecimal() and last.isdecimal() and int(first) <= int(last) < most):
        raise CannotStart(f"SHARD_IDS are numbers from 0 to {most - 1}, such as 0,2 or 0-3, not {part.strip()!r}")
    return range(int(first), int(last) + 1)


def run(token: str, database_url: str = "", share: Share = Share()) -> None:  # noqa: B008 - frozen
    """Run the bot for its share of the servers until it is stopped. Raises `CannotStart`."""
    discord.utils.setup_logging()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_run(token, database_url, share))


async def _run(token: str, database_url: str, share: Share) -> None:
    bot = Omerta(Setup(database_url=database_url, settings=Settings(share=share)))
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
