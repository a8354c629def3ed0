"""Several servers, several shards: in one process, and in two that share a database."""

from pathlib import Path

from tests.sandbox.wire import Wire, until


async def test_two_shards_in_one_process(tmp_path: Path) -> None:
    async with Wire(tmp_path, servers=2) as wire:
        bot = await wire.bot(share=((0, 1), 2))
        await until(lambda: wire.discord.gateway.counted["identified"] == 2)
        towns = [await wire.start_game(server) for server in (0, 1)]
        for server, town in enumerate(towns):
            await wire.vote_in_a_ring(town, server)
        await wire.skip(bot)
        for town in towns:
            await wire.phase(town, "Night 1")
            assert wire.phases(town) == ["Day 1", "Night 1"]


async def test_two_processes_with_a_shard_each_share_a_database(tmp_path: Path) -> None:
    async with Wire(tmp_path, servers=2) as wire:
        bots = [await wire.bot(share=((shard,), 2)) for shard in (0, 1)]
        towns = [await wire.start_game(server) for server in (0, 1)]
        await bots[0].kill()
        lost = wire.ask("Anna", "2 · Boris", towns[0], 0)
        await wire.press("Anna", "2 · Boris", towns[1], 1)  # the other process goes on
        await wire.begin(bots[0])
        assert not lost.record.responded
        for server, town in enumerate(towns):
            await wire.vote_in_a_ring(town, server)
        await wire.skip(*bots)
        for town in towns:
            await wire.phase(town, "Night 1")
            assert wire.phases(town) == ["Day 1", "Night 1"]
            assert any("1 · Anna → 2 · Boris" in text for text in wire.told(town))
