### The theme “Naples”: the bay, Vesuvius, the fish market, the café on the corner, laundry over the street.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret: at night no shot and no step is
### heard, in the morning there is only a door that stays shut.

## The beginning

naples-game-start =
    .a = One by one the lights go out along the bay. At the tables of the trattoria { $count ->
        [one] sits { $count } guest
       *[other] sit { $count } guests
    }, each with a card under the saucer. Have a look, and smile at your neighbour, who is doing the same.
    .b = The steamer has left, the trunks are unpacked, the names have been exchanged. This street has { $count ->
        [one] { $count } neighbour
       *[other] { $count } neighbours
    }, and they know everything about each other. Except the one thing.
    .c = Vesuvius is quiet tonight, and the people below it learned to be quiet long ago. The roles are dealt: { $count ->
        [one] { $count } face
       *[other] { $count } faces
    } in the square, and none of them here by chance.

## Night

naples-night =
    .a = The sun is down behind Posillipo. Shutters closed, the last tram gone home, and only the waves still have something to say. Naples sleeps.
    .b = The lamp in the corner café goes out, and the cats take over the fish market. Night on the bay. Whoever cannot sleep must have their reasons.
    .c = Behind a wall somebody finishes a song and puts the mandolin away. The moon lies on the water, and the alleys keep the dark for themselves. Good night.
    .d = No wind; the laundry hangs still above the street. The old men by the church have finished their cigars. Naples wishes you a good night, and promises it to nobody.

## A dawn that lingers: the host waits for somebody's answer

naples-dawn =
    .a = It is already pale over Vesuvius, but the bell holds its tongue: the host waits for one more answer.
    .b = The fishermen stand by their boats and do not push off. A word is missing, and morning will not start without it.
    .c = The bread is out of the oven, the shop stays shut. They say the night is not over yet: there is one conversation left.

## Morning

naples-morning-first =
    .a = The morning smells of coffee and salt. People call good day across the street, and each of them wonders: which of you?
    .b = Fish on the stalls, newspapers under every arm. There is nothing in the papers yet, and still the town is whispering.
    .c = The bells are done, the shutters are wide open. Today you may just drink your coffee and look each other in the eye. Look well.

naples-morning-quiet =
    .a = The boats are back, the bread is warm, and the neighbours have counted each other twice. Nobody is missing.
    .b = They ring for early mass, and there is no gap in any bench. Nobody died in Naples tonight.
    .c = In every house, down to the last one, there is coffee on the stove. Such mornings happen. Do not get used to them.
    .d = All that vanished overnight was a lemon or two from the barrow. Everyone is alive, and a little surprised.

naples-morning-one =
    .a = It is bright over the bay, and in one house the shutters stay closed.
    .b = The gulls shout as ever, but the square is quiet: on one table of the café a cup stands untouched.
    .c = A bell in the morning, and not for mass. The street comes to its doorsteps and looks around for the one who is not there.
    .d = Every boat has put out from the mole this morning. Every boat but one.

naples-morning-many =
    .a = It is bright over the bay, but shutters have stayed closed in { $count } { $count ->
        [one] house
       *[other] houses
    }.
    .b = The bell struck { $count } { $count ->
        [one] time
       *[other] times
    }, and the street grew quieter with every stroke.
    .c = The man at the café put out all the chairs, as he always does. Today there are { $count } too many.

# One death of the night, name and role. The cause is a secret.
naples-death =
    .a = { $player } did not come down for the morning coffee. The street learns who lived behind that door: { ROLE($role) }.
    .b = A newspaper lies on the step, and there is nobody to pick it up: { $player }, { ROLE($role) }.
    .c = { $player } will not sing in this street again. The neighbours bring flowers and say it under their breath: { ROLE($role) }.
    .d = The baker strikes a name from his morning list: { $player }. Beside it he writes: { ROLE($role) }.

## Day: the clock

naples-limit =
    .a = The man at the café has turned an hourglass on the counter: there is an end to every talk.
    .b = The host taps a cup with a spoon. Go on arguing, but keep an eye on the time.
    .c = The sexton has started up the bell tower. There are many steps, but he will get there, and then he will ring.

naples-twilight =
    .a = All the votes are in. The sun has touched the water, and twilight is all the town has left.
    .b = Everyone has spoken. The lamps are being lit around the square: until the last one burns, there is time to think again.
    .c = The last vote is on the table, and the shadows reach down to the harbour. Twilight is short here.

naples-extra =
    .a = Somebody thought again. The man at the café sighs, fills up the lamp and puts on another pot.
    .b = A vote has moved, and the lamplighter, his hand already raised, leaves the flame alone. The town has more time.
    .c = A change of heart at twilight. The square, halfway home, sits down again.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
naples-last-word =
    .a = The square falls silent: { $player } asks for a word. Let it be said.
    .b = { $player } raises a hand, and suddenly one can hear the sea. The town waits.
    .c = The verdict has been spoken, but the last word has not, and it belongs to { $player }.

naples-execution =
    .a = The square has had its say. { $player } goes down the steps to the sea, and nobody follows. The role: { ROLE($role) }.
    .b = The chair of { $player } is free from today: the town wanted it so. A card is left on the table, { ROLE($role) }.
    .c = The bell strikes once. The verdict is carried out: { $player }, { ROLE($role) }.
    .d = Hands went up, and hands came down. { $player } leaves, and the last thing in the square is an open card: { ROLE($role) }.

naples-last-shot =
    .a = It was a loud last word. { $player } stood in its way: { ROLE($role) }.
    .b = All at once the gulls are off the roofs: somebody fired in the square. { $player } goes with the condemned. The role: { ROLE($role) }.
    .c = The echo rolls down as far as the harbour. There is a second open card on the stones: { $player }, { ROLE($role) }.

naples-no-execution =
    .a = They talked themselves hoarse and drank the carafes dry, and agreed on one thing: supper is getting cold. Nobody is executed today.
    .b = The votes hang over the square like laundry between the houses, and none pulls the line down. There is no execution.
    .c = The judge took off his hat, held it for a while, put it on again and went home. Not today.

# A death by day beside another; the cause is a secret
naples-fallen =
    .a = The square has hardly drawn breath, and another neighbour is gone: { $player }, { ROLE($role) }.
    .b = { $player } follows, and the town turns that card too: { ROLE($role) }.
    .c = Hats off, and hats off again: { $player }, { ROLE($role) }.

naples-removed =
    .a = Letters and newspapers are piling up at the door of { $player }. The town has stopped waiting. The role: { ROLE($role) }.
    .b = Nobody has seen { $player } in the square for too long. The name is struck off, the card is turned: { ROLE($role) }.
    .c = The chair has been empty for too long, and the man at the café carries it inside: { $player }, { ROLE($role) }.

naples-kicked =
    .a = The host has settled the bill and sees a guest to the door. { $player } plays no more. The role: { ROLE($role) }.
    .b = By the host's decision a place is free: { $player }, { ROLE($role) }.
    .c = The host pointed to the pier, and the steamer did not wait. { $player }, { ROLE($role) }.

## The clock

naples-pause =
    .a = The host has stopped the clock. A wave hangs over the mole, the coffee stays hot, everything can wait.
    .b = The host has stopped the clock in the tower. The town is caught in mid-sentence, like on a postcard.
    .c = The host asks for silence: the clock stands still. You may move into the shade.

naples-resume =
    .a = The host lets the clock run again. The wave comes down, and the town goes on with the very same word.
    .b = The host takes a hand off the pendulum. Time is moving, and so is the coffee, towards cold.
    .c = A nod from the host to the bell ringer: the clock is running again.

# Weekends and holidays
naples-rest =
    .a = A day off in Naples, and the clock has it too. Talk and vote as you like, there is no hurry.
    .b = Shops shut, boats on the sand: the clock does not run today. Argue over lunch, votes are taken.
    .c = A holiday: time has the day off, tongues have not. The clock will run again later.

naples-rest-over =
    .a = The day off is over, the shops are open, the clock is running.
    .b = The town has shaken out its tablecloths and wound its clock. On we go.
    .c = The first tram rings at the bend: time is moving again.

## The end

naples-win-town =
    .a = The alleys are dark and nothing more than dark. Naples opens its shutters and leaves the doors unlocked: the town wins.
    .b = The bells are ringing for no reason, and neighbours kiss across the washing lines. There is no stranger at the table any more. The town wins.
    .c = Somebody has tuned the mandolin again. An evening, wine, a long table under the lemon trees, and friends down both sides of it. The town wins.

naples-win-mafia =
    .a = In the morning the town woke up polite. Everybody greets the same few people, and nobody asks them anything. The mafia wins.
    .b = The café on the corner is closed for a private supper. There is soft laughter inside, and nobody outside looks in. The mafia wins.
    .c = The same sunrise over the bay, only it has new owners. The family raises its glasses: the mafia wins.

naples-win-maniac =
    .a = In an empty square somebody finishes a coffee. There is no one left to say good day to. The maniac wins.
    .b = The town is so quiet that one can hear a single pair of shoes walking away over the stones. The maniac wins.
    .c = There is one window lit above the whole bay. The maniac wins, and nobody is there to say well done.

# Nobody is left
naples-draw =
    .a = Waves, gulls, empty chairs. Nobody won this one.
    .b = Vesuvius looks down on a town that has stopped arguing. It is a draw.
    .c = The man at the café gathers the cards from the tables, every one of them face up. There are no winners.

naples-stopped =
    .a = The host is closing the café early. Cards on the table, the bill is shared, and nobody wins.
    .b = The host has stopped the game. The roles are open, the round does not count, the coffee is on the house.
    .c = The steamer hooted in the middle of the round. The host gathers the cards: this game goes to nobody.
