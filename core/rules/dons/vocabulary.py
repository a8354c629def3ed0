"""The closed vocabularies of the dons (section 10)."""

FACTS = (
    "{player} is town",
    "{player} is neutral",
    "{player} is {role}",
    "failed",
    "now {role}",
    "role {role}",
    "{player} joins cops",
    "{player} joins {team}",
    "skip",
    "gun {cause}",
    "duty off {cause}",
    "voice taken",
    "voice {player}",
    "command {player}",
    "armed",
    "basement",
    "missed {cause}",
    "child found {team}",
    "sniper turned",
    "zombie took",
    "vampire lost child",
    "kamikaze chose {player}",
    "chose doctor {player}",
    "chose {cause} {player}",
    "barred {player}",
    "admitted {player}",
    "keykeeper in vain",
    "defended {player}",
    "bonus {player}",
)

# In the order in which several causes of one death are named.
CAUSES = (
    "cop", "mafia", "manas", "maniac", "sniper", "zombie", "woodman", "wife", "mistress", "kamikaze", "werewolf",
    "backfire", "no-bite", "bite-failed", "executed", "inactive", "kicked",
)  # fmt: skip

# What becomes of an act, for the story.
RESULTS = (
    "blocks", "heals", "hides", "passed", "tie", "blocked", "void", "kills", "learns", "guarded", "saved", "spared",
    "finds", "takes", "turns", "disarmed", "backfires", "lent", "takes-vote", "vote-lost", "deal", "drags", "lapses",
    "bites", "bite-failed", "defends", "bars", "opens", "in-vain", "accuses",
)  # fmt: skip

QUESTIONS = ("snitch", "drag")

REASONS = (
    "unknown", "dead", "not-asked", "ability", "phase", "spent", "closed", "commanded", "no-revote", "target-dead",
    "target-self", "target-limit", "target-team", "players", "composition", "role", "role-count", "gang-size", "half",
    "needs",
)  # fmt: skip


def joined(causes: set[str]) -> str:
    """Several causes of one death in their fixed order (10)."""
    return "+".join(cause for cause in CAUSES if cause in causes)
