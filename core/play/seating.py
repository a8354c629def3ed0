"""Who sits in which running game. A person sits in one game of a server at a time."""

from core.play.game import Game


class Seating:
    """The games that are not over, by the people whom they bind: those who sit in them or are about to."""

    def __init__(self) -> None:
        self._games: dict[int, Game] = {}

    def game_of(self, guild: int, user: int) -> Game | None:
        """The game of this server that binds a user."""
        return self._games.get(_key(guild, user))

    def bind(self, game: Game, user: int) -> None:
        """From now on this game binds the user, if none does yet."""
        self._games.setdefault(_key(game.guild, user), game)

    def free(self, game: Game, user: int) -> None:
        """This game does not bind the user any more."""
        key = _key(game.guild, user)
        if self._games.get(key) is game:
            del self._games[key]


def _key(guild: int, user: int) -> int:
    """Both ids in one number, which takes less room than a pair."""
    return guild << 64 | user
