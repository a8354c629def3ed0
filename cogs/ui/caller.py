"""Who asks: a person, in what language, at which table, in which seat, and for which phase."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui

from cogs.ui import replies
from cogs.ui.panels import DAY, panel
from core.engine import views
from core.engine.commands import PlayerCommand
from core.narration import Locale, Narrator, Table
from core.play import Batch, Game, Refused

if TYPE_CHECKING:
    from cogs.bot import Omerta

Interaction: TypeAlias = "discord.Interaction[Omerta]"


@dataclass(slots=True)
class Caller:
    """A person's press, choice or command. `phase` is the phase that it was meant for; `values` a menu's choice."""

    bot: "Omerta"
    interaction: Interaction
    locale: Locale
    game: Game | None = None
    seat: str | None = None
    phase: str = ""
    values: tuple[Any, ...] = ()

    @classmethod
    async def at(cls, interaction: Interaction, game: int = 0, phase: str = "") -> "Caller":
        """The caller at the table of a game; without one, at the table of this server where he sits."""
        bot = interaction.client
        locale = bot.locales[await bot.people.language(interaction)]
        user, found = interaction.user.id, bot.games.get(game)
        if found and found.guild != interaction.guild_id:
            found = None  # who manages one server manages no game of another
        seat = found.seat_of(user) if found else None
        if not game and (sits := bot.games.seat_of(interaction.guild_id or 0, user)):
            found, seat = sits
        if found:
            await bot.people.meet(found.users.values())
        return cls(bot, interaction, locale, found, seat, phase or (found.state.phase_id if found else ""))

    @classmethod
    async def seated(cls, interaction: Interaction) -> "Caller | None":
        """Who uses a command for players; `None`, after a kind answer, for who sits in no game of this server."""
        caller = await cls.at(interaction)
        if caller.seat is not None:
            return caller
        await caller.say(caller.locale.text("errors-not-seated"))
        return None

    @property
    def user(self) -> int:
        """The person's id."""
        return self.interaction.user.id

    @property
    def language(self) -> str:
        """The code of the reader's language."""
        return self.locale.code

    @property
    def playing(self) -> Game:
        """The game; for handlers that are only called with one."""
        assert self.game is not None
        return self.game

    @property
    def sitting(self) -> str:
        """The seat; for handlers that are only called for seated people."""
        assert self.seat is not None
        return self.seat

    @property
    def table(self) -> Table:
        """The people of the game, as it stands now."""
        return self.bot.table(self.playing)

    @property
    def narrator(self) -> Narrator:
        """The voice of the game."""
        return self.bot.narrator(self.playing)

    @property
    def offers(self) -> views.Offers:
        """What the rules allow the player now; nothing for who has no seat."""
        return views.offers(self.playing.rules, self.playing.state, self.seat or "")

    async def ask(self, make: Callable[..., PlayerCommand], **words: object) -> Batch | Refused:
        """Ask something of the game in the player's name, for the phase that the press was meant for."""
        games = self.bot.games
        return await games.execute(
            self.playing.id, make(at=games.now(), by=self.sitting, phase=self.phase or None, **words)
        )

    def refusal(self, refused: Refused, of: str = "") -> str:
        """Why something was refused, in the reader's words."""
        return self.narrator.refusal(refused, self.table, self.language, of)

    async def say(self, text: str, *parts: ui.Item, colour: int = DAY) -> None:
        """Answer in private."""
        await self.show(panel(text, *parts, colour=colour))

    async def show(self, view: ui.LayoutView) -> None:
        """Answer in private with a panel."""
        await replies.show(self.interaction, view)

    async def update(self, view: ui.LayoutView) -> bool:
        """Answer by changing the very message that was pressed; whether that worked."""
        return await replies.update(self.interaction, view)
