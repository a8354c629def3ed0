"""The bot loses a right and is given it back: what it could not set meanwhile is set at once."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import discord
import pytest

from tests.discord.kit import Stage, Table, answer
from tests.discord.test_faults import voted
from tests.discord.test_night import SIX
from tests.discord.test_rooms import may_write

Given = Callable[[Stage, Table], Awaitable[None]]


async def helpless(stage: Stage) -> Table:
    """It is night, and the bot could not take the town's voice."""
    table = await stage.game(stage.server(), SIX)
    await voted(table)
    stage.env.inject_error("PATCH", f"/channels/{table.room('town').id}", status=403, code=50013, times=None)
    await stage.advance(hours=2, seconds=1)
    assert table.phase == "night 1"
    assert await may_write(table, "Eva")
    stage.env.backend.faults.clear()
    return table


def patches(stage: Stage, table: Table) -> int:
    """How often the rights of the town were set."""
    return sum(r.method == "PATCH" and r.path == f"/channels/{table.room('town').id}" for r in stage.requests())


async def give_a_role(stage: Stage, table: Table) -> None:
    """An administrator gives the bot another role."""
    guild = table.server.guild
    role = guild.create_role("Hosts", permissions=discord.Permissions(manage_roles=True))
    stage.env.backend.add_member_role(guild.id, me(stage), role.id)


async def change_its_role(stage: Stage, table: Table) -> None:
    """An administrator changes a role that the bot has."""
    guild = table.server.guild
    found = stage.env.backend.get_role(guild.id, guild.id)
    stage.env.backend.edit_role(guild.id, guild.id, {"permissions": found.permissions | 1 << 28})


async def change_the_channel(stage: Stage, table: Table) -> None:
    """An administrator changes the channel, whatever it is."""
    stage.env.backend.edit_channel(table.room("town").id, {"rate_limit_per_user": 5})


def me(stage: Stage) -> int:
    """The bot."""
    assert stage.bot.user
    return stage.bot.user.id


async def come_back(stage: Stage, table: Table) -> None:
    """The bot is started anew."""
    await stage.restart()


@pytest.mark.parametrize("given", [give_a_role, change_its_role, change_the_channel, come_back])
async def test_what_could_not_be_set_is_set_at_once(tmp_path: Path, given: Given):
    async with Stage.open(tmp_path) as stage:
        table = await helpless(stage)
        await given(stage, table)
        await stage.env.settle()
        assert not await may_write(table, "Eva")
        assert "⚠️" not in answer(await table.slash("Anna", "game status"))


async def test_nothing_is_set_that_is_as_it_should_be(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        before = patches(stage, table)
        for given in (give_a_role, change_its_role, change_the_channel, come_back):
            await given(stage, table)
            await stage.env.settle()
        assert patches(stage, table) == before
