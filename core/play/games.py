"""Running games: all that a surface may ask for."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from core.cases.export import NotExportable, export
from core.cases.normal import write
from core.engine.commands import Command, Deal, HostCommand, Join
from core.engine.decide import decide
from core.engine.events import GameCreated
from core.engine.evolve import created
from core.engine.opening import opening
from core.engine.refusal import Refused
from core.engine.state import SIGNUP
from core.play.batch import Batch
from core.play.chance import Dice
from core.play.game import Game
from core.play.lean import lean
from core.play.line import Deciding
from core.play.preparing import Known, Wishes, settled
from core.play.running import Running
from core.play.turn import Turn, call_off, leaving, renaming, seat_key
from core.rules.scenario_files import build
from core.store import Entry, Saved
from core.store.codec import normal

CUSTOM = "custom"


class Games(Running):
    """All games that are not closed.

    What is asked gives the batch of what happened, or a `Refused` with a reason id; it is stored by then, and told to
    the publisher afterwards, without waiting. A `StoreError` means that nothing happened. Seats are called `P1` to `Pn`
    in the order of joining, without a gap.
    """

    # --- reading ------------------------------------------------------------------------------------------------

    def get(self, game_id: int) -> Game | None:
        """A game that is not closed."""
        return self._games.get(game_id)

    def all(self) -> Iterable[Game]:
        """All games that are not closed."""
        return self._games.values()

    def seat_of(self, guild: int, user: int) -> tuple[Game, str] | None:
        """The game of a server, not over yet, in which somebody sits, and his seat."""
        game = self._seating.game_of(guild, user)
        seat = game.seat_of(user) if game else None
        return (game, seat) if game and seat else None

    async def log(self, game_id: int) -> tuple[Entry, ...]:
        """All events of a game, closed or not, from the store."""
        return await self._store.log(game_id)

    async def case(self, game_id: int) -> str:
        """A game, closed or not, as the text of a case that replays to the same result. Raises `NotExportable`."""
        entries = await self._store.log(game_id)
        events = [entry.event for entry in entries]
        first = events[0] if events else None
        if not isinstance(first, GameCreated):
            raise NotExportable("there is no such game")
        return write(export(self._rulesets[first.ruleset], events, [entry.moment for entry in entries]))

    # --- sign-up ------------------------------------------------------------------------------------------------

    async def create(  # noqa: PLR0913 - all by name
        self,
        *,
        guild: int,
        host: int,
        ruleset: str,
        scenario: str = "",
        options: Mapping[str, object] | None = None,
        custom: Mapping[str, object] | None = None,
        theme: str = "",
        language: str = "en",
        meta: Mapping[str, Any] | None = None,
    ) -> Game:
        """Open a game for sign-up. Its creation is not published: the caller tells it.

        `options` are written values that differ from the scenario's; `custom` is the mapping of a server's own
        scenario. Raises `BadValue` when an option or its value is not known, `BadScenario` when the scenario is not.
        """
        rules = self._rulesets[ruleset]
        composition = build(custom) if custom else rules.played[scenario]
        event = normal(opening(rules, CUSTOM if custom else scenario, options, custom))
        assert isinstance(event, GameCreated)
        at = self.now()
        saved = Saved(
            id=0,
            guild=guild,
            theme=theme or composition.theme,
            language=language,
            status=SIGNUP,
            meta={**(meta or {}), "host": host},
            moment=at,
            published=1,
            deadline=at + self._settings.lobby_ms,
            state=created(event),
            tail=[],
            users={},
            watchers=frozenset(),
        )
        saved.id = await self._store.create(saved, event)
        game = Game(saved, rules)
        self._add(game)
        return game

    async def join(self, game_id: int, user: int, name: str) -> Batch | Refused:
        """Take the next seat. Refused `closed`, `phase`, `players`, `seated`, or `elsewhere` with the other `game`."""
        game = self._games.get(game_id)
        if game is None:
            return Refused("closed")

        def deciding(draft: Game, at: int) -> Turn:
            if draft.seat_of(user):
                return Turn((), draft.state, Refused("seated"))
            seat = seat_key(len(draft.state.seats) + 1)
            turn = self._decide(draft, at, Join(at=at, player=seat, name=name))
            return turn if turn.refused else replace(turn, users={**draft.users, seat: user})

        happened = await self._sit(game, user, deciding)
        if isinstance(happened, Batch) and user in game.watchers:
            await self.unwatch(game_id, user)
        return happened

    async def leave(self, game_id: int, user: int) -> Batch | Refused:
        """Give a seat back before the deal; those after it move up. Refused `closed`, `phase`, `not-seated`.

        The last one out calls the game off.
        """
        game = self._games.get(game_id)
        if game is None:
            return Refused("closed")

        def deciding(draft: Game, at: int) -> Turn:
            seat = _signed_up(draft, user)
            if isinstance(seat, Refused):
                return Turn((), draft.state, seat)
            turn = self._decide(draft, at, *leaving(draft.state, seat, at))
            staying = [draft.users[key] for key in draft.state.seats if key != seat]
            users = {seat_key(number): sitting for number, sitting in enumerate(staying, 1)}
            ended = Turn((), turn.state) if users else call_off(turn.state, "empty")
            return Turn(turn.events + ended.events, ended.state, users=users)

        return await self._turn(game, self.now(), deciding)

    async def rename(self, game_id: int, user: int, name: str) -> Batch | Refused:
        """Play under another name; from the deal on names are frozen. Refused `closed`, `phase`, `not-seated`."""
        game = self._games.get(game_id)
        if game is None:
            return Refused("closed")

        def deciding(draft: Game, at: int) -> Turn:
            seat = _signed_up(draft, user)
            if isinstance(seat, Refused):
                return Turn((), draft.state, seat)
            return self._decide(draft, at, *renaming(draft.state, seat, name, at))

        return await self._turn(game, self.now(), deciding)

    async def cancel(self, game_id: int) -> Batch | Refused:
        """The host calls a sign-up off. Refused `closed`, `phase`."""
        game = self._games.get(game_id)
        if game is None:
            return Refused("closed")
        return await self._turn(game, self.now(), lambda draft, _: call_off(draft.state, "host"))

    def deal_fault(
        self,
        game_id: int,
        chosen: Mapping[str, int] | None = None,
        setup: Wishes | None = None,
        known: Known | None = None,
    ) -> Refused | None:
        """Why a deal would be refused now (`closed`, `phase`, `players`, `composition`, …), if it would."""
        game = self._games.get(game_id)
        if game is None:
            return Refused("closed")
        prepared = settled(game, setup or {}, known or {}, Dice())
        command = Deal(at=self.now(), roles=_roster(game, chosen), setup=prepared)
        decided = decide(game.rules, game.state, command, Dice())
        return decided if isinstance(decided, Refused) else None

    async def deal(
        self,
        game_id: int,
        chosen: Mapping[str, int] | None = None,
        setup: Wishes | None = None,
        known: Known | None = None,
    ) -> Batch | Refused:
        """Deal the roles of the scenario in a random order, and begin.

        `chosen` says how many of a role where the scenario leaves that to the host; `setup` is what the host decides
        before play, people by user or seat, and `known` who knows it (`preparing`). Refused as `deal_fault` tells.
        """
        game = self._games.get(game_id)
        if game is None:
            return Refused("closed")

        def deciding(draft: Game, at: int) -> Turn:
            roles = self._dice.shuffled(_roster(draft, chosen))
            prepared = settled(draft, setup or {}, known or {}, self._dice)
            turn = self._decide(draft, at, Deal(at=at, roles=roles, setup=prepared))
            return replace(turn, state=lean(turn.state))

        return await self._turn(game, self.now(), deciding)

    # --- play ---------------------------------------------------------------------------------------------------

    async def execute(self, game_id: int, command: Command) -> Batch | Refused:
        """Ask something of a game as the kernel's commands say, `at` being the moment when it came in.

        What is due by then happens first and stays, even if the command is refused. Refused `closed`, or as the rules
        say. Joining, leaving, dealing and replacing have their own verbs here, for users go with them.
        """
        game = self._games.get(game_id)
        return await self._ask(game, command) if game else Refused("closed")

    async def replace(self, game_id: int, seat: str, user: int, name: str) -> Batch | Refused:
        """The host hands a seat to somebody else.

        Refused `closed`, `seated`, `elsewhere` (with the other `game`), `watching`, or as the rules say.
        """
        game = self._games.get(game_id)
        if game is None:
            return Refused("closed")

        def deciding(draft: Game, at: int) -> Turn:
            if draft.seat_of(user) or user in draft.watchers:
                return Turn((), draft.state, Refused("seated" if draft.seat_of(user) else "watching"))
            turn = self._decide(draft, at, HostCommand(at=at, verb="replace", args=(seat, name)))
            return turn if turn.refused else replace(turn, users={**draft.users, seat: user})

        return await self._sit(game, user, deciding)

    async def watch(self, game_id: int, user: int) -> Refused | None:
        """Watch a game with the dead. Refused `closed`, `seated`."""
        game = self._games.get(game_id)
        if game is None:
            return Refused("closed")
        async with game.lock:
            if game.seat_of(user):
                return Refused("seated")
            await self._store.watch(game_id, user)
            game.watchers |= {user}
        return None

    async def unwatch(self, game_id: int, user: int) -> Refused | None:
        """Watch no more. Refused `closed`."""
        game = self._games.get(game_id)
        if game is None:
            return Refused("closed")
        async with game.lock:
            await self._store.unwatch(game_id, user)
            game.watchers -= {user}
        return None

    async def remember(self, game_id: int, **meta: Any) -> None:
        """Store what a surface wants to find again in `Game.meta`, such as ids of channels; `None` forgets a key."""
        if game := self._games.get(game_id):
            async with game.lock:
                changed = {key: value for key, value in {**game.meta, **meta}.items() if value is not None}
                await self._store.save_meta(game_id, changed)
                game.meta = changed

    async def _sit(self, game: Game, user: int, deciding: Deciding) -> Batch | Refused:
        """Seat somebody by a turn. He is bound before anything is awaited: no two games can seat him at once."""
        other = self._seating.game_of(game.guild, user)
        if other and other is not game:
            return Refused("elsewhere", {"game": str(other.id)})
        self._seating.bind(game, user)
        try:
            return await self._turn(game, self.now(), deciding)
        finally:
            if game.seat_of(user) is None or game.state.over:
                self._seating.free(game, user)


def _signed_up(game: Game, user: int) -> str | Refused:
    """The seat that a user has in a sign-up."""
    seat = game.seat_of(user)
    if game.state.phase != SIGNUP or seat is None:
        return Refused("phase" if seat else "not-seated")
    return seat


def _roster(game: Game, chosen: Mapping[str, int] | None) -> tuple[str, ...]:
    return game.scenario.roster(len(game.state.seats), chosen)
