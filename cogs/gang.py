"""The room of a team: its board shows who has chosen what and whether they agree.

A board is posted by the answer to a press or command in the room, which costs nothing, or when somebody orders
elsewhere.
"""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from discord import ui

from cogs import orders
from cogs.ui import panels, replies
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.presses import pressed
from cogs.ui.seats import target_menus
from core.engine import events as e
from core.engine.rooms import side, turn
from core.engine.views import AbilityOffer
from core.narration import Locale
from core.play import Game, Refused

if TYPE_CHECKING:
    from cogs.bot import Omerta


def welcome(bot: "Omerta", game: Game, room: str, news: str) -> ui.LayoutView:
    """The first message in a room: who is in it, and where to find its board; in a later room of a side, `news` too."""
    locale, table = bot.locales[game.language], bot.table(game)
    members = table.seats(game.state.rooms.get(room, ()), locale)
    about = locale.text("rooms-welcome", team=side(room), members=members)
    if turn(room) > 1:
        about = f"{about}\n{news}\n{locale.text('rooms-renewed')}"
    return panels.panel(about, panels.row(*_buttons(game, room, locale)), colour=panels.NIGHT)


def moved(bot: "Omerta", game: Game, locale: Locale, room: str) -> str:
    """Told in a closed room: where the talk goes on."""
    return locale.text("rooms-moved", where=f"<#{bot.publisher.rooms.known(game, room)}>")


def board(bot: "Omerta", game: Game, room: str) -> ui.LayoutView | None:
    """Who in the room has chosen what; `None` while no orders are taken."""
    locale, table, state = bot.locales[game.language], bot.table(game), game.state
    members = [seat for seat in state.rooms.get(room, ()) if state.seats[seat].alive]
    offers = {seat: found for seat in members if (found := _shared(game, seat))}
    if not offers:
        return None
    lines = [locale.text("rooms-choices", phase=bot.narrator(game).phase(state.phase, state.number))]
    lines += [_chosen(bot, game, room, seat, offers[seat]) for seat in offers]
    parts: list[panels.Part | str] = []
    for ability in dict.fromkeys(a.ability for own in offers.values() for a in own if a.collective):
        shared = [a for own in offers.values() for a in own if a.ability == ability]
        lines.append(_agreed(shared, locale))
        if len(shared[0].targets) != 1 or any(a.words for a in shared):
            continue  # more than one menu can hold: it is ordered in private
        targets = {target for a in shared for target in a.targets[0]}
        menu = mark("room-order", game=game.id, phase=state.phase_id, room=room, ability=ability)
        named = [seat for seat in state.seats if seat in targets]
        parts += target_menus(menu, bot.narrator(game).ability(ability).label, table, named)
    return panels.panel("\n".join(lines), *parts, panels.row(*_buttons(game, room, locale)), colour=panels.NIGHT)


def _shared(game: Game, seat: str) -> tuple[AbilityOffer, ...]:
    """Those abilities of a member whose orders his fellows see: all in a gang, elsewhere what is done together."""
    gang = game.rules.team[game.state.seats[seat].team].gang
    return tuple(offer for offer in orders.in_secret(game, seat) if gang or offer.collective)


def _chosen(bot: "Omerta", game: Game, room: str, seat: str, own: tuple[AbilityOffer, ...]) -> str:
    narrator, table = bot.narrator(game), bot.table(game)
    placed = [a.chosen for a in own if a.chosen]
    passed = seat in game.state.passed and game.rules.team[game.state.seats[seat].team].gang
    if not placed and not passed:
        return bot.locales[game.language].text("rooms-waiting", player=table.seat(seat))
    events = [e.OrderPlaced(seat, p.ability, p.args, p.slot, room) for p in placed] or [e.OrdersPassed(seat, room)]
    return "\n".join(narrator.tell_room(event, 0, table, room) for event in events)


def _agreed(shared: list[AbilityOffer], locale: Locale) -> str:
    """Whether all who share an ability have named the same player."""
    votes = Counter(a.chosen.args for a in shared if a.chosen)
    most = max(votes.values(), default=0)
    if most == len(shared):
        return locale.text("rooms-agreed")
    return locale.text("rooms-agreeing", count=most, all=len(shared))


def _buttons(game: Game, room: str, locale: Locale) -> Iterator[panels.Part]:
    here = {"game": game.id, "phase": game.state.phase_id}
    yield panels.button(locale.text("rooms-button-board"), mark("room-board", **here, room=room), panels.LIKELY)
    yield panels.button(locale.text("night-button-act", kind=game.state.phase), mark("act", **here))
    yield panels.button(locale.text("night-button-role"), mark("role", **here), emoji="🎭")
    yield panels.button("?", mark("help", **here))


@pressed("room-order")
async def order(caller: Caller, *, room: str, ability: str) -> None:
    """A target chosen in the menu of a room's board."""
    game = caller.playing
    async with caller.bot.publisher.boards.answering(game, room):
        happened = await orders.place(caller, ability, (caller.values[0],))
        if isinstance(happened, Refused):
            await _refused(caller, room, happened)
        elif not await caller.bot.publisher.boards.answer(game, room, caller.interaction):
            await caller.say(orders.standing(caller))


@pressed("room-board")
async def fetch(caller: Caller, *, room: str) -> None:
    """Bring the room's board down here."""
    state, own = caller.playing.state, caller.playing.state.room_of(caller.sitting)
    if own and caller.sitting in state.closed.get(room, ()):
        await caller.say(moved(caller.bot, caller.playing, caller.locale, own))
    elif own != room:
        await caller.say(caller.locale.text("rooms-not-yours"))
    elif not await post(caller, room):
        await caller.say(caller.locale.text("rooms-no-orders"))


async def post(caller: Caller, room: str) -> bool:
    """Answer in the room with its board, for all in it to see; `False` when there is nothing to order now."""
    bot, game = caller.bot, caller.playing
    view = board(bot, game, room)
    if view is None:
        return False
    if message := await replies.post(caller.interaction, view):
        await bot.publisher.boards.posted(game, room, message, view, press=caller.interaction)
    return True


async def _refused(caller: Caller, room: str, refused: Refused) -> None:
    """Say why not; where that night is over, the board of this one comes along."""
    if refused.reason == "closed" and caller.sitting in caller.playing.state.rooms.get(room, ()):
        await post(caller, room)
    await caller.say(caller.refusal(refused, "order"))
