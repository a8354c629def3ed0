"""The form in which a scenario is written: what it comes to so far, what is wrong with it, and what can be changed."""

from collections.abc import Awaitable, Callable, Iterator
from functools import wraps

import discord
from discord import ui

from cogs.lobby.opening import themes
from cogs.scenarios import checks, library, page
from cogs.scenarios.access import allowed
from cogs.scenarios.library import Draft
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import CHANGE, DANGER, LIKELY, MORNING, TOWN_WON, Choice, Part, button, line, menus, panel, row
from cogs.ui.presses import pressed
from core.engine.options import Option
from core.engine.roster import Role
from core.engine.ruleset import Ruleset
from core.engine.scenario import Scenario
from core.narration.words import capital
from core.rules.registry import OWN
from core.rules.scenario_files import REMAINDER, Written

Handler = Callable[..., Awaitable[None]]


def on_form(verb: str) -> Callable[[Handler], Handler]:
    """Let a function handle a press on a form: `async def handler(caller, draft)`.

    It is called for those who may write scenarios here, as long as the draft of the form is kept.
    """

    def enter(handler: Handler) -> Handler:
        @pressed(verb, game=False, seat=False)
        @wraps(handler)
        async def press(caller: Caller, *, draft: str, **more: str) -> None:
            if (await allowed(caller)) and (found := await kept(caller, int(draft))):
                await handler(caller, found, **more)

        return handler

    return enter


async def kept(caller: Caller, number: int) -> Draft | None:
    """The draft of a form. `None`, after a kind answer, when it was saved, discarded, or another one was begun."""
    found = await library.draft(caller, number)
    if found is None:
        await caller.update(panel(caller.locale.text("scenario-form-gone")))
    return found


async def begin(caller: Caller, written: Written, of: str = "", text: str = "") -> None:
    """Open a form on what is written so far, in the place of the person's last one."""
    draft = Draft(caller.interaction.id, written, of, text)
    await library.keep(caller, draft)
    await caller.show(await form(caller, draft))


async def change(caller: Caller, draft: Draft, **parts: object) -> None:
    """Change parts of a draft and show what it comes to now."""
    changed = draft.changed(**parts)
    await library.keep(caller, changed)
    await caller.update(await form(caller, changed))


async def failing(caller: Caller, draft: Draft) -> list[checks.Failing]:
    """Every check that a draft fails; the scenario that it will replace does not stand in its way."""
    taken = set(await library.every(caller)) - {draft.of}
    return checks.failing(draft.written, taken, themes(caller.bot, caller.locale))


async def form(caller: Caller, draft: Draft, reckoned: str = "") -> ui.LayoutView:
    """The form as it stands now."""
    text, rules = caller.locale.text, caller.bot.rulesets[OWN]
    scenario, found = page.readable(rules, draft.written), await failing(caller, draft)

    def press(label: str, verb: str, style: discord.ButtonStyle = CHANGE, disabled: bool = False) -> Part:
        return button(text(label), mark(verb, draft=draft.number), style, disabled=disabled)

    return panel(
        heading(caller, scenario, draft.id),
        _verdict(caller, found),
        line(),
        *page.pages(caller, rules, scenario, checks.wrong_sizes(found)),
        reckoned,
        _role_menu(caller, draft, rules),
        *_option_menu(caller, draft, rules),
        row(press("scenario-button-names", "scenario-names"), press("scenario-button-numbers", "scenario-numbers")),
        row(
            press("scenario-button-save", "scenario-save", LIKELY, disabled=bool(found)),
            press("scenario-button-try", "scenario-try", disabled=bool(found)),
            press("scenario-button-discard", "scenario-discard", DANGER),
        ),
        colour=MORNING if found else TOWN_WON,
    )


def heading(caller: Caller, scenario: Scenario, key: str) -> str:
    """The name of a scenario, its sizes, and by what `key` it is known to commands, if there is one yet."""
    text, title = caller.locale.text, scenario.title.get(caller.language) or key
    bounds = text("scenario-heading", low=scenario.low, high=scenario.high)
    named = f"{bounds} · `{key}`" if key else bounds
    return f"### {title or text('scenario-nameless')}\n{named}"


def _verdict(caller: Caller, found: list[checks.Failing]) -> str:
    text = caller.locale.text
    if not found:
        return text("scenario-form-sound")
    return "\n".join((text("scenario-form-failing"), *checks.told(found, caller.locale)))


# --- menus ------------------------------------------------------------------------------------------------------------


def dealt(rules: Ruleset) -> Iterator[Role]:
    """The roles that a scenario can name: all that are dealt but the plain citizens, who are the rest."""
    return (role for role in rules.roles if role.dealt and role.id != REMAINDER)


def _role_menu(caller: Caller, draft: Draft, rules: Ruleset) -> Part:
    chosen = draft.roles
    choices = [
        discord.SelectOption(
            label=capital(caller.locale.role(role.id)),
            value=role.id,
            description=capital(caller.locale.team(role.team)),
            default=role.id in chosen,
        )
        for role in dealt(rules)
    ]
    placeholder = caller.locale.text("scenario-ask-roles")
    custom_id = mark("scenario-roles", draft=draft.number)
    return ui.ActionRow(
        ui.Select(custom_id=custom_id, placeholder=placeholder, min_values=0, max_values=len(choices), options=choices)
    )


def _option_menu(caller: Caller, draft: Draft, rules: Ruleset) -> Iterator[Part]:
    cards = caller.bot.cards(rules)

    def label(option: Option) -> str:
        return cards.option(option.id, caller.language)[0]

    choices = [Choice(label(option), option.id) for option in rules.options]
    return menus(mark("scenario-option", draft=draft.number), caller.locale.text("scenario-ask-option"), choices)
