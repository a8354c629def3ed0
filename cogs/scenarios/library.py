"""The scenarios of a server, and the drafts of those who write them, which wait in the store."""

from collections.abc import Mapping
from typing import NamedTuple, cast

from cogs.lobby.opening import Kind, kinds
from cogs.ui.caller import Caller
from core.rules.registry import OWN
from core.rules.scenario_files import Written, rewritten, write

FIELDS = ("id", "title", "min", "max", "roles", "options", "theme")
MOST = 50  # scenarios of one server: what a list on a phone can hold
LONGEST_ID = 32


class Draft(NamedTuple):
    """A scenario that somebody writes.

    `number` tells the panels of one draft from those of the last, `of` is the id of the scenario that it will replace,
    `text` the file that it was read from, as long as nothing was changed.
    """

    number: int
    written: Written
    of: str = ""
    text: str = ""

    @property
    def id(self) -> str:
        """The id that it has now; empty when it has none."""
        return str(self.written.get("id", ""))

    @property
    def roles(self) -> dict[str, str]:
        """The formulas by role."""
        return dict(cast(Mapping[str, str], self.written.get("roles") or {}))

    @property
    def options(self) -> dict[str, object]:
        """The options that are not the usual ones."""
        return dict(cast(Mapping[str, object], self.written.get("options") or {}))

    @property
    def file(self) -> str:
        """The draft as a file."""
        return self.text or write(self.written)

    def changed(self, **parts: object) -> "Draft":
        """The same with other parts; an empty part is left out. The order of the night becomes the common one."""
        merged = {**self.written, **parts}
        return Draft(self.number, {key: merged[key] for key in FIELDS if merged.get(key)}, self.of)


async def own(caller: Caller) -> dict[str, Kind]:
    """The server's own scenarios by id."""
    return {key: kind for key, kind in (await every(caller)).items() if kind.custom}


async def is_full(caller: Caller) -> bool:
    """Whether the server can keep no more scenarios."""
    return len(await own(caller)) >= MOST


async def every(caller: Caller) -> dict[str, Kind]:
    """All that can be played here, by what people type."""
    return await kinds(caller.bot, _guild(caller))


async def find(caller: Caller, key: str, *, written_here: bool = False) -> Kind | None:
    """The scenario that somebody means. `None`, after a kind answer, when there is none."""
    kind = (await (own if written_here else every)(caller)).get(key.strip())
    if kind is None:
        text = "scenario-unknown-here" if written_here else "scenario-unknown"
        await caller.say(caller.locale.text(text, written=key.strip().replace("`", "")))
    return kind


def written(kind: Kind) -> Written | None:
    """A scenario as an admin would write it; `None` for those of systems in which nobody can."""
    if kind.custom:
        return dict(kind.custom)
    if kind.rules.id != OWN:
        return None
    name = kind.scenario.id
    usual = {option.id: option.by_scenario[name] for option in kind.rules.options if name in option.by_scenario}
    return rewritten(kind.scenario, usual)


async def text(caller: Caller, key: str) -> str:
    """The file of one of the server's own scenarios, as it was written."""
    return (await caller.bot.store.scenarios(_guild(caller)))[key]


async def save(caller: Caller, draft: Draft) -> None:
    """Keep a draft that has passed all checks as a scenario of the server."""
    store, guild = caller.bot.store, _guild(caller)
    await store.save_scenario(guild, draft.id, draft.file)
    if draft.of and draft.of != draft.id:
        await store.drop_scenario(guild, draft.of)
    await forget(caller)


async def drop(caller: Caller, key: str) -> bool:
    """Forget a scenario of the server; whether there was one."""
    return await caller.bot.store.drop_scenario(_guild(caller), key)


def free_id(wanted: str, taken: Mapping[str, Kind]) -> str:
    """An id for a copy that nothing has yet: `naples-2`."""
    names = (f"{wanted[: LONGEST_ID - len(str(n)) - 1]}-{n}" for n in range(2, len(taken) + 3))
    return next(name for name in names if name not in taken)


# --- drafts -----------------------------------------------------------------------------------------------------------


async def keep(caller: Caller, draft: Draft) -> None:
    """Keep a draft in the place of the last one of the same person."""
    await caller.bot.store.change_guild_settings(_guild(caller), **{_key(caller): draft._asdict()})


async def draft(caller: Caller, number: int) -> Draft | None:
    """The draft that a panel belongs to, if it is still there."""
    kept = (await caller.bot.store.guild_settings(_guild(caller))).get(_key(caller))
    return Draft(**kept) if kept and kept["number"] == number else None


async def forget(caller: Caller) -> None:
    """Forget somebody's draft."""
    await caller.bot.store.change_guild_settings(_guild(caller), **{_key(caller): None})


def _key(caller: Caller) -> str:
    return f"scenario-draft-{caller.user}"


def _guild(caller: Caller) -> int:
    return caller.interaction.guild_id or 0
