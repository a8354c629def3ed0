"""Players who leave the server, in every phase, and what the host makes of it."""

from pathlib import Path

from tests.discord.kit import Stage, Table, answer, text
from tests.discord.test_host import LIVE
from tests.discord.test_night import GENEVA, SIX, night
from tests.discord.test_questions import condemned
from tests.discord.test_rooms import may_write


async def leaves(table: Table, name: str) -> None:
    """A person leaves the server."""
    table.server.guild.remove_member(table.server.people[name])
    await table.stage.env.settle()


async def returns(table: Table, name: str) -> None:
    """He comes back."""
    table.server.guild.add_member(table.server.people[name].user)
    await table.stage.env.settle()


async def reconciled(stage: Stage) -> None:
    """The bot looks who is there, as it does when its connection is back."""
    with stage.env._bot_scope():
        await stage.bot.publisher.reconcile()
    await stage.env.settle()


def cards(table: Table) -> list[str]:
    """What the host was told of players who have left."""
    return [text(m) for m in table.messages("Zoe") if "больше не на сервере" in text(m)]


async def test_the_host_is_called_at_once_and_nothing_else_changes(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await table.vote("Fay", "Anna")
        before = table.game.state
        await leaves(table, "Fay")
        card = table.messages("Zoe")[-1]
        assert "6 · Fay" in text(card)
        assert [user.id for user in card.mentions] == [table.server.people["Zoe"].id]
        assert table.game.state == before
        await reconciled(stage)
        assert len(cards(table)) == 1


async def test_only_the_host_decides(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await leaves(table, "Fay")
        assert f"<@{table.server.people['Zoe'].id}>" in answer(await table.press("Anna", "Удалить"))
        await table.press("Zoe", "Подождать")
        assert "Подождать" not in text(table.messages("Zoe")[-1])
        assert table.game.state.seats[table.seat("Fay")].alive


async def test_remove(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await leaves(table, "Fay")
        await table.press("Zoe", "Удалить")
        await table.press("Zoe", "Удалить", "private")
        assert not table.game.state.seats[table.seat("Fay")].alive


async def test_replace(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe", "Ulf"]), SIX, host="Zoe", options=LIVE)
        await leaves(table, "Anna")
        asked = await table.press("Zoe", "Заменить")
        assert asked.response
        ulf = table.server.people["Ulf"]
        await table.server.people["Zoe"].select(asked.response, [ulf])
        assert table.game.user_of("P1") == ulf.id
        assert await may_write(table, "Ulf", "mafia")


async def test_who_comes_back_plays_on(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        await leaves(table, "Anna")
        await returns(table, "Anna")
        await table.vote("Anna", "Fay")
        assert await may_write(table, "Anna", "mafia")
        await leaves(table, "Anna")
        assert len(cards(table)) == 2


async def test_at_night_the_order_of_who_left_stands(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        await table.slash("Clara", "heal", target="Eva")
        await table.slash("Anna", "shoot", target="Eva")
        await table.slash("Boris", "shoot", target="Eva")
        await leaves(table, "Clara")
        assert len(cards(table)) == 1
        await stage.advance(hours=48)
        assert table.phase == "day 2"
        assert table.game.state.seats[table.seat("Eva")].alive


async def test_the_condemned_leaves_during_his_last_word(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await condemned(stage)
        await leaves(table, "Dan")
        assert len(cards(table)) == 1
        await stage.advance(hours=13)
        assert table.phase == "night 1"


async def test_who_is_asked_in_secret_leaves(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, GENEVA, "geneva")
        await table.slash("Fay", "recruit", target="Hanna")
        await leaves(table, "Hanna")
        await stage.advance(hours=48)
        assert table.phase == "dawn 2"
        await stage.advance(hours=13)
        assert table.phase == "day 2"


async def test_the_dead_may_leave(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        for name in ("Anna", "Boris"):
            await table.slash(name, "shoot", target="Eva")
        await stage.advance(hours=48)
        await leaves(table, "Eva")
        assert cards(table) == []


async def test_who_left_while_the_bot_was_away_is_missed_when_it_is_back(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe", options=LIVE)
        async with stage.away():
            table.server.guild.remove_member(table.server.people["Fay"])
        assert len(cards(table)) == 1
        await reconciled(stage)
        assert len(cards(table)) == 1


async def test_in_sign_up_the_seat_is_given_back(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Anna", "Boris", "Zoe"])
        await server.people["Anna"].slash(server.lounge, "game new")
        for name in ("Anna", "Boris"):
            await stage.press(server, name, "Играть", server.lounge.history(viewer=server.people[name]))
        await stage.press(server, "Zoe", "Смотреть", server.lounge.history(viewer=server.people["Zoe"]))
        game = next(iter(stage.bot.games.all()))
        assert [seat.name for seat in game.state.seats.values()] == ["Anna", "Boris"]
        for name in ("Anna", "Zoe"):
            server.guild.remove_member(server.people[name])
        await stage.env.settle()
        assert [seat.name for seat in game.state.seats.values()] == ["Boris"]
        assert game.watchers == frozenset()
