"""Simulated Discord with the real bot on it, and a game from the notice to its end."""

import logging
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from cogs.bot import Omerta, Setup
from cogs.lobby.opening import shipped
from core.engine.options import HOUR
from core.play import Game, Settings
from core.rules.registry import RULESETS
from sandbox.rehearsal.people import Person
from sandbox.rehearsal.world import World

NAMES = {
    "ru": (
        "Анна", "Борис", "Вера", "Глеб", "Даша", "Егор", "Жанна", "Захар", "Инна", "Кирилл",
        "Лиза", "Марк", "Нина", "Олег", "Паша", "Рита", "Савва", "Тася", "Федя", "Юля",
        "Яна", "Артём", "Белла", "Влад", "Гера", "Дима", "Злата", "Игорь", "Кира", "Лев",
    ),
    "en": (
        "Anna", "Boris", "Clara", "Dan", "Eva", "Felix", "Grace", "Hugo", "Iris", "Jack",
        "Kate", "Leo", "Mia", "Ned", "Olga", "Paul", "Quinn", "Rosa", "Sam", "Tess",
        "Uma", "Victor", "Wendy", "Xenia", "Yves", "Zoe", "Alma", "Bruno", "Cora", "Dmitri",
    ),
}  # fmt: skip
LONGEST = 60  # phases; then they go round in circles, and the host ends the game
SECONDS = 3  # that a person takes
WAITS = 50  # reminders, weekends and deadlines of one phase


class Bugs(logging.Handler):
    """Keeps what the bot logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the exception, or the text as one."""
        error = record.exc_info[1] if record.exc_info else None
        self.found.append(error or RuntimeError(record.getMessage()))


class NoEnd(Exception):
    """The game did not come to its end."""


class Rehearsal:
    """One game. Everything that happens in it follows from `seed`."""

    def __init__(self, folder: Path, *, scenario: str, players: int, locale: str, seed: int) -> None:
        self.scenario = scenario
        self.locale = locale
        self.seed = seed
        setup = Setup(
            database_url=f"sqlite://{folder / 'rehearsal.db'}",
            clock=self._now,
            random=Random(seed),
            settings=Settings(heartbeat_ms=30 * 24 * HOUR),
            rulesets=RULESETS,
            strict=True,
        )
        self.bot = Omerta(setup)
        self.env = World(self.bot)
        self.bugs = Bugs()
        self.names = NAMES[locale][:players]
        self.people: dict[str, Person] = {}
        self.number = 0

    @property
    def game(self) -> Game:
        """The game, from the notice on."""
        game = self.bot.games.get(self.number)
        assert game is not None
        return game

    async def play(self, by_commands: bool = False) -> None:
        """Play the game to its end, by buttons or by commands; the first at the table is the host. Raises `NoEnd`."""
        await self._open(by_commands)
        abilities = sorted({ability for role in self.game.rules.roles for ability in _targeted(role)})
        for _ in range(LONGEST):
            if self.game.state.over:
                return
            phase = self.game.state.phase_id
            for person in self._shuffled(phase):
                if self.game.state.phase_id == phase and self._can_act(person):
                    await (person.play_by_commands(abilities) if by_commands else person.play())
                    await self.env.advance_time(SECONDS)
            await self._wait(phase)
        await next(iter(self.people.values())).end_the_game()
        if not self.game.state.over:
            raise NoEnd(self.game.state.phase_id)

    async def start(self) -> None:
        """Raise the curtain: the bot is on, and the people are on the server."""
        logging.getLogger().addHandler(self.bugs)
        await self.env.start()
        guild = self.env.create_guild("Omerta", preferred_locale=self.locale)
        lounge = guild.create_text_channel("lobby")
        for name in self.names:
            actor = guild.add_member(self.env.create_user(name))
            self.env.speak(actor.id, self.locale)
            rng = Random(f"{self.seed} {name}")
            self.people[name] = Person(name, self.env, actor, lounge, rng, self._mood)
        await self.env.settle()

    async def stop(self) -> None:
        """Lower the curtain. Raises what went wrong in the bot, if anything did."""
        logging.getLogger().removeHandler(self.bugs)
        wrong = [*self.bugs.found, *self.env.errors]
        await self.bot.close()
        await self.env.shutdown()
        if wrong:
            raise ExceptionGroup("the bot failed", [error for error in wrong if isinstance(error, Exception)])

    async def _open(self, by_commands: bool) -> None:
        """From the command of the host to the deal."""
        host, *_ = self.people.values()
        await host.actor.slash(host.lounge, "game new", scenario=self.scenario)
        self.number = max(game.id for game in self.bot.games.all())
        for person in self.people.values():
            if by_commands:
                await person.actor.slash(person.lounge, "game join")
            else:
                await person.press("join")
        if by_commands:
            await host.actor.slash(host.lounge, "game start")
        else:
            await host.press("start")
        for person in self.people.values():
            if by_commands:
                await person.actor.slash(person.lounge, "role")
            else:
                await person.press("role")

    def _mood(self, about: str) -> Random:
        return Random(f"{self.seed} {about}")

    def _shuffled(self, phase: str) -> Sequence[Person]:
        return Random(f"{self.seed} {phase}").sample(list(self.people.values()), len(self.people))

    def _can_act(self, person: Person) -> bool:
        """The dead have nothing to press but for a question."""
        seat = self.game.seat_of(person.actor.id)
        return seat is not None and (self.game.state.seats[seat].alive or seat in self.game.state.questions)

    async def _wait(self, phase: str) -> None:
        """Let time pass until the phase is over, if it is not over yet."""
        for _ in range(WAITS):
            if self.game.state.phase_id != phase:
                return
            due = self.game.deadline or self._now()
            await self.env.advance_time(max(1.0, (due - self._now()) / 1000))
        raise NoEnd(phase)

    def _now(self) -> int:
        return int(self.env.now().timestamp() * 1000)


def _targeted(role: Any) -> list[str]:
    return [ability.id for ability in role.abilities if ability.targets]


async def rehearse(
    tell: Callable[[Rehearsal], None], *, scenario: str, players: int, locale: str, seed: int, by_commands: bool = False
) -> None:
    """Play a game, and let `tell` look at it when it is over. Raises `NoEnd`, or what went wrong in the bot."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Rehearsal(Path(folder), scenario=scenario, players=players, locale=locale, seed=seed)
        try:
            await stage.start()
            await stage.play(by_commands)
            with stage.env.time_context():
                tell(stage)
        finally:
            await stage.stop()


def sizes(scenario: str) -> range:
    """For how many players a scenario can be rehearsed; for none, if it is unknown."""
    kind = shipped(RULESETS.values()).get(scenario)
    return range(kind.scenario.low, min(kind.scenario.high, len(NAMES["en"])) + 1) if kind else range(0)
