"""What happened, told to Discord: batches of events become messages and rights."""

from cogs.publishing.announcer import Announcer

__all__ = ["Announcer"]
