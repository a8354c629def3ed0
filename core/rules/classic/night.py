"""The night of `classic`: one list of named steps (5.2, A.2), and the exceptions with their clauses."""

from core.engine import events as e
from core.engine.effects import Attack, Effect
from core.engine.night import Adjust, Hits, Night, NightRules, Step
from core.engine.state import Placed, Seat
from core.rules.classic.acts import turn_zombie
from core.rules.classic.deaths import bind_zombies
from core.rules.classic.roles import is_shooter
from core.rules.classic.wins import due_sides


def beaten(night: Night, seat: Seat) -> bool:
    """Whether a beating of last night is in force (4.17a)."""
    return night.start.seats[seat.player].marks.get("beaten") == night.number - 1


def hindered(night: Night, seat: Seat) -> tuple[str, str] | None:
    """Why a living actor does nothing this night: the priest's block, or last night's beating."""
    if seat.player in night.blocks:
        return "blocked", "classic 4.4b"
    return ("beaten", "classic 4.17a") if beaten(night, seat) else None


def agree(night: Night, team: str, orders: list[tuple[Seat, Placed]]) -> Placed | tuple[str, str]:
    """The shot of a gang, or why it does not come about (5.2 "a gang shoots", 4.1c, D9, D13, D60)."""
    shooters = [s for s in night.before.living(team) if is_shooter(night.before, s)]
    if any(s.player in night.blocks for s in shooters):
        return "blocked", "classic 4.4c"
    stops_all = night.start.options["beaten_specialist"] == "stops-gang"
    if any(beaten(night, s) for s in (night.before.living(team) if stops_all else shooters)):
        return "beaten", "classic 4.17.4"
    placed = [order for _, order in orders]
    votes = [order.args for order in placed]
    needed = {"unanimous": len(shooters), "majority": len(shooters) // 2 + 1, "any": 0}
    agreement = str(night.start.options["gang_agreement"])
    if agreement == "any":
        return max(placed, key=lambda order: order.number)
    chosen = next((o for o in placed if votes.count(o.args) >= needed[agreement]), None)
    return chosen or ("disagree", "classic 4.1c")


# --- exceptions ---------------------------------------------------------------------------------------------------


def kamikaze_finds_his_man(night: Night, effects: list[Effect]) -> list[Effect]:
    """4.14b-4.14e, the first matching row of 8.4: a ward, the samurai, the commissar; in all other cases nothing."""
    kept: list[Effect] = []
    for shot in effects:
        assert isinstance(shot, Attack)
        role = night.before.seats[shot.target].role
        own_death = Attack(
            by=shot.by, ability=shot.ability, target=shot.by[0], clause="classic 4.14c", cause="kamikaze", sure=True
        )
        if shot.target in night.covers:
            kept += [shot, own_death]
        elif role == "samurai":
            kept.append(own_death)
        elif role == "commissar":
            kept += [shot, own_death]
        else:
            night.resolved(shot, "misses", "classic 4.14e")
    return kept


def heretic_finds_the_priest(night: Night, effects: list[Effect]) -> list[Effect]:
    """4.16b, 4.16c, 8.5: naming the priest or the player whom he named, the heretic strikes both. Names count (D59)."""
    kept: list[Effect] = []
    for act in effects:
        assert isinstance(act, Attack)
        named = next(iter(night.blocks.values()), None)
        priest = next((s.player for s in night.start.seats.values() if s.role == "priest"), "")
        pair = (named.by[0], named.target) if named else (priest,)
        if act.target in pair:
            kept += [
                Attack(by=act.by, ability=act.ability, target=name, clause=act.clause, cause=act.cause) for name in pair
            ]
        else:
            night.resolved(act, "misses", "classic 4.16c")
    return kept


def infected_citizens_rise(night: Night, hits: Hits) -> Hits:
    """4.9d: an infected plain citizen does not die but becomes a zombie, unless the necromancer dies with him (D51)."""
    if any(night.before.seats[player].role == "necromancer" for player in hits):
        return hits
    fallen: Hits = {}
    for player, attacks in hits.items():
        seat = night.before.seats[player]
        if seat.role == "citizen" and "infected" in seat.marks:
            night.resolved(attacks[0], "rises", "classic 4.9d")
            turn_zombie(night, player)
        else:
            fallen[player] = attacks
    return fallen


def zombies_fall(night: Night, hits: Hits) -> None:
    """4.9g: with the necromancer all zombies die, and the infected are cured."""
    if any(night.before.seats[player].role == "necromancer" for player in hits):
        night.emit(*bind_zombies(night.state, night.during))


def risen_tonight(night: Night, target: str) -> bool:
    """D50: in the night of turning a zombie is immune."""
    return night.state.seats[target].marks.get("risen") == night.number


def turncoat_joins(night: Night) -> None:
    """4.12a-4.12c, D45: the turncoat takes the side of the gang that vanished first; of his choice when both did.

    The only one living joins at once, unasked (D41).
    """
    for seat in tuple(night.state.holders("turncoat")):
        sides: tuple[str, ...] = due_sides(night.state) if seat.team == "town" else ()
        if not sides:
            continue
        alone = len(list(night.state.living())) == 1
        if not alone and (why := hindered(night, seat)):
            night.emit(e.Resolved("turncoat", (seat.player,), "join", "", *why))
            continue
        side = sides[0]
        if len(sides) > 1 and not alone:
            side = next(iter(night.ask(seat.player, "side", sides)), side)
        night.emit(
            e.RoleChanged(seat.player, "turncoat", side),
            e.Resolved("turncoat", (seat.player,), "join", side, "joins", "classic 4.12a"),
        )
        night.tell(seat.player, f"joined {side}")
        night.announce(f"turncoat joined {side}")


ORDER = (
    Step("priest", ("priest",), "classic 4.4"),
    Step("samurai", ("samurai",), "classic 4.13"),
    Step("kamikaze", ("kamikaze",), "classic 4.14", adjust=(Adjust("classic 4.14e", kamikaze_finds_his_man),)),
    Step("doctor", ("doctor",), "classic 4.3"),
    Step("special-agent", ("special-agent",), "classic 4.11"),
    Step("killers", ("maniac", "necromancer"), "classic D65", abilities=("kill",)),
    Step("infection", ("necromancer",), "classic D65", abilities=("infect",), joined=True),
    Step("recruitment", ("recruiter",), "classic D65", joined=True),
    Step("gangs", ("mafioso", "yakuza", "renegade", "turncoat"), "classic 4.1.4"),
    Step("sheriff", ("sheriff",), "classic 4.6"),
    Step("heretic", ("heretic",), "classic 4.16", adjust=(Adjust("classic 4.16c", heretic_finds_the_priest),)),
    Step("dossiers", ("commissar", "lawyer"), "classic 5.3c"),
    Step("reporter", ("reporter",), "classic 4.15"),
    Step("thug", ("thug",), "classic 4.17"),
    Step("turncoat", ("turncoat",), "classic 4.12", act=turncoat_joins),
)

RULES = NightRules(
    order=ORDER,
    hindered=hindered,
    agree=agree,
    fates=(infected_citizens_rise,),
    after_deaths=(zombies_fall,),
    unharmed=risen_tonight,
)

# The slots of a scenario's own order (custom 10): `gangs` stands for all collective shots.
SLOTS = (
    "priest", "samurai", "kamikaze", "doctor", "special-agent", "maniac", "necromancer", "recruiter", "gangs",
    "sheriff", "heretic", "commissar", "lawyer", "reporter", "thug", "turncoat",
)  # fmt: skip
