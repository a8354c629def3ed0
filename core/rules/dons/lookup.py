"""The verdict matrices as a reader looks them up (dons section 8); drag, wife and mistress have no rows there."""

from functools import partial

from core.engine.verdicts import Verdict, Verdicts
from core.rules.dons.guns import GUNS
from core.rules.dons.matrices import ASKED, CANNOT_BE, DIES, LENT, LIVES, ROLE_AFTER, TABLES, killers

_SECTIONS = {"dons-two": ("8.2", "8.3", "8.4"), "dons-three": ("8.7", "8.8", "8.9")}
_VOTES = {"vC": "cop", "vM": "mafia", "vN": "manas", "vX": "maniac"}
_OUTCOMES = {CANNOT_BE: "cannot", DIES: "dies", LIVES: "lives", ASKED: "asked", LENT: "lent"}


def verdicts(game: str) -> Verdicts:
    """All that can be looked up in the matrices of a game."""
    tables = TABLES[game]
    columns = (*tables.citizens.columns, *tables.others.columns, *tables.cop.columns)
    return Verdicts(columns, GUNS[game], partial(_verdict, game))


def _verdict(game: str, column: str, guns: frozenset[str], guarded: bool) -> Verdict:
    tables = TABLES[game]
    if column in tables.cop.columns and "cop" in guns:
        # In the woodman's hand that gun saves the cop; the matrix has no row for it.
        return Verdict("lives", "dons cop.6")
    unguarded, code = tables.of(column), tables.verdict(column, guns)
    clause = f"dons {_SECTIONS[game][(tables.citizens, tables.others, tables.cop).index(unguarded)]}"
    if guarded and code not in (CANNOT_BE, LENT):
        code, clause = tables.outlived(column, guns), "dons 8.6"
    if code == DIES:
        fatal = killers(column, guns)
        return Verdict("dies", clause, guns=tuple(gun for gun in GUNS[game] if gun in fatal))
    if code in _VOTES:
        return Verdict("vote", clause, guns=(_VOTES[code],))
    if code in ROLE_AFTER:
        return Verdict("turns", clause, ROLE_AFTER[code])
    return Verdict(_OUTCOMES[code], clause)
