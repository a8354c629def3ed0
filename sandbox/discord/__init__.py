"""A local Discord on the loopback address: what the bot connects to in the sandbox and in the wire tests."""

from sandbox.discord.faults import Fault
from sandbox.discord.person import Asked, NotPossible, Person
from sandbox.discord.server import LocalDiscord
from sandbox.discord.world import World

__all__ = ["Asked", "Fault", "LocalDiscord", "NotPossible", "Person", "World"]
