"""The night of the dons: one list of named steps (5.1), and the exceptions with their clauses.

All choices are simultaneous (base.2): the steps write into the sheet of the night, and only the last one lets things
happen. Guns go into a set per target; the matrices say what the set does.
"""

from collections.abc import Callable

from core.engine.effects import Effect
from core.engine.night import Adjust, Night, NightRules, Step
from core.engine.state import Placed, Seat
from core.rules.dons import bites, claims, fates, guards, private, report, story
from core.rules.dons.bites import bite_of, protected
from core.rules.dons.columns import on_duty
from core.rules.dons.effects import take_effect
from core.rules.dons.fates import JOINS, of_shooter, side_of
from core.rules.dons.guns import AVENGERS, BITERS, GANGS, GUN_OF, carried, is_gangster
from core.rules.dons.sheet import REMOVED, Shot, lives, sheet_of

SHOOTERS = (*GUN_OF, "woodman")


def hindered(night: Night, seat: Seat) -> tuple[str, str] | None:
    """Everybody acts; a block stops only a gun, and that is an exception (wood.2)."""
    return None


def agree(night: Night, team: str, orders: list[tuple[Seat, Placed]]) -> Placed | tuple[str, str]:
    """The shot of a gang or of the zombies, or why there is none (gang.11, zombie.0.b)."""
    if team in GANGS and night.start.options["gang-order"] == "majority":
        named = [order.args for _, order in orders]
        most = max(named.count(args) for args in named)
        leading = {args for args in named if named.count(args) == most}
        if len(leading) > 1:
            return "tie", "dons gang.11"
        return next(order for _, order in orders if order.args in leading)
    return guards.word_of_the_room(night.start, team, orders, "shoot") or ("passed", "dons gang.11")


# --- exceptions ---------------------------------------------------------------------------------------------------


def _keep(night: Night, effects: list[Effect], stopped: list[Shot], result: str, clause: str) -> list[Effect]:
    for shot in stopped:
        night.resolved(shot, result, clause)
    return [effect for effect in effects if effect not in stopped]


def note_orders(night: Night, effects: list[Effect]) -> list[Effect]:
    """Every shot that was ordered stands on the sheet, fired or not."""
    sheet_of(night).ordered = [effect for effect in effects if isinstance(effect, Shot)]
    return effects


def blocked_guns(night: Night, effects: list[Effect]) -> list[Effect]:
    """wood.2, wood.13: the gun that the blocked player carries does not fire; a lent gun is in other hands."""
    stopped = {carried(night.start, night.start.seats[player]) for player in night.blocks}
    lone = {"sniper", "maniac", *AVENGERS}
    blocked = [
        shot
        for shot in sheet_of(night).ordered
        if shot.gun in stopped and not shot.lent and (shot.gun not in lone or shot.by[0] in night.blocks)
    ]
    sheet_of(night).blocked = blocked
    return _keep(night, effects, blocked, "blocked", "dons wood.2")


def own_side(night: Night, effects: list[Effect]) -> list[Effect]:
    """wood.6: a gun kills nobody of its own side, in whose hand it may be; the cop's gun kills no citizen anyway."""
    return _void(
        night, effects, "dons wood.6", lambda shot, seat: shot.gun != "cop" and GUN_OF.get(seat.role) == shot.gun
    )


def newcomers(night: Night, effects: list[Effect]) -> list[Effect]:
    """gang.14: a gang's gun does not kill a player who joins that gang this same night by his own act."""
    return _void(
        night, effects, "dons gang.14", lambda shot, seat: shot.gun in GANGS and joins(night, seat) == shot.gun
    )


def avengers(night: Night, effects: list[Effect]) -> list[Effect]:
    """base.5: wife and mistress act on gang members only; on the woodman as the holder of such a role (8.10)."""
    return _void(
        night,
        effects,
        "dons base.5",
        lambda shot, seat: shot.gun in AVENGERS and not is_gangster(seat) and not set(on_duty(night, seat)) & {*GANGS},
    )


def _void(night: Night, effects: list[Effect], clause: str, void: Callable[[Shot, Seat], bool]) -> list[Effect]:
    """Take the shots that do nothing out of all sets."""
    shots = (effect for effect in effects if isinstance(effect, Shot))
    stopped = [shot for shot in shots if void(shot, night.start.seats[shot.target])]
    sheet_of(night).void += stopped
    return _keep(night, effects, stopped, "void", clause)


def joins(night: Night, seat: Seat) -> str:
    """The gang that a player joins tonight by his own act: he hits its Don, or bites its member (gang.14)."""
    if seat.role in BITERS:
        victim = bite_of(night.start, seat)
        bitten = night.start.seats[victim] if victim else None
        if bitten is None or not is_gangster(bitten) or (seat.role == "werewolf" and protected(night, victim)):
            return ""
        return side_of(bitten)
    shots = (shot for shot in sheet_of(night).fired if shot.by[0] == seat.player and of_shooter(night, shot) == JOINS)
    return next((side_of(night.start.seats[shot.target]) for shot in shots), "")


# --- the order ----------------------------------------------------------------------------------------------------


def take_aim(night: Night, effects: list[Effect]) -> None:
    """5.1.5: the set of guns that hit each player."""
    for shot in effects:
        assert isinstance(shot, Shot)
        sheet_of(night).hits.setdefault(shot.target, {})[shot.gun] = shot


def drag_along(night: Night, effects: list[Effect]) -> None:
    """5.1.7: what the kamikaze's choice does."""
    fates.drag_along(night, [effect for effect in effects if isinstance(effect, Shot)])


def remove(night: Night) -> None:
    """Who is removed leaves when the night is done, unless it kills him: by the host in its dawn, or for silence.

    day.14: kicked he drags nobody; day.13: who was silent on so many days running.
    """
    allowed = night.start.options["inactive"]
    for seat in night.start.living():
        if seat.marks.get(REMOVED) == f"dawn {night.number + 1}" and lives(night, seat.player):
            sheet_of(night).die(seat.player, "kicked")
        if allowed != "off" and int(seat.marks.get("silent", 0)) >= int(str(allowed)) and lives(night, seat.player):
            sheet_of(night).die(seat.player, "inactive")


ORDER = (
    Step("block", ("woodman",), "dons 5.1.3", abilities=("block",)),
    Step("doctor", ("doctor",), "dons 5.1.4", abilities=("heal",)),
    Step("basements", (), "dons 5.1.4", act=guards.hide),
    Step("bonus", (), "dons 5.1.4", act=guards.bonus),
    Step(
        "guns",
        SHOOTERS,
        "dons 5.1.5",
        abilities=("shoot", "stand-in", "avenge"),
        adjust=(
            Adjust("dons base.2", note_orders),
            Adjust("dons wood.2", blocked_guns),
            Adjust("dons wood.6", own_side),
            Adjust("dons gang.14", newcomers),
            Adjust("dons base.5", avengers),
        ),
        settle=take_aim,
    ),
    Step("walking basement", (), "dons 5.1.6", act=guards.walk),
    Step("kamikaze", ("kamikaze",), "dons 5.1.7", abilities=("drag",), settle=drag_along),
    Step("fates", (), "dons 5.1.8", act=fates.judge),
    Step("backfire", (), "dons 5.1.9", act=fates.backfire),
    Step("turns", (), "dons 5.1.10", act=fates.turn),
    Step("vampire", (), "dons 5.1.11", act=bites.vampire),
    Step("werewolf", (), "dons 5.1.12", act=bites.werewolf),
    Step("removals", (), "dons day.13", act=remove),
    Step("snitch", (), "dons 5.1.13", act=claims.snitches),
    Step("vagrant", (), "dons 5.1.13", act=claims.votes),
    Step("story", (), "dons tell.1", act=story.tell),
    Step("effect", (), "dons 5.1.15", act=take_effect),
    Step("private", (), "dons 5.1.16", act=private.tell),
    Step("report", (), "dons 5.1.16", act=report.announce),
)

RULES = NightRules(order=ORDER, hindered=hindered, agree=agree)
