"""The window in which the host writes a roster, and what he is told of it: all that fails, at once."""

from collections.abc import Mapping

from cogs.lobby import roster
from cogs.lobby.notice import ROOM
from cogs.office import may_host, only
from cogs.ui import sheets
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import CHANGE, DAY, VERDICT, button, row
from cogs.ui.sheets import Field
from core.engine.state import SIGNUP
from core.narration.voice import Voice

TYPED, CHOSEN = "roster", "chosen"  # in `Game.meta`: the text as it was typed last; the roster that is dealt
LONGEST = 1000


async def ask(caller: Caller) -> None:
    """Open the window, with the roster as it is now in it."""
    game, text = caller.playing, caller.locale.text
    now = game.scenario.roster(max(len(game.users), game.scenario.low), game.meta.get(CHOSEN))
    counts = {role: now.count(role) for role in game.scenario.roles}
    written = game.meta.get(TYPED) or roster.write(game.rules, caller.locale, counts)
    example = roster.write(game.rules, caller.locale, dict(list(counts.items())[:2]))
    about = text("roster-field-about", example=example)
    field = Field(text("roster-field"), written, optional=True, most=LONGEST, about=about, long=True)

    async def typed(caller: Caller, given: Mapping[str, str]) -> None:
        caller.game = caller.bot.games.get(game.id)
        if caller.game is None or caller.game.state.phase != SIGNUP:
            await caller.say(text("lobby-refused-phase"))
        elif not may_host(caller):
            await caller.say(only(caller))
        else:
            await take(caller, given["roster"])

    await sheets.show(caller, text("roster-title"), {"roster": field}, typed)


async def take(caller: Caller, typed: str) -> None:
    """Keep a roster that can be dealt at some table; of another, say all that fails."""
    bot, game, text = caller.bot, caller.playing, caller.locale.text
    if not typed.strip():
        await bot.games.remember(game.id, **{TYPED: None, CHOSEN: None})
        told = text("roster-usual")
    else:
        written = roster.read(game.rules, (bot.locales[language] for language in bot.locales.languages), typed)
        counts = {role: written.counts.get(role, 0) for role in game.scenario.roles}
        found = roster.failing(game.rules, game.scenario, counts)
        sound = [size for size, reasons in found.items() if not reasons]
        if written.unread or not sound:
            await bot.games.remember(game.id, **{TYPED: typed})
            await _say(caller, _faults(caller, counts, written.unread), VERDICT)
            return
        await bot.games.remember(game.id, **{TYPED: typed, CHOSEN: counts})
        told = text("roster-written", low=sound[0], high=sound[-1])
    await _say(caller, told, DAY)
    await bot.publisher.boards.refresh(game, ROOM)


async def _say(caller: Caller, told: str, colour: int) -> None:
    again = button(caller.locale.text("roster-button"), mark("compose", game=caller.playing.id), CHANGE)
    await caller.say(told, row(again), colour=colour)


def _faults(caller: Caller, counts: Mapping[str, int], unread: tuple[str, ...]) -> str:
    game, text = caller.playing, caller.locale.text
    voice = Voice(caller.locale, game.rules)
    lines: list[str] = []
    if unread:
        roles = ", ".join(voice.role(role.id) for role in game.rules.roles)
        parts = ", ".join(f"`{part.replace('`', '')}`" for part in unread)
        lines.append(text("roster-unread", parts=parts, roles=roles))
    for reason in roster.faults(game.rules, game.scenario, counts):
        many = reason == "players"
        lines.append(text("roster-too-many", high=game.scenario.high) if many else voice.say("reason", reason))
    return "\n".join((text("roster-faults"), *(f"- {line}" for line in lines)))
