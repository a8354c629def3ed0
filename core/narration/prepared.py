"""What a host has decided before play, in words."""

from collections.abc import Mapping
from typing import cast

from core.engine import preparation
from core.engine.preparation import Preparation, Question
from core.narration.table import Table
from core.narration.voice import Voice


def line(voice: Voice, item: str, value: str) -> str:
    """A decision: `Бонус: 8 · Ann, день 2`."""
    return voice.locale.text("setup-line", name=voice.say("setup", item), value=value)


def decided(voice: Voice, item: Preparation, value: object, table: Table) -> str:
    """All that was chosen, as the deal is given it."""
    several = len(item.questions) > 1
    answers = cast(Mapping[str, object], value) if several else {question.id: value for question in item.questions}
    return ", ".join(answer(voice, question, answers[question.id], table) for question in item.questions)


def answer(voice: Voice, question: Question, value: object, table: Table) -> str:
    """What was chosen of one thing."""
    if question.several:
        return voice.locale.join([choice(voice, question, str(one), table) for one in cast(list[object], value)])
    return choice(voice, question, str(value), table)


def choice(voice: Voice, question: Question, value: str, table: Table) -> str:
    """One choice; a player is named by his seat."""
    match question.kind:
        case preparation.PLAYER:
            return table.seat(value)
        case preparation.DAY:
            return voice.locale.text("setup-day", number=int(value))
        case _:
            return voice.locale.team(value)
