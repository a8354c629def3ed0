"""What became of each shot, for the story and for "why": one result with its clause (dons section 8)."""

from core.engine.night import Night
from core.rules.dons.claims import CLAIM
from core.rules.dons.fates import BACKFIRES, DISARMED, JOINS, SKIPS, of_shooter
from core.rules.dons.guns import GANGS, HOSTILE
from core.rules.dons.matrices import ASKED
from core.rules.dons.private import found_out, hit
from core.rules.dons.sheet import Shot, lives, sheet_of

TO_THE_SHOOTER = {
    BACKFIRES: ("backfires", "dons 8.5"),
    DISARMED: ("disarmed", "dons sniper.3"),
    JOINS: ("turns", "dons sniper.4"),
    SKIPS: ("lent", "dons wood.5"),
}


def tell(night: Night) -> None:
    """Note the outcome of every shot that is in the set of its target."""
    for shot in sheet_of(night).fired:
        if hit(night, shot):
            night.resolved(shot, *outcome(night, shot))


def outcome(night: Night, shot: Shot) -> tuple[str, str]:
    """The result of a hit and its clause."""
    sheet, target = sheet_of(night), shot.target
    fate = sheet.fates[target]
    if shot.gun in fate.killers:
        return "kills", shot.clause
    if (code := of_shooter(night, shot)) in TO_THE_SHOOTER:
        return TO_THE_SHOOTER[code]
    if sheet.turned.get(target) == shot.gun and shot.gun != "cop":
        return ("finds", "dons child.2") if shot.gun in GANGS else ("takes", "dons zombie.0.b")
    if fate.code == ASKED:
        return ("kills", "dons snitch.4") if not lives(night, target) else ("deal", "dons snitch.1")
    if CLAIM.get(fate.code) == shot.gun:
        return ("takes-vote", "dons vag.1") if target in sheet.taken else ("vote-lost", "dons fm.6.c")
    return unharmed(night, shot)


def unharmed(night: Night, shot: Shot) -> tuple[str, str]:
    """Why a hit did no harm: a check, a guard, the cop's save, or the mutual shot."""
    if shot.gun == "cop" and any(found_out(night, shot)):
        return "learns", "dons cop.3"
    if shields := night.shields.get(shot.target):
        return "guarded", shields[0].clause
    if "cop" in sheet_of(night).hit(shot.target) and shot.gun in HOSTILE:
        return "saved", "dons cop.5"
    return "spared", "dons gang.4"
