"""The bot's process is killed at the worst moments: nothing is lost, and nothing is said twice."""

from pathlib import Path

import pytest

from sandbox.discord import Fault
from sandbox.host import BotProcess
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
        await bot.kill()  # in the sign-up
        lost = wire.ask("Clara", "Join", lounge)
        await wire.begin(bot)
        assert not lost.record.responded
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


async def test_a_kill_between_storing_and_publishing(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        bot = await wire.bot()
        town = await wire.start_game()
        await wire.vote_in_a_ring(town)
        await kill_while_telling(wire, bot, town, "Night 1", said=False)
        await wire.press("Anna", "Act", town)
        await kill_while_telling(wire, bot, town, "Day 2", said=True)
        await wire.press("Anna", "2 · Boris", town)
        assert_once(wire, town, "Day 1", "Night 1", "Day 2")


@pytest.mark.parametrize("said", [False, True], ids=["stored", "said"])
async def test_a_kill_while_the_beginning_and_the_end_are_told(tmp_path: Path, said: bool) -> None:
    async with Wire(tmp_path) as wire:
        bot = await wire.bot()
        lounge = await wire.open_lobby()
        for name in PEOPLE:
            await wire.press(name, "Join", lounge)
        faults = wire.discord.api.faults
        begun = faults.add(Fault("POST", "/channels/*/messages", hold=True, done=said, containing="Day 1"))
        wire.ask("Anna", "Start", lounge)
        await kill_at(bot, begun)
        await wire.begin(bot)
        town = await until(lambda: wire._town(0))
        await wire.phase(town, "Day 1")
        assert_once(wire, town, "Day 1")
        ended = faults.add(Fault("POST", f"/channels/{town}/messages", hold=True, done=said, containing="Who was who"))
        assert await wire.person("Anna").command(town, ("host", "end"), {}).answer()
        wire.ask("Anna", "Stop", town)
        await kill_at(bot, ended)
        await wire.begin(bot)
        await until(lambda: any("Who was who" in text for text in wire.told(town)))
        await wire.press("Boris", "Story", town)
        assert [text.count("Who was who") for text in wire.told(town)] == [0, 1]


async def kill_at(bot: BotProcess, held: Fault) -> None:
    """Kill the bot when it has sent what is held up."""
    await until(held.caught.is_set)
    await bot.kill()
    held.release.set()


async def kill_while_telling(wire: Wire, bot: BotProcess, town: int, phase: str, *, said: bool) -> None:
    """Kill the bot before a phase is said, or when it is said and the bot does not know it yet; and start it again."""
    message = Fault("POST", f"/channels/{town}/messages", hold=True, done=said, containing=phase)
    held = wire.discord.api.faults.add(message)
    await wire.skip(bot)
    await kill_at(bot, held)
    assert (phase in wire.phases(town)) == said
    await wire.begin(bot)
    await wire.phase(town, phase)
