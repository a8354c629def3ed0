"""The bot's process is killed at the worst moments: nothing is lost, and nothing is said twice."""

from pathlib import Path

import pytest

from sandbox.discord import Fault
from tests.sandbox.wire import PEOPLE, Wire, until


def assert_once(wire: Wire, town: int, *phases: str) -> None:
    """The town was told of these phases, each in one message, and of nothing else; no room heard anything twice."""
    assert wire.phases(town) == list(phases)
    assert len(wire.told(town)) == len(phases)
    for room in wire.world.channels:
        told = [text.split("\n")[0] for text in wire.told(room)]
        assert len(told) == len(set(told))
    assert wire.discord.api.gaps == []


async def test_a_kill_at_each_phase_boundary(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        bot = await wire.bot()
        lounge = await wire.open_lobby()
        await wire.press("Anna", "Join", lounge)
        await wire.press("Boris", "Join", lounge)
        await wire.crash(bot)  # in the sign-up
        await wire.press("Clara", "Join", lounge)
        await until(lambda: "3 · Clara" in wire.told(lounge)[0])
        town = await wire.start_game(joined=PEOPLE[:3])
        await wire.crash(bot)  # at the beginning of a day
        await wire.vote_in_a_ring(town)
        await wire.crash(bot)  # after the votes
        await until(lambda: "6 of 6 have voted" in wire.told(town)[0])
        await wire.skip(bot)
        await wire.phase(town, "Night 1")
        assert "1 · Anna → 2 · Boris" in wire.told(town)[1]
        await wire.crash(bot)  # at the beginning of a night
        await wire.press("Anna", "Act", town)
        await wire.skip(bot)
        await wire.phase(town, "Day 2")
        await wire.crash(bot)
        await wire.press("Anna", "2 · Boris", town)
        await until(lambda: "1 of 6 have voted" in wire.told(town)[2])
        assert_once(wire, town, "Day 1", "Night 1", "Day 2")


@pytest.mark.parametrize("done", [False, True], ids=["before it is said", "before it is known to be said"])
async def test_a_kill_between_storing_and_publishing(tmp_path: Path, done: bool) -> None:
    async with Wire(tmp_path) as wire:
        bot = await wire.bot()
        town = await wire.start_game()
        await wire.vote_in_a_ring(town)
        held = wire.discord.api.faults.add(
            Fault("POST", f"/channels/{town}/messages", hold=True, done=done, containing="Night 1")
        )
        await wire.skip(bot)
        await held.caught.wait()
        await bot.kill()
        held.release.set()
        assert ("Night 1" in wire.phases(town)) == done
        await wire.begin(bot)
        await wire.phase(town, "Night 1")
        await wire.press("Anna", "Act", town)
        await wire.skip(bot)
        await wire.phase(town, "Day 2")
        assert_once(wire, town, "Day 1", "Night 1", "Day 2")


async def test_a_press_while_the_bot_is_dead_is_not_answered_and_works_afterwards(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        bot = await wire.bot()
        lounge = await wire.open_lobby()
        await wire.press("Boris", "Join", lounge)
        await bot.kill()
        lost = wire.ask("Anna", "Join", lounge)
        await wire.begin(bot)
        assert not lost.record.responded
        await wire.press("Anna", "Join", lounge)
        await until(lambda: "2 · Anna" in wire.told(lounge)[0])
