"""Discord refuses, fails and cuts connections off while the bot tells of a game: all is told in the end, and once."""

from pathlib import Path

from sandbox.discord import Fault
from tests.sandbox.wire import Wire

TROUBLE = (
    Fault("POST", "*/messages", status=500),
    Fault("POST", "*/messages", status=502, done=True),
    Fault("POST", "*/messages", status=503),
    Fault("POST", "*/messages", status=0),
    Fault("POST", "*/messages", status=0, done=True),
    Fault("POST", "*/messages", status=429, wait=0.3),
    Fault("POST", "*/messages", status=429, wait=0.3, everywhere=True),
)


async def test_every_kind_of_trouble_with_the_message_of_a_phase(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        bot = await wire.bot()
        town = await wire.start_game()
        names = ["Day 1"]
        for number, fault in enumerate(TROUBLE):
            kind, turn = ("Night", number // 2 + 1) if number % 2 == 0 else ("Day", number // 2 + 2)
            if kind == "Night":
                await wire.vote_in_a_ring(town)
            wire.discord.api.faults.add(fault)
            await wire.skip(bot)
            names.append(f"{kind} {turn}")
            await wire.phase(town, names[-1])
            assert fault.caught.is_set()
            assert wire.phases(town) == names


async def test_a_board_whose_edits_fail_shows_all_votes_in_the_end(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        await wire.bot()
        town = await wire.start_game()
        wire.discord.api.faults.add(Fault("*", "*", status=503, times=2, containing="have voted"))
        for name in ("Anna", "Boris", "Clara"):
            await wire.ask(name, "4 · Dan", town).answer()
        await until_shown(wire, town, "3 of 6 have voted")


async def until_shown(wire: Wire, town: int, words: str) -> None:
    from tests.sandbox.wire import until

    await until(lambda: words in wire.told(town)[0])
