"""The public report of a night (dons tell.4, tell.5)."""

from core.engine.night import Night
from core.engine.state import Seat
from core.rules.dons.columns import on_duty
from core.rules.dons.effects import found_child
from core.rules.dons.guns import AVENGERS, GANGS, GUNS, PLAIN, acting, holders, skips
from core.rules.dons.sheet import lives, role_after, sheet_of, told_as

# Beside a miss or a turn their names would give them away (tell.5).
UNNAMED = ("child", "vagrant", "snitch", "woodman", "don", "mana-don")


def announce(night: Night) -> None:
    """Turns, misses and the kamikaze's choice; with `report: choices` also whom the guns and the doctor chose."""
    turned = turns(night)
    for fact in turned:
        night.announce(fact)
    killers = set[str]().union(*sheet_of(night).deaths.values())
    for gun in in_play(night):
        if gun not in killers and gun not in turned.values():
            night.announce(f"missed {gun}")
    for seat in night.start.holders("kamikaze"):
        if placed := night.start.standing(seat.player, "drag"):
            night.announce(f"kamikaze chose {placed.args[0]}")
    if night.start.options["report"] == "choices":
        choices(night)


def turns(night: Night) -> dict[str, str]:
    """The turns of this night that are announced, each with the name of who brought it about."""
    found: dict[str, str] = {}
    for seat in night.start.living():
        if not lives(night, seat.player) or seat.player in sheet_of(night).bitten:
            continue
        role = role_after(night, seat.player)
        gun = sheet_of(night).turned.get(seat.player, "")
        by = told_as(sheet_of(night).hits[seat.player][gun]) if gun else ""
        if gun in GANGS and found_child(night, gun):
            found[f"child found {gun}"] = by
        elif seat.role == "sniper" and role in PLAIN.values():
            found["sniper turned"] = "sniper"
        elif seat.role == "citizen" and gun == "zombie":
            found["zombie took"] = by
    if lost_child(night):
        found["vampire lost child"] = "vampire"
    return found


def lost_child(night: Night) -> bool:
    """vamp.4: a vampire who lives bit the child, but the cop's shot had taken that role away."""
    return any(
        night.start.seats[victim].role == "child"
        and night.start.seats[biter].role == "vampire"
        and lives(night, biter)
        and role_after(night, biter) == "citizen"
        for victim, biter in sheet_of(night).bitten.items()
    )


def in_play(night: Night) -> list[str]:
    """Whose misses are told: guns held at nightfall, a night of duty, wife and mistress if they shot (tell.4)."""
    guns = [gun for gun in GUNS[night.start.ruleset] if holders(night.start, gun) and not skips(night.start, gun)]
    if any(on_duty(night, seat) for seat in night.start.living()):
        guns.append("woodman")
    return [*guns, *(shot.gun for shot in sheet_of(night).ordered if shot.gun in AVENGERS)]


def choices(night: Night) -> None:
    """tell.5: the target of every shot that fired, and the doctor's patient, where the name betrays nobody."""
    for shot in sheet_of(night).fired:
        if may_be_named(night, night.start.seats[shot.target]):
            night.announce(f"chose {told_as(shot)} {shot.target}")
    for seat in night.start.holders("doctor"):
        placed = night.start.standing(seat.player, "heal")
        if placed and may_be_named(night, night.start.seats[placed.args[0]]):
            night.announce(f"chose doctor {placed.args[0]}")


def may_be_named(night: Night, seat: Seat) -> bool:
    """Whether the report may name a player as somebody's choice."""
    cop = acting(night.start)
    return seat.role not in UNNAMED and not (cop and cop.player == seat.player)
