# pyright: standard
# Tortoise's own types are partly unknown.
"""What people and servers have chosen, beside the games."""

from typing import Any

import msgspec
from msgspec import Struct
from tortoise.transactions import in_transaction

from core.store import models


class Profile(Struct, frozen=True):
    """What a person has chosen: a grammatical gender and a language, each `None` when left open."""

    gender: str | None = None
    locale: str | None = None


class People:
    """The part of the store that holds profiles, server settings and the servers' own scenarios."""

    async def profile(self, user: int) -> Profile:
        """What this person has chosen."""
        found = await models.Profile.get_or_none(user=user)
        return Profile(found.gender, found.locale) if found else Profile()

    async def profiles(self, users: list[int]) -> dict[int, Profile]:
        """What each of these people has chosen; those who have chosen nothing are left out."""
        return {p.user: Profile(p.gender, p.locale) for p in await models.Profile.filter(user__in=users)}

    async def save_profile(self, user: int, profile: Profile) -> None:
        """Remember what a person has chosen."""
        chosen = {"gender": profile.gender, "locale": profile.locale}
        await models.Profile.update_or_create(defaults=chosen, user=user)

    async def guild_settings(self, guild: int) -> dict[str, Any]:
        """What a server has chosen."""
        found = await models.GuildSettings.get_or_none(guild=guild)
        return msgspec.json.decode(found.values) if found else {}

    async def save_guild_settings(self, guild: int, settings: dict[str, Any]) -> None:
        """Remember what a server has chosen, all of it."""
        written = {"values": msgspec.json.encode(settings).decode()}
        await models.GuildSettings.update_or_create(defaults=written, guild=guild)

    async def change_guild_settings(self, guild: int, **changed: Any) -> None:
        """Remember some of what a server has chosen; `None` forgets a key. What others change meanwhile stays."""
        async with in_transaction():
            found = await models.GuildSettings.filter(guild=guild).select_for_update().first()
            settings = {**(msgspec.json.decode(found.values) if found else {}), **changed}
            await self.save_guild_settings(guild, {key: value for key, value in settings.items() if value is not None})

    async def scenarios(self, guild: int) -> dict[str, str]:
        """A server's own scenarios by name, as they were written."""
        return {s.name: s.text for s in await models.Scenario.filter(guild=guild).order_by("name")}

    async def save_scenario(self, guild: int, name: str, text: str) -> None:
        """Keep a server's scenario under this name, in the place of what was there."""
        await models.Scenario.update_or_create(defaults={"text": text}, guild=guild, name=name)

    async def drop_scenario(self, guild: int, name: str) -> bool:
        """Forget a server's scenario; whether there was one."""
        return bool(await models.Scenario.filter(guild=guild, name=name).delete())
