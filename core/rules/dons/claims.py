"""What a hit brings beside life and death: the snitch's deal and the vagrant's vote (dons snitch.*, vag.*, fm.6)."""

from core.engine import events as e
from core.engine.night import Held, Night
from core.engine.state import GameState, Seat
from core.rules.dons.guns import DON, GANGS, don, holders, members
from core.rules.dons.matrices import ASKED
from core.rules.dons.sheet import Shot, by_role, guarded, lives, sheet_of, stays, told_as

CLAIM = {"vC": "cop", "vM": "mafia", "vN": "manas", "vX": "maniac"}
QUESTION, DEAL, KILL = "snitch", "deal", "kill"


# --- the snitch ---------------------------------------------------------------------------------------------------


def snitches(night: Night) -> None:
    """5.1.13: a gang that alone has hit the snitch may make a deal with him, or kill him (snitch.1-snitch.6)."""
    sheet = sheet_of(night)
    shots = {player: _shot(night, player) for player, fate in sheet.fates.items() if fate.code == ASKED}
    asked = {player: _asked(night, player, shot) for player, shot in shots.items()}
    if missing := [
        event for snitch, gang in asked.items() for member in gang for event in _question(night, snitch, member.player)
    ]:
        raise Held(*missing)
    for player, shot in shots.items():
        gang = asked[player]
        deal = bool(gang) and _answer(night.state, gang) == DEAL
        if gang:
            sheet.asked[shot.gun] = tuple(child.player for child in by_role(night, "child")) if deal else ()
        if not deal and not guarded(night, player):
            sheet.die(player, told_as(shot))


def _shot(night: Night, player: str) -> Shot:
    return next(shot for gun, shot in sheet_of(night).hit(player).items() if gun in GANGS)


def _asked(night: Night, player: str, shot: Shot) -> tuple[Seat, ...]:
    """Who is asked: the living of the gang who do not die this night.

    Nobody, if the gun was lent (wood.12), a biter took the role, or no child is left to be found (snitch.5).
    """
    found = f"found {shot.gun}" in night.start.memory
    if shot.lent or found or player in sheet_of(night).bitten or not by_role(night, "child"):
        return ()
    return tuple(seat for seat in members(night.start, shot.gun) if lives(night, seat.player))


def _question(night: Night, snitch: str, member: str) -> tuple[e.Event, ...]:
    if f"{QUESTION} {member}" in night.state.answers:
        return ()
    return e.Learned(member, f"{snitch} is snitch"), e.QuestionAsked(member, QUESTION, (DEAL, KILL))


def _answer(state: GameState, gang: tuple[Seat, ...]) -> str:
    """The word of the gang: the Don's, else the last one of a member; silence kills (snitch.2)."""
    by = {seat.player: seat for seat in gang}
    given = {
        player: words[0]
        for key, words in state.answers.items()
        if words and (player := key.removeprefix(f"{QUESTION} ")) in by and key.startswith(QUESTION)
    }
    from_don = [word for player, word in given.items() if by[player].role in DON.values()]
    return next(iter([*from_don, *reversed(given.values())]), KILL)


def settled(state: GameState) -> bool:
    """Whether for every gang asked the Don, or without one every member, has answered (day.2)."""
    asked = [key.removeprefix(f"{QUESTION} ") for key in state.answers if key.startswith(QUESTION)]
    seats = [state.seats[player] for player in (*asked, *state.questions)]
    for gang in {seat.team for seat in seats}:
        ours = [seat for seat in seats if seat.team == gang]
        heads = [seat for seat in ours if seat.role in DON.values() and seat.alive] or ours
        if any(seat.player in state.questions for seat in heads):
            return False
    return True


# --- the vagrant --------------------------------------------------------------------------------------------------


def votes(night: Night) -> None:
    """5.1.13: who commands the vote of a vagrant on the next day (vag.1, vag.2, fm.6)."""
    sheet = sheet_of(night)
    for seat in night.start.holders("vagrant"):
        fate = sheet.fates.get(seat.player)
        gun = CLAIM.get(fate.code) if fate else None
        if gun is None or not lives(night, seat.player) or seat.player in sheet.bitten:
            continue
        shot = sheet.hit(seat.player)[gun]
        if holder := _owner(night, shot) if shot.lent else _chooser(night, shot):
            sheet.taken[seat.player] = holder


def _chooser(night: Night, shot: Shot) -> str:
    """The room or player of the gun, if whoever chose is still there: cop, maniac, the gang's Don (fm.6.c)."""
    if shot.gun not in GANGS:
        return _name(shot.gun, shot.by[0]) if stays(night, night.start.seats[shot.by[0]]) else ""
    head = don(night.start, shot.gun)
    chose = [head] if head else members(night.start, shot.gun)
    return shot.gun if any(lives(night, seat.player) for seat in chose) else ""


def _owner(night: Night, shot: Shot) -> str:
    """A stand-in shot: the vote goes to the living owner of the gun, else to the woodman, if he lives (wood.12)."""
    if not lives(night, shot.by[0]):
        return ""
    owner = next((seat for seat in holders(night.start, shot.gun) if stays(night, seat)), None)
    return _name(shot.gun, owner.player) if owner else shot.by[0]


def _name(gun: str, player: str) -> str:
    return "cops" if gun == "cop" else gun if gun in GANGS else player
