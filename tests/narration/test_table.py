"""How people are spoken of."""

from core.narration import Table, load
from tests.narration.given import GENDERS, NAMES, dealt, seated


def test_seats_are_shown_with_their_numbers() -> None:
    table = Table(seated(), GENDERS)
    assert [table.seat(player) for player in NAMES] == [
        "1 · Анна", "2 · Boris", "3 · Вера", "4 · Гоша", "5 · Dan", "6 · Eve",
    ]  # fmt: skip


def test_whoever_chose_nothing_is_spoken_of_neutrally() -> None:
    table = Table(seated(), GENDERS)
    assert table.who("Anna") == {"player": "1 · Анна", "gender": "feminine"}
    assert table.who("Gosha", "target") == {"target": "4 · Гоша", "target_gender": "other"}


def test_names_are_escaped_in_messages_and_plain_on_buttons() -> None:
    state = seated({"X": "*Max*"})
    assert Table(state).seat("X") == "1 · \\*Max\\*"
    assert Table(state).label("X") == "1 · *Max*"
    assert Table(state, markdown=False).seat("X") == "1 · *Max*"


def test_labels_fit_a_button() -> None:
    state = seated({"X": "М" * 100})
    assert len(Table(state).label("X")) == 80


def test_lists_are_in_seat_order() -> None:
    table = Table(dealt()[0])
    assert table.seats(["Gosha", "Anna"], load()["ru"]) == "1 · Анна и 4 · Гоша"
    assert table.living() == tuple(NAMES)
