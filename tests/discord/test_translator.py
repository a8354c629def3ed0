"""The texts of commands, and Discord's limits for them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from discord import Client, Intents, app_commands

from cogs import translator
from core.narration import load
from tests.discord.kit import Stage


def command(**more: Any) -> dict[str, Any]:
    return {"name": "game", "description": "Games", **more}


async def test_every_command_is_told_to_discord_in_both_languages(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        told = await translator.install(stage.bot.tree, stage.bot.locales)
        assert not list(translator.faults(told))
        found = {path: leaf for root in told for path, leaf in walk(root)}
        assert found["game new"]["name_localizations"] == {"ru": "новая"}
        assert found["game new"]["description"] == stage.bot.locales["en"].text("command-game-new.description")
        for leaf in found.values():
            for part in (leaf, *leaf.get("options", ())):
                assert set(part["name_localizations"]) == {"ru"}, part
                assert set(part["description_localizations"]) == {"ru"}, part
                assert part["description"] != "…"


def walk(item: Mapping[str, Any], path: str = "") -> list[tuple[str, Mapping[str, Any]]]:
    path = f"{path} {item['name']}".strip()
    inner = [option for option in item.get("options", ()) if option["type"] in (1, 2)]
    return [(path, item), *(found for option in inner for found in walk(option, path))]


async def test_a_command_without_texts_is_named():
    tree = app_commands.CommandTree(Client(intents=Intents.none()))

    @tree.command(name="dance", description="…")
    async def dance(interaction: Any, partner: str) -> None: ...

    with pytest.raises(translator.BadCommands) as bad:
        await translator.install(tree, load())
    lines = str(bad.value).splitlines()
    assert "ru: no text command-dance.name" in lines
    assert "en: no text command-dance.partner" in lines
    assert "ru: no text field-partner" in lines


@pytest.mark.parametrize(
    ("commands", "fault"),
    [
        ([command(name="Game")], "'Game' is no name"),
        ([command(name_localizations={"ru": "новая игра"})], "'новая игра' is no name"),
        ([command(description="x" * 101)], "a description of 101 letters"),
        ([command(description_localizations={"ru": ""})], "a description of 0 letters"),
        ([command(), command()], "/game: stands twice"),
        (
            [command(name_localizations={"ru": "игра"}), command(name="play", name_localizations={"ru": "игра"})],
            "/игра: stands twice (ru)",
        ),
        ([command(options=[command(name=f"o{n}") for n in range(26)])], "more than 25 options"),
        ([command(name=f"c{n}") for n in range(101)], "101 commands"),
        ([command(choices=[{"name": "x" * 101, "value": "x"}])], "a choice of 101 letters"),
        (
            [command(options=[command(name=f"o{n}", description="x" * 99, options=[
                command(name=f"p{m}", description="y" * 99) for m in range(4)]) for n in range(20)])],
            "letters: Discord takes 8000",
        ),
    ],
)  # fmt: skip
def test_what_discord_would_refuse_is_named(commands: list[dict[str, Any]], fault: str):
    assert any(fault in line for line in translator.faults(commands))


def test_the_budget_counts_each_text_in_its_longest_language():
    told = [command(description="x" * 10, description_localizations={"ru": "y" * 100})] * 1
    assert translator._letters(told[0]) == len("game") + 100
