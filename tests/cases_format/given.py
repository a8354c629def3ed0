"""Short ways to read and play cases written in a test."""

from textwrap import dedent

from core.cases.model import Case
from core.cases.reader import read
from core.cases.runner import run
from core.rules.nodes import Faulty
from core.rules.registry import RULESETS
from tests.cases_format.toy import TOY

ALL = {**RULESETS, TOY.id: TOY}

PLAYERS = "players: {Dina: doctor, Mob1: mafioso, Mob2: mafioso, Kira: commissar, Cit1: citizen, Cit2: citizen}"


def case(text: str) -> Case:
    """The case written in a text."""
    return read(dedent(text), ALL.get)


def classic(play: str, more: str = "") -> Case:
    """A case of six players of `classic`; `play` are its steps, `more` further keys."""
    return case(f"ruleset: classic\n{PLAYERS}\n{dedent(more)}\nplay:\n{dedent(play)}")


def faults(text: str) -> list[str]:
    """The faults of a text, as `line: key: what`."""
    try:
        case(text)
    except Faulty as faulty:
        return [str(fault) for fault in faulty.faults]
    return []


def failures(given: Case) -> list[str]:
    """What does not hold, as `step, key: expected, came`."""
    found = run(given, ALL[given.ruleset])
    return [f"{f.step}, {f.key}: {f.expected}, {f.came}" for f in found]
