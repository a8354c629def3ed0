"""The machine dies while a notice is put up."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.publishing.boards import Boards
from core.play import Games
from tests.discord.test_lobby import SIX, Lobby


async def dies(*given: Any, **more: Any) -> None:
    """The machine dies here: what was under way ends without a word."""
    raise asyncio.CancelledError


async def test_between_the_notice_and_its_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with Lobby.open(tmp_path) as lobby:
        with monkeypatch.context() as patch:
            patch.setattr(Boards, "posted", dies)
            await lobby.slash("Anna", "game new")
        await lobby.stage.crash()
        assert "За столом 0" in lobby.notice
        await lobby.fill("Anna")
        assert "За столом 1" in lobby.notice
        await lobby.slash("Boris", "game join")
        await lobby.stage.advance(seconds=2)
        assert "За столом 2" in lobby.notice
        await lobby.stage.restart()
        await lobby.fill(*SIX[2:])
        await lobby.press("Anna", "Начать игру")
        assert "игра началась" in lobby.notice
        assert len(lobby.messages()) == 1


async def test_the_list_of_games_shows_the_way_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with Lobby.open(tmp_path) as lobby:
        with monkeypatch.context() as patch:
            patch.setattr(Boards, "posted", dies)
            await lobby.slash("Anna", "game new")
        await lobby.stage.crash()
        assert f"<#{lobby.server.lounge.id}>" in await lobby.slash("Boris", "game list")


async def test_a_press_that_is_refused_mends_the_notice_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with Lobby.open(tmp_path) as lobby:
        with monkeypatch.context() as patch:
            patch.setattr(Boards, "posted", dies)
            await lobby.slash("Anna", "game new")
        await lobby.stage.crash()
        await lobby.slash("Boris", "game join")
        assert "Вы уже за столом" in await lobby.press("Boris", "Играть")
        await lobby.stage.advance(seconds=2)
        assert "За столом 1" in lobby.notice


async def test_before_the_notice_nothing_is_in_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with Lobby.open(tmp_path) as lobby:
        create = Games.create

        async def created(self: Games, **given: Any) -> None:
            await create(self, **given)
            await dies()

        with monkeypatch.context() as patch:
            patch.setattr(Games, "create", created)
            await lobby.slash("Anna", "game new")
        await lobby.stage.crash()
        await lobby.slash("Anna", "game new")
        await lobby.fill()
        await lobby.press("Anna", "Начать игру")
        assert "игра началась" in lobby.notice
        await lobby.stage.advance(hours=25)
        assert [game.status for game in lobby.stage.bot.games.all()] == ["playing"]
