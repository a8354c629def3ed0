"""What there is on the local Discord: simcord's model on its own, with an end to what it remembers."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any

from simcord.backend.models import Channel, Guild, Interaction, Message
from simcord.backend.state import Backend

from sandbox.discord.files import Files

EPOCH_MS = 1_420_070_400_000
KEPT_MESSAGES = 500
KEPT_REQUESTS = 1000
KEPT_NONCES = 2000
LOGGED = 100
TOKEN_MS = 15 * 60 * 1000

Clock = Callable[[], int]
Watcher = Callable[[int, int], None]


class WallClock:
    """simcord's clock, run by the real one. `advance` sets it forward, as if that much time had passed."""

    def __init__(self) -> None:
        self.elapsed = 0.0

    def now(self) -> datetime:
        return datetime.fromtimestamp(datetime.now(UTC).timestamp() + self.elapsed, UTC)

    def advance(self, seconds: float) -> None:
        self.elapsed += seconds


class World(Backend):
    """Servers, people, channels and messages. `game_clock` dates the messages, in milliseconds of Unix time.

    `watchers` are told the channel and id of each message that appears, changes or goes, private answers included.
    """

    cdn: Files

    def __init__(self, game_clock: Clock) -> None:
        self._last = 0
        self._game_clock = game_clock
        self._nonces: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._young: deque[Interaction] = deque()
        self.watchers: list[Watcher] = []
        self.answers: list[Callable[[Interaction], None]] = []
        super().__init__(clock=WallClock())  # pyright: ignore[reportArgumentType] - the same three words
        self.cdn = Files()
        self.transcript = deque(maxlen=KEPT_REQUESTS)  # pyright: ignore[reportAttributeAccessIssue]
        self.http_requests = deque(maxlen=KEPT_REQUESTS)  # pyright: ignore[reportAttributeAccessIssue]

    def snowflake(self) -> int:
        """A new id, greater than all before it."""
        now = int(self.clock.now().timestamp() * 1000) - EPOCH_MS
        self._last = max(self._last + 1, now << 22)
        return self._last

    # --- messages -----------------------------------------------------------------------------------------------

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        message.timestamp = self._dated()
        committed = super().commit_message(message, broadcast=broadcast)
        self._trim(message.channel_id)
        self._changed(message.channel_id, message.id)
        return committed

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        old = self.get_message(channel_id, message_id)
        before, called = list(old.attachments), old.ping_user_ids
        edited = super().edit_message(channel_id, message_id, fields)
        edited.ping_user_ids = called  # an edit calls nobody, and takes no call back
        edited.edited_timestamp = self._dated()
        kept = {attachment["id"] for attachment in edited.attachments}
        self.cdn.drop(attachment for attachment in before if attachment["id"] not in kept)
        self._changed(channel_id, message_id)
        return edited

    def delete_message(self, channel_id: int, message_id: int) -> None:
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self.cdn.drop(message.attachments)
        self._changed(channel_id, message_id)

    def delete_channel(self, channel_id: int) -> None:
        for message in self.messages.get(channel_id, {}).values():
            self.cdn.drop(message.attachments)
        for thread in [t for t in self.channels.values() if t.is_thread and t.parent_id == channel_id]:
            self.delete_channel(thread.id)
        super().delete_channel(channel_id)

    def sent_before(self, channel_id: int, nonce: str) -> Message | None:
        """The message that was sent with this nonce; Discord sends no second one."""
        return self.messages.get(channel_id, {}).get(self._nonces.get((channel_id, nonce), 0))

    def sent(self, channel_id: int, nonce: str, message_id: int) -> None:
        """Remember the nonce of a message."""
        self._nonces[channel_id, nonce] = message_id
        while len(self._nonces) > KEPT_NONCES:
            self._nonces.popitem(last=False)

    # --- interactions -------------------------------------------------------------------------------------------

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:  # noqa: A002 - simcord's word
        record = super().new_interaction(type, channel_id, user_id, guild_id)
        now = self.now_iso()
        while self._young and (self._young[0].expires_at or "") <= now:
            old = self._young.popleft()
            self.interactions.pop(old.id, None)
            self.interaction_tokens.pop(old.token, None)
        self._young.append(record)
        return record

    def answered(self, interaction_id: int) -> None:
        """The bot has answered: tell who waits for it."""
        if record := self.interactions.get(interaction_id):
            for tell in tuple(self.answers):
                tell(record)

    def record_audit_log(self, guild_id: int, *given: Any, **more: Any) -> Any:
        entries = self.get_guild(guild_id).audit_log_entries
        del entries[:-LOGGED]
        return super().record_audit_log(guild_id, *given, **more)

    # --- people -------------------------------------------------------------------------------------------------

    def found(self, name: str, people: Iterable[str], shard: int | None = None, shards: int = 1) -> Guild:
        """Found a server with these members; its owner is nobody of them, for owners see every room."""
        guild = self.create_guild(name, shard_id=shard, shard_count=shards)
        for person in people:
            user = self.make_user(person)
            self.add_member(guild.id, user.id)
        return guild

    def members(self, guild: Guild) -> list[int]:
        """The people of a server, without its owner and the bot."""
        return [user for user in guild.members if user not in (guild.owner_id, self.bot_user.id)]

    def open_channel(self, guild: Guild, name: str, topic: str = "") -> Channel:
        """A channel that everybody may read and write in."""
        return self.create_channel(guild.id, name, topic=topic)

    # --- inside -------------------------------------------------------------------------------------------------

    def _dated(self) -> str:
        return datetime.fromtimestamp(self._game_clock() / 1000, UTC).isoformat()

    def _changed(self, channel_id: int, message_id: int) -> None:
        for tell in tuple(self.watchers):
            tell(channel_id, message_id)

    def _trim(self, channel_id: int) -> None:
        """Forget the oldest message of a full channel: one that only one person sees and nobody can change, if any."""
        kept = self.messages[channel_id]
        if len(kept) <= KEPT_MESSAGES:
            return
        expired = ((self._last >> 22) - TOKEN_MS) << 22
        private = (id_ for id_, message in kept.items() if message.is_ephemeral and id_ < expired)
        oldest = kept.pop(next(private, next(iter(kept))))
        self.cdn.drop(oldest.attachments)
        self._changed(channel_id, oldest.id)
