"""What must be true before anything is dealt, and how to mend what is not."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import discord

from cogs import rooms
from core.narration import Locale
from core.play import Game

CHANNELS = 500  # what Discord allows a server, categories included


class Fault(NamedTuple):
    """Something that keeps a game from starting: the id of its text and the text's variables."""

    text: str
    args: Mapping[str, str | int]


def of_table(game: Game, reason: str, where: str, locale: Locale) -> Fault:
    """Why the deal would be refused, with what to do; `reason` is that of the refusal."""
    count, scenario = len(game.state.seats), game.scenario
    if reason == "players" and count < scenario.low:
        lacking = scenario.low - count
        return Fault("lobby-fault-few", {"lacking": lacking, "count": count, "low": scenario.low, "where": where})
    if reason == "players":
        return Fault("lobby-fault-many", {"count": count, "high": scenario.high})
    if reason == "composition" and not game.state.custom:
        button = locale.text("lobby-button-compose")
        return Fault("lobby-fault-composition", {"count": count, "button": button})
    return Fault("lobby-fault-scenario", {"count": count})


def of_server(game: Game, guild: discord.Guild, locale: Locale) -> Iterator[Fault]:
    """What the server lacks: rights of the bot, space for the rooms."""
    channels, wanted = rooms.plan(game)
    if lacking := missing(guild.me.guild_permissions, wanted):
        role = guild.self_role or guild.default_role
        yield Fault("lobby-fault-rights", {"rights": named(lacking, locale), "role": role.name})
    if len(guild.channels) + channels > CHANNELS:
        full = {"count": len(guild.channels), "limit": CHANNELS, "needed": channels}
        yield Fault("lobby-fault-channels", full)


def missing(held: discord.Permissions, wanted: Sequence[str]) -> list[str]:
    """The rights that are not held, by discord.py's names."""
    return [] if held.administrator else [right for right in wanted if not getattr(held, right)]


def named(rights: Sequence[str], locale: Locale) -> str:
    """Rights by the names that Discord shows."""
    return locale.join([locale.text(f"lobby-right-{right.replace('_', '-')}") for right in rights])
