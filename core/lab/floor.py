"""The floor that the engine is measured against: the same nine-player game in the plainest loop.

No validation, no events, no clock, no records: only the rules of a table with mafiosi, a doctor and a commissar. What
the engine takes beyond this is the price of being exact.
"""

from random import Random


def play(mafiosi: int, citizens: int, rng: Random) -> tuple[str, int]:
    """One game with one doctor and one commissar: the winning side and the number of votes and orders given."""
    roles = ["m"] * mafiosi + ["d", "k"] + ["c"] * citizens
    rng.shuffle(roles)
    alive = list(range(len(roles)))
    actions = 0
    while True:
        votes: dict[int, int] = {}
        for player in alive:
            target = rng.choice([other for other in alive if other != player])
            votes[target] = votes.get(target, 0) + 1
            actions += 1
        most = max(votes.values())
        leaders = [target for target, n in votes.items() if n == most]
        if len(leaders) == 1:
            executed = leaders[0]
            alive.remove(executed)
            if roles[executed] == "k" and alive:
                actions += 1
                shot = rng.choice([-1, *alive])
                if shot >= 0:
                    alive.remove(shot)
        if winner := last_side(roles, alive):
            return winner, actions
        victim = rng.choice([player for player in alive if roles[player] != "m"])
        patient = rng.choice(alive) if any(roles[player] == "d" for player in alive) else -1
        actions += sum(roles[player] in "mdk" for player in alive)
        for player in alive:
            if roles[player] == "k":
                _checked = roles[rng.choice([other for other in alive if other != player])]
        if victim != patient:
            alive.remove(victim)
        if winner := last_side(roles, alive) or parity(roles, alive):
            return winner, actions


def last_side(roles: list[str], alive: list[int]) -> str:
    """The side that is left alone, a draw, or nothing."""
    mafiosi = sum(roles[player] == "m" for player in alive)
    if not alive:
        return "draw"
    return "" if 0 < mafiosi < len(alive) else "mafia" if mafiosi else "town"


def parity(roles: list[str], alive: list[int]) -> str:
    """The mafia's early win at the start of a day."""
    mafiosi = sum(roles[player] == "m" for player in alive)
    plain = sum(roles[player] == "c" for player in alive)
    return "mafia" if mafiosi + plain == len(alive) and mafiosi >= plain else ""
