"""Simulated people. They know only what they can read, and do only what a button, menu or autocomplete offers them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from simcord import Env, InteractionResult, MemberActor, ResponseMessage
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from sandbox.rehearsal.reading import Control, controls, find, messages, text

STEPS = 6  # presses until an order or an answer is complete
NEXT = ("answer", "answer-ask", "order", "guess")  # what leads on in a private menu, best first
FOLLOWS = 0.6  # how often a person votes as the table talks


@dataclass
class Person:
    """Somebody at the table. `mood` gives the same number to everybody who has listened to the same talk."""

    name: str
    env: Env
    actor: MemberActor
    lounge: ChannelHandle
    random: Random
    mood: Callable[[str], Random]

    @property
    def panel(self) -> Message | None:
        """The newest panel of a phase in town; those of a team's room have other buttons."""
        found = (message for messages in self._rooms() for message in messages if _is_panel(message))
        return max(found, key=lambda message: message.id, default=None)

    async def press(self, verb: str) -> InteractionResult | None:
        """Press the newest button of a kind that is not a team's own, if there is one."""
        for channel in self._rooms():
            for message in reversed(channel):
                control = next((c for c in controls(message) if c.verb == verb and not c.options), None)
                if control and not _is_of_team(message):
                    return await self._click(message, control)
        return None

    async def play(self) -> None:
        """Do what there is to do now."""
        panel = self.panel
        if panel is None:
            return
        parts = {control.verb: control for control in controls(panel)}
        if vote := parts.get("vote"):
            await self._select(panel, vote, self._vote(vote))
        elif act := parts.get("act"):
            await self._follow(await self._click(panel, act))

    async def end_the_game(self) -> None:
        """What a host does when a game goes round in circles."""
        result = await self.actor.slash(self.lounge, "host end")
        if result.response:
            sure = self.answers()[-1]
            await self._click(sure, next(controls(sure)))

    async def _follow(self, result: InteractionResult) -> None:
        """Go on in a private menu until nothing new is asked."""
        seen: set[str] = set()
        for _ in range(STEPS):
            message = self.answers()[-1] if result.response else None
            new = [c for c in controls(message) if c.verb in NEXT and c.custom_id not in seen] if message else []
            if not message or not new:
                return
            best = min(NEXT.index(control.verb) for control in new)
            control = self.random.choice([c for c in new if NEXT.index(c.verb) == best])
            seen |= {c.custom_id for c in controls(message)}
            if control.options:
                result = await self._select(message, control, self._choose(control))
            else:
                result = await self._click(message, control)

    def _vote(self, menu: Control) -> str:
        """Whom of the others to vote for: often him of whom everybody talks."""
        values = [value for label, value in menu.options if not label.endswith(f" · {self.name}")]
        talked_of = self.mood(menu.mark.phase).choice(values)
        return talked_of if self.random.random() < FOLLOWS else self.random.choice(values)

    def _choose(self, menu: Control) -> str:
        """Whom to name: whoever was named in the room of one's team, else anybody."""
        said = self._said_in_team()
        named = [value for label, value in menu.options if label in said]
        return named[-1] if named else self.random.choice([value for _, value in menu.options])

    # --- by commands --------------------------------------------------------------------------------------------

    async def play_by_commands(self, abilities: Sequence[str]) -> None:
        """The same without a button: whatever autocomplete offers."""
        if votes := await self._complete("vote", "target"):
            await self.actor.slash(self.lounge, "vote", target=self._of(votes))
            return
        if words := await self._complete("answer", "answer"):
            targets = await self._complete("answer", "target")
            word = self._of(words)
            targeted = {"target": self._of(targets)} if targets else {}
            await self.actor.slash(self.lounge, "answer", answer=word, **targeted)
            return
        for ability in abilities:
            if targets := await self._complete(ability, "target"):
                await self.actor.slash(self.lounge, ability, target=self._of(targets))
                return

    async def _complete(self, command: str, option: str) -> list[tuple[str, str]]:
        offered = await self.actor.autocomplete(self.lounge, command, option, "")
        return [(choice["name"], choice["value"]) for choice in offered]

    def _of(self, offered: list[tuple[str, str]]) -> str:
        said = self._said_in_team()
        named = [value for label, value in offered if label in said]
        return named[-1] if named else self.random.choice([value for _, value in offered])

    # --- eyes ---------------------------------------------------------------------------------------------------

    def answers(self) -> list[Message]:
        """The answers that only this person has seen, oldest first."""
        found = [message for channel in self._rooms() for message in channel if message.is_ephemeral]
        return sorted(found, key=lambda message: message.id)

    def _said_in_team(self) -> str:
        """The board in the room of one's team."""
        found = [find(channel, lambda c: c.verb == "room-order") for channel in self._rooms()]
        return next((text(board[0]) for board in found if board), "")

    def _rooms(self) -> Iterator[list[Message]]:
        """What this person can read in each channel."""
        for channel in self.env.backend.guilds[self.actor.guild.id].channel_ids:
            if found := messages(self.env, channel, self.actor.id):
                yield found

    # --- hands --------------------------------------------------------------------------------------------------

    async def _click(self, message: Message, control: Control) -> InteractionResult:
        return await self.actor.click(ResponseMessage(self.env, message), custom_id=control.custom_id)

    async def _select(self, message: Message, control: Control, value: str) -> InteractionResult:
        return await self.actor.select(ResponseMessage(self.env, message), [value], custom_id=control.custom_id)


def _is_panel(message: Message) -> bool:
    """Whether a message is the panel of a phase in town."""
    return not message.is_ephemeral and not _is_of_team(message) and any(c.verb == "help" for c in controls(message))


def _is_of_team(message: Message) -> bool:
    """Whether a message belongs to the room of a team."""
    return any(control.verb.startswith("room-") for control in controls(message))
