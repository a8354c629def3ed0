"""The people of a game as texts speak of them: numbered seats, frozen names, chosen genders."""

from collections.abc import Iterable, Mapping
from typing import Literal

from core.engine.state import GameState
from core.narration.locale import Locale
from core.narration.words import cut, escape, isolate

Gender = Literal["feminine", "masculine", "other"]
LABEL = 80


class Table:
    """A game's state, and how its players want to be spoken of.

    `genders` holds what players chose; whoever chose nothing is spoken of neutrally. With `markdown` names are escaped
    for a Discord message; without it they stand as they are (a terminal, a file). `live`: the game is being played, so
    that deadlines are worth telling.
    """

    def __init__(
        self,
        state: GameState,
        genders: Mapping[str, Gender] | None = None,
        markdown: bool = True,
        live: bool = True,
    ) -> None:
        self.state = state
        self.genders = genders or {}
        self.live = live
        self._markdown = markdown
        self._numbers = {player: number for number, player in enumerate(state.seats, 1)}

    def at(self, state: GameState) -> "Table":
        """The same people at another moment of the game."""
        return Table(state, self.genders, self._markdown, self.live)

    def number(self, player: str) -> int:
        """The number of a seat, from 1. Raises `KeyError` for who has none."""
        return self._numbers[player]

    def gender(self, player: str) -> Gender:
        """The gender in which a player is spoken of."""
        return self.genders.get(player, "other")

    def seat(self, player: str) -> str:
        """`4 · Boris`, for a message; the bare word for who has no seat."""
        if player not in self._numbers:
            return self._shown(player)
        return f"{self._numbers[player]} · {self._shown(self.state.seats[player].name)}"

    def label(self, player: str) -> str:
        """`4 · Boris` without layout, for buttons, menus and autocomplete; at most 80 characters."""
        seat = self.state.seats.get(player)
        name = f"{self._numbers[player]} · {isolate(seat.name)}" if seat else player
        return cut(name, LABEL)

    def who(self, player: str, role: str = "player") -> dict[str, str]:
        """The variables that a text needs to speak of a player: `$player` and `$gender`.

        For another part in the sentence, such as `target`: `$target` and `$target_gender`.
        """
        gender = "gender" if role == "player" else f"{role}_gender"
        return {role: self.seat(player), gender: self.gender(player)}

    def seats(self, players: Iterable[str], locale: Locale) -> str:
        """A list of seats in words, in seat order."""
        order = sorted(players, key=lambda player: self._numbers.get(player, 0))
        return locale.join([self.seat(player) for player in order])

    def living(self) -> tuple[str, ...]:
        """The keys of the living, in seat order."""
        return tuple(seat.player for seat in self.state.living())

    def _shown(self, name: str) -> str:
        return isolate(escape(name) if self._markdown else name)
