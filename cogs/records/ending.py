"""The last message of a game, and the card that its notice becomes."""

import logging
from typing import TYPE_CHECKING, NamedTuple

import discord
from discord import ui

from cogs.lobby.notice import title
from cogs.office import led
from cogs.publishing import telling
from cogs.records import past, reading
from cogs.ui.caller import Caller
from cogs.ui.marks import mark
from cogs.ui.panels import CHANGE, DANGER, DAY, LIKELY, LONER_WON, MAFIA_WON, TOWN_WON, Part, button, line, panel, row
from cogs.ui.presses import pressed
from core.engine.events import GameOver
from core.narration import Locale
from core.play import Batch, Game

if TYPE_CHECKING:
    from cogs.bot import Omerta


log = logging.getLogger(__name__)


class Ending(NamedTuple):
    """What is posted in town when a game is over."""

    view: ui.LayoutView
    files: list[discord.File]


async def ending(bot: "Omerta", game: Game, batch: Batch) -> Ending:
    """The last words of the game: what happened, who won, who was who, the record, and what can be done now."""
    locale = bot.locales[game.language]
    if any(isinstance(event, GameOver) and event.stopped for event in batch.events):
        await bot.games.remember(game.id, stopped=True)
    files = await _record(bot, game)
    closes = f"<t:{(game.deadline or game.moment) // 1000}:R>"
    view = panel(
        f"### {locale.text('records-title', scenario=title(game, locale.code))}",
        telling.head(bot, game, batch),
        _who_was_who(bot, game, locale),
        line(),
        locale.text("records-rooms", closes=closes),
        *(ui.File[ui.LayoutView](f"attachment://{file.filename}") for file in files),
        row(*_buttons(game, locale), _press(locale, "close", game, DANGER)),
        colour=_colour(game),
    )
    return Ending(view, files)


def card(bot: "Omerta", game: Game) -> ui.LayoutView:
    """What the notice of a game shows from its end on."""
    locale = bot.locales[game.language]
    told = locale.text("records-card", number=game.id, host=led(game, locale), count=len(game.users))
    heading = f"### {locale.text('records-title', scenario=title(game, locale.code))}"
    return panel(heading, told, _outcome(game, locale), row(*_buttons(game, locale)), colour=_colour(game))


@pressed("outcome", game=False, seat=False)
async def outcome(caller: Caller, *, of: str) -> None:
    """How did it end? Pressed on a notice that still tells of the beginning: it becomes the game's card."""
    if game := await past.told(caller, int(of)):
        await caller.update(card(caller.bot, game))


def _buttons(game: Game, locale: Locale) -> list[Part]:
    return [
        _press(locale, "story", game, LIKELY),
        _press(locale, "export", game),
        _press(locale, "rematch", game),
    ]


def _press(locale: Locale, verb: str, game: Game, style: discord.ButtonStyle = CHANGE) -> Part:
    return button(locale.text(f"records-button-{verb}"), mark(verb, of=game.id), style)


async def _record(bot: "Omerta", game: Game) -> list[discord.File]:
    """The game as a file. If it cannot be written, the end is told without it."""
    try:
        return [await reading.case_file(bot, game)]
    except Exception:
        log.exception("game %d: no record could be written", game.id)
        return []


def _outcome(game: Game, locale: Locale) -> str:
    """Who has won, in one plain line."""
    if game.meta.get("stopped"):
        return locale.text("records-stopped")
    winners = game.state.winners
    if winners == ("draw",):
        return locale.text("records-draw")
    names = locale.join([locale.team(team) for team in winners])
    return locale.text("records-won", sides=len(winners), winners=names)


def _who_was_who(bot: "Omerta", game: Game, locale: Locale) -> str:
    """Every seat with its role; of the dead, when they died."""
    table, narrator = bot.table(game), past.narrator(bot, game)
    lines = [locale.text("records-seats")]
    for seat in game.state.seats.values():
        role = narrator.voice().role(seat.role)
        if seat.alive:
            lines.append(locale.text("records-alive", player=table.seat(seat.player), role=role))
        else:
            when = narrator.phase(*_phase(seat.died_in))
            lines.append(locale.text("records-dead", player=table.seat(seat.player), role=role, when=when))
    return "\n".join(lines)


def _phase(phase: str) -> tuple[str, int]:
    kind, _, number = phase.partition(" ")
    return kind, int(number)


def _colour(game: Game) -> int:
    """The colour of who has won."""
    teams = [game.rules.team[team] for team in game.state.winners if team in game.rules.team]
    if not teams:
        return DAY
    if game.rules.role[game.scenario.remainder].team in game.state.winners:
        return TOWN_WON
    return MAFIA_WON if any(team.gang for team in teams) else LONER_WON
