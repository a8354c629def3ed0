"""Cuts the log of a game into the steps of a case: inputs of one phase that the format can hold in one step."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from core.cases.handles import Renaming
from core.cases.model import Inputs
from core.cases.moments import since
from core.cases.vocabulary import HOST, NOBODY, VOTE
from core.engine import events as e
from core.engine.commands import Vote
from core.engine.evolve import created, evolve
from core.engine.legality import PASS, vote_refusal
from core.engine.state import GameState

KINDS = ("host", "orders", "answers", "votes")


@dataclass(slots=True)
class Moment:
    """Inputs given one after another, in the order of kinds that the format has; `at`: `None` where no time is kept."""

    at: int | None
    given: dict[str, list[tuple[str, list[str]]]] = field(default_factory=dict[str, list[tuple[str, list[str]]]])

    def add(self, kind: str, giver: str, text: str) -> bool:
        """Add an input, if it still comes after all that is here."""
        if any(KINDS.index(other) > KINDS.index(kind) for other in self.given):
            return False
        givers = self.given.setdefault(kind, [])
        if givers and givers[-1][0] == giver:
            givers[-1][1].append(text)
            return True
        if any(other == giver for other, _ in givers):
            return False
        givers.append((giver, [text]))
        return True

    def inputs(self, opened: int) -> Inputs:
        """These inputs in a case; `opened` is when their phase opened."""
        orders, answers, votes = (
            tuple((giver, tuple(texts)) for giver, texts in self.given.get(kind, ())) for kind in KINDS[1:]
        )
        return Inputs(
            line=0,
            at="" if self.at is None else since(self.at - opened),
            host=tuple(text for _, texts in self.given.get(HOST, ()) for text in texts),
            orders=orders,
            answers=answers,
            votes=votes,
        )


@dataclass(slots=True)
class Piece:
    """A step in the making. `opened`: when its phase opened; `first`: it is the first step of its phase."""

    phase: str
    opened: int
    before: GameState
    after: GameState
    first: bool = True
    closed: bool = False
    moments: list[Moment] = field(default_factory=list[Moment])
    events: list[e.Event] = field(default_factory=list[e.Event])


Input = tuple[str, str, str]


def pieces(
    events: Sequence[e.Event],
    moments: Sequence[int],
    renaming: Renaming,
    newcomers: Sequence[str],
    left_out: Sequence[str] = (),
) -> list[Piece]:
    """The steps of a game, from the deal on. With `moments` each phase is one step with a timeline.

    `newcomers` are the handles of those who took seats over, in their order; host commands in `left_out` are dropped.
    """
    cut = _Cutter(_Inputs(renaming, iter(newcomers), left_out), timed=bool(moments))
    for event, at in zip_longest(events, moments):
        cut.take(event, at)
    return cut.pieces


class _Cutter:
    def __init__(self, read: "_Inputs", *, timed: bool) -> None:
        self.read, self.timed = read, timed
        self.pieces: list[Piece] = []
        self.state = GameState("")

    def take(self, event: e.Event, at: int | None) -> None:
        """Put the next event where it belongs."""
        before = self.state
        self.state = created(event) if isinstance(event, e.GameCreated) else evolve(before, event)
        given = self.read(event, before)
        if given:
            self._give(given, at, before)
        elif isinstance(event, e.PhaseClosed) and self.pieces[-1].closed:
            self._begin(before)
        if self.pieces:
            self._put(event)
        elif isinstance(event, e.SetUp | e.RoleDealt):
            self.pieces.append(Piece("", 0, before, before))
            self._put(event)

    def _put(self, event: e.Event) -> None:
        piece = self.pieces[-1]
        piece.events.append(event)
        piece.after = self.state
        if isinstance(event, e.PhaseOpened) and not piece.phase:
            piece.phase, piece.opened, piece.moments = self.state.phase_id, event.at, self._moments()
        elif isinstance(event, e.PhaseOpened | e.GameOver):
            piece.closed = True

    def _give(self, given: Input, at: int | None, before: GameState) -> None:
        if self.pieces[-1].closed:
            self._begin(before)
        moments = self.pieces[-1].moments
        if moments and moments[-1].at == at and moments[-1].add(*given):
            return
        if self.timed:
            moments.append(Moment(at))
        else:
            self._begin(before)
        self.pieces[-1].moments[-1].add(*given)

    def _begin(self, before: GameState) -> None:
        last = self.pieces[-1]
        opened = before.clock.opened_at
        self.pieces.append(Piece(before.phase_id, opened, before, before, last.closed, moments=self._moments()))

    def _moments(self) -> list[Moment]:
        return [] if self.timed else [Moment(None)]


class _Inputs:
    """Reads inputs off events: what kind it was, who gave it, and how it is written."""

    def __init__(self, renaming: Renaming, newcomers: Iterator[str], left_out: Sequence[str]) -> None:
        self.rules, self.seat = renaming.rules, renaming.word
        self.newcomers, self.left_out = newcomers, left_out

    def __call__(self, event: e.Event, before: GameState) -> Input | None:
        seat: Callable[[str], str] = self.seat
        match event:
            case e.HostActed(verb=verb, args=args):
                return None if verb in self.left_out else (HOST, HOST, self._host(verb, args))
            case e.OrderPlaced(player=player, ability=ability, args=args):
                return "orders", seat(player), " ".join((ability, *map(seat, args)))
            case e.OrdersPassed(player=player):
                return "orders", seat(player), PASS
            case e.VoteCast() if self._of_another(event, before):
                return None
            case e.VoteCast(player=player, target=target, ballot=ballot):
                named = NOBODY if target is None else seat(target)
                return (
                    ("votes", seat(player), named) if ballot == VOTE else ("orders", seat(player), f"{ballot} {named}")
                )
            case e.QuestionAnswered(player=player, words=words):
                answers = before.questions[player].answers
                return "answers", seat(player), " ".join(word if word in answers else seat(word) for word in words)
            case _:
                return None

    def _of_another(self, event: e.VoteCast, before: GameState) -> bool:
        """Whether a vote was cast in somebody's name by the order of another: he may not give it himself."""
        vote = Vote(at=0, by=event.player, target=event.target, ballot=event.ballot)
        return bool(vote_refusal(self.rules, before, vote))

    def _host(self, verb: str, args: tuple[str, ...]) -> str:
        if verb == "replace":
            return f"replace {self.seat(args[0])} by {next(self.newcomers)}"
        return " ".join((verb, *(self.seat(word) for word in args[:1]), *args[1:]))
