### Sides: their names and when they win.

-team-town = town
-team-mafia = mafia
-team-yakuza = yakuza
-team-maniac = maniac
-team-necromancer = necromancer
-team-recruiter = recruiter
-team-renegades = renegades
-team-manas = manas
-team-zombie = zombies
-team-kamikaze = kamikaze
-team-werewolf = werewolf
-team-vampire = vampire
# The room of the cop and the deputies; never a side
-team-cops = cops

## When a side wins

team-town = The town wins when nobody but townspeople is alive.
team-mafia = The mafia wins when it alone is alive. Less is usually enough: if in the morning only plain citizens stand against it, and the mafia is as many as they are, the game is theirs.
team-yakuza = The yakuza win when they alone are alive. Less is usually enough: if in the morning only plain citizens stand against them, and the yakuza are as many as they are, the game is theirs.
team-maniac = The maniac wins as the last one alive.
team-necromancer = The necromancer wins when only the necromancer and the zombies are alive.
team-recruiter = The recruiter wins when only the recruiter and the recruits are alive.
team-renegades = The renegades win when they alone are alive. Less is usually enough: if in the morning only plain citizens stand against them, and the renegades are as many as they are, the game is theirs.

## The dons

team-dons-town = The town wins when no mafia, no manas, no maniac and no zombie is alive, and at least one citizen is.
team-dons-mafia = The mafia wins when it alone is alive. Less is usually enough: no other hostile side is left, the mafia is as many as all the others, and none of them has a gun or can still come to one.
team-manas = The manas win when they alone are alive. Less is usually enough: no other hostile side is left, the manas are as many as all the others, and none of them has a gun or can still come to one.
team-dons-maniac = The lone maniac wins when, beside the maniac, only the cop is alive, or nobody.
team-zombie = The zombies win like a gang: when they alone are alive, or when they are as many as the others and no gun is left or can still come against them.
team-kamikaze = The kamikaze wins when nobody else is alive.
team-werewolf = The werewolf has no victory of its own: after the bite it wins with the side whose role it took.
team-vampire = The vampire has no victory of its own: after the bite it wins with the side whose role it took.
