"""Custom ids, panels and menus: what Discord allows, kept without exception."""

import pytest
from discord import ui

from cogs.bot import Omerta
from cogs.ui import panels
from cogs.ui.marks import LENGTH, Mark, mark, read
from cogs.ui.seats import everybody, named, sought, target_menus
from core.engine.state import GameState, Seat
from core.narration import Table
from core.narration.voice import Voice
from core.rules.registry import RULESETS
from tests.discord.kit import texts


def table(players: int, *dead: int, names: str = "Гость") -> Table:
    """Seats `P1`, `P2`, … of people called alike."""
    seats = (Seat(f"P{n}", f"{names} {n}", alive=n not in dead, shown="doctor") for n in range(1, players + 1))
    return Table(GameState("classic", seats={seat.player: seat for seat in seats}))


@pytest.mark.parametrize(
    ("verb", "words"),
    [
        ("join", {"game": 7}),
        ("vote", {"game": 2**40, "phase": "day 12", "ballot": "secret-vote"}),
        ("order", {"game": 1, "phase": "night 3", "ability": "stand-in", "args": "P12 P3"}),
        ("answer", {"game": 1, "phase": "verdict 1", "word": "shoot", "empty": ""}),
    ],
)
def test_a_mark_says_what_was_put_into_it(verb: str, words: dict[str, object]):
    made = mark(verb, **words)  # pyright: ignore[reportArgumentType]
    game, phase = words.get("game", 0), words.get("phase", "")
    more = {key: value for key, value in words.items() if key not in ("game", "phase")}
    assert read(made) == Mark(verb, game, phase, more)  # pyright: ignore[reportArgumentType]
    assert len(made) <= LENGTH


@pytest.mark.parametrize("words", [{"word": "a/b"}, {"word": "x" * 100}, {"phase": "a/b"}])
def test_a_mark_that_cannot_be_read_is_not_made(words: dict[str, str]):
    with pytest.raises(ValueError, match="no custom id"):
        mark("vote", **words)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("custom_id", ["", "vote", "om/vote", "om/vote/x/", "om/VOTE/1/", "om/vote/1/day 1/x"])
def test_what_is_not_ours_is_not_read(custom_id: str):
    assert read(custom_id) is None


@pytest.mark.parametrize(("seats", "pages"), [(1, 1), (25, 1), (26, 2), (51, 3)])
def test_a_menu_holds_25_and_the_next_one_the_rest(seats: int, pages: int):
    people = table(seats)
    view = panels.panel(*target_menus(mark("vote", game=1), "Кого?", people, people.state.seats))
    made = [item for item in view.walk_children() if isinstance(item, ui.Select)]
    assert [option.value for menu in made for option in menu.options] == list(people.state.seats)
    assert [read(menu.custom_id) for menu in made] == [
        Mark("vote", 1, "", {"page": str(page)}) for page in range(pages)
    ]


async def test_a_panel_is_cut_to_what_discord_takes_and_is_not_kept_in_memory():
    view = panels.panel("a" * 3000, "b" * 3000, "", None, panels.row(panels.button("Да", mark("join"))))
    assert view.content_length() <= 4000
    assert view.is_finished()
    cut = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    assert len(cut) == 2
    assert cut[0].endswith("…")


def test_the_largest_board_fits():
    people = table(60, names="Очень длинное имя игрока")
    menus = target_menus(mark("vote", game=1), "Кого?", people, people.state.seats)
    view = panels.panel(
        "День",
        everybody(people, Voice(texts()["ru"], RULESETS["classic"])),
        *menus,
        panels.row(panels.button("?", mark("help"))),
    )
    assert view.total_children_count <= 40
    assert view.content_length() <= 4000


def test_the_dead_stay_in_the_list():
    voice = Voice(texts()["ru"], RULESETS["classic"])
    assert everybody(table(3, 2), voice) == "1 · Гость 1, ~~2 · Гость 2~~ (врач), 3 · Гость 3"


def test_autocomplete_offers_25_and_prefers_what_begins_so():
    people = table(30)
    assert len(sought(list(people.state.seats), people, "")) == 25
    assert [choice.value for choice in sought(list(people.state.seats), people, "3")][:2] == ["P3", "P30"]
    assert sought([], people, "3") == []


@pytest.mark.parametrize("typed", ["P2", "2", "2 · Гость 2", "гость 2", " ГОСТЬ 2 "])
def test_who_types_instead_of_choosing_is_understood(typed: str):
    assert named(table(3), typed) == "P2"


def test_what_names_nobody_stays_as_it_is():
    assert named(table(3), "nobody") == "nobody"


def test_no_name_ever_calls_anybody():
    allowed = Omerta().allowed_mentions
    assert allowed
    assert allowed.to_dict() == {"parse": []}
