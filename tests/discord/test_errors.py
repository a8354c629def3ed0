"""What people are told when something goes wrong, and what is logged."""

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs import errors
from core.store import StoreError
from tests.discord.kit import Bugs, Server, Stage, answer, patched
from tests.discord.test_night import night

SECRET = "Clara is the commissar"


@asynccontextmanager
async def trouble(folder: Path, error: Exception, locale: str = "ru") -> AsyncIterator[tuple[Stage, Server]]:
    """A lobby in which nobody can join, for a reason. The stage is told not to mind."""
    async with Stage.open(folder) as stage:
        root = logging.getLogger()
        for handler in [handler for handler in root.handlers if isinstance(handler, Bugs)]:
            root.removeHandler(handler)
        server = stage.server(members=["Anna"], locale=locale)
        await server.people["Anna"].slash(server.lounge, "game new", language="ru")

        async def join(*_: Any) -> None:
            raise error

        with patched(stage.bot.games, "join", join):
            yield stage, server
        stage.env._errors.clear()


def response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="", headers={})


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (RuntimeError(SECRET), "виноваты не вы"),
        (StoreError(SECRET), "База данных не отвечает"),
        (discord.Forbidden(response(403), SECRET), "отняли права"),
        (discord.DiscordServerError(response(502), SECRET), "Discord сейчас не справляется"),
        (discord.RateLimited(60.0), "Discord сейчас не справляется"),
    ],
)
async def test_a_press_that_fails_is_answered_in_private_with_a_number_and_no_detail(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, error: Exception, told: str
):
    async with trouble(tmp_path, error) as (stage, server):
        caplog.set_level(logging.DEBUG)
        messages = [m for m in server.lounge.history(viewer=server.people["Anna"]) if not m.flags.ephemeral]
        result = await stage.press(server, "Anna", "Играть", messages)
        said = answer(result)
        assert told in said
        assert result.ephemeral
        assert SECRET not in said
        number = re.search(r"номер ошибки: ([0-9a-f]{6})", said)
        assert number
        logged = [record for record in caplog.records if number[1] in record.getMessage()]
        assert [record.levelno for record in logged] == [logging.ERROR]
        assert logged[0].exc_info
        assert logged[0].exc_info[1] is error
        quiet = [record.getMessage() for record in caplog.records if record.levelno < logging.ERROR]
        assert not any(SECRET in line for line in quiet)


async def test_a_command_that_fails_is_answered_in_the_readers_language(tmp_path: Path):
    async with trouble(tmp_path, RuntimeError(SECRET), locale="en") as (_, server):
        said = answer(await server.people["Anna"].slash(server.lounge, "game join"))
        assert "Something went wrong, and it is not your fault." in said
        assert SECRET not in said


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (app_commands.CheckFailure(), "errors-not-yours"),
        (app_commands.NoPrivateMessage(), "errors-server-only"),
        (app_commands.CommandNotFound("vote", []), "errors-outdated"),
        (ValueError(), "errors-unexpected"),
    ],
)
def test_each_kind_of_error_has_its_sentence(error: Exception, text: str):
    assert errors.sentence(error) == text


async def test_an_answer_that_comes_too_late_is_logged_and_not_tried_again(caplog: pytest.LogCaptureFixture):
    gone = discord.NotFound(response(404), {"code": errors.TOO_LATE, "message": "Unknown interaction"})
    user = SimpleNamespace(id=7)
    late: Any = SimpleNamespace(command=None, data={"custom_id": "om/join/1/"}, user=user)
    await errors.report(late, gone)
    assert [record.getMessage().endswith("a press of join") for record in caplog.records] == [True]


@pytest.mark.parametrize(
    ("logger", "words", "args"),
    [
        ("discord.ui.view", "Ignoring exception in view %r for item %r", ("view", "om/order/1/night 1/ability=heal")),
        (
            "discord.app_commands.tree",
            "Ignoring exception in autocomplete for %r (Guild: %s, User: %s)",
            ("heal", 5, 123456789),
        ),
    ],
)
def test_the_lines_of_the_library_name_neither_an_act_nor_who_did_it(
    caplog: pytest.LogCaptureFixture, logger: str, words: str, args: tuple[object, ...]
):
    logging.getLogger(logger).error(words, *args)
    line = caplog.records[0].getMessage()
    assert line.startswith("Ignoring exception in")
    assert "heal" not in line
    assert "123456789" not in line


async def test_an_order_that_fails_is_logged_without_its_ability_and_its_player(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    async with Stage.open(tmp_path) as stage:
        root = logging.getLogger()
        for handler in [handler for handler in root.handlers if isinstance(handler, Bugs)]:
            root.removeHandler(handler)
        table = await night(stage)
        await table.press("Clara", "Действовать")

        async def fails(*_: Any) -> None:
            raise RuntimeError("no luck")

        with patched(stage.bot.games, "execute", fails):
            await table.choose("Clara", "Dan")
            await table.slash("Clara", "heal", target="Dan")
        lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        assert len(lines) == 2
        assert not any("heal" in line or str(table.server.people["Clara"].id) in line for line in lines)
        stage.env._errors.clear()
