"""Whole games in which everybody presses and types everything, and every word that anybody saw is read for secrets."""

import re
from collections.abc import Mapping, Sequence
from math import inf
from pathlib import Path
from random import Random

import pytest

from core.engine import events as e
from core.store import Entry
from tests.discord.claims import Claim, Suspicion
from tests.discord.crowd import Crowd
from tests.discord.eyes import Eyes, Sight
from tests.discord.kit import Stage, Table

HAITI = ("mafioso",) * 3 + ("priest", "doctor", "necromancer", "commissar") + ("citizen",) * 5
SCENARIOS: Mapping[str, Sequence[str]] = {
    "naples": ("mafioso",) * 4 + ("doctor", "commissar") + ("citizen",) * 6,
    "haiti": HAITI,
    "geneva": tuple("recruiter" if role == "necromancer" else role for role in HAITI),
    "boston": ("mafioso",) * 2 + ("yakuza",) * 2 + ("special-agent", "turncoat") + ("citizen",) * 6,
}
NAMES = ("Anna", "Boris", "Clara", "Dan", "Eva", "Fay", "Gleb", "Hanna", "Igor", "Jana", "Karl", "Lena")
BESIDE = ("Wanda", "Zoe")
ALL = "*"

MARKS = re.compile("ability=(?!consent)|room=|role=")


@pytest.mark.parametrize(("scenario", "language"), list(zip(SCENARIOS, ("ru", "en", "ru", "en"), strict=True)))
async def test_nobody_reads_what_is_not_for_him(tmp_path: Path, scenario: str, language: str):
    async with Stage.open(tmp_path) as stage:
        rng = Random(f"{scenario} {language}")
        roles: dict[str, str] = dict(zip(NAMES, rng.sample(SCENARIOS[scenario], len(NAMES)), strict=True))
        server = stage.server(members=[*NAMES, *BESIDE], locale=language)
        with Eyes.on(stage) as eyes:
            table = await stage.game(
                server, roles, scenario=scenario, language=language, theme=scenario, host="Lena",
                options={"weekend": "play", "gang_agreement": "any"},
            )  # fmt: skip
            await server.people["Wanda"].slash(server.lounge, "game watch")
            await Curious(table, rng, eyes).play("Lena")
            log = await stage.bot.games.log(table.id)
            converted = [entry for entry in log if isinstance(entry.event, e.RoleChanged)]
            assert bool(converted) == (scenario != "naples")
            over = next(entry.moment for entry in log if isinstance(entry.event, e.GameOver))
            suspicion = Suspicion(stage.bot.locales[language], stage.bot.narrator(table.game), table.game.rules)
            rooms = {str(table.room(room).name): room for room in table.game.meta["rooms"]}
            for name in (*NAMES, *BESIDE):
                known = Knowledge(table, log, name)
                seen = [sight for sight in eyes.seen(server.people[name].id) if sight.at < over]
                assert len(seen) > 50
                assert not [f"{name}: {found}" for s in seen for found in secrets(suspicion, known, s, rooms)]


class Curious(Crowd):
    """A crowd in which everybody tries everything."""

    def __init__(self, table: Table, rng: Random, eyes: Eyes) -> None:
        super().__init__(table, rng)
        self.eyes = eyes

    async def aside(self) -> None:
        """Everybody presses all buttons of all messages that he sees, and uses what is not for him."""
        for name in (*NAMES, *BESIDE):
            person, lounge = self.table.server.people[name], self.table.room("lounge")
            await self.pause(0.001)
            for label in self.rng.sample(("night-button-role", "night-button-act"), 1):
                await self.press(name, label)
            command = self.rng.choice(("check", "heal", "kill", "infect", "recruit", "block"))
            self.eyes.listed(person.id, "lounge", await person.autocomplete(lounge, command, "target", ""))
            self.eyes.listed(person.id, "lounge", await person.autocomplete(lounge, "answer", "answer", ""))
            for command in self.rng.sample(("role", "game status", "game list", "game story", "host view"), 2):
                await person.slash(lounge, command)

    async def press(self, name: str, label: str) -> None:
        kind = self.table.game.state.phase
        try:
            await self.table.press(name, self.word(label, kind=kind))
        except AssertionError:
            return


# --- what may be known ------------------------------------------------------------------------------------------------


class Knowledge:
    """What the rules have let a person know of the others, and since when. Worked out from the page, not by the bot."""

    def __init__(self, table: Table, log: Sequence[Entry], name: str) -> None:
        self.seat = table.game.seat_of(table.server.people[name].id) or ""
        self.since: dict[tuple[int, str, str], int] = {}
        self._visits: list[tuple[str, int, float]] = []  # room, from, to
        self._team = {role.id: role.team for role in table.game.rules.roles}
        self._inside: dict[str, set[str]] = {}
        for entry in log:
            self._read(entry.event, entry.moment)

    def allows(self, claim: Claim, at: int) -> bool:
        """Whether the person may know this at that moment."""
        known = (self.since.get((claim.number, claim.kind, word)) for word in (claim.word, ALL))
        return any(since is not None and since <= at for since in known)

    def inside(self, room: str, at: int) -> bool:
        """Whether the person was in a team's room at that moment."""
        return any(room == visited and since <= at <= until for visited, since, until in self._visits)

    def _know(self, at: int, seat: str, kind: str, word: str) -> None:
        number = int(seat.removeprefix("P"))
        self.since.setdefault((number, kind, word), at)
        if kind == "role":
            self._know(at, seat, "team", self._team[word])
        elif kind == "team" and word in self._team:  # a team that is called like its first man
            self.since.setdefault((number, "role", word), at)

    def _read(self, event: e.Event, at: int) -> None:
        match event:
            case e.RoleDealt(player=self.seat, role=role) | e.RoleChanged(player=self.seat, role=role):
                self._know(at, self.seat, "role", role)
                self._know(at, self.seat, "order", ALL)
            case e.DeathShown(player=player, role=role):  # 6.5, 6.6
                self._know(at, player, "role", role)
            case e.Learned(player=self.seat, fact=fact):
                self._learn(at, *fact.split())
            case e.RoomEntered(room=room, player=player):  # 1.2.3, 4.9d, 4.10e
                inside = self._inside.setdefault(room, set())
                inside.add(player)
                if player == self.seat:
                    self._visits.append((room, at, inf))
                if self.seat in inside:
                    for fellow in inside:
                        self._know(at, fellow, "team", room)
                        self._know(at, fellow, "order", ALL)
            case e.RoomLeft(room=room, player=player):
                self._inside[room].discard(player)
                if player == self.seat:
                    _, since, _ = self._visits.pop()
                    self._visits.append((room, since, at))
            case _:
                pass

    def _learn(self, at: int, *fact: str) -> None:
        match fact:
            case (player, "is", role):
                self._know(at, player, "role", role)
            case (player, "infected", _) | (player, "refused"):  # 4.9c, 4.10c: whether he is a plain citizen
                self._know(at, player, "role", "citizen")
            case ("joined", team):
                self._know(at, self.seat, "team", team)
            case _:
                pass


def secrets(suspicion: Suspicion, known: Knowledge, sight: Sight, rooms: Mapping[str, str]) -> list[str]:
    """What in a sight the rules do not let its reader know."""
    found = [f"{c.kind} {c.word}: {c.line}" for c in suspicion.claims(sight.words) if not known.allows(c, sight.at)]
    if not sight.private:
        found += [cause for cause in suspicion.causes if cause in sight.words.lower()]
        room = rooms.get(sight.where, "")
        if room and room != "afterlife":
            found += [] if known.inside(room, sight.at) else [f"in {room}: {sight.words}"]
        else:
            found += [mark for mark in sight.more.split("\n") if MARKS.search(mark)]
    return found
