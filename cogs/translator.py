"""Names and descriptions of commands in every language, from the same texts as everything else.

A command's texts are the attributes of one message: `command-game-new.name` and `.description`, and for each option a
description under the option's name. Names of options and choices are shared: `field-scenario`, `choice-live`. The
commands of abilities use the texts of the ability, which the command names in `extras["text"]`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from discord import Locale
from discord.app_commands import (
    Choice,
    Command,
    CommandTree,
    ContextMenu,
    Group,
    Parameter,
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from core.narration import Locales
from core.narration.locales import ENGLISH

TEXT = "text"
COMMANDS, OPTIONS, LETTERS, DESCRIPTION, NAME = 100, 25, 8000, 100, 32

_NAME = re.compile(r"[-_'\w]{1,32}")

Place = TranslationContextLocation


class BadCommands(Exception):
    """Commands that Discord would refuse, or that lack a text: one line for each fault."""


class FluentTranslator(Translator):
    """Gives Discord the texts of commands in the languages other than English, which is in the commands themselves."""

    def __init__(self, locales: Locales) -> None:
        self._locales = locales

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language = locale.value.partition("-")[0]
        if language == ENGLISH or language not in self._locales.languages:
            return None
        return self._locales[language].text(text_id(context.location, context.data))


def text_id(place: Place, data: Any) -> str:
    """The id of the text that stands in a place of a command, group, option or choice."""
    match data:
        case Choice():
            return f"choice-{data.value}"
        case Parameter() if place is Place.parameter_name:
            return f"field-{data.name}"
        case Parameter():
            return f"{_base(data.command)}.{data.name}"
        case _ if place in (Place.command_description, Place.group_description):
            return f"{_base(data)}.description"
        case _:
            base = _base(data)
            return f"{base}.command" if base.startswith("ability-") else f"{base}.name"


def _base(command: Command[Any, ..., Any] | Group | ContextMenu) -> str:
    return command.extras.get(TEXT) or f"command-{command.qualified_name.replace(' ', '-')}"


async def install(tree: CommandTree[Any], locales: Locales) -> Sequence[Mapping[str, Any]]:
    """Give all commands of a tree their texts, and the tree its translator. Gives what Discord will be told.

    Raises `BadCommands` with all that is wrong with them.
    """
    if found := list(_missing(tree, locales)):
        raise BadCommands("\n".join(found))
    english = locales[ENGLISH]
    for place, item in _described(tree):
        text = english.text(text_id(place, item))
        match item:
            case Parameter():
                # The public view of an option is read-only.
                item.command._params[item.name].description = locale_str(text)  # noqa: SLF001
            case Choice():
                item.name = text
            case _:
                item.description = text
    translator = FluentTranslator(locales)
    await tree.set_translator(translator)
    told = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    if found := list(faults(told)):
        raise BadCommands("\n".join(found))
    return told


def _described(tree: CommandTree[Any]) -> Iterator[tuple[Place, Any]]:
    """All that has a text in English beside its name."""
    for command in tree.walk_commands():
        if isinstance(command, Group):
            yield Place.group_description, command
            continue
        yield Place.command_description, command
        for option in command.parameters:
            yield Place.parameter_description, option
            yield from ((Place.choice_name, choice) for choice in option.choices)


def _named(tree: CommandTree[Any]) -> Iterator[tuple[Place, Any]]:
    for command in tree.walk_commands():
        yield Place.command_name, command
        if isinstance(command, Command):
            yield from ((Place.parameter_name, option) for option in command.parameters)


def _missing(tree: CommandTree[Any], locales: Locales) -> Iterator[str]:
    wanted = {text_id(place, item) for items in (_described(tree), _named(tree)) for place, item in items}
    for language in locales.languages:
        yield from (f"{language}: no text {key}" for key in sorted(wanted) if not locales[language].has(key))


def faults(commands: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What Discord would refuse in these commands, as they are sent to it."""
    if len(commands) > COMMANDS:
        yield f"{len(commands)} commands: Discord takes {COMMANDS}"
    for command in commands:
        if (size := _letters(command)) > LETTERS:
            yield f"/{command['name']}: {size} letters: Discord takes {LETTERS}"
        yield from _of(command, f"/{command['name']}")
    yield from _twins(commands, "/")


def _of(item: Mapping[str, Any], place: str) -> Iterator[str]:
    for name in _all(item, "name"):
        if not _NAME.fullmatch(name) or name != name.lower():
            yield f"{place}: {name!r} is no name for Discord"
    for description in _all(item, "description"):
        if not 1 <= len(description) <= DESCRIPTION:
            yield f"{place}: a description of {len(description)} letters: {description!r}"
    inner = item.get("options", ())
    if len(inner) > OPTIONS or len(item.get("choices", ())) > OPTIONS:
        yield f"{place}: more than {OPTIONS} options or choices"
    for choice in item.get("choices", ()):
        for name in _all(choice, "name"):
            if not 1 <= len(name) <= DESCRIPTION:
                yield f"{place}: a choice of {len(name)} letters: {name!r}"
    yield from _twins(inner, f"{place} ")
    for option in inner:
        yield from _of(option, f"{place} {option['name']}")


def _twins(items: Sequence[Mapping[str, Any]], place: str) -> Iterator[str]:
    """Names that mean two things in one language."""
    languages = {language for item in items for language in item.get("name_localizations", ())}
    for language in ("", *sorted(languages)):
        seen: set[str] = set()
        for item in items:
            name = item.get("name_localizations", {}).get(language, item["name"])
            if name in seen:
                yield f"{place}{name}: stands twice ({language or ENGLISH})"
            seen.add(name)


def _all(item: Mapping[str, Any], key: str) -> list[str]:
    """A text in all its languages."""
    return [item[key], *item.get(f"{key}_localizations", {}).values()]


def _letters(item: Mapping[str, Any]) -> int:
    """What a command costs of the letters that Discord allows: its texts, each in its longest language, and values."""
    own = sum(max(map(len, _all(item, key))) for key in ("name", "description") if key in item)
    value = item.get("value", "")
    own += len(value) if isinstance(value, str) else 0
    return own + sum(_letters(inner) for key in ("options", "choices") for inner in item.get(key, ()))
