"""A seat that changes hands: who has left the server, who takes over, and what he is told of all it knows."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui

from cogs.host import ask, host, hosting, players, tell
from cogs.lobby.preparing import knowing
from cogs.office import allowed, hosts, mentioned
from cogs.rooms import TOWN
from cogs.status import expected, fellows
from cogs.ui import panels
from cogs.ui.caller import Caller, Interaction
from cogs.ui.marks import mark
from cogs.ui.presses import pressed
from cogs.ui.seats import named
from core.engine import views
from core.play import Game, Refused

if TYPE_CHECKING:
    from cogs.bot import Omerta

LETTERS = 2000  # of the past on a card


# --- a player who has left the server -----------------------------------------------------------------------------


async def tell_absent(bot: "Omerta", game: Game, seat: str) -> None:
    """Call the hosts: a player has left the server. They wait, replace or remove; until then nothing changes."""
    locale, player, called = bot.locales[game.language], bot.table(game).seat(seat), hosts(game)
    vacant = locale.text("host-absent-vacant", player=player)
    text = locale.text("host-absent", player=player, host=mentioned(called)) if called else vacant
    here = {"game": game.id, "player": seat}
    buttons = (
        panels.button(locale.text("host-button-wait"), mark("host-wait", **here), panels.LIKELY),
        panels.button(locale.text("host-button-replace"), mark("host-replace", **here)),
        panels.button(locale.text("host-button-kick"), mark("host-kick", **here), panels.DANGER),
    )
    view = panels.panel(text, panels.row(*buttons), colour=panels.VERDICT)
    await bot.publisher.send(game, TOWN, view, f"{game.id:x}.{game.state.count:x}.a{seat}", called)


@pressed("host-wait", seat=False)
async def wait(caller: Caller, *, player: str) -> None:
    """The host waits for a player to come back."""
    if await allowed(caller) and caller.interaction.message:
        await caller.update(panels.bare(caller.interaction.message))
        await caller.say(caller.locale.text("host-waits", player=caller.table.seat(player)))


@pressed("host-kick", seat=False)
async def remove(caller: Caller, *, player: str) -> None:
    """The host removes a player who has left."""
    if await allowed(caller):
        await ask(caller, "kick", player)


@pressed("host-replace", seat=False)
async def choose(caller: Caller, *, player: str) -> None:
    """The host replaces a player who has left: whom by?"""
    if await allowed(caller):
        menu = ui.ActionRow(ui.UserSelect(custom_id=mark("host-replace-by", game=caller.playing.id, player=player)))
        await caller.say(caller.locale.text("host-replace-ask", player=caller.table.seat(player)), menu)


@pressed("host-replace-by", seat=False)
async def chosen(caller: Caller, *, player: str) -> None:
    """By this one."""
    if await allowed(caller):
        await hand_over(caller, player, caller.values[0])


# --- somebody else takes the seat ---------------------------------------------------------------------------------


@app_commands.command(name="replace", description="…")
@app_commands.autocomplete(player=players)
async def replace(interaction: Interaction, player: str, member: discord.Member) -> None:
    """Hand a seat to somebody else."""
    if caller := await hosting(interaction):
        await hand_over(caller, named(caller.table, player), member)


async def hand_over(caller: Caller, seat: str, member: discord.Member | discord.User) -> None:
    """Put a member of the server into a seat: with it go role, orders, vote, rooms, and a card of what it knows."""
    bot, game = caller.bot, caller.playing
    if member.bot or not isinstance(member, discord.Member):
        await caller.say(caller.locale.text("host-no-member"))
        return
    if _has_seen(game, member.id, seat):
        await caller.say(caller.locale.text("host-has-seen"))
        return
    if seat in game.users:
        await bot.games.remember(game.id, held={**game.meta.get("held", {}), str(game.users[seat]): seat})
    happened = await bot.games.replace(game.id, seat, member.id, member.display_name)
    if isinstance(happened, Refused):
        await caller.say(caller.refusal(happened, "host"))
        return
    label = bot.locales[game.language].text("host-button-card")
    card = panels.button(label, mark("seat-card", game=game.id), panels.LIKELY)
    await tell(caller, happened, panels.row(card), call=member.id)
    absent = [player for player in game.meta.get("absent", []) if player != seat]
    await bot.games.remember(game.id, absent=absent)


def _has_seen(game: Game, user: int, seat: str) -> bool:
    """Whether somebody knows too much to take a seat: the whole game, the dead, or another seat from within."""
    if user in (*game.meta.get("view", ()), *game.meta.get("watched", ()), *knowing(game)):
        return True
    return game.meta.get("held", {}).get(str(user), seat) != seat


@pressed("seat-card")
async def show_card(caller: Caller) -> None:
    """All that a seat knows, for who sits in it: its role, its fellows, its past, and what is due now."""
    game, text = caller.playing, caller.locale.text
    if game.status == "signup":
        await caller.say(text("night-no-role"))
        return
    role = caller.bot.cards(game.rules).role(views.own_role(game.rules, game.state, caller.sitting), caller.language)
    await caller.show(
        panels.panel(
            f"### {text('night-card', role=role.name, team=role.team, player=caller.table.seat(caller.sitting))}",
            "\n".join((role.about, *(text("night-card-ability", name=a.name, what=a.what) for a in role.abilities))),
            fellows(caller),
            panels.line(),
            await _past(caller),
            f"**{expected(caller)}**",
            panels.row(panels.button(text("night-button-role"), mark("role", game=game.id))),
            colour=panels.colour(game.state.phase),
        )
    )


async def _past(caller: Caller) -> str:
    """What the seat was told and has done, phase by phase; of a long game the last part."""
    log = await caller.bot.games.log(caller.playing.id)
    events = (entry.event for entry in log)
    pages = caller.narrator.memory(events, caller.sitting, caller.language, caller.table.genders)
    lines = [f"**{page.title}**\n" + "\n".join(line.text for line in page.lines) for page in pages]
    kept: list[str] = []
    while lines and sum(map(len, kept)) + len(lines[-1]) <= LETTERS:
        kept.insert(0, lines.pop())
    return "\n".join((caller.locale.text("host-card-past"), *(["…"] if lines else []), *kept))


def setup(bot: "Omerta") -> None:
    """Add the command, below `/host`."""
    host.add_command(replace, override=True)
