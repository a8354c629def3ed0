"""Reads tables that are written as on the rules page: cells between bars, the first row names the columns."""

from dataclasses import dataclass

Row = dict[str, str]


def rows(text: str) -> tuple[Row, ...]:
    """The rows of a table, each by the names of its columns."""
    head, *body = ([cell.strip() for cell in line.split("|")] for line in text.strip().splitlines())
    return tuple(dict(zip(head, cells, strict=True)) for cells in body)


@dataclass(frozen=True, slots=True)
class Matrix:
    """A verdict matrix; `cells` holds its codes by the set of guns that hit (`cop + mafia`) and by column."""

    id: str
    text: str
    columns: tuple[str, ...]
    cells: dict[frozenset[str], Row]

    def code(self, guns: frozenset[str], column: str) -> str:
        """The code of a cell, without the star. The set is not empty."""
        return self.cells[guns][column].removesuffix("*")


def read(name: str, text: str) -> Matrix:
    """The matrix of that id."""
    written = rows(text)
    cells = {frozenset(row["hit by"].split(" + ")): row for row in written}
    columns = tuple(column for column in written[0] if column != "hit by")
    return Matrix(name, text, columns, cells)
