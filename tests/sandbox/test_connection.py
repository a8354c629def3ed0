"""The connection to Discord breaks: sessions are resumed, or begun anew and made up for."""

from pathlib import Path

from tests.sandbox.wire import Wire, until


async def test_a_dropped_socket_is_resumed_and_what_was_missed_is_replayed(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        await wire.bot()
        lounge = await wire.open_lobby()
        await wire.press("Anna", "Join", lounge)
        await wire.press("Boris", "Join", lounge)
        await wire.discord.gateway.drop()
        wire.world.remove_member(wire.guilds[0].id, wire.person("Anna").id)  # nobody is connected to hear of it
        await until(lambda: wire.discord.gateway.counted["resumed"])
        await until(lambda: "1 · Boris" in wire.told(lounge)[0])
        assert wire.discord.gateway.counted == {"identified": 1, "resumed": 1, "invalid": 0}


async def test_after_an_invalid_session_the_bot_looks_who_has_left_meanwhile(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        await wire.bot()
        town = await wire.start_game()
        sessions = wire.discord.gateway
        await sessions.drop()
        sessions.forget()
        wire.world.remove_member(wire.guilds[0].id, wire.person("Dan").id)
        await until(lambda: sessions.counted["identified"] == 2)
        assert sessions.counted["invalid"] == 1
        told = await until(lambda: [text for text in wire.told(town) if "4 · Dan" in text and "Day 1" not in text])
        assert len(told) == 1
        await wire.press("Anna", "2 · Boris", town)


async def test_an_answer_that_comes_too_late_is_refused_by_discord(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        await wire.bot()
        lounge = await wire.open_lobby()
        asked = wire.person("Anna").command(lounge, ("game", "list"), {})
        assert await asked.answer()
        wire.world.clock.advance(15 * 60)
        token = asked.record.token
        status, body = await _patch(wire, f"/webhooks/{wire.world.application_id}/{token}/messages/@original")
        assert (status, body["code"]) == (404, 10015)


async def _patch(wire: Wire, path: str) -> tuple[int, dict[str, object]]:
    import aiohttp

    async with aiohttp.ClientSession() as session, session.patch(wire.discord.base + path, json={}) as answer:
        return answer.status, await answer.json()
