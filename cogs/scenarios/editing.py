"""What can be pressed on the form: roles, names, numbers, random play, saving."""

from collections.abc import Mapping

from cogs.scenarios import chances, library, page
from cogs.scenarios.form import change, dealt, failing, form, heading, kept, on_form
from cogs.scenarios.library import Draft
from cogs.ui import sheets
from cogs.ui.caller import Caller
from cogs.ui.panels import TOWN_WON, panel
from cogs.ui.sheets import Field
from core.narration.words import capital
from core.rules.registry import OWN
from core.rules.scenario_files import LANGUAGES, build

GANG, ONE = "N/3", "1"  # how many of a gang, and of any other role, a scenario begins with
WHOLE, FORMULA = 2, 12  # letters


@on_form("scenario-roles")
async def choose_roles(caller: Caller, draft: Draft) -> None:
    """The roles of the scenario, all at once; who was in it keeps his formula."""
    rules, old = caller.bot.rulesets[OWN], draft.roles
    chosen = [role for role in dealt(rules) if role.id in caller.values]
    roles = {role.id: ONE if role.single else old.get(role.id, GANG) for role in chosen}
    await change(caller, draft, roles=roles)


@on_form("scenario-names")
async def ask_names(caller: Caller, draft: Draft) -> None:
    """The id, and the title in both languages."""
    text, title = caller.locale.text, draft.written.get("title", "")
    titles = title if isinstance(title, dict) else dict.fromkeys(LANGUAGES, title)
    fields = {
        "id": Field(text("scenario-field-id"), draft.id, most=library.LONGEST_ID),
        "ru": Field(text("scenario-field-ru"), str(titles.get("ru", "")), optional=True),
        "en": Field(text("scenario-field-en"), str(titles.get("en", "")), optional=True),
    }

    async def typed(caller: Caller, given: Mapping[str, str]) -> None:
        if now := await kept(caller, draft.number):
            title = {language: given[language] for language in LANGUAGES if given[language]}
            await change(caller, now, id=given["id"], title=title)

    await sheets.show(caller, text("scenario-button-names"), fields, typed)


@on_form("scenario-numbers")
async def ask_numbers(caller: Caller, draft: Draft) -> None:
    """How many may play, and the formulas of the gangs."""
    text, written = caller.locale.text, draft.written
    gangs = [role.id for role in dealt(caller.bot.rulesets[OWN]) if not role.single and role.id in draft.roles]
    fields = {
        "min": Field(text("scenario-field-min"), str(written.get("min", "")), most=WHOLE),
        "max": Field(text("scenario-field-max"), str(written.get("max", "")), optional=True, most=WHOLE),
    }
    for role in gangs:
        name = capital(caller.locale.role(role, number="other"))
        fields[role] = Field(text("scenario-field-formula", role=name), draft.roles[role], most=FORMULA)

    async def typed(caller: Caller, given: Mapping[str, str]) -> None:
        if now := await kept(caller, draft.number):
            roles = {role: given.get(role, formula) for role, formula in now.roles.items()}
            await change(caller, now, min=given["min"], max=given["max"], roles=roles)

    await sheets.show(caller, text("scenario-button-numbers"), fields, typed)


@on_form("scenario-try")
async def reckon(caller: Caller, draft: Draft) -> None:
    """Who wins when everybody plays at random."""
    if await failing(caller, draft):
        await caller.update(await form(caller, draft))
        return
    await caller.update(await form(caller, draft, caller.locale.text("scenario-chances-wait")))
    found = await chances.reckon(caller.bot.rulesets[OWN], build(draft.written))
    if now := await library.draft(caller, draft.number):  # he may have gone on meanwhile
        fresh = now.written == draft.written
        await caller.update(await form(caller, now, chances.told(found, caller.locale) if fresh else ""))


@on_form("scenario-save")
async def save(caller: Caller, draft: Draft) -> None:
    """Keep the scenario, if every check passes."""
    if await failing(caller, draft):
        await caller.update(await form(caller, draft))
    else:
        await store(caller, draft)


async def store(caller: Caller, draft: Draft) -> None:
    """Keep a scenario that has passed all checks, show it, and warn of what random play says about it."""
    await library.save(caller, draft)
    rules, scenario = caller.bot.rulesets[OWN], build(draft.written)
    text = caller.locale.text
    told = text("scenario-saved", command=caller.bot.mention("game new"))
    parts = (heading(caller, scenario, draft.id), *page.pages(caller, rules, scenario), told)
    await caller.update(panel(*parts, text("scenario-chances-wait"), colour=TOWN_WON))
    found = await chances.reckon(rules, scenario)
    await caller.update(panel(*parts, chances.told(found, caller.locale), colour=TOWN_WON))


@on_form("scenario-discard")
async def discard(caller: Caller, draft: Draft) -> None:
    """Forget the draft; nothing that was saved changes."""
    await library.forget(caller)
    await caller.update(panel(caller.locale.text("scenario-discarded")))


@on_form("scenario-mend")
async def mend(caller: Caller, draft: Draft) -> None:
    """Go on in the form with a file that failed its checks; what no form can hold is left out."""
    rules = caller.bot.rulesets[OWN]
    known = {role.id: role for role in dealt(rules)}
    roles = {key: ONE if known[key].single else formula for key, formula in draft.roles.items() if key in known}
    options = {key: value for key, value in draft.options.items() if key in rules.option}
    await change(caller, draft, roles=roles, options=options)
