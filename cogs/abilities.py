"""One slash command for each ability that any rule system knows, made from the declarations."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs import day, gang, orders
from cogs.rooms import TOWN
from cogs.ui import panels
from cogs.ui.caller import Caller, Interaction
from cogs.ui.seats import named, sought
from core.engine.legality import PASS
from core.engine.roster import Ability
from core.engine.ruleset import Ruleset
from core.play import Batch, Refused

if TYPE_CHECKING:
    from cogs.bot import Omerta

PARTS = ("target", "second")


def setup(bot: "Omerta") -> None:
    """Add the commands of all abilities, and `/pass`."""
    for ability, places, worded in _declared(bot.rulesets.values()):
        bot.tree.add_command(_command(ability, places, worded))
    bot.tree.add_command(pass_command)


def _declared(rulesets: Iterable[Ruleset]) -> Iterable[tuple[str, int, bool]]:
    """Each ability with the number of players that it may name, and whether a word may follow."""
    found: dict[str, list[Ability]] = {}
    for rules in rulesets:
        for ability in (*rules.common, *(a for role in rules.roles for a in role.abilities)):
            found.setdefault(ability.id, []).append(ability)
    for name, same in found.items():
        yield name, max(len(ability.targets) for ability in same), any(ability.words for ability in same)


def _command(ability: str, places: int, worded: bool) -> app_commands.Command[Any, ..., None]:
    """The command of an ability. Every part can be left out, so that one command serves all rule systems."""

    async def alone(interaction: Interaction) -> None:
        await _order(interaction, ability)

    async def one(interaction: Interaction, target: str) -> None:
        await _order(interaction, ability, target)

    async def word(interaction: Interaction, target: str, word: str = "") -> None:
        await _order(interaction, ability, target, word)

    async def two(interaction: Interaction, target: str, second: str = "") -> None:
        await _order(interaction, ability, target, second)

    async def full(interaction: Interaction, target: str, second: str = "", word: str = "") -> None:
        await _order(interaction, ability, target, second, word)

    callback = {(0, False): alone, (1, False): one, (1, True): word, (2, False): two, (2, True): full}[places, worded]
    command = app_commands.Command(
        name=ability, description="…", callback=callback, extras={"text": f"ability-{ability}"}
    )
    command.guild_only = True
    for index, part in enumerate(PARTS[:places]):
        command.autocomplete(part)(_targets(ability, index))
    if worded:
        command.autocomplete("word")(_words(ability))
    return command


def _targets(ability: str, index: int):
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Exactly the legal targets of who types; nobody for who has no such ability."""
        caller = await Caller.at(interaction)
        offer = orders.offer(caller, ability) if caller.seat else None
        targets = offer.targets[index] if offer and index < len(offer.targets) else ()
        found = sought(targets, caller.table, typed) if targets else []
        return [app_commands.Choice(name=choice.label, value=choice.value) for choice in found]

    return complete


def _words(ability: str):
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        caller = await Caller.at(interaction)
        offer = orders.offer(caller, ability) if caller.seat else None
        if offer is None:
            return []
        voice = caller.narrator.voice(caller.language)
        return [app_commands.Choice(name=voice.say("word", word), value=word) for word in offer.words]

    return complete


async def _order(interaction: Interaction, ability: str, *given: str) -> None:
    caller = await Caller.seated(interaction)
    if caller is None:
        return
    await _place(caller, ability, tuple(named(caller.table, word) for word in given if word))


async def _place(caller: Caller, ability: str, args: tuple[str, ...] = ()) -> None:
    """Give an order; what all may see is shown on the town's board, of everything else it is told in private."""
    if any(ability == public.id for public in day.public_abilities(caller.playing)):
        async with caller.bot.publisher.boards.answering(caller.playing, TOWN):
            await day.answer(caller, await orders.place(caller, ability, args), "order")
    else:
        await _in_secret(caller, ability, args)


async def _in_secret(caller: Caller, ability: str, args: tuple[str, ...]) -> None:
    """Give an order. In the room of his team the team's board is the answer, unless one there is kept up to date."""
    game, room = caller.playing, caller.playing.state.room_of(caller.sitting)
    boards, seen = caller.bot.publisher.boards, gang.seen(game, caller.sitting, ability)
    if not seen or caller.interaction.channel_id != caller.bot.publisher.rooms.known(game, room):
        await _answer(caller, await orders.place(caller, ability, args))
        return
    async with boards.answering(game, room):
        happened = await orders.place(caller, ability, args)
        over = isinstance(happened, Refused) or caller.phase != game.state.phase_id
        if over or boards.kept(game, room) or not await boards.bring(game, room, caller.interaction):
            await _answer(caller, happened)


async def _answer(caller: Caller, happened: Batch | Refused) -> None:
    if isinstance(happened, Refused):
        await caller.say(caller.refusal(happened, "order"))
    else:
        told = f"{orders.accepted(caller, happened)}\n{gang.fellows(caller)}".strip()
        await caller.say(told, colour=panels.colour(caller.playing.state.phase))


@app_commands.command(name="pass", description="…")
@app_commands.guild_only()
async def pass_command(interaction: Interaction) -> None:
    """Decline by command."""
    if caller := await Caller.seated(interaction):
        await _place(caller, PASS)
