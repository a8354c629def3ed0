"""Simulated players, as far as they can be watched without a bot."""

from random import Random

import pytest

from core.narration import Locales
from sandbox.clock import GameClock
from sandbox.discord import LocalDiscord
from sandbox.discord import person as module
from sandbox.players import Player
from sandbox.players.words import Words


async def test_a_player_finds_what_the_host_has_said_behind_much_chat(
    locales: Locales, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)  # nobody answers here
    clock, words = GameClock(), Words(locales.best("en"))
    discord = LocalDiscord(clock.now)
    world = discord.world
    lounge = world.open_channel(world.found("Server", ["Anna", "Boris"]), "lounge").id
    anna, boris = discord.person("Anna"), discord.person("Boris")
    button = {"type": 2, "style": 1, "label": words.join, "custom_id": "join"}
    notice = world.create_message(lounge, world.bot_user.id, "here", components=[{"type": 1, "components": [button]}])
    for number in range(40):
        anna.say(lounge, str(number))
    player = Player(world, boris, words=words, clock=clock, random=Random(1), driven=lambda user: False, full=2)
    await player._look()
    pressed = [asked.source_message_id for asked in world.interactions.values() if asked.user_id == boris.id]
    assert pressed == [notice.id]
