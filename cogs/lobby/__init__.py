"""The lobby: how a game is opened, filled, checked and started."""

from typing import TYPE_CHECKING

from cogs.lobby import buttons as buttons  # its presses are entered by the import
from cogs.lobby.commands import game
from cogs.lobby.notice import ROOM
from core.engine.events import HostActed
from core.play import Batch, Game

if TYPE_CHECKING:
    from cogs.bot import Omerta


def setup(bot: "Omerta") -> None:
    """Add the commands."""
    bot.tree.add_command(game)


async def publish(bot: "Omerta", game: Game, batch: Batch) -> None:
    """Show what happened in a sign-up on its notice."""
    ended = next((event.args for event in batch.events if isinstance(event, HostActed)), ())
    if ended:
        await bot.games.remember(game.id, closed=ended[0])
    await bot.publisher.boards.refresh(game, ROOM, at_once=bool(ended))


async def started(bot: "Omerta", game: Game) -> None:
    """The rooms are open: the notice shows the way."""
    await bot.publisher.boards.refresh(game, ROOM, at_once=True)


__all__ = ["game", "publish", "setup", "started"]
