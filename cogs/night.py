"""The night: a panel in town that is the same for everybody, and behind its button a private menu of what one may do.

Who may do nothing gets a menu of the same shape, in the same time: a guess that nobody sees and nothing keeps.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from discord import ui

from cogs import gang, orders, questions
from cogs.day import refuse, title
from cogs.ui import panels
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.presses import pressed
from cogs.ui.seats import target_menus
from core.engine.commands import Order
from core.engine.legality import PASS
from core.engine.views import AbilityOffer
from core.play import Batch, Game, Refused

if TYPE_CHECKING:
    from cogs.bot import Omerta

NO_WORD = "-"


def notice(bot: "Omerta", game: Game, head: str) -> ui.LayoutView:
    """The message of a phase without a ballot. `head` is what has come of the last phase, and the mood of this one.

    It shows nothing of what is done in the phase, so it changes with the clock alone.
    """
    locale, state = bot.locales[game.language], game.state
    here = {"game": game.id, "phase": state.phase_id}
    buttons = (
        panels.button(locale.text("night-button-act", kind=state.phase), mark("act", **here), panels.LIKELY),
        panels.button(locale.text("night-button-role"), mark("role", **here), emoji="🎭"),
        panels.button("?", mark("help", **here)),
    )
    hint = locale.text("night-hint", kind=state.phase)
    return panels.panel(f"## {title(bot, game)}", head, hint, panels.row(*buttons), colour=panels.colour(state.phase))


# --- the private menu ---------------------------------------------------------------------------------------------


@pressed("act")
async def act(caller: Caller) -> None:
    """The button of the panel: what one may do now."""
    state = caller.playing.state
    if caller.phase != state.phase_id:
        await refuse(caller, Refused("closed"), "order")
    elif not state.seats[caller.sitting].alive and caller.offers.question is None:
        await caller.say(caller.locale.text("night-dead"))
    else:
        await caller.show(menu(caller))


def menu(caller: Caller, guess: str | None = None) -> ui.LayoutView:
    """All that a player may do in the open phase; `guess` is what one chose who may do nothing."""
    state = caller.playing.state
    if state.questions:
        return questions.menu(caller)
    offers = orders.in_secret(caller.playing, caller.sitting)
    asked = [part for offer in offers for part in _ability(caller, offer)] or list(_sleeper(caller, guess))
    now = orders.standing(caller) if offers else caller.locale.text("night-guess", player=_name(caller, guess))
    label, verb = ("night-button-pass", "pass") if offers else ("night-button-sleep", "sleep")
    here = {"game": caller.playing.id, "phase": state.phase_id}
    buttons = panels.row(
        panels.button(caller.locale.text(label), mark(verb, **here)), panels.button("?", mark("help", **here))
    )
    now = now or caller.locale.text("night-undecided")
    return panels.panel(
        f"**{now}**\n{gang.fellows(caller)}".strip(), *asked, buttons, colour=panels.colour(state.phase)
    )


def _ability(caller: Caller, offer: AbilityOffer, given: tuple[str, ...] = ()) -> Iterator[panels.Part | str]:
    """The question of an ability, and the menu for the part of its order that comes next."""
    words = caller.narrator.ability(offer.ability, caller.language)
    here = {"game": caller.playing.id, "phase": caller.playing.state.phase_id, "ability": offer.ability}
    yield f"### {words.ask}"
    if len(given) < len(offer.targets):
        custom_id = mark("order", **here, args=" ".join(given))
        chosen = offer.chosen.args[len(given)] if offer.chosen and not given else None
        yield from target_menus(custom_id, words.target, caller.table, offer.targets[len(given)], chosen)
    elif offer.words:
        voice = caller.narrator.voice(caller.language)
        choices = [panels.Choice(voice.say("word", word), word) for word in offer.words]
        if not offer.word_needed:
            choices.append(panels.Choice(caller.locale.text("night-no-word"), NO_WORD))
        yield from panels.menus(mark("order", **here, args=" ".join(given)), words.target, choices)
    else:
        yield panels.row(panels.button(words.label, mark("order", **here), panels.LIKELY))


def _sleeper(caller: Caller, guess: str | None) -> Iterator[panels.Part | str]:
    """The same for who sleeps."""
    yield f"### {caller.locale.text('night-sleep')}"
    here = {"game": caller.playing.id, "phase": caller.playing.state.phase_id}
    others = [seat for seat in caller.table.living() if seat != caller.seat]
    yield from target_menus(mark("guess", **here), caller.locale.text("night-guess-menu"), caller.table, others, guess)


def _name(caller: Caller, guess: str | None) -> str:
    return caller.table.seat(guess) if guess else "—"


@pressed("order")
async def order(caller: Caller, *, ability: str, args: str = "") -> None:
    """A choice in a private menu: an order, or its next part."""
    given = (*args.split(), *caller.values)
    offer = orders.offer(caller, ability)
    if offer and caller.phase == caller.playing.state.phase_id and not _is_complete(offer, given):
        await caller.update(panels.panel(*_ability(caller, offer, given), colour=panels.NIGHT))
        return
    await finish(caller, await orders.place(caller, ability, tuple(word for word in given if word != NO_WORD)))


def _is_complete(offer: AbilityOffer, given: tuple[str, ...]) -> bool:
    return len(given) >= len(offer.targets) + bool(offer.words)


@pressed("pass")
async def decline(caller: Caller) -> None:
    """Do nothing tonight."""
    await finish(caller, await caller.ask(Order, ability=PASS))


async def finish(caller: Caller, happened: Batch | Refused) -> None:
    """Show in the private menu what stands now."""
    if isinstance(happened, Refused):
        await caller.say(caller.refusal(happened, "order"))
    elif caller.phase == caller.playing.state.phase_id:
        await caller.update(menu(caller))
    else:
        await caller.update(panels.panel(orders.accepted(caller, happened), colour=panels.NIGHT))


@pressed("guess")
async def guess(caller: Caller) -> None:
    """A choice of who may do nothing."""
    await _sleep(caller, caller.values[0])


@pressed("sleep")
async def sleep(caller: Caller) -> None:
    """Nothing, declined."""
    await _sleep(caller, None)


async def _sleep(caller: Caller, guessed: str | None) -> None:
    if caller.phase == caller.playing.state.phase_id:
        await caller.update(menu(caller, guessed))
    else:
        await caller.say(caller.refusal(Refused("closed"), "order"))
