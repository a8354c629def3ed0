"""Teams and roles of the dons, in the order of section 4 of the page."""

from core.engine.roster import LIVING, Ability, Role, Team
from core.rules.dons import acts, limits
from core.rules.dons.guns import GUNS

TEAMS = (
    Team("town", "dons win.3"),
    Team("mafia", "dons gang.1", gang=True),
    Team("manas", "dons gang.1", gang=True),
    Team("maniac", "dons maniac.1"),
    Team("zombie", "dons zombie.0.b", gang=True),
    Team("kamikaze", "dons kam.1"),
    Team("werewolf", "dons were.1"),
    Team("vampire", "dons vamp.8"),
)

# --- what several roles have --------------------------------------------------------------------------------------

HIDE = Ability("hide", (limits.OWN_ROOM,), gates=(limits.ROOM_NOT_SPENT, limits.ROOM_HAS), slot="hide", collective=True)
# A walking basement belongs to the player, whatever becomes of his role (walk.3).
OWN_HIDE = Ability("hide", (limits.HIMSELF,), gates=(limits.OWN_NOT_SPENT, limits.OWN_HAS), slot="hide")
VOICE = Ability(
    "voice", (limits.NOT_THE_VAGRANT,), phases=("day",), gates=(limits.HOLDS,), slot="voice", collective=True
)
GANG_SHOT = Ability("shoot", (limits.NOT_OWN_GANG,), acts.shoot, gates=(limits.FIRES,), collective=True)
LONE_SHOT = Ability("shoot", (limits.OTHERS,), acts.shoot, gates=(limits.FIRES,))
COP_SHOT = Ability("shoot", (limits.OTHERS,), acts.shoot, gates=(limits.ACTING, limits.FIRES))
REVENGE = Ability("avenge", (limits.OTHERS,), acts.avenge, gates=(limits.NOT_AVENGED, limits.ARMED))
BITE = Ability("bite", (limits.OTHERS,), phases=("night", "day"), slot="bite")

GANG_CARD = (GANG_SHOT, HIDE, VOICE)
COP_CARD = (COP_SHOT, HIDE, VOICE)


def _office(ability: str) -> tuple[Ability, ...]:
    """A choice of the day, made before the offices close; the same player at most twice a game (day.6, base.7)."""
    return (Ability(ability, ((LIVING, limits.twice(ability)),), phases=("day",), gates=(limits.IN_TIME,)),)


# --- the roles ----------------------------------------------------------------------------------------------------

DON = Role("don", "mafia", "dons gang.11", GANG_CARD)
MAFIOSO = Role("mafioso", "mafia", "dons gang.2", GANG_CARD, single=False)
MANA_DON = Role("mana-don", "manas", "dons gang.11", GANG_CARD)
MANA = Role("mana", "manas", "dons gang.2", GANG_CARD, single=False)
MANIAC = Role("maniac", "maniac", "dons maniac.1", (LONE_SHOT, VOICE))
COP = Role("cop", "town", "dons cop.1", COP_CARD)
DEPUTY = Role("deputy", "town", "dons dep.1", COP_CARD)
CHILD = Role("child", "town", "dons child.1")

DOCTOR = Role("doctor", "town", "dons doc.1", (Ability("heal", ((LIVING, limits.twice("heal")),), acts.heal),))
SNIPER = Role("sniper", "town", "dons sniper.1", (LONE_SHOT,))


def woodman(game: str) -> Role:
    """The iron woodman; which guns exist is a matter of the game."""
    block = Ability("block", (limits.OTHERS,), acts.block, gates=(limits.NOT_BLOCKED,), slot="block")
    stand_in = Ability(
        "stand-in",
        (limits.OTHERS,),
        acts.stand_in,
        gates=(limits.ON_DUTY,),
        slot="stand-in",
        words=acts.lent_guns,
        known=GUNS[game],
        word_needed=True,
        word_slots=True,
    )
    return Role("woodman", "town", "dons wood.1", (block, stand_in, VOICE))


LAWYER = Role("lawyer", "town", "dons law.1", _office("defend"))
BOUNCER = Role("bouncer", "town", "dons bouncer.1", _office("bar"))
KEYKEEPER = Role("keykeeper", "town", "dons key.1", _office("admit"), needs=("bouncer",))
PROSECUTOR = Role(
    "prosecutor",
    "town",
    "dons pros.1",
    (Ability("accuse", (limits.OTHERS,), phases=("day",), gates=(limits.PROSECUTOR_IN_TIME,)),),
)
WIFE = Role("wife", "town", "dons wife.1", (REVENGE,))
MISTRESS = Role("mistress", "town", "dons mistress.1", (REVENGE,))
SNITCH = Role("snitch", "town", "dons snitch.1", needs=("child",))
VAGRANT = Role("vagrant", "town", "dons vag.1")
CITIZEN = Role("citizen", "town", "dons cit.1", single=False)
KAMIKAZE = Role("kamikaze", "kamikaze", "dons kam.1", (Ability("drag", (limits.OTHERS,), acts.drag),))
WEREWOLF = Role("werewolf", "werewolf", "dons were.1", (BITE,))
VAMPIRE = Role("vampire", "vampire", "dons vamp.1", (BITE,))
ZOMBIE = Role("zombie", "zombie", "dons zombie.0.a", (GANG_SHOT, HIDE))

STRANGERS = {"dons-two": ("mana-don", "mana"), "dons-three": ("maniac",)}


def roles(game: str) -> tuple[Role, ...]:
    """The roles of a game, in the order of the page (4, 10)."""
    every = (
        DON, MAFIOSO, MANA_DON, MANA, MANIAC, COP, DEPUTY, CHILD, DOCTOR, SNIPER, woodman(game), LAWYER, BOUNCER,
        KEYKEEPER, PROSECUTOR, WIFE, MISTRESS, SNITCH, VAGRANT, CITIZEN, KAMIKAZE, WEREWOLF, VAMPIRE, ZOMBIE,
    )  # fmt: skip
    return tuple(role for role in every if role.id not in STRANGERS[game])


TEAM_OF = {role.id: role.team for game in STRANGERS for role in roles(game)}
