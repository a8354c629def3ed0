"""What people do with a sign-up, whether by a button of the notice or by a command. Each gives the answer in words."""

from typing import Any, NamedTuple

from cogs.lobby import characters, preflight, preparing
from cogs.lobby.notice import where
from cogs.office import hosts, may_host, mentioned, only
from cogs.rooms import AFTERLIFE, heard
from cogs.ui.caller import Caller
from core.engine.state import SIGNUP
from core.play import Game, Refused
from core.store import Profile


class Done(NamedTuple):
    """The answer to who asked; `worked`: something has changed, and the notice shows it."""

    text: str
    worked: bool = True


async def join(caller: Caller) -> Done:
    """Take a seat."""
    game, name = caller.playing, caller.interaction.user.display_name
    happened = await caller.bot.games.join(game.id, caller.user, name)
    if isinstance(happened, Refused):
        return _refused(caller, happened)
    await caller.bot.people.meet([caller.user])
    return Done(caller.locale.text("lobby-joined", number=place(caller)))


def place(caller: Caller) -> int:
    """The number under which somebody sits at the table; 0 for who does not."""
    users = list(caller.playing.users.values())
    return users.index(caller.user) + 1 if caller.user in users else 0


async def play_as(caller: Caller, called: str, about: str) -> Done:
    """Play under another name, with a few words about the character; without either, under one's own name again."""
    game, user = caller.playing, caller.user
    name = characters.one_line(called, characters.NAME)
    told = characters.one_line(about, characters.ABOUT)
    happened = await caller.bot.games.rename(game.id, user, name or caller.interaction.user.display_name)
    if isinstance(happened, Refused):
        return _refused(caller, happened)
    await caller.bot.games.remember(game.id, **{characters.key(user): told if name or told else None})
    return Done(caller.locale.text("lobby-plays-as", player=caller.table.seat(game.seat_of(user) or "")))


async def leave(caller: Caller) -> Done:
    """Give a seat back before the deal."""
    game = caller.playing
    happened = await caller.bot.games.leave(game.id, caller.user)
    if isinstance(happened, Refused):
        if happened.reason == "phase" and game.seat_of(caller.user):
            ask = caller.locale.text("lobby-refused-playing", host=mentioned(hosts(game)))
            return Done(ask if hosts(game) else only(caller), worked=False)
        return _refused(caller, happened)
    return Done(caller.locale.text("lobby-left"))


async def watch(caller: Caller) -> Done:
    """Join the audience, or leave it."""
    game, games = caller.playing, caller.bot.games
    watching = caller.user in game.watchers
    happened = await (games.unwatch if watching else games.watch)(game.id, caller.user)
    if happened:
        return _refused(caller, Refused("watching" if happened.reason == "seated" else happened.reason))
    if game.state.phase != SIGNUP:
        await heard(caller.bot, game, caller.user)
        if not watching or caller.bot.publisher.rooms.known(game, AFTERLIFE):
            await caller.bot.publisher.settle(game, AFTERLIFE)
    return Done(caller.locale.text("lobby-unwatched" if watching else "lobby-watching"))


async def start(caller: Caller) -> Done:
    """Check everything, then deal the roles."""
    game = caller.playing
    if not may_host(caller):
        return host_only(caller)
    lacking = _lacking(caller, game)
    if not lacking and isinstance(await caller.bot.games.deal(game.id, *_prepared(game)), Refused):
        lacking = _lacking(caller, game)  # somebody left in this very moment
    if lacking:
        return Done("\n".join((caller.locale.text("lobby-faults"), *lacking)), worked=False)
    return Done(caller.locale.text("lobby-started"))


async def cancel(caller: Caller) -> Done:
    """Call the sign-up off."""
    game = caller.playing
    if not may_host(caller):
        return host_only(caller)
    happened = await caller.bot.games.cancel(game.id)
    if isinstance(happened, Refused):
        return _refused(caller, happened)
    return Done(caller.locale.text("lobby-cancelled"))


def host_only(caller: Caller) -> Done:
    """The answer to who is not the host."""
    return Done(only(caller), worked=False)


async def newcomer(caller: Caller) -> bool:
    """Whether this is the first time that Omerta meets a person; asked again, it is not."""
    if await caller.bot.store.profiles([caller.user]):
        return False
    await caller.bot.people.save(caller.user, Profile())
    return True


def _lacking(caller: Caller, game: Game) -> list[str]:
    """What keeps the game from starting, each with how to mend it."""
    locale, guild = caller.locale, caller.interaction.guild
    faults: list[preflight.Fault] = []
    if refused := caller.bot.games.deal_fault(game.id, *_prepared(game)):
        if refused.reason in ("phase", "closed"):
            return [_refused(caller, refused).text]
        faults.append(preflight.of_table(game, refused.reason, where(game), locale))
    voice = caller.narrator.voice(caller.language)
    faults += preflight.of_setup((voice.say("setup", item.id) for item in preparing.lacking(game)), locale)
    if guild:
        faults += preflight.of_server(game, guild, locale)
    return [f"- {locale.text(fault.text, **fault.args)}" for fault in faults]


def _prepared(game: Game) -> tuple[Any, ...]:
    """What the hosts have decided for the deal, and who knows it."""
    return game.meta.get("chosen"), preparing.wishes(game), preparing.known(game)


def _refused(caller: Caller, refused: Refused) -> Done:
    """A refusal in words."""
    locale = caller.locale
    match refused.reason:
        case "seated":
            return Done(locale.text("lobby-refused-seated", number=place(caller)), worked=False)
        case "elsewhere":
            other = caller.bot.games.get(int(refused.details["game"]))
            there = locale.text("lobby-where", number=refused.details["game"], where=where(other) if other else "")
            return Done(locale.text("lobby-refused-elsewhere", where=there), worked=False)
        case reason:
            return Done(locale.text(f"lobby-refused-{reason}"), worked=False)
