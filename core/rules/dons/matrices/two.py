"""Verdict matrices of `dons-two`, as they stand on the rules page. A star: the text itself states the cell.

Citizens (dons 8.2); gang, neutrals and the woodman off duty (8.3); the cop (8.4); whoever has a guard (8.6).
A row is the set of guns that hit, a column what he was when the night opened.
"""

from core.rules.dons.matrices.reading import read

CITIZENS = read(
    "two-citizens",
    """
hit by                                | citizen| role-citizen| child| child-multi| vagrant| snitch
cop                                   | o*     | o*          | t*   | K*         | vC*    | o*
mafia                                 | x*     | x*          | M*   | M*         | vM*    | d*
maniac                                | x*     | x*          | x*   | x*         | vX*    | x*
sniper                                | x*     | x*          | x*   | x*         | x*     | x*
zombie                                | Z*     | x*          | x*   | x*         | x*     | x*
cop + mafia                           | o*     | o*          | t*   | x          | vC     | o*
cop + maniac                          | o*     | o*          | t*   | K          | vC     | o*
cop + sniper                          | o*     | o*          | t    | K          | vC     | o*
cop + zombie                          | Z*     | o*          | t    | K          | vC     | o*
mafia + maniac                        | x*     | x*          | x*   | x*         | x*     | x*
mafia + sniper                        | x      | x           | x    | x          | x      | x
mafia + zombie                        | x*     | x*          | x*   | x*         | x*     | x*
maniac + sniper                       | x      | x           | x    | x          | x      | x
maniac + zombie                       | x      | x           | x    | x          | x      | x
sniper + zombie                       | x*     | x*          | x*   | x*         | x*     | x*
cop + mafia + maniac                  | o      | o           | x*   | x*         | vC*    | o
cop + mafia + sniper                  | o      | o           | x    | x          | vC     | o
cop + mafia + zombie                  | x      | x           | x    | x          | x      | x
cop + maniac + sniper                 | o      | o           | x    | x          | vC     | o
cop + maniac + zombie                 | x      | x           | x    | x          | x      | x
cop + sniper + zombie                 | x*     | x*          | x*   | x          | x*     | x*
mafia + maniac + sniper               | x      | x           | x    | x          | x      | x
mafia + maniac + zombie               | x      | x           | x    | x          | x      | x
mafia + sniper + zombie               | x      | x           | x    | x          | x      | x
maniac + sniper + zombie              | x      | x           | x    | x          | x      | x
cop + mafia + maniac + sniper         | o      | o           | x    | x          | vC     | o
cop + mafia + maniac + zombie         | x      | x           | x    | x          | x      | x
cop + mafia + sniper + zombie         | x      | x           | x    | x          | x      | x
cop + maniac + sniper + zombie        | x      | x           | x    | x          | x      | x
mafia + maniac + sniper + zombie      | x      | x           | x    | x          | x      | x
cop + mafia + maniac + sniper + zombie| x      | x           | x    | x          | x      | x
""",
)

OTHERS = read(
    "two-others",
    """
hit by                                | mafioso| don| maniac| kamikaze| werewolf| vampire| zombie| woodman
cop                                   | x*     | x* | o*    | x*      | x*      | x      | x*    | w*
mafia                                 | -      | -  | x*    | x*      | x*      | x      | x*    | w*
maniac                                | x*     | x* | -     | x       | x*      | x      | x*    | w*
sniper                                | x*     | o* | x*    | x*      | x*      | x      | x*    | w*
zombie                                | x*     | o* | x     | x       | x*      | x      | -     | w
cop + mafia                           | -      | -  | x*    | x*      | x*      | x      | x*    | w
cop + maniac                          | x*     | x* | -     | x       | x*      | x      | x*    | w
cop + sniper                          | x      | x  | x     | x       | x*      | x      | x*    | w
cop + zombie                          | x*     | x  | x     | x       | x*      | x      | -     | w
mafia + maniac                        | -      | -  | -     | x       | x*      | x      | x*    | w
mafia + sniper                        | -      | -  | x     | x       | x*      | x      | x*    | w
mafia + zombie                        | -      | -  | x     | x*      | x*      | x      | -     | w
maniac + sniper                       | x      | x  | -     | x       | x*      | x      | x*    | w
maniac + zombie                       | x      | x  | -     | x       | x*      | x      | -     | w
sniper + zombie                       | x*     | o  | x     | x*      | x*      | x      | -     | w
cop + mafia + maniac                  | -      | -  | -     | x       | x*      | x      | x*    | w
cop + mafia + sniper                  | -      | -  | x     | x       | x*      | x      | x*    | w
cop + mafia + zombie                  | -      | -  | x     | x       | x*      | x      | -     | w
cop + maniac + sniper                 | x      | x  | -     | x       | x*      | x      | x*    | w
cop + maniac + zombie                 | x      | x  | -     | x       | x*      | x      | -     | w
cop + sniper + zombie                 | x*     | x  | x     | x*      | x*      | x      | -     | w
mafia + maniac + sniper               | -      | -  | -     | x       | x*      | x      | x*    | w
mafia + maniac + zombie               | -      | -  | -     | x       | x*      | x      | -     | w
mafia + sniper + zombie               | -      | -  | x     | x       | x*      | x      | -     | w
maniac + sniper + zombie              | x      | x  | -     | x       | x*      | x      | -     | w
cop + mafia + maniac + sniper         | -      | -  | -     | x       | x*      | x      | x*    | w
cop + mafia + maniac + zombie         | -      | -  | -     | x       | x*      | x      | -     | w
cop + mafia + sniper + zombie         | -      | -  | x     | x       | x*      | x      | -     | w
cop + maniac + sniper + zombie        | x      | x  | -     | x       | x*      | x      | -     | w
mafia + maniac + sniper + zombie      | -      | -  | -     | x       | x*      | x      | -     | w
cop + mafia + maniac + sniper + zombie| -      | -  | -     | x       | x*      | x      | -     | w
""",
)

COP = read(
    "two-cop",
    """
hit by                          | no-duel| mutual-mafia| duel-mafia| deputy-mafia
mafia                           | x*     | o*          | x*        | x*
maniac                          | o*     | o*          | o*        | o*
sniper                          | o*     | o*          | o*        | o*
zombie                          | o*     | o*          | o*        | o*
mafia + maniac                  | x*     | o*          | x         | x
mafia + sniper                  | x      | o           | x         | x
mafia + zombie                  | x      | o           | x         | x
maniac + sniper                 | o      | o           | o         | o
maniac + zombie                 | o      | o           | o         | o
sniper + zombie                 | o      | o           | o         | o
mafia + maniac + sniper         | x      | o           | x         | x
mafia + maniac + zombie         | x      | o           | x         | x
mafia + sniper + zombie         | x      | o           | x         | x
maniac + sniper + zombie        | o      | o           | o         | o
mafia + maniac + sniper + zombie| x      | o           | x         | x
""",
)

GUARDED = read(
    "two-guarded",
    """
hit by                                | citizen| child| child-multi| vagrant| snitch
cop                                   | o      | t    | K          | vC     | o
mafia                                 | o      | M    | M          | vM     | d
maniac                                | o      | o    | o          | vX     | o
sniper                                | o      | o    | o          | o      | o
zombie                                | Z      | o    | o          | o      | o
cop + mafia                           | o      | t    | o          | vC     | o
cop + maniac                          | o      | t    | K          | vC     | o
cop + sniper                          | o      | t    | K          | vC     | o
cop + zombie                          | Z      | t    | K          | vC     | o
mafia + maniac                        | o      | M    | M          | o      | o
mafia + sniper                        | o      | M    | M          | vM     | o
mafia + zombie                        | Z      | M    | M          | vM     | o
maniac + sniper                       | o      | o    | o          | vX     | o
maniac + zombie                       | Z      | o    | o          | vX     | o
sniper + zombie                       | Z      | o    | o          | o      | o
cop + mafia + maniac                  | o      | t    | o          | vC     | o
cop + mafia + sniper                  | o      | t    | o          | vC     | o
cop + mafia + zombie                  | Z      | t    | o          | vC     | o
cop + maniac + sniper                 | o      | t    | K          | vC     | o
cop + maniac + zombie                 | Z      | t    | K          | vC     | o
cop + sniper + zombie                 | Z      | t    | K          | vC     | o
mafia + maniac + sniper               | o      | M    | M          | o      | o
mafia + maniac + zombie               | Z      | M    | M          | o      | o
mafia + sniper + zombie               | Z      | M    | M          | vM     | o
maniac + sniper + zombie              | Z      | o    | o          | vX     | o
cop + mafia + maniac + sniper         | o      | t    | o          | vC     | o
cop + mafia + maniac + zombie         | Z      | t    | o          | vC     | o
cop + mafia + sniper + zombie         | Z      | t    | o          | vC     | o
cop + maniac + sniper + zombie        | Z      | t    | K          | vC     | o
mafia + maniac + sniper + zombie      | Z      | M    | M          | o      | o
cop + mafia + maniac + sniper + zombie| Z      | t    | o          | vC     | o
""",
)
