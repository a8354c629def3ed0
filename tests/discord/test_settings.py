"""The settings of a server, and weekends and holidays by its time zone."""

from pathlib import Path

import pytest

from tests.discord.author import MANAGER, member
from tests.discord.kit import Table, answer, text
from tests.discord.test_lobby import SIX, Lobby

FAR = "Asia/Vladivostok"  # ten hours before UTC; the stage is set for Thursday, the 1st of January 2026
FRIDAY_14, SUNDAY_14 = 1_767_362_400, 1_767_535_200  # the weekend there
HOUR = 3600


async def with_boss(lobby: Lobby, zone: str = "") -> str:
    """Somebody who manages the server sets its zone; what he is answered."""
    if "Boss" not in lobby.server.people:
        role = lobby.server.guild.create_role("Admins", permissions=MANAGER)
        member(lobby.stage, lobby.server, "Boss", "ru", role)
    return await lobby.slash("Boss", "settings", **({"zone": zone} if zone else {}))


async def started(lobby: Lobby, options: str) -> Table:
    """A game with these options, in its first day."""
    await lobby.slash("Anna", "game new", options=options)
    await lobby.fill(*SIX)
    await lobby.press("Anna", "Начать игру")
    return Table(lobby.stage, lobby.server, lobby.game.id)


async def test_a_manager_sets_the_zone_and_everybody_may_look(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        assert "не выбран. Выходные и праздники считаются по UTC, сейчас там 00:00." in await lobby.slash(
            "Anna", "settings"
        )
        assert f"Часовой пояс сервера — {FAR}, сейчас там 10:00." in await with_boss(lobby, FAR)
        assert f"Часовой пояс сервера — {FAR}" in await lobby.slash("Anna", "settings")
        assert "те, кто управляет сервером" in await lobby.slash("Anna", "settings", zone="UTC")
        assert "Не знаю пояса «Луна»." in await with_boss(lobby, "Луна")
        await lobby.slash("Boris", "game new", options="zone=Europe/Paris")
        await lobby.slash("Boris", "game new")
        assert lobby.game.state.options["zone"] == FAR
        assert f"Часовой пояс: {FAR}" in lobby.notice


@pytest.mark.parametrize("typed", ["vladi", "Asia/Vlad", "Vladivostok · 10"])
async def test_zones_are_found_by_name_and_by_their_clocks(tmp_path: Path, typed: str):
    async with Lobby.open(tmp_path) as lobby:
        found = await lobby.server.people["Anna"].autocomplete(lobby.server.lounge, "settings", "zone", typed)
        assert f"{FAR} · 10:00" in [choice["name"] for choice in found]
        assert len(await lobby.server.people["Anna"].autocomplete(lobby.server.lounge, "settings", "zone", "")) == 25


async def test_the_weekend_goes_by_the_servers_zone(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await with_boss(lobby, FAR)
        table = await started(lobby, "timing=fixed")
        assert table.game.closes == (FRIDAY_14 + (48 - 38) * HOUR + 48 * HOUR) * 1000
        before = len(table.messages("Eva"))
        await lobby.stage.advance(hours=37, minutes=59)
        assert len(table.messages("Eva")) == before  # reminders are private
        await lobby.stage.advance(minutes=2)
        rest = {lobby.locale.text(key) for key in lobby.locale.attributes("naples-rest")}
        assert text(table.messages("Eva")[-1]) in rest
        await table.slash("Boris", "vote", target="Fay")
        assert f"<t:{SUNDAY_14 + 10 * HOUR}:R>" in answer(await table.slash("Boris", "game status"))
        await lobby.stage.advance(hours=48)
        assert table.phase == "day 1"
        await lobby.stage.advance(hours=10)
        assert table.phase == "night 1"
        assert lobby.stage.now() // 1000 >= SUNDAY_14 + 10 * HOUR


async def test_a_holiday_goes_by_the_servers_zone_over_a_restart(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await with_boss(lobby, FAR)
        table = await started(lobby, "timing=fixed, weekend=play, holidays=2026-01-02")
        assert table.game.closes == (FRIDAY_14 + 10 * HOUR + 24 * HOUR) * 1000
        await lobby.stage.advance(hours=20)  # ten o'clock on the holiday
        await lobby.stage.restart()
        assert table.game.closes == (FRIDAY_14 + 10 * HOUR + 24 * HOUR) * 1000
        await lobby.stage.advance(hours=52, minutes=1)
        assert table.phase == "night 1"
