"""Records: how a game ends, its whole story, the game as a file, and the next one with the same people."""

from typing import TYPE_CHECKING

from cogs.lobby.notice import ROOM
from cogs.records.commands import COMMANDS
from cogs.records.ending import Ending, card, ending
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta


def setup(bot: "Omerta") -> None:
    """Add the commands to those of the lobby."""
    from cogs.lobby.commands import game  # noqa: PLC0415 - the lobby shows our cards

    for command in COMMANDS:
        game.add_command(command, override=True)


async def ended(bot: "Omerta", game: Game) -> None:
    """The end is told: the notice becomes the game's card, now if that costs nothing, else when it is pressed."""
    await bot.publisher.boards.refresh(game, ROOM, at_once=True)


__all__ = ["Ending", "card", "ended", "ending", "setup"]
