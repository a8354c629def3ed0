"""The notice of a game: the message that stays where the game was opened, from sign-up to the end."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from discord import ButtonStyle, ui
from discord.utils import snowflake_time

from cogs.lobby import terms
from cogs.lobby.roster import bounds
from cogs.office import led
from cogs.rooms import TOWN
from cogs.ui.marks import mark
from cogs.ui.panels import CHANGE, DANGER, DAY, LIKELY, NIGHT, Part, button, line, panel, row
from core.engine.preparation import Preparation
from core.engine.state import SIGNUP
from core.narration import Locale
from core.narration.voice import PLAIN
from core.play import Game

if TYPE_CHECKING:
    from cogs.bot import Omerta

ROOM = "lobby"
SETUP = "setup"  # in `Game.meta`: what the hosts have decided before play
THIN = "\u00a0"  # keeps a number and its name on one line


def notice(bot: "Omerta", game: Game) -> ui.LayoutView:
    """What the notice shows now, in the game's language."""
    locale = bot.locales[game.language]
    if game.status == SIGNUP:
        return _signup(bot, game, locale)
    if game.called_off:
        reason = game.meta.get("closed", "host")
        return panel(_heading(locale, "lobby-closed-title", game), locale.text(f"lobby-closed-{reason}"))
    if game.state.over:
        from cogs.records import card  # noqa: PLC0415 - records post notices themselves

        return card(bot, game)
    return _running(game, locale)


def title(game: Game, language: str) -> str:
    """The name of the game's scenario."""
    return game.scenario.title.get(language) or game.scenario.id


def where(game: Game) -> str:
    """A link to where the game is: its town, or its notice."""
    if town := game.meta.get(TOWN):
        return f"<#{town}>"
    return f"<#{game.meta[ROOM]}>" if ROOM in game.meta else f"№ {game.id}"


def mention(user: int) -> str:
    """A person as Discord shows him; nobody is called by it."""
    return f"<@{user}>"


def composition(bot: "Omerta", game: Game, locale: Locale) -> str:
    """Who is dealt at this size, or at the smallest that can play."""
    players = max(len(game.state.seats), bounds(game)[0])
    roster = game.scenario.roster(players, game.meta.get("chosen"))
    counts = {role: roster.count(role) for role in dict.fromkeys(roster)}
    roles = bot.cards(game.rules).composition(counts, locale.code)
    return locale.text("lobby-roles", count=players, roles=", ".join(roles))


def preparations(game: Game) -> Iterator[Preparation]:
    """What there is for the host to decide before this game."""
    return (item for item in game.rules.setup.values() if item.asked(game.state))


def rules_in_force(bot: "Omerta", game: Game, locale: Locale) -> str:
    """The pace of the game, and theme and options that are not the usual ones, in words. Of each system something."""
    cards = bot.cards(game.rules)
    told = (
        locale.text("lobby-option", name=cards.option(key, locale.code)[0], value=cards.value(key, value, locale.code))
        for key, value in terms.told(game)
    )
    return "\n".join((locale.text("lobby-rules"), *_theme(bot, game, locale), *_time(game, locale), *told))


def _theme(bot: "Omerta", game: Game, locale: Locale) -> Iterator[str]:
    if game.theme != game.scenario.theme:
        yield locale.text("lobby-theme", theme=themes(bot, locale).get(game.theme, game.theme))


def themes(bot: "Omerta", locale: Locale) -> dict[str, str]:
    """The themes in which a game can be told: each is called like the scenario that it was written for."""
    names = {PLAIN: locale.text("lobby-theme-plain")}
    for rules in bot.rulesets.values():
        for scenario in rules.scenarios.values():
            names.setdefault(scenario.theme, scenario.title.get(locale.code, scenario.theme))
    return names


def _heading(locale: Locale, key: str, game: Game) -> str:
    return f"### {locale.text(key, scenario=title(game, locale.code))}"


def _signup(bot: "Omerta", game: Game, locale: Locale) -> ui.LayoutView:
    def press(verb: str, style: ButtonStyle = CHANGE) -> Part:
        return button(locale.text(f"lobby-button-{verb}"), mark(verb, game=game.id), style)

    closes = f"<t:{(game.deadline or game.moment) // 1000}:R>"
    told = locale.text("lobby-terms", number=game.id, host=led(game, locale), closes=closes)
    ranged = any(terms.ranges(game))
    return panel(
        f"{_heading(locale, 'lobby-title', game)}\n{told}",
        _called(game, locale),
        "\n".join(_seats(bot, game, locale)),
        composition(bot, game, locale),
        rules_in_force(bot, game, locale),
        line(),
        row(press("join", LIKELY), press("leave"), press("watch")),
        row(
            press("start"),
            press("compose") if ranged else None,
            press("setup") if any(preparations(game)) else None,
            press("cancel", DANGER),
            button("?", mark("lobby-help", game=game.id)),
        ),
        colour=DAY,
    )


def _called(game: Game, locale: Locale) -> str:
    """Those who are asked to play again and have not come yet."""
    missing = [mention(user) for user in game.meta.get("called", ()) if user not in game.users.values()]
    return locale.text("lobby-again", players=", ".join(missing)) if missing else ""


def _seats(bot: "Omerta", game: Game, locale: Locale) -> Iterator[str]:
    count, (low, high) = len(game.state.seats), bounds(game)
    yield locale.text("lobby-seats", count=count, low=low, high=high)
    if count:
        table = bot.table(game)
        yield "  ".join(table.seat(seat).replace(" · ", f"{THIN}·{THIN}", 1) for seat in game.state.seats)
    else:
        yield locale.text("lobby-nobody")
    if count < low:
        yield locale.text("lobby-lacking", count=low - count)
    else:
        yield locale.text("lobby-ready" if count < high else "lobby-full")
    if game.watchers:
        yield locale.text("lobby-watchers", count=len(game.watchers))


def _time(game: Game, locale: Locale) -> Iterator[str]:
    options = cast(Mapping[str, Any], game.state.options)
    if timing := options.get("timing"):
        day = options["day_min" if timing == "revote" else "day_length"]
        yield locale.text(f"lobby-time-{timing}", day=day, night=options["night_length"])
    if options.get("weekend") == "pause":
        yield locale.text("lobby-time-rest")


def _running(game: Game, locale: Locale) -> ui.LayoutView:
    """What it shows from the deal on. It stays true when the game is over: nobody is sent to tell so."""
    told = locale.text("lobby-running", number=game.id, host=led(game, locale), count=len(game.state.seats))
    heading = _heading(locale, "lobby-running-title", game)
    if not (town := game.meta.get(TOWN)):
        return panel(heading, told, colour=NIGHT)
    began = f"<t:{int(snowflake_time(town).timestamp())}:R>"
    there = locale.text("lobby-running-where", town=where(game), began=began)
    ended = button(locale.text("lobby-button-outcome"), mark("outcome", of=game.id))
    return panel(heading, f"{told}\n{there}", row(ended), colour=NIGHT)
