"""`/scenario`: what is played here, and the server's own scenarios."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.app_commands import Choice

from cogs.lobby.opening import Kind, ask_scenario
from cogs.scenarios import access, files, library, page
from cogs.scenarios.form import begin, heading
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import DANGER, VERDICT, button, menus, panel, row
from cogs.ui.panels import Choice as Line
from cogs.ui.presses import pressed
from cogs.verdicts import opener
from core.rules.registry import BEGINNING

if TYPE_CHECKING:
    from cogs.bot import Omerta

    Interaction = discord.Interaction[Omerta]

LINES = 25

scenario = app_commands.Group(name="scenario", description="…", guild_only=True)


# --- for everybody ----------------------------------------------------------------------------------------------------


@scenario.command(name="list", description="…")
async def list_scenarios(interaction: "Interaction") -> None:
    """Tell what can be played here."""
    caller = await Caller.at(interaction, -1)
    found, text = await library.every(caller), caller.locale.text
    stock = [_listed(caller, key, kind) for key, kind in found.items() if not kind.custom]
    own = [_listed(caller, key, kind) for key, kind in found.items() if kind.custom]
    none = text("scenario-list-none", command=interaction.client.mention("scenario new"))
    here = "\n".join((text("scenario-list-own"), *own)) if own else none
    await caller.show(panel("\n".join((text("scenario-list-stock"), *stock)), here, *_menu(caller, found)))


def _listed(caller: Caller, key: str, kind: Kind) -> str:
    title = kind.scenario.title.get(caller.language, key)
    return caller.locale.text("scenario-listed", title=title, id=key, low=kind.scenario.low, high=kind.scenario.high)


def _menu(caller: Caller, found: dict[str, Kind]) -> list[ui.Item]:
    choices = [Line(kind.scenario.title.get(caller.language, key), key) for key, kind in found.items()]
    return list(menus(mark("scenario-show"), caller.locale.text("scenario-ask-show"), choices))


@scenario.command(name="show", description="…")
@app_commands.autocomplete(scenario=ask_scenario)
async def show(interaction: "Interaction", scenario: str) -> None:
    """Tell who is dealt in a scenario, in which order the night goes, and by which rules."""
    caller = await Caller.at(interaction, -1)
    if kind := await library.find(caller, scenario):
        await caller.show(await _page(caller, scenario.strip(), kind))


@pressed("scenario-show", game=False, seat=False)
async def turn_to(caller: Caller) -> None:
    """A choice in the menu of scenarios."""
    if kind := await library.find(caller, caller.values[0]):
        await caller.update(await _page(caller, caller.values[0], kind))


async def _page(caller: Caller, key: str, kind: Kind) -> ui.LayoutView:
    text, scenario = caller.locale.text, kind.scenario
    about = text("rules-scenario-server")
    if not kind.custom:
        about = caller.bot.cards(kind.rules).scenario(scenario.id, caller.language).about
    return panel(
        heading(caller, scenario, key),
        about,
        *page.pages(caller, kind.rules, scenario),
        opener(caller, kind.rules),
        *_menu(caller, await library.every(caller)),
    )


# --- for those who write scenarios ------------------------------------------------------------------------------------


async def _author(interaction: "Interaction") -> Caller | None:
    """Somebody who may write scenarios here. `None`, after a kind answer, for anybody else."""
    caller = await Caller.at(interaction, -1)
    return caller if await access.allowed(caller) else None


async def _has_room(caller: Caller) -> bool:
    """Whether the server can keep one more scenario; he is told if it cannot."""
    full = await library.is_full(caller)
    if full:
        await caller.say(caller.locale.text("scenario-too-many", count=library.MOST))
    return not full


async def _ask_own(interaction: "Interaction", typed: str) -> list[Choice[str]]:
    """Autocomplete of the server's own scenarios."""
    caller = await Caller.at(interaction, -1)
    names = {k: kind.scenario.title.get(caller.language, k) for k, kind in (await library.own(caller)).items()}
    found = ((k, f"{name} ({k})") for k, name in names.items() if typed.casefold() in f"{k} {name}".casefold())
    return [Choice(name=label[:100], value=key) for key, label in found][:LINES]


@scenario.command(name="new", description="…")
async def new(interaction: "Interaction", new_id: str = "") -> None:
    """Open a form for a new scenario."""
    if (caller := await _author(interaction)) and await _has_room(caller):
        await begin(caller, {"id": new_id.strip(), **BEGINNING})


@scenario.command(name="edit", description="…")
@app_commands.autocomplete(scenario=_ask_own)
async def edit(interaction: "Interaction", scenario: str) -> None:
    """Open the form for one of the server's own scenarios."""
    if (caller := await _author(interaction)) and (kind := await library.find(caller, scenario, written_here=True)):
        key = kind.scenario.id
        await begin(caller, dict(kind.custom), key, await library.text(caller, key))


@scenario.command(name="copy", description="…")
@app_commands.autocomplete(scenario=ask_scenario)
async def copy(interaction: "Interaction", scenario: str, new_id: str = "") -> None:
    """Open the form for a new scenario that begins as another one."""
    caller = await _author(interaction)
    if not caller or not await _has_room(caller) or not (kind := await library.find(caller, scenario)):
        return
    written = library.written(kind)
    if written is None:
        await caller.say(caller.locale.text("scenario-no-copy"))
        return
    known = await library.every(caller)
    title = {
        language: f"{said} ({caller.bot.locales[language].text('scenario-copy')})"
        for language, said in kind.scenario.title.items()
    }
    await begin(caller, {**written, "id": new_id.strip() or library.free_id(kind.scenario.id, known), "title": title})


@scenario.command(name="import", description="…")
async def import_file(interaction: "Interaction", file: discord.Attachment) -> None:
    """Take a scenario from a file."""
    if caller := await _author(interaction):
        await files.bring_in(caller, file)


@scenario.command(name="export", description="…")
@app_commands.autocomplete(scenario=ask_scenario)
async def export(interaction: "Interaction", scenario: str) -> None:
    """Give a scenario as a file."""
    if (caller := await _author(interaction)) and (kind := await library.find(caller, scenario)):
        await files.hand_over(caller, scenario.strip(), kind)


@scenario.command(name="delete", description="…")
@app_commands.autocomplete(scenario=_ask_own)
async def delete(interaction: "Interaction", scenario: str) -> None:
    """Forget one of the server's own scenarios; asks once."""
    if (caller := await _author(interaction)) and (kind := await library.find(caller, scenario, written_here=True)):
        text, key = caller.locale.text, kind.scenario.id
        title = kind.scenario.title.get(caller.language, key)
        sure = button(text("scenario-button-drop"), mark("scenario-drop", name=key), DANGER)
        await caller.say(text("scenario-drop-ask", title=title), row(sure), colour=VERDICT)


@pressed("scenario-drop", game=False, seat=False)
async def drop(caller: Caller, *, name: str) -> None:
    """Yes, forget it."""
    if await access.allowed(caller):
        gone = await library.drop(caller, name)
        await caller.update(panel(caller.locale.text("scenario-dropped" if gone else "scenario-dropped-before")))


@scenario.command(name="access", description="…")
async def grant(interaction: "Interaction", role: discord.Role | None = None) -> None:
    """Say who may write scenarios beside those who manage the server."""
    await access.appoint(await Caller.at(interaction, -1), role)
