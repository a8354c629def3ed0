"""Scenarios as files: in and out."""

import io

import discord

from cogs.lobby.opening import Kind
from cogs.scenarios import checks, library
from cogs.scenarios.editing import store
from cogs.scenarios.form import failing
from cogs.scenarios.library import Draft
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import DANGER, LIKELY, VERDICT, Part, button, panel, row
from core.rules.scenario_files import BadScenario, Document, read, write

LARGEST = 64 * 1024  # bytes: far more than any scenario needs


async def bring_in(caller: Caller, file: discord.Attachment) -> None:
    """Read a scenario from a file and keep it, if everything in it is right; else tell all that is not."""
    text, locale = caller.locale.text, caller.locale
    await caller.interaction.response.defer(ephemeral=True)
    if file.size > LARGEST:
        await _refuse(caller, text("scenario-file-large"))
        return
    try:
        content = (await file.read()).decode("utf-8-sig")
        document = read(content)
    except UnicodeDecodeError:
        await _refuse(caller, text("scenario-file-letters"))
    except BadScenario as bad:
        await _refuse(caller, text("scenario-file-unread"), *checks.told_of_faults(bad.faults, locale))
    else:
        await _take(caller, document, content)


async def _take(caller: Caller, document: Document, content: str) -> None:
    """Keep what was read; ask first, if a scenario of this id is here already."""
    text = caller.locale.text
    draft = Draft(caller.interaction.id, document.written, text=content)
    here = draft.id if draft.id in await library.own(caller) else ""
    draft = draft._replace(of=here)
    found = await failing(caller, draft)
    if not here and await library.is_full(caller):
        await _refuse(caller, text("scenario-too-many", count=library.MOST))
        return
    if not found and not here:
        await store(caller, draft)
        return
    await library.keep(caller, draft)
    if found:
        lines = checks.told_of_file(found, document, caller.locale)
        go_on = button(text("scenario-button-mend"), mark("scenario-mend", draft=draft.number), LIKELY)
        await _refuse(caller, text("scenario-file-failing"), *lines, buttons=go_on)
    else:
        sure = button(text("scenario-button-replace"), mark("scenario-save", draft=draft.number), DANGER)
        await _refuse(caller, text("scenario-file-known", id=here), buttons=sure)


async def _refuse(caller: Caller, *lines: str, buttons: Part | None = None) -> None:
    await caller.update(panel("\n".join(lines), row(buttons) if buttons else None, colour=VERDICT))


async def hand_over(caller: Caller, key: str, kind: Kind) -> None:
    """Give a scenario as a file: the server's own as they were written, others as an admin would write them."""
    written = library.written(kind)
    if written is None:
        await caller.say(caller.locale.text("scenario-no-copy"))
        return
    content = await library.text(caller, key) if kind.custom else write(written)
    file = discord.File(io.BytesIO(content.encode()), f"{kind.scenario.id}.yaml")
    told = caller.locale.text("scenario-exported", file=file.filename)
    await caller.interaction.response.send_message(told, file=file, ephemeral=True)
