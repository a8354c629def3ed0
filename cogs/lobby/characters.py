"""Characters: the name under which somebody plays, and a few words about who that is (`classic 2.2` to `2.5`)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.narration.words import cut, escape, isolate
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta

NAME, ABOUT = 32, 60  # letters


def key(user: int) -> str:
    """Where `Game.meta` keeps what somebody tells of his character; it is there for who plays one."""
    return f"character {user}"


def one_line(written: str, longest: int) -> str:
    """What somebody has written, without breaks and blanks too many."""
    return cut(" ".join(written.split()), longest)


def introduced(bot: "Omerta", game: Game) -> str:
    """Who plays whom, and that they may introduce themselves; empty where all play under their own names."""
    lines = list(_lines(bot, game))
    if not lines:
        return ""
    return "\n".join((bot.locales[game.language].text("lobby-characters"), *lines))


def _lines(bot: "Omerta", game: Game) -> Iterator[str]:
    locale, table = bot.locales[game.language], bot.table(game)
    for seat, user in game.users.items():
        if (about := game.meta.get(key(user))) is None:
            continue
        who = {"player": table.seat(seat), "member": f"<@{user}>"}
        if about:
            yield locale.text("lobby-character-about", **who, about=isolate(escape(about)))
        else:
            yield locale.text("lobby-character", **who)
