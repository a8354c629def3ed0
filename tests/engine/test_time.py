"""What the clock brings."""

from datetime import UTC, datetime

from core.engine.commands import Deal, Join, TimePassed, Vote
from core.engine.decide import Decided, decide
from core.engine.events import GameOver
from core.engine.evolve import created
from core.engine.opening import opening
from core.rules.classic import RULESET

HOUR = 3_600_000
FRIDAY_EVENING = int(datetime(2026, 5, 15, 20, tzinfo=UTC).timestamp() * 1000)


def test_a_game_that_ended_before_the_weekend_hears_nothing_of_it() -> None:
    state = created(opening(RULESET, options={"timing": "fixed", "day_length": "2h"}))
    done = None
    for command in (
        Join(at=FRIDAY_EVENING, player="Max", name="Max"),
        Join(at=FRIDAY_EVENING, player="Ann", name="Ann"),
        Deal(at=FRIDAY_EVENING, roles=("maniac", "citizen")),
        TimePassed(at=FRIDAY_EVENING),
        Vote(at=FRIDAY_EVENING, by="Max", target="Ann"),
        TimePassed(at=FRIDAY_EVENING + 5 * HOUR),
    ):
        done = decide(RULESET, state, command)
        assert isinstance(done, Decided)
        state = done.state
    assert done is not None
    assert isinstance(done.events[-1], GameOver)
