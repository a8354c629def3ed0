### The theme “Dallas”: oil and rail. The station and its sheds, the telegraph, the hotel by the tracks, derricks on the
### edge of the prairie, porches, cicadas, dust, iced tea, and pie at the diner.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret.

## The beginning

dallas-game-start =
    .a = The train lets off steam and pulls out west. On the platform there { $count ->
        [one] is { $count } traveller
       *[other] are { $count } travellers
    }, each with a suitcase, and a card that not even the conductor has seen. Have a look at yours while nobody is watching.
    .b = The wind brings oil from one side and dust from the other. The hotel has { $count } { $count ->
        [one] guest
       *[other] guests
    } tonight: hands are shaken, names are in the book, and with every key came a card. Read yours upstairs.
    .c = The deal was made on a porch, over iced tea: { $count } { $count ->
        [one] signature
       *[other] signatures
    }, and something left unsaid under each. The roles are dealt, the ink is drying.

## Night

dallas-night =
    .a = The freight has gone through, the rails are cooling, the signal is set for the night. Even the cicadas have made their point. Dallas sleeps.
    .b = It took until midnight for the heat to let go. The porch lamps are out, and a chair here and there goes on rocking all by itself. Good night.
    .c = A storm is walking up and down the prairie and cannot make up its mind. The diner has its stools up, the telegraph is still. Night.
    .d = Out past the last street the pumps nod in the dark, as they have nodded all day. Nothing else moves, or so it looks from the porch.

## A dawn that lingers: the host waits for somebody's answer

dallas-dawn =
    .a = There is grey in the east, but the signal stays red: the host waits for one more answer.
    .b = The telegraph operator sits over an empty form. A word is missing, and the morning cannot be sent without it.
    .c = The engine has steam up, and nobody waves it off. The night is still owed a reply.

## Morning

dallas-morning-first =
    .a = A dry, clear morning. Boots are shined, hats are touched, and hands are shaken a moment longer than they need to be. Everybody came here for the oil. So they say.
    .b = Coffee and fresh newsprint in the hotel lobby. Land goes up by the hour in this town, and so does the price of trust.
    .c = The first train was on time. All Dallas is out on the platform, looking itself over: who came, what for, and for how long.

dallas-morning-quiet =
    .a = The stationmaster walked the platform and counted heads, and the count was right. Nobody died in Dallas last night.
    .b = The same hats on the same stools, and the pie is selling as fast as yesterday. The night took nobody.
    .c = The report for the night went out by wire and came to three words: “Everybody is alive.”
    .d = The milk has been taken in from every porch in town. That is all the news there is, and you will hear none better today.

dallas-morning-one =
    .a = On one porch a lamp burned all night, and nobody has come to put it out.
    .b = All the regulars turned up for the first train. All but one.
    .c = The diner poured a cup too many. The waitress looked at the door for a while, then took it away.
    .d = The flag over the station is at half-mast. The hats came off before anyone had heard a name.

dallas-morning-many =
    .a = There are empty places at the hotel breakfast today: { $count }.
    .b = The engine whistled { $count } { $count ->
        [one] time
       *[other] times
    }, once for each of those who will not be back.
    .c = On the rack at the diner { $count ->
        [one] hangs { $count } hat
       *[other] hang { $count } hats
    } from yesterday, and nobody is coming for them.

# One death of the night, name and role. The cause is a secret.
dallas-death =
    .a = The bags of { $player } are on the platform, and the train has gone. Under the name on the tag: { ROLE($role) }.
    .b = The wire was short, a name and a trade: { $player }, { ROLE($role) }.
    .c = On a porch a chair is rocking with nobody in it. { $player }, { ROLE($role) }.
    .d = Hats in laps, voices low: { $player } will not step out on the porch again. The role: { ROLE($role) }.
    .e = The hotel closes an account: { $player }. Under “occupation” the book tells the truth at last: { ROLE($role) }.

## Day: the clock

dallas-limit =
    .a = There is a new line on the departures board: this day will leave on time.
    .b = The host snaps a watch shut. Haggle all you like, but the train will not wait.
    .c = The host has set a term. Until then everybody's word is worth its price.

dallas-twilight =
    .a = All the votes are in. The sun goes down behind the derricks, and their shadows reach clear across town.
    .b = The last vote is on the table. Lamps are lit along the street: there is still time to think again.
    .c = Everyone has spoken. The heat is going, the day is going; steam is up, but the doors are still open.

dallas-extra =
    .a = Somebody jumped off the running board: a vote has changed, and departure is delayed.
    .b = A vote has moved, and the stationmaster lowers the lantern. The day stays at the platform a while.
    .c = A new bid at twilight. The trading goes on, and the town has more time.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
dallas-last-word =
    .a = The platform falls quiet: { $player } has something to say before the train goes.
    .b = { $player } raises a hand, and the very cicadas stop. The town waits.
    .c = The verdict is signed, and the ink is wet. The last word is with { $player }.

dallas-execution =
    .a = The town has voted, and the flag is up. { $player } takes this train, for which they sell no return tickets. The role: { ROLE($role) }.
    .b = The verdict is carried out, and one can hear the dust settle: { $player }, { ROLE($role) }.
    .c = { $player } straightens a hat and walks down the steps. The town wanted it so. The role: { ROLE($role) }.
    .d = The contract is cancelled by vote, and its last clause is an execution. { $player }, { ROLE($role) }.

dallas-last-shot =
    .a = The last word was a shot, like thunder out of a clear sky. { $player } stood too close: { ROLE($role) }.
    .b = A shot. In the diner across the street somebody drops a tray. Another card is open: { $player }, { ROLE($role) }.
    .c = The shot rolls down the tracks and dies away behind the sheds. It has taken one more name along: { $player }, { ROLE($role) }.

dallas-no-execution =
    .a = They haggled until dark and went home with what they came with. Nobody is executed today.
    .b = There was no price that everyone would pay. Chairs back, hats on: there is no execution.
    .c = The storm passed the town by, and the verdict went with it. Nobody is executed today.

# A death by day beside another; the cause is a secret
dallas-fallen =
    .a = The dust has not settled, and the town says goodbye again: { $player }, { ROLE($role) }.
    .b = The engine whistles a second time. { $player } follows; the role: { ROLE($role) }.
    .c = The hats are off, and had better stay off: { $player }, { ROLE($role) }.

dallas-removed =
    .a = The wires to { $player } come back undelivered. The town has stopped waiting. The role: { ROLE($role) }.
    .b = { $player } has not been heard from in so long that the room is let. The role: { ROLE($role) }.
    .c = The suitcase lay in left luggage past its time. For long silence { $player } is out of the game. The role: { ROLE($role) }.

dallas-kicked =
    .a = The host hands back the deposit and points to the platform. { $player } plays no more. The role: { ROLE($role) }.
    .b = At the host's word the passenger list is one name shorter: { $player }, { ROLE($role) }.
    .c = The host tears up a contract. { $player } leaves the game. The role: { ROLE($role) }.

## The clock

dallas-pause =
    .a = The host has set the signal to red. The station clock stands still.
    .b = The host shuts the valve: time has stopped flowing.
    .c = The host calls a halt. Stretch your legs, the clock is not running.

dallas-resume =
    .a = The host has set the signal to green. The station clock is running.
    .b = The host opens the valve, and time flows again.
    .c = The halt is over: the host waves the flag, and the clock pulls out.

# Weekends and holidays
dallas-rest =
    .a = A day off in Dallas: the pumps nod, the clock does not. Votes and night orders are taken.
    .b = The office is shut, the trains keep holiday time, and the game's clock keeps none. What has to be done can be done today.
    .c = A day for pie, shade and iced tea. The clock stands still, and nobody is in a hurry.

dallas-rest-over =
    .a = The day off is used up. The office is open, the clock is running.
    .b = The morning train came in by the weekday timetable: time is on its way again.
    .c = The pie is gone, the sleeves are rolled up, the clock runs.

## The end

dallas-win-town =
    .a = Nobody locks a door in Dallas any more, and the signals are green down every line. The town wins.
    .b = The storm has made up its mind at last and washed off all the dust. Everyone is standing in the rain, laughing: the town wins.
    .c = A long table in the yard, a pie as big as a wheel, and nobody looking over a shoulder. The town wins.

dallas-win-mafia =
    .a = Every derrick up to the skyline is in one family's name, and the papers are in order. The mafia wins.
    .b = The family has the front car, and the train leaves when the family says so. The mafia wins.
    .c = In the best suite of the hotel the last paper has been signed. It needs no second signature. The mafia wins.

dallas-win-maniac =
    .a = One passenger on the platform, and a whole train to choose from. The maniac wins.
    .b = All down the long street a single chair is rocking. The maniac wins.
    .c = The telegraph still works, but whoever reads the wires also has to write them. The maniac wins.

# Nobody is left
dallas-draw =
    .a = The pumps nod to an empty town. It is a draw.
    .b = The train came in on time; nobody got off, and nobody got on. There are no winners.
    .c = The wind sorts through the cards on the table, every one of them face up. Nobody is left to play: a draw.

dallas-stopped =
    .a = The host has called off the deal: cards on the table, nobody wins.
    .b = The host pulls the emergency cord. The roles are open, and the game counts for nobody.
    .c = By the host's decision this train goes no further. There are no winners.
