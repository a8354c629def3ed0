### Sides: their names and when they win.

-team-town = town
-team-mafia = mafia
-team-yakuza = yakuza
-team-maniac = maniac
-team-necromancer = necromancer
-team-recruiter = recruiter
-team-renegades = renegades

## When a side wins

team-town = The town wins when nobody but townspeople is alive.
team-mafia = The mafia wins when it alone is alive. Less is usually enough: if in the morning only plain citizens stand against it, and the mafia is as many as they are, the game is theirs.
team-yakuza = The yakuza win when they alone are alive. Less is usually enough: if in the morning only plain citizens stand against them, and the yakuza are as many as they are, the game is theirs.
team-maniac = The maniac wins as the last one alive.
team-necromancer = The necromancer wins when only the necromancer and the zombies are alive.
team-recruiter = The recruiter wins when only the recruiter and the recruits are alive.
team-renegades = The renegades win when they alone are alive. Less is usually enough: if in the morning only plain citizens stand against them, and the renegades are as many as they are, the game is theirs.
