"""All simulated players of a sandbox."""

import asyncio
from collections.abc import Callable, Iterable
from random import Random

from sandbox.clock import GameClock
from sandbox.discord import Person, World
from sandbox.players.player import Player
from sandbox.players.words import Words


class Crowd:
    """Plays for these people, each in a task of its own."""

    def __init__(
        self,
        world: World,
        people: Iterable[Person],
        words: Words,
        clock: GameClock,
        driven: Callable[[int], bool],
        full: int,
        again: bool = False,
    ) -> None:
        self.players = [
            Player(
                world,
                person,
                words=words,
                clock=clock,
                random=Random(person.name),
                driven=driven,
                full=full,
                again=again,
            )
            for person in people
        ]
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Let them play."""
        self._tasks = [asyncio.create_task(player.live(), name=player.person.name) for player in self.players]

    async def stop(self) -> None:
        """Let them go. Raises what went wrong in one of them."""
        for task in self._tasks:
            task.cancel()
        for found in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(found, Exception):
                raise found
