"""What players are told when a night is done (dons section 10 `learns`, tell.1, section 11)."""

from collections.abc import Iterator

from core.engine.night import Night
from core.engine.state import GameState, Seat
from core.rules.dons.claims import CLAIM
from core.rules.dons.columns import columns
from core.rules.dons.effects import mark
from core.rules.dons.fates import DISARMED, JOINS, SKIPS, of_shooter
from core.rules.dons.guns import BITERS, GANGS, GUNS, carriers, duties, head_of_line, holders, members, room
from core.rules.dons.matrices import ASKED
from core.rules.dons.sheet import Shot, heir, lives, role_after, sheet_of, stays

UNAWARE = {"child": "knows", "mistress": "armed"}


def believed(state: GameState, seat: Seat) -> str:
    """The role that a player takes for his own: child and mistress are simple citizens to themselves (base.3)."""
    return "citizen" if UNAWARE.get(seat.role, "") not in ("", *seat.marks) else seat.role


def tell(night: Night) -> None:
    """All private messages of a night, except what only the following day brings."""
    for shot in sheet_of(night).ordered:
        tell_shooters(night, shot)
    for vagrant, holder in sheet_of(night).taken.items():
        night.tell(vagrant, "voice taken")
        for player in commanders(night, holder):
            night.tell(player, f"{vagrant} is vagrant")
            night.tell(player, f"voice {vagrant}")
    for gang, children in sheet_of(night).asked.items():
        for seat in holders(night.start, gang):
            for child in children:
                if stays(night, seat):
                    night.tell(seat.player, f"{child} is child")
    for seat in night.start.living():
        tell_change(night, seat)
        tell_newcomer(night, seat)
    tell_lent(night)


# --- shots --------------------------------------------------------------------------------------------------------


def sharers(night: Night, shot: Shot) -> list[str]:
    """Those to whom a shot's outcome belongs: at nightfall and still at the gun or in its room (tell.1)."""
    shooter = night.start.seats[shot.by[0]]
    seats = [shooter] if shot.lent or not room(shooter.role) else holders(night.start, shot.gun)
    return [seat.player for seat in seats if stays(night, seat)]


def tell_shooters(night: Night, shot: Shot) -> None:
    """What a shot brings to those who share the gun; nothing after a kill, `failed` when it brings nothing else."""
    facts = list(found_out(night, shot))
    if not facts and not speaks_for_itself(night, shot):
        facts.append("failed")
    if shot in sheet_of(night).gained:
        facts.append("basement")
    for player in sharers(night, shot):
        for fact in facts:
            night.tell(player, fact)


def found_out(night: Night, shot: Shot) -> Iterator[str]:
    """The facts that a hit brings: a check, the woodman, the cop who was spared, or whom the sniper met."""
    target = night.start.seats[shot.target]
    if not hit(night, shot):
        return
    fatal = sheet_of(night).fates[target.player].fatal
    named = f"{target.player} is {target.role}"
    if shot.gun == "cop" and "cop" not in fatal:
        yield checked(night.start, target)
    elif not shot.lent and f"mutual-{shot.gun}" in columns(night, target) and shot.gun not in fatal:
        yield named
    code = of_shooter(night, shot)
    if code == SKIPS:
        yield from (named, "skip")
    elif code in (DISARMED, JOINS):
        yield named


def checked(state: GameState, target: Seat) -> str:
    """What a check tells (cop.3): the role, or with `check: side` only the side, but of vagrant and woodman."""
    if state.options["check"] == "role" or target.role in ("vagrant", "woodman"):
        return f"{target.player} is {target.role}"
    return f"{target.player} is {'town' if target.team == 'town' else 'neutral'}"


def hit(night: Night, shot: Shot) -> bool:
    """Whether a shot is in the set of its target."""
    return sheet_of(night).hit(shot.target).get(shot.gun) is shot


def speaks_for_itself(night: Night, shot: Shot) -> bool:
    """Whether nothing need be told: a kill, a question about the snitch, a vote, or somebody who joins by it."""
    sheet, target = sheet_of(night), shot.target
    if shot in sheet.void:
        joined = room(role_after(night, target)) == shot.gun != room(night.start.seats[target].role)
        return joined and not shot.lent
    if not hit(night, shot):
        return False
    fate = sheet.fates[target]
    asked = fate.code == ASKED and (shot.gun in sheet.asked or not lives(night, target))
    return shot.gun in fate.killers or asked or brought_in(night, shot) or took_vote(night, shot)


def brought_in(night: Night, shot: Shot) -> bool:
    """Whether by this shot its target, or a biter in his place, joins the room of the gun."""
    return sheet_of(night).turned.get(shot.target) == shot.gun and lives(night, heir(night, shot.target))


def took_vote(night: Night, shot: Shot) -> bool:
    """Whether this shot brought its sender the vote of a vagrant."""
    holder = sheet_of(night).taken.get(shot.target)
    claims = CLAIM.get(sheet_of(night).fates[shot.target].code) == shot.gun
    return holder is not None and claims and (not shot.lent or holder == shot.by[0])


# --- changes ------------------------------------------------------------------------------------------------------


def commanders(night: Night, holder: str) -> list[str]:
    """Those who are told of a vagrant's vote: the room, or the one who holds it."""
    seats = members(night.start, holder) or (night.start.seats[holder],)
    return [seat.player for seat in seats if stays(night, seat)]


def tell_change(night: Night, seat: Seat) -> None:
    """His own new role, as far as he knew the old one; the child that was found out (child.5, vamp.6, were.9)."""
    if not lives(night, seat.player):
        return
    before = believed(night.start, seat)
    if seat.role == "child" and {"cop", *GANGS} & set(sheet_of(night).hit(seat.player)):
        night.tell(seat.player, "role child")
        before = "child"
        if night.state.seats[seat.player].role == "child":
            mark(night, seat.player, "knows", 1)
    after = believed(night.state, night.state.seats[seat.player])
    if after != before:
        night.tell(seat.player, f"now {after}")


def tell_newcomer(night: Night, seat: Seat) -> None:
    """Who joins a room is told to those who were in it, and to the woodman whose shot brought him (10, tell.1)."""
    name = room(role_after(night, seat.player))
    if not lives(night, seat.player) or not name or name == room(seat.role):
        return
    told = [other.player for other in members(night.start, name) if stays(night, other)]
    gun = sheet_of(night).turned.get(seat.player)
    if gun and sheet_of(night).hits[seat.player][gun].lent:
        told.append(sheet_of(night).hits[seat.player][gun].by[0])
    for player in told:
        night.tell(player, f"{seat.player} joins {name}")


def tell_lent(night: Night) -> None:
    """To the woodman the guns that he is lent, and to a biter that the gun which he took skips (wood.5)."""
    for seat in night.state.living():
        for gun in duties(night.state, seat):
            night.tell(seat.player, f"gun {gun}")
    lent = [gun for gun in GUNS[night.start.ruleset] if night.state.memory.get(f"skip {gun}") == night.number + 1]
    for gun in lent:
        carrying = [head] if gun == "cop" and (head := head_of_line(night.state)) else carriers(night.state, gun)
        for seat in carrying:
            if night.start.seats[seat.player].role in BITERS:
                night.tell(seat.player, "skip")
