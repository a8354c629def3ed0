"""Reads the tables that stand beside this file: the verdict matrices and the rosters by number of players."""

import re
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
TABLE = re.compile(r"^#### matrix (\S+)\n\n((?:\|.*\n)+)", re.MULTILINE)
GUNS = {
    "dons-two": ("cop", "mafia", "maniac", "sniper", "zombie"),
    "dons-three": ("cop", "mafia", "manas", "sniper", "zombie"),
}
NO_CELL = "-"

Row = dict[str, str]


class Cell(NamedTuple):
    """One cell of a matrix: the guns of its row, its column, and the code without its star."""

    guns: tuple[str, ...]
    column: str
    code: str

    @property
    def name(self) -> str:
        """How a test calls the cell."""
        return f"{self.column}-under-{'+'.join(self.guns)}"


def tables(file: str) -> dict[str, list[Row]]:
    """The tables of a file by id; each row maps the columns, the first one included, to what stands there."""
    return {name: _rows(text) for name, text in TABLE.findall((HERE / file).read_text("utf-8"))}


def _rows(text: str) -> list[Row]:
    head, _, *rows = ([part.strip() for part in line.strip("|\n").split("|")] for line in text.splitlines())
    return [dict(zip(head, row, strict=True)) for row in rows]


MATRICES = tables("matrices.md")


def cells(matrix: str) -> list[Cell]:
    """The cells of a matrix in reading order, without those that cannot be."""
    return [
        Cell(tuple(row["hit by"].split(" + ")), column, code.rstrip("*"))
        for row in MATRICES[matrix]
        for column, code in row.items()
        if column != "hit by" and code != NO_CELL
    ]


def killers(column: str, guns: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the guns that are the cause when a player of this column dies of them."""
    listed = next(row["kill"] for row in MATRICES["killers"] if column in row["columns"].split(", "))
    if listed.startswith("all"):
        spare = listed.removeprefix("all").removeprefix(" but ").split(", ")
        return tuple(gun for gun in guns if gun not in spare)
    return tuple(gun for gun in guns if gun in listed.split(", "))


def role_after(code: str) -> str:
    """The role that a code gives, or `same`."""
    return next(row["role after"] for row in MATRICES["codes"] if row["code"] == code)
