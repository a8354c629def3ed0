"""The roster that a host writes: every check of 1.3 that it fails, and that no more roles are dealt than people sit."""

import pytest

from core.engine import events as e
from core.engine.commands import Deal
from core.engine.decide import decide
from core.engine.evolve import created, evolve
from core.engine.opening import opening
from core.engine.refusal import Refused
from core.engine.state import GameState
from core.rules.registry import RULESETS

TWO, THREE = RULESETS["dons-two"], RULESETS["dons-three"]
SOUND = ("don", "mafioso", "cop", *["citizen"] * 7)


def table(players: int) -> GameState:
    state = created(opening(TWO, "custom"))
    for number in range(players):
        state = evolve(state, e.PlayerJoined(f"P{number + 1}", f"N{number + 1}"))
    return state


@pytest.mark.parametrize(
    ("roster", "faults"),
    [
        (SOUND, ()),
        (SOUND[:9], ("players",)),
        (("mana", *SOUND), ("role",)),
        (("sniper", "sniper", *SOUND), ("role-count",)),
        (("don", "cop", *["citizen"] * 9), ("gang-size",)),
        (("mafioso", "mafioso", "mafioso", *SOUND[:-3]), ("half",)),
        (("zombie", *SOUND), ("needs",)),
        (("mana", "snitch", "don", *["mafioso"] * 8), ("role", "role-count", "half", "needs")),
    ],
)
def test_every_failing_check_is_named(roster: tuple[str, ...], faults: tuple[str, ...]):
    assert TWO.roster_faults(roster) == faults


def test_gangs_of_three_are_equal():
    assert THREE.roster_faults(("don", "mafioso", "mana-don", "cop", *["citizen"] * 8)) == ("gang-size",)


@pytest.mark.parametrize("players", [10, 12])
def test_roles_and_people_are_equally_many(players: int):
    refused = decide(TWO, table(players), Deal(at=0, roles=(*SOUND, "doctor")))
    assert refused == Refused("players")
    assert not isinstance(decide(TWO, table(11), Deal(at=0, roles=(*SOUND, "doctor"))), Refused)
