"""What the host decides before play, where the rules leave something to him: his private panel.

Who plays must not know what others may not, so a host who sits at the table can only leave it to chance; and when
somebody who knows what was chosen takes a seat, chance decides instead (`core.play.preparing`). People are kept by
their user ids, for seats are renumbered as long as people come and go.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import wraps
from typing import Any, cast

import discord
from discord import ui

from cogs.lobby.notice import SETUP, preparations
from cogs.office import may_host, only
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import CHANGE, LIKELY, NIGHT, Choice, Part, button, menus, panel, row, small
from cogs.ui.presses import pressed
from core.engine.preparation import PLAYER, Preparation, Question
from core.engine.state import SIGNUP
from core.narration import prepared
from core.play import Game
from core.play.preparing import LOT, NOBODY, in_force, seated

KNOWN = "setup-known"  # in `Game.meta`: who has seen what was chosen, by preparation

Handler = Callable[..., Awaitable[None]]


# --- what is kept -----------------------------------------------------------------------------------------------------


def wishes(game: Game) -> Mapping[str, object]:
    """What the hosts have decided so far."""
    return game.meta.get(SETUP, {})


def known(game: Game) -> Mapping[str, list[int]]:
    """Who knows what was chosen, by preparation."""
    return game.meta.get(KNOWN, {})


def knowing(game: Game) -> set[int]:
    """All who know something that was chosen: they take no seat in this game any more."""
    return {user for users in known(game).values() for user in users}


def lacking(game: Game) -> Iterator[Preparation]:
    """What has to be decided before the game can begin, and is not."""
    return (item for item in preparations(game) if item.needed(game.state) and item.id not in wishes(game))


async def _decide(caller: Caller, item: Preparation, wish: object) -> None:
    """Keep a decision, or with `None` forget it; who makes it knows it, and so does who knows the part that stays."""
    game = caller.playing
    kept = {**wishes(game), item.id: wish}
    before = known(game).get(item.id, ()) if len(item.questions) > 1 else ()
    told = {**known(game), item.id: [] if wish in (None, LOT) else sorted({*before, caller.user})}
    await caller.bot.games.remember(
        game.id,
        **{SETUP: {key: value for key, value in kept.items() if value is not None}, KNOWN: told},
    )


async def _learn(caller: Caller) -> None:
    """Who sees the panel without playing knows from now on what was chosen."""
    game = caller.playing
    if caller.seat:
        return
    chosen = [key for key, wish in wishes(game).items() if wish != LOT]
    told = {**known(game), **{key: sorted({*known(game).get(key, ()), caller.user}) for key in chosen}}
    if told != known(game):
        await caller.bot.games.remember(game.id, **{KNOWN: told})


def _secret(caller: Caller, item: Preparation) -> bool:
    """Whether somebody who does not play has chosen this, and who asks plays."""
    force = in_force(caller.playing, wishes(caller.playing), known(caller.playing))
    return bool(caller.seat) and force.get(item.id, LOT) != LOT


# --- the panel --------------------------------------------------------------------------------------------------------


@pressed("setup", seat=False)
async def show(caller: Caller) -> None:
    """Show a host what there is to decide, and what is decided."""
    if await _may(caller):
        await _learn(caller)
        await caller.show(_overview(caller))


def on_item(verb: str) -> Callable[[Handler], Handler]:
    """Let a function handle a press on the page of a preparation: `async def handler(caller, item)`."""

    def enter(handler: Handler) -> Handler:
        @pressed(verb, seat=False)
        @wraps(handler)
        async def press(caller: Caller, *, item: str, **more: str) -> None:
            found = next((found for found in preparations(caller.playing) if found.id == item), None)
            if found and await _may(caller):
                await handler(caller, found, **more)
                await _learn(caller)
                await caller.update(_page(caller, found))

        return handler

    return enter


@pressed("setup-back", seat=False)
async def back(caller: Caller) -> None:
    """Back to the overview."""
    if await _may(caller):
        await _learn(caller)
        await caller.update(_overview(caller))


@on_item("setup-item")
async def look(caller: Caller, item: Preparation) -> None:
    """The page of one preparation."""


@on_item("setup-none")
async def leave_out(caller: Caller, item: Preparation) -> None:
    """There shall be none."""
    if not _secret(caller, item):
        await _decide(caller, item, None)


@on_item("setup-lot")
async def draw(caller: Caller, item: Preparation) -> None:
    """Chance shall decide."""
    if not _secret(caller, item):
        await _decide(caller, item, LOT)


@on_item("setup-choose")
async def choose(caller: Caller, item: Preparation, *, question: str) -> None:
    """Answer one of the questions; those that come after the first have an answer from then on.

    What a page offered that is not current any more is not taken: somebody who has left, a day without a player.
    """
    state = caller.playing.state
    now = _answers(item, wishes(caller.playing).get(item.id))
    asked = next((q for q in _open(item, now) if q.id == question), None)
    offered = {_choice(caller, asked, c, False).value for c in asked.choices(state)} if asked else set[str]()
    if caller.seat or asked is None or not offered >= {*caller.values}:
        return
    values: list[object] = [int(value) if asked.kind == PLAYER else value for value in caller.values]
    rest = {q.id: q.choices(state)[0] for q in item.questions[1:]}
    answers = {**rest, **now, question: values if asked.several else values[0]}
    await _decide(caller, item, answers if len(item.questions) > 1 else answers[question])


async def _may(caller: Caller) -> bool:
    if caller.playing.state.phase != SIGNUP:
        await caller.say(caller.locale.text("lobby-refused-phase"))
    elif not may_host(caller):
        await caller.say(only(caller))
    elif not any(preparations(caller.playing)):
        await caller.say(caller.locale.text("setup-nothing"))
    else:
        return True
    return False


def _overview(caller: Caller) -> ui.LayoutView:
    game, text = caller.playing, caller.locale.text
    items = list(preparations(game))
    lines = [_line(caller, item) for item in items]
    pages = (button(_name(caller, item), mark("setup-item", game=game.id, item=item.id)) for item in items)
    return panel(
        f"{text('setup-title')}\n{text('setup-intro')}",
        "\n".join(lines),
        small(text("setup-player")) if caller.seat else _warning(caller),
        row(*pages),
        colour=NIGHT,
    )


def _page(caller: Caller, item: Preparation) -> ui.LayoutView:
    game, text = caller.playing, caller.locale.text
    name = _name(caller, item)
    about = caller.narrator.voice(caller.language).say("setup", f"{item.id}.about")
    closed, wish = _secret(caller, item), wishes(game).get(item.id)

    def press(verb: str, style: discord.ButtonStyle = CHANGE) -> Part:
        return button(text(f"setup-button-{verb}"), mark(f"setup-{verb}", game=game.id, item=item.id), style)

    note = text("setup-closed") if closed else text("setup-player") if caller.seat else ""
    if wish == LOT:
        note = f"{note}\n{text('setup-lot-perhaps' if item.perhaps else 'setup-lot')}".strip()
    return panel(
        f"**{name}**\n{about}",
        _line(caller, item),
        small(note.replace("\n", "\n-# ")) if note else _warning(caller),
        *([] if caller.seat else _menus(caller, item)),
        row(
            None if closed else press("lot", LIKELY if caller.seat else CHANGE),
            None if closed else press("none"),
            button(text("setup-button-back"), mark("setup-back", game=game.id)),
        ),
        colour=NIGHT,
    )


def _warning(caller: Caller) -> str:
    """That who knows had better not play, once there is something to know."""
    chosen = any(wish != LOT for wish in wishes(caller.playing).values())
    return small(caller.locale.text("setup-known")) if chosen else ""


# --- words ------------------------------------------------------------------------------------------------------------


def _name(caller: Caller, item: Preparation) -> str:
    return caller.narrator.voice(caller.language).say("setup", item.id)


def _line(caller: Caller, item: Preparation) -> str:
    return prepared.line(caller.narrator.voice(caller.language), item.id, _value(caller, item))


def _value(caller: Caller, item: Preparation) -> str:
    """What was decided, as far as who asks may know it."""
    game, text = caller.playing, caller.locale.text
    wish = wishes(game).get(item.id)
    if wish is None:
        return text("setup-value-none")
    if wish == LOT:
        return text("setup-value-lot")
    if in_force(game, wishes(game), known(game))[item.id] == LOT:
        return text("setup-value-lot-instead")
    if caller.seat:
        return text("setup-value-secret")
    voice, chosen = caller.narrator.voice(caller.language), seated(game, wish)
    gone = NOBODY in _answers(item, chosen).values()
    return text("setup-value-gone") if gone else prepared.decided(voice, item, chosen, caller.table)


def _answers(item: Preparation, wish: object) -> dict[str, Any]:
    """A decision by questions; nothing, as long as nothing was chosen."""
    if wish in (None, LOT):
        return {}
    if len(item.questions) > 1:
        return dict(cast(Mapping[str, Any], wish))
    return {question.id: wish for question in item.questions}


def _open(item: Preparation, answers: Mapping[str, object]) -> tuple[Question, ...]:
    """The questions that can be answered: those after the first wait for its answer."""
    return item.questions if answers else item.questions[:1]


def _menus(caller: Caller, item: Preparation) -> Iterator[Part]:
    """A menu for each question that can be answered now."""
    game = caller.playing
    answers = _answers(item, seated(game, wishes(game).get(item.id)))
    for question in _open(item, answers):
        now = answers.get(question.id)
        taken = now if question.several else [now]
        choices = [_choice(caller, question, c, c in (taken or ())) for c in question.choices(game.state)]
        place = mark("setup-choose", game=game.id, item=item.id, question=question.id)
        asks = caller.locale.text(f"setup-ask-{question.kind}")
        if choices and question.several:
            yield _several(place, asks, choices)
        elif choices:
            yield from menus(place, asks, choices)


def _choice(caller: Caller, question: Question, choice: str, chosen: bool) -> Choice:
    """A line of a menu. It stands for the person, for a seat may be another's by the time it is chosen."""
    if question.kind == PLAYER:
        return Choice(caller.table.label(choice), str(caller.playing.users[choice]), chosen)
    voice = caller.narrator.voice(caller.language)
    return Choice(prepared.choice(voice, question, choice, caller.table), choice, chosen)


def _several(custom_id: str, placeholder: str, choices: list[Choice]) -> Part:
    options = [discord.SelectOption(label=c.label[:100], value=c.value, default=c.chosen) for c in choices]
    menu: ui.Select[Any] = ui.Select(
        custom_id=custom_id, placeholder=placeholder, min_values=1, max_values=len(options), options=options
    )
    return ui.ActionRow(menu)
