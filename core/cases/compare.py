"""Compares the ending of a step with what the case expects of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, cast

from msgspec import Struct

from core.cases.model import Case, Step, Texts
from core.cases.moments import as_local, moment, since
from core.cases.outcome import Outcome, joint
from core.cases.vocabulary import NOBODY
from core.engine.ruleset import Ruleset
from core.engine.state import GameState
from core.engine.views import Offers, offers

Difference = tuple[str, str]


class Ending(Struct, frozen=True):
    """How a step of a case came out. `opened` is the moment at which its phase opened, `zone` that of the game."""

    case: Case
    step: Step
    rules: Ruleset
    state: GameState
    outcome: Outcome
    opened: int
    zone: str

    def seat(self, word: str) -> str:
        """The seat that a handle stands for; any other word stays as it is."""
        return self.case.aliases.get(word, word)

    def fact(self, text: str) -> str:
        """A fact with seats in the place of handles."""
        return " ".join(self.seat(word) for word in text.split())


class Failure(Struct, frozen=True):
    """Where a case and the rules disagree."""

    step: str
    line: int
    key: str
    expected: str
    came: str

    def __str__(self) -> str:
        return f"step {self.step} (line {self.line}), {self.key}: expected {self.expected}, came {self.came}"


def failures(ending: Ending) -> Iterator[Failure]:
    """Every key of the step's `expect` that does not hold."""
    step, expect = ending.step, ending.step.expect
    for key, check in CHECKS.items():
        expected = getattr(expect, key)
        if expected is None:
            expected = UNSAID.get(key) if key == "refused" or ending.case.strict else None
        if expected is not None and (difference := check(ending, expected)):
            yield Failure(step.phase, step.line, key, *difference)


def plain(value: object) -> str:
    """A value as a case would write it."""
    if isinstance(value, dict):
        pairs = cast(dict[str, object], value).items()
        return "{" + ", ".join(f"{key}: {plain(item)}" for key, item in pairs) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(plain, cast(Iterable[object], value))) + "]"
    return "nothing" if value is None else str(value)


def _exact(expected: object, came: object) -> Difference | None:
    return None if expected == came else (plain(expected), plain(came))


def _among(ending: Ending, expected: dict[str, str], came: Mapping[str, str]) -> Difference | None:
    """Each name that is listed must have its value."""
    return _exact(expected, {name: came.get(ending.seat(name)) for name in expected})


def _revealed(ending: Ending, expected: dict[str, str]) -> Difference | None:
    return _among(ending, expected, ending.outcome.revealed)


def _roles(ending: Ending, expected: dict[str, str]) -> Difference | None:
    return _among(ending, expected, ending.outcome.roles)


def _teams(ending: Ending, expected: dict[str, str]) -> Difference | None:
    return _among(ending, expected, ending.outcome.teams)


def _deaths(ending: Ending, expected: dict[str, str]) -> Difference | None:
    return _exact({ending.seat(name): joint(cause) for name, cause in expected.items()}, ending.outcome.deaths)


def _executed(ending: Ending, expected: str) -> Difference | None:
    return _exact(ending.seat(expected), ending.outcome.executed or NOBODY)


def _learns(ending: Ending, expected: dict[str, Texts]) -> Difference | None:
    wanted = {ending.seat(name): tuple(sorted(map(ending.fact, facts))) for name, facts in expected.items()}
    if ending.case.strict:
        wanted = {name: facts for name, facts in wanted.items() if facts}
        return _exact(wanted, ending.outcome.learns)
    return _exact(wanted, {name: ending.outcome.learns.get(name, ()) for name in wanted})


def _public(ending: Ending, expected: Texts) -> Difference | None:
    wanted, came = tuple(sorted(map(ending.fact, expected))), ending.outcome.public
    if ending.case.strict:
        return _exact(wanted, came)
    return None if set(wanted) <= set(came) else (plain(wanted), plain(came))


def _secret(ending: Ending, expected: Texts) -> Difference | None:
    told = [fact for fact in map(ending.fact, expected) if fact in ending.outcome.public]
    return ("not " + plain(told), plain(ending.outcome.public)) if told else None


def _alive(ending: Ending, expected: Texts) -> Difference | None:
    return _exact(sorted(map(ending.seat, expected)), sorted(ending.outcome.alive))


def _tally(ending: Ending, expected: dict[str, int]) -> Difference | None:
    return _exact({ending.seat(name): votes for name, votes in expected.items()}, ending.outcome.tally or {})


def _refused(ending: Ending, expected: Iterable[tuple[str, str]]) -> Difference | None:
    wanted, came = sorted(expected), sorted(ending.outcome.refused)
    return None if wanted == came else (_refusals(wanted), _refusals(came))


def _refusals(pairs: Iterable[tuple[str, str]]) -> str:
    return plain([f"{who}: {reason}" for who, reason in pairs])


def _offered(ending: Ending, player: str) -> dict[str, tuple[str, ...]]:
    """The ids of what a player is offered, each with its legal targets."""
    given: Offers = offers(ending.rules, ending.state, ending.seat(player))
    found = {offer.ability: _together(offer.targets) for offer in given.abilities}
    return found | {vote.ballot: vote.targets for vote in given.votes if vote.open and vote.targets}


def _together(places: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(player for place in places for player in place))


def _can(ending: Ending, expected: dict[str, Texts]) -> Difference | None:
    came = {player: _offered(ending, player) for player in expected}
    missing = any(ability not in came[player] for player, listed in expected.items() for ability in listed)
    return (plain(expected), plain({name: list(found) for name, found in came.items()})) if missing else None


def _cannot(ending: Ending, expected: dict[str, Texts]) -> Difference | None:
    came = {player: _offered(ending, player) for player in expected}
    offered = any(ability in came[player] for player, listed in expected.items() for ability in listed)
    return ("none of " + plain(expected), plain({n: list(found) for n, found in came.items()})) if offered else None


def _targets(ending: Ending, expected: dict[str, dict[str, Texts]]) -> Difference | None:
    wanted = {
        player: {ability: sorted(map(ending.seat, listed)) for ability, listed in listing.items()}
        for player, listing in expected.items()
    }
    came = {
        player: {ability: sorted(_offered(ending, player).get(ability, ())) for ability in listing}
        for player, listing in expected.items()
    }
    return _exact(wanted, came)


def _asked(ending: Ending, expected: dict[str, Texts]) -> Difference | None:
    wanted = {name: sorted(map(ending.fact, questions)) for name, questions in expected.items()}
    asked = ending.outcome.asked
    came = {name: [asked[seat]] if (seat := ending.seat(name)) in asked else [] for name in wanted}
    return _exact(wanted, came)


def _closes(ending: Ending, expected: str) -> Difference | None:
    wanted, came = moment(expected, ending.opened, ending.zone), ending.outcome.closes
    if wanted == came:
        return None
    if came is None:
        return expected, "nothing"
    return expected, as_local(came, ending.zone) if "T" in expected else since(came - ending.opened)


def _phase(ending: Ending, expected: str) -> Difference | None:
    return _exact(expected, ending.outcome.phase)


def _winner(ending: Ending, expected: Texts) -> Difference | None:
    wanted = () if expected == (NOBODY,) else tuple(sorted(expected))
    came = tuple(sorted(ending.outcome.winner))
    return None if wanted == came else (plain(expected), plain(came or (NOBODY,)))


UNSAID: dict[str, object] = {"refused": (), "learns": {}, "public": ()}

CHECKS: dict[str, Callable[[Ending, Any], Difference | None]] = {
    "refused": _refused,
    "deaths": _deaths,
    "executed": _executed,
    "revealed": _revealed,
    "tally": _tally,
    "learns": _learns,
    "public": _public,
    "secret": _secret,
    "roles": _roles,
    "teams": _teams,
    "alive": _alive,
    "asked": _asked,
    "can": _can,
    "cannot": _cannot,
    "targets": _targets,
    "closes": _closes,
    "phase": _phase,
    "winner": _winner,
}
