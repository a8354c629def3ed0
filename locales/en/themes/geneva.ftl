### The theme “Geneva”: banks and the lake between the two wars. Hotels along the quay, porters, watchmakers under the
### roofs, steamers on the minute, the fountain, swans, sessions and minutes, Mont Blanc in clear weather, and the bise, a
### cold wind off the lake.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret.

## The beginning

geneva-game-start =
    .a = The hotel by the lake has { $count } { $count ->
        [one] guest
       *[other] guests
    }, each with a key on a brass tag and a card in an envelope. The porter knows everything and, as always, says nothing. You might do the same.
    .b = The bank has opened { $count } { $count ->
        [one] box
       *[other] boxes
    }, with a role in each. Look into yours, lock it, hide the key.
    .c = The watchmaker has wound { $count } { $count ->
        [one] movement
       *[other] movements
    } and set them out in a row. From outside they are all alike, and you may open only your own. The roles are dealt.

## Night

geneva-night =
    .a = They have turned off the fountain, and now one can hear the lake. Lamps go out along the quay, the swans are asleep beneath the bridge. So is Geneva.
    .b = The bise is blowing, and the water slaps the pier. Banks shut, curtains drawn, everything worth locking has been locked. Good night.
    .c = The lamps are out in the workshops under the roofs, and the watches tick on by themselves. The last tram went by on time; how else? Good night.
    .d = Snow on the Salève and snow on the roofs of the banks, spread with the same even hand. The city will not say a word until morning. Not that it talks much by day.

## A dawn that lingers: the host waits for somebody's answer

geneva-dawn =
    .a = Mont Blanc is pink already, but breakfast is not served: the host waits for one more answer.
    .b = Every clock in town is ready to show the morning. A word is missing, and for once punctuality will have to wait.
    .c = The porter keeps the fresh newspapers under the desk. The night has not closed its books: one reply is outstanding.

## Morning

geneva-morning-first =
    .a = The lake is as smooth as a signature. Coffee, croissants, careful smiles, and everyone knows what a word is worth.
    .b = The steamer left to the minute. Parasols go up along the benches, newspapers go up, and over the newspapers everybody studies everybody.
    .c = Geneva says good morning, politely and not too loud. All the more reason to listen.

geneva-morning-quiet =
    .a = The porter compared the guest list with the breakfast tables, and it tallied. Nobody died in the night.
    .b = The morning balance: everyone present, nobody written off.
    .c = As many swans on the lake as yesterday, and as many people along the quay. The night took nobody.
    .d = All the curtains were drawn back at eight sharp. You may call it dull, but everyone is alive.

geneva-morning-one =
    .a = Outside one door the newspaper is still lying. The porter was the first to notice and the last to mention it.
    .b = Every bench on the quay is taken but one, and people walk around it.
    .c = A clear morning, the mountains near enough to touch. Above the watchmaker's shop one blind has stayed down.
    .d = They asked for silence at the bank, though nobody had said a word. The town counts one fewer.

geneva-morning-many =
    .a = The porter went round the floors and came back with the newspapers that nobody had taken in: { $count }.
    .b = The morning balance is out, by { $count } { $count ->
        [one] person
       *[other] people
    }.
    .c = In the workshop under the roof they have stopped { $count } { $count ->
        [one] pendulum
       *[other] pendulums
    } and opened the window.

# One death of the night, name and role. The cause is a secret.
geneva-death =
    .a = { $player } did not come down to breakfast. Beside the name in the guest book there is a role now: { ROLE($role) }.
    .b = The bank opened a box in the name of { $player }. There was a single card in it: { ROLE($role) }.
    .c = A watch has stopped, and this is engraved on the lid: { $player }, { ROLE($role) }.
    .d = A bench by the water is free: { $player } will not come to feed the swans again. The role: { ROLE($role) }.
    .e = The notary read out a name and a role and passed over the rest: { $player }, { ROLE($role) }.

## Day: the clock

geneva-limit =
    .a = The host has wound a clock and set it on the table. You may argue until it rings.
    .b = The timetable is up: this day has a closing hour, and the counter will not wait.
    .c = The host has named the time, and all Geneva has set its watch.

geneva-twilight =
    .a = All the votes are in. The lake has gone pink, then violet; until it goes black, you may think again.
    .b = The last vote is entered in the minutes. The lights come on along the quay, but the ink is not dry.
    .c = Everyone has spoken. The last steamer lies at the pier, and one can still catch it.

geneva-extra =
    .a = A vote was withdrawn and handed in anew. Geneva dislikes doing things twice, but it grants the time.
    .b = Somebody thought again, already on the steps. The counter had just closed, and it opens once more.
    .c = A vote has changed at twilight. The last steamer is held, which, they say, has never happened before.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
geneva-last-word =
    .a = Pencils down: { $player } asks for the floor.
    .b = The verdict is in the minutes, but the minutes are not closed. The last word is with { $player }.
    .c = { $player } stands up, and one can hear the clocks. The town waits.

geneva-execution =
    .a = The assembly has decided, the seal is set. { $player } walks to the pier: this steamer goes one way only. The role: { ROLE($role) }.
    .b = The verdict is carried out, and not a minute late: { $player }, { ROLE($role) }.
    .c = { $player } hands in the key and leaves without looking back. The execution is done. The role: { ROLE($role) }.
    .d = By the town's verdict an account is closed: { $player }. The last line reads: { ROLE($role) }.

geneva-last-shot =
    .a = In place of a last word the minutes record a shot. { $player }, { ROLE($role) }.
    .b = The swans beat their wings, the windows of the bank tremble: somebody fired on the quay. Another card is open: { $player }, { ROLE($role) }.
    .c = The shot came on the second. { $player } was in its way. The role: { ROLE($role) }.

geneva-no-execution =
    .a = They sat until evening and resolved to sit again. Nobody is executed today.
    .b = The books balance, and there is no verdict to show for it. There is no execution.
    .c = The chair looked at the clock, the hall looked at the door. Nobody is executed today.

# A death by day beside another; the cause is a secret
geneva-fallen =
    .a = The ink is still wet, and another name must go into the minutes: { $player }, { ROLE($role) }.
    .b = One more watch stops: { $player }. The role: { ROLE($role) }.
    .c = The steamer takes another passenger: { $player }, { ROLE($role) }.

geneva-removed =
    .a = There was no movement on this account for too long, and the bank has closed it: { $player }, { ROLE($role) }.
    .b = The porter no longer sorts the mail for { $player }. For long silence the room is cleared. The role: { ROLE($role) }.
    .c = { $player } has not replied for longer than manners allow. Geneva waits no more. The role: { ROLE($role) }.

geneva-kicked =
    .a = The host asked to have a room vacated by noon. { $player } plays no more. The role: { ROLE($role) }.
    .b = By the host's decision a pass is cancelled: { $player }, { ROLE($role) }.
    .c = The host carried the suitcase to the station in person. { $player } leaves the game. The role: { ROLE($role) }.

## The clock

geneva-pause =
    .a = The host has stopped the clock. In Geneva everyone noticed at once.
    .b = The host has unhooked the weight. Time does not run, and even the wind has sat down on a bench.
    .c = The host adjourns the session: coffee in the foyer, and the clock stands still.

geneva-resume =
    .a = The host has started the clock. Geneva breathes again.
    .b = The weight is back, the pendulum swings: at the host's word time runs.
    .c = The host reopens the session, and the clock is running.

# Weekends and holidays
geneva-rest =
    .a = Banks closed, clock stopped. Votes and night orders are taken on a day off too.
    .b = A day off on the lake: sails, swans and no time at all. What has to be done can be done today.
    .c = It is a public day of rest, and the clock observes it. Whatever is allowed on a weekday is allowed now.

geneva-rest-over =
    .a = The banks have opened, the clock is running, to the second.
    .b = Sails down, collars buttoned: time is moving again.
    .c = The day off is closed and filed. The clock runs.

## The end

geneva-win-town =
    .a = The fountain stands at its full height, and everybody gets an equal share of the spray. The town wins.
    .b = The balance is drawn: there are no strangers left in town. The town wins.
    .c = They melt cheese in one pot for the whole square and talk about the weather. There is nothing else to worry about: the town wins.

geneva-win-mafia =
    .a = The brass plate of the bank has a new name on it. The depositors do not object: the mafia wins.
    .b = The family has opened a joint account, and the whole town is in it. The mafia wins.
    .c = There is a clink of glasses in the best rooms with a view. “Who is in there?” they ask the porter. “The owners,” says the porter. The mafia wins.

geneva-win-recruiter =
    .a = All who are left have signed the same sheet of paper. The recruiter wins.
    .b = There are no negotiations in Geneva any more: everyone has come to terms. The recruiter wins.
    .c = Along the quay they all greet each other with the same nod. Whoever did not know it is not here. The recruiter wins.

geneva-win-renegades =
    .a = Yesterday's modest depositors have come out of the bank with its keys. The renegades win.
    .b = The old contract is torn up, and nobody asks for a new one. The renegades win.
    .c = The quiet neighbours no longer lower their voices. The renegades win.

geneva-win-maniac =
    .a = The last steamer leaves with a single passenger, and precisely on time. The maniac wins.
    .b = The whole hotel is at the disposal of one guest. The maniac wins.
    .c = Along the entire quay one watch is ticking. The maniac wins.

# Nobody is left
geneva-draw =
    .a = The accounts are closed, and there are no heirs. It is a draw.
    .b = The clocks are right, and nobody is there to look. There are no winners.
    .c = There are only swans along the quay. It is a draw.

geneva-stopped =
    .a = The host has closed the session without a resolution. The roles are open, and nobody wins.
    .b = The host has turned off the fountain: the game is over early, and it counts for nobody.
    .c = By the host's decision all contracts are void. There are no winners.
