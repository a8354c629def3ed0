"""Tricks of people who know how the bot works: buttons that others were shown, in places where they were not shown."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cogs.ui.marks import mark
from tests.discord.author import MANAGER
from tests.discord.dons import TWO, playing, until
from tests.discord.eyes import Eyes
from tests.discord.kit import Stage, answer, text
from tests.discord.presses import at_once, forged
from tests.discord.test_boards import OLD
from tests.discord.test_dons import OFFICES
from tests.discord.test_members import leaves, returns
from tests.discord.test_night import FIXED, SIX, night

BOSTON = {
    "Anna": "mafioso", "Boris": "mafioso", "Clara": "yakuza", "Dan": "yakuza", "Eva": "special-agent",
    "Fay": "turncoat", **dict.fromkeys(("Gleb", "Hanna", "Igor", "Jana", "Karl", "Lena"), "citizen"),
}  # fmt: skip


async def test_the_other_gangs_board_does_not_answer(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, BOSTON, "boston")
        for name, room in (("Anna", "mafia"), ("Clara", "yakuza")):
            await table.press(name, "Доска", room)
            await table.slash(name, "shoot", target="Igor")
        with Eyes.on(stage) as eyes:
            theirs = mark("room-order", game=table.id, phase=table.phase, room="yakuza", ability="shoot") + "/page=0"
            await at_once(table, forged("Anna", theirs, table.messages("Anna", "mafia")[-1], [table.seat("Hanna")]))
            await table.slash("Clara", "shoot", target="Lena")
            await stage.advance(minutes=1)
        assert not any("3 · Clara: стрелять" in sight.words for sight in eyes.seen(table.server.people["Anna"].id))


async def test_a_teams_board_is_brought_to_its_room_alone(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        town = table.messages("Anna")[-1]
        with Eyes.on(stage) as eyes:
            here = {"game": table.id, "room": "mafia"}
            await at_once(table, forged("Anna", mark("room-board", **here, phase=table.phase), town))
            for phase in (table.phase, "night 9"):
                custom_id = mark("room-order", **here, phase=phase, ability="shoot") + "/page=0"
                await at_once(table, forged("Anna", custom_id, town, [table.seat("Eva")]))
            await stage.advance(minutes=1)
        for name in ("Eva", "Zoe"):
            seen = "\n".join(sight.words for sight in eyes.seen(table.server.people[name].id))
            assert "1 · Anna: " not in seen


async def test_who_manages_another_server_hosts_nothing_here(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        other = stage.server("Osaka")
        boss = other.guild.add_member(
            stage.env.create_user("Boss"), roles=[other.guild.create_role("Admins", permissions=MANAGER)]
        )
        other.people["Boss"] = boss
        shown = (await boss.slash(other.lounge, "game new", scenario="naples")).response
        assert shown
        sure = mark("host-sure", game=table.id, phase=table.phase, act="end", player="")
        elsewhere = type(table)(stage, other, table.id)
        await at_once(elsewhere, forged("Boss", sure, shown.message))
        await at_once(elsewhere, forged("Boss", mark("watch", game=table.id), shown.message))
        assert not table.game.state.over
        assert not table.game.watchers
        host = next(iter(SIX))
        await table.slash(host, "host end")
        await table.press(host, "Остановить", "private")
        await at_once(elsewhere, forged("Boss", mark("close-yes", of=table.id), shown.message))
        assert stage.bot.games.get(table.id)


async def test_a_secret_vote_that_changes_moves_nothing(tmp_path: Path):
    async with playing(tmp_path, TWO, options={"ballot": "secret"}) as table:
        await until(table, "day 1")
        await table.vote("Ann", "Vito")
        await table.stage.advance(minutes=5)
        before = [text(message) for message in table.messages("Cid")]
        await table.vote("Ann", "Bob")
        await table.stage.advance(minutes=OLD)
        assert [text(message) for message in table.messages("Cid")] == before
        assert table.game.state.votes["vote"] == {table.seat("Ann"): table.seat("Bob")}


async def test_who_is_late_in_a_secret_ballot_is_not_told_to_all(tmp_path: Path):
    async with playing(tmp_path, TWO, options={"ballot": "secret"}) as table:
        await until(table, "day 1")
        await table.vote("Ann", "Vito")
        with Eyes.on(table.stage) as eyes:
            await table.stage.advance(hours=13)
            public = [sight.words for sight in eyes.seen(table.server.people["Ann"].id) if not sight.private]
        assert not any("ещё не проголосовали" in words for words in public)


async def test_who_heard_the_dead_from_the_start_takes_no_seat_when_he_comes_back(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe", "Wanda"]), SIX, host="Zoe", options=FIXED)
        with stage.env._bot_scope():  # as who has watched since the sign-up
            await stage.bot.games.watch(table.id, table.server.people["Wanda"].id)
        await leaves(table, "Wanda")
        await returns(table, "Wanda")
        zoe, wanda = table.server.people["Zoe"], table.server.people["Wanda"]
        result = await zoe.slash(table.room("town"), "host replace", player="P2", member=wanda)
        assert answer(result) == stage.bot.locales["ru"].text("host-has-seen")


async def test_who_has_held_a_seat_takes_no_other(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe", "Ulf"]), SIX, host="Zoe", options=FIXED)
        zoe, people = table.server.people["Zoe"], table.server.people
        await zoe.slash(table.room("town"), "host replace", player="P1", member=people["Ulf"])
        result = await zoe.slash(table.room("town"), "host replace", player="P5", member=people["Anna"])
        assert answer(result) == stage.bot.locales["ru"].text("host-has-seen")
        await zoe.slash(table.room("town"), "host replace", player="P1", member=people["Anna"])
        assert table.game.users["P1"] == people["Anna"].id


@pytest.mark.parametrize("stop", [None, Stage.restart, Stage.crash])
async def test_an_order_by_day_moves_nothing_in_town(tmp_path: Path, stop: Callable[[Stage], Awaitable[None]] | None):
    async with playing(tmp_path, OFFICES) as table:
        await until(table, "day 1")
        if stop:
            await stop(table.stage)
        await table.stage.advance(minutes=5)
        with Eyes.on(table.stage) as eyes:
            for name, ability in (("Law", "defend"), ("Bo", "bar"), ("Kay", "admit"), ("Pro", "accuse")):
                await table.slash(name, ability, "town", target="Ann")
                await table.press(name, "Действовать")
                await table.choose(name, "Bob", "private", f"ability={ability}")
                await table.slash(name, "pass", "town")
                await table.stage.advance(minutes=3)
        assert eyes.seen(table.server.people["Cid"].id) == []
        assert len(table.game.state.orders) + len(table.game.state.passed) == 4


@pytest.mark.parametrize("victim", ["", "Pom"])
async def test_the_morning_comes_before_what_is_done_in_secret(tmp_path: Path, victim: str):
    """Whoever measures how long after the deadline it comes learns nothing of rooms that are opened and closed."""
    async with playing(tmp_path, TWO) as table:
        await until(table, "night 1")
        if victim:
            await table.slash("Vamp", "bite", target=victim)
        closes, town = table.game.closes or 0, f"/channels/{table.room('town').id}"
        await until(table, "day 2")
        made = [(method, path) for moment, method, path in table.stage.timeline if moment >= closes]
        assert made[:2] == [("PATCH", town), ("POST", f"{town}/messages")]
        assert ("cops 2" in table.game.state.rooms) == bool(victim)
