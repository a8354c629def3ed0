"""The role card, the status, and the question mark."""

from pathlib import Path

from tests.discord.kit import Stage, answer
from tests.discord.test_night import SIX, night, shape


async def test_the_card(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX)
        card = answer(await table.press("Anna", "Моя роль"))
        assert "1 · Anna · Мафиози" in card
        assert "С вами: 2 · Boris." in card
        assert f"<#{table.room('mafia').id}>" in card
        assert "2 · Boris" in card
        assert "Вы ещё не проголосовали." in card
        assert "При раздаче: 2 · Boris — мафиози." in card
        assert answer(await table.slash("Anna", "role")) == card
        assert "classic 4.1" in answer(await table.press("Anna", "Как это работает", "private"))
        assert "Вы не за этим столом" in answer(await table.press("Zoe", "Моя роль"))
        assert "Вы не за этим столом" in answer(await table.slash("Zoe", "role"))


async def test_all_cards_have_one_shape(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        shapes = set()
        for name in SIX:
            card = (await table.press(name, "Моя роль")).response
            assert card
            assert card.ephemeral
            shapes.add(tuple(shape(card.message)))
        assert len(shapes) == 1


async def test_what_was_learned_stays_on_the_card(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        await table.slash("Dan", "check", target="Anna")
        await stage.advance(hours=48)
        card = answer(await table.press("Dan", "Моя роль"))
        assert "Ночь 1:" in card
        assert "1 · Anna" in card
        await stage.restart()
        assert answer(await table.press("Dan", "Моя роль")) == card
        assert "1 · Anna" not in answer(await table.press("Eva", "Моя роль"))


async def test_the_reader_s_own_language(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server()
        stage.member(server, "Anna", "en-GB")
        table = await stage.game(server, SIX)
        assert "My role" not in "\n".join(table.sees("Anna"))
        assert "You have not voted yet." in answer(await table.press("Anna", "Моя роль"))
        assert answer(await table.slash("Anna", "vote", target="Fay")) == "Your vote: 6 · Fay."
        assert "Вы ещё не проголосовали." in answer(await table.press("Boris", "Моя роль"))


async def test_status(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        town, closes = table.room("town").id, table.game.closes
        assert closes
        for name, expected in (("Dan", "Сделайте ночной ход."), ("Eva", "Сейчас от вас ничего не ждут.")):
            said = answer(await table.slash(name, "game status"))
            assert expected in said
            assert f"<#{town}>" in said
            assert f"<t:{closes // 1000}:R>" in said
        await table.slash("Dan", "check", target="Anna")
        assert "Ваш приказ: проверить — 1 · Anna." in answer(await table.slash("Dan", "game status"))
        assert "не играете" in answer(await table.slash("Zoe", "game status"))


async def test_status_of_a_host_who_sits_out_and_of_a_watcher(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe", "Ulf"]), SIX, host="Zoe")
        with stage.env._bot_scope():
            await stage.bot.games.watch(table.id, table.server.people["Ulf"].id)
        assert "Вы ведёте эту игру" in answer(await table.slash("Zoe", "game status"))
        assert "Вы смотрите эту игру" in answer(await table.slash("Ulf", "game status"))


async def test_the_question_mark_explains_the_phase_of_its_panel(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage)
        help_of_night = answer(await table.press("Zoe", "?"))
        assert help_of_night == stage.bot.locales["ru"].text("phase-night.help")


async def test_the_host_sees_who_has_not_opened_his_card_yet(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe", "Ulf"]), SIX, host="Zoe")
        for name in ("Anna", "Boris", "Clara", "Dan"):
            await table.press(name, "Моя роль")
        await stage.restart()
        said = answer(await table.slash("Zoe", "game status"))
        assert "Свою карту ещё не открывали: 5 · Eva и 6 · Fay." in said
        assert "ещё не открывали" not in answer(await table.slash("Anna", "game status"))
        for name in ("Eva", "Fay"):
            await table.slash(name, "role")
        assert "ещё не открывали" not in answer(await table.slash("Zoe", "game status"))
        await table.slash("Zoe", "host replace", player="3", member=table.server.people["Ulf"])
        assert "ещё не открывали: 3 · Ulf." in answer(await table.slash("Zoe", "game status"))
