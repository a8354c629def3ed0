"""What a person may ask about himself: his role card, what is expected of him, and the phase in three sentences."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from discord import app_commands, ui

from cogs import orders
from cogs.lobby.commands import game as game_group
from cogs.office import hosts
from cogs.rooms import TOWN
from cogs.ui import panels
from cogs.ui.caller import Caller, Interaction
from cogs.ui.marks import mark
from cogs.ui.presses import pressed
from core.engine import events as e
from core.engine import views
from core.engine.state import SIGNUP
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta


# --- the role card ------------------------------------------------------------------------------------------------


@app_commands.command(name="role", description="…")
@app_commands.guild_only()
async def role_command(interaction: Interaction) -> None:
    """The role card by command, in whatever channel."""
    if caller := await Caller.seated(interaction):
        await show_card(caller)


@pressed("role")
async def show_card(caller: Caller) -> None:
    """Role, team, abilities, fellows, what was learned so far, and what to do now."""
    if caller.playing.status == SIGNUP:
        await caller.say(caller.locale.text("night-no-role"))
        return
    notes = await caller.bot.publisher.notebook.of(caller.playing, caller.sitting)
    role = views.own_role(caller.playing.rules, caller.playing.state, caller.sitting)
    learned = [note for note in notes if isinstance(note.event, e.Learned)]
    facts = (
        caller.locale.text("night-note", phase=_phase(caller, *note.phase), fact=_fact(caller, note.event))
        for note in learned
        if isinstance(note.event, e.Learned)
    )
    await caller.show(card(caller, role, "\n".join(facts)))
    if _opened(caller.user) not in caller.playing.meta:
        await caller.bot.games.remember(caller.playing.id, **{_opened(caller.user): True})


def _unopened(game: Game) -> Iterator[str]:
    """Those in the game who have not looked at their role card yet."""
    if game.status == "playing":
        yield from (s.player for s in game.state.living() if _opened(game.users.get(s.player, 0)) not in game.meta)


def _opened(user: int) -> str:
    """Where `Game.meta` notes that somebody has opened a role card. Each has a note of his own: many press at once."""
    return f"opened {user}"


def _phase(caller: Caller, kind: str, number: int) -> str:
    if kind == SIGNUP:
        return caller.locale.text("phase-dealt")
    return caller.narrator.phase(kind, number, caller.language)


def _fact(caller: Caller, event: e.Learned) -> str:
    return caller.narrator.fact(event.fact, caller.table, caller.language)


def card(caller: Caller, role: str, notes: str) -> ui.LayoutView:
    """The card of a role, for who holds it."""
    locale, game = caller.locale, caller.playing
    words = caller.bot.cards(game.rules).role(role, caller.language)
    abilities = "\n".join(locale.text("night-card-ability", name=a.name, what=a.what) for a in words.abilities)
    seat = caller.table.seat(caller.sitting)
    return panels.panel(
        f"### {locale.text('night-card', role=words.name, team=words.team, player=seat)}",
        words.about,
        abilities or locale.text("night-card-no-ability"),
        fellows(caller),
        panels.line(),
        notes or locale.text("night-no-notes"),
        f"**{expected(caller)}**",
        panels.row(
            panels.button(locale.text("night-button-how"), mark("card-how", game=game.id, role=role)),
            panels.button(locale.text("host-button-past"), mark("seat-card", game=game.id)),
        ),
        colour=panels.colour(game.state.phase),
    )


def fellows(caller: Caller) -> str:
    """Those with whom he shares a room."""
    room = caller.playing.state.room_of(caller.sitting)
    others = [seat for seat in caller.playing.state.rooms.get(room, ()) if seat != caller.seat]
    if not others:
        return caller.locale.text("night-card-alone")
    where = f"<#{caller.bot.publisher.rooms.known(caller.playing, room)}>"
    return caller.locale.text("night-card-fellows", players=caller.table.seats(others, caller.locale), where=where)


@pressed("card-how")
async def how(caller: Caller, *, role: str) -> None:
    """How a role works, with two examples."""
    words = caller.bot.cards(caller.playing.rules).role(role, caller.language)
    examples = "\n".join(f"> {example}" for example in words.examples)
    await caller.say(f"### {words.name}\n{words.how}\n{examples}\n-# {words.clause}")


# --- what is expected ---------------------------------------------------------------------------------------------


@game_group.command(name="status", description="…")
async def status_command(interaction: Interaction) -> None:
    """What is expected of who asks, and until when."""
    caller = await Caller.at(interaction)
    caller.game = caller.game or _followed(caller)
    if caller.game is None:
        await caller.say(caller.locale.text("night-status-none"))
        return
    await caller.say("\n".join(_status(caller, caller.game)), colour=panels.colour(caller.game.state.phase))


def _followed(caller: Caller) -> Game | None:
    """The game of this server that somebody hosts or watches."""
    games = [game for game in caller.bot.games.all() if game.guild == caller.interaction.guild_id]
    mine = (game for game in games if caller.user in (*hosts(game), *game.watchers))
    return next((game for game in mine if not game.state.over), None)


def _status(caller: Caller, game: Game) -> Iterator[str]:
    phase = caller.narrator.phase(game.state.phase, game.state.number, caller.language)
    town = caller.bot.publisher.rooms.known(game, TOWN)
    where = f"<#{town}>" if town else caller.locale.text("night-status-signup")
    if caller.seat is None:
        role = "host" if caller.user in hosts(game) else "watcher"
        yield caller.locale.text("night-status-beside", phase=phase, role=role, where=where)
    else:
        yield caller.locale.text("night-status", phase=phase, player=caller.table.seat(caller.seat), where=where)
        yield f"**{expected(caller)}**"
    if game.state.clock.stopped:
        yield caller.locale.text("night-status-stopped")
    elif closes := game.closes:
        yield caller.locale.text("night-until", closes=f"<t:{closes // 1000}:R>")
    if caller.user not in hosts(game):
        return
    if unopened := list(_unopened(game)):
        yield caller.locale.text("night-status-unopened", players=caller.table.seats(unopened, caller.locale))
    if trouble := caller.bot.publisher.trouble(game):
        yield caller.locale.text("errors-rights-lost", where=trouble)


def expected(caller: Caller) -> str:
    """What a player has to do now, in a sentence; what stands of it already."""
    locale, state, offers = caller.locale, caller.playing.state, caller.offers
    if caller.playing.status == SIGNUP:
        return locale.text("night-expect-start")
    if state.over:
        return locale.text("night-expect-over")
    if offers.question:
        return locale.text("night-expect-answer")
    if not state.seats[caller.sitting].alive:
        return locale.text("night-dead")
    if offers.votes:
        chosen = next((vote.chosen for vote in offers.votes if vote.chosen), None)
        return locale.text("day-yours", player=caller.table.seat(chosen)) if chosen else locale.text("day-yours-none")
    if orders.in_secret(caller.playing, caller.sitting):
        return orders.standing(caller) or locale.text("night-expect-order")
    return locale.text("night-expect-nothing")


@pressed("help", seat=False)
async def explain(caller: Caller) -> None:
    """The phase of a panel in three sentences."""
    kind = caller.phase.partition(" ")[0]
    await caller.say(caller.narrator.phase_help(kind, caller.language), colour=panels.colour(kind))


def setup(bot: "Omerta") -> None:
    """Add the command."""
    bot.tree.add_command(role_command)
