"""Public events, told to the town."""

from collections.abc import Callable
from typing import Any

from core.engine import events as e
from core.engine.options import duration
from core.engine.ruleset import Ruleset
from core.narration import facts
from core.narration.table import Table
from core.narration.variants import DEATHS, MORNINGS, death, morning, turn
from core.narration.voice import PLAIN, Voice

# The variables of each themed moment. A theme has variants for each; none of them may hint at what is secret.
MOMENTS: dict[str, tuple[str, ...]] = {
    "game-start": ("count",),
    "night": (),
    "morning-first": (),
    "morning-quiet": (),
    "morning-one": (),
    "morning-many": ("count",),
    "death": ("player", "gender", "role"),
    "dawn": (),
    "limit": (),
    "twilight": (),
    "extra": (),
    "last-word": ("player", "gender"),
    "execution": ("player", "gender", "role"),
    "last-shot": ("player", "gender", "role"),
    "no-execution": (),
    "fallen": ("player", "gender", "role"),
    "removed": ("player", "gender", "role"),
    "kicked": ("player", "gender", "role"),
    "pause": (),
    "resume": (),
    "rest": (),
    "rest-over": (),
    "draw": (),
    "stopped": (),
}
# The same where the role stays hidden.
HIDDEN = {f"{moment}-hidden": ("player", "gender") for moment in ("death", "execution", "fallen", "removed", "kicked")}
# Facts of the rules that are announced in the words of the theme.
FACTS: dict[str, tuple[str, ...]] = {
    "attempt": ("player", "gender"),
    "beaten": ("player", "gender"),
    "turncoat-joined": ("team",),
    "missed": ("side",),
    "child-found": ("team",),
    "sniper-turned": (),
    "zombie-took": (),
    "vampire-lost-child": (),
    "kamikaze-chose": ("player", "gender"),
    "chose": ("side", "player", "gender"),
    "chose-doctor": ("player", "gender"),
    "barred": ("player", "gender"),
    "admitted": ("player", "gender"),
    "keykeeper-in-vain": (),
    "defended": ("player", "gender"),
    "bonus": ("player", "gender"),
}
FLAVOUR = (*MORNINGS, "death")


def moments(rules: Ruleset) -> tuple[str, ...]:
    """All moments that are announced under these rules, each team's win included."""
    told = map(facts.slug, rules.facts)
    hidden = HIDDEN if "reveal" in rules.option else ()
    return (*MOMENTS, *hidden, *(f for f in told if f in FACTS), *(f"win-{team.id}" for team in rules.teams))


def opens_day(event: e.Event) -> bool:
    """Whether the event opens a day: its mood is told before the news of the night."""
    return isinstance(event, e.PhaseOpened) and event.phase == "day"


def tell(voice: Voice, event: e.Event, number: int, table: Table) -> str:
    """A public event as the town hears it, in the variant of that number; empty when nothing is said."""
    handler = _HANDLERS.get(type(event))
    return handler(voice, event, number, table) if handler else ""


def retold(voice: Voice, event: e.Event, table: Table) -> str:
    """A public event as the town has heard it. `table` is that after the event."""
    return tell(voice, event, turn(event, table), table)


def _announce(voice: Voice, moment: str, turn: int, table: Table, /, **args: str | int) -> str:
    """Themed, but for descriptions of murders that the host has switched off (`classic 6.5`)."""
    if moment in FLAVOUR and table.state.options.get("descriptions") is False:
        voice = Voice(voice.locale, voice.rules, PLAIN, voice.seed)
    return voice.announce(moment, turn, **args)


def _joined(voice: Voice, event: e.PlayerJoined, number: int, table: Table) -> str:
    return voice.locale.text("event-joined", player=table.seat(event.player))


def _opened(voice: Voice, event: e.PhaseOpened, number: int, table: Table) -> str:
    match event.phase, event.number:
        case "night", 0:
            return voice.announce("game-start", 0, count=len(table.state.seats))
        case "night", night:
            return voice.announce("night", night)
        case "day", 1:
            return voice.announce("morning-first", 0)
        case "day", day:
            moment, victims = morning(table, day)
            args = {"count": victims} if victims > 1 else {}
            return _announce(voice, moment, number, table, **args)
        case "dawn", day:
            return voice.announce("dawn", day)
        case _:
            return ""


def _death_shown(voice: Voice, event: e.DeathShown, number: int, table: Table) -> str:
    """Causes of the night are told where the rules tell them; those of the day have happened before all eyes."""
    seat = table.state.seats[event.player]
    moment = death(seat)
    who = table.who(event.player)
    if event.role == "hidden":
        told = _announce(voice, f"{moment}-hidden", number, table, **who)
    else:
        told = _announce(voice, moment, number, table, **who, role=voice.role_key(event.role))
    if not event.cause or seat.cause in DEATHS:
        return told
    return f"{told} {voice.locale.text('event-cause', cause=voice.cause(event.cause))}"


def _executed(voice: Voice, event: e.Executed, number: int, table: Table) -> str:
    return voice.announce("no-execution", number) if event.player is None else ""


def _last_word(voice: Voice, event: e.LastWordGiven, number: int, table: Table) -> str:
    return voice.announce("last-word", number, **table.who(event.player))


def _deadline(voice: Voice, event: e.DeadlineSet, number: int, table: Table) -> str:
    match event.reason:
        case "limit" | "twilight" | "extra":
            mood = voice.announce(event.reason, number)
        case "auto-limit" | "open":
            mood = voice.locale.text(f"event-deadline-{event.reason}")
        case _:
            return ""
    closes = deadline(voice, event.deadline, table)
    return f"{mood} {closes}".rstrip()


def deadline(voice: Voice, game: int | None, table: Table) -> str:
    """When the phase closes, as every reader sees it in their own zone; empty while the clock stands."""
    moment = voice.rules.timekeeper.moment(table.state, game) if table.live and game is not None else None
    return "" if moment is None else voice.locale.text("event-closes", when=f"<t:{moment // 1000}:R>")


def _stopped(voice: Voice, event: e.ClockStopped, number: int, table: Table) -> str:
    return voice.announce("pause", number) if event.reason == "host" else ""


def _started(voice: Voice, event: e.ClockStarted, number: int, table: Table) -> str:
    match event.reason:
        case "host":
            said = voice.announce("resume", number)
        case "outage":
            said = voice.locale.text("event-outage")
        case _:
            return ""
    return f"{said} {deadline(voice, table.state.clock.deadline, table)}".rstrip()


def _rest(voice: Voice, event: e.PauseNoted, number: int, table: Table) -> str:
    return voice.announce("rest" if event.began else "rest-over", number)


def _voted(voice: Voice, event: e.VoteCast, number: int, table: Table) -> str:
    voter = table.who(event.player)
    if event.target is None:
        return voice.locale.text("event-vote-withdrawn", **voter)
    key = "event-vote-changed" if event.was else "event-voted"
    return voice.locale.text(key, **voter, target=table.seat(event.target))


def _vote_lapsed(voice: Voice, event: e.VoteLapsed, number: int, table: Table) -> str:
    return voice.locale.text("event-vote-lapsed", player=table.seat(event.player)) if event.excused else ""


def _open_order(voice: Voice, event: e.OrderPlaced, number: int, table: Table) -> str:
    return voice.locale.text(f"{voice.id('ability', event.ability)}.public", **table.who(event.player))


def _open_pass(voice: Voice, event: e.OrdersPassed, number: int, table: Table) -> str:
    return voice.locale.text("event-public-pass", **table.who(event.player))


def _counted(voice: Voice, event: e.BallotCounted, number: int, table: Table) -> str:
    return ballot(voice, event, table)


def ballot(voice: Voice, event: e.BallotCounted, table: Table) -> str:
    """Who voted for whom with self-votes marked, then the tally, then a tie if there is one."""
    locale = voice.locale
    lines = [
        locale.text("event-ballot-silent", **table.who(voter))
        if voter in event.own
        else locale.text("event-ballot-vote", player=table.seat(voter), target=table.seat(target))
        for voter, target in event.votes
    ]
    counts = (locale.text("event-ballot-count", player=table.seat(who), count=n) for who, n in event.tally)
    if event.tally:
        lines.append(locale.text("event-ballot-tally", tally=", ".join(counts)))
    if len(event.leaders) > 1:
        lines.append(locale.text("event-ballot-tie", players=table.seats(event.leaders, locale)))
    return "\n".join(lines)


def _announced(voice: Voice, event: e.Announced, number: int, table: Table) -> str:
    name, words = facts.read(voice.rules.facts, event.fact)
    args = voice.fill(words, table)
    if name in FACTS:
        return voice.announce(name, number, **args)
    # A removal is told with its role, when the death is shown.
    return "" if name == "removed" else voice.say("fact", name, **args)


def _host(voice: Voice, event: e.HostActed, number: int, table: Table) -> str:
    """Most acts of the host are told by what follows from them; a limit that changes nothing is told by itself."""
    match event.verb, event.args:
        case "advance", _:
            return voice.locale.text("event-host-advance")
        case "limit", (span, *_) if table.state.clock.reason != "limit":
            return voice.locale.text("event-host-limit", span=duration(span))
        case "extend", (span, *_):
            return voice.locale.text("event-host-extend", span=duration(span))
        case "penalty", (player, _, votes):
            return voice.locale.text("event-host-penalty", player=table.seat(player), count=int(votes))
        case _:
            return ""


def _replaced(voice: Voice, event: e.SeatReplaced, number: int, table: Table) -> str:
    return voice.locale.text("event-replaced", number=table.number(event.player), player=table.seat(event.player))


def _over(voice: Voice, event: e.GameOver, number: int, table: Table) -> str:
    if event.stopped:
        return voice.announce("stopped", number)
    if event.winners == ("draw",):
        return voice.announce("draw", number)
    return "\n".join(voice.announce(f"win-{team}", number) for team in event.winners)


_HANDLERS: dict[type[e.Event], Callable[[Voice, Any, int, Table], str]] = {
    e.PlayerJoined: _joined,
    e.PhaseOpened: _opened,
    e.DeathShown: _death_shown,
    e.Executed: _executed,
    e.LastWordGiven: _last_word,
    e.DeadlineSet: _deadline,
    e.ClockStopped: _stopped,
    e.ClockStarted: _started,
    e.PauseNoted: _rest,
    e.VoteCast: _voted,
    e.VoteLapsed: _vote_lapsed,
    e.OrderPlaced: _open_order,
    e.OrdersPassed: _open_pass,
    e.BallotCounted: _counted,
    e.Announced: _announced,
    e.HostActed: _host,
    e.SeatReplaced: _replaced,
    e.GameOver: _over,
}
