"""Teams and roles of `classic`, in the order of section 4 of the page."""

from core.engine.roster import ANY_LIVING, ANY_OTHER, LIVING, NOT_SELF, Ability, Gate, Limit, Role, Team
from core.engine.state import GameState, Seat
from core.rules.classic import acts

TEAMS = (
    Team("town", "classic 4.2a"),
    Team("mafia", "classic 4.1a", gang=True),
    Team("yakuza", "classic 4.8", gang=True),
    Team("maniac", "classic 4.5a"),
    Team("necromancer", "classic 4.9a"),
    Team("recruiter", "classic 4.10a"),
    Team("renegades", "classic 4.10g", gang=True),
)
GANGS = tuple(team.id for team in TEAMS if team.gang)


def may_shoot_own(state: GameState) -> bool:
    """`classic D8`; without introductions a refusal would betray a fellow (D4)."""
    return state.options["shoot_own"] == "allowed" or not state.options["introductions"]


def is_shooter(state: GameState, seat: Seat) -> bool:
    """Whether a member takes part in his gang's collective shot; a joined turncoat by D43."""
    if seat.role == "turncoat":
        return seat.team in GANGS and state.options["turncoat_shoots"] is True
    return seat.role in ("mafioso", "yakuza", "renegade")


NOT_SELF_IN_GANG = Limit(
    "target-self", lambda state, actor, target: actor.player != target.player or may_shoot_own(state)
)
NOT_OWN_GANG = Limit("target-team", lambda state, actor, target: actor.team != target.team or may_shoot_own(state))
NOT_UNDEAD = Limit("target-team", lambda state, actor, target: target.role != "zombie")
NOT_RECRUITED = Limit("target-team", lambda state, actor, target: target.role != "recruit")
NOT_INFECTED = Limit("target-repeat", lambda state, actor, target: "infected" not in target.marks)
INFECTED = Limit("not-infected", lambda state, actor, target: "infected" in target.marks)

CONSENT = Ability("consent", targets=(), phases=("day",), public=True, slot="consent")

GANG_SHOT = Ability(
    "shoot",
    targets=((LIVING, NOT_SELF_IN_GANG, NOT_OWN_GANG),),
    effect=acts.attack("shoot", "classic 4.1b"),
    gates=(Gate("ability", is_shooter),),
    collective=True,
)

CITIZEN = Role("citizen", "town", "classic 1.1.5", single=False)

COMMISSAR = Role(
    "commissar",
    "town",
    "classic 4.2",
    abilities=(Ability("check", effect=acts.check("classic 4.2b", killer=lambda state: True), failed="nothing"),),
)

DOCTOR = Role("doctor", "town", "classic 4.3", abilities=(Ability("heal", (ANY_LIVING,), acts.heal),))

PRIEST = Role("priest", "town", "classic 4.4", abilities=(Ability("block", effect=acts.block),))

SHERIFF = Role(
    "sheriff",
    "town",
    "classic 4.6",
    abilities=(Ability("shoot", effect=acts.attack("shoot", "classic 4.6b", "sheriff")),),
)

SPECIAL_AGENT = Role(
    "special-agent",
    "town",
    "classic 4.11",
    abilities=(Ability("check", effect=acts.check_and_shoot, failed="nothing"),),
)

SAMURAI = Role("samurai", "town", "classic 4.13", abilities=(Ability("guard", effect=acts.guard),))

REPORTER = Role(
    "reporter",
    "town",
    "classic 4.15",
    abilities=(Ability("interview", effect=acts.interview, failed="no interview"),),
)

TURNCOAT = Role("turncoat", "town", "classic 4.12", abilities=(GANG_SHOT,), needs=("mafioso", "yakuza"))

MAFIOSO = Role("mafioso", "mafia", "classic 4.1", abilities=(GANG_SHOT,), single=False)

LAWYER = Role(
    "lawyer",
    "mafia",
    "classic 4.7",
    abilities=(
        Ability(
            "check",
            effect=acts.check("classic 4.7b", killer=lambda state: state.options["lawyer_killer"] is True),
            failed="nothing",
        ),
    ),
    needs=("mafioso",),
)

HERETIC = Role(
    "heretic",
    "mafia",
    "classic 4.16",
    abilities=(Ability("avenge", effect=acts.attack("avenge", "classic 4.16b", "heretic")),),
    needs=("mafioso", "priest"),
)

THUG = Role("thug", "mafia", "classic 4.17", abilities=(Ability("beat", (ANY_LIVING,), acts.beat),), needs=("mafioso",))

YAKUZA = Role("yakuza", "yakuza", "classic 4.8", abilities=(GANG_SHOT,), single=False)

KAMIKAZE = Role(
    "kamikaze",
    "yakuza",
    "classic 4.14",
    abilities=(
        Ability("attack", ((LIVING, NOT_SELF, NOT_OWN_GANG),), acts.attack("attack", "classic 4.14b", "kamikaze")),
    ),
    needs=("yakuza", "commissar"),
)

MANIAC = Role(
    "maniac",
    "maniac",
    "classic 4.5",
    abilities=(Ability("kill", effect=acts.attack("kill", "classic 4.5b", "maniac")),),
)

NECROMANCER = Role(
    "necromancer",
    "necromancer",
    "classic 4.9",
    abilities=(
        Ability("infect", ((*ANY_OTHER, NOT_UNDEAD, NOT_INFECTED),), acts.infect, failed="failed"),
        Ability("kill", ((*ANY_OTHER, NOT_UNDEAD, INFECTED),), acts.raise_dead, failed="failed"),
    ),
)

ZOMBIE = Role("zombie", "necromancer", "classic 4.9", dealt=False, single=False)

RECRUITER = Role(
    "recruiter",
    "recruiter",
    "classic 4.10",
    abilities=(Ability("recruit", ((*ANY_OTHER, NOT_RECRUITED),), acts.recruit, failed="failed"),),
)

RECRUIT = Role("recruit", "recruiter", "classic 4.10", dealt=False, single=False)

RENEGADE = Role("renegade", "renegades", "classic 4.10", abilities=(GANG_SHOT,), dealt=False, single=False)

ROLES = (
    CITIZEN, COMMISSAR, DOCTOR, PRIEST, SHERIFF, SPECIAL_AGENT, SAMURAI, REPORTER, TURNCOAT,
    MAFIOSO, LAWYER, HERETIC, THUG, YAKUZA, KAMIKAZE,
    MANIAC, NECROMANCER, ZOMBIE, RECRUITER, RECRUIT, RENEGADE,
)  # fmt: skip
