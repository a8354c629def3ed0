"""Somebody who writes scenarios: what he presses, picks, types and reads."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
from simcord.results import InteractionResult

from core.rules.scenario_files import Written, parse
from tests.discord.kit import MENU, Server, Stage, answer, find, text

MANAGER = discord.Permissions(manage_guild=True)


@dataclass
class Author:
    """A person on a server."""

    stage: Stage
    server: Server
    name: str

    @property
    def private(self) -> list[Any]:
        """What was answered to him alone, oldest first."""
        return self.stage.private(self.server, self.name)

    @property
    def sees(self) -> str:
        """The newest answer, as it stands now."""
        return text(self.private[-1])

    async def use(self, command: str, **options: Any) -> str:
        """Use a command of `/scenario`; the answer, as it stands in the end."""
        await self.run(command, **options)
        return self.sees

    async def run(self, command: str, **options: Any) -> InteractionResult:
        """Use a command of `/scenario`."""
        return await self._person.slash(self.server.lounge, f"scenario {command}", **options)

    async def press(self, label: str) -> str:
        """Press a button; the panel, as it stands in the end."""
        await self.stage.press(self.server, self.name, label, self.private)
        return self.sees

    async def pick(self, menu: str, *values: str) -> str:
        """Choose these values in the menu of a verb; the panel, as it stands in the end."""
        message, part = find(self.private, MENU, lambda c: f"/{menu}/" in c["custom_id"])
        await self._person.select(message, list(values), custom_id=part["custom_id"])
        return self.sees

    def offered(self, menu: str) -> dict[str, str]:
        """The labels that a menu offers, by value."""
        _, part = find(self.private, MENU, lambda c: f"/{menu}/" in c["custom_id"])
        return {option["value"]: option["label"] for option in part["options"]}

    async def fill(self, label: str, **typed: str) -> str:
        """Press a button that opens a sheet, type these lines, send it; the panel, as it stands in the end."""
        shown = await self.stage.press(self.server, self.name, label, self.private)
        assert shown.modal, answer(shown)
        lines = [part["component"] for part in shown.modal["components"]]
        given = {line["custom_id"]: line.get("value") or "" for line in lines}
        assert typed.keys() <= given.keys()
        await self._person.submit_modal(shown, {**given, **typed})
        return self.sees

    async def offers(self, command: str, option: str, typed: str = "") -> list[str]:
        """What autocomplete offers, by value."""
        found = await self._person.autocomplete(self.server.lounge, f"scenario {command}", option, typed)
        return [choice["value"] for choice in found]

    async def kept(self) -> dict[str, Written]:
        """The server's own scenarios."""
        texts = await self.stage.bot.store.scenarios(self.server.guild.id)
        return {key: parse(written) for key, written in texts.items()}

    @property
    def _person(self) -> Any:
        return self.server.people[self.name]


@asynccontextmanager
async def writing(folder: Path, locale: str = "en", others: tuple[str, ...] = ()) -> AsyncIterator[Author]:
    """A server whose `Boss` manages it."""
    async with Stage.open(folder) as stage:
        server = stage.server("Moscow", others, locale)
        yield member(stage, server, "Boss", locale, server.guild.create_role("Admins", permissions=MANAGER))


def member(stage: Stage, server: Server, name: str, locale: str, *roles: Any) -> Author:
    """One more person on a server, with these roles."""
    person = server.guild.add_member(stage.env.create_user(name), roles=roles)
    stage.locales[person.id] = locale
    server.people[name] = person
    return Author(stage, server, name)
