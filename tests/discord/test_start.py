"""What stops the start, and what is said of it: one clear line, and exit status 1."""

import sqlite3
from pathlib import Path

import discord
import discord.http
import pytest

import bot as door
from cogs.bot import Omerta
from core.play import Share


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch):
    """A token and a database of the test's own, and no logging set up for the rest of the tests."""
    monkeypatch.setattr(discord.utils, "setup_logging", lambda: None)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("DATABASE_URL", "sqlite://:memory:")


def started(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit status of a start, and what it said."""
    status = door.main(["run"])
    return status, capsys.readouterr().err


def test_a_bad_token(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    async def refused(self: object, token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", refused)
    assert started(capsys) == (1, "Discord does not know this token: check DISCORD_TOKEN in .env\n")


def test_discord_out_of_reach(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    async def unreachable(self: object, token: str) -> None:
        raise OSError("no route to host")

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", unreachable)
    assert started(capsys) == (1, "Discord cannot be reached: no route to host\n")


def test_an_intent_that_is_not_switched_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    async def refused(self: object, token: str) -> None:
        raise discord.PrivilegedIntentsRequired(None)

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", refused)
    status, said = started(capsys)
    assert status == 1
    assert "Server Members Intent" in said


def test_a_locked_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "omerta.db"
    monkeypatch.setattr("core.store.store.connect", _impatient)
    monkeypatch.setenv("DATABASE_URL", f"sqlite://{file}")
    holder = sqlite3.connect(file)
    holder.execute("BEGIN EXCLUSIVE")
    try:
        status, said = started(capsys)
    finally:
        holder.close()
    assert status == 1
    assert said.count("\n") == 1
    assert "locked" in said


def test_a_folder_that_cannot_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DATABASE_URL", f"sqlite://{tmp_path / 'file' / 'omerta.db'}")
    status, said = started(capsys)
    assert status == 1
    assert said.count("\n") == 1
    assert "cannot make the folder" in said


@pytest.mark.parametrize(
    ("count", "ids", "share"),
    [
        ("", "", Share()),
        (" 3 ", "", Share((0, 1, 2), 3)),
        ("4", "0, 2", Share((0, 2), 4)),
        ("4", "1-3,0", Share((0, 1, 2, 3), 4)),
        ("4", "2,2", Share((2,), 4)),
    ],
)
def test_the_share_of_a_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], count: str, ids: str, share: Share
):
    given: list[Share] = []

    async def noted(self: Omerta, token: str) -> None:
        given.append(self.setup.settings.share)

    monkeypatch.setattr(Omerta, "start", noted)
    monkeypatch.setenv("SHARD_COUNT", count)
    monkeypatch.setenv("SHARD_IDS", ids)
    assert started(capsys) == (0, "")
    assert given == [share]


@pytest.mark.parametrize(
    ("count", "ids"),
    [
        ("", "0"), ("0", ""), ("-1", ""), ("two", ""), ("1.5", ""), ("999999999999", ""),
        ("2", "2"), ("2", "-1"), ("2", "one"), ("2", "0,"), ("2", "1-0"), ("2", "0-2"), ("2", "0 1"),
    ],
)  # fmt: skip
def test_a_share_that_makes_no_sense(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], count: str, ids: str
):
    monkeypatch.setenv("SHARD_COUNT", count)
    monkeypatch.setenv("SHARD_IDS", ids)
    status, said = started(capsys)
    assert status == 1
    assert said.count("\n") == 1
    assert "SHARD_" in said


async def _impatient(url: str, patience: int) -> object:
    from core.store.database import connect

    return await connect(url, 50)
