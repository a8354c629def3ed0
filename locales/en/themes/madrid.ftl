### The theme “Madrid”: cafés with marble tables, arguments without end, newspapers, geraniums on the balconies, and the
### night watchman with his ring of keys.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret: the news of the morning stands in
### a black frame, and nobody says who brought it.

## The beginning

madrid-game-start =
    .a = The café is full, the smoke hangs under the ceiling, and the waiter brings cards instead of the bill. At the tables { $count ->
        [one] sits { $count } regular
       *[other] sit { $count } regulars
    }, each of whom now knows a little more than they will say.
    .b = The evening edition has sold out, and the main thing was not in it: this house has { $count ->
        [one] { $count } lodger
       *[other] { $count } lodgers
    }, and not all are what it says on the door. The roles are dealt.
    .c = The night watchman has given out { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }. On every key there is a tag, on every tag a role. Read yours under the street lamp, and pocket it.

## Night

madrid-night =
    .a = The café closed in the middle of an argument, and the argument has gone to bed. An empty tram rolls across the Puerta del Sol. Madrid turns out its lamps.
    .b = The watchman has been down the street with his keys: every door is locked, and everybody, so they tell him, is at home. Good night.
    .c = The heat lets go, and behind a wall a guitar gives up in the middle of a bar. At the printer's they are setting tomorrow in type, and do not know yet how it reads.
    .d = Only the plane trees are whispering in the Retiro. The city has gone to bed late, as ever, and not all of it has gone.

## A dawn that lingers: the host waits for somebody's answer

madrid-dawn =
    .a = The pages are made up, but for a white space at the top of the first: the host waits for one answer.
    .b = It is getting light, the oil for the churros is hot, and the door stays locked. Somebody has not spoken yet.
    .c = The watchman stands at the last door, key in hand. One answer more, and he can lock up the night.

## Morning

madrid-morning-first =
    .a = The chocolate is thick, the churros are hot, the ink is not quite dry. There is nothing in the papers yet, so read the faces.
    .b = The first morning. Madrid bows across the street, and has formed an opinion of everybody.
    .c = Balconies open, geraniums watered, and so are the passers-by. The town wakes up and begins to look around.

madrid-morning-quiet =
    .a = No black frame in the morning edition. Everybody is alive, and the typesetter is glad of it.
    .b = There are not enough chairs in the café this morning: everyone has come.
    .c = The watchman handed back the keys, and had none left over. Madrid lost nobody tonight.
    .d = Coffee with milk, a full house, everyone at their table. There is nothing to argue about yet but the weather.

madrid-morning-one =
    .a = There is one black frame in the morning edition, and the ink comes off on your fingers.
    .b = All the balconies in the street are open, except one. Nobody has watered the geraniums there.
    .c = The waiter made a coffee out of habit, and now he stands with the cup and does not know where to take it.
    .d = This morning the watchman has a key too many on his ring.

madrid-morning-many =
    .a = The typesetter ran short of black: there { $count ->
        [one] is { $count } frame
       *[other] are { $count } frames
    } in the morning edition.
    .b = This morning there { $count ->
        [one] is { $count } key
       *[other] are { $count } keys
    } too many on the watchman's ring. He walks down the street and tries not to let them ring.
    .c = The street has { $count ->
        [one] { $count } closed balcony
       *[other] { $count } closed balconies
    } today. In the café they keep their voices down.

# One death of the night, name and role. The cause is a secret.
madrid-death =
    .a = A name in a black frame: { $player }. Below it, in small type, the role: { ROLE($role) }.
    .b = { $player } has not come to the table by the window. The waiter turns over the card that was left there: { ROLE($role) }.
    .c = Nobody will ask for the key to this door again: { $player }, { ROLE($role) }.
    .d = An argument will never get its answer: { $player } has no more to say. The role: { ROLE($role) }.

## Day: the clock

madrid-limit =
    .a = The paper goes to press before long. The host has named the hour: argue until then.
    .b = The waiter has turned the sign on the door. They will close on time, even for an argument like yours.
    .c = The host nods at the clock above the square: today's conversation has an end.

madrid-twilight =
    .a = All have voted. The sunset is going out behind the roofs, and until it is gone you may think again.
    .b = The votes are in, the page is nearly made up. Twilight is for last corrections.
    .c = Everyone has spoken. The lamps are lit, and there is sherry on the tables: while there is some left, you can change your mind.

madrid-extra =
    .a = A correction at the last minute: somebody changed a vote. The press can wait, there is more time.
    .b = Somebody has thought again. The waiter, without a blink, brings another pot: the day grows longer.
    .c = In the twilight a vote has moved to another table. The town has extra time.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
madrid-last-word =
    .a = Spoons stop in their cups: the last word is with { $player }.
    .b = { $player } stands up from the table, and takes time over a hat. The café waits.
    .c = The verdict is set in type, but the last line has been left open for { $player }.

madrid-execution =
    .a = { $player } walks out into the empty square, and soon there are no more footsteps. That was the verdict. The role: { ROLE($role) }.
    .b = Evening edition, foot of the last column: the verdict was carried out. { $player }, { ROLE($role) }.
    .c = A table has become free, as the café voted: { $player }, { ROLE($role) }.
    .d = The argument is over, and { $player } has lost it. The verdict is carried out, the card is open: { ROLE($role) }.

madrid-last-shot =
    .a = In place of a closing remark, a shot. { $player } was in the middle of a sentence. The role: { ROLE($role) }.
    .b = The pigeons are up above the square: somebody fired. There is a second name for the same edition: { $player }, { ROLE($role) }.
    .c = All the cups in the café rang at once. { $player } goes with the condemned. The role: { ROLE($role) }.

madrid-no-execution =
    .a = They argued to the last cup, and could not agree even on who was paying. Nobody is executed today.
    .b = The space kept for the verdict stayed white, and they put a poem in it. There is no execution.
    .c = Opinion stood against opinion, and neither would budge. The waiter shrugs: no execution today.

# A death by day beside another; the cause is a secret
madrid-fallen =
    .a = They are making up the page all over again, with room for one more frame: { $player }, { ROLE($role) }.
    .b = Another table empties after the first: { $player }. The role: { ROLE($role) }.
    .c = Hats were hardly on when they had to come off again: { $player }, { ROLE($role) }.

madrid-removed =
    .a = They no longer make coffee for { $player }: it went cold too often. The role: { ROLE($role) }.
    .b = { $player } has stayed away so long that the café has given up the table. The role: { ROLE($role) }.
    .c = The newspapers have made a pile at one door, and the boy does not call there any more: { $player }, { ROLE($role) }.

madrid-kicked =
    .a = The host has struck a name from the proofs. { $player } plays no more. The role: { ROLE($role) }.
    .b = By the host's decision a table becomes free: { $player }, { ROLE($role) }.
    .c = The host opened the door of the café, and waited. { $player } leaves the game. The role: { ROLE($role) }.

## The clock

madrid-pause =
    .a = The host has stopped the clock above the square. The smoke hangs over the tables, thinking.
    .b = The host held up a hand: the press has stopped, and the clock with it.
    .c = The host has drawn the blinds against the heat. The clock stands still; fan yourself with the paper.

madrid-resume =
    .a = The host has set the clock above the square going. The smoke drifts on, and so does the argument.
    .b = The press is pounding again: at the host's word time is running.
    .c = The host pulls up the blinds. There is light, the clock is going, and so are we.

# Weekends and holidays
madrid-rest =
    .a = No newspapers today, and no clock. Talk and vote as you please.
    .b = A day off: all Madrid is in the park, and time stands still. Argue in the shade, votes are taken.
    .c = The café is open, the clock is resting. Vote at your ease; it will run again later.

madrid-rest-over =
    .a = The boys are crying the morning edition: the day off is over, the clock is running.
    .b = The park has emptied, the café has filled up. Time moves on.
    .c = Press pounding, coffee ground, clock going: here we are again.

## The end

madrid-win-town =
    .a = A special edition, and one headline right across it: all quiet. The town wins.
    .b = They have pushed the tables together, and argue about nothing but verse. The town wins.
    .c = The watchman has hung up his keys: in Madrid they do not lock their doors any more. The town wins.

madrid-win-mafia =
    .a = All the morning papers have the same front page, and a most respectful one. The mafia wins.
    .b = The best table in the café is taken for good, and the bill never goes there. The mafia wins.
    .c = Madrid has stopped arguing, and the family likes it that way. The mafia wins.

madrid-win-maniac =
    .a = The café is open, and one table is taken. The maniac wins.
    .b = They printed a single copy today, for a single reader. The maniac wins.
    .c = Somebody is strolling down the Gran Vía, and there is nobody to step aside for. The maniac wins.

# Nobody is left
madrid-draw =
    .a = There is nobody to print the paper for. It is a draw.
    .b = Empty tables, cold coffee, open cards. There are no winners.
    .c = All the keys are back on the watchman's board, and nobody calls for one. Nobody won this round.

madrid-stopped =
    .a = The host has stopped the press. The roles are open, and nobody wins.
    .b = The host has paid for everybody and closed the café. Cards on the table; the round does not count.
    .c = The host broke off the argument just when it was getting good. Nobody won, nobody lost.
