"""Counting a ballot: most votes lead; silent voters may count against themselves."""

from collections.abc import Iterable, Mapping

from core.engine.events import BallotCounted


def count(ballot: str, votes: Mapping[str, str], silent: Iterable[str], voters: Iterable[str]) -> BallotCounted:
    """The count of a ballot: `votes` voter -> target, `silent` those who vote against themselves by silence.

    `voters` gives the order of the published list. The tally is sorted by votes, then by that order.
    """
    own = tuple(silent)
    order = tuple(voters)
    all_votes = {**votes, **{player: player for player in own}}
    cast = tuple((voter, all_votes[voter]) for voter in order if voter in all_votes)
    sums: dict[str, int] = {}
    for _, target in cast:
        sums[target] = sums.get(target, 0) + 1
    place = {player: i for i, player in enumerate(order)}
    tally = tuple(sorted(sums.items(), key=lambda item: (-item[1], place.get(item[0], len(place)))))
    leaders = tuple(target for target, n in tally if n == tally[0][1])
    return BallotCounted(ballot, cast, own, tally, leaders)
