"""A running game in memory: its state and a little bookkeeping, never its log."""

import asyncio
from collections.abc import Mapping
from typing import Any

from core.engine.ruleset import Ruleset
from core.engine.scenario import Scenario
from core.engine.state import SIGNUP, GameState
from core.play.batch import Batch
from core.rules.scenario_files import build
from core.store import Saved

PLAYING, OVER = "playing", "over"


class Game:
    """A game that is not closed yet. Surfaces read it; only `Games` changes it.

    `users` are the Discord users by seat. `meta` is what the surfaces remember (channels, messages, the host). `moment`
    is that of the last decision, `deadline` the next one at which the game has something to do by itself.
    """

    __slots__ = (
        "deadline",
        "guild",
        "id",
        "language",
        "lock",
        "meta",
        "moment",
        "queue",
        "rules",
        "state",
        "theme",
        "users",
        "watchers",
    )

    def __init__(self, saved: Saved, rules: Ruleset) -> None:
        self.id = saved.id
        self.guild = saved.guild
        self.theme = saved.theme
        self.language = saved.language
        self.meta: Mapping[str, Any] = saved.meta
        self.moment = saved.moment
        self.deadline: int | None = None
        self.state: GameState = saved.state
        self.users: Mapping[str, int] = saved.users
        self.watchers = saved.watchers
        self.rules = rules
        self.lock = asyncio.Lock()
        self.queue: list[Batch] = []

    @property
    def host(self) -> int:
        """The user who opened the game."""
        return self.meta["host"]

    @property
    def status(self) -> str:
        """`signup`, `playing` or `over`."""
        return self.state.phase if self.state.phase in (SIGNUP, OVER) else PLAYING

    @property
    def called_off(self) -> bool:
        """Whether it ended before any role was dealt."""
        return self.state.over and not any(seat.role for seat in self.state.seats.values())

    @property
    def closes(self) -> int | None:
        """The moment at which the open phase closes as things stand; `None` when only people can close it."""
        return self.rules.timekeeper.due(self.state) if self.status == PLAYING else None

    @property
    def scenario(self) -> Scenario:
        """The composition that it is played by."""
        return build(self.state.custom) if self.state.custom else self.rules.played[self.state.scenario]

    def seat_of(self, user: int) -> str | None:
        """The seat of a user, if he has one."""
        return next((seat for seat, sitting in self.users.items() if sitting == user), None)

    def user_of(self, seat: str) -> int:
        """The user on a seat."""
        return self.users[seat]
