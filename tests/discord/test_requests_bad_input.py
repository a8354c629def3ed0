"""What people type: it is answered in private with a sentence, it changes nothing, and nothing breaks."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.discord.kit import Server, Stage, Table, answer, text
from tests.discord.test_evening import roster
from tests.discord.test_night import SIX, night

WEIRD = (
    "", " ", "0", "-1", "7", "99", "P0", "P7", "p1", "P1 P2", "Anna Boris", "никто", "nobody", "`P1`", "@everyone",
    "<@1>",
    "3 · ", "·", "а́", "🦆", "\u202egnaB", "x" * 6000, "{role}", "${target}", "%s", "../../P1", "1/2", "om/vote/1/day 1",
    "null", "None", "True",
)  # fmt: skip
SPANS = (
    "",
    "0",
    "0h",
    "-4h",
    "4",
    "h",
    "4 hours",
    "четыре часа",
    "1e9h",
    "9" * 30 + "h",
    "4h4h",
    "4m4h",
    "٤h",
    "4h ",
    "∞",
)
JUNK = re.compile(r"Traceback|Error|Exception|None|object at|core\.|\bP\d\b")
SAID = 3  # letters at least


async def refused(table: Table, name: str, command: str, **options: Any) -> str:
    """Use a command as nobody should; the answer, which only he sees, and which says something."""
    result = await table.server.people[name].slash(table.room("lounge"), command, **options)
    assert result.acknowledged, (command, options)
    assert result.ephemeral, (command, options)
    said = answer(result)
    assert len(said) > SAID
    assert not JUNK.search(said), said
    return said


@pytest.mark.parametrize("phase", ["day", "night"])
async def test_targets(tmp_path: Path, phase: str):
    """Whom a person may mean by what he types is nobody, or somebody who may be named: never a fault."""
    async with Stage.open(tmp_path) as stage:
        table = await (night(stage) if phase == "night" else stage.game(stage.server(members=["Zoe"]), SIX))
        state = table.game.state
        for typed in filter(None, WEIRD):
            who, command = ("Clara", "heal") if phase == "night" else ("Clara", "vote")
            person, lounge = table.server.people[who], table.room("lounge")
            if typed not in ("p1", "🦆"):
                await person.autocomplete(lounge, command, "target", typed)
            result = await person.slash(lounge, command, target=typed)
            assert result.ephemeral
            assert len(answer(result)) > SAID
            if typed == "p1":  # that is a seat
                assert table.game.state != state
                await table.slash(who, "pass") if phase == "night" else await table.slash(who, "unvote")
                state = table.game.state
            assert table.game.state == state, typed
            await refused(table, "Eva", "recruit", target=typed)
            await refused(table, "Zoe", command, target=typed)
        await refused(table, "Eva", "answer", answer="x" * 6000, target="x" * 6000)


async def test_spans_and_hosts(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Zoe"])
        table = await stage.game(server, SIX, host="Zoe", options={"weekend": "play"})
        state = table.game.state
        for span in filter(None, SPANS):
            await refused(table, "Zoe", "host limit", span=span)
            await refused(table, "Zoe", "host extend", span=span)
        for typed in filter(None, WEIRD):
            if typed != "p1":
                await refused(table, "Zoe", "host kick", player=typed)
                await refused(table, "Zoe", "host replace", player=typed, member=server.people["Zoe"])
                await refused(table, "Zoe", "host penalty", player=typed, note=typed)
        assert table.game.state == state
        await refused(table, "Zoe", "host replace", player="P1", member=server.people["Anna"])
        assert table.game.users["P1"] == server.people["Anna"].id


async def test_a_bot_gets_no_seat(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe")
        machine = table.server.guild.add_member(stage.env.create_user("Machine", bot=True))
        await refused(table, "Zoe", "host replace", player="P1", member=machine)
        await refused(table, "Zoe", "host cohost add", member=machine)
        assert table.game.users["P1"] == table.server.people["Anna"].id


@pytest.mark.parametrize("number", [-(2**53) + 1, -1, 0, 2, 2**31, 2**53 - 1])
async def test_numbers_of_games(tmp_path: Path, number: int):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(members=["Zoe"]), SIX, host="Zoe")
        for command in ("story", "export", "rematch", "close"):
            await refused(table, "Zoe", f"game {command}", number=number)
        for command in ("join", "watch", "start", "cancel", "roles"):
            await refused(table, "Zoe", f"game {command}", game=number)
        assert len(list(stage.bot.games.all())) == 1


@pytest.mark.parametrize(
    "options",
    [
        "timing=", "=", "timing", "timing=fixed timing=live", "twilight=-1h", "twilight=9999999999999999h",
        "zone=Mars/Base", "timing=fixed, day_length=0m, night_length=0m, inactive_days=0", "night_length=59s",
        "holidays=2026-02-30", "inactive_days=10", "inactive_days=1e3", "parity=да", "theme=x", "auto_limit=1h",
        "Timing=fixed", "timing=FIXED;", "a" * 6000, "zone=../../etc/passwd", "zone=", "night_end=never",
    ],
)  # fmt: skip
async def test_options(tmp_path: Path, options: str):
    """Known or not, in bounds or not: a game is opened by rules that are fit to play, or a sentence says why not."""
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=SIX)
        host = server.people["Anna"]
        result = await host.slash(server.lounge, "game new", options=options)
        assert result.acknowledged
        said = answer(result)
        assert len(said) > SAID
        assert not JUNK.search(said), said
        games = list(stage.bot.games.all())
        assert bool(games) != result.ephemeral
        if games:
            await play(stage, server, games[0].id)


async def play(stage: Stage, server: Server, game: int) -> None:
    """A day of a game with odd options."""
    table = Table(stage, server, game)
    for name in SIX:
        await table.press(name, "Играть", "lounge")
    await table.press("Anna", "Начать игру", "lounge")
    assert table.phase == "day 1"
    await table.vote("Anna", "Boris")
    await stage.advance(hours=1)


@pytest.mark.parametrize(
    "scenario", ["", "x", "Naples", "custom", "dons-two", "standard", "неаполь", "naples ", "../naples"]
)
async def test_scenarios_and_themes(tmp_path: Path, scenario: str):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Anna"])
        anna = server.people["Anna"]
        result = await anna.slash(server.lounge, "game new", scenario=scenario or "\u200b")
        assert result.acknowledged
        assert not JUNK.search(answer(result))
        assert len(list(stage.bot.games.all())) == (scenario == "naples ")
        other = await anna.slash(server.lounge, "game new", theme=scenario or "nowhere")
        assert other.ephemeral
        assert len(list(stage.bot.games.all())) == (scenario == "naples ")
        for command, option in (
            ("rules", "scenario"),
            ("rules", "role"),
            ("rules", "option"),
            ("scenario show", "scenario"),
        ):
            shown = await anna.slash(server.lounge, command, **{option: scenario or "\u200b"})
            assert shown.ephemeral
            assert len(answer(shown)) > SAID


NAMES = (
    "**@everyone**",
    "1 · Anna",
    "\u202eevE",
    "`x`",
    "||spoiler||",
    "[a](https://x)",
    "# Title",
    "> quote",
    "мафиози",
    "Анна",
)


async def test_names_that_play_tricks(tmp_path: Path):
    """Names are shown as they are and do nothing: no headings, links, mentions; equal ones have numbers."""
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=NAMES)
        await server.people[NAMES[0]].slash(server.lounge, "game new")
        table = Table(stage, server, next(iter(stage.bot.games.all())).id)
        for name in NAMES:
            await table.press(name, "Играть", "lounge")
        await table.press(NAMES[0], "Начать игру", "lounge")
        assert table.phase == "day 1"
        for index, name in enumerate(NAMES):
            await table.slash(name, "vote", target=NAMES[index - 1])
        await stage.advance(seconds=3)
        board = table.messages(NAMES[0])[0]
        assert {user.id for user in board.mentions} <= set(table.game.users.values())
        assert not board.mention_everyone
        prose = "\n".join(line for line in text(board).split("\n") if " · " in line and "\\" in line)
        for sign in ("\\*\\*", "\\`x\\`", "\\|\\|spoiler\\|\\|"):
            assert sign in prose
        assert not [line for line in text(board).split("\n") if line.startswith(("# ", "> "))]


async def test_names_at_their_longest(tmp_path: Path):
    """Twenty people with names of 32 signs that all need escaping: everything is told, and all of it is taken."""
    async with Stage.open(tmp_path) as stage:
        names = [f"{'*_~|'[index % 4] * 30}{index:02}" for index in range(20)]
        people = dict(zip(names, roster(20).values(), strict=True))
        table = await stage.game(stage.server(members=["Zoe"]), people, options={"gang_agreement": "any"})
        for turn in (0, 1):
            for index, name in enumerate(names):
                target = names[-1] if turn else names[index - 1]
                await table.slash(name, "vote", target=target if target != name else names[0])
        await stage.advance(hours=6)
        assert table.phase == "night 1"
        for name, role in people.items():
            assert answer(await table.press(name, "Моя роль"))
            if order := {"mafioso": "shoot", "doctor": "heal", "commissar": "check"}.get(role):
                await table.slash(name, order, target=names[-2])
        assert table.phase == "day 2"
        await table.slash(names[0], "host end")
        await table.press(names[0], "Остановить", "private")
        assert names[-3] in text(table.messages("Zoe")[-1]).replace("\\", "")
        story = await table.press("Zoe", "История")
        assert len(answer(story)) > SAID
