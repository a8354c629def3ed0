"""After the game: another one with the same people, and the end of the rooms."""

from typing import Any

from cogs.lobby import opening
from cogs.lobby.notice import ROOM, mention, where
from cogs.records import past
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import DANGER, VERDICT, button, panel, row
from cogs.ui.presses import pressed
from core.play import Game


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
    """Yes, they may."""
    game = caller.bot.games.get(int(of))
    await caller.update(panel(caller.locale.text("records-closed")))
    if game and game.state.over:
        await caller.bot.publisher.close(game)
        await caller.bot.games.close(game.id)


async def rematch(caller: Caller, game: Game) -> None:
    """Open a sign-up on the same terms and call those who played; who asks is its host."""
    bot, text = caller.bot, caller.locale.text
    if caller.user not in (game.host, *game.users.values()):
        await caller.say(text("records-rematch-stranger"))
        return
    if open_already := next((g for g in bot.games.all() if g.meta.get("again") == game.id), None):
        await caller.say(text("records-rematch-already", where=where(open_already)))
        return
    people = dict.fromkeys((*game.users.values(), *game.watchers))
    meta: dict[str, Any] = {"chosen": game.meta["chosen"]} if "chosen" in game.meta else {}
    meta |= {"again": game.id, "called": [user for user in people if user != caller.user]}
    terms = opening.Terms(game.theme, game.language, game.meta.get("written", {}), meta)
    kind = opening.Kind(game.rules, game.scenario, game.state.custom)
    await opening.open_game(caller, kind, terms, _wall(caller, game))


def _wall(caller: Caller, game: Game) -> int | None:
    """The channel in which the last notice hung, if it is still there."""
    guild = caller.interaction.guild
    channel = guild.get_channel_or_thread(game.meta.get(ROOM, 0)) if guild else None
    return channel.id if channel else None


async def close(caller: Caller, game: Game) -> None:
    """Ask the host whether the rooms may go now."""
    text = caller.locale.text
    if caller.user != game.host:
        await caller.say(text("lobby-host-only", host=mention(game.host)))
        return
    sure = button(text("records-close-yes"), mark("close-yes", of=game.id), DANGER)
    await caller.say(text("records-close-ask", number=game.id), row(sure), colour=VERDICT)
