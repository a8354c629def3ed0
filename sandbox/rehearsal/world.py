"""Simulated Discord in which time passes only when it is let pass: the same on a busy machine as on an idle one."""

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

import simcord

assert version("simcord") == "3.2.1", "read the methods of Env below again before a new version"


class World(simcord.Env):
    """Simcord's world without its two links to the clock on the wall, and with people of any language."""

    async def start(self) -> None:
        """Bring the bot into the world."""
        await super().start()
        self._locales: dict[int, str] = {}
        emit = self.backend.emit

        def localized(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                payload = {**payload, "locale": self._locales.get(user, "en-US")}
            emit(event, payload)

        self.backend.emit = localized

    def speak(self, user: int, locale: str) -> None:
        """Let a person's Discord be in this language; simcord itself knows only English."""
        self._locales[user] = locale

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """No timer of the bot goes off by itself after that much real time."""

    async def _settle_internal(self, *, idle: float = 0, **more: Any) -> None:
        """Nor is there a pause of 50 ms after each act."""
        await super()._settle_internal(idle=1e-9, **more)
