"""`bot.py` without a token: the sandbox as a person starts and ends it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

import bot as door
from core.narration import Locales
from sandbox.sandbox import Plan, Sandbox

ROOT = Path(__file__).parents[2]


def test_it_prints_its_address_and_ctrl_c_ends_both_processes() -> None:
    environment = {**os.environ, "DISCORD_TOKEN": ""}
    started = subprocess.Popen(
        [sys.executable, "bot.py", "--no-browser", "--players", "6", "--locale", "en"],
        cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert started.stdout
    line = next(line for line in started.stdout if "http" in line)
    assert re.search(r"http://127\.0\.0\.1:\d+/[\w-]{20,}/", line)
    children = psutil.Process(started.pid).children()
    assert len(children) == 1
    os.killpg(started.pid, signal.SIGINT)
    assert started.wait(20) == 0
    assert not any(child.is_running() for child in children)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--scenario", "atlantis"], "there is no scenario 'atlantis'; there are: naples, "),
        (["--players", "5"], "naples is for 6 to 20 players"),
        (["--scenario", "dons-two", "--players", "31"], "dons-two is for 10 to 30 players"),
        (["--me", "V" * 33], "a name has 32 letters at most"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert door.main(["sandbox", "--no-browser", *words]) == 1
    assert said in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(("scenario", "count"), [("naples", 9), ("verona", 14)])
def test_there_are_as_many_players_as_the_scenario_needs(scenario: str, count: int, locales: Locales) -> None:
    sandbox = Sandbox(Plan(scenario=scenario), locales)
    assert len(sandbox.discord.world.members(sandbox.guild)) == count


@pytest.mark.parametrize("language", ["ru", "en"])
def test_there_are_people_for_the_largest_table(language: str, locales: Locales) -> None:
    sandbox = Sandbox(Plan(scenario="dons-three", players=30, me="Vera", language=language), locales)
    assert len(sandbox.discord.world.members(sandbox.guild)) == 30


def test_a_taken_port_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert door.main(["sandbox", "--no-browser", "--port", str(port)]) == 1
    assert str(port) in capsys.readouterr().err.splitlines()[-1]


def test_options_without_a_command_are_those_of_the_sandbox() -> None:
    given = door.parse(["sandbox", "--players", "7", "--me", "Vera", "--speed", "10"])
    assert (given.players, given.me, given.speed, given.port) == (7, "Vera", 10.0, 0)
