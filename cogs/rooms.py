"""The rooms of a game: who may see and write where, as data; and the requests that make it so.

A room's rights are worked out from the state as a whole and sent as a whole, so that falling asleep, waking up, deaths
and new players cost one request a room, however many people they concern.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import discord
from discord import PermissionOverwrite

from core.engine.rooms import side, turn
from core.engine.state import OVER, SIGNUP, GameState
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta

TOWN, AFTERLIFE, CATEGORY, LOBBY = "town", "afterlife", "category", "lobby"
SILENT = ("night", "dawn")  # kinds of phases in which the town does not talk (`classic 1.2.2`)
EVERYONE, BOT = 0, -1

NOTHING = PermissionOverwrite(view_channel=False)
READS = PermissionOverwrite(
    view_channel=True, read_message_history=True, send_messages=False, add_reactions=False,
    create_public_threads=False, create_private_threads=False, send_messages_in_threads=False,
)  # fmt: skip
LISTENS = PermissionOverwrite(
    send_messages=False, add_reactions=False,
    create_public_threads=False, create_private_threads=False, send_messages_in_threads=False,
)  # fmt: skip
SPEAKS = PermissionOverwrite(
    view_channel=True, read_message_history=True, send_messages=True, add_reactions=True, attach_files=True
)
HOLDS = PermissionOverwrite(
    view_channel=True, read_message_history=True, send_messages=True, embed_links=True, attach_files=True,
    create_private_threads=True, send_messages_in_threads=True,
)  # fmt: skip
Rights = Mapping[int, PermissionOverwrite]
Overwrites = dict[discord.Role | discord.Member | discord.Object, PermissionOverwrite]


def rooms(game: Game, state: GameState) -> tuple[str, ...]:
    """All rooms that a game has in this state; none before the deal, and no afterlife before its first guest."""
    if state.phase == SIGNUP:
        return ()
    guests = game.watchers or not all(seat.alive for seat in state.seats.values())
    return (TOWN, *state.closed, *state.rooms, *([AFTERLIFE] if guests else ()))


def rights(game: Game, state: GameState, room: str) -> Rights:
    """Who may do what in a room, by user; `EVERYONE` stands for all others and `BOT` for the bot."""
    over = state.phase == OVER
    players = {game.users[seat.player]: seat for seat in state.seats.values() if seat.player in game.users}
    match room:
        case "town":
            talk = over or state.phase not in SILENT
            inside = dict.fromkeys((u for u, s in players.items() if talk and (s.alive or over)), SPEAKS)
            return {EVERYONE: LISTENS, BOT: HOLDS, **inside}
        case "afterlife":
            watching = dict.fromkeys(game.watchers, SPEAKS if over else READS)
            dead = {user: SPEAKS for user, seat in players.items() if over or not seat.alive}
            return {EVERYONE: READS if over else NOTHING, BOT: HOLDS, **watching, **dead}
        case _:
            found = _insiders(state, room).items()
            inside = {game.users[seat]: may for seat, may in found if seat in game.users and not over}
            return {EVERYONE: READS if over else NOTHING, BOT: HOLDS, **inside}


def _insiders(state: GameState, room: str) -> Mapping[str, PermissionOverwrite]:
    """Whom a side's room is for. Those who went on from a closed one into the next still read it while they live."""
    if room in state.closed:
        return {seat: READS for seat in state.closed[room] if state.seats[seat].alive}
    return dict.fromkeys(state.rooms.get(room, ()), SPEAKS)


async def heard(bot: "Omerta", game: Game, user: int) -> None:
    """Note that somebody can have heard the dead: he takes no seat any more. Before the deal there are none."""
    if game.state.phase != SIGNUP:
        await bot.games.remember(game.id, watched=sorted({*game.meta.get("watched", ()), user}))


class Rooms:
    """Opens, changes and removes the channels of games. What exists already is found in `Game.meta`."""

    def __init__(self, bot: "Omerta") -> None:
        self._bot = bot

    def known(self, game: Game, room: str) -> int | None:
        """The id of a room's channel, if it was opened and not found missing since."""
        return game.meta.get(room) if room in (TOWN, CATEGORY, LOBBY) else game.meta.get("rooms", {}).get(room)

    async def channel(self, game: Game, room: str) -> discord.TextChannel:
        """A room's channel, opened now if need be. Raises what Discord answers."""
        guild = self._guild(game)
        found = guild.get_channel(self.known(game, room) or 0)
        if isinstance(found, discord.TextChannel):
            return found
        category = await self._category(game, guild)
        name, topic = self._name(game, room), self._topic(game, room)
        channel = next((c for c in category.text_channels if c.topic == topic), None)
        if channel is None:
            overwrites = self._overwrites(guild, rights(game, game.state, room))
            channel = await guild.create_text_channel(name, category=category, topic=topic, overwrites=overwrites)
        await self._remember(game, room, channel.id)
        return channel

    async def settle(self, game: Game, room: str) -> None:
        """Let a room's rights be those of now, in one request. Raises what Discord answers."""
        before = self.known(game, room)
        channel = await self.channel(game, room)
        if before == channel.id or self.amiss(game, room):  # it may have been opened just before a crash
            await channel.edit(overwrites=self._overwrites(channel.guild, rights(game, game.state, room)))

    def amiss(self, game: Game, room: str) -> bool:
        """Whether a room is there, and its rights are not those of now."""
        guild = self._bot.get_guild(game.guild)
        channel = guild.get_channel(self.known(game, room) or 0) if guild else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            return False
        wanted = self._overwrites(guild, rights(game, game.state, room))
        return {t.id: may for t, may in channel.overwrites.items()} != {t.id: may for t, may in wanted.items()}

    async def lost(self, game: Game, room: str) -> None:
        """A room's channel was deleted by somebody: forget it."""
        await self._remember(game, room, None)

    async def remove(self, game: Game) -> None:
        """Delete all channels of a game. Raises what Discord answers, but for those that are gone already."""
        guild = self._bot.get_guild(game.guild)
        ids = [*game.meta.get("rooms", {}).values(), *(self.known(game, r) for r in (TOWN, CATEGORY))]
        for channel in (guild.get_channel(i or 0) for i in ids) if guild else ():
            if channel:
                try:
                    await channel.delete()
                except discord.NotFound:
                    continue

    def _guild(self, game: Game) -> discord.Guild:
        guild = self._bot.get_guild(game.guild)
        if guild is None or guild.unavailable:
            raise LookupError(f"server {game.guild} cannot be reached")
        return guild

    async def _category(self, game: Game, guild: discord.Guild) -> discord.CategoryChannel:
        found = guild.get_channel(self.known(game, CATEGORY) or 0)
        if isinstance(found, discord.CategoryChannel):
            return found
        locale, title = self._bot.locales[game.language], self._title(game)
        name = locale.text("rooms-category", scenario=title, number=game.id)[:100]
        category = next((c for c in guild.categories if c.name == name), None) or await guild.create_category(name)
        await self._remember(game, CATEGORY, category.id)
        return category

    def _title(self, game: Game) -> str:
        written = game.scenario.title.get(game.language)
        return written or self._bot.cards(game.rules).scenario(game.state.scenario, game.language).title

    def _name(self, game: Game, room: str) -> str:
        locale = self._bot.locales[game.language]
        if room in (TOWN, AFTERLIFE):
            return locale.text(f"rooms-{room}")
        number = f" {turn(room)}" if turn(room) > 1 else ""
        return f"{locale.team(side(room))}{number}".replace(" ", "-")

    def _topic(self, game: Game, room: str) -> str:
        """What a room is for. It names game and room, so that a room is found again after a crash."""
        locale = self._bot.locales[game.language]
        about = locale.text(f"rooms-{room if room in (TOWN, AFTERLIFE) else 'team'}.topic")
        return f"{about} · № {game.id} {room}"

    def _overwrites(self, guild: discord.Guild, given: Rights) -> Overwrites:
        assert self._bot.user
        known: dict[int, discord.Role | discord.Object] = {
            EVERYONE: guild.default_role,
            BOT: discord.Object(self._bot.user.id, type=discord.Member),
        }
        return {
            known.get(user) or discord.Object(user, type=discord.Member): overwrite for user, overwrite in given.items()
        }

    async def _remember(self, game: Game, room: str, channel: int | None) -> None:
        if room in (TOWN, CATEGORY):
            await self._bot.games.remember(game.id, **{room: channel})
        else:
            kept = {**game.meta.get("rooms", {}), room: channel}
            await self._bot.games.remember(game.id, rooms={key: value for key, value in kept.items() if value})
