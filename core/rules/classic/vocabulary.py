"""The closed vocabularies of `classic` (section 10)."""

from core.rules.classic.roles import ROLES

# What those are told whose act came to nothing: a role's own declaration says it.
FAILURES = tuple(dict.fromkeys(ability.failed for role in ROLES for ability in role.abilities if ability.failed))

FACTS = (
    *FAILURES,
    "{player} is {role}",
    "killer {cause}",
    "{player} infected plain",
    "{player} infected role",
    "{player} refused",
    "now zombie",
    "now recruit",
    "now renegade",
    "joined {team}",
    "count {role} {number}",
    "attempt {player}",
    "beaten {player}",
    "turncoat joined {team}",
    "removed {player}",
)

# Never announced; cases name them to say so.
SECRETS = (
    "saved {player}",
    "healed {player}",
    "blocked {player}",
    "infected {player}",
    "zombie {player}",
    "recruited {player}",
)

CAUSES = (
    "executed", "last-shot", "mafia", "yakuza", "renegades", "maniac", "necromancer", "sheriff", "special-agent",
    "kamikaze", "heretic", "recruiter", "bound", "inactive", "kicked",
)  # fmt: skip

# What becomes of an act, for the story.
RESULTS = (
    "blocks", "guards", "heals", "learns", "kills", "kills-guard", "late", "guarded", "healed", "misses", "rises",
    "infects", "fails", "void", "recruits", "refused", "beats", "joins", "blocked", "beaten", "disagree",
)  # fmt: skip

QUESTIONS = ("last-shot", "recruit", "side")

REASONS = (
    "dead", "phase", "ability", "target-dead", "target-self", "target-team", "target-repeat", "not-infected", "closed",
    "no-revote", "unknown", "not-asked", "limit-notice", "limit-early", "intervals", "consent", "players",
    "composition", "scenario-id", "role", "role-count", "formula", "no-gang", "needs", "gang-third", "too-many",
    "order", "option",
)  # fmt: skip
