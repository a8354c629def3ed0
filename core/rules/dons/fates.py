"""Fates: what the matrices say of every player who was hit, and what that does to the shooters (dons section 8)."""

from core.engine.night import Night
from core.engine.state import Seat
from core.rules.dons.columns import columns, hand, shooter_column
from core.rules.dons.guns import AVENGERS, DON, DRAG, GANGS, PLAIN, ROOM_OF_GUN, room
from core.rules.dons.matrices import (
    ASKED,
    DIES,
    LENT,
    LIVES,
    ROLE_AFTER,
    TABLES,
    Tables,
    fate_of_shooter,
    killers,
)
from core.rules.dons.sheet import Fate, Shot, guarded, sheet_of, told_as

BACKFIRES, DISARMED, JOINS, SKIPS = "b", "u", "j", "s"
# The drag is read in the row in which a hostile gun that has not hit yet stands for it (8.1 rule 3).
DRAG_AS = ("sniper", "maniac", "mafia", "manas")


def drag_along(night: Night, drags: list[Shot]) -> None:
    """5.1.7, kam.3: the drag of a kamikaze who is killed hits its target as one more gun."""
    sheet = sheet_of(night)
    waiting = list(drags)
    while working := [d for d in waiting if sheet.hit(d.by[0]) and not guarded(night, d.by[0])]:
        waiting = [d for d in waiting if d not in working]
        for drag in working:
            sheet.hits.setdefault(drag.target, {})[DRAG] = drag
            night.resolved(drag, "drags")
    for drag in waiting:
        night.resolved(drag, "lapses", "dons kam.2")


def judge(night: Night) -> None:
    """5.1.8: whoever was hit lives or dies as the matrices say; a death has all guns that kill as its causes."""
    sheet = sheet_of(night)
    for player, hits in sheet.hits.items():
        fate = sheet.fates[player] = _fate(night, night.start.seats[player])
        if fate.killers:
            sheet.die(player, *(told_as(hits[gun]) for gun in fate.killers))


def _fate(night: Night, seat: Seat) -> Fate:
    tables = TABLES[night.start.ruleset]
    hits = frozenset(sheet_of(night).hit(seat.player))
    guns = hits - {DRAG, *AVENGERS}
    having = columns(night, seat)
    # Rules 2 and 3 of 8.1: wife, mistress and drag kill whomever they can hit, whatever else does.
    fatal = hits & {DRAG, *AVENGERS}
    for column in having:
        fatal |= _killers(tables, column, guns, DRAG in hits)
    if guarded(night, seat.player):
        return Fate(_outlived(tables, having, guns, DRAG in hits), frozenset(), fatal)
    first, *others = having
    code = LIVES if others else tables.verdict(first, _row(tables, first, guns, drag=False))
    return Fate(DIES if fatal else code, fatal, fatal)


def _row(tables: Tables, column: str, guns: frozenset[str], drag: bool) -> frozenset[str]:
    """The row in which these guns are read."""
    if column in tables.cop.columns and "cop" in guns:
        return frozenset()  # cop.6: in another hand it saves the cop from the gangs; no other gun kills him
    return guns | _drag_as(tables, column, guns) if drag else guns


def _killers(tables: Tables, column: str, guns: frozenset[str], drag: bool) -> frozenset[str]:
    """Those of the guns that kill a player of this column."""
    row = _row(tables, column, guns, drag)
    return killers(column, row) & guns if tables.verdict(column, row) == DIES else frozenset()


def _drag_as(tables: Tables, column: str, guns: frozenset[str]) -> frozenset[str]:
    """The gun that stands for the drag in a row; where each gun kills for itself none is needed."""
    if tables.of(column) is not tables.citizens:
        return frozenset()
    known = frozenset[str]().union(*tables.citizens.cells)
    return frozenset([gun for gun in DRAG_AS if gun in known - guns][:1])


def _outlived(tables: Tables, having: tuple[str, ...], guns: frozenset[str], drag: bool) -> str:
    """8.1 rule 4, 8.6; with a drag that a guard stops nobody asks about the snitch (snitch.6)."""
    first, *others = having
    if first == "woodman":
        return LENT if guns else LIVES
    code = LIVES if others else tables.outlived(first, guns)
    return LIVES if drag and code == ASKED else code


def backfire(night: Night) -> None:
    """5.1.9, maniac.3, zombie.4: who hits the cop or a Don with such a gun dies, unless he himself is guarded."""
    for shot in sheet_of(night).fired:
        if of_shooter(night, shot) == BACKFIRES and not guarded(night, hand(night, shot)):
            sheet_of(night).die(hand(night, shot), "backfire")


def of_shooter(night: Night, shot: Shot) -> str:
    """What happens to the one who fired: a code of the matrix `shooter`; the woodman never skips (8.5)."""
    code = fate_of_shooter(shot.gun, shooter_column(night, shot))
    return LIVES if shot.lent and code == SKIPS else code


def turn(night: Night) -> None:
    """5.1.10, 8.12: how the guns leave the roles of child, simple citizen, sniper and the woodman in his place."""
    sheet = sheet_of(night)
    for player, hits in sheet.hits.items():
        column = columns(night, night.start.seats[player])[0]
        code = TABLES[night.start.ruleset].outlived(column, frozenset(hits) - {DRAG})
        if code in ROLE_AFTER:
            sheet.left[player] = ROLE_AFTER[code]
            into = room(ROLE_AFTER[code])
            sheet.turned.update((player, gun) for gun in hits if into and ROOM_OF_GUN.get(gun) == into)
    for shot in sheet.fired:
        code = of_shooter(night, shot)
        if code == DISARMED:
            sheet.left[hand(night, shot)] = "citizen"
        elif code == JOINS:
            sheet.left[hand(night, shot)] = PLAIN[side_of(night.start.seats[shot.target])]


def side_of(gangster: Seat) -> str:
    """The gang of a Don or a plain member."""
    return next(gang for gang in GANGS if gangster.role in (DON[gang], PLAIN[gang]))
