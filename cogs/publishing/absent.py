"""Players who have left the server: the host is told at once, and decides. If it is the host, another one is found."""

import logging
from typing import TYPE_CHECKING

import discord

from cogs import handover, office
from cogs.rooms import heard
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
        for game in self._of(guild):
            await office.departed(self._bot, game, user)
            await self._gone(game, {user})

    async def returned(self, guild: int, user: int) -> None:
        """Somebody is on the server (again); his rooms know him."""
        for game in self._of(guild):
            await office.came_back(self._bot, game, user)
            absent = game.meta.get("absent", [])
            if (seat := game.seat_of(user)) in absent:
                await self._bot.games.remember(game.id, absent=[other for other in absent if other != seat])

    async def look(self, game: Game) -> None:
        """Look who of a game is on the server: the bot was away, and nobody tells it who left meanwhile."""
        guild = self._bot.get_guild(game.guild)
        if guild is None or guild.unavailable:
            return
        helpers: list[int] = game.meta.get("cohosts", [])
        users = {game.host, *helpers, *game.users.values()}
        try:
            here = {member.id for member in await guild.query_members(user_ids=sorted(users), limit=100)}
        except (TimeoutError, discord.ClientException) as error:
            log.warning("game %d: could not ask who is on the server: %s", game.id, error)
            return
        for user in (*helpers, game.host):
            await (office.came_back if user in here else office.departed)(self._bot, game, user)
        await self._gone(game, users - here, everybody=True)

    def _of(self, guild: int) -> list[Game]:
        return [game for game in self._bot.games.all() if game.guild == guild and not game.state.over]

    async def _gone(self, game: Game, users: set[int], everybody: bool = False) -> None:
        """These people are not on the server. `everybody`: all others of the game are."""
        if game.status == "signup":
            for user in users & set(game.users.values()):
                await self._bot.games.leave(game.id, user)
        else:
            seats = [seat for seat, user in game.users.items() if user in users]
            await self._note(game, seats, everybody)
        for user in users & game.watchers:
            await heard(self._bot, game, user)
            await self._bot.games.unwatch(game.id, user)

    async def _note(self, game: Game, gone: list[str], everybody: bool) -> None:
        """Tell the host of those who were not noted yet. `everybody`: whoever is not among them is here."""
        known: list[str] = game.meta.get("absent", [])
        new = [seat for seat in gone if seat not in known and game.state.seats[seat].alive]
        noted = [*(seat for seat in known if not everybody or seat in gone), *new]
        for seat in new:
            await handover.tell_absent(self._bot, game, seat)
        if noted != known:
            await self._bot.games.remember(game.id, absent=noted)
