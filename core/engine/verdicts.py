"""What becomes of somebody who is hit, as a rule system lets its readers look it up."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple


class Verdict(NamedTuple):
    """What the rules say: `lives`, `dies`, `turns`, `vote`, `asked`, `lent` or `cannot` be, and in which clause.

    `role` is what he is from then on, if that changes; `guns` are those that he dies of, or the one that gets his vote.
    """

    outcome: str
    clause: str
    role: str = ""
    guns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdicts:
    """What can be asked: `columns`, what somebody can be; `guns` that can hit him, at most ten.

    `read(column, guns, guarded)` answers for a column and a set of one or more guns, both of these.
    """

    columns: tuple[str, ...]
    guns: tuple[str, ...]
    read: Callable[[str, frozenset[str], bool], Verdict]
