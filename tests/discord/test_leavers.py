"""People who leave the server in every phase of one game; the host waits, removes or replaces, and the game goes on."""

from pathlib import Path

from core.engine import events as e
from tests.discord.kit import Stage, Table, answer, text
from tests.discord.test_members import leaves, returns
from tests.discord.test_night import GENEVA
from tests.discord.test_rooms import may_write

OPTIONS = {"weekend": "play", "gang_agreement": "any", "inactive_days": "0"}


async def gone(table: Table, name: str) -> None:
    """Somebody leaves; the host is called once, and nobody else."""
    state, before = table.game.state, table.messages("Zoe")
    await leaves(table, name)
    new = table.messages("Zoe")[len(before) :]
    assert [table.label(name) in text(message) for message in new] == [True]
    assert [user.id for user in new[0].mentions] == [table.server.people["Zoe"].id]
    assert table.game.state == state


async def remove(table: Table, name: str) -> None:
    """The host removes who has left."""
    await table.press("Zoe", "Удалить")
    await table.press("Zoe", "Удалить", "private")
    assert not table.game.state.seats[table.seat(name)].alive


async def replace(table: Table, name: str, by: str) -> None:
    """The host puts somebody else into the seat of who has left."""
    seat = table.seat(name)
    asked = await table.press("Zoe", "Заменить")
    assert asked.response
    await table.server.people["Zoe"].select(asked.response, [table.server.people[by]])
    assert table.game.user_of(seat) == table.server.people[by].id


async def vote(table: Table, target: str) -> None:
    """All who are here vote for one."""
    here = {person.id for person in table.server.people.values() if person.id in members(table)}
    for seat in table.game.state.living():
        name = next(n for n, person in table.server.people.items() if person.id == table.game.users[seat.player])
        if table.game.users[seat.player] in here and name != target:
            await table.slash(name, "vote", target=target)


def members(table: Table) -> set[int]:
    return set(table.stage.env.backend.guilds[table.server.guild.id].members)


async def test_somebody_leaves_in_every_phase(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Zoe", "Ulf", "Uma", *GENEVA])
        table = await stage.game(server, GENEVA, scenario="geneva", host="Zoe", options=OPTIONS)
        for phase in (by_day, during_the_last_word, at_night, at_dawn, unseen, at_the_end):
            await phase(table)
        log = await stage.bot.games.log(table.id)
        assert [entry.event.player for entry in log if isinstance(entry.event, e.SeatReplaced)] == ["P1", "P8"]
        await stage.advance(hours=25)
        assert set(server.guild.channels) == {"lounge"}


async def by_day(table: Table) -> None:
    """One is removed, with the vote against him; one is waited for, so the day is never complete."""
    await gone(table, "Lena")
    await table.slash("Anna", "vote", target="Lena")
    await remove(table, "Lena")
    assert table.game.state.votes["vote"] == {}
    await gone(table, "Karl")
    await vote(table, "Gleb")
    await table.stage.advance(hours=48)
    assert table.phase == "day 1"
    await table.slash("Zoe", "host limit", span="4h")
    await table.stage.advance(hours=4)
    assert table.phase == "verdict 1"


async def during_the_last_word(table: Table) -> None:
    """The condemned goes without a word."""
    await gone(table, "Gleb")
    await table.stage.advance(hours=12)
    assert table.phase == "night 1"


async def at_night(table: Table) -> None:
    """A mafioso's successor sits in the room and orders; what the doctor ordered before he left stands."""
    await table.slash("Boris", "shoot", target="Igor")
    await table.slash("Fay", "recruit", target="Hanna")
    await table.slash("Eva", "heal", target="Igor")
    await gone(table, "Anna")
    await replace(table, "Anna", "Ulf")
    assert await may_write(table, "Ulf", "mafia")
    await table.slash("Ulf", "shoot", target="Karl")
    await gone(table, "Eva")
    await table.slash("Clara", "pass")
    await table.slash("Dan", "pass")
    assert table.phase == "dawn 2"


async def at_dawn(table: Table) -> None:
    """Who is asked leaves, and his successor answers."""
    await gone(table, "Hanna")
    await replace(table, "Hanna", "Uma")
    assert "Предложение" in answer(await table.press("Uma", "Ответить"))
    await table.slash("Uma", "answer", answer="Пойти")
    assert table.phase == "day 2"
    assert not table.game.state.seats["P11"].alive  # Karl, whom nobody healed
    assert table.game.state.seats["P8"].role == "recruit"
    assert await may_write(table, "Uma", "recruiter")


async def unseen(table: Table) -> None:
    """Somebody comes back and plays on; somebody leaves while the bot is away."""
    await returns(table, "Eva")
    await table.slash("Eva", "vote", target="Ulf")
    async with table.stage.away():
        table.server.guild.remove_member(table.server.people["Dan"])
    told = [text(m) for m in table.messages("Zoe") if "больше не на сервере" in text(m)]
    assert sum(table.label("Dan") in words for words in told) == 1
    assert table.game.state.votes["vote"] == {"P5": "P1"}


async def at_the_end(table: Table) -> None:
    """After the end it is nobody's business."""
    await table.slash("Zoe", "host end")
    await table.press("Zoe", "Остановить", "private")
    assert table.phase == "over"
    before = len(table.messages("Zoe"))
    await leaves(table, "Fay")
    assert len(table.messages("Zoe")) == before
