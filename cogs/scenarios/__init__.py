"""The scenarios that servers write for themselves."""

from typing import TYPE_CHECKING

from cogs.scenarios import choosing as choosing  # its presses are entered by the import
from cogs.scenarios.commands import scenario

if TYPE_CHECKING:
    from cogs.bot import Omerta


def setup(bot: "Omerta") -> None:
    """Add the commands."""
    bot.tree.add_command(scenario)


__all__ = ["scenario", "setup"]
