"""What must be true before anything is dealt, and how to mend what is not."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import discord

from cogs.lobby.roster import bounds
from core.narration import Locale
from core.play import Game

CHANNELS = 500  # what Discord allows a server, categories included
COMMON_ROOMS = 3  # the category, the town, the afterlife
# The town is put to sleep by taking rights away, and Discord lets a bot take away only what it has itself.
RIGHTS = (
    "view_channel", "send_messages", "read_message_history", "manage_channels", "manage_roles", "embed_links",
    "attach_files", "add_reactions", "create_public_threads", "create_private_threads", "send_messages_in_threads",
)  # fmt: skip


class Fault(NamedTuple):
    """Something that keeps a game from starting: the id of its text and the text's variables."""

    text: str
    args: Mapping[str, str | int]


def of_table(game: Game, reason: str, where: str, locale: Locale) -> Fault:
    """Why the deal would be refused, with what to do; `reason` is that of the refusal."""
    count, (low, high) = len(game.state.seats), bounds(game)
    if count < low:
        return Fault("lobby-fault-few", {"lacking": low - count, "count": count, "low": low, "where": where})
    if reason == "players":
        return Fault("lobby-fault-many", {"count": count, "high": high})
    if reason == "unknown":
        return Fault("setup-fault-gone", {"button": locale.text("lobby-button-setup")})
    if reason == "composition" and not game.state.custom:
        button = locale.text("lobby-button-compose")
        return Fault("lobby-fault-composition", {"count": count, "button": button})
    return Fault("lobby-fault-scenario", {"count": count})


def of_setup(names: Iterable[str], locale: Locale) -> Iterator[Fault]:
    """What the host has still to decide, by its names."""
    button = locale.text("lobby-button-setup")
    return (Fault("setup-fault-needed", {"name": name, "button": button}) for name in names)


def of_server(game: Game, guild: discord.Guild, locale: Locale) -> Iterator[Fault]:
    """What the server lacks: rights of the bot, space for the rooms."""
    if lacking := missing(guild.me.guild_permissions, RIGHTS):
        role = guild.self_role or guild.default_role
        yield Fault("lobby-fault-rights", {"rights": named(lacking, locale), "role": role.name})
    if len(guild.channels) + (needed := _rooms(game)) > CHANNELS:
        yield Fault("lobby-fault-channels", {"count": len(guild.channels), "limit": CHANNELS, "needed": needed})


def _rooms(game: Game) -> int:
    """How many channels the game may open."""
    roster = game.scenario.roster(max(len(game.state.seats), bounds(game)[0]), game.meta.get("chosen"))
    return COMMON_ROOMS + game.rules.private_rooms(roster)


def missing(held: discord.Permissions, wanted: Sequence[str]) -> list[str]:
    """The rights that are not held, by discord.py's names."""
    return [] if held.administrator else [right for right in wanted if not getattr(held, right)]


def named(rights: Sequence[str], locale: Locale) -> str:
    """Rights by the names that Discord shows."""
    return locale.join([locale.text(f"lobby-right-{right.replace('_', '-')}") for right in rights])
