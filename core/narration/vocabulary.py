"""The texts that a rule system needs: one for each of its words. Adding a role without its texts is found here."""

from collections.abc import Iterator

from core.engine.roster import Ability
from core.engine.ruleset import Ruleset
from core.narration import facts
from core.narration.locales import Locales
from core.narration.public import FACTS as ANNOUNCED
from core.narration.public import moments
from core.narration.voice import PLAIN, Voice

# Acts of the story that nobody orders.
UNORDERED = ("join", "last-shot")
COMMANDS = ("ask", "command", "description")
VARIANTS = 3


def missing(locales: Locales, rules: Ruleset) -> list[str]:
    """What cannot be told of a game under these rules, one line each; empty when all is there."""
    return [
        f"{language}: {fault}" for language in locales.languages for fault in _missing(Voice(locales[language], rules))
    ]


def _missing(voice: Voice) -> Iterator[str]:
    yield from (f"no text {key}" for key in needed(voice) if not voice.locale.has(key))
    for moment in moments(voice.rules):
        if len(voice.locale.attributes(f"{PLAIN}-{moment}")) < VARIANTS:
            yield f"fewer than {VARIANTS} variants of {PLAIN}-{moment}"


def needed(voice: Voice) -> Iterator[str]:
    """The ids of all texts that stand for a word of the rules, announcements apart."""
    rules = voice.rules
    yield from (voice.id("-role", role.id) for role in rules.roles)
    for team in rules.teams:
        yield from (f"-team-{team.id}", voice.id("team", team.id))
    yield from (voice.id("fact", name) for fact in rules.facts if (name := facts.slug(fact)) not in ANNOUNCED)
    for cause in rules.causes:
        yield from (name := voice.id("cause", cause), f"{name}.killer")
    for question in rules.questions:
        yield from (name := voice.id("question", question), f"{name}.title")
    yield from (voice.id("start", word) for word in rules.starts)
    yield from (voice.id("result", result) for result in rules.results)
    yield from (voice.id("reason", reason) for reason in rules.reasons)
    for phase in (*rules.phases, "signup", "over"):
        yield from (name := voice.id("phase", phase), f"{name}.help")
    yield from (voice.id("word", word) for word in sorted(rules.words))
    yield from (voice.id("scenario", scenario) for scenario in rules.played)
    for item in rules.setup:
        yield from (name := voice.id("setup", item), f"{name}.about")
    for option in rules.options:
        name = voice.id("option", option.id)
        words = dict.fromkeys(value if value[:1].isalpha() else "number" for value in option.values)
        yield from (name, f"{name}.about", *(f"{name}.{word}" for word in words))
    yield from _of_abilities(voice)
    yield from _of_cards(voice)


def abilities(rules: Ruleset) -> tuple[Ability, ...]:
    """All abilities of the rules, each id once."""
    return tuple({a.id: a for a in (*rules.common, *(a for role in rules.roles for a in role.abilities))}.values())


def _of_abilities(voice: Voice) -> Iterator[str]:
    for ability in abilities(voice.rules):
        name = voice.id("ability", ability.id)
        yield from (name, *(f"{name}.{part}" for part in COMMANDS))
        if ability.targets:
            yield f"{name}.target"
        if ability.words:
            yield f"{name}.word"
        if ability.public:
            yield f"{name}.public"
        elif ability not in voice.rules.common:
            yield voice.id("act", ability.id)
        if ability.collective:
            yield from (voice.id("act", f"{ability.id}-together"), voice.id("act", f"{ability.id}-apart"))


def _of_cards(voice: Voice) -> Iterator[str]:
    for role in voice.rules.roles:
        name = voice.id("card", role.id)
        parts = (*(a.id for a in role.abilities), "how", "example-1", "example-2")
        yield from (name, *(f"{name}.{part}" for part in parts))
