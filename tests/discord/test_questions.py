"""Questions: the last shot before all eyes, the recruiter's offer for one pair of eyes only."""

from pathlib import Path

from tests.discord.kit import Server, Stage, Table, answer, text
from tests.discord.test_night import FIXED, GENEVA, SIX, night, shape


async def condemned(stage: Stage) -> Table:
    """A table at which the commissar has been condemned."""
    table = await stage.game(stage.server(members=["Zoe"]), SIX)
    for name in SIX:
        await table.vote(name, "Dan" if name != "Dan" else "Anna")
    await stage.advance(hours=2, seconds=1)
    assert table.phase == "verdict 1"
    return table


async def recruited(stage: Stage) -> Table:
    """A table whose recruiter has found a plain citizen."""
    table = await night(stage, GENEVA, "geneva")
    await table.slash("Fay", "recruit", target="Hanna")
    await stage.advance(hours=48)
    assert table.phase == "dawn 2"
    return table


def thread_texts(server: Server, name: str) -> list[str]:
    """What a person can read in threads."""
    person = server.people[name]
    threads = [thread for channel in server.channels for thread in channel.threads]
    return [text(message) for thread in threads for message in _history(thread, person)]


def _history(thread: object, person: object) -> list[object]:
    import simcord

    try:
        return thread.history(viewer=person)  # pyright: ignore[reportAttributeAccessIssue]
    except simcord.SetupError:
        return []


async def test_the_condemned_is_called_in_town(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await condemned(stage)
        message = table.messages("Zoe")[-1]
        assert f"<@{table.server.people['Dan'].id}>" in text(message)
        assert [user.id for user in message.mentions] == [table.server.people["Dan"].id]
        assert "Ответить" in text(message)
        await table.say("Dan", "Прощайте!")


async def test_the_last_shot(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await condemned(stage)
        asked = answer(await table.press("Dan", "Ответить"))
        assert "Последний выстрел" in asked
        assert "Последнее слово" in answer(await table.press("Eva", "Ответить"))
        assert "Выстрелить" in answer(await table.choose("Dan", "Anna"))
        assert table.phase == "night 1"
        story = text(table.messages("Zoe")[-1])
        assert "4 · Dan" in story
        assert "1 · Anna" in story
        assert not table.game.state.seats[table.seat("Anna")].alive


async def test_to_go_silently_is_asked_for_once_more(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await condemned(stage)
        await table.press("Dan", "Ответить")
        assert "это окончательно?" in answer(await table.press("Dan", "Уйти молча", "private"))
        assert "Последний выстрел" in answer(await table.press("Dan", "Назад", "private"))
        await table.press("Dan", "Уйти молча", "private")
        await table.press("Dan", "Уйти молча", "private")
        assert table.phase == "night 1"
        assert table.game.state.seats[table.seat("Anna")].alive


async def test_the_last_shot_by_command(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await condemned(stage)
        assert await table.complete("Dan", "answer", "answer") == ["Выстрелить", "Уйти молча"]
        assert await table.complete("Eva", "answer", "answer") == []
        assert await table.complete("Eva", "answer", "target") == []
        assert answer(await table.slash("Eva", "answer", answer="Уйти молча"))
        assert table.phase == "verdict 1"
        assert "Anna" in answer(await table.slash("Dan", "answer", answer="Выстрелить", target="Anna"))
        assert table.phase == "night 1"


async def test_silence_is_an_answer(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await condemned(stage)
        await table.press("Dan", "Ответить")
        await stage.advance(hours=13)
        assert table.phase == "night 1"
        assert answer(await table.choose("Dan", "Anna"))
        assert table.game.state.seats[table.seat("Anna")].alive


async def test_a_secret_question_calls_one_player_where_nobody_else_is(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await recruited(stage)
        hanna = table.server.people["Hanna"]
        assert any(f"<@{hanna.id}>" in seen for seen in thread_texts(table.server, "Hanna"))
        for name in (*GENEVA, "Zoe"):
            if name != "Hanna":
                assert thread_texts(table.server, name) == []
                assert not any("вас ждёт вопрос" in seen for seen in table.sees(name))


async def test_everybody_has_the_same_button(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await recruited(stage)
        shapes = set()
        for name in GENEVA:
            shown = (await table.press(name, "Ответить")).response
            assert shown
            shapes.add(tuple(shape(shown.message)))
            assert ("Предложение" in text(shown.message)) == (name == "Hanna")
        assert len(shapes) == 1


async def test_to_join(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await recruited(stage)
        await table.press("Hanna", "Ответить")
        await table.press("Hanna", "Пойти", "private")
        assert "Пойти" in answer(await table.press("Hanna", "Пойти", "private"))
        assert table.phase == "day 2"
        assert table.game.state.seats[table.seat("Hanna")].role == "recruit"
        assert "6 · Fay" in answer(await table.press("Hanna", "Моя роль"))
        assert any("8 · Hanna" in text(message) for message in table.messages("Fay", "recruiter"))


async def test_the_button_in_the_thread_works_too(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await recruited(stage)
        hanna = table.server.people["Hanna"]
        threads = [thread for channel in table.server.channels for thread in channel.threads]
        message = threads[0].history(viewer=hanna)[-1]
        shown = await hanna.click(message, label="Ответить")
        assert "Предложение" in answer(shown)


async def test_without_threads_the_question_is_still_there(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await night(stage, GENEVA, "geneva")
        await table.slash("Fay", "recruit", target="Hanna")
        stage.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
        await stage.advance(hours=48)
        assert table.phase == "dawn 2"
        assert "Предложение" in answer(await table.press("Hanna", "Ответить"))


async def test_fixed_time_waits_for_the_answer_window(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await recruited(stage)
        assert table.game.state.options["timing"] == FIXED["timing"]
        await stage.advance(hours=12)
        assert table.phase == "day 2"
        assert not table.game.state.seats[table.seat("Hanna")].alive
