### Facts of the dons: what a player is told in private. Announcements to all are in the themes.
###
### { SIDE($side) } is the side or role that a gun belongs to: “mafia”, “manas”, “cop”, “sniper”.

# A check that shows the side alone
fact-is-town = { $player } is with the citizens.
fact-is-neutral = { $player } is neutral, on nobody's side.

# Why is not said: the gun was stopped, the target was guarded, or the bullet was wasted.
fact-dons-failed = Your gun achieved nothing tonight.
fact-now = Your role is now: { ROLE($role) }.
# Child and cop's mistress learn who they are
fact-role = The host tells you your true role: { ROLE($role) }.
fact-joins = { $player } is on the side of the { TEAM($team) } now.
fact-joins-cops = { $player } is in the cop's room now.

## A lent gun

fact-skip = Next night you do not shoot: your gun is in other hands.
fact-gun = Next night you shoot for the { SIDE($side) }.
fact-duty-off = You need not shoot for the { SIDE($side) } any more: nobody is left to own that gun.

## The vagrant's vote

fact-voice = Today the vote of { $player } is yours to command.
fact-voice-taken = Your vote was taken in the night: today it is at the command of others. Until a command comes, vote as you like.
fact-command = You are told to vote for { $player }. The vote is cast already, and you have no other today.

## Revenge, and the basement

fact-armed = The cop's room is empty. From the coming night on you have one shot.
fact-basement = A walking basement is yours. From the next night on you may hide in it once; if you are a team, one of you may.

## At the start

start-dons-child-simple = The child is a simple one: hit by the cop, it stays a citizen.
start-dons-child-multi = The child is a many-sided one: hit by the cop, it joins the cop's office.
start-dons-basements = There are basements in this game. Whose, is not told.
start-dons-no-basements = There are no basements in this game.
start-dons-bonus = Somebody may have a bonus: protection for one game day. Whose it is, and on which day, stays a secret until the end.
