"""Counting a ballot: most votes lead; silent voters may count against themselves."""

from collections.abc import Iterable, Mapping

from core.engine.events import BallotCounted


def count(
    ballot: str,
    votes: Mapping[str, str],
    silent: Iterable[str],
    voters: Iterable[str],
    extra: Iterable[str] = (),
    secret: bool = False,
) -> BallotCounted:
    """The count of a ballot: `votes` voter -> target, `silent` those who vote against themselves by silence.

    `voters` gives the order of the published list. `extra` are targets of votes that are counted and not listed; of a
    `secret` ballot only the numbers are published. The tally is sorted by votes, then by the order of the voters.
    """
    own = tuple(silent)
    order = tuple(voters)
    all_votes = {**votes, **{player: player for player in own}}
    cast = tuple((voter, all_votes[voter]) for voter in order if voter in all_votes)
    sums: dict[str, int] = {}
    for target in (*(target for _, target in cast), *extra):
        sums[target] = sums.get(target, 0) + 1
    place = {player: i for i, player in enumerate(order)}
    tally = tuple(sorted(sums.items(), key=lambda item: (-item[1], place.get(item[0], len(place)))))
    leaders = tuple(target for target, n in tally if n == tally[0][1])
    return BallotCounted(ballot, () if secret else cast, () if secret else own, tally, leaders)
