"""What the host may set up before play: bonus, basements, the carrier of the walking one (dons bonus.1, basement.1)."""

from collections.abc import Mapping

from core.engine.preparation import DAY, PLAYER, ROOM, Preparation, Question, seated
from core.engine.state import GameState
from core.rules.dons.composition import gangs
from core.rules.dons.guns import ROOM_OF_GUN


def _days(state: GameState) -> tuple[str, ...]:
    """The days that a game is likely to see: by day and by night somebody dies."""
    return tuple(str(day) for day in range(1, max(2, len(state.seats) // 2) + 1))


def _rooms(state: GameState) -> tuple[str, ...]:
    return (*gangs(state.ruleset), ROOM_OF_GUN["cop"])


BONUS = Preparation(
    "bonus",
    "dons bonus.1",
    (Question("player", PLAYER, seated), Question("day", DAY, _days)),
    perhaps=True,  # all are told that there may be one (11)
)
BASEMENT = Preparation("basement", "dons basement.1", (Question("rooms", ROOM, _rooms, several=True),))
WALKING = Preparation(
    "walking-basement",
    "dons walk.1",
    (Question("player", PLAYER, seated),),
    asked=lambda state: state.options["walking-basement"] != "lot",
    needed=lambda state: state.options["walking-basement"] == "host",
)

SETUP: Mapping[str, Preparation] = {item.id: item for item in (BONUS, BASEMENT, WALKING)}
