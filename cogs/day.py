"""The day: the vote board in town, votes by its menu or by command, and consent to close early."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from discord import app_commands, ui

from cogs import orders
from cogs.rooms import TOWN
from cogs.ui import panels, replies
from cogs.ui.caller import Caller, Interaction
from cogs.ui.marks import mark
from cogs.ui.presses import pressed
from cogs.ui.seats import everybody, named, sought, target_menus
from core.engine import views
from core.engine.commands import Order, Vote
from core.engine.phases import BallotRules
from core.engine.roster import Ability
from core.engine.state import GameState
from core.narration import Locale, Table
from core.play import Batch, Game, Refused

if TYPE_CHECKING:
    from cogs.bot import Omerta


# --- the board ----------------------------------------------------------------------------------------------------


def ballots(game: Game, state: GameState | None = None) -> tuple[BallotRules, ...]:
    """The ballots that are open now, or in another state of the game."""
    at = state or game.state
    phase = game.rules.phases.get(at.phase)
    return tuple(ballot for ballot in phase.ballots if ballot.when(at)) if phase else ()


def is_secret(game: Game, state: GameState | None = None) -> bool:
    """Whether a ballot is open, now or in another state, in which nobody sees who votes, and when."""
    at = state or game.state
    return any(ballot.secret(at) for ballot in ballots(game, at))


def board(bot: "Omerta", game: Game, head: str) -> ui.LayoutView | None:
    """The message of a phase with a ballot; `None` when none is open. `head` is what it says above the list."""
    if not ballots(game):
        return None
    locale, table = bot.locales[game.language], bot.table(game)
    everyone = everybody(table, bot.narrator(game).voice())
    living = locale.text("day-living", count=len(table.living()), list=everyone)
    date = "" if is_secret(game) else as_of(bot, locale)  # it would tell when somebody changes his vote
    parts: list[panels.Part | str] = [f"## {title(bot, game)}", head, living, panels.line(), date]
    for ballot in ballots(game):
        parts += _ballot(game, ballot, table, locale)
    buttons = panels.row(*_buttons(bot, game, locale))
    return panels.panel(*parts, _consents(game, table, locale), buttons, colour=panels.MORNING)


def as_of(bot: "Omerta", locale: Locale) -> str:
    """The line of a board that tells how old it is, for it may be left behind."""
    return panels.small(locale.text("common-as-of", moment=f"<t:{bot.games.now() // 1000}:R>"))


def title(bot: "Omerta", game: Game) -> str:
    """The name of the open phase, and when it closes."""
    locale, state = bot.locales[game.language], game.state
    phase = bot.narrator(game).phase(state.phase, state.number)
    if state.clock.stopped:
        return locale.text("day-title-stopped", kind=state.phase, phase=phase)
    if game.closes is None:
        return locale.text("day-title-open", kind=state.phase, phase=phase)
    closes = f"<t:{game.closes // 1000}:R>"
    return locale.text("day-title", kind=state.phase, phase=phase, closes=closes, reason=state.clock.reason)


def _ballot(game: Game, ballot: BallotRules, table: Table, locale: Locale) -> Iterator[panels.Part | str]:
    """How a ballot stands, and its menu."""
    votes = game.state.votes.get(ballot.id, {})
    living = table.living()
    lines = [locale.text("day-voted", count=len(votes), all=len(living))]
    if not ballot.secret(game.state):
        lines += _tally(votes, table, locale)
        if silent := [seat for seat in living if seat not in votes]:
            lines.append(locale.text("day-silent", players=table.seats(silent, locale)))
    yield "\n".join(lines)
    menu = mark("vote", game=game.id, phase=game.state.phase_id, ballot=ballot.id)
    targets = views.candidates(game.rules, game.state, ballot)
    yield from target_menus(menu, locale.text("day-menu"), table, targets)


def _tally(votes: Mapping[str, str], table: Table, locale: Locale) -> Iterator[str]:
    """The leaders, then who has votes from whom, most votes first."""
    voters: dict[str, list[str]] = defaultdict(list)
    for voter, target in votes.items():
        voters[target].append(voter)
    most = max(map(len, voters.values()), default=0)
    leaders = [target for target, given in voters.items() if len(given) == most]
    if len(leaders) == 1:
        yield locale.text("day-leader", player=table.seat(leaders[0]), votes=most)
    elif leaders:
        yield locale.text("day-tie", players=table.seats(leaders, locale), votes=most)
    for target, given in sorted(voters.items(), key=lambda line: (-len(line[1]), table.number(line[0]))):
        yield locale.text("day-line", player=table.seat(target), count=len(given), voters=table.seats(given, locale))


def _consents(game: Game, table: Table, locale: Locale) -> str:
    """Who has used an ability that all may see."""
    used = [(seat, placed.ability) for seat, orders in game.state.orders.items() for placed in orders]
    public = {ability.id for ability in public_abilities(game)}
    given = [seat for seat, ability in used if ability in public]
    if not given:
        return ""
    players = table.seats(given, locale)
    return locale.text("day-consents", count=len(given), all=len(table.living()), players=players)


def public_abilities(game: Game) -> tuple[Ability, ...]:
    """What the living may do before all eyes in the open phase, each ability once."""
    return views.open_acts(game.rules, game.state)


def acts_by_day(game: Game) -> bool:
    """Whether the rules know secret orders in this phase, whoever may give them."""
    abilities = (ability for role in game.rules.roles for ability in role.abilities)
    return any(game.state.phase in ability.phases and not ability.public for ability in abilities)


def _buttons(bot: "Omerta", game: Game, locale: Locale) -> Iterator[panels.Part]:
    here = {"game": game.id, "phase": game.state.phase_id}
    for ballot in ballots(game):
        if ballot.abstain:
            yield panels.button(locale.text("day-button-unvote"), mark("unvote", **here, ballot=ballot.id))
    if acts_by_day(game):
        yield panels.button(locale.text("night-button-act", kind=game.state.phase), mark("act", **here))
    yield panels.button(locale.text("night-button-role"), mark("role", **here), emoji="🎭")
    for ability in public_abilities(game):
        label = bot.narrator(game).ability(ability.id).label
        yield panels.button(label, mark("openly", **here, ability=ability.id))
    yield panels.button("?", mark("help", **here))


# --- voting -------------------------------------------------------------------------------------------------------


@pressed("vote")
async def vote(caller: Caller, *, ballot: str) -> None:
    """A target chosen in the menu of a board."""
    await cast(caller, ballot, caller.values[0])


@pressed("unvote")
async def unvote(caller: Caller, *, ballot: str) -> None:
    """The button that takes a vote back."""
    await cast(caller, ballot, None)


@pressed("openly")
async def openly(caller: Caller, *, ability: str) -> None:
    """A public ability without a target: given at the first press, taken back at the next."""
    standing = caller.playing.state.standing(caller.sitting, ability)
    async with caller.bot.publisher.boards.answering(caller.playing, TOWN):
        happened = await caller.ask(Order, ability="pass" if standing else ability)
        await answer(caller, happened, "order")


async def cast(caller: Caller, ballot: str, target: str | None) -> None:
    """Vote, or take a vote back, and show it on the board."""
    async with caller.bot.publisher.boards.answering(caller.playing, TOWN):
        happened = await caller.ask(Vote, target=target, ballot=ballot)
        await answer(caller, happened, "vote")


async def answer(caller: Caller, happened: Batch | Refused, of: str) -> None:
    """Show what came of a vote or a public act on the board: the board itself, or why not.

    An answer before all eyes says whose act it answers: where the ballot is secret, nobody else sees one.
    """
    bot, game = caller.bot, caller.playing
    if isinstance(happened, Refused):
        await refuse(caller, happened, of)
        return
    notices = bot.publisher.take(game, happened)
    secret = is_secret(game, happened.before) or is_secret(game, happened.after)
    shown = await _show(caller, secret)
    if not shown or secret:
        await caller.say(_standing(caller) if of == "vote" else orders.accepted(caller, happened))
    if notices:
        openly = _in_town(caller) and not secret
        if not openly or not await replies.tell(caller.interaction, panels.panel(notices.text)):
            bot.publisher.tell_beside(game, notices)


async def _show(caller: Caller, secret: bool) -> bool:
    """Answer with the board: on the message that was pressed, or in a new one for a command in town.

    No new one is needed as long as one that hangs there is kept current without requests.
    """
    game, boards = caller.playing, caller.bot.publisher.boards
    if caller.interaction.message:
        return await boards.answer(game, TOWN, caller.interaction, caller.phase)
    if secret or caller.phase != game.state.phase_id or boards.kept(game, TOWN):
        return False
    return _in_town(caller) and await boards.bring(game, TOWN, caller.interaction)


def _in_town(caller: Caller) -> bool:
    """Whether somebody acts in the town's channel, where all see it."""
    return caller.interaction.channel_id == caller.bot.publisher.rooms.known(caller.playing, TOWN)


async def refuse(caller: Caller, refused: Refused, of: str) -> None:
    """Say why not; a board of the past loses its buttons by the way."""
    if refused.reason == "closed" and caller.interaction.message and not caller.interaction.message.flags.ephemeral:
        await caller.update(panels.bare(caller.interaction.message))
    await caller.say(caller.refusal(refused, of))


def _standing(caller: Caller) -> str:
    """What a voter has now, in his own language."""
    votes = caller.offers.votes
    chosen = next((vote.chosen for vote in votes if vote.chosen), None)
    if not votes or caller.phase != caller.playing.state.phase_id:
        return caller.locale.text("day-counted")
    if chosen is None:
        return caller.locale.text("day-yours-none")
    return caller.locale.text("day-yours", player=caller.table.seat(chosen))


# --- commands -----------------------------------------------------------------------------------------------------


@app_commands.command(name="vote", description="…")
@app_commands.guild_only()
async def vote_command(interaction: Interaction, target: str) -> None:
    """Vote by command, in whatever channel."""
    if caller := await Caller.seated(interaction):
        await cast(caller, _open_ballot(caller), named(caller.table, target))


@app_commands.command(name="unvote", description="…")
@app_commands.guild_only()
async def unvote_command(interaction: Interaction) -> None:
    """Take the vote back, where the rules have it."""
    if caller := await Caller.seated(interaction):
        await cast(caller, _open_ballot(caller), None)


@vote_command.autocomplete("target")
async def vote_targets(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The legal targets of who types, and nobody else's."""
    caller = await Caller.at(interaction)
    if caller.seat is None:
        return []
    targets = [target for offer in caller.offers.votes for target in offer.targets]
    return [app_commands.Choice(name=c.label, value=c.value) for c in sought(targets, caller.table, typed)]


def _open_ballot(caller: Caller) -> str:
    """The ballot that a command is for: the first one open, or the usual one, to be refused properly."""
    return next((ballot.id for ballot in ballots(caller.playing)), "vote")


def setup(bot: "Omerta") -> None:
    """Add the commands."""
    bot.tree.add_command(vote_command)
    bot.tree.add_command(unvote_command)
