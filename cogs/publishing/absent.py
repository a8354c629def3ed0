"""Players who have left the server: the host is told at once, and decides. Nothing else changes by itself."""

import logging
from typing import TYPE_CHECKING

import discord

from cogs import host
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta

log = logging.getLogger(__name__)


class Absent:
    """Notes in `Game.meta["absent"]` whose player is gone, so that each is told of once."""

    def __init__(self, bot: "Omerta") -> None:
        self._bot = bot

    async def left(self, guild: int, user: int) -> None:
        """Somebody has left a server: who only signed up gives his seat back, for a player the host decides."""
        games = self._bot.games
        for game in [game for game in games.all() if game.guild == guild and not game.state.over]:
            if game.status == "signup" and game.seat_of(user):
                await games.leave(game.id, user)
            elif seat := game.seat_of(user):
                await self._note(game, [seat])
            if user in game.watchers:
                await games.unwatch(game.id, user)

    async def returned(self, guild: int, user: int) -> None:
        """Somebody is on the server (again); his rooms know him."""
        if sits := self._bot.games.seat_of(guild, user):
            game, seat = sits
            if seat in (absent := game.meta.get("absent", [])):
                await self._bot.games.remember(game.id, absent=[other for other in absent if other != seat])

    async def look(self, game: Game) -> None:
        """Look who of a running game is on the server: the bot was away, and nobody tells it who left meanwhile."""
        guild = self._bot.get_guild(game.guild)
        if guild is None or guild.unavailable:
            return
        users = sorted(set(game.users.values()))
        try:
            here = {member.id for member in await guild.query_members(user_ids=users, limit=100)}
        except (TimeoutError, discord.ClientException) as error:
            log.warning("game %d: could not ask who is on the server: %s", game.id, error)
            return
        gone = [seat.player for seat in game.state.living() if game.users[seat.player] not in here]
        await self._note(game, gone, everybody=True)

    async def _note(self, game: Game, gone: list[str], everybody: bool = False) -> None:
        """Tell the host of those who were not noted yet. `everybody`: whoever is not among them is here."""
        known: list[str] = game.meta.get("absent", [])
        new = [seat for seat in gone if seat not in known and game.state.seats[seat].alive]
        noted = [*(seat for seat in known if not everybody or seat in gone), *new]
        for seat in new:
            await host.tell_absent(self._bot, game, seat)
        if noted != known:
            await self._bot.games.remember(game.id, absent=noted)
