"""What is told to all when a game starts: by which rules and in which time it is played."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cogs.lobby.notice import rules_in_force, title
from cogs.lobby.terms import told
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta


def terms(bot: "Omerta", game: Game) -> str:
    """The rules, and of some systems the roles with their numbers and what else holds; nothing says who is who."""
    if game.rules.starts:
        return "\n".join(_lines(bot, game))
    return rules_in_force(bot, game, bot.locales[game.language])


def _lines(bot: "Omerta", game: Game) -> Iterator[str]:
    locale, cards = bot.locales[game.language], bot.cards(game.rules)
    dealt = Counter(seat.role for seat in game.state.seats.values())
    counts = {role: dealt[role] for role in game.rules.role}
    roles = ", ".join(cards.composition(counts, locale.code))
    yield f"**{title(game, locale.code)}**"
    yield locale.text("lobby-roles", count=dealt.total(), roles=roles)
    yield "\n".join(
        locale.text("lobby-option", name=cards.option(key, locale.code)[0], value=cards.value(key, value, locale.code))
        for key, value in told(game)
    )
    voice = bot.narrator(game).voice()
    yield " ".join(voice.say("start", word) for word, holds in game.rules.starts.items() if holds(game.state))
