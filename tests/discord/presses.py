"""Presses and commands as they arrive when several come at one instant, or when somebody sends what no client would."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from simcord import interactions
from simcord.backend import serializers

from tests.discord.kit import Table, find

BUTTON, MENU = 2, 3


@dataclass(frozen=True)
class Asked:
    """What a person asks of the bot: the payload's data, the message pressed, and a part that never stood on it."""

    name: str
    kind: int
    data: dict[str, Any]
    message: Any = None
    planted: dict[str, Any] | None = None


def press(table: Table, name: str, label: str, where: str = "town") -> Asked:
    """The newest button of this label that the person sees there."""
    message, part = find(table.messages(name, where), BUTTON, lambda c: c.get("label") == label)
    return Asked(name, 3, {"custom_id": part["custom_id"], "component_type": BUTTON}, message)


def choose(table: Table, name: str, target: str, where: str = "town", menu: str = "/vote/") -> Asked:
    """A seat from the newest menu whose custom id holds `menu`."""
    message, part = find(table.messages(name, where), MENU, lambda c: menu in c["custom_id"])
    data = {"custom_id": part["custom_id"], "component_type": MENU, "values": [table.seat(target)]}
    return Asked(name, 3, data, message)


def forged(name: str, custom_id: str, message: Any, values: Sequence[str] | None = None) -> Asked:
    """A custom id that may never have been shown to this person, as if it stood on a message.

    discord.py drops a press on what the message does not have, so the button or menu is planted there.
    """
    kind = BUTTON if values is None else MENU
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    part: dict[str, Any] = {"type": kind, "id": 1, "custom_id": custom_id}
    if values is None:
        return Asked(name, 3, data, message, {**part, "style": 2, "label": "…"})
    options = [{"label": value, "value": value} for value in values]
    return Asked(name, 3, {**data, "values": list(values)}, message, {**part, "options": options})


def command(table: Table, name: str, words: str, **options: str) -> Asked:
    """A slash command; names given stand for seats."""
    root, *path = words.split()
    found = table.stage.env.backend.find_command(root, None, type=1)
    assert found
    people = table.server.people
    leaf: list[dict[str, Any]] = [
        {"name": key, "type": 3, "value": table.seat(value) if value in people else value}
        for key, value in options.items()
    ]
    for part in reversed(path):
        leaf = [{"name": part, "type": 1, "options": leaf}]
    return Asked(name, 2, {"id": str(found["id"]), "name": root, "type": 1, "options": leaf})


def deliver(table: Table, *asked: Asked) -> None:
    """Hand all of it to the bot before any of it is worked on."""
    env = table.stage.env
    for one in asked:
        channel = one.message.channel.id if one.message else table.room("lounge").id
        record, payload = interactions.base_payload(
            env.backend,
            type=one.kind,
            channel_id=channel,
            guild_id=table.server.guild.id,
            user_id=table.server.people[one.name].id,
            data=one.data,
        )
        if one.message:
            record.source_message_id = one.message.id
            stored = env.backend.get_message(channel, one.message.id)
            payload["message"] = dict(serializers.message_payload(env.backend, stored))
        if one.planted:
            payload["message"]["components"] = [{"type": 1, "id": 2, "components": [one.planted]}]
        env.backend.emit("INTERACTION_CREATE", payload)


async def at_once(table: Table, *asked: Asked) -> None:
    """Several things at one instant."""
    deliver(table, *asked)
    await table.stage.env.settle()


async def at_the_deadline(table: Table, *asked: Asked) -> None:
    """Several things at the very instant at which the open phase closes: the timer rings while they arrive."""
    closes, stage = table.game.closes, table.stage
    assert closes
    stage.env._move_clock(stage.env._virtual_time + (closes - stage.now()) / 1000)
    assert stage.now() == closes
    await at_once(table, *asked)
