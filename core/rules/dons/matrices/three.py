"""Verdict matrices of `dons-three`, as they stand on the rules page. A star: the text itself states the cell.

Citizens (dons 8.7); gangs, neutrals and the woodman off duty (8.8); the cop (8.9); whoever has a guard (8.6).
A row is the set of guns that hit, a column what he was when the night opened.
"""

from core.rules.dons.matrices.reading import read

CITIZENS = read(
    "three-citizens",
    """
hit by                               | citizen| role-citizen| child| child-multi| vagrant| snitch
cop                                  | o*     | o*          | t*   | K*         | vC*    | o*
mafia                                | x*     | x*          | M*   | M*         | vM*    | d*
manas                                | x*     | x*          | N*   | N*         | vN*    | d*
sniper                               | x*     | x*          | x*   | x*         | x*     | x*
zombie                               | Z*     | x*          | x*   | x*         | x*     | x*
cop + mafia                          | o*     | o*          | t*   | x*         | vC     | o*
cop + manas                          | o*     | o*          | t*   | x*         | vC     | o*
cop + sniper                         | o*     | o*          | t*   | K          | vC     | o*
cop + zombie                         | Z*     | o*          | t    | K          | vC     | o*
mafia + manas                        | x*     | x*          | x*   | x*         | x*     | x*
mafia + sniper                       | x      | x           | x*   | x*         | x      | x
mafia + zombie                       | x*     | x*          | x*   | x*         | x*     | x*
manas + sniper                       | x      | x           | x*   | x*         | x      | x
manas + zombie                       | x*     | x*          | x*   | x*         | x*     | x*
sniper + zombie                      | x*     | x*          | x*   | x*         | x*     | x*
cop + mafia + manas                  | o*     | o*          | x*   | x*         | vC*    | o*
cop + mafia + sniper                 | o      | o           | x*   | x*         | vC     | o
cop + mafia + zombie                 | x      | x           | x    | x          | x      | x
cop + manas + sniper                 | o      | o           | x*   | x*         | vC     | o
cop + manas + zombie                 | x      | x           | x    | x          | x      | x
cop + sniper + zombie                | x*     | x*          | x*   | x          | x*     | x*
mafia + manas + sniper               | x      | x           | x*   | x*         | x      | x
mafia + manas + zombie               | x      | x           | x    | x          | x      | x
mafia + sniper + zombie              | x      | x           | x    | x          | x      | x
manas + sniper + zombie              | x      | x           | x    | x          | x      | x
cop + mafia + manas + sniper         | o      | o           | x    | x          | vC     | o
cop + mafia + manas + zombie         | x      | x           | x    | x          | x      | x
cop + mafia + sniper + zombie        | x      | x           | x    | x          | x      | x
cop + manas + sniper + zombie        | x      | x           | x    | x          | x      | x
mafia + manas + sniper + zombie      | x      | x           | x    | x          | x      | x
cop + mafia + manas + sniper + zombie| x      | x           | x    | x          | x      | x
""",
)

OTHERS = read(
    "three-others",
    """
hit by                               | mafioso| don| mana| mana-don| kamikaze| werewolf| vampire| zombie| woodman
cop                                  | x*     | x* | x*  | x*      | x*      | x*      | x      | x*    | w*
mafia                                | -      | -  | x*  | x*      | x*      | x*      | x      | x*    | w*
manas                                | x*     | x* | -   | -       | x*      | x*      | x      | x*    | w*
sniper                               | x*     | o* | x*  | o*      | x*      | x*      | x      | x*    | w*
zombie                               | x*     | o* | x*  | o*      | x       | x*      | x      | -     | w
cop + mafia                          | -      | -  | x*  | x*      | x       | x*      | x      | x*    | w
cop + manas                          | x*     | x* | -   | -       | x       | x*      | x      | x*    | w
cop + sniper                         | x      | x  | x   | x       | x*      | x*      | x      | x*    | w
cop + zombie                         | x*     | x  | x*  | x       | x       | x*      | x      | -     | w
mafia + manas                        | -      | -  | -   | -       | x       | x*      | x      | x*    | w
mafia + sniper                       | -      | -  | x   | x       | x       | x*      | x      | x*    | w
mafia + zombie                       | -      | -  | x*  | x       | x*      | x*      | x      | -     | w
manas + sniper                       | x      | x  | -   | -       | x       | x*      | x      | x*    | w
manas + zombie                       | x*     | x  | -   | -       | x*      | x*      | x      | -     | w
sniper + zombie                      | x*     | o  | x*  | o       | x*      | x*      | x      | -     | w
cop + mafia + manas                  | -      | -  | -   | -       | x*      | x*      | x      | x*    | w
cop + mafia + sniper                 | -      | -  | x   | x       | x       | x*      | x      | x*    | w
cop + mafia + zombie                 | -      | -  | x   | x       | x       | x*      | x      | -     | w
cop + manas + sniper                 | x      | x  | -   | -       | x       | x*      | x      | x*    | w
cop + manas + zombie                 | x      | x  | -   | -       | x       | x*      | x      | -     | w
cop + sniper + zombie                | x*     | x  | x*  | x       | x*      | x*      | x      | -     | w
mafia + manas + sniper               | -      | -  | -   | -       | x       | x*      | x      | x*    | w
mafia + manas + zombie               | -      | -  | -   | -       | x       | x*      | x      | -     | w
mafia + sniper + zombie              | -      | -  | x   | x       | x       | x*      | x      | -     | w
manas + sniper + zombie              | x      | x  | -   | -       | x       | x*      | x      | -     | w
cop + mafia + manas + sniper         | -      | -  | -   | -       | x       | x*      | x      | x*    | w
cop + mafia + manas + zombie         | -      | -  | -   | -       | x       | x*      | x      | -     | w
cop + mafia + sniper + zombie        | -      | -  | x   | x       | x       | x*      | x      | -     | w
cop + manas + sniper + zombie        | x      | x  | -   | -       | x       | x*      | x      | -     | w
mafia + manas + sniper + zombie      | -      | -  | -   | -       | x       | x*      | x      | -     | w
cop + mafia + manas + sniper + zombie| -      | -  | -   | -       | x       | x*      | x      | -     | w
""",
)

COP = read(
    "three-cop",
    """
hit by                         | no-duel| mutual-mafia| duel-mafia| deputy-mafia| mutual-manas| duel-manas| deputy-manas
mafia                          | x*     | o*          | x*        | x*          | x           | x         | x
manas                          | x*     | x           | x         | x           | o*          | x*        | x*
sniper                         | o*     | o*          | o*        | o*          | o*          | o*        | o*
zombie                         | o*     | o*          | o*        | o*          | o*          | o*        | o*
mafia + manas                  | x*     | x*          | x*        | x           | x*          | x*        | x
mafia + sniper                 | x      | o           | x         | x           | x           | x         | x
mafia + zombie                 | x      | o           | x         | x           | x           | x         | x
manas + sniper                 | x      | x           | x         | x           | o           | x         | x
manas + zombie                 | x      | x           | x         | x           | o           | x         | x
sniper + zombie                | o      | o           | o         | o           | o           | o         | o
mafia + manas + sniper         | x      | x           | x         | x           | x           | x         | x
mafia + manas + zombie         | x      | x           | x         | x           | x           | x         | x
mafia + sniper + zombie        | x      | o           | x         | x           | x           | x         | x
manas + sniper + zombie        | x      | x           | x         | x           | o           | x         | x
mafia + manas + sniper + zombie| x      | x           | x         | x           | x           | x         | x
""",
)

GUARDED = read(
    "three-guarded",
    """
hit by                               | citizen| child| child-multi| vagrant| snitch
cop                                  | o      | t    | K          | vC     | o
mafia                                | o      | M    | M          | vM     | d
manas                                | o      | N    | N          | vN     | d
sniper                               | o      | o    | o          | o      | o
zombie                               | Z      | o    | o          | o      | o
cop + mafia                          | o      | t    | o          | vC     | o
cop + manas                          | o      | t    | o          | vC     | o
cop + sniper                         | o      | t    | K          | vC     | o
cop + zombie                         | Z      | t    | K          | vC     | o
mafia + manas                        | o      | o    | o          | o      | o
mafia + sniper                       | o      | M    | M          | vM     | o
mafia + zombie                       | Z      | M    | M          | vM     | o
manas + sniper                       | o      | N    | N          | vN     | o
manas + zombie                       | Z      | N    | N          | vN     | o
sniper + zombie                      | Z      | o    | o          | o      | o
cop + mafia + manas                  | o      | t    | o          | vC     | o
cop + mafia + sniper                 | o      | t    | o          | vC     | o
cop + mafia + zombie                 | Z      | t    | o          | vC     | o
cop + manas + sniper                 | o      | t    | o          | vC     | o
cop + manas + zombie                 | Z      | t    | o          | vC     | o
cop + sniper + zombie                | Z      | t    | K          | vC     | o
mafia + manas + sniper               | o      | o    | o          | o      | o
mafia + manas + zombie               | Z      | o    | o          | o      | o
mafia + sniper + zombie              | Z      | M    | M          | vM     | o
manas + sniper + zombie              | Z      | N    | N          | vN     | o
cop + mafia + manas + sniper         | o      | t    | o          | vC     | o
cop + mafia + manas + zombie         | Z      | t    | o          | vC     | o
cop + mafia + sniper + zombie        | Z      | t    | o          | vC     | o
cop + manas + sniper + zombie        | Z      | t    | o          | vC     | o
mafia + manas + sniper + zombie      | Z      | o    | o          | o      | o
cop + mafia + manas + sniper + zombie| Z      | t    | o          | vC     | o
""",
)
