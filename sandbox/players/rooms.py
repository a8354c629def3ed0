"""The channels of a person as a player sees them: which are for few, and who is in there with him."""

from simcord.backend.models import Channel, Message

from sandbox.discord import Person, World

TEXT = 0


class Rooms:
    """Reads the lists of members that Discord shows beside each channel."""

    def __init__(self, world: World, person: Person) -> None:
        self._world = world
        self._person = person

    def all(self) -> list[Channel]:
        """His channels, the most private first."""
        return sorted(self._person.channels(), key=lambda channel: len(self._others(channel)))

    def is_small(self, channel: Channel) -> bool:
        """Whether a channel is for few people."""
        everybody = len(self._world.members(self._world.guilds[self._person.guild]))
        return channel.type == TEXT and len(self._others(channel)) * 2 < everybody

    def small(self) -> Channel | None:
        """A room for few people in which he may write."""
        rooms = (c for c in self._person.channels() if self.is_small(c) and self._person.writes(c.id))
        return next(rooms, None)

    def mates(self) -> set[str]:
        """The names of those with whom he shares that room."""
        room = self.small()
        return {self._world.users[user].name for user in self._others(room)} if room else set()

    def told(self, channel: int, count: int, by: int | None = None) -> list[Message]:
        """The last messages for all in a channel, newest first; those by one author, however much others have said."""
        shown = (message for message in self._person.messages(channel) if not message.is_ephemeral)
        return [message for message in shown if by in (None, message.author_id)][: -count - 1 : -1]

    def _others(self, channel: Channel) -> set[int]:
        guild = self._world.guilds[self._person.guild]
        members = (user for user in self._world.members(guild) if user != self._person.id)
        return {user for user in members if Person(self._world, user, guild.id).reads(channel.id)}
