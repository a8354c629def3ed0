"""Turns a cell about the shooter's own fate into a case, with the gun in its owner's hand or in the woodman's."""

from tests.rules.dons.scene import MEMBER, SENDER, Case, Expect, case, players
from tests.rules.dons.tables import MATRICES

ARMED = ("wife", "mistress")
ROWS = [
    (row["gun"], column, code.rstrip("*"))
    for row in MATRICES["shooter"]
    for column, code in row.items()
    if column != "gun"
]
# wife and mistress fire only when nobody is the cop any more, and the cop does not aim at himself
OWN_HAND = [cell for cell in ROWS if cell[1] != "cop" or cell[0] not in (*ARMED, "cop")]
# theirs are never lent, and a second woodman is in no roster
LENT = [cell for cell in ROWS if cell[0] not in ARMED and cell[1] != "woodman"]
SPARED = {
    "cop": ("cop", "maniac", "sniper", "zombie"),
    "don": ("sniper", "zombie"),
    "woodman": tuple(SENDER),
    "other": ("cop", "zombie", *ARMED),
}


def by_owner(gun: str, column: str, code: str, guard: bool = False) -> Case:
    """The owner of the gun shoots; a guard is a heal on him."""
    shooter = SENDER[gun]
    beside = {"Iron": "woodman", "Heal": "doctor"} | ({shooter: gun} if gun in ARMED else {})
    orders = {shooter: f"{'avenge' if gun in ARMED else 'shoot'} {_target(gun, column)}"}
    if guard:
        orders["Heal"] = f"heal {shooter}"
    before = [{"day": "1", "votes": {"Ann": "Kop"}, "expect": {"executed": "Kop"}}] if gun in ARMED else []
    night = {"night": "1", "orders": orders, "expect": _expect(gun, column, code, shooter, guard)}
    return case(_game(gun), players(_game(gun), **beside), *before, night, *_next_night(gun, code, shooter))


def by_woodman(gun: str, column: str, code: str, guard: bool = False) -> Case:
    """The woodman fires the gun in the night after it hit him; a guard is a heal on him."""
    orders = {"Iron": f"stand-in {_target(gun, column)}"} | ({"Heal": "heal Iron"} if guard else {})
    return case(
        _game(gun),
        players(_game(gun), Iron="woodman", Heal="doctor"),
        {"night": "1", "orders": {SENDER[gun]: "shoot Iron"}, "expect": {"learns": {"Iron": [f"gun {gun}"]}}},
        {"night": "2", "orders": orders, "expect": _expect(gun, column, code, "Iron", guard)},
    )


def _game(gun: str) -> str:
    """A game that has this gun; a gang needs another gang's Don to hit."""
    return "dons-two" if gun == "maniac" else "dons-three"


def _target(gun: str, column: str) -> str:
    return {"cop": "Kop", "don": "Lu" if gun == "mafia" else "Vito", "woodman": "Iron", "other": "Eve"}[column]


def _expect(gun: str, column: str, code: str, shooter: str, guard: bool) -> Expect:
    lent = shooter == "Iron"
    deaths = {} if gun in SPARED[column] else {_target(gun, column): "woodman" if lent else gun}
    if code == "b" and not guard:
        deaths[shooter] = "backfire"
    if shooter not in players(_game(gun), Iron="", Jen="", Lub=""):
        return {"deaths": deaths}  # a gang
    after = {"u": "citizen", "j": MEMBER["mafia"]}.get(code, "")
    expect: Expect = {"deaths": deaths, "roles": {shooter: after or ("woodman" if lent else gun)}}
    if after:
        expect["learns"] = {shooter: ["Kop is cop" if code == "u" else "Vito is don", f"now {after}"]}
    return expect


def _next_night(gun: str, code: str, shooter: str) -> list[dict[str, object]]:
    """Whether the gun skips; a shot of wife or mistress is spent in every case."""
    if gun in ARMED:
        reason, order = "spent", "avenge Mik"
    elif code == "s":
        reason, order = "ability", "shoot Fay"
    else:
        return []
    return [{"night": "2", "orders": {shooter: order}, "expect": {"refused": [{shooter: reason}], "deaths": {}}}]
