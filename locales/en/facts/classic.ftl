### Facts: what a player is told in private, and what all are told.

## In private

fact-is = { $player }: { ROLE($role) }.
fact-killer = The killer: { $cause }.
fact-nothing = Nothing found out.
fact-no-interview = The interview did not take place.
fact-failed = It failed.
fact-infected-plain = { $player } is infected now: a plain citizen.
fact-infected-role = { $player } is infected now: not a plain citizen, there is a role.
fact-refused = { $player } would rather die.
fact-now-zombie = You died and stood up: you are a zombie now and serve the necromancer.
fact-now-recruit = You chose to live: you are with the recruiter now.
fact-now-renegade = You are a renegade now: your team takes up arms.
fact-joined = You are on the side of the { TEAM($team) } now.

## To all

# The composition after the deal: “Doctor — 1”
fact-count = { CAPITAL(ROLE($role)) } — { $number }.
fact-removed = { $player } is out of the game.
