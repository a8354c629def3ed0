"""How people want to be spoken of and spoken to, kept in memory for those who play or have just asked."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any, cast

import discord

from core.engine.state import GameState
from core.narration import Gender, Locales, Table
from core.play import Game
from core.store import Profile, Store

KEPT = 10_000


class People:
    """Profiles by user. What is not known yet is read from the store once."""

    def __init__(self, store: Store, locales: Locales) -> None:
        self._store = store
        self._locales = locales
        self._profiles: OrderedDict[int, Profile] = OrderedDict()

    async def profile(self, user: int) -> Profile:
        """What a person has chosen."""
        if user not in self._profiles:
            self._keep(user, await self._store.profile(user))
        self._profiles.move_to_end(user)
        return self._profiles[user]

    async def save(self, user: int, profile: Profile) -> None:
        """Remember what a person has chosen."""
        await self._store.save_profile(user, profile)
        self._keep(user, profile)

    async def meet(self, users: Iterable[int]) -> None:
        """Read the profiles of several people at once, so that tables know them."""
        new = [user for user in users if user not in self._profiles]
        found = await self._store.profiles(new) if new else {}
        for user in new:
            self._keep(user, found.get(user, Profile()))

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of who asks: the chosen one, else that of his Discord."""
        chosen = (await self.profile(interaction.user.id)).locale
        return self._locales.best(chosen or interaction.locale.value).code

    def table(self, game: Game, state: GameState | None = None) -> Table:
        """The people of a game as texts speak of them; of whom nothing is known yet is spoken neutrally."""
        known = {seat: self._profiles[user].gender for seat, user in game.users.items() if user in self._profiles}
        genders = {seat: gender for seat, gender in known.items() if gender}
        return Table(state or game.state, cast(Mapping[str, Gender], genders))

    def _keep(self, user: int, profile: Profile) -> None:
        self._profiles[user] = profile
        if len(self._profiles) > KEPT:
            self._profiles.popitem(last=False)
