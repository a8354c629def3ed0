"""The room of a team: its board shows who has chosen what and whether they agree.

A board is posted by the answer to a press or command in the room, which costs nothing, or when somebody orders
elsewhere. Who orders elsewhere is shown by the private answer what the others have chosen.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from discord import ui

from cogs import orders
from cogs.day import as_of
from cogs.ui import panels
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.presses import pressed
from cogs.ui.seats import target_menus
from core.engine import events as e
from core.engine.rooms import side, turn
from core.engine.views import AbilityOffer
from core.narration import Locale, Table
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
    locale, table, state, narrator = bot.locales[game.language], bot.table(game), game.state, bot.narrator(game)
    offers = sharing(game, room)
    if not offers:
        return None

    def tell(event: e.Event) -> str:
        return narrator.tell_room(event, 0, table, room)

    lines = [locale.text("rooms-choices", phase=narrator.phase(state.phase, state.number))]
    lines += [_chosen(game, room, seat, offers[seat], tell) or _waiting(table, seat, locale) for seat in offers]
    parts: list[panels.Part | str] = []
    for ability, shared in _together(offers).items():
        lines += _agreed(shared, locale)
        if len(shared[0].targets) != 1 or any(a.words for a in shared):
            continue  # more than one menu can hold: it is ordered in private
        targets = {target for a in shared for target in a.targets[0]}
        menu = mark("room-order", game=game.id, phase=state.phase_id, room=room, ability=ability)
        named = [seat for seat in state.seats if seat in targets]
        parts += target_menus(menu, narrator.ability(ability).label, table, named)
    buttons = panels.row(*_buttons(game, room, locale))
    return panels.panel("\n".join(lines), as_of(bot, locale), *parts, buttons, colour=panels.NIGHT)


def fellows(caller: Caller) -> str:
    """What the fellows of who asks have chosen and whether all agree, for him alone; empty for who chooses alone."""
    game, room = caller.playing, caller.playing.state.room_of(caller.sitting)
    offers = sharing(game, room)
    if caller.seat not in offers or len(offers) == 1:
        return ""

    def tell(event: e.Event) -> str:
        return caller.narrator.tell(event, 0, caller.table, caller.sitting, caller.language)

    lines = [
        _chosen(game, room, seat, own, tell) or _waiting(caller.table, seat, caller.locale)
        for seat, own in offers.items()
        if seat != caller.seat
    ]
    lines += [line for shared in _together(offers).values() for line in _agreed(shared, caller.locale)]
    return "\n".join(lines)


def sharing(game: Game, room: str) -> dict[str, tuple[AbilityOffer, ...]]:
    """Those in a room whose orders the others see now, and the abilities in question."""
    members = (seat for seat in game.state.rooms.get(room, ()) if game.state.seats[seat].alive)
    return {seat: found for seat in members if (found := _shared(game, seat))}


def seen(game: Game, seat: str, ability: str) -> bool:
    """Whether a player's fellows see what he does with an ability, or that he passes."""
    gang = game.rules.team[game.state.seats[seat].team].gang
    return gang or any(offer.ability == ability for offer in _shared(game, seat))


def _together(offers: Mapping[str, tuple[AbilityOffer, ...]]) -> dict[str, list[AbilityOffer]]:
    """The abilities that are used together, each with what those in the room have chosen of it."""
    every = [offer for own in offers.values() for offer in own]
    return {a.ability: [offer for offer in every if offer.ability == a.ability] for a in every if a.collective}


def _shared(game: Game, seat: str) -> tuple[AbilityOffer, ...]:
    """Those abilities of a member whose orders his fellows see: all in a gang, elsewhere what is done together."""
    gang = game.rules.team[game.state.seats[seat].team].gang
    return tuple(offer for offer in orders.in_secret(game, seat) if gang or offer.collective)


def _chosen(game: Game, room: str, seat: str, own: tuple[AbilityOffer, ...], tell: Callable[[e.Event], str]) -> str:
    """What a member has chosen; empty while he decides."""
    passed = seat in game.state.passed and game.rules.team[game.state.seats[seat].team].gang
    placed = [offer.chosen for offer in own if offer.chosen]
    events: list[e.Event] = [e.OrderPlaced(seat, p.ability, p.args, p.slot, room) for p in placed]
    return "\n".join(map(tell, events or ([e.OrdersPassed(seat, room)] if passed else [])))


def _waiting(table: Table, seat: str, locale: Locale) -> str:
    return locale.text("rooms-waiting", player=table.seat(seat))


def _agreed(shared: list[AbilityOffer], locale: Locale) -> Iterator[str]:
    """Whether all who share an ability have named the same player; nothing of who uses it alone."""
    votes = Counter(a.chosen.args for a in shared if a.chosen)
    most = max(votes.values(), default=0)
    if len(shared) > 1:
        agreed = most == len(shared)
        yield locale.text("rooms-agreed") if agreed else locale.text("rooms-agreeing", count=most, all=len(shared))


def _buttons(game: Game, room: str, locale: Locale) -> Iterator[panels.Part]:
    here = {"game": game.id, "phase": game.state.phase_id}
    yield panels.button(locale.text("rooms-button-board"), mark("room-board", **here, room=room), panels.LIKELY)
    yield panels.button(locale.text("night-button-act", kind=game.state.phase), mark("act", **here))
    yield panels.button(locale.text("night-button-role"), mark("role", **here), emoji="🎭")
    yield panels.button("?", mark("help", **here))


@pressed("room-order")
async def order(caller: Caller, *, room: str, ability: str) -> None:
    """A target chosen in the menu of a room's board."""
    game, boards = caller.playing, caller.bot.publisher.boards
    async with boards.answering(game, room):
        happened = await orders.place(caller, ability, (caller.values[0],))
        if isinstance(happened, Refused):
            await _refused(caller, room, happened)
        elif not await boards.answer(game, room, caller.interaction, caller.phase):
            await caller.say(orders.accepted(caller, happened))


@pressed("room-board")
async def fetch(caller: Caller, *, room: str) -> None:
    """Bring the room's board down here; pressed on the board itself, it is brought up to date where it hangs."""
    state, own = caller.playing.state, caller.playing.state.room_of(caller.sitting)
    boards, pressed_on = caller.bot.publisher.boards, caller.interaction.message
    if own and caller.sitting in state.closed.get(room, ()):
        await caller.say(moved(caller.bot, caller.playing, caller.locale, own))
    elif own != room:
        await caller.say(caller.locale.text("rooms-not-yours"))
    elif (shown := boards.get(caller.playing, room)) and pressed_on and shown.sheet(pressed_on.id):
        await boards.answer(caller.playing, room, caller.interaction, state.phase_id)
    elif not await boards.bring(caller.playing, room, caller.interaction):
        await caller.say(caller.locale.text("rooms-no-orders"))


async def _refused(caller: Caller, room: str, refused: Refused) -> None:
    """Say why not; where that night is over, the board of this one comes along."""
    if refused.reason == "closed" and caller.sitting in caller.playing.state.rooms.get(room, ()):
        await caller.bot.publisher.boards.bring(caller.playing, room, caller.interaction)
    await caller.say(caller.refusal(refused, "order"))
