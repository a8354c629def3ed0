"""After the game: another one with the same people, and the end of the rooms."""

from typing import TYPE_CHECKING, Any

from cogs.lobby import opening
from cogs.lobby.notice import ROOM, where
from cogs.office import allowed, hosts
from cogs.records import past
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import DANGER, VERDICT, button, panel, row
from cogs.ui.presses import pressed
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta


@pressed("rematch", game=False, seat=False)
async def ask_again(caller: Caller, *, of: str) -> None:
    """Call the same people to another game."""
    if game := await past.told(caller, int(of)):
        await rematch(caller, game)


@pressed("close", game=False, seat=False)
async def ask_to_close(caller: Caller, *, of: str) -> None:
    """Ask the host once whether the rooms may go."""
    if game := await past.told(caller, int(of)):
        await close(caller, game)


@pressed("close-yes", game=False, seat=False)
async def close_now(caller: Caller, *, of: str) -> None:
    """Yes, they may: at once, or when the last words are told."""
    caller.game = (await Caller.at(caller.interaction, int(of))).game
    waits = bool(caller.game and caller.game.queue)
    if caller.game and caller.game.state.over:
        if not await allowed(caller):
            return
        caller.bot.publisher.spawn(_remove(caller.bot, caller.game))
    await caller.update(panel(caller.locale.text("records-closing" if waits else "records-closed")))


async def _remove(bot: "Omerta", game: Game) -> None:
    """Take the rooms away, but nobody's last words with them."""
    if await bot.games.told(game):
        await bot.publisher.close(game)
        await bot.games.close(game.id)


async def rematch(caller: Caller, game: Game) -> None:
    """Open a sign-up on the same terms and call those who played, once; who asks is its host."""
    bot, text, wall = caller.bot, caller.locale.text, _wall(caller, game)
    if caller.user not in (*hosts(game), *game.users.values()):
        await caller.say(text("records-rematch-stranger"))
        return
    open_already = next((g for g in bot.games.all() if g.meta.get("again") == game.id), None)
    if open_already or game.id in bot.calling:
        there = where(open_already) if open_already else f"<#{wall}>"
        await caller.say(text("records-rematch-already", where=there))
        return
    people = dict.fromkeys((*game.users.values(), *game.watchers))
    meta: dict[str, Any] = {"chosen": game.meta["chosen"]} if "chosen" in game.meta else {}
    meta |= {"again": game.id, "called": [user for user in people if user != caller.user]}
    terms = opening.Terms(game.theme, game.language, game.meta.get("written", {}), meta)
    kind = opening.Kind(game.rules, game.scenario, game.state.custom)
    bot.calling.add(game.id)
    try:
        await opening.open_game(caller, kind, terms, wall)
    finally:
        bot.calling.discard(game.id)


def _wall(caller: Caller, game: Game) -> int:
    """The channel in which the last notice hung; if it is gone, this one."""
    guild = caller.interaction.guild
    channel = guild.get_channel_or_thread(game.meta.get(ROOM, 0)) if guild else None
    return channel.id if channel else caller.interaction.channel_id or 0


async def close(caller: Caller, game: Game) -> None:
    """Ask the host whether the rooms may go now."""
    text = caller.locale.text
    caller.game = game
    if not await allowed(caller):
        return
    sure = button(text("records-close-yes"), mark("close-yes", of=game.id), DANGER)
    await caller.say(text("records-close-ask", number=game.id), row(sure), colour=VERDICT)
