"""Reminders for the late, each in private (`classic 6.8`); so are the hosts of a day that nothing ends.

Whom a direct message does not reach is called in town, if all see there who has not voted.
"""

from typing import TYPE_CHECKING

import discord

from cogs.day import ballots, is_secret
from cogs.office import hosts
from cogs.seal import sealed
from cogs.ui.panels import colour, panel
from core.engine.events import Reminded
from core.engine.views import awaited
from core.play import Game, nonce

if TYPE_CHECKING:
    from cogs.bot import Omerta


async def remind(bot: "Omerta", game: Game, event: Reminded, number: int) -> None:
    """Remind those who are still late, or the hosts. A direct message that does not arrive is no error."""
    if not event.players:
        await _hosts(bot, game, number)
        return
    late, phase = [seat for seat in awaited(game.rules, game.state) if seat in event.players], game.state.phase_id
    missed = [seat for seat in late if not await _in_person(bot, game, seat, number, phase)]
    if missed and game.state.phase_id == phase and ballots(game) and not is_secret(game):
        await _in_town(bot, game, missed, number)


async def _in_town(bot: "Omerta", game: Game, late: list[str], number: int) -> None:
    users = tuple(game.users[seat] for seat in late)
    called = " ".join(f"<@{user}>" for user in users)
    text = bot.locales[game.language].text("day-late", players=called)
    await bot.publisher.say(game, text, nonce(game.id, number, "r"), users)


async def _hosts(bot: "Omerta", game: Game, number: int) -> None:
    if game.closes is not None or game.state.over:
        return
    for user in hosts(game):
        language = await _language(bot, game, user)
        text = bot.locales[language].text("day-no-limit", command=bot.mention("host limit"))
        await _write(bot, game, user, text, nonce(game.id, number, f"{user:x}"[-8:]), language)


async def _in_person(bot: "Omerta", game: Game, seat: str, number: int, phase: str) -> bool:
    """Write to a player; `False` if he cannot be reached."""
    user = game.users[seat]
    language = await _language(bot, game, user)
    if game.state.phase_id != phase:  # it has closed while others were written to
        return True
    text = bot.narrator(game).tell(Reminded((seat,), 0), number, bot.table(game), seat, language)
    return await _write(bot, game, user, text, nonce(game.id, number, seat), language)


async def _language(bot: "Omerta", game: Game, user: int) -> str:
    return (await bot.people.profile(user)).locale or game.language


async def _write(bot: "Omerta", game: Game, user: int, text: str, key: str, language: str) -> bool:
    where = f"<#{bot.publisher.rooms.known(game, 'town')}>"
    phase = bot.narrator(game).phase(game.state.phase, game.state.number, language)
    view = panel(f"**{phase}**\n{text} {where}", colour=colour(game.state.phase))
    try:
        channel = await bot.create_dm(discord.Object(user))
        await channel.send(view=view, nonce=sealed(game, key))
    except (discord.Forbidden, discord.NotFound):
        return False
    return True
