"""The end of a game, its story, its file, the next one."""

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.records.reading import LETTERS, bound
from core.engine.commands import HostCommand
from core.narration import Line, Page
from tests.discord.kit import Stage, Table, answer, components, text
from tests.discord.presses import at_once, press

SIX = {
    "Anna": "mafioso", "Boris": "doctor", "Clara": "commissar", "Dan": "mafioso", "Eva": "citizen", "Fay": "citizen",
}  # fmt: skip


async def played(stage: Stage, language: str = "ru", **how: Any) -> Table:
    """A game that the town wins on its second day; the commissar has checked, the doctor healed."""
    server = stage.server(members=SIX, locale=language)
    host = server.people["Anna"]
    await host.slash(server.lounge, "game new", pace="live", language=language, theme="plain", **how)
    game = next(iter(stage.bot.games.all()))
    for person in server.people.values():
        await person.slash(server.lounge, "game join")
    stage.random.roles = tuple(SIX.values())
    await host.slash(server.lounge, "game start")
    stage.random.roles = None
    table = Table(stage, server, game.id)
    await everybody_votes(table, "Dan")
    await stage.advance(minutes=16)
    await table.slash("Clara", "check", target="Anna")
    await table.slash("Boris", "heal", target="Eva")
    await table.slash("Anna", "shoot", target="Eva")
    await stage.advance(minutes=6)
    await everybody_votes(table, "Anna")
    await stage.advance(minutes=16)
    assert table.game.state.over
    return table


async def everybody_votes(table: Table, target: str) -> None:
    for seat in table.game.state.living():
        if seat.name != target:
            await table.slash(seat.name, "vote", target=target)


def last(table: Table, where: str = "town") -> Any:
    return table.messages("Anna", where)[-1]


async def end(stage: Stage, table: Table) -> None:
    with stage.env._bot_scope():
        await stage.bot.games.execute(table.id, HostCommand(at=stage.now(), verb="end"))
    await stage.env.settle()


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_the_end_tells_who_won_and_who_was_who(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        told = text(last(await played(stage)))
        assert "Неаполь: игра окончена" in told
        assert "🕯 ~~1 · Anna~~ — мафиози · День 2" in told
        assert "2 · Boris — врач" in told
        assert "3 · Clara — комиссар" in told
        assert "🕯 ~~4 · Dan~~ — мафиози · День 1" in told
        for button in ("История", "Запись игры", "Реванш", "Закрыть комнаты"):
            assert button in told


async def test_the_notice_becomes_the_card_of_the_game(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        assert "игра началась" in text(last(table, "lounge"))  # which is true still
        before = len(stage.requests())
        await table.press("Eva", "Чем кончилось?", "lounge")
        assert len(stage.requests()) == before
        told = text(last(table, "lounge"))
        assert "Неаполь: игра окончена" in told
        assert "Победа за стороной: мирные." in told
        assert "Играть" not in told


async def test_a_stopped_game_counts_for_nobody_and_shows_all_roles(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await end(stage, table)
        told = text(last(table))
        assert "Победа" not in told
        assert "1 · Anna — мафиози" in told


async def test_all_rooms_can_be_read_after_the_end(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await table.say("Anna", "Eva tonight?", "mafia")
        await end(stage, table)
        assert any("Eva tonight?" in said for said in table.sees("Fay"))


# --- the story --------------------------------------------------------------------------------------------------------


async def leaves(table: Table, name: str) -> list[str]:
    """All leaves of the story that the person has open, from the first to the last."""
    found = [text(table.messages(name, "private")[-1])]
    while "Дальше" in found[-1]:
        message = table.messages(name, "private")[-1]
        button = next(c for c in _buttons(message) if c["label"] == "Дальше")
        if button.get("disabled"):
            break
        found.append(answer(await table.press(name, "Дальше", "private")))
    return found


def _buttons(message: Any) -> list[dict[str, Any]]:
    from simcord.components import walk_components

    return [part for part in walk_components(components(message)) if part.get("type") == 2]


async def test_the_story_is_paged_through_and_every_outcome_has_its_clause(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        await table.press("Fay", "История")
        story = await leaves(table, "Fay")
        night = next(leaf for leaf in story if "Ночь 1" in leaf.splitlines()[0])
        assert "5 · Eva" in night
        assert "classic 4.3" in night
        assert "classic 4.2b" in night
        assert re.search(r"· 1 из \d", story[0])
        again = await table.press("Fay", "Назад", "private")
        assert answer(again) == story[-2]


async def test_a_leaf_is_chosen_by_its_title(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        await table.press("Fay", "История")
        result = await table.choose("Fay", "Ночь 1", menu="story-jump")
        assert "Ночь 1" in answer(result).splitlines()[0]


async def test_the_story_through_ones_eyes_holds_only_what_they_saw(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        await table.press("Fay", "История")
        await table.choose("Fay", "Глазами: 6 · Fay", menu="story-eyes")
        told = "\n".join(await leaves(table, "Fay"))
        assert "classic 4.3" not in told
        await table.choose("Fay", "Глазами: 3 · Clara", menu="story-eyes")
        assert "Anna" in "\n".join(await leaves(table, "Fay"))


async def test_a_story_opens_at_the_end_and_not_before(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        assert "Игра ещё идёт" in answer(await table.slash("Eva", "game story", number=table.id))
        assert "Игра ещё идёт" in answer(await table.slash("Eva", "game export", number=table.id))


async def test_games_of_other_servers_are_not_told(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        other = stage.server("Verona", ["Gil"])
        told = answer(await other.people["Gil"].slash(other.lounge, "game story", number=table.id))
        assert "Игры с таким номером на этом сервере не было." in told


async def test_story_and_record_outlive_the_rooms(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        server, number = table.server, table.id
        await stage.advance(hours=25)
        assert stage.bot.games.get(number) is None
        assert list(server.guild.channels) == ["lounge"]
        lounge = [m for m in server.lounge.history(viewer=server.people["Eva"]) if not m.flags.ephemeral]
        await stage.press(server, "Eva", "Чем кончилось?", lounge)
        lounge = [m for m in server.lounge.history(viewer=server.people["Eva"]) if not m.flags.ephemeral]
        assert "· 1 из" in answer(await stage.press(server, "Eva", "История", lounge))
        await stage.restart()
        result = await stage.press(server, "Eva", "Запись игры", lounge)
        assert result.response
        assert result.response.attachments[0].filename == f"omerta-{number}.yaml"


def test_a_long_page_goes_on_on_the_next_leaf():
    lines = tuple(Line(f"{n}: {'word ' * 40}", "classic 4.1") for n in range(60))
    found = bound([Page("night 1", "Night 1", lines), Page("day 2", "Day 2", lines[:1])])
    assert all(len(leaf.text) <= LETTERS + 250 for leaf in found)
    assert "".join(leaf.text for leaf in found).count("classic 4.1") == 61
    assert found[-1].title == "Day 2"


# --- the file ---------------------------------------------------------------------------------------------------------


async def test_the_record_replays_to_the_same_result(tmp_path: Path):
    from core.cases.check import open_case
    from core.cases.runner import played as replayed
    from core.rules.registry import RULESETS

    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        attached = last(table).attachments[0]
        assert attached.filename == f"omerta-{table.id}.yaml"
        file = tmp_path / attached.filename
        file.write_bytes(await attached.read())
        case = open_case(file)
        again = replayed(case, RULESETS[case.ruleset])
        assert again.state.winners == table.game.state.winners


# --- the next one -----------------------------------------------------------------------------------------------------


async def test_a_rematch_calls_the_same_people_on_the_same_terms(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage, options="parity=false")
        result = await table.press("Boris", "Реванш")
        assert f"<#{table.server.lounge.id}>" in answer(result)
        game = max(stage.bot.games.all(), key=lambda game: game.id)
        assert game.id != table.id
        assert game.host == table.server.people["Boris"].id
        assert game.state.options == table.game.state.options
        told = text(last(table, "lounge"))
        assert "ещё партию? Правила те же." in told
        assert all(f"<@{table.server.people[name].id}>" in told for name in SIX if name != "Boris")
        posted = next(r for r in reversed(stage.requests()) if r.path == f"/channels/{table.server.lounge.id}/messages")
        called = {person.id for name, person in table.server.people.items() if name != "Boris"}
        assert set(map(int, posted.json["allowed_mentions"]["users"])) == called
        await stage.press(table.server, "Anna", "Играть", table.messages("Anna", "lounge"))
        assert f"<@{table.server.people['Anna'].id}>" not in text(last(table, "lounge"))


async def test_a_rematch_whose_old_wall_is_gone_is_posted_where_it_was_called(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        stage.env.backend.delete_channel(table.server.lounge.id)
        await stage.env.settle()
        assert "Неаполь: набор в игру" in answer(await table.press("Boris", "Реванш"))


async def test_a_second_rematch_shows_the_way_to_the_first(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        await table.press("Boris", "Реванш")
        assert "Реванш уже объявлен" in answer(await table.press("Clara", "Реванш"))
        assert sum(not game.state.over for game in stage.bot.games.all()) == 1


async def test_two_who_press_at_one_instant_call_one_rematch(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        pressed = [press(table, name, "Реванш") for name in ("Anna", "Anna", "Boris")]
        await at_once(table, *pressed)
        assert len([game for game in stage.bot.games.all() if game.status == "signup"]) == 1
        assert [f"<#{table.server.lounge.id}>" in told for told in map(text, table.messages("Boris", "private"))][-1]


async def test_strangers_call_no_rematch(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        stage.member(table.server, "Gil")
        assert "те, кто сидел за этим столом" in answer(await table.press("Gil", "Реванш"))


async def test_the_host_closes_the_rooms_after_being_asked(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        server, number = table.server, table.id
        assert "Это может только ведущий" in answer(await table.press("Boris", "Закрыть комнаты"))
        await table.press("Anna", "Закрыть комнаты")
        await table.press("Anna", "Да, закрыть", "private")
        assert list(server.guild.channels) == ["lounge"]
        assert stage.bot.games.get(number) is None


@pytest.mark.parametrize("command", ["game story", "game export", "game rematch", "game close"])
async def test_every_button_of_the_end_has_its_command(tmp_path: Path, command: str):
    async with Stage.open(tmp_path) as stage:
        table = await played(stage)
        told = answer(await table.slash("Anna", command))
        expected = {
            "game story": "· 1 из",
            "game export": f"Игра № {table.id}",
            "game rematch": "Неаполь: набор в игру",
            "game close": "Закрыть комнаты игры",
        }
        assert expected[command] in told


async def test_the_last_words_are_told_before_the_rooms_go(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        town, lounge = table.room("town"), table.server.lounge
        stage.env.inject_error("POST", f"/channels/{town.id}/messages", status=500, times=3)
        await end(stage, table)
        await table.server.people["Anna"].slash(lounge, "game close")
        told = answer(await table.press("Anna", "Да, закрыть", "private"))
        assert "как только прозвучат последние слова" in told
        assert stage.bot.games.get(table.id)
        await stage.advance(seconds=0.5)
        assert len(table.server.guild.channels) > 1
        await stage.advance(minutes=1)
        assert list(table.server.guild.channels) == ["lounge"]
        assert stage.bot.games.get(table.id) is None
        requests = [(method, path) for _, method, path in stage.timeline]
        assert last_of(requests, "POST", f"/channels/{town.id}/messages") < requests.index(
            ("DELETE", f"/channels/{town.id}")
        )


def last_of(requests: list[tuple[str, str]], *wanted: str) -> int:
    """Where a request was made for the last time."""
    return max(index for index, request in enumerate(requests) if request == wanted)


async def test_a_stop_in_between_keeps_rooms_and_last_words(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        town = f"/channels/{table.room('town').id}/messages"
        stage.env.inject_error("POST", town, status=500, times=None)
        await end(stage, table)
        await table.slash("Anna", "game close")
        await table.press("Anna", "Да, закрыть", "private")
        stage.env.backend.faults.clear()
        stage.env.inject_error("POST", town, status=500, times=1)
        await stage.restart()
        await stage.advance(minutes=1)
        assert "игра окончена" in text(last(table))
