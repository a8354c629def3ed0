"""The host: limits, pauses, closing early, removing, replacing, ending. Every act is public, or logged."""

from collections.abc import Container
from typing import TYPE_CHECKING

from discord import app_commands, ui

from cogs.office import allowed, hosts
from cogs.rooms import TOWN
from cogs.ui import panels, replies
from cogs.ui.caller import Caller, Interaction
from cogs.ui.marks import mark
from cogs.ui.presses import pressed
from cogs.ui.seats import named, sought
from core.engine import events as e
from core.engine.commands import HostCommand
from core.play import Batch, Game, Refused

if TYPE_CHECKING:
    from cogs.bot import Omerta

host = app_commands.Group(name="host", description="…", guild_only=True)


# --- which game ---------------------------------------------------------------------------------------------------


async def hosting(interaction: Interaction, *statuses: str) -> Caller | None:
    """The host at his game: that of the channel, else the only one. `None`, after a kind answer, for anybody else.

    Games that are not going on are meant only if their `statuses` are named.
    """
    found = _meant(interaction, statuses or ("playing",))
    caller = await Caller.at(interaction, found[0].id if found else 0)
    if not found or caller.game is None:
        await caller.say(caller.locale.text("host-no-game"))
    elif len(found) > 1:
        await caller.say(caller.locale.text("host-which"))
    elif await allowed(caller):
        return caller
    return None


def _meant(interaction: Interaction, statuses: Container[str]) -> list[Game]:
    """The games that a command can mean: in its channel those of who asks, then those played there, then his others."""
    games = [g for g in interaction.client.games.all() if g.guild == interaction.guild_id and g.status in statuses]
    here = [game for game in games if interaction.channel_id in _channels(game)]
    mine = [game for game in games if interaction.user.id in hosts(game)]
    played = [game for game in here if game.status == "playing"]
    return [game for game in here if game in mine] or played or mine or here or games


def _channels(game: Game) -> set[int | None]:
    wall = game.meta.get("lobby") if game.status == "signup" else None
    return {game.meta.get(TOWN), *game.meta.get("rooms", {}).values(), wall}


# --- acts ---------------------------------------------------------------------------------------------------------


async def act(caller: Caller, verb: str, *args: str) -> None:
    """Do something as host and tell the town; what cannot be undone is asked for once more.

    Only the phase that he meant is closed, however often he presses.
    """
    games, phase = caller.bot.games, caller.phase if verb == "advance" else None
    command = HostCommand(at=games.now(), verb=verb, args=args, phase=phase)
    happened = await games.execute(caller.playing.id, command)
    if isinstance(happened, Refused):
        await caller.say(caller.refusal(happened, "host"))
    else:
        await tell(caller, happened)


async def tell(caller: Caller, happened: Batch, *parts: panels.Part, call: int | None = None) -> None:
    """Answer the host, and tell the town what he has done, in the town itself; `call` somebody by it."""
    bot, game = caller.bot, caller.playing
    notices = bot.publisher.take(game, happened)
    logged = (item for item in happened if isinstance(item.event, e.HostActed) and item.event.logged)
    noted = [bot.narrator(game).tell(i.event, i.number, caller.table, "host", caller.language) for i in logged]
    public = bool(notices) and call is None and caller.interaction.channel_id == game.meta.get(TOWN)
    if public and await replies.tell(caller.interaction, panels.panel(notices.text)):
        return
    await caller.say("\n".join(noted) or caller.locale.text("host-done"))
    bot.publisher.tell_beside(game, notices, () if call is None else (call,), *parts)


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
    if await allowed(caller):
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
async def penalty(
    interaction: Interaction, player: str, note: str = "", votes: app_commands.Range[int, 1, 9] | None = None
) -> None:
    """Note a penalty in the log; where the rules have it so, it is votes against the player."""
    if caller := await hosting(interaction):
        words = ("vote", str(votes)) if votes else note.split()
        await act(caller, "penalty", named(caller.table, player), *words)


@kick.autocomplete("player")
@penalty.autocomplete("player")
async def players(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The living of the host's game."""
    mine = _meant(interaction, ("playing",))
    caller = await Caller.at(interaction, mine[0].id if mine else 0)
    if caller.game is None:
        return []
    return [
        app_commands.Choice(name=c.label, value=c.value) for c in sought(caller.table.living(), caller.table, typed)
    ]


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


def setup(bot: "Omerta") -> None:
    """Add the commands."""
    bot.tree.add_command(host)
