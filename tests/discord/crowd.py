"""People who play at random whatever the rules allow them."""

from collections.abc import Sequence
from random import Random

from core.engine import views
from tests.discord.kit import Table, texts

ROUNDS = 3
SECONDS = 3  # between acts: boards are up to date


class Crowd:
    """Plays at random, each by board, by menu or by command. What may happen in between is `aside`."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table, self.rng = table, rng
        self.word = texts()[table.game.language].text

    async def aside(self) -> None:
        """What happens before and after each phase's acts."""

    async def between(self) -> None:
        """What happens after each act."""

    async def play(self, host: str) -> None:
        """Some rounds, unless somebody wins before; at last the host ends the game."""
        while not self.table.game.state.over and self.table.game.state.number <= ROUNDS:
            await self.phase()
        if not self.table.game.state.over:
            await self.table.slash(host, "host end")
            await self.pause(1)
            await self.table.press(host, self.word("host-button-end"), "private")

    async def phase(self) -> None:
        """All act; then time passes until the phase is over."""
        phase = self.table.phase
        await self.aside()
        for seat in self.rng.sample(list(self.table.game.state.seats), len(self.table.game.state.seats)):
            if self.table.phase == phase:
                await self.act(seat)
                await self.between()
        await self.aside()
        while self.table.phase == phase:
            due = self.table.game.deadline
            assert due
            await self.pause((due - self.table.stage.now()) / 1000)
            await self.between()

    async def pause(self, seconds: float) -> None:
        """Let nobody learn at one and the same moment what others learn at another."""
        await self.table.stage.advance(seconds=max(0.001, seconds))

    async def act(self, seat: str) -> None:
        """Do something of what the rules allow: by board, by menu or by command."""
        table, state = self.table, self.table.game.state
        offers, name = views.offers(table.game.rules, state, seat), state.seats[seat].name
        await self.pause(SECONDS)
        if offers.question:
            word = offers.question.answers[0]
            target = {"target": offers.question.targets[0]} if word in offers.question.targeted else {}
            await table.server.people[name].slash(table.room("lounge"), "answer", answer=word, **target)
        elif offers.votes:
            target = self.choose("vote", offers.votes[0].targets)
            if self.rng.random() < 0.5:
                await table.vote(name, state.seats[target].name)
            else:
                await table.slash(name, "vote", target=table.label(state.seats[target].name))
        elif secret := [offer for offer in offers.abilities if offer.targets and offer.targets[0]]:
            offer = self.rng.choice(secret)
            target = state.seats[self.choose(offer.ability, offer.targets[0])].name
            room = state.room_of(seat)
            where = self.rng.choice(("lounge", room or "lounge"))
            if self.rng.random() < 0.5:
                await table.slash(name, offer.ability, where, target=target)
            else:
                await table.press(name, self.word("night-button-act", kind="night"))
                await table.choose(name, target, menu=f"ability={offer.ability}")

    def choose(self, ability: str, targets: Sequence[str]) -> str:
        """Anybody; rather somebody of whom a secret change comes: an infected, a plain citizen, the last of a gang."""
        seats = self.table.game.state.seats
        wanted = {
            "shoot": lambda seat: "infected" in seat.marks,
            "infect": lambda seat: seat.role == "citizen",
            "recruit": lambda seat: seat.role == "citizen",
            "vote": lambda seat: seat.role == "yakuza",
        }.get(ability, lambda seat: False)
        return next(filter(lambda target: wanted(seats[target]), targets), self.rng.choice(targets))
