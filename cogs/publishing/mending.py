"""Rights that the bot could not set while it lacked a right of its own: they are set as soon as it has it back."""

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from cogs.publishing.boards import FAILURES
from cogs.rooms import rooms
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta

log = logging.getLogger(__name__)


def of_server(bot: "Omerta", guild: int) -> list[Game]:
    """The games of a server."""
    return [game for game in bot.games.all() if game.guild == guild]


async def mend(bot: "Omerta", games: Iterable[Game]) -> None:
    """Let the rights in the rooms of these games be as they should, where they are not."""
    for game in games:
        for room in rooms(game, game.state):
            if not bot.publisher.rooms.amiss(game, room):
                continue
            try:
                await bot.publisher.settle(game, room)
            except FAILURES as error:
                log.warning("game %d: the rights in %s are still amiss: %s", game.id, room, error)
