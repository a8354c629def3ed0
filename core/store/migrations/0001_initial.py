# pyright: standard
# Tortoise's own types are partly unknown.
"""The first tables."""

from tortoise import fields, migrations
from tortoise.fields.base import OnDelete
from tortoise.indexes import Index
from tortoise.migrations import operations as ops


def _key() -> fields.BigIntField:
    return fields.BigIntField(generated=True, primary_key=True, unique=True, db_index=True)


def _own_key() -> fields.BigIntField:
    return fields.BigIntField(generated=False, primary_key=True, unique=True, db_index=True)


def _game(related_name: str) -> fields.Field:
    return fields.ForeignKeyField(
        "omerta.Game",
        source_field="game_id",
        db_constraint=True,
        to_field="id",
        related_name=related_name,
        on_delete=OnDelete.CASCADE,
    )


class Migration(migrations.Migration):
    initial = True

    operations = [
        ops.CreateModel(
            name="Game",
            fields=[
                ("id", _key()),
                ("guild", fields.BigIntField()),
                ("ruleset", fields.CharField(max_length=32)),
                ("scenario", fields.CharField(max_length=32)),
                ("theme", fields.CharField(max_length=32)),
                ("language", fields.CharField(max_length=8)),
                ("status", fields.CharField(max_length=8)),
                ("meta", fields.TextField(unique=False)),
                ("moment", fields.BigIntField()),
                ("published", fields.IntField()),
                ("deadline", fields.BigIntField(null=True, db_index=True)),
                ("fold", fields.CharField(max_length=16)),
                ("snapshot", fields.BinaryField()),
            ],
            options={"table": "game", "app": "omerta", "indexes": [Index(fields=["status"])], "pk_attr": "id"},
            bases=["Model"],
        ),
        ops.CreateModel(
            name="Event",
            fields=[
                ("id", _key()),
                ("game", _game("events")),
                ("number", fields.IntField()),
                ("kind", fields.CharField(max_length=32)),
                ("version", fields.SmallIntField()),
                ("payload", fields.TextField(unique=False)),
                ("moment", fields.BigIntField()),
            ],
            options={"table": "event", "app": "omerta", "unique_together": (("game", "number"),), "pk_attr": "id"},
            bases=["Model"],
        ),
        ops.CreateModel(
            name="SeatUser",
            fields=[
                ("id", _key()),
                ("game", _game("seats")),
                ("seat", fields.CharField(max_length=8)),
                ("user", fields.BigIntField()),
            ],
            options={
                "table": "seat_user",
                "app": "omerta",
                "unique_together": (("game", "seat"), ("game", "user")),
                "pk_attr": "id",
            },
            bases=["Model"],
        ),
        ops.CreateModel(
            name="Watcher",
            fields=[
                ("id", _key()),
                ("game", _game("watchers")),
                ("user", fields.BigIntField()),
            ],
            options={"table": "watcher", "app": "omerta", "unique_together": (("game", "user"),), "pk_attr": "id"},
            bases=["Model"],
        ),
        ops.CreateModel(
            name="Profile",
            fields=[
                ("user", _own_key()),
                ("gender", fields.CharField(null=True, max_length=16)),
                ("locale", fields.CharField(null=True, max_length=8)),
            ],
            options={"table": "profile", "app": "omerta", "pk_attr": "user"},
            bases=["Model"],
        ),
        ops.CreateModel(
            name="GuildSettings",
            fields=[
                ("guild", _own_key()),
                ("values", fields.TextField(unique=False)),
            ],
            options={"table": "guild_settings", "app": "omerta", "pk_attr": "guild"},
            bases=["Model"],
        ),
        ops.CreateModel(
            name="Scenario",
            fields=[
                ("id", _key()),
                ("guild", fields.BigIntField()),
                ("name", fields.CharField(max_length=32)),
                ("text", fields.TextField(unique=False)),
            ],
            options={"table": "scenario", "app": "omerta", "unique_together": (("guild", "name"),), "pk_attr": "id"},
            bases=["Model"],
        ),
        ops.CreateModel(
            name="Heartbeat",
            fields=[
                ("name", fields.CharField(primary_key=True, unique=True, db_index=True, max_length=32)),
                ("moment", fields.BigIntField()),
            ],
            options={"table": "heartbeat", "app": "omerta", "pk_attr": "name"},
            bases=["Model"],
        ),
    ]
