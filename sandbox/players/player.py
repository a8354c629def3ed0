"""One simulated player."""

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from simcord.backend.models import Channel, Message

from sandbox.clock import GameClock
from sandbox.discord import Asked, NotPossible, Person, World
from sandbox.players.reading import Page, labels, read
from sandbox.players.rooms import Rooms
from sandbox.players.words import Words

LOOK = (2.0, 7.0)  # seconds between two looks at the screen
THINK = (0.8, 3.0)
STEPS = 6
RECENT = 12
TURNS = 4  # how often a choice that others see is changed for theirs
TALKATIVE = 0.4
HURRY = 0.15
REMEMBERED = 200
SEATS = re.compile(r"(\d+) · ")

Line = tuple[str, str]


class Player:
    """Plays for one person by what that person sees. `driven` tells when somebody else acts for him.

    `full`: how many seats a sign-up that he hosts must have before he starts it; `again`: he calls for another game
    after each that he hosted.
    """

    def __init__(  # noqa: PLR0913 - all by name
        self,
        world: World,
        person: Person,
        *,
        words: Words,
        clock: GameClock,
        random: Random,
        driven: Callable[[int], bool],
        full: int,
        again: bool = False,
    ) -> None:
        self._world = world
        self.person = person
        self._rooms = Rooms(world, person)
        self._words = words
        self._clock = clock
        self._random = random
        self._driven = driven
        self._full = full
        self._again = again
        self._done: dict[object, Any] = {}
        self._hosting = 0  # the notice of the game that he has started
        self._panel = 0  # the message by which the town was last told that a phase began

    async def live(self) -> None:
        """Look at the screen now and then, until cancelled."""
        while True:
            await self._clock.sleep(self._random.uniform(*LOOK))
            if not self._driven(self.person.id):
                try:
                    await self._look()
                except NotPossible:
                    continue  # it has changed under his hand
            for key in list(self._done)[:-REMEMBERED]:
                del self._done[key]

    async def _look(self) -> None:
        """Do one thing that is to be done, if there is any: what only few see comes first."""
        for channel in self._rooms.all():
            told = self._rooms.told(channel.id, RECENT, by=self._world.bot_user.id)
            pages = [(message, page) for message in told if (page := read(message)).buttons or page.menus]
            if pages and await self._play(channel, *pages[0]):
                return
            for message, page in pages:
                if await self._gather(channel, message, page):
                    return

    def _first(self, what: str, message: Message) -> bool:
        """Whether he has not done this with a message yet; from now on he has."""
        done = (what, message.id) in self._done
        self._done[what, message.id] = True
        return not done

    # --- before the game ----------------------------------------------------------------------------------------

    async def _gather(self, channel: Channel, message: Message, page: Page) -> bool:
        """Join a sign-up; start one of his own when the table is full; after the game call for another."""
        join, start = page.button((self._words.join,)), page.button((self._words.start,))
        if join and self._first("join", message):
            await self._press(channel, message, join)
            self._chat(channel.id, "lobby")
            return True
        seats = len(set(SEATS.findall(page.text)))
        if start and f"<@{self.person.id}>" in page.text and seats >= self._full and self._first("start", message):
            self._hosting = message.id
            await self._press(channel, message, start)
            return True
        rematch = page.button((self._words.rematch,)) if self._again and 0 < self._hosting < message.id else None
        if rematch:
            self._hosting = 0
            await self._press(channel, message, rematch)
            return True
        return False

    # --- in the game --------------------------------------------------------------------------------------------

    async def _play(self, channel: Channel, message: Message, page: Page) -> bool:
        """Act on the newest panel of a room."""
        if page.button((self._words.join,)):
            return False
        if page.menus and self.person.writes(channel.id):
            return await self._choose_openly(channel, message, page) or await self._hurry(channel, message, page)
        if self._rooms.is_small(channel):
            return False
        self._panel = message.id
        act = page.button(self._words.act)
        if act is None or not self._first("act", message):
            return False
        await self._talk(channel, self.person.press(channel.id, message.id, act["custom_id"]))
        return True

    async def _talk(self, channel: Channel, asked: Asked) -> None:
        """Read a private answer, and choose and confirm in it until nothing is left to choose."""
        if not await asked.answer() or asked.record.message_id is None:
            return
        shown, before = asked.record.message_id, ""
        for _ in range(STEPS):
            await self._clock.sleep(self._random.uniform(*THINK))
            found = self._world.messages.get(channel.id, {}).get(shown)
            if found is None or (now := str(found.components)) == before:
                return
            before, page = now, read(found)
            if menu := next(iter(page.open_menus()), None):
                _, value = self._drawn_privately(menu)
                await self.person.choose(channel.id, shown, menu["custom_id"], [value]).answer()
            elif page.buttons and not page.menus:
                await self._press(channel, found, page.danger() or self._random.choice(page.buttons))
            else:
                return

    def _drawn_privately(self, menu: Mapping[str, Any]) -> Line:
        """Whom he chooses in a private menu: with a room of his own people, whom they have named there."""
        room = self._rooms.small()
        if room is None:
            return self._random.choice(labels(menu))
        mates = self._rooms.mates()
        lines = [line for line in labels(menu) if _name(line) not in mates] or labels(menu)
        told = [message for message in self._rooms.told(room.id, RECENT) if message.id > self._panel]
        said = "\n".join(read(message).text for message in told)
        best = max(lines, key=lambda line: said.count(_name(line)))
        if _name(best) in said:
            return best
        chosen = self._random.choice(lines)
        self.person.say(room.id, self._words.line("gang", self._random, chosen[0]))
        return chosen

    async def _choose_openly(self, channel: Channel, message: Message, page: Page) -> bool:
        """Vote, or agree with the others of a room: what most have named draws."""
        menu, room = page.menus[0], self._rooms.is_small(channel)
        others = {self.person.name} | (self._rooms.mates() if room else set())
        lines = [line for line in labels(menu) if _name(line) not in others]
        mine, turns = self._done.get(("vote", message.id), ("", 0))
        if not lines or turns >= TURNS:
            return False
        named = {line: max(0, page.text.count(line[0]) - (not room)) for line in lines}  # all are named once by day
        most = max(named.values())
        if mine and (named.get(mine) == most or not (room or self._random.random() < HURRY)):
            return False
        chosen = max(lines, key=lambda line: named[line]) if room and most else self._drawn(lines, named)
        self._done["vote", message.id] = (chosen, turns + 1)
        await self.person.choose(channel.id, message.id, menu["custom_id"], [chosen[1]]).answer()
        self._chat(channel.id, "gang" if room else "vote", chosen[0])
        return True

    def _drawn(self, lines: Sequence[Line], named: Mapping[Line, int]) -> Line:
        """A line of a menu by chance; what many have named is likelier."""
        return self._random.choices(lines, [1 + 2 * named[line] for line in lines])[0]

    async def _hurry(self, channel: Channel, message: Message, page: Page) -> bool:
        """Who has voted does not need the rest of the day; when all have, the host closes it."""
        if self._random.random() > HURRY or not self._words.all_voted(page.text):
            return False
        if self._hosting and self._first("advance", message):
            await self._talk(channel, self.person.command(channel.id, ("host", "advance"), {}))
            return True
        consent = page.button((self._words.consent,))
        if consent is None or ("vote", message.id) not in self._done or not self._first("consent", message):
            return False
        await self._press(channel, message, consent)
        return True

    # --- hands and mouth ----------------------------------------------------------------------------------------

    async def _press(self, channel: Channel, message: Message, button: Mapping[str, Any]) -> None:
        await self.person.press(channel.id, message.id, button["custom_id"]).answer()

    def _chat(self, channel: int, when: str, target: str = "") -> None:
        if self._random.random() < TALKATIVE and self.person.writes(channel):
            self.person.say(channel, self._words.line(when, self._random, target))


def _name(line: Line) -> str:
    """The name in a line such as `4 · Boris`."""
    return line[0].partition(" · ")[2] or line[0]
