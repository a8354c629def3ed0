"""Whole games, from the notice to the end, by people who know only what they can read and press."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from core.play import Game
from core.rules.registry import RULESETS
from sandbox.rehearsal import Rehearsal, rehearse, sizes, told
from sandbox.rehearsal.reading import text
from sandbox.rehearsal.stage import NAMES

BOT = Path(__file__).parents[2] / "bot.py"


async def whole(
    tell: Callable[[Rehearsal], None],
    scenario: str,
    players: int,
    locale: str,
    *,
    seed: int = 1,
    by_commands: bool = False,
) -> None:
    await rehearse(tell, scenario=scenario, players=players, locale=locale, seed=seed, by_commands=by_commands)


@pytest.mark.parametrize("by_commands", [False, True], ids=["buttons", "commands"])
@pytest.mark.parametrize("locale", ["ru", "en"])
@pytest.mark.parametrize("players", [6, 12, 20])
async def test_a_whole_game(players: int, locale: str, by_commands: bool):
    seen: list[Game] = []
    await whole(lambda stage: seen.append(stage.game), "naples", players, locale, by_commands=by_commands)
    (game,) = seen
    assert game.state.winners in (("town",), ("mafia",))
    assert len(game.state.seats) == players
    assert any(seat.cause == "mafia" for seat in game.state.seats.values()) or players == 6
    assert any(seat.cause == "executed" for seat in game.state.seats.values())


@pytest.mark.parametrize("scenario", ["chat"])
async def test_the_chat_game_comes_to_its_end_too(scenario: str):
    seen: list[Game] = []
    await whole(lambda stage: seen.append(stage.game), scenario, sizes(scenario).start, "ru")
    assert seen[0].state.over


CITIES = (
    "los-angeles", "dallas", "verona", "haiti", "geneva", "boston", "osaka", "madrid", "berlin", "naples",
)  # fmt: skip


@pytest.mark.parametrize(("number", "scenario"), list(enumerate(CITIES)))
async def test_a_whole_game_of_every_city(number: int, scenario: str):
    seen: list[Game] = []
    await whole(lambda stage: seen.append(stage.game), scenario, sizes(scenario).start + 1, ("ru", "en")[number % 2])
    assert seen[0].state.over
    assert any(seat.cause for seat in seen[0].state.seats.values())


@pytest.mark.parametrize("players", [10, 20, 30])
@pytest.mark.parametrize(("scenario", "locale"), [("dons-two", "ru"), ("dons-three", "en")])
async def test_whole_games_of_the_dons(scenario: str, locale: str, players: int):
    seen: list[Game] = []
    await whole(lambda stage: seen.append(stage.game), scenario, players, locale)
    assert seen[0].state.over
    assert len(seen[0].state.seats) == players


async def test_the_same_seed_gives_the_same_transcript():
    found: list[list[str]] = []
    for _ in range(2):
        await whole(lambda stage: found.append(list(told(stage))), "naples", 7, "en", seed=5)
    assert found[0] == found[1]


async def test_the_transcript_shows_the_town_a_mafioso_and_the_commissar():
    found: list[list[str]] = []
    await whole(lambda stage: found.append(list(told(stage))), "naples", 9, "ru")
    chapters = [line for line in found[0] if line.startswith("══")]
    assert len(chapters) == 3
    assert "Город" in chapters[0]
    assert "мафиози" in chapters[1]
    assert "комиссар" in chapters[2]
    town = "\n".join(found[0][: found[0].index(chapters[1])])
    assert "Ночь 1" in town
    assert "игра окончена" in town
    assert not any("<t:" in line or "<@" in line or "</" in line for line in found[0])


async def test_nobody_reads_in_town_what_was_said_in_private():
    """What the mafia chose and the commissar learned stands nowhere where a citizen looks, until the end."""

    def look(stage: Rehearsal) -> None:
        citizen = next(seat for seat in stage.game.state.seats.values() if seat.role == "citizen")
        person = next(p for p in stage.people.values() if p.actor.id == stage.game.user_of(citizen.player))
        own = "\n".join(text(message) for message in person.answers())
        assert "мафиози" not in own.casefold()
        assert "Ваш приказ" not in own

    await whole(look, "naples", 9, "ru")


@pytest.mark.parametrize("locale", ["ru", "en"])
def test_there_are_names_for_a_full_table(locale: str):
    assert len(set(NAMES[locale])) == max(rules.players[1] for rules in RULESETS.values())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--scenario", "atlantis"], "there is no scenario 'atlantis'"),
        (["--scenario", "verona", "--players", "6"], "verona is for 14 to 20 players"),
    ],
)
def test_a_rehearsal_that_cannot_be_is_refused_in_one_line(words: list[str], said: str):
    done = subprocess.run([sys.executable, BOT, "rehearse", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_the_door_opens_to_a_rehearsal():
    words = ["rehearse", "--players", "6", "--locale", "en", "--seed", "2"]
    done = subprocess.run([sys.executable, BOT, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "══ The town" in done.stdout
    assert "the game is over" in done.stdout
