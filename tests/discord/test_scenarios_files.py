"""Scenarios as files: what is read, what is refused, and that nothing is lost on the way."""

from pathlib import Path

import pytest

from cogs.scenarios import files
from core.rules.scenario_files import parse
from tests.discord.author import writing
from tests.discord.kit import text

pytestmark = pytest.mark.usefixtures("few_games")

MOSCOW = """# Moscow, as we like it
id: moscow
title: {en: Moscow, ru: Москва}
min: 12
roles:
  mafioso: 1/3-1   # the mafia
  lawyer: 1
  priest: 1
  commissar: 1
order: [priest, gangs, commissar, lawyer]
options:
  parity: false
  holidays: [2026-05-01]
"""


async def bring(boss, content: str | bytes) -> str:
    data = content if isinstance(content, bytes) else content.encode()
    return await boss.use("import", file=("moscow.yaml", data))


async def taken_out(boss, scenario: str) -> str:
    result = await boss.run("export", scenario=scenario)
    (attachment,) = result.response.attachments
    assert attachment.filename == f"{scenario}.yaml"
    return (await attachment.read()).decode()


async def test_a_file_comes_in_and_the_same_file_goes_out(tmp_path: Path):
    async with writing(tmp_path) as boss:
        told = await bring(boss, MOSCOW)
        assert "The scenario is saved." in told
        assert "Win shares by random play" in told
        assert "2026-05-01" in told
        assert await taken_out(boss, "moscow") == MOSCOW


async def test_a_byte_order_mark_is_no_fault(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await bring(boss, MOSCOW.encode("utf-8-sig"))
        assert await taken_out(boss, "moscow") == MOSCOW


async def test_an_edit_that_changes_nothing_keeps_the_file(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await bring(boss, MOSCOW)
        await boss.use("edit", scenario="moscow")
        await boss.press("Save")
        assert await taken_out(boss, "moscow") == MOSCOW


async def test_what_the_form_writes_is_read_as_it_was(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await bring(boss, MOSCOW)
        await boss.use("edit", scenario="moscow")
        await boss.fill("Set numbers", max="18")
        await boss.press("Save")
        written = parse(MOSCOW)
        written.pop("order")  # it was the common one
        once = await taken_out(boss, "moscow")
        assert parse(once) == {**written, "max": "18"}
        await boss.use("delete", scenario="moscow")
        await boss.press("Delete")
        await bring(boss, once)
        assert await taken_out(boss, "moscow") == once


async def test_a_scenario_that_ships_can_be_brought_back_under_another_id(tmp_path: Path):
    async with writing(tmp_path) as boss:
        written = await taken_out(boss, "dallas")
        assert "`id`: That name won't do" in await bring(boss, written)
        await bring(boss, written.replace("id: dallas", "id: houston"))
        assert (await boss.kept())["houston"]["roles"] == parse(written)["roles"]


FAULTS = [
    ("id: a\n  min: b", "Line 2, `yaml`: The file is broken here."),
    ("id: [a", "`yaml`: The file is broken here."),
    ("id: a\x00b", "Line 1, `yaml`: A character stands here"),
    ("", "Line 1, `yaml`: The file is empty."),
    ("# only a remark\n", "Line 1, `yaml`: The file is empty."),
    ("a: &x 1\nb: *x", "Line 1, `yaml`: YAML anchors"),
    ("- id\n- min", "Line 1, `scenario`: Pairs of"),
    ("moscow", "Line 1, `scenario`: Pairs of"),
    (MOSCOW.replace("min: 12", "min:"), "Line 4, `min`: A word, a number or a line is needed."),
    (MOSCOW.replace("lawyer: 1", "lawyer: [1]"), "Line 7, `lawyer`: A word"),
    (
        MOSCOW.replace("order: [priest, gangs, commissar, lawyer]", "order: priest"),
        "Line 10, `order`: A list is needed.",
    ),
    (MOSCOW.replace("roles:\n", "roles: 5\nrest:\n"), "Line 5, `roles`: Pairs of"),
    (MOSCOW + "min: 13\n", "Line 14, `min`: This key stands above already."),
    (MOSCOW.replace("  priest: 1", "  lawyer: 1"), "Line 8, `lawyer`: This key stands above already."),
    (MOSCOW + "players: 12\n", "Line 14, `players`: A scenario has no such key."),
    (MOSCOW + "remainder: doctor\n", "Line 14, `remainder`: A scenario has no such key."),
    (MOSCOW.replace("{en: Moscow, ru", "{de: Moskau, ru"), "Line 3, `de`: A scenario has no such key."),
    (MOSCOW.replace("min: 12\n", ""), "Line 2, `min`: This key is missing."),
    ("id: a", "Line 1, `roles`: This key is missing."),
    ("[" * 30_000, "`yaml`: "),
]


@pytest.mark.parametrize(("content", "told"), FAULTS)
async def test_a_file_that_cannot_be_read(tmp_path: Path, content: str, told: str):
    async with writing(tmp_path) as boss:
        answered = await bring(boss, content)
        assert "**The file can't be read.**" in answered
        assert told in answered
        assert await boss.kept() == {}


FAILING = [
    ("id: moscow", "id: Moscow", "Line 2, `id`: That name won't do"),
    ("id: moscow", "id: haiti", "Line 2, `id`: That name won't do"),
    ("min: 12", "min: 5", "Line 4, `min`: The numbers of players don't fit."),
    ("min: 12", "min: twelve", "Line 4, `min`: The numbers of players don't fit."),
    ("lawyer: 1", "laywer: 1", "Line 7, `laywer`: There is a role"),
    ("lawyer: 1", "zombie: 1", "Line 7, `zombie`: There is a role"),
    ("lawyer: 1", "lawyer: 2", "Line 7, `lawyer`: "),
    ("1/3-1 ", "N*3 ", "Line 6, `mafioso`: A formula cannot be read"),
    ("1/3-1 ", "1..2 ", "Line 6, `mafioso`: A formula cannot be read"),
    ("mafioso: 1/3-1 ", "doctor: 1 ", "Line 5, `roles`: There is no gang"),
    ("lawyer: 1", "kamikaze: 1", "Line 5, `roles`: A role lacks"),
    ("1/3-1 ", "N/3 ", "Line 5, `roles`: A gang"),
    ("1/3-1 ", "N/2+4 ", "Line 5, `roles`: So many roles leave no place"),
    ("[priest, gangs", "[gangs, priest", "Line 10, `order`: "),
    ("parity: false", "parity: perhaps", "Line 12, `parity`: "),
    ("parity: false", "partiy: false", "Line 12, `partiy`: "),
    ("[2026-05-01]", "[2026-13-01]", "Line 13, `holidays`: "),
    ("min: 12\n", "min: 12\ntheme: mars\n", "Line 5, `theme`: There is no such theme."),
]


@pytest.mark.parametrize(("old", "new", "told"), FAILING)
async def test_a_file_that_can_be_read_but_not_played(tmp_path: Path, old: str, new: str, told: str):
    assert old in MOSCOW
    async with writing(tmp_path) as boss:
        answered = await bring(boss, MOSCOW.replace(old, new))
        assert "**The file was read, but the scenario does not fit.**" in answered
        assert told in answered
        assert await boss.kept() == {}


async def test_all_faults_are_told_at_once_in_the_order_of_lines(tmp_path: Path):
    async with writing(tmp_path, "ru") as boss:
        answered = await bring(boss, "id: M\nmin: 20\nmax: 6\nroles:\n  doctor: 2\n  lawyer: N/9\noptions: {x: y}\n")
        lines = [line.partition(":")[0] for line in answered.splitlines() if line.startswith("- ")]
        assert lines == [
            "- Строка 1, `id`",
            "- Строка 2, `min`",
            "- Строка 4, `roles`",
            "- Строка 4, `roles`",
            "- Строка 5, `doctor`",
            "- Строка 6, `lawyer`",
            "- Строка 6, `lawyer`",
            "- Строка 7, `x`",
        ]
        assert "Не сходится число игроков." in answered


async def test_what_fails_can_be_mended_in_the_form(tmp_path: Path):
    async with writing(tmp_path) as boss:
        bad = MOSCOW.replace("lawyer: 1", "lawyer: 2\n  jester: 1").replace("[priest, gangs", "[gangs, priest")
        await bring(boss, bad.replace("parity: false", "party: false"))
        form = await boss.press("Mend it here")
        assert "Everything fits." in form
        assert "lawyer" in form
        await boss.press("Save")
        kept = (await boss.kept())["moscow"]
        assert kept["roles"] == parse(MOSCOW)["roles"]
        assert kept["options"] == {"holidays": ["2026-05-01"]}


async def test_a_scenario_is_only_replaced_when_he_says_so(tmp_path: Path):
    async with writing(tmp_path) as boss:
        await bring(boss, MOSCOW)
        other = MOSCOW.replace("min: 12", "min: 15")
        assert "Replace it with this file?" in await bring(boss, other)
        assert await taken_out(boss, "moscow") == MOSCOW
        await bring(boss, other)
        assert "The scenario is saved." in await boss.press("Replace")
        assert await taken_out(boss, "moscow") == other


async def test_files_that_are_no_texts_or_too_large(tmp_path: Path):
    async with writing(tmp_path) as boss:
        assert "not saved in UTF-8" in await bring(boss, "Москва".encode("cp1251"))
        assert "too large" in await bring(boss, b"#" * (files.LARGEST + 1))
        assert await boss.kept() == {}


async def test_only_who_may_write_brings_files_in_and_out(tmp_path: Path):
    async with writing(tmp_path, others=("Anna",)) as boss:
        anna = boss.server.people["Anna"]
        for command, options in (("import", {"file": ("a.yaml", MOSCOW.encode())}), ("export", {"scenario": "naples"})):
            result = await anna.slash(boss.server.lounge, f"scenario {command}", **options)
            assert "who have the right “Manage Server”" in text(result.response)
        assert await boss.kept() == {}
