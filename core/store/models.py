# pyright: basic
# Tortoise's own types are partly unknown.
"""The tables. Moments are milliseconds of Unix time; Discord's ids are 64-bit numbers.

A change here needs a new file in `core/store/migrations`; a test tells when it is missing. A new column that may not be
null needs a `db_default`, or it cannot be added to a table with rows in it.
"""

from tortoise import fields
from tortoise.models import Model


class Game(Model):
    """A game, and how far it has been told.

    `snapshot` is the state after event number `published`; later events wait to be told. `deadline` is the next moment
    at which the game has something to do by itself.
    """

    id = fields.BigIntField(primary_key=True)
    guild = fields.BigIntField()
    ruleset = fields.CharField(max_length=32)
    scenario = fields.CharField(max_length=32)
    theme = fields.CharField(max_length=32)
    language = fields.CharField(max_length=8)
    status = fields.CharField(max_length=8)
    meta = fields.TextField()
    moment = fields.BigIntField()
    published = fields.IntField()
    deadline = fields.BigIntField(null=True, db_index=True)
    fold = fields.CharField(max_length=16)
    snapshot = fields.BinaryField()

    class Meta:
        table = "game"
        indexes = (("status",),)


class Event(Model):
    """One event of a game. Events are only ever added."""

    id = fields.BigIntField(primary_key=True)
    game: fields.ForeignKeyRelation[Game] = fields.ForeignKeyField("omerta.Game", related_name="events")
    number = fields.IntField()
    kind = fields.CharField(max_length=32)
    version = fields.SmallIntField()
    payload = fields.TextField()
    moment = fields.BigIntField()

    class Meta:
        table = "event"
        unique_together = (("game", "number"),)


class SeatUser(Model):
    """Who sits on a seat. The seat is the key of everything; the user may be replaced."""

    id = fields.BigIntField(primary_key=True)
    game: fields.ForeignKeyRelation[Game] = fields.ForeignKeyField("omerta.Game", related_name="seats")
    seat = fields.CharField(max_length=8)
    user = fields.BigIntField()

    class Meta:
        table = "seat_user"
        unique_together = (("game", "seat"), ("game", "user"))


class Watcher(Model):
    """Somebody who watches a game with the dead."""

    id = fields.BigIntField(primary_key=True)
    game: fields.ForeignKeyRelation[Game] = fields.ForeignKeyField("omerta.Game", related_name="watchers")
    user = fields.BigIntField()

    class Meta:
        table = "watcher"
        unique_together = (("game", "user"),)


class Profile(Model):
    """What a person has chosen for all games."""

    user = fields.BigIntField(primary_key=True, generated=False)
    gender = fields.CharField(max_length=16, null=True)
    locale = fields.CharField(max_length=8, null=True)

    class Meta:
        table = "profile"


class GuildSettings(Model):
    """What a server has chosen for all its games."""

    guild = fields.BigIntField(primary_key=True, generated=False)
    values = fields.TextField()

    class Meta:
        table = "guild_settings"


class Scenario(Model):
    """A server's own scenario, as its admin wrote it."""

    id = fields.BigIntField(primary_key=True)
    guild = fields.BigIntField()
    name = fields.CharField(max_length=32)
    text = fields.TextField()

    class Meta:
        table = "scenario"
        unique_together = (("guild", "name"),)


class Heartbeat(Model):
    """The last moment at which the bot was known to be alive."""

    name = fields.CharField(max_length=32, primary_key=True)
    moment = fields.BigIntField()

    class Meta:
        table = "heartbeat"
