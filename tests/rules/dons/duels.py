"""Turns a cell about the cop, or about the woodman on the cop's duty, into a case."""

from tests.rules.dons.scene import DON, GANGS, HEARS, PLAIN, SENDER, Case, Expect, case, cause, players, shots
from tests.rules.dons.tables import GUNS, Cell, killers

IDLE = "no-duel"


def aims(column: str) -> tuple[str, ...]:
    """At whom the gun may be aimed in this column; an empty name is no shot."""
    kind, _, gang = column.rpartition("-")
    if column == IDLE:
        return ("Eve", "")
    return {"mutual": (PLAIN[gang],), "duel": (DON[gang],)}.get(kind, (PLAIN[gang], DON[gang]))


def is_deputy(column: str) -> bool:
    """Whether the acting deputy stands in this column."""
    return column.startswith("deputy")


class Duel:
    """One cell of the cop's matrix. `hand` is who holds the cop's gun and is shot at: its owner or the woodman."""

    def __init__(self, ruleset: str, cell: Cell, aim: str, woodman: bool = False) -> None:
        self.ruleset, self.aim, self.woodman = ruleset, aim, woodman
        self.guns, self.column, self.code = cell
        self.deputy = is_deputy(self.column)
        self.owner = "Pom" if self.deputy else "Kop"
        self.hand = "Iron" if woodman else self.owner
        self.fatal = killers(self.column, self.guns) if self.code == "x" else ()
        self.kills = aim in GANGS or aim in DON.values() or aim in PLAIN.values()

    def case(self) -> Case:
        """The night of the cell, after whatever has to come before it."""
        seats = {"Pom": "deputy"} if self.deputy else {}
        if self.woodman:
            seats["Iron"] = "woodman"
        return case(self.ruleset, players(self.ruleset, **seats), *self._before(), self._night())

    def _before(self) -> list[dict[str, object]]:
        steps: list[dict[str, object]] = []
        if self.deputy:
            steps.append({"day": "1", "votes": {"Ann": "Kop"}, "expect": {"executed": "Kop"}})
        if self.woodman:
            told = {"learns": {"Iron": ["gun cop"]}}
            steps.append({"night": "1", "orders": {self.owner: "shoot Iron"}, "expect": told})
        return steps

    def _night(self) -> dict[str, object]:
        orders = shots(self.guns, self.hand)
        if self.aim:
            orders[self.hand] = f"{'stand-in' if self.woodman else 'shoot'} {self.aim}"
        number = "2" if self.woodman else "1"
        return {"night": number, "orders": orders, "expect": self._expect()}

    def _expect(self) -> Expect:
        own = "woodman" if self.woodman else "cop"
        every = [own, *(gun for gun in GUNS[self.ruleset] if gun != "cop")]
        hit = {*self.fatal, *([own] if self.kills else [])}
        return {
            "deaths": self._deaths(own),
            "roles": {"Snap": "citizen" if "sniper" in self.guns else "sniper"},
            "learns": self._learns(),
            "public": [f"missed {gun}" for gun in every if gun not in hit],
            "secret": [f"missed {gun}" for gun in every if gun in hit],
            "phase": "day 3" if self.woodman else "day 2",
        }

    def _deaths(self, own: str) -> dict[str, str]:
        deaths = {self.hand: cause(self.fatal)} if self.fatal else {}
        if self.kills:
            deaths[self.aim] = own
        return deaths | {SENDER[gun]: "backfire" for gun in self.guns if gun in ("maniac", "zombie")}

    def _learns(self) -> dict[str, list[str]]:
        told = {HEARS[gun]: self._told(gun) for gun in self.guns}
        told[self.hand] = [f"{self.aim} is citizen"] if self.aim and not self.kills and not self.fatal else []
        return told

    def _told(self, gun: str) -> list[str]:
        named = f"{self.hand} is {'woodman' if self.woodman else 'deputy' if self.deputy else 'cop'}"
        if gun == "sniper":
            return [named, "now citizen"]
        if gun in ("maniac", "zombie") or gun in self.fatal:
            return []
        return [named]  # spared by the mutual shot
