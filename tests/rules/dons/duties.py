"""Turns a cell into a case about the woodman on another duty than the cop's: he is hit as the holder of that role."""

from tests.rules.dons.scene import HEARS, SENDER, Case, case, cause, players, shots
from tests.rules.dons.tables import MATRICES, Cell, cells, killers

CHECKED = ("role-citizen", "maniac")


def column(gun: str) -> str:
    """The column that holds for him while he shoots with this gun."""
    return next(row["column to read"] for row in MATRICES["duty"] if row["shoots for"] == gun)


def read_as(gun: str, game: str) -> list[Cell]:
    """The cells that hold for him: those of his column, without the gun that he has himself."""
    return [
        cell
        for kind in ("citizens", "others")
        for cell in cells(f"{game}-{kind}")
        if cell.column == column(gun) and gun not in cell.guns
    ]


def duty(ruleset: str, gun: str, cell: Cell) -> Case:
    """The night after `gun` hit him, in which the guns of the cell hit him too and he sends no shot."""
    fatal = killers(cell.column, cell.guns) if cell.code == "x" else ()
    learns = {HEARS[g]: _told(g, cell.column, fatal) for g in cell.guns} | {"Iron": []}
    missed = [f"missed {g}" for g in cell.guns if g not in fatal]
    expect = {
        "deaths": {"Iron": cause(fatal)} if fatal else {},
        "learns": learns,
        "public": [*missed, "missed woodman"],
        "secret": [f"missed {g}" for g in (*fatal, gun)],
    }
    return case(
        ruleset,
        players(ruleset, Iron="woodman"),
        {"night": "1", "orders": {SENDER[gun]: "shoot Iron"}, "expect": {"learns": {"Iron": [f"gun {gun}"]}}},
        {"night": "2", "orders": shots(cell.guns, "Iron"), "expect": expect},
    )


def _told(gun: str, column: str, fatal: tuple[str, ...]) -> list[str]:
    if gun == "cop" and column in CHECKED:
        return ["Iron is woodman"]
    return [] if gun in fatal else ["failed"]
