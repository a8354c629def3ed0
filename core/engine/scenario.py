"""Scenarios: how many of each role sit at a table of N players. Pure data with a small formula language."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

_FORMULA = re.compile(
    r"(?:(?:[N1]|\(N(?P<shift>[+-]\d+)\))/(?P<d>\d+)(?:(?P<sign>[+-])(?P<k>\d+))?|(?P<n>\d+))(?:from(?P<since>\d+))?",
    re.IGNORECASE,
)


class BadFormula(ValueError):
    """A formula cannot be read."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A number of seats out of N: `divisor` 0 means the plain number `plus`, else (N + shift) // divisor + plus.

    At tables of fewer than `since` players it is none.
    """

    divisor: int
    plus: int
    shift: int = 0
    since: int = 0

    @classmethod
    def read(cls, written: str, stock: bool = False) -> "Formula":
        """`2`, `N/3`, `N/3-1` or `1/3-1` (the same); in stock scenarios also `(N+2)/6-1` and `1 from 12`.

        Raises `BadFormula`.
        """
        match = _FORMULA.fullmatch(re.sub(r"\s", "", written))
        if not match or (not stock and (match["shift"] or match["since"])):
            raise BadFormula(written)
        since = int(match["since"] or 0)
        if match["n"]:
            return cls(0, int(match["n"]), since=since)
        divisor, k = int(match["d"]), int(match["k"] or 0)
        if not 2 <= divisor <= 20:
            raise BadFormula(written)
        return cls(divisor, -k if match["sign"] == "-" else k, int(match["shift"] or 0), since)

    def of(self, players: int) -> int:
        """The number at a table of that many players; division rounds down before the rest is added."""
        if players < self.since:
            return 0
        return ((players + self.shift) // self.divisor if self.divisor else 0) + self.plus

    def __str__(self) -> str:
        since = f" from {self.since}" if self.since else ""
        if not self.divisor:
            return f"{self.plus}{since}"
        table = f"(N{self.shift:+d})" if self.shift else "N"
        return f"{table}/{self.divisor}{self.plus:+d}{since}" if self.plus else f"{table}/{self.divisor}{since}"


@dataclass(frozen=True, slots=True)
class Share:
    """How many of a role: from `low` to `high`; where they differ the host chooses, `high` being the default."""

    low: Formula
    high: Formula
    default: Formula

    @classmethod
    def read(cls, written: str) -> "Share":
        """A formula of a stock scenario, or a range `1..N/3` with an optional default `0..1=0`. Raises `BadFormula`."""
        bounds, _, default = written.partition("=")
        low, dots, high = bounds.partition("..")
        first = Formula.read(low, stock=True)
        last = Formula.read(high, stock=True) if dots else first
        return cls(first, last, Formula.read(default, stock=True) if default else last)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A named composition. `remainder` is the role of all who get no other."""

    id: str
    low: int
    high: int
    roles: Mapping[str, Share]
    remainder: str
    order: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    theme: str = "plain"
    title: Mapping[str, str] = field(default_factory=dict[str, str])

    def roster(self, players: int, chosen: Mapping[str, int] | None = None) -> tuple[str, ...]:
        """The roles for a table, in the order of the page, remainder last. `chosen` overrides ranges."""
        counts = {role: share.default.of(players) for role, share in self.roles.items()} | dict(chosen or {})
        named = tuple(role for role, count in counts.items() for _ in range(count))
        return named + (self.remainder,) * (players - len(named))

    def fault(self, roster: Iterable[str]) -> str:
        """`players` or `composition` when the roster does not fit, else an empty text."""
        dealt = Counter(roster)
        players = dealt.total()
        if not self.low <= players <= self.high:
            return "players"
        for role in {*dealt, *self.roles} - {self.remainder}:
            share = self.roles.get(role)
            if not share or not share.low.of(players) <= dealt[role] <= share.high.of(players):
                return "composition"
        return ""
