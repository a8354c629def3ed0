"""The page of one option on the form: what it changes, what it is, and what it may be."""

from collections.abc import Iterator, Mapping

from discord import ui

from cogs.lobby.opening import themes
from cogs.lobby.terms import SPANS
from cogs.scenarios.form import change, form, kept, on_form
from cogs.scenarios.library import Draft
from cogs.ui import sheets
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import MORNING, Choice, button, menus, panel, row
from cogs.ui.sheets import Field
from core.engine.options import BadValue, Option
from core.narration.words import capital
from core.rules.registry import OWN

THEME = "theme"  # the option that the scenario itself has a place for
USUAL = "usual"
NUMBERS = tuple(map(str, range(10)))


@on_form("scenario-option")
async def look(caller: Caller, draft: Draft) -> None:
    """The page of the option that was chosen."""
    await caller.update(page(caller, draft, caller.values[0]))


@on_form("scenario-back")
async def back(caller: Caller, draft: Draft) -> None:
    """Back to the form."""
    await caller.update(await form(caller, draft))


@on_form("scenario-value")
async def choose(caller: Caller, draft: Draft, *, option: str) -> None:
    """A value out of the menu."""
    await give(caller, draft, option, "" if caller.values[0] == USUAL else caller.values[0])


@on_form("scenario-other")
async def ask(caller: Caller, draft: Draft, *, option: str) -> None:
    """A value that stands in no menu."""
    declared = caller.bot.rulesets[OWN].option[option]
    name, _ = caller.bot.cards(caller.bot.rulesets[OWN]).option(option, caller.language)
    several = isinstance(declared.default, tuple)
    value = draft.options.get(option, "")
    shown = " ".join(map(str, value)) if isinstance(value, list) else str(value)
    label = caller.locale.text("scenario-field-dates" if several else "scenario-field-value")

    async def typed(caller: Caller, given: Mapping[str, str]) -> None:
        if now := await kept(caller, draft.number):
            await give(caller, now, option, given["value"].split() if several else given["value"])

    await sheets.show(caller, name, {"value": Field(label, shown, optional=True, most=300)}, typed)


async def give(caller: Caller, draft: Draft, option: str, value: object) -> None:
    """Set an option, or let it be as usual when the value is empty."""
    if option == THEME:
        await change(caller, draft, theme=value)
        return
    options = {key: kept for key, kept in draft.options.items() if key != option}
    await change(caller, draft, options={**options, option: value} if value else options)


def page(caller: Caller, draft: Draft, key: str) -> ui.LayoutView:
    """The page of an option."""
    text, rules = caller.locale.text, caller.bot.rulesets[OWN]
    option = rules.option[key]
    name, about = caller.bot.cards(rules).option(key, caller.language)
    here = {"draft": draft.number, "option": key}
    choices = list(_themes(caller, draft) if key == THEME else _values(caller, draft, option))
    usual = Choice(capital(text("scenario-usual")), USUAL, not any(choice.chosen for choice in choices))
    free = key != THEME and (not choices or any(choice.value in SPANS for choice in choices))
    return panel(
        f"**{name}**\n{about}",
        *menus(mark("scenario-value", **here), name, [usual, *choices]),
        row(
            button(text("scenario-button-other"), mark("scenario-other", **here)) if free else None,
            button(text("scenario-button-back"), mark("scenario-back", draft=draft.number)),
        ),
        colour=MORNING,
    )


def _values(caller: Caller, draft: Draft, option: Option) -> Iterator[Choice]:
    """What an option may be, as far as a menu can say it; what it is now is always among it."""
    cards, now = caller.bot.cards(caller.bot.rulesets[OWN]), draft.options.get(option.id)
    tried = (now, *option.values, *SPANS, *NUMBERS) if isinstance(now, str) else (*option.values, *SPANS, *NUMBERS)
    for value in dict.fromkeys(tried):
        try:
            kept = option.read(value)
        except BadValue:
            continue
        yield Choice(cards.value(option.id, kept, caller.language), value, value == now)


def _themes(caller: Caller, draft: Draft) -> Iterator[Choice]:
    now = draft.written.get(THEME)
    for theme, name in themes(caller.bot, caller.locale).items():
        yield Choice(name, theme, theme == now)
