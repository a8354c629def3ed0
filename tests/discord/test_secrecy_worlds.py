"""Two games that differ in secrets alone look alike, to the last letter, to everybody who must not know them.

The onlookers press and type whatever could betray something; what is compared is every version of every message that
reached their Discord, with all that a client is told besides the words: ids of buttons, values, nonces, moments.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from simcord.components import walk_components

from tests.discord.eyes import Eyes, diary, difference
from tests.discord.kit import BUTTON, Stage, Table, components

FIXED = {"timing": "fixed", "weekend": "play"}
COMMANDS = ("shoot", "heal", "infect", "recruit")
CURIOUS = ("role", "game status", "game story", "host view")
DAY, NIGHT = 48, 48  # hours
OPTIONS = {"answer": "answer", "host kick": "player"}
HOURS = {"night": 42, "dawn": 4}  # of a phase, when all have acted

Act = tuple[int, str, str, str]  # at which hour of the phase, who, the command, its target or answer


@dataclass(frozen=True)
class World:
    """Who is who, and what happens in secret: in each night, and at the dawn after it."""

    roles: Mapping[str, str]
    nights: Sequence[Sequence[Act]]
    dawns: Mapping[int, Sequence[Act]] = field(default_factory=dict)


@dataclass(frozen=True)
class Pair:
    """Two worlds with the same public course, and who looks on: players whose own part is the same in both."""

    scenario: str
    condemned: Sequence[str | None]  # of each day: nobody where votes are spread
    onlookers: Sequence[str]
    one: World
    other: World
    options: Mapping[str, object] = field(default_factory=lambda: FIXED)


CITIZENS = dict.fromkeys(("Hanna", "Igor", "Jana", "Karl", "Lena"), "citizen")  # fmt: skip

PAIRS = {
    # Who acts, how often he changes his mind, whether the mafia is kept off by the doctor or by its own discord.
    "naples": Pair(
        "naples", ("Gleb", None), ("Fay", "Gleb", "Zoe", "Wanda"),
        World(
            {"Anna": "mafioso", "Boris": "mafioso", "Clara": "doctor", "Dan": "commissar",
             "Eva": "citizen", "Fay": "citizen", "Gleb": "citizen"},
            [
                [(1, "Anna", "shoot", "Fay"), (1, "Anna", "shoot", "Eva"), (30, "Boris", "shoot", "Eva"),
                 (30, "Clara", "heal", "Fay"), (30, "Dan", "check", "Anna"), (31, "Dan", "check", "Boris"),
                 (32, "Dan", "check", "Fay")],
                [(0, "Anna", "shoot", "Fay"), (0, "Boris", "shoot", "Fay"), (0, "Clara", "heal", "Fay")],
            ],
        ),
        World(
            {"Anna": "doctor", "Boris": "commissar", "Clara": "mafioso", "Dan": "mafioso",
             "Eva": "citizen", "Fay": "citizen", "Gleb": "citizen"},
            [
                [(0, "Clara", "shoot", "Eva"), (0, "Dan", "shoot", "Eva"), (40, "Anna", "pass", "")],
                [(0, "Clara", "shoot", "Fay"), (1, "Dan", "shoot", "Anna"), (1, "Boris", "check", "Dan")],
            ],
        ),
    ),
    # The night ends with the last order, which is somebody else's.
    "naples, by orders": Pair(
        "naples", ("Gleb", "Hanna"), ("Fay", "Gleb", "Zoe", "Wanda"),
        World(
            {"Anna": "mafioso", "Boris": "mafioso", "Clara": "doctor", "Dan": "commissar",
             "Eva": "citizen", "Fay": "citizen", "Gleb": "citizen", "Hanna": "citizen"},
            [[(1, "Anna", "shoot", "Eva"), (1, "Boris", "shoot", "Eva"), (1, "Clara", "heal", "Fay"),
              (7, "Dan", "check", "Anna")]],
        ),
        World(
            {"Anna": "commissar", "Boris": "doctor", "Clara": "mafioso", "Dan": "mafioso",
             "Eva": "citizen", "Fay": "citizen", "Gleb": "citizen", "Hanna": "citizen"},
            [[(0, "Clara", "shoot", "Boris"), (0, "Clara", "shoot", "Fay"), (0, "Clara", "shoot", "Eva"),
              (1, "Anna", "check", "Clara"), (4, "Boris", "heal", "Boris"), (7, "Dan", "shoot", "Eva")]],
        ),
        options={"weekend": "play"},
    ),
    # Fellows who have not been introduced: who the other one is.
    "naples, without introductions": Pair(
        "naples", (None, None), ("Boris", "Dan", "Fay", "Zoe"),
        World(
            {"Anna": "mafioso", "Boris": "mafioso", "Clara": "doctor", "Dan": "commissar",
             "Eva": "citizen", "Fay": "citizen", "Gleb": "citizen"},
            [[(0, "Boris", "shoot", "Eva"), (1, "Anna", "pass", ""), (2, "Dan", "check", "Fay")]],
        ),
        World(
            {"Anna": "doctor", "Boris": "mafioso", "Clara": "mafioso", "Dan": "commissar",
             "Eva": "citizen", "Fay": "citizen", "Gleb": "citizen"},
            [[(0, "Boris", "shoot", "Eva"), (1, "Clara", "shoot", "Eva"), (2, "Dan", "check", "Fay")]],
        ),
        options={**FIXED, "introductions": "false", "gang_agreement": "any"},
    ),
    # A player is removed for whom somebody had cared, or nobody.
    "naples, with a kick": Pair(
        "naples", (None, None), ("Fay", "Gleb", "Zoe", "Wanda"),
        World(
            {"Anna": "mafioso", "Boris": "mafioso", "Clara": "doctor", "Dan": "commissar",
             "Eva": "citizen", "Fay": "citizen", "Gleb": "citizen"},
            [[(0, "Clara", "heal", "Gleb"), (0, "Anna", "shoot", "Gleb"), (0, "Boris", "shoot", "Eva"),
              (1, "Fay", "host kick", "Gleb"), (2, "Anna", "shoot", "Eva")]],
        ),
        World(
            {"Anna": "commissar", "Boris": "doctor", "Clara": "mafioso", "Dan": "mafioso",
             "Eva": "citizen", "Fay": "citizen", "Gleb": "citizen"},
            [[(0, "Clara", "shoot", "Eva"), (0, "Dan", "shoot", "Eva"), (1, "Fay", "host kick", "Gleb")]],
        ),
    ),
    # One infects and lets the infected be shot; the other is blocked, and the doctor saves whom the mafia shoots.
    "haiti": Pair(
        "haiti", (None, None, None), ("Anna", "Igor", "Lena", "Zoe", "Wanda"),
        World(
            {"Anna": "doctor", "Boris": "mafioso", "Clara": "mafioso", "Dan": "mafioso", "Eva": "priest",
             "Fay": "necromancer", "Gleb": "commissar", **CITIZENS},
            [
                [(0, "Fay", "infect", "Hanna"), (0, "Boris", "shoot", "Igor"), (0, "Clara", "shoot", "Igor"),
                 (0, "Dan", "shoot", "Igor"), (0, "Anna", "heal", "Karl"), (0, "Gleb", "check", "Fay")],
                [(0, "Boris", "shoot", "Hanna"), (0, "Clara", "shoot", "Hanna"), (0, "Dan", "shoot", "Hanna"),
                 (0, "Fay", "infect", "Jana"), (0, "Anna", "heal", "Karl"), (0, "Eva", "block", "Gleb")],
            ],
        ),
        World(
            {"Anna": "doctor", "Boris": "necromancer", "Clara": "priest", "Dan": "mafioso", "Eva": "mafioso",
             "Fay": "mafioso", "Gleb": "commissar", **CITIZENS},
            [
                [(0, "Clara", "block", "Boris"), (0, "Boris", "infect", "Lena"), (0, "Dan", "shoot", "Igor"),
                 (0, "Eva", "shoot", "Igor"), (0, "Fay", "shoot", "Igor"), (0, "Anna", "heal", "Karl")],
                [(0, "Dan", "shoot", "Karl"), (0, "Eva", "shoot", "Karl"), (0, "Fay", "shoot", "Karl"),
                 (0, "Anna", "heal", "Karl")],
            ],
        ),
    ),
    # Another citizen is asked, and joins; later nobody is found, or nobody is looked for.
    "geneva": Pair(
        "geneva", (None, None, None), ("Anna", "Igor", "Lena", "Zoe", "Wanda"),
        World(
            {"Anna": "doctor", "Boris": "mafioso", "Clara": "mafioso", "Dan": "mafioso", "Eva": "priest",
             "Fay": "recruiter", "Gleb": "commissar", **CITIZENS},
            [
                [(0, "Fay", "recruit", "Hanna"), (0, "Boris", "shoot", "Igor"), (0, "Clara", "shoot", "Igor"),
                 (0, "Dan", "shoot", "Igor"), (0, "Anna", "heal", "Karl")],
                [(0, "Fay", "recruit", "Gleb"), (0, "Boris", "shoot", "Jana"), (0, "Anna", "heal", "Karl")],
            ],
            {2: [(3, "Hanna", "answer", "join")]},
        ),
        World(
            {"Anna": "doctor", "Boris": "commissar", "Clara": "recruiter", "Dan": "mafioso", "Eva": "mafioso",
             "Fay": "mafioso", "Gleb": "priest", **CITIZENS},
            [
                [(0, "Clara", "recruit", "Jana"), (0, "Gleb", "block", "Boris"), (0, "Dan", "shoot", "Igor"),
                 (0, "Eva", "shoot", "Igor"), (0, "Fay", "shoot", "Igor"), (0, "Anna", "heal", "Karl")],
                [(0, "Anna", "heal", "Karl")],
            ],
            {2: [(3, "Jana", "answer", "join")]},
        ),
    ),
    # Whose victim is whose.
    "los-angeles": Pair(
        "los-angeles", (None, None), ("Anna", "Gleb", "Hanna", "Igor", "Zoe", "Wanda"),
        World(
            {"Anna": "doctor", "Boris": "mafioso", "Clara": "mafioso", "Dan": "priest", "Eva": "maniac",
             "Fay": "commissar", "Gleb": "citizen", "Hanna": "citizen", "Igor": "citizen"},
            [[(0, "Eva", "kill", "Gleb"), (0, "Boris", "shoot", "Hanna"), (0, "Clara", "shoot", "Hanna"),
              (0, "Anna", "heal", "Igor")]],
        ),
        World(
            {"Anna": "doctor", "Boris": "commissar", "Clara": "maniac", "Dan": "mafioso", "Eva": "mafioso",
             "Fay": "priest", "Gleb": "citizen", "Hanna": "citizen", "Igor": "citizen"},
            [[(0, "Clara", "kill", "Hanna"), (0, "Dan", "shoot", "Gleb"), (0, "Eva", "shoot", "Gleb"),
              (0, "Anna", "heal", "Igor"), (0, "Fay", "block", "Boris")]],
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize("pair", PAIRS)
async def test_two_worlds_look_alike(tmp_path: Path, pair: str):
    seen = []
    for world in (PAIRS[pair].one, PAIRS[pair].other):
        folder = tmp_path / str(len(seen))
        folder.mkdir()
        async with Stage.open(folder) as stage:
            seen.append(await watched(stage, PAIRS[pair], world))
    for name in PAIRS[pair].onlookers:
        assert len(seen[0][name]) > 50
        assert difference(seen[0][name], seen[1][name]) == "", name


async def watched(stage: Stage, pair: Pair, world: World) -> Mapping[str, Sequence[str]]:
    """Play a world; what each onlooker saw. The first of them is the host, who plays."""
    server = stage.server(members=[*sorted(world.roles), "Zoe", "Wanda"])
    with Eyes.on(stage) as eyes:
        table = await stage.game(
            server, world.roles, scenario=pair.scenario, host=pair.onlookers[0], theme=pair.scenario,
            options=pair.options,
        )  # fmt: skip
        await server.people["Wanda"].slash(server.lounge, "game watch")
        for turn, condemned in enumerate(pair.condemned, 1):
            await look(table, eyes, pair)
            await vote(table, condemned)
            await pass_by(table, DAY, f"night {turn}")
            if turn > len(world.nights):
                break
            await look(table, eyes, pair)
            await act(table, world.nights[turn - 1])
            await look(table, eyes, pair)
            await pass_by(table, NIGHT, f"dawn {turn + 1}", f"day {turn + 1}")
            if dawn := world.dawns.get(turn + 1):
                await look(table, eyes, pair)
                await act(table, dawn)
                await pass_by(table, 0, f"day {turn + 1}")
        await look(table, eyes, pair)
        return {name: diary(table, eyes, name) for name in pair.onlookers}


async def look(table: Table, eyes: Eyes, pair: Pair) -> None:
    """The onlookers press, type and read whatever could betray something."""
    lounge = table.room("lounge")
    for name in pair.onlookers:
        person, seat = table.server.people[name], table.game.seat_of(table.server.people[name].id)
        for label in buttons(table, name):
            await table.press(name, label)
        for command in COMMANDS:
            eyes.listed(person.id, command, await person.autocomplete(lounge, command, "target", ""))
        for option in ("answer", "target"):
            eyes.listed(person.id, "answer", await person.autocomplete(lounge, "answer", option, ""))
        for command in CURIOUS:
            await person.slash(lounge, command)
        if seat is None or table.game.state.seats[seat].role == "citizen":  # nothing comes of it
            for command in ("shoot", "heal"):
                await person.slash(lounge, command, target="P1")
            await person.slash(lounge, "pass")


def buttons(table: Table, name: str) -> Sequence[str]:
    """Those of the newest panel in town that change nothing."""
    parts = walk_components(components(table.messages(name)[-1]))
    return [part["label"] for part in parts if part.get("type") == BUTTON and part["label"] != "Согласиться"]


async def vote(table: Table, condemned: str | None) -> None:
    """All vote for one, or everybody for the next in the row."""
    living = [seat.name for seat in table.game.state.living()]
    for index, name in enumerate(living):
        target = condemned or living[(index + 1) % len(living)]
        await table.vote(name, target if target != name else living[0])


async def act(table: Table, acts: Sequence[Act]) -> None:
    """Do what is done in secret; then it is late in the phase."""
    begun, phase = table.stage.now(), table.phase
    for hour, name, command, target in (*acts, (HOURS[phase.split()[0]], "", "", "")):
        if table.phase != phase:
            return
        await table.stage.advance(seconds=(begun - table.stage.now()) / 1000 + hour * 3600)
        if name:
            option = OPTIONS.get(command, "target")
            await table.slash(name, command, **({option: target} if target else {}))
        if command == "host kick":
            await table.press(name, "Удалить", "private")


async def pass_by(table: Table, hours: int, *phases: str) -> None:
    """Let time pass until one of these phases is open."""
    for _ in range(hours + 1):
        if table.phase in phases:
            return
        await table.stage.advance(hours=1)
    raise AssertionError(f"{table.phase}, not {phases}")
