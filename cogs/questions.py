"""Questions that the game puts to one player. How each reaches him and nobody else: `docs/decisions.md`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui

from cogs import orders
from cogs.rooms import TOWN
from cogs.seal import sealed
from cogs.ui import panels
from cogs.ui.caller import Caller, Interaction
from cogs.ui.marks import mark
from cogs.ui.presses import pressed
from cogs.ui.seats import named, sought, target_menus
from core.engine import events as e
from core.engine.commands import Answer
from core.engine.state import Question
from core.play import Batch, Game, Refused, nonce

if TYPE_CHECKING:
    from cogs.bot import Omerta


# --- where a question is put --------------------------------------------------------------------------------------


def is_public(batch: Batch, asked: e.QuestionAsked) -> bool:
    """Whether all may know who is asked: the condemned has a last word before all eyes."""
    return any(isinstance(event, e.LastWordGiven) and event.player == asked.player for event in batch.events)


def publicly_asked(game: Game, batch: Batch) -> tuple[int, ...]:
    """The users whom the town's message calls."""
    asked = [event for event in batch.events if isinstance(event, e.QuestionAsked) and is_public(batch, event)]
    return tuple(game.users[event.player] for event in asked)


async def ask(bot: "Omerta", game: Game, asked: e.QuestionAsked, number: int) -> None:
    """Call a player who is asked in secret: in a thread that only he and the bot are in.

    Where threads cannot be opened he still finds the question behind the button in town, like everybody else.
    """
    user = game.users[asked.player]
    locale = bot.locales[(await bot.people.profile(user)).locale or game.language]
    here = {"game": game.id, "phase": game.state.phase_id}
    button = panels.button(locale.text("night-button-act", kind="dawn"), mark("act", **here), panels.LIKELY)
    view = panels.panel(locale.text("night-called", user=f"<@{user}>"), panels.row(button), colour=panels.NIGHT)
    try:
        thread = await _corner(bot, game, user)
        allowed = discord.AllowedMentions(users=[discord.Object(user)])
        await thread.send(view=view, nonce=sealed(game, nonce(game.id, number, "q")), allowed_mentions=allowed)
    except discord.Forbidden:
        bot.publisher.note_trouble(game, "threads", TOWN, True)
    except discord.NotFound:
        return  # he has left the server


async def _corner(bot: "Omerta", game: Game, user: int) -> discord.Thread:
    """A player's own corner of the town. One that was opened just before a crash is nobody's yet."""
    town = await bot.publisher.rooms.channel(game, TOWN)
    name, kind = bot.locales[game.language].text("rooms-corner"), discord.ChannelType.private_thread
    corners = game.meta.get("corners", {})
    thread = town.get_thread(corners.get(str(user), 0))
    if thread is None:
        thread = next((t for t in town.threads if t.name == name and t.id not in corners.values()), None)
        thread = thread or await town.create_thread(name=name, type=kind, invitable=False)
        await bot.games.remember(game.id, corners={**corners, str(user): thread.id})
    await thread.add_user(discord.Object(user))
    return thread


# --- the private menu ---------------------------------------------------------------------------------------------


def menu(caller: Caller, word: str = "") -> ui.LayoutView:
    """The question of who asks for it; for everybody else something that looks like one."""
    colour = panels.colour(caller.playing.state.phase)
    question = caller.offers.question
    return panels.panel(*(_question(caller, question, word) if question else _nothing(caller)), colour=colour)


def _question(caller: Caller, question: Question, word: str) -> Iterator[panels.Part | str]:
    words = caller.narrator.question(question.id, question.answers, caller.table, caller.language)
    here = {"game": caller.playing.id, "phase": caller.playing.state.phase_id}
    yield f"### {words.title}"
    yield "\n".join((words.ask, *_so_far(caller, question), _until(caller)))
    for answer in question.targeted:
        custom_id = mark("answer", **here, word=answer)
        yield from target_menus(custom_id, words.answers[answer], caller.table, question.targets)
    buttons = [
        panels.button(words.answers[answer], mark("answer-ask", **here, word=answer))
        for answer in question.answers
        if answer not in question.targeted
    ]
    if word:
        yield caller.locale.text("night-final", answer=words.answers[word])
        buttons = [
            panels.button(words.answers[word], mark("answer", **here, word=word), panels.DANGER),
            panels.button(caller.locale.text("night-button-back"), mark("act", **here)),
        ]
    if buttons:
        yield panels.row(*buttons)


def _so_far(caller: Caller, question: Question) -> Iterator[str]:
    """What his silence would mean, if that is not for the rules to say."""
    if question.silence:
        answer = caller.narrator.answer(question.id, question.silence, caller.table, caller.language)
        yield caller.locale.text("night-silence", answer=answer)


def _nothing(caller: Caller) -> Iterator[panels.Part | str]:
    here = {"game": caller.playing.id, "phase": caller.playing.state.phase_id}
    kind = caller.playing.state.phase
    yield f"### {caller.locale.text('night-wait-title', kind=kind)}"
    yield f"{caller.locale.text('night-wait', kind=kind)}\n{_until(caller)}"
    yield panels.row(
        panels.button(caller.locale.text("night-button-wait"), mark("sleep", **here)),
        panels.button("?", mark("help", **here)),
    )


def _until(caller: Caller) -> str:
    closes = caller.playing.closes
    return caller.locale.text("night-until", closes=f"<t:{closes // 1000}:R>") if closes else ""


@pressed("answer-ask")
async def confirm(caller: Caller, *, word: str) -> None:
    """An answer is final, so it is asked for once more."""
    question = caller.offers.question
    if question is None or word not in question.answers or caller.phase != caller.playing.state.phase_id:
        await give(caller, (word,))
    else:
        await caller.update(menu(caller, word))


@pressed("answer")
async def answer(caller: Caller, *, word: str) -> None:
    """An answer, with the target that was chosen in its menu."""
    await give(caller, (word, *caller.values))


async def give(caller: Caller, words: tuple[str, ...]) -> None:
    """Answer the open question."""
    happened = await caller.ask(Answer, words=words)
    text = caller.refusal(happened, "answer") if isinstance(happened, Refused) else orders.accepted(caller, happened)
    view = panels.panel(text, colour=panels.NIGHT)
    if caller.interaction.message and not isinstance(happened, Refused):
        await caller.update(view)
    else:
        await caller.show(view)


# --- by command ---------------------------------------------------------------------------------------------------


@app_commands.command(name="answer", description="…")
@app_commands.guild_only()
async def answer_command(interaction: Interaction, answer: str, target: str = "") -> None:
    """Answer a question by command, in whatever channel."""
    if caller := await Caller.seated(interaction):
        await give(caller, (_word(caller, answer), *([named(caller.table, target)] if target else [])))


@answer_command.autocomplete("answer")
async def answers(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The answers to the question of who types, if there is one."""
    caller = await Caller.at(interaction)
    return [app_commands.Choice(name=label, value=word) for word, label in _labels(caller).items()]


@answer_command.autocomplete("target")
async def answer_targets(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The players who may be named in the answer."""
    caller = await Caller.at(interaction)
    question = caller.offers.question if caller.seat else None
    found = sought(question.targets, caller.table, typed) if question else []
    return [app_commands.Choice(name=choice.label, value=choice.value) for choice in found]


def _labels(caller: Caller) -> dict[str, str]:
    question = caller.offers.question if caller.seat else None
    if question is None:
        return {}
    return caller.narrator.question(question.id, question.answers, caller.table, caller.language).answers


def _word(caller: Caller, typed: str) -> str:
    return next((word for word, label in _labels(caller).items() if typed.casefold() == label.casefold()), typed)


def setup(bot: "Omerta") -> None:
    """Add the command."""
    bot.tree.add_command(answer_command)
