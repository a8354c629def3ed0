"""The first night of vampire and werewolf (dons vamp.*, were.*, 8.12)."""

from core.engine.effects import Effect
from core.engine.night import Night
from core.engine.state import GameState, Seat
from core.rules.dons.fates import side_of
from core.rules.dons.guns import BITERS, PLAIN, is_gangster
from core.rules.dons.sheet import guarded, lives, sheet_of


def bite_of(state: GameState, biter: Seat) -> str:
    """Whom a biter bites: his standing order, lodged earlier perhaps; void if its target is dead (vamp.7)."""
    placed = state.standing(biter.player, "bite")
    target = placed.args[0] if placed else ""
    return target if target and state.seats[target].alive else ""


def protected(night: Night, victim: str) -> bool:
    """Whether a werewolf's bite fails: a guard, or the cop's hit on a citizen whom no gun killed (were.4, D 41)."""
    sheet, seat = sheet_of(night), night.start.seats[victim]
    return guarded(night, victim) or (seat.team == "town" and "cop" in sheet.hit(victim) and lives(night, victim))


def vampire(night: Night) -> None:
    """5.1.11: he takes the bitten role as the guns leave it; with a gang he just moves in (vamp.2-vamp.4, vamp.9)."""
    sheet = sheet_of(night)
    for biter in night.start.holders("vampire"):
        victim = bite_of(night.start, biter)
        if not victim:
            sheet.die(biter.player, "no-bite")
            continue
        seat = night.start.seats[victim]
        if is_gangster(seat):
            sheet.becomes[biter.player] = PLAIN[side_of(seat)]
        elif seat.role in BITERS:
            sheet.becomes[biter.player] = "citizen"
        else:
            sheet.becomes[biter.player] = sheet.left.get(victim, seat.role)
            sheet.left[victim] = "citizen"
            sheet.bitten.setdefault(victim, biter.player)
            sheet.hidden.add(victim)
        night.resolved(_bite(biter, victim, "dons vamp.2"), "bites")


def werewolf(night: Night) -> None:
    """5.1.12: he takes the place as guns and vampire leave it, the victim is dead; or he dies (were.2-were.8)."""
    sheet = sheet_of(night)
    for biter in night.start.holders("werewolf"):
        victim = bite_of(night.start, biter)
        if not victim:
            sheet.die(biter.player, "no-bite")
        elif protected(night, victim):
            sheet.die(biter.player, "bite-failed")
            night.resolved(_bite(biter, victim, "dons were.4"), "bite-failed")
        else:
            sheet.becomes[biter.player] = _place(night, victim)
            sheet.die(victim, "werewolf")
            sheet.bitten.setdefault(victim, biter.player)
            sheet.hidden.add(victim)
            night.resolved(_bite(biter, victim, "dons were.2"), "bites")


def _place(night: Night, victim: str) -> str:
    """The role that is left of the victim; of a vampire the one that he took, of one who took none nothing (8.12.4)."""
    sheet, seat = sheet_of(night), night.start.seats[victim]
    if seat.role in BITERS:
        return sheet.becomes.get(victim, "citizen") if seat.role == "vampire" else "citizen"
    return sheet.left.get(victim, seat.role)


def _bite(biter: Seat, victim: str, clause: str) -> Effect:
    return Effect(by=(biter.player,), ability="bite", target=victim, clause=clause)
