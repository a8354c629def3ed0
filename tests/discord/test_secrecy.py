"""Nobody sees more than the rules let him know: two games that differ in a secret look the same to who may not know it.

In both games everybody does what he can and tries what he cannot: buttons, menus, commands, autocomplete. Whatever an
onlooker could read in one he must have read in the other, word for word.
"""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.discord.kit import Stage, Table, answer
from tests.discord.test_rooms import may_write

NINE = {
    "Anna": "mafioso", "Boris": "mafioso", "Clara": "doctor", "Dan": "commissar", "Eva": "citizen", "Fay": "citizen",
    "Gleb": "citizen", "Hanna": "citizen", "Igor": "mafioso",
}  # fmt: skip
ABILITIES = ("shoot", "heal", "check", "block", "kill", "recruit")
ROOMS = ("town", "afterlife", "lounge")
# Who swaps roles, and who must not notice: those whose own knowledge it is not.
SECRETS = {
    "doctor and commissar": ("Clara", "Dan"),
    "doctor and citizen": ("Clara", "Eva"),
    "commissar and citizen": ("Dan", "Eva"),
    "mafioso and citizen": ("Boris", "Eva"),
    "mafioso and doctor": ("Igor", "Clara"),
}


def onlookers(roles: dict[str, str], swapped: tuple[str, str]) -> list[str]:
    """All whose knowledge the swap does not touch: a mafioso knows his fellows."""
    gang = any(roles[name] == "mafioso" for name in swapped)
    return [name for name in (*roles, "Zoe") if name not in swapped and not (gang and roles.get(name) == "mafioso")]


class Eyes:
    """What each person has read, in order."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read: dict[str, list[str]] = {name: [] for name in table.server.people}

    def note(self, name: str, *texts: str) -> None:
        """Somebody reads something. Ids of Discord mean nothing to him."""
        self.read[name] += [re.sub(r"\d{15,}", "#", text) for text in texts]

    async def look_around(self, names: Iterable[str], buttons: Iterable[str]) -> None:
        """Everybody presses every button, uses every command, and tries every menu of autocomplete."""
        for name in names:
            for label in buttons:
                self.note(name, answer(await self.table.press(name, label)))
            for command in ("role", "game status", "host view"):
                self.note(name, answer(await self.table.slash(name, command)))
            for ability in (*ABILITIES, "vote"):
                self.note(name, ability, *await self.table.complete(name, ability, "target"))
            for option in ("answer", "target"):
                self.note(name, *await self.table.complete(name, "answer", option))
            self.note(name, *[f"{room} {await may_write(self.table, name, room)}" for room in ROOMS])

    async def try_forbidden(self, names: Iterable[str], roles: dict[str, str]) -> None:
        """Everybody orders what is not his to order."""
        own = {"mafioso": "shoot", "doctor": "heal", "commissar": "check"}
        for name in names:
            for ability in ABILITIES:
                if own.get(roles.get(name, "")) != ability:
                    self.note(name, answer(await self.table.slash(name, ability, target=self.table.label("Fay"))))

    def everything(self) -> dict[str, list[str]]:
        """All that was read, and all that can still be read."""
        for name in self.read:
            self.note(name, *self.table.sees(name))
        return self.read


async def evening(stage: Stage, roles: dict[str, str]) -> dict[str, list[str]]:
    """A day, a night and another day, in which who holds which role shows in nothing public."""
    table = await stage.game(stage.server(members=["Zoe"]), roles, host="Fay", options={"gang_agreement": "any"})
    eyes, everybody = Eyes(table), [*roles, "Zoe"]
    await eyes.look_around(everybody, ("Моя роль", "?"))
    for name in roles:
        eyes.note(name, answer(await table.vote(name, "Gleb" if name != "Gleb" else "Hanna")))
    await stage.advance(hours=2)
    assert table.phase == "night 1"
    await eyes.look_around(roles, ("Действовать", "Моя роль", "?"))
    await eyes.try_forbidden(everybody, roles)
    acting = {"mafioso": ("shoot", "Hanna"), "doctor": ("heal", "Fay"), "commissar": ("check", "Fay")}
    for name in ("Anna", "Boris", "Clara", "Dan", "Eva", "Igor"):
        if order := acting.get(roles[name]):
            await table.slash(name, order[0], target=order[1])
        else:
            await table.press(name, "Действовать")
            await table.choose(name, "Anna" if name != "Anna" else "Boris")
    assert table.phase == "day 2"
    await stage.advance(seconds=5)
    await eyes.look_around(everybody, ("Моя роль", "?"))
    await stage.advance(hours=13)
    return eyes.everything()


@pytest.mark.parametrize("swap", SECRETS)
async def test_a_secret_shows_in_nothing(tmp_path: Path, swap: str):
    one, other = SECRETS[swap]
    swapped = NINE | {one: NINE[other], other: NINE[one]}
    seen = []
    for index, roles in enumerate((NINE, swapped)):
        (tmp_path / str(index)).mkdir()
        async with Stage.open(tmp_path / str(index)) as stage:
            seen.append(await evening(stage, roles))
    first, second = seen
    for name in onlookers(NINE, (one, other)):
        assert len(first[name]) > 30
        assert first[name] == second[name], name
    assert first[one] != second[one]
