"""The host: limits, pauses, closing early, removing, replacing, ending. Every act is public, or logged."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui

from cogs.ui import panels, replies
from cogs.ui.caller import Caller, Interaction
from cogs.ui.marks import mark
from cogs.ui.presses import pressed
from cogs.ui.seats import named, sought
from core.engine import events as e
from core.engine.commands import HostCommand
from core.play import Batch, Game, Refused, nonce

if TYPE_CHECKING:
    from cogs.bot import Omerta

host = app_commands.Group(name="host", description="…", guild_only=True)


# --- who hosts what -----------------------------------------------------------------------------------------------


def hosts(game: Game) -> tuple[int, ...]:
    """Who may use the host's commands: who opened the game, and those who help him."""
    return (game.host, *game.meta.get("cohosts", ()))


async def hosting(interaction: Interaction) -> Caller | None:
    """The host at his game: that of the channel, else the only one. `None`, after a kind answer, for anybody else."""
    bot = interaction.client
    playing = [game for game in bot.games.all() if game.guild == interaction.guild_id and game.status == "playing"]
    here = [game for game in playing if interaction.channel_id in _channels(game)]
    mine = here or [game for game in playing if interaction.user.id in hosts(game)] or playing
    caller = await Caller.at(interaction, mine[0].id if mine else 0)
    if not mine or caller.game is None:
        await caller.say(caller.locale.text("host-no-game"))
    elif len(mine) > 1:
        await caller.say(caller.locale.text("host-which"))
    elif await allowed(caller):
        return caller
    return None


async def allowed(caller: Caller) -> bool:
    """Whether somebody may act as host: a host, or who manages the server. Others are told kindly."""
    if caller.user in hosts(caller.playing) or caller.interaction.permissions.manage_guild:
        return True
    await caller.say(caller.locale.text("host-only", host=f"<@{caller.playing.host}>"))
    return False


def _channels(game: Game) -> set[int | None]:
    return {game.meta.get("town"), *game.meta.get("rooms", {}).values()}


# --- acts ---------------------------------------------------------------------------------------------------------


async def act(caller: Caller, verb: str, *args: str) -> None:
    """Do something as host and tell the town; what cannot be undone is asked for once more."""
    games = caller.bot.games
    happened = await games.execute(caller.playing.id, HostCommand(at=games.now(), verb=verb, args=args))
    if isinstance(happened, Refused):
        await caller.say(caller.refusal(happened, "host"))
    else:
        await tell(caller, happened)


async def tell(caller: Caller, happened: Batch, mentions: tuple[int, ...] = ()) -> None:
    """Answer the host, and tell the town what he has done, in the town itself."""
    bot, game = caller.bot, caller.playing
    notice = bot.publisher.take(game, happened)
    logged = (item for item in happened if isinstance(item.event, e.HostActed) and item.event.logged)
    noted = [bot.narrator(game).tell(i.event, i.number, caller.table, "host", caller.language) for i in logged]
    public = bool(notice) and not mentions and caller.interaction.channel_id == game.meta.get("town")
    if public and await replies.tell(caller.interaction, panels.panel(notice)):
        return
    await caller.say("\n".join(noted) or caller.locale.text("host-done"))
    if notice:
        called = " ".join(f"<@{user}>" for user in mentions)
        key = nonce(game.id, happened.after.count, "h")
        bot.publisher.say_beside(game, f"{notice} {called}".strip(), key, mentions)


async def ask(caller: Caller, verb: str, player: str = "") -> None:
    """Ask once more before something that cannot be undone."""
    who = caller.table.seat(player) if player else ""
    text = caller.locale.text(f"host-ask-{verb}", player=who)
    sure = mark("host-sure", game=caller.playing.id, phase=caller.playing.state.phase_id, act=verb, player=player)
    button = panels.button(caller.locale.text(f"host-button-{verb}"), sure, panels.DANGER)
    await caller.say(text, panels.row(button), colour=panels.VERDICT)


@pressed("host-sure", seat=False)
async def sure(caller: Caller, *, act: str, player: str) -> None:
    """Yes, he is sure; for the phase in which he was asked."""
    if not await allowed(caller):
        return
    if act == "advance" and caller.phase != caller.playing.state.phase_id:
        await caller.say(caller.refusal(Refused("closed"), "host"))
        return
    await _do(caller, act, player)


async def _do(caller: Caller, verb: str, player: str) -> None:
    await act(caller, verb, *([player] if player else []))


@host.command(name="limit", description="…")
async def limit(interaction: Interaction, span: str) -> None:
    """Name the end of the ballot."""
    if caller := await hosting(interaction):
        await act(caller, "limit", span.strip())


@host.command(name="extend", description="…")
async def extend(interaction: Interaction, span: str) -> None:
    """Give a phase more time."""
    if caller := await hosting(interaction):
        await act(caller, "extend", span.strip())


@host.command(name="pause", description="…")
async def pause(interaction: Interaction) -> None:
    """Stop the clock."""
    if caller := await hosting(interaction):
        await act(caller, "pause")


@host.command(name="resume", description="…")
async def resume(interaction: Interaction) -> None:
    """Let the clock run again."""
    if caller := await hosting(interaction):
        await act(caller, "resume")


@host.command(name="advance", description="…")
async def advance(interaction: Interaction) -> None:
    """Close the phase early."""
    if caller := await hosting(interaction):
        await ask(caller, "advance")


@host.command(name="end", description="…")
async def end(interaction: Interaction) -> None:
    """Stop the game; it counts for nobody."""
    if caller := await hosting(interaction):
        await ask(caller, "end")


@host.command(name="kick", description="…")
async def kick(interaction: Interaction, player: str) -> None:
    """Remove a player."""
    if caller := await hosting(interaction):
        await _of_player(caller, player, "kick")


async def _of_player(caller: Caller, typed: str, verb: str) -> None:
    seat = named(caller.table, typed)
    if seat in caller.playing.state.seats:
        await ask(caller, verb, seat)
    else:
        await caller.say(caller.refusal(Refused("unknown"), "host"))


@host.command(name="penalty", description="…")
async def penalty(interaction: Interaction, player: str, note: str) -> None:
    """Note a penalty in the log."""
    if caller := await hosting(interaction):
        await act(caller, "penalty", named(caller.table, player), note)


@host.command(name="replace", description="…")
async def replace(interaction: Interaction, player: str, member: discord.Member) -> None:
    """Hand a seat to somebody else."""
    if caller := await hosting(interaction):
        await hand_over(caller, named(caller.table, player), member)


@kick.autocomplete("player")
@penalty.autocomplete("player")
@replace.autocomplete("player")
async def players(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The living of the host's game."""
    bot = interaction.client
    games = [g for g in bot.games.all() if g.guild == interaction.guild_id and g.status == "playing"]
    mine = [g for g in games if interaction.channel_id in _channels(g)] or [
        g for g in games if interaction.user.id in hosts(g)
    ]
    caller = await Caller.at(interaction, mine[0].id if mine else 0)
    if caller.game is None:
        return []
    return [
        app_commands.Choice(name=c.label, value=c.value) for c in sought(caller.table.living(), caller.table, typed)
    ]


async def hand_over(caller: Caller, seat: str, member: discord.Member | discord.User) -> None:
    """Put a member of the server into a seat: with it go role, orders, vote and rooms."""
    game = caller.playing
    if member.bot or not isinstance(member, discord.Member):
        await caller.say(caller.locale.text("host-no-member"))
        return
    if member.id in (*game.meta.get("view", ()), *game.meta.get("watched", ())):
        await caller.say(caller.locale.text("host-has-seen"))
        return
    happened = await caller.bot.games.replace(game.id, seat, member.id, member.display_name)
    if isinstance(happened, Refused):
        await caller.say(caller.refusal(happened, "host"))
        return
    absent = [player for player in game.meta.get("absent", []) if player != seat]
    await caller.bot.games.remember(game.id, absent=absent)
    await tell(caller, happened, (member.id,))


# --- the full view ------------------------------------------------------------------------------------------------


@host.command(name="view", description="…")
async def view(interaction: Interaction) -> None:
    """Everything, for a host who sits out. The town is told that he looks."""
    caller = await hosting(interaction)
    if caller is None:
        return
    game = caller.playing
    if caller.seat or caller.user not in hosts(game):
        await caller.say(caller.locale.text("host-view-refused"))
        return
    seen = game.meta.get("view", [])
    if caller.user not in seen:
        text = caller.bot.locales[game.language].text("host-view-told", host=f"<@{caller.user}>")
        await caller.bot.publisher.say(game, text, f"{game.id:x}.v{caller.user:x}")
        await caller.bot.games.remember(game.id, view=[*seen, caller.user])
    await caller.show(full_view(caller))


def full_view(caller: Caller) -> ui.LayoutView:
    """All roles, and what was ordered in this phase."""
    game, table, narrator = caller.playing, caller.table, caller.narrator
    lines = [
        caller.locale.text("host-view-seat", player=table.seat(s.player), role=s.role, alive=str(s.alive).lower())
        for s in game.state.seats.values()
    ]
    room = "host"
    orders = [
        narrator.tell_room(e.OrderPlaced(seat, placed.ability, placed.args, placed.slot, room), 0, table, room)
        for seat, given in game.state.orders.items()
        for placed in given
    ]
    title = narrator.phase(game.state.phase, game.state.number, caller.language)
    none = caller.locale.text("host-view-no-orders")
    return panels.panel(f"### {title}", "\n".join(lines), panels.line(), "\n".join(orders) or none)


# --- a player who has left the server -----------------------------------------------------------------------------


async def tell_absent(bot: "Omerta", game: Game, seat: str) -> None:
    """Call the host: a player has left the server. He waits, replaces or removes; until then nothing changes."""
    locale, table = bot.locales[game.language], bot.table(game)
    text = locale.text("host-absent", player=table.seat(seat), host=f"<@{game.host}>")
    here = {"game": game.id, "player": seat}
    buttons = (
        panels.button(locale.text("host-button-wait"), mark("host-wait", **here), panels.LIKELY),
        panels.button(locale.text("host-button-replace"), mark("host-replace", **here)),
        panels.button(locale.text("host-button-kick"), mark("host-kick", **here), panels.DANGER),
    )
    view = panels.panel(text, panels.row(*buttons), colour=panels.VERDICT)
    await bot.publisher.send(game, "town", view, f"{game.id:x}.{game.state.count:x}.a{seat}", (game.host,))


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


def setup(bot: "Omerta") -> None:
    """Add the commands."""
    bot.tree.add_command(host)
