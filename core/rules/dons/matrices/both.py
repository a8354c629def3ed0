"""Tables of both games: what the codes mean, who kills, what happens to the shooter, and how a duty is read."""

from core.rules.dons.matrices.reading import rows

# dons 8.1. `lives`, the role after, and what else happens.
CODES = rows(
    """
code | lives | role after | besides
x    | no    | same       |
o    | yes   | same       |
t    | yes   | citizen    |
K    | yes   | deputy     | joins the cops' room
M    | yes   | mafioso    | joins the mafia
N    | yes   | mana       | joins the manas
Z    | yes   | zombie     | joins the zombies
vC   | yes   | same       | vote to the cop
vM   | yes   | same       | vote to the mafia
vN   | yes   | same       | vote to the manas
vX   | yes   | same       | vote to the maniac
d    | asked | same       | question `snitch` (snitch.1); `kill`: dies
w    | yes   | same       | each of these guns skips and is lent to the woodman
-    |       |            | cannot be (a gun on its own side)
"""
)

# dons 8.1. Which guns of the set are the cause of an `x`.
KILLERS = rows(
    """
columns                                                                                 | kill
citizen, role-citizen, child, child-multi, vagrant, snitch, maniac                      | all but cop
mafioso, mana, kamikaze, werewolf, vampire, zombie                                      | all
don, mana-don                                                                           | all but sniper, zombie
no-duel, mutual-mafia, duel-mafia, deputy-mafia, mutual-manas, duel-manas, deputy-manas | mafia, manas
"""
)

# dons 8.5. What the target was, and what becomes of the shooter: `o` nothing, `b` dies (backfire), `u` loses his role,
# `j` joins that gang, `s` skips the next night. Only `b` can be guarded.
SHOOTER = rows(
    """
gun      | cop | don | woodman | other
cop      | o   | o*  | s*      | o*
mafia    | o*  | o*  | s*      | o*
manas    | o*  | o*  | s*      | o*
maniac   | b*  | o*  | s*      | o*
sniper   | u*  | j*  | s*      | o*
zombie   | b*  | b*  | s       | o*
wife     | o   | o*  | o       | o*
mistress | o   | o*  | o       | o*
"""
)

# dons 8.10. Which column holds for the woodman while he shoots with that gun.
DUTY = rows(
    """
shoots for | column to read
cop        | the cop columns, by his own aim; `deputy-…` if the acting deputy had hit him
mafia      | mafioso
manas      | mana
maniac     | maniac
sniper     | role-citizen
zombie     | zombie
"""
)
