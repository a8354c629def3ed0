"""The story of a game that is over, leaf by leaf; and the game as a file."""

import io
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import discord
from discord import ui

from cogs.records import past
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import LIKELY, NIGHT, Choice, Part, button, line, menus, panel, row
from cogs.ui.presses import pressed
from core.narration import Page
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta

ALL = "all"  # nobody's eyes: everything is told
LETTERS = 3000  # on a leaf; what Discord takes, less the title and the menus


class Leaf(NamedTuple):
    """As much of the story as fits into a message."""

    title: str
    text: str


@pressed("story", game=False, seat=False)
async def open_story(caller: Caller, *, of: str) -> None:
    """Open the story at its beginning, for this reader alone."""
    if game := await past.told(caller, int(of)):
        await caller.show(await _leaf(caller, game))


@pressed("story-leaf", game=False, seat=False)
async def turn(caller: Caller, *, of: str, eyes: str, leaf: str) -> None:
    """Turn to the leaf of a button."""
    if game := await past.told(caller, int(of)):
        await caller.update(await _leaf(caller, game, eyes, int(leaf)))


@pressed("story-jump", game=False, seat=False)
async def jump(caller: Caller, *, of: str, eyes: str) -> None:
    """Turn to the leaf chosen in a menu."""
    if game := await past.told(caller, int(of)):
        await caller.update(await _leaf(caller, game, eyes, int(caller.values[0])))


@pressed("story-eyes", game=False, seat=False)
async def look(caller: Caller, *, of: str) -> None:
    """Read on through the eyes of somebody else."""
    if game := await past.told(caller, int(of)):
        await caller.update(await _leaf(caller, game, caller.values[0]))


@pressed("export", game=False, seat=False)
async def export(caller: Caller, *, of: str) -> None:
    """Hand the game over as a file."""
    if game := await past.told(caller, int(of)):
        await hand_over(caller, game)


async def show(caller: Caller, game: Game) -> None:
    """Open the story for who asked by a command."""
    await caller.show(await _leaf(caller, game))


async def hand_over(caller: Caller, game: Game) -> None:
    """The game as a file, for who asked."""
    command = f"`uv run bot.py check {name(game)}`"
    text = caller.locale.text("records-export", number=game.id, command=command)
    file = await case_file(caller.bot, game)
    await caller.interaction.response.send_message(text, file=file, ephemeral=True)


async def case_file(bot: "Omerta", game: Game) -> discord.File:
    """A game as a case, to send."""
    return discord.File(io.BytesIO((await bot.games.case(game.id)).encode()), name(game))


def name(game: Game) -> str:
    """The name of a game's file."""
    return f"omerta-{game.id}.yaml"


async def _leaf(caller: Caller, game: Game, eyes: str = ALL, number: int = 0) -> ui.LayoutView:
    """A leaf of the story, and what leads to the others."""
    text = caller.locale.text
    log = await caller.bot.games.log(game.id)
    table = caller.bot.people.table(game)
    pages = past.narrator(caller.bot, game).story(
        (entry.event for entry in log),
        viewer=None if eyes == ALL else eyes,
        language=caller.language,
        genders=table.genders,
    )
    leaves = bound(pages)
    number = max(0, min(number, len(leaves) - 1))
    leaf = leaves[number]
    viewers = [Choice(text("records-eyes-all"), ALL, eyes == ALL)]
    viewers += [Choice(text("records-eyes-one", player=table.label(s)), s, eyes == s) for s in game.state.seats]
    titles = [Choice(leaf.title, str(n), n == number) for n, leaf in enumerate(leaves)]

    def to(label: str, where: int) -> Part:
        able = 0 <= where < len(leaves)
        custom_id = mark("story-leaf", of=game.id, eyes=eyes, leaf=max(0, where))
        return button(text(label), custom_id, LIKELY, disabled=not able)

    return panel(
        f"### {text('records-page', title=leaf.title, page=number + 1, pages=len(leaves))}",
        leaf.text,
        line(),
        row(to("records-previous", number - 1), to("records-next", number + 1)),
        *menus(mark("story-jump", of=game.id, eyes=eyes), leaf.title, titles),
        *menus(mark("story-eyes", of=game.id), text("records-eyes"), viewers),
        colour=NIGHT,
    )


def bound(pages: Iterable[Page]) -> Sequence[Leaf]:
    """The pages of a story as leaves: what is too long for one goes on on the next."""
    leaves: list[Leaf] = []
    for page in pages:
        text = ""
        for told in page.lines:
            written = told.text + (f"\n-# {told.clause}" if told.clause else "")
            if text and len(text) + len(written) > LETTERS:
                leaves.append(Leaf(page.title, text))
                text = ""
            text += written + "\n"
        leaves.append(Leaf(page.title, text.strip()))
    return leaves
