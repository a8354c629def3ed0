### The theme “Los Angeles”: the years of the big studios. Sound stages, the boulevard and its palms, the streetcar to the
### beach, coffee at the drugstore counter, orange groves, fog from the water and a dry wind from the desert.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret.

## The beginning

los-angeles-game-start =
    .a = The house lights go down, the projector starts to hum. There { $count ->
        [one] is { $count } name
       *[other] are { $count } names
    } in the credits, and each has a part that is not on the poster. Read yours, and keep it to yourself.
    .b = Dusk on the boulevard, all orange blossom and gasoline. At the studio gate { $count ->
        [one] waits { $count } person
       *[other] wait { $count } people
    }, each with a sealed envelope. Nobody has seen the whole script.
    .c = Make-up is done, the lamps are warm, the names have been read: { $count ->
        [one] { $count } face
       *[other] { $count } faces
    } in the picture, and no extras. Learn your part without moving your lips.

## Night

los-angeles-night =
    .a = The sun has gone into the ocean, and the arc lamps have followed it. The last streetcar rings away towards the beach, and the palms are left to watch the boulevard. Los Angeles sleeps.
    .b = Fog is coming in from the water. The neon over the drugstore blinks twice and gives up, and every stage on the lot is dark. Good night.
    .c = The late show is over, and the usher is sweeping the aisles. A few windows still burn up in the hills; from down here nobody can tell whose.
    .d = A dry wind from the desert, rattling palms, flapping posters. The watchman has locked the gate and lit his pipe. Nothing rolls before morning.

## A dawn that lingers: the host waits for somebody's answer

los-angeles-dawn =
    .a = The hills are turning pink, but nobody has called the first scene: the host waits for one more answer.
    .b = The milk wagon is halfway down the boulevard, and still it is not morning. There is a line to be spoken first.
    .c = The electricians stand with a hand on the switch. When the last word of the night is said, they can turn on the day.

## Morning

los-angeles-morning-first =
    .a = Orange juice, a folded newspaper, not a cloud from here to the ocean. Everyone is smiling as if at an audition. Some of the smiles have been rehearsed.
    .b = At the studio gate they say good morning twice, once with the hat and once with the eyes. The script is still being written, so mind who says what.
    .c = Coffee goes around the drugstore counter, and the talk goes around with it. The papers have the weather and the premieres. Bad news can wait. Suspicion never does.

los-angeles-morning-quiet =
    .a = They read the call sheet to the end, and every name answered. Nobody died last night.
    .b = The fog has lifted, and there they all are: the palms, the hills, the neighbours. The night took nobody.
    .c = Not a line about last night in the morning paper. Everyone is alive, and the editor is in despair.
    .d = No cup left over at the drugstore counter: the night has cost us nobody. It is a rare take. Print it.

los-angeles-morning-one =
    .a = A perfect morning, and a car that has stood on the studio lot since yesterday, with dew on its windshield.
    .b = The assistant called a name, waited, and called it again. Then the sheet came down, and the stage went quiet.
    .c = Over one dressing-room door the little lamp is out. The sun is at its best, and people speak in whispers.
    .d = The newsboy does not shout the headline today. He only holds it up. The town is smaller by one.

los-angeles-morning-many =
    .a = Overnight the call sheet has grown shorter by { $count } { $count ->
        [one] name
       *[other] names
    }.
    .b = The corridor of the dressing rooms has grown darker overnight. Lamps out above the doors: { $count }.
    .c = The paper has come out with a black border, and inside the border { $count ->
        [one] stands { $count } name
       *[other] stand { $count } names
    }.

# One death of the night, name and role. The cause is a secret.
los-angeles-death =
    .a = A car was sent for { $player } and came back empty. Under the name on the dressing-room door they have added the part: { ROLE($role) }.
    .b = In the credits { $player } now stands in a thin black frame, with the true part beside it: { ROLE($role) }.
    .c = For { $player } last night was the closing scene. The role: { ROLE($role) }.
    .d = { $player } will not stroll down the boulevard again, nodding left and right. Now the boulevard knows who that was: { ROLE($role) }.
    .e = One stool at the drugstore counter is turned upside down: { $player }. There was a card beneath the saucer: { ROLE($role) }.

## Day: the clock

los-angeles-limit =
    .a = A bell on the set: this day has a last scene now.
    .b = The host points to the clock above the gate. There is only so much film, so say what you have to say.
    .c = The host has named the hour. You may argue, but you may not be late.

los-angeles-twilight =
    .a = All the votes are in. The sun hangs just above the water: while there is light, the scene can be played again.
    .b = The last vote is cast, and the light along the boulevard turns long and golden. It never stays, but there is time to think again.
    .c = Everyone has spoken. The signs come on above the boulevard, and the day is on its last reel.

los-angeles-extra =
    .a = Somebody asks for another take: a vote has changed. Leave the lamps on for now.
    .b = Nobody said “cut”. There was a change of heart at twilight, and the day gets one more reel.
    .c = A vote has moved. The electrician sighs and throws the switch again: the town has more time.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
los-angeles-last-word =
    .a = Quiet on the set: { $player } has one more line.
    .b = { $player } takes a step towards the camera, and the camera keeps rolling. The town waits.
    .c = The verdict is read, down to the full stop, and still no curtain. The last word is with { $player }.

los-angeles-execution =
    .a = The town did this scene in a single take. By its verdict { $player } leaves the picture. The role: { ROLE($role) }.
    .b = The verdict is carried out, the lamps are off: { $player }, { ROLE($role) }.
    .c = { $player } walks the boulevard to its end, and nobody asks for an autograph. The execution is done. The role: { ROLE($role) }.
    .d = The slate claps: “Execution”, final take. { $player }, { ROLE($role) }.

los-angeles-last-shot =
    .a = The closing line was a shot. { $player } could not get out of the picture in time: { ROLE($role) }.
    .b = Somebody fired on the set, and it was no blank. Another card is turned: { $player }, { ROLE($role) }.
    .c = The shot goes up into the hills and comes back. There is a goodbye to say to { $player } too. The role: { ROLE($role) }.

los-angeles-no-execution =
    .a = A hundred takes, and they still cannot agree on an ending. Nobody is executed today.
    .b = The votes scattered like an audience after a dull picture. There is no execution.
    .c = The director looked at the sky, looked at the clock, and sent everyone home. No verdict today.

# A death by day beside another; the cause is a secret
los-angeles-fallen =
    .a = The curtain was still coming down when the stage emptied again: { $player }, { ROLE($role) }.
    .b = One more lamp goes out above a dressing room: { $player }. The role: { ROLE($role) }.
    .c = One goodbye was not enough for this day: { $player }, { ROLE($role) }.

los-angeles-removed =
    .a = The telephone rang and rang for { $player }. The name is off the poster. The role: { ROLE($role) }.
    .b = { $player } kept silent for too long, and silent pictures are out of fashion. The role: { ROLE($role) }.
    .c = Dust on the mirror, a dry bouquet on the chair: the town has waited long enough for { $player }. The role: { ROLE($role) }.

los-angeles-kicked =
    .a = The host has rewritten the script: { $player } is no longer in this picture. The card is open: { ROLE($role) }.
    .b = By the host's decision a name comes out of the credits: { $player }, { ROLE($role) }.
    .c = The host said “cut” and saw a player to the gate. { $player }, { ROLE($role) }.

## The clock

los-angeles-pause =
    .a = The host says “cut”. The film has stopped, and so has the clock.
    .b = The host calls a break: leave your make-up on, the clock stands still.
    .c = The host raises a hand, and the town freezes into its own poster. Time does not run.

los-angeles-resume =
    .a = The host says “action”, and the clock runs.
    .b = The break is over: the host has started the film at the very frame where it stopped.
    .c = The host lowers the hand, the poster stirs, and time is moving again.

# Weekends and holidays
los-angeles-rest =
    .a = A day off: the studio is closed, the clock stands still. Votes and night orders are taken.
    .b = All Los Angeles has gone to the beach and taken the clock along. There is no hurry, and what has to be done can be done today.
    .c = Nothing is filmed today. Time has a rest, and whatever is allowed on a weekday is allowed now.

los-angeles-rest-over =
    .a = The day off is over, the studio gate is open, the clock is running.
    .b = Back from the beach, sand out of the shoes. Time runs again.
    .c = The first streetcar came in packed to the doors: the rest is over, and the clock moves on.

## The end

los-angeles-win-town =
    .a = The lamps along the boulevard burn just to look pretty, and there is nobody left to fear beneath them. The town wins.
    .b = A happy ending, and no doubles were used. The town wins.
    .c = Ripe oranges, open doors, singing on the beach until midnight. There are no villains left in this picture: the town wins.

los-angeles-win-mafia =
    .a = The studio has been bought. One does not ask by whom, but the best table in every restaurant is taken now. The mafia wins.
    .b = The script has been rewritten to the last line, and nobody is left to argue with the authors. The mafia wins.
    .c = Opening night. The family steps out of long cars, and the whole house rises, because it had better. The mafia wins.

los-angeles-win-maniac =
    .a = In the great picture house they are running the film for an audience of one. The maniac wins.
    .b = The lamps are lit, the sets are standing, and there is a single figure in the shot. The maniac wins.
    .c = The whole boulevard is ablaze with lights, and there is nobody left to smile at. The maniac wins.

# Nobody is left
los-angeles-draw =
    .a = A bright screen, an empty house. It is a draw.
    .b = The last frame: the boulevard, the palms, the ocean, and not a soul. There are no winners.
    .c = There was film left, but nobody to play. It is a draw.

los-angeles-stopped =
    .a = The host has stopped the picture. The roles are open, the film goes on the shelf, and nobody wins.
    .b = The host has put the lights up in mid-show. Nobody wins this one; the tickets are good for the next.
    .c = At the host's word the sets come down. The game is over, and it counts for nobody.
