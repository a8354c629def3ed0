"""`/profile`: how a person wants to be spoken of, and in which language; and how to begin."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.app_commands import Choice

from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import Choice as Line
from cogs.ui.panels import button, menus, panel, row
from cogs.ui.presses import pressed
from core.store import Profile

if TYPE_CHECKING:
    from cogs.bot import Omerta

    Interaction = discord.Interaction[Omerta]

GENDERS = ("feminine", "masculine", "other")
DISCORD = "discord"  # the language of the person's Discord
LANGUAGES = ("ru", "en", DISCORD)


@app_commands.command(name="profile", description="…")
@app_commands.choices(
    gender=[Choice(name=value, value=value) for value in GENDERS],
    language=[Choice(name=value, value=value) for value in LANGUAGES],
)
async def profile(interaction: "Interaction", gender: str = "", language: str = "") -> None:
    """Choose by words, or see what is chosen and change it there."""
    caller = await _change(await Caller.at(interaction, -1), gender, language)
    await caller.show(await _card(caller))


@pressed("profile-gender", game=False, seat=False)
async def choose_gender(caller: Caller) -> None:
    """A choice in the first menu."""
    caller = await _change(caller, gender=caller.values[0])
    await caller.update(await _card(caller))


@pressed("profile-language", game=False, seat=False)
async def choose_language(caller: Caller) -> None:
    """A choice in the second menu."""
    caller = await _change(caller, language=caller.values[0])
    await caller.update(await _card(caller))


@pressed("profile-help", game=False, seat=False)
async def first_steps(caller: Caller) -> None:
    """How to begin."""
    bot = caller.bot
    await caller.say(caller.locale.text("profile-help", new=bot.mention("game new"), rules=bot.mention("rules")))


def setup(bot: "Omerta") -> None:
    """Add the command."""
    bot.tree.add_command(profile)


async def _change(caller: Caller, gender: str = "", language: str = "") -> Caller:
    """Remember what was chosen; the caller as he wants to be spoken to from now on."""
    if not gender and not language:
        return caller
    people = caller.bot.people
    old = await people.profile(caller.user)
    locale = (None if language == DISCORD else language) if language else old.locale
    await people.save(caller.user, Profile(gender or old.gender, locale))
    return await Caller.at(caller.interaction, -1)


async def _card(caller: Caller) -> ui.LayoutView:
    """What is chosen, and menus to change it."""
    text, chosen = caller.locale.text, await caller.bot.people.profile(caller.user)
    gender, language = chosen.gender or GENDERS[-1], chosen.locale or DISCORD
    genders = [Line(text(f"profile-{value}"), value, value == gender) for value in GENDERS]
    languages = [Line(text(f"profile-{value}"), value, value == language) for value in LANGUAGES]
    return panel(
        text("profile-title"),
        f"{text('profile-gender', gender=gender)}\n{text('profile-locale', locale=language)}",
        text("profile-note"),
        *menus(mark("profile-gender"), text("profile-ask-gender"), genders),
        *menus(mark("profile-language"), text("profile-ask-locale"), languages),
        row(button(text("profile-help-ask"), mark("profile-help"))),
    )
