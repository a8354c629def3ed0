"""The connection to Discord breaks: sessions are resumed, or begun anew and made up for. Each test has a server."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.sandbox.wire import Wire, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

DROPPED, INVALID, LATE = range(3)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def wire(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Wire]:
    async with Wire(tmp_path_factory.mktemp("wire"), servers=3) as wire:
        await wire.bot()
        yield wire


async def test_a_dropped_socket_is_resumed_and_what_was_missed_is_replayed(wire: Wire) -> None:
    sessions = wire.discord.gateway
    lounge = await wire.open_lobby(DROPPED)
    await wire.press("Anna", "Join", lounge, DROPPED)
    await wire.press("Boris", "Join", lounge, DROPPED)
    before = dict(sessions.counted)
    await sessions.drop()
    anna = wire.person("Anna", DROPPED)
    wire.world.remove_member(anna.guild, anna.id)  # nobody is connected to hear of it
    await until(lambda: sessions.counted["resumed"] > before["resumed"])
    await until(lambda: "1 · Boris" in wire.told(lounge)[0])
    assert sessions.counted == {**before, "resumed": before["resumed"] + 1}


async def test_after_an_invalid_session_the_bot_looks_who_has_left_meanwhile(wire: Wire) -> None:
    sessions = wire.discord.gateway
    town = await wire.start_game(INVALID)
    before = dict(sessions.counted)
    await sessions.drop()
    sessions.forget()
    dan = wire.person("Dan", INVALID)
    wire.world.remove_member(dan.guild, dan.id)
    await until(lambda: sessions.counted["identified"] > before["identified"])
    assert sessions.counted["invalid"] == before["invalid"] + 1
    told = await until(lambda: [text for text in wire.told(town) if "4 · Dan" in text and "Day 1" not in text])
    assert len(told) == 1
    await wire.press("Anna", "2 · Boris", town, INVALID)


async def test_an_answer_that_comes_too_late_is_refused_by_discord(wire: Wire) -> None:
    lounge = await wire.open_lobby(LATE)
    asked = wire.person("Anna", LATE).command(lounge, ("game", "list"), {})
    assert await asked.answer()
    wire.world.clock.advance(15 * 60)
    token = asked.record.token
    status, body = await _patch(wire, f"/webhooks/{wire.world.application_id}/{token}/messages/@original")
    assert (status, body["code"]) == (404, 10015)


async def _patch(wire: Wire, path: str) -> tuple[int, dict[str, object]]:
    import aiohttp

    async with aiohttp.ClientSession() as session, session.patch(wire.discord.base + path, json={}) as answer:
        return answer.status, await answer.json()
