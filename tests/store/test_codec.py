"""Events outlive the program that stored them."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

from core.engine.events import EVENTS, Event, GameCreated, PlayerJoined
from core.engine.evolve import created
from core.store import StoreError, codec

WORDS = st.text(max_size=8)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=5,
)
st.register_type_strategy(object, ANYTHING)


def some(kind: type[Event]) -> st.SearchStrategy[Event]:
    """Any event of a kind."""
    return st.builds(kind, **{field.name: _of(field.type) for field in fields(kind)})


def _of(annotation: object) -> st.SearchStrategy[object]:
    if annotation == dict[str, object]:
        return st.dictionaries(WORDS, ANYTHING, max_size=3)
    return st.from_type(annotation)  # type: ignore[arg-type]


@given(st.sampled_from(EVENTS).flatmap(some))
def test_every_event_is_read_back_as_it_was(event: Event):
    kind = type(event)
    assert codec.decode(kind.__name__, kind.version, codec.encode(event)) == event


def test_any_written_value_becomes_what_it_is_when_read_back():
    event = GameCreated("classic", options={"holidays": ("2026-05-01",)})
    assert codec.normal(event) == GameCreated("classic", options={"holidays": ["2026-05-01"]})


def test_an_old_version_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(PlayerJoined, "version", 3)
    monkeypatch.setitem(codec.UPCASTERS, ("PlayerJoined", 1), lambda old: {**old, "player": old["seat"]})
    monkeypatch.setitem(codec.UPCASTERS, ("PlayerJoined", 2), lambda old: {**old, "name": old["name"].title()})

    stored = json.dumps({"kind": "PlayerJoined", "seat": "P1", "name": "anna"})

    assert codec.decode("PlayerJoined", 1, stored) == PlayerJoined("P1", "Anna")


def test_an_event_may_have_been_renamed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(PlayerJoined, "version", 2)
    monkeypatch.setitem(codec.UPCASTERS, ("SeatTaken", 1), lambda old: {**old, "kind": "PlayerJoined"})

    stored = json.dumps({"kind": "SeatTaken", "player": "P1", "name": "Anna"})

    assert codec.decode("SeatTaken", 1, stored) == PlayerJoined("P1", "Anna")


@pytest.mark.parametrize(
    ("kind", "version", "payload", "told"),
    [
        ("Teleported", 1, '{"kind": "Teleported"}', "'Teleported' of version 1"),
        ("PlayerJoined", 9, '{"kind": "PlayerJoined", "player": "P1", "name": "Anna"}', "'PlayerJoined' of version 9"),
        ("PlayerJoined", 1, '{"kind": "PlayerJoined", "player": "P1"}', "missing required field `name`"),
        ("PlayerJoined", 1, "{", "PlayerJoined event (version 1)"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line(kind: str, version: int, payload: str, told: str):
    with pytest.raises(StoreError) as caught:
        codec.decode(kind, version, payload)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_snapshot_is_read_only_by_the_fold_that_made_it():
    state = created(GameCreated("classic", "naples", {"zone": "UTC"}))
    assert codec.unpack(codec.FOLD, codec.pack(state)) == state
    assert codec.unpack("another", codec.pack(state)) is None
