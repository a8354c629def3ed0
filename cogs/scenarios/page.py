"""A scenario in words: who is dealt at which size, the order of the night, the options, as a phone can show them."""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import cast

from cogs.ui.caller import Caller
from core.engine.options import BadValue, settle
from core.engine.ruleset import Ruleset
from core.engine.scenario import BadFormula, Formula, Scenario
from core.narration import Locale
from core.narration.voice import PLAIN, Voice
from core.rules.classic.custom import GANG_SHOOTERS
from core.rules.classic.night import ORDER
from core.rules.registry import OWN
from core.rules.scenario_files import Written, build

GANGS = "gangs"
SMALLEST, LARGEST = "6", "20"


def pages(caller: Caller, rules: Ruleset, scenario: Scenario, wrong: Container[int] = ()) -> Iterator[str]:
    """The paragraphs about a scenario: roles, the table of sizes, the night, the options.

    Sizes that are `wrong` are marked in the table.
    """
    locale = caller.locale
    yield from roles(locale, rules, scenario)
    yield table(locale, rules, scenario, wrong)
    if rules.id == OWN and (steps := " → ".join(night(locale, scenario.roles))):
        yield locale.text("scenario-night", steps=steps)
    elif locale.has(told := f"rules-night-{rules.id.partition('-')[0]}"):
        yield locale.text(told)
    changed = list(options(caller, rules, scenario))
    yield "\n".join((locale.text("scenario-options"), *changed)) if changed else locale.text("scenario-options-usual")


# --- composition ------------------------------------------------------------------------------------------------------


def roles(locale: Locale, rules: Ruleset, scenario: Scenario) -> Iterator[str]:
    """Who is always there, who joins at which size, whose number grows, and what is the host's to choose."""
    voice, text = Voice(locale, rules), locale.text
    counts = {role: [share.default.of(n) for n in sizes(scenario)] for role, share in scenario.roles.items()}
    always = [voice.role(role) for role, found in counts.items() if set(found) == {1}]
    if always:
        yield text("scenario-roles-always", roles=", ".join(always))
    joins = [
        text("scenario-roles-from", count=scenario.low + found.index(1), role=voice.role(role))
        for role, found in counts.items()
        if set(found) == {0, 1}
    ]
    if joins:
        yield text("scenario-roles-join", roles=", ".join(joins))
    grows = [f"{voice.role(role, number='other')} {scenario.roles[role].default}" for role in growing(scenario)]
    if grows:
        yield text("scenario-roles-grow", roles=", ".join(grows))
    chosen = [voice.role(role, number="other") for role, share in scenario.roles.items() if share.low != share.high]
    if chosen:
        yield text("scenario-roles-choice", roles=", ".join(chosen))


def table(locale: Locale, rules: Ruleset, scenario: Scenario, wrong: Container[int] = ()) -> str:
    """The numbers that depend on the size of the table, one line a size: narrow enough for a phone."""
    voice, shown = Voice(locale, rules), growing(scenario)
    heads = ["N", *(voice.role(role, number="other").split()[0] for role in (*shown, scenario.remainder))]
    lines = [_row(heads, heads)]
    for n in sizes(scenario):
        counts = {role: share.default.of(n) for role, share in scenario.roles.items()}
        numbers = (n, *(counts[role] for role in shown), n - sum(counts.values()))
        lines.append(_row(numbers, heads) + (" ⚠" if n in wrong else ""))
    return "\n".join(("```", *lines, "```"))


def _row(cells: Iterable[object], heads: Iterable[str]) -> str:
    return " ".join(str(cell).rjust(max(2, len(head))) for cell, head in zip(cells, heads, strict=True))


def growing(scenario: Scenario) -> list[str]:
    """The roles of which there is not simply one, or none."""
    return [
        role
        for role, share in scenario.roles.items()
        if any(share.default.of(n) not in (0, 1) for n in sizes(scenario))
    ]


def sizes(scenario: Scenario) -> range:
    """The numbers of players that a scenario is for."""
    return range(scenario.low, scenario.high + 1)


# --- the night and the options ----------------------------------------------------------------------------------------


def night(locale: Locale, present: Container[str]) -> Iterator[str]:
    """The steps of a night of classic for these roles; those who act in the same step stand together."""
    gangs = sum(role in present for role in GANG_SHOOTERS)
    together: list[list[str]] = []
    for step in ORDER:
        if step.name == GANGS:
            together.append([locale.text("scenario-night-gangs", count=gangs)] if gangs else [])
            continue
        if not step.joined:
            together.append([])
        names = (locale.role(role) for role in step.roles if role in present)
        together[-1] += [name for name in names if name not in together[-1]]
    for names in filter(None, together):
        joined = locale.join(names)
        yield locale.text("scenario-night-together", roles=joined) if len(names) > 1 else joined


def options(caller: Caller, rules: Ruleset, scenario: Scenario) -> Iterator[str]:
    """A line for each option that is not the usual one of the rules."""
    cards, usual = caller.bot.cards(rules), settle(rules.options, "", {})
    for option in rules.options:
        given = scenario.options.get(option.id, option.by_scenario.get(scenario.id, option.default))
        try:
            value = option.read(given)
        except BadValue:
            continue
        if value != usual[option.id]:
            name, _ = cards.option(option.id, caller.language)
            yield f"- {name}: {cards.value(option.id, value, caller.language)}"


# --- a scenario in the making -----------------------------------------------------------------------------------------


def readable(rules: Ruleset, written: Written) -> Scenario:
    """What can be shown of a scenario that somebody writes: its roles, formulas and sizes as far as they make sense."""
    found = cast(Mapping[str, object], written.get("roles") or {})
    known = {role: formula for role, formula in found.items() if role in rules.role and _formula(str(formula))}
    low, high = (str(written.get(key, usual)) for key, usual in (("min", SMALLEST), ("max", LARGEST)))
    sound = low.isdecimal() and high.isdecimal() and int(SMALLEST) <= int(low) <= int(high) <= int(LARGEST)
    bounds = {"min": low, "max": high} if sound else {"min": SMALLEST, "max": LARGEST}
    return build({"theme": PLAIN, "id": "", **written, **bounds, "roles": known})


def _formula(written: str) -> bool:
    try:
        Formula.read(written)
    except BadFormula:
        return False
    return True
