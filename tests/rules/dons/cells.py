"""Turns a cell about a player who is hit into a case. All that is expected comes from the cell's code."""

from collections.abc import Iterator
from typing import Any

from tests.rules.dons.scene import DON, GANGS, HEARS, MEMBER, OTHER, SENDER, Case, Expect, case, cause, players, shots
from tests.rules.dons.tables import GUNS, Cell, killers, role_after

CHECKED = ("citizen", "role-citizen", "child", "child-multi", "vagrant", "snitch", "maniac")
CHILDREN = ("child", "child-multi")
BITERS = ("werewolf", "vampire")
SEAT = {"don": "Vito", "mana-don": "Lu", "maniac": "Max", "zombie": "Zed"}  # else an own seat is added
HOLDER = {"vC": "cop", "vM": "mafia", "vN": "manas", "vX": "maniac"}
JOINS = {"M": "mafia", "N": "manas", "Z": "zombie", "K": "cops"}
TARGET = "Tim"


class Scene:
    """One cell: who is hit, what becomes of him, and what everybody hears of it."""

    def __init__(self, ruleset: str, cell: Cell, role: str = "", guard: str = "") -> None:
        self.ruleset, self.cell, self.guard = ruleset, cell, guard
        self.guns, self.column, self.code = cell
        self.target = SEAT.get(self.column, TARGET)
        self.role = role or {"child-multi": "child"}.get(self.column, self.column)
        self.fatal = killers(self.column, self.guns) if self.code == "x" else ()

    def case(self) -> Case:
        """The night of the cell, and a step that shows its lasting consequence, if it has one."""
        keys: dict[str, Any] = {"options": {"child": "multi"}} if self.column == "child-multi" else {}
        if self.guard == "bonus":
            keys["setup"] = {"bonus": {"player": self.target, "day": "1"}}
        return case(self.ruleset, self._seats(), self._night(), *self._later(), **keys)

    def questions(self) -> list[Case]:
        """The cell with a question, answered by the Don of the gang in either way."""
        return [self._question(answer) for answer in ("deal", "kill")]

    def _question(self, answer: str) -> Case:
        gun = self.guns[0]
        asked = {HEARS[gun]: ["snitch"], DON[gun]: ["snitch"]}
        dies = answer == "kill" and not self.guard
        told = [f"{self.target} is snitch"]
        night = {"deaths": {}, "phase": "dawn 2", "asked": asked, "learns": {HEARS[gun]: told, self.target: []}}
        morning = {
            "deaths": {self.target: gun} if dies else {},
            "learns": {HEARS[gun]: ["Dita is child"] if answer == "deal" else [], self.target: []},
            "secret" if dies else "public": [f"missed {gun}"],
            "phase": "day 2",
        }
        written = self.case()
        written["play"] = [
            {**self._night(), "expect": night},
            {"dawn": "2", "answers": {DON[gun]: answer}, "expect": morning},
        ]
        return written

    # --- the night ------------------------------------------------------------------------------------------------

    def _seats(self) -> dict[str, str]:
        beside = {} if self.target in GANGS | OTHER[self.ruleset] | SENDER else {self.target: self.role}
        if self.column == "snitch":
            beside["Dita"] = "child"
        if self.guard == "heal":
            beside["Heal"] = "doctor"
        seats = players(self.ruleset, **beside)
        return seats | {self.target: self.role}

    def _night(self) -> dict[str, object]:
        orders = shots(self.guns, self.target)
        if self.column in BITERS:
            orders[self.target] = "bite Fay"
        if self.guard == "heal":
            orders["Heal"] = f"heal {self.target}"
        return {"night": "1", "orders": orders, "expect": self._expect()}

    def _expect(self) -> Expect:
        missed = {f"missed {gun}" for gun in GUNS[self.ruleset] if gun not in self.fatal}
        turns = self._turns()
        public = (missed - turns.keys()) | set(turns.values())
        finds = {f"child found {gun}" for gun in GUNS[self.ruleset] if gun in DON}
        every = {f"missed {gun}" for gun in GUNS[self.ruleset]} | finds | {"sniper turned", "zombie took"}
        return {
            "deaths": self._deaths(),
            "roles": self._roles(),
            "learns": self._learns(),
            "public": sorted(public),
            "secret": sorted(every - public),
            "phase": "day 2",
            **self._voices(),
        }

    def _turns(self) -> dict[str, str]:
        """Which miss is not told, and what is announced in its place."""
        gang = JOINS.get(self.code)
        if gang in DON:
            return {f"missed {gang}": f"child found {gang}"}
        if gang == "zombie":
            return {"missed zombie": "zombie took"}
        if self._don and "sniper" in self.guns:
            return {"missed sniper": "sniper turned"}
        return {}

    def _deaths(self) -> dict[str, str]:
        deaths = {self.target: cause(self.fatal)} if self.fatal else {}
        if self._don and "zombie" in self.guns:
            deaths["Zed"] = "backfire"
        if self.column == "werewolf":
            deaths["Fay"] = "werewolf"
        return deaths

    def _roles(self) -> dict[str, str]:
        after = role_after(self.code)
        bitten = self.column in BITERS and not self.fatal
        roles = {self.target: "citizen" if bitten else self.role if after == "same" else after}
        if self._don and "sniper" in self.guns:
            roles["Snap"] = MEMBER[self._don]
        return roles

    @property
    def _don(self) -> str:
        """The gang whose Don is hit."""
        return {"don": "mafia", "mana-don": "manas"}.get(self.column, "")

    # --- what is told -----------------------------------------------------------------------------------------------

    def _learns(self) -> dict[str, list[str]]:
        told = {HEARS[gun]: self._told(gun) for gun in self.guns}
        if self.role != "deputy":  # who sits in the cops' room and hears its news
            told[self.target] = [] if self.fatal else list(self._own())
        if self.guard == "heal":
            told["Heal"] = []
        return told

    def _told(self, gun: str) -> list[str]:
        who = self.target
        if gun == "cop" and self.column in CHECKED:
            return [f"{who} is {self.role}", *self._gained(gun)]
        if gun in self.fatal or (self._don and gun == "zombie"):
            return []
        if self.column == "woodman":
            return [f"{who} is woodman", "skip"]
        if self._don and gun == "sniper":
            return [f"{who} is {self.role}", f"now {MEMBER[self._don]}"]
        if HOLDER.get(self.code) == gun:
            return [f"{who} is vagrant", *self._gained(gun)]
        return list(self._gained(gun)) or ["failed"]

    def _gained(self, gun: str) -> Iterator[str]:
        room = JOINS.get(self.code)
        if room and {"cops": "cop"}.get(room, room) == gun:
            yield f"{self.target} joins {room}"
        if HOLDER.get(self.code) == gun:
            yield f"voice {self.target}"

    def _own(self) -> Iterator[str]:
        """What the target hears, who lives."""
        after = role_after(self.code)
        if self.column in CHILDREN and {"cop", "mafia", "manas"} & set(self.guns):
            yield "role child"
        if after != "same":
            yield f"now {after}"
        if self.column in BITERS:
            yield "now citizen"
        if self.code in HOLDER:
            yield "voice taken"
        if self.code == "w":
            yield from (f"gun {gun}" for gun in self.guns)
        if self._don and "sniper" in self.guns:
            yield f"Snap joins {self._don}"

    # --- what lasts -------------------------------------------------------------------------------------------------

    def _voices(self) -> Expect:
        if self.column != "vagrant":
            return {}
        holder = HOLDER.get(self.code)
        without = {HEARS[gun]: ["voice"] for gun in GUNS[self.ruleset] if gun != holder}
        return {"cannot": without} | ({"can": {HEARS[holder]: ["voice"]}} if holder else {})

    def _later(self) -> Iterator[dict[str, object]]:
        if holder := HOLDER.get(self.code):
            expect = {"tally": {"Eve": "1"}, "executed": "Eve", "learns": {self.target: ["command Eve"]}}
            yield {"day": "2", "orders": {HEARS[holder]: "voice Eve"}, "expect": expect}
        if self.code == "w":
            skips = [{SENDER[gun]: "ability"} for gun in self.guns]
            yield {"night": "2", "orders": shots(self.guns, "Eve"), "expect": {"refused": skips, "deaths": {}}}
