"""The referee: exact win probabilities of small tables, by a recursion over fractions without any of the engine.

The game: every living player votes for a uniformly random other; a unique leader is executed, a tie executes nobody;
then the mafia shoots a random non-mafia player and the doctor heals a random living player. A side wins when it stands
alone, and the mafia at the start of a day when only plain citizens are left beside it and it is not fewer.
"""

from fractions import Fraction
from functools import cache
from math import comb, factorial

ONE, NONE = Fraction(1), Fraction(0)


def _product(left: list[Fraction], right: list[Fraction], degree: int) -> list[Fraction]:
    found = [NONE] * (degree + 1)
    for i, a in enumerate(left):
        for j, b in enumerate(right[: degree + 1 - i]):
            found[i + j] += a * b
    return found


def _capped(cap: int, degree: int) -> list[Fraction]:
    return [Fraction(1, factorial(t)) if t <= cap else NONE for t in range(degree + 1)]


@cache
def single_leader(players: int) -> Fraction:
    """The probability that a ballot of that many players has one leader.

    Counted for one player as the leader with k votes and all others below k; votes for oneself, which do not exist, are
    taken out by inclusion and exclusion over the set of those who would vote so.
    """
    total = NONE
    for votes in range(1, players):
        for leader_self in (0, 1):
            for others_self in range(players):
                free = players - leader_self - others_self
                exact = votes - leader_self
                if not 0 <= exact <= free:
                    continue
                series = [NONE] * (free + 1)
                series[exact] = Fraction(1, factorial(exact))
                for other in range(players - 1):
                    cap = votes - 1 - (other < others_self)
                    series = _product(series, _capped(cap, free), free)
                sign = -1 if (leader_self + others_self) % 2 else 1
                total += sign * comb(players - 1, others_self) * series[free] * factorial(free)
    return total * players / Fraction((players - 1) ** players)


def _ended(mafia: int, doctors: int, citizens: int) -> Fraction | None:
    if mafia == 0:
        return NONE
    return ONE if doctors + citizens == 0 else None


@cache
def mafia_wins(mafia: int, doctors: int, citizens: int) -> Fraction:
    """The probability that the mafia wins, at the start of a day."""
    ended = _ended(mafia, doctors, citizens)
    if ended is not None:
        return ended
    if doctors == 0 and mafia >= citizens:
        return ONE
    players = mafia + doctors + citizens
    executed = single_leader(players)
    # chance of staying as they are, and the value of everything else
    stays, value = NONE, NONE
    days = [(ONE - executed, mafia, doctors, citizens)]
    days += [(executed * n / players, *left) for n, left in _each_loss(mafia, doctors, citizens)]
    for chance, m, d, c in days:
        if chance == 0:
            continue
        ended = _ended(m, d, c)
        if ended is not None:
            value += chance * ended
            continue
        for weight, after in _night(m, d, c):
            if after == (mafia, doctors, citizens):
                stays += chance * weight
            else:
                value += chance * weight * mafia_wins(*after)
    return value / (1 - stays)


def _each_loss(mafia: int, doctors: int, citizens: int) -> list[tuple[int, tuple[int, int, int]]]:
    losses = [
        (mafia, (mafia - 1, doctors, citizens)),
        (doctors, (mafia, doctors - 1, citizens)),
        (citizens, (mafia, doctors, citizens - 1)),
    ]
    return [(n, left) for n, left in losses if n]


def _night(mafia: int, doctors: int, citizens: int) -> list[tuple[Fraction, tuple[int, int, int]]]:
    players, targets = mafia + doctors + citizens, doctors + citizens
    saved = Fraction(1, players) if doctors else NONE
    found = [(saved, (mafia, doctors, citizens))]
    if doctors:
        found.append(((1 - saved) * Fraction(doctors, targets), (mafia, doctors - 1, citizens)))
    if citizens:
        found.append(((1 - saved) * Fraction(citizens, targets), (mafia, doctors, citizens - 1)))
    return found
