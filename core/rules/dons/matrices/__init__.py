"""The verdict matrices (dons section 8), and the one rule that reads each of them."""

from typing import NamedTuple

from core.rules.dons.matrices import three, two
from core.rules.dons.matrices.both import CODES, DUTY, KILLERS, SHOOTER
from core.rules.dons.matrices.reading import Matrix

CANNOT_BE, DIES, LIVES, ASKED, LENT = "-", "x", "o", "d", "w"
ROLE_AFTER = {row["code"]: row["role after"] for row in CODES if row["role after"] not in ("", "same")}
_KILLERS = {column: row["kill"] for row in KILLERS for column in row["columns"].split(", ")}
_SHOOTER = {row["gun"]: row for row in SHOOTER}
DUTY_COLUMN = {row["shoots for"]: row["column to read"] for row in DUTY}


class Tables(NamedTuple):
    """The matrices of one game."""

    citizens: Matrix
    others: Matrix
    cop: Matrix
    guarded: Matrix

    def of(self, column: str) -> Matrix:
        """The matrix without a guard that has this column."""
        return next(matrix for matrix in (self.citizens, self.others, self.cop) if column in matrix.columns)

    def verdict(self, column: str, guns: frozenset[str]) -> str:
        """What becomes of an unguarded player under these guns; nothing under none."""
        return self.of(column).code(guns, column) if guns else LIVES

    def outlived(self, column: str, guns: frozenset[str]) -> str:
        """What becomes of one whom a guard keeps alive, or of the role that he leaves to a biter (8.6, 8.12)."""
        if not guns or column not in self.guarded.columns:
            return LIVES
        return self.guarded.code(guns, column)


TABLES = {
    "dons-two": Tables(two.CITIZENS, two.OTHERS, two.COP, two.GUARDED),
    "dons-three": Tables(three.CITIZENS, three.OTHERS, three.COP, three.GUARDED),
}


def killers(column: str, guns: frozenset[str]) -> frozenset[str]:
    """Those of the guns that are the cause when a player of this column dies of them (8.1)."""
    every, _, listed = _KILLERS[column].partition("all")
    if every:
        return guns & frozenset(every.split(", "))
    return guns - frozenset(listed.removeprefix(" but ").split(", "))


def fate_of_shooter(gun: str, target: str) -> str:
    """What happens to the shooter: `o`, `b`, `u`, `j` or `s`, by what his target was (8.5)."""
    return _SHOOTER[gun][target].removesuffix("*")
