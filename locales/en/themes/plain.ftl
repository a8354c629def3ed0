### The plain theme: no place and no time, the voice of a calm host. It has every announcement, and the other themes stand
### on it: what they leave out is told from here.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told. No variant hints at a role, a cause of
### death or a number that the rules keep secret.

## The beginning

plain-game-start =
    .a = The roles are dealt. There { $count ->
        [one] is { $count } player
       *[other] are { $count } players
    } in the game, each with a card. Look at yours, and show it to nobody.
    .b = Cards in hand, masks on: { $count ->
        [one] { $count } player
       *[other] { $count } players
    } at the table. Look at your card, and let us begin.
    .c = Everybody is here, all { $count } of you. From this minute on nobody owes anybody the truth.

## Night

plain-night =
    .a = The town falls asleep. Those with business at night go about it.
    .b = The windows go dark. It is night, and the town is quiet.
    .c = Night falls. Sleep, if you can.

## A dawn that lingers: the host waits for somebody's answer

plain-dawn =
    .a = The sky is turning grey, but the night is not over: the host waits for one answer.
    .b = Morning is near. One more word is needed first.
    .c = It is almost light. Before the town wakes, the host must hear from somebody.

## Morning

plain-morning-first =
    .a = The first morning. All are alive, and all meet anew.
    .b = The town wakes for the first time. Take a good look at each other.
    .c = The morning of the first day. Talk, listen, remember.

plain-morning-quiet =
    .a = Morning. Nobody died tonight.
    .b = The town wakes, and everyone is in their place.
    .c = Good morning, and this time it is: all are alive.

plain-morning-one =
    .a = Morning. The town lost one of its own in the night.
    .b = The town wakes, and one place at the table is empty.
    .c = Morning comes, but not for everyone.

plain-morning-many =
    .a = A hard morning. Empty places at the table: { $count }.
    .b = The town wakes and counts its people twice. Missing: { $count }.
    .c = Morning comes with too much news. Gone in the night: { $count }.

# One death of the night, name and role. The cause is a secret.
plain-death =
    .a = { $player } did not wake up. The role: { ROLE($role) }.
    .b = For { $player } this night was the last. Under the mask: { ROLE($role) }.
    .c = The town says goodbye: { $player }, { ROLE($role) }.

## Day: the clock

plain-limit =
    .a = This day has a limit now.
    .b = The host has set the end of voting.
    .c = The hour is named: finish what you have to say, and decide.

plain-twilight =
    .a = All have voted. Twilight falls.
    .b = The last vote is in. Twilight: there is still time to think again.
    .c = Everyone has spoken, and the day draws to its end.

plain-extra =
    .a = Somebody changed a vote in twilight. The town has extra time.
    .b = A vote was changed, and the day grows longer.
    .c = Somebody thought again. No hurry: there is more time now.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
plain-last-word =
    .a = The town has decided. The last word is with { $player }.
    .b = The verdict is passed but not carried out: { $player } may have a last word.
    .c = { $player } has heard the verdict. Before it is carried out, the town waits.

plain-execution =
    .a = By the town's verdict { $player } is executed. The role: { ROLE($role) }.
    .b = The verdict is carried out: { $player }, { ROLE($role) }.
    .c = The town has decided about { $player }. The card is open: { ROLE($role) }.

plain-last-shot =
    .a = A last shot was fired. { $player } goes with the condemned: { ROLE($role) }.
    .b = The last word was a shot. { $player }, { ROLE($role) }.
    .c = A shot rings out, and the town turns a second card: { $player }, { ROLE($role) }.

plain-no-execution =
    .a = Nobody is executed today.
    .b = The town came to no decision. There is no execution.
    .c = The day has passed without a verdict.

# A death by day beside another; the cause is a secret
plain-fallen =
    .a = { $player } follows. The role: { ROLE($role) }.
    .b = And one loss more: { $player }, { ROLE($role) }.
    .c = The town says goodbye to { $player } too. The role: { ROLE($role) }.

plain-removed =
    .a = { $player } kept silent for too long and is out of the game. The role: { ROLE($role) }.
    .b = For long silence { $player } is taken out of the game. The role: { ROLE($role) }.
    .c = The town no longer waits to hear from { $player }. The role: { ROLE($role) }.

plain-kicked =
    .a = By the host's decision { $player } leaves the game. The role: { ROLE($role) }.
    .b = The host has taken { $player } out of the game. The role: { ROLE($role) }.
    .c = The host has decided: { $player } plays no more. The role: { ROLE($role) }.

## The role is not shown

plain-death-hidden =
    .a = { $player } did not wake up. The role stays a secret.
    .b = For { $player } this night was the last. The role is not shown.
    .c = The town says goodbye to { $player }. The card stays face down.

plain-execution-hidden =
    .a = By the town's verdict { $player } is executed. The role stays a secret.
    .b = The verdict is carried out: { $player }. The role is not shown.
    .c = The town has decided about { $player }. The card stays face down.

plain-fallen-hidden =
    .a = { $player } follows. The role stays a secret.
    .b = And one loss more: { $player }. The role is not shown.
    .c = The town says goodbye to { $player } too. The card stays face down.

plain-removed-hidden =
    .a = { $player } kept silent for too long and is out of the game. The role stays a secret.
    .b = For long silence { $player } is taken out of the game. The role is not shown.
    .c = The town no longer waits to hear from { $player }. The card stays face down.

plain-kicked-hidden =
    .a = By the host's decision { $player } leaves the game. The role stays a secret.
    .b = The host has taken { $player } out of the game. The role is not shown.
    .c = The host has decided: { $player } plays no more. The card stays face down.

## News of the morning

plain-attempt =
    .a = There was an attempt on { $player } in the night. It failed.
    .b = Somebody came for { $player } in the night, and { $player } is unharmed.
    .c = Somebody wanted { $player } dead tonight. It did not work.

plain-beaten =
    .a = { $player } was beaten up in the night. The next night will pass without any doings.
    .b = In the morning { $player } was found black and blue. The next night is for cold compresses.
    .c = Somebody gave { $player } a hard beating. There is nothing to be done the next night.

plain-turncoat-joined =
    .a = The turncoat has chosen: the side of the { TEAM($team) }.
    .b = The empty place is taken. The turncoat stands with the { TEAM($team) } now.
    .c = The town learns no name, but it learns the side: the turncoat is with the { TEAM($team) }.

# Somebody's gun took nobody. Why is not said: neither “saved” nor “no shot”.
plain-missed =
    .a = A miss: the { SIDE($side) }.
    .b = The { SIDE($side) } missed.
    .c = Wide of the mark: the { SIDE($side) }.

plain-child-found =
    .a = The { TEAM($team) } found the child.
    .b = The child of the mafia is found, and is with the { TEAM($team) } now.
    .c = An addition to the { TEAM($team) }: the child has come home.

# Neither name nor gang
plain-sniper-turned =
    .a = The sniper has gone over to a gang.
    .b = The town has no sniper any more: that gun is with a gang now.
    .c = The sniper has changed sides. Who that is, and to which gang, is not said.

plain-zombie-took =
    .a = The zombies took a simple citizen away with them.
    .b = One simple citizen less, one zombie more.
    .c = The zombies did not come home alone.

plain-vampire-lost-child =
    .a = The vampire bit the child of the mafia, but the cop's shot took that role away. The vampire plays on as a simple citizen.
    .b = The vampire's bite found the child, and the cop was quicker: the role is gone, and the vampire is a simple citizen now.
    .c = The vampire meant to be the child of the mafia and is a simple citizen instead: that was the cop's doing.

plain-kamikaze-chose =
    .a = The kamikaze's choice: { $player }.
    .b = The kamikaze names company: { $player }.
    .c = The name the kamikaze gave: { $player }.

plain-chose =
    .a = The choice of the { SIDE($side) }: { $player }.
    .b = The target of the { SIDE($side) }: { $player }.
    .c = Tonight, the { SIDE($side) }: { $player }.

plain-chose-doctor =
    .a = The doctor's choice: { $player }.
    .b = The doctor's patient: { $player }.
    .c = The doctor spent the night with { $player }.

# The vote may still pass: the next line tells of the back door
plain-barred =
    .a = The bouncer kept { $player } out of the vote.
    .b = At the door of the hall the bouncer stopped { $player }.
    .c = Not let in by the front door: { $player }.

plain-admitted =
    .a = But the keykeeper opened the back door to { $player }, and the vote counts.
    .b = The keykeeper let { $player } in at the back: the vote counts.
    .c = { $player } came in by the back door, with the keykeeper's help. The bouncer's word is void.

plain-keykeeper-in-vain =
    .a = The keykeeper opened the back door in vain.
    .b = The back door stood open for nothing today.
    .c = The keykeeper waited at the back door for the wrong guest.

plain-defended =
    .a = A lawyer speaks up for { $player }: the execution passes by.
    .b = { $player } has a lawyer's protection, and there will be no such verdict.
    .c = The lawyer has spoken: { $player } stays at the table.

plain-bonus =
    .a = { $player } has the bonus today: the execution passes by.
    .b = { $player } has the bonus for protection, and there will be no such verdict.
    .c = The bonus has spoken: { $player } stays at the table.

## The clock

plain-pause =
    .a = The host has stopped the game's clock.
    .b = A pause: the host has stopped the time.
    .c = The host calls a break, and the clock stands still.

plain-resume =
    .a = The host has started the clock again.
    .b = The pause is over: at the host's word time runs again.
    .c = The host ends the break, and the clock is running.

# Weekends and holidays
plain-rest =
    .a = A day off: the game's clock stands still. Talk and votes are welcome.
    .b = The game is resting and the clock with it. Votes are taken all the same.
    .c = Time stands still for the days off. Talk without hurry.

plain-rest-over =
    .a = The day off is over, and the clock runs again.
    .b = Rested well: time moves on.
    .c = The game goes on, and so does the clock.

## The end

plain-win-town =
    .a = There is no evil left in the town. The town wins.
    .b = The town has stood its ground: the town wins.
    .c = Only friends are left at the table. The town wins.

plain-win-mafia =
    .a = The town belongs to the family. The mafia wins.
    .b = There is nobody left to argue with: the mafia wins.
    .c = The mafia has had the last word, and nobody can answer. The mafia wins.

plain-win-yakuza =
    .a = The town belongs to the clan. The yakuza win.
    .b = The clan raises its cups of sake: the yakuza win.
    .c = The yakuza have had the last word, and nobody can answer. The yakuza win.

plain-win-maniac =
    .a = Nobody is left to stand in the way. The maniac wins.
    .b = One against all, and the all are gone. The maniac wins.
    .c = The town goes to the one who shares with nobody. The maniac wins.

plain-win-necromancer =
    .a = There are no living any more, only the obedient. The necromancer wins.
    .b = The town stands, and its heart does not beat. The necromancer wins.
    .c = The dead sit at the table of the living. The necromancer wins.

plain-win-recruiter =
    .a = All who are left once said yes. The recruiter wins.
    .b = The whole town is one team now. The recruiter wins.
    .c = Whoever did not follow is no longer here. The recruiter wins.

plain-win-renegades =
    .a = No master, and no rivals either. The renegades win.
    .b = Yesterday's citizens have taken the town. The renegades win.
    .c = The renegades are alone, and the town is theirs. The renegades win.

plain-win-manas =
    .a = The town belongs to the clan. The manas win.
    .b = There is nobody left to argue with: the manas win.
    .c = The manas have had the last word, and nobody can answer. The manas win.

plain-win-zombie =
    .a = Whoever did not go was taken. The zombies win.
    .b = The town is quiet, without a living soul. The zombies win.
    .c = No simple citizens any more, and no others either. The zombies win.

plain-win-kamikaze =
    .a = There is no company left. The kamikaze wins.
    .b = Nobody is left to take along. The kamikaze wins.
    .c = All the others went first. The kamikaze wins.

plain-win-werewolf =
    .a = The last skin left is a borrowed one. The werewolf wins.
    .b = The hunt is over. The werewolf wins.
    .c = There is nobody left to howl at. The werewolf wins.

plain-win-vampire =
    .a = The night was longer than all of them. The vampire wins.
    .b = The last shadow in town. The vampire wins.
    .c = Nobody saw the sunrise. The vampire wins.

# Nobody is left
plain-draw =
    .a = Nobody is left. It is a draw.
    .b = The town is empty, and there is nobody to win. It is a draw.
    .c = All cards are open, and nobody sits at the table. There are no winners.

plain-stopped =
    .a = The host has stopped the game. The roles are open, and nobody wins.
    .b = The host has ended the game early. It counts for nobody.
    .c = By the host's decision the game is over, without winners.
