"""What a player was when the night opened: the columns in which the matrices have him (dons 8.2 to 8.10)."""

from core.engine.night import Night
from core.engine.state import Seat
from core.rules.dons.guns import DON, GANG_ROLES, PLAIN, acting, carriers, don, duties
from core.rules.dons.matrices import DUTY_COLUMN
from core.rules.dons.sheet import Shot, sheet_of

SINGLE_COLUMNS = frozenset(
    {"citizen", "vagrant", "snitch", "maniac", "kamikaze", "werewolf", "vampire", "zombie", "woodman"} | GANG_ROLES
)


def on_duty(night: Night, seat: Seat) -> tuple[str, ...]:
    """The guns of a woodman on duty tonight (wood.8)."""
    return duties(night.start, seat) if seat.role == "woodman" else ()


def columns(night: Night, seat: Seat) -> tuple[str, ...]:
    """The column of a player; a woodman with several duties has one for each (wood.8)."""
    if guns := on_duty(night, seat):
        deputy = seat.marks.get("duty cop") == "deputy"
        return tuple(_cops(night, seat, deputy) if gun == "cop" else DUTY_COLUMN[gun] for gun in guns)
    cop = acting(night.start)
    if cop and cop.player == seat.player:
        return (_cops(night, seat, seat.role == "deputy"),)
    if seat.role == "child":
        return ("child-multi" if night.start.options["child"] == "multi" else "child",)
    return (seat.role if seat.role in SINGLE_COLUMNS else "role-citizen",)


def _cops(night: Night, hand: Seat, deputy: bool) -> str:
    """The cop's column, by where his gun is aimed (8.4, 8.9, gang.6); `hand` holds it, the cop's or the woodman's."""
    shots = (s for s in sheet_of(night).fired if s.gun == "cop" and s.by[0] == hand.player)
    aim = next((night.start.seats[shot.target] for shot in shots), None)
    against = sheet_of(night).hit(hand.player)
    gang, duel = _aimed_at(night, aim, against) if aim else ("", False)
    if not gang:
        return "no-duel"
    return f"{'deputy' if deputy else 'duel' if duel else 'mutual'}-{gang}"


def _aimed_at(night: Night, aim: Seat, against: dict[str, Shot]) -> tuple[str, bool]:
    """The gang that the cop's gun is aimed at, and whether it is a duel with its Don.

    A gang's gun in the woodman's hand is met only by a shot at the woodman: a duel while the Don lives (wood.two.b).
    """
    for gang in PLAIN:
        shot = against.get(gang)
        if shot and shot.lent:
            if aim.player == shot.by[0]:
                return gang, don(night.start, gang) is not None
        elif aim.role in (DON[gang], PLAIN[gang]):
            return gang, aim.role == DON[gang]
    return "", False


def shooter_column(night: Night, shot: Shot) -> str:
    """What the target was to the shooter (8.5)."""
    seat = night.start.seats[shot.target]
    guns = on_duty(night, seat)
    cop = acting(night.start)
    if "cop" in guns or (cop and cop.player == seat.player):
        return "cop"
    if seat.role in DON.values() and seat.role != DON.get(shot.gun):
        return "don"
    return "woodman" if seat.role == "woodman" and not guns else "other"


def hand(night: Night, shot: Shot) -> str:
    """Whose fate the shooter's is: the woodman's, the eldest zombie's, the lone shooter's (fm.5, zombie.4)."""
    if shot.gun == "zombie" and not shot.lent:
        return carriers(night.start, "zombie")[0].player
    return shot.by[0]
