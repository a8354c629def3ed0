"""The verdicts of a rule system on a panel: who is hit, by which guns, with a guard or without."""

from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import Choice, Part, button, menus, panel, row
from cogs.ui.presses import pressed
from core.engine.ruleset import Ruleset
from core.engine.verdicts import Verdict, Verdicts
from core.narration.voice import Voice
from core.narration.words import capital


class Case(NamedTuple):
    """What is asked about. It travels in custom ids, so the guns are their places in the list of the rules."""

    of: str
    column: str
    guns: str = ""
    guard: str = "no"


def opener(caller: Caller, rules: Ruleset) -> Part | None:
    """The button that opens the panel; none for rules that have nothing to look up."""
    if rules.verdicts is None:
        return None
    first = Case(rules.id, rules.verdicts.columns[0])
    return row(button(caller.locale.text("rules-verdict-open"), mark("rules-verdict", **first._asdict())))


@pressed("rules-verdict", game=False, seat=False)
async def open_verdicts(caller: Caller, **case: str) -> None:
    """The button on a page of the rules."""
    await caller.show(_panel(caller, Case(**case)))


@pressed("rules-verdict-column", game=False, seat=False)
async def choose_column(caller: Caller, **case: str) -> None:
    """A choice in the menu of those who can be hit."""
    await caller.update(_panel(caller, Case(**case)._replace(column=caller.values[0])))


@pressed("rules-verdict-guns", game=False, seat=False)
async def choose_guns(caller: Caller, **case: str) -> None:
    """A choice in the menu of guns."""
    await caller.update(_panel(caller, Case(**case)._replace(guns="".join(sorted(caller.values)))))


@pressed("rules-verdict-guard", game=False, seat=False)
async def turn_guard(caller: Caller, **case: str) -> None:
    """The button that adds a guard, or takes it away."""
    asked = Case(**case)
    await caller.update(_panel(caller, asked._replace(guard="no" if asked.guard == "yes" else "yes")))


def _panel(caller: Caller, case: Case) -> ui.LayoutView:
    """The answer, and menus to ask on. What an older version offered and this one does not know is told so."""
    text, rules = caller.locale.text, caller.bot.rulesets.get(case.of)
    known = rules.verdicts if rules else None
    if rules is None or known is None or case.column not in known.columns:
        return panel(text("rules-unknown", written=case.column))
    voice = Voice(caller.locale, rules)
    columns = [Choice(_column(voice, column), column, column == case.column) for column in known.columns]
    return panel(
        text("rules-verdict-title"),
        *_answer(voice, known, case),
        *menus(mark("rules-verdict-column", **case._asdict()), text("rules-verdict-ask-column"), columns),
        _gun_menu(voice, known, case),
        row(button(text("rules-verdict-guard", guard=case.guard), mark("rules-verdict-guard", **case._asdict()))),
    )


def _gun_menu(voice: Voice, known: Verdicts, case: Case) -> Part:
    options = [
        discord.SelectOption(label=capital(voice.say("word", gun)), value=str(place), default=str(place) in case.guns)
        for place, gun in enumerate(known.guns)
    ]
    menu: ui.Select[Any] = ui.Select(
        custom_id=mark("rules-verdict-guns", **case._asdict()),
        placeholder=voice.locale.text("rules-verdict-ask-guns"),
        min_values=0,
        max_values=len(options),
        options=options,
    )
    return ui.ActionRow(menu)


def _column(voice: Voice, column: str) -> str:
    """What somebody is: a role, or what the texts have a name of its own for."""
    own = f"rules-verdict-column-{column}"
    return capital(voice.locale.text(own) if voice.locale.has(own) else voice.role(column))


def _answer(voice: Voice, known: Verdicts, case: Case) -> tuple[str, ...]:
    """The question in full, the verdict in one sentence, and its clause."""
    text, guns = voice.locale.text, [gun for place, gun in enumerate(known.guns) if str(place) in case.guns]
    if not guns:
        return (text("rules-verdict-pick"),)
    asked = text(
        "rules-verdict-case",
        column=_column(voice, case.column),
        guns=voice.locale.join([voice.say("word", gun) for gun in guns]),
        guard=case.guard,
    )
    verdict = known.read(case.column, frozenset(guns), case.guard == "yes")
    return f"{asked}\n{_sentence(voice, verdict, case)}", text("rules-clause", clause=verdict.clause)


def _sentence(voice: Voice, verdict: Verdict, case: Case) -> str:
    text = voice.locale.text
    match verdict.outcome:
        case "dies":
            return text("rules-verdict-dies", cause=voice.cause("+".join(verdict.guns)))
        case "turns":
            return text("rules-verdict-turns", role=voice.role_key(verdict.role))
        case "vote":
            return text("rules-verdict-vote", side=voice.side(verdict.guns[0]))
        case "asked":
            return text("rules-verdict-asked", guard=case.guard)
        case plain:
            return text(f"rules-verdict-{plain}")
