"""Characters: people who play under another name."""

from pathlib import Path

from tests.discord.kit import Stage, text
from tests.discord.test_lobby import Lobby
from tests.discord.test_night import SIX


async def test_names_and_descriptions_last_from_the_sign_up_to_the_end(tmp_path: Path):
    async with Lobby.open(tmp_path) as lobby:
        await lobby.slash("Anna", "game new")
        assert "Такой игры здесь нет" in await lobby.slash("Boris", "game character", called="Дон Карло")
        await lobby.fill()
        said = await lobby.slash("Boris", "game character", called=" Дон \n Карло ", about="старый рыбак")
        assert said.startswith("Теперь за столом 2 · Дон Карло.")
        await lobby.slash("Clara", "game character", called="Сестра Мария")
        await lobby.slash("Dan", "game character", called="Тень")
        await lobby.slash("Dan", "game character")  # he has changed his mind
        await lobby.stage.advance(minutes=1)
        assert "2\u00a0·\u00a0Дон Карло" in lobby.notice
        assert "4\u00a0·\u00a0Dan" in lobby.notice
        await lobby.stage.restart()
        await lobby.press("Anna", "Начать игру")
        people = lobby.server.people
        first = text(lobby.server.guild.channels["город"].history(viewer=people["Eva"])[0])
        assert f"2 · Дон Карло — старый рыбак, играет <@{people['Boris'].id}>" in first
        assert f"3 · Сестра Мария — играет <@{people['Clara'].id}>" in first
        assert "Чей герой готов, расскажите о нём здесь." in first
        assert "Dan — играет" not in first
        assert "Эта игра уже началась" in await lobby.slash("Boris", "game character", called="Борис")
        assert [seat.name for seat in lobby.game.state.seats.values()][:3] == ["Anna", "Дон Карло", "Сестра Мария"]


async def test_where_all_play_under_their_own_names_nothing_is_said_of_it(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        assert "Персонажи" not in text(table.messages("Eva")[0])


async def test_what_is_written_does_nothing(tmp_path: Path):
    """No layout and no mention, and never more than fits, whatever twenty people write."""
    names = [f"P{number}" for number in range(20)]
    async with Lobby.open(tmp_path, *names) as lobby:
        await lobby.slash("P0", "game new")
        await lobby.fill()
        for name in names:
            await lobby.slash(name, "game character", called="*" * 32, about="<@&1>" * 12)
        await lobby.press("P0", "Начать игру")
        first = lobby.server.guild.channels["город"].history(viewer=lobby.server.people["P1"])[0]
        assert {user.id for user in first.mentions} == {person.id for person in lobby.server.people.values()}
        assert not first.role_mentions
        assert "\\<\\@&1\\>" in text(first)
        assert lobby.game.state.phase_id == "day 1"
