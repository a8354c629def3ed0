"""What the tests of the matrices share: who sits at the table, whose gun is whose, and how a case is played."""

import json
from typing import Any

from core.cases.reader import read
from core.cases.runner import run
from core.rules.registry import RULESETS

Case = dict[str, Any]
Expect = dict[str, Any]

SENDER = {
    "cop": "Kop", "mafia": "mafia", "manas": "manas", "maniac": "Max", "sniper": "Snap", "zombie": "Zed",
    "wife": "Jen", "mistress": "Lub",
}  # fmt: skip
HEARS = SENDER | {"mafia": "Nik", "manas": "Lo"}  # who of the room never dies in these scenes
ROOM = {"mafia": ("Vito", "Mik", "Nik"), "manas": ("Lu", "Li", "Lo")}
DON = {"mafia": "Vito", "manas": "Lu"}
PLAIN = {"mafia": "Mik", "manas": "Li"}
MEMBER = {"mafia": "mafioso", "manas": "mana"}
ORDER = ("cop", "mafia", "manas", "maniac", "sniper", "zombie", "woodman", "kamikaze", "werewolf")
GANGS = {"Vito": "don", "Mik": "mafioso", "Nik": "mafioso"}
OTHER = {"dons-two": {"Max": "maniac"}, "dons-three": {"Lu": "mana-don", "Li": "mana", "Lo": "mana"}}
TOWN = {"Kop": "cop", "Snap": "sniper", "Zed": "zombie"}
CITIZENS = {"Ann": "citizen", "Bob": "citizen", "Cid": "citizen", "Dan": "citizen", "Eve": "citizen", "Fay": "citizen"}


def players(ruleset: str, **others: str) -> dict[str, str]:
    """The usual table of a game, and those who sit there besides."""
    return GANGS | OTHER[ruleset] | TOWN | others | CITIZENS


def shots(guns: tuple[str, ...], target: str) -> dict[str, str]:
    """The orders by which these guns shoot at one player."""
    return {SENDER[gun]: f"shoot {target}" for gun in guns}


def cause(guns: tuple[str, ...]) -> str:
    """The causes joined in their fixed order."""
    return "+".join(sorted(guns, key=ORDER.index))


def case(ruleset: str, seats: dict[str, str], *play: dict[str, Any], **keys: Any) -> Case:
    """A case with these seats and steps."""
    return {"ruleset": ruleset, **keys, "players": seats, "play": list(play)}


def assert_holds(written: Case) -> None:
    """Play a case; it must be readable, and everything that it expects must come."""
    text = json.dumps(written)
    found = run(read(text, RULESETS.get), RULESETS[written["ruleset"]])
    assert not found, "\n".join([*map(str, found), text])
