"""The buttons of the notice. A press is answered by the notice itself, so that it costs no request."""

from collections.abc import Awaitable, Callable

from cogs.lobby import acts, roster, terms, writing
from cogs.lobby.notice import ROOM, notice, title
from cogs.office import may_host
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import DANGER, VERDICT, Choice, Part, button, menus, panel, row
from cogs.ui.presses import pressed
from core.engine.state import SIGNUP
from core.narration.words import capital

USUAL = "usual"


async def _answer(caller: Caller, act: Callable[[Caller], Awaitable[acts.Done]]) -> acts.Done:
    """Do something and show it on the notice; what did not work, and a press on an old notice, is told in private."""
    game, boards = caller.playing, caller.bot.publisher.boards
    message = caller.interaction.message
    if message and boards.get(game, ROOM) is None:  # the bot crashed just after it had put the notice up
        await boards.posted(game, ROOM, message.id, notice(caller.bot, game), phase="")
        boards.doubt(game, ROOM)
    async with boards.answering(game, ROOM):
        done = await act(caller)
        if not (done.worked and await boards.answer(game, ROOM, caller.interaction)):
            await caller.say(done.text)
    return done


@pressed("join", seat=False)
async def join(caller: Caller) -> None:
    """Take a seat. Who is here for the first time is told how it goes on."""
    done = await _answer(caller, acts.join)
    if done.worked and await acts.newcomer(caller) and (number := acts.place(caller)):
        await caller.say(caller.locale.text("lobby-first", number=number, profile=caller.bot.mention("profile")))


@pressed("leave", seat=False)
async def leave(caller: Caller) -> None:
    """Give the seat back."""
    await _answer(caller, acts.leave)


@pressed("watch", seat=False)
async def watch(caller: Caller) -> None:
    """Join the audience, or leave it."""
    await _answer(caller, acts.watch)


@pressed("start", seat=False)
async def start(caller: Caller) -> None:
    """Check, deal, begin."""
    await _answer(caller, acts.start)


@pressed("cancel", seat=False)
async def cancel(caller: Caller) -> None:
    """Call the sign-up off; asks once, if somebody sits there already."""
    game, text = caller.playing, caller.locale.text
    if not may_host(caller):
        await caller.say(acts.host_only(caller).text)
    elif count := len(game.users):
        sure = button(text("lobby-cancel-yes"), mark("cancel-yes", game=game.id), DANGER)
        await caller.say(text("lobby-cancel-ask", count=count), row(sure), colour=VERDICT)
    else:
        await caller.say((await acts.cancel(caller)).text)


@pressed("cancel-yes", seat=False)
async def cancel_yes(caller: Caller) -> None:
    """Yes, call it off."""
    done = await acts.cancel(caller)
    await caller.update(panel(done.text))


@pressed("lobby-help", seat=False)
async def lobby_help(caller: Caller) -> None:
    """What the buttons do, and what the scenario is about."""
    game, cards = caller.playing, caller.bot.cards(caller.playing.rules)
    if game.state.custom:
        roles = ", ".join(cards.formulas(game.scenario, caller.language))
        about = f"**{title(game, caller.language)}.** {caller.locale.text('rules-scenario-server')}\n{roles}"
    else:
        scenario = cards.scenario(game.state.scenario, caller.language)
        about = f"**{scenario.title}.** {scenario.about}\n{', '.join(scenario.roles)}"
    told = caller.locale.text("lobby-help", character=caller.bot.mention("game character"))
    await caller.show(panel(told, about))


@pressed("compose", seat=False)
async def compose(caller: Caller) -> None:
    """Show the host what is his to choose."""
    if not may_host(caller):
        await caller.say(acts.host_only(caller).text)
    elif caller.playing.state.phase != SIGNUP:
        await caller.say(caller.locale.text("lobby-refused-phase"))
    elif roster.free(caller.playing):
        await writing.ask(caller)
    else:
        await caller.show(panel(*_choices(caller)))


@pressed("compose-role", seat=False)
async def compose_role(caller: Caller, *, role: str) -> None:
    """How many of a role the host wants."""
    game = caller.playing
    if not may_host(caller):
        await caller.say(acts.host_only(caller).text)
        return
    chosen = {key: count for key, count in game.meta.get("chosen", {}).items() if key != role}
    if caller.values[0] != USUAL:
        chosen[role] = int(caller.values[0])
    await caller.bot.games.remember(game.id, chosen=chosen)
    await caller.update(panel(*_choices(caller)))
    await caller.bot.publisher.boards.refresh(game, ROOM)


def _choices(caller: Caller) -> list[Part | str]:
    """A menu for each role of which the host chooses how many."""
    game, text = caller.playing, caller.locale.text
    chosen = game.meta.get("chosen", {})
    parts: list[Part | str] = [
        text("lobby-compose-title"),
        text("lobby-compose", count=len(game.users)),
    ]
    called = caller.narrator.voice(caller.language).role_key
    for role, counts in terms.ranges(game):
        choices = [Choice(capital(text("lobby-compose-usual", role=called(role))), USUAL, role not in chosen)]
        choices += [Choice(_label(caller, called(role), n, counts), str(n), chosen.get(role) == n) for n in counts]
        parts += menus(mark("compose-role", game=game.id, role=role), choices[0].label, choices)
    return parts


def _label(caller: Caller, role: str, count: int, counts: range) -> str:
    text = caller.locale.text
    if counts == range(2):
        return capital(text("lobby-compose-with" if count else "lobby-compose-without", role=role))
    return capital(text("lobby-compose-number", role=role, count=count))
