### The theme “Boston”: fog on the harbour, a horn out on the point, the ferry, and the union hall with its board, where
### everybody has a brass tag: off in the morning, back on its hook at night.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret.

## The beginning

boston-game-start =
    .a = The fog has come in as far as Long Wharf and means to stay. On the board in the union hall { $count ->
        [one] hangs { $count } brass tag
       *[other] hang { $count } brass tags
    }, with a role scratched on the back of each. Read yours, and hang it up the way it was.
    .b = The last ferry is out and the gangway is up. On the pier { $count ->
        [one] stands { $count } person
       *[other] stand { $count } people
    }, collars up, hands in their pockets. And in every pocket there is a card.
    .c = Roll call is done, and “here” was said { $count ->
        [one] { $count } time
       *[other] { $count } times
    }. The roles are dealt. What people do after their shift is not in the book.

## Night

boston-night =
    .a = The fog has come up State Street and swallowed the lamps one by one. Out on the point the horn begins. Boston sleeps, or lets you think so.
    .b = The cranes hang their heads, the longshoremen have gone home. Somewhere out there a buoy rings once and thinks better of it. Good night.
    .c = Chairs up on the tables in the oyster house, curtains drawn on Beacon Hill. The harbour breathes slow and deep. It is night.
    .d = You can read the Custom House clock until midnight; after that it belongs to the fog. Whoever is awake knows what for.

## A dawn that lingers: the host waits for somebody's answer

boston-dawn =
    .a = The horn has stopped and the fog is thinning, but the dock gates are still shut: the host waits for one answer.
    .b = The early shift stands at the gate with its hands round tin mugs. The whistle will not blow until somebody speaks.
    .c = The pilot is on the bridge, and the lines are still fast. One more word, and it is morning.

## Morning

boston-morning-first =
    .a = The fog lifts, and there you all are: the same caps, the same mugs, the same “sleep well?”. Not everyone asks out of kindness.
    .b = First whistle, first coffee, one newspaper for the whole bench. There is no news in it yet, and plenty to talk about till noon.
    .c = The gulls were up before everybody and are quarrelling already. The town will not be far behind.

boston-morning-quiet =
    .a = Not a tag is left on the board this morning: everybody has come for theirs. A full shift, for once.
    .b = Roll call went through without a stumble. Everybody said “here”, and even the gulls were impressed.
    .c = The ferry is on time, and all who should be on the landing are there. Good morning, Boston.
    .d = Sun on the brick, pancakes on the griddle, no room on the bench. Boston lost nobody tonight.

boston-morning-one =
    .a = The shift began without a whistle. One tag is still on the board, and people walk around it.
    .b = At roll call one name was read out twice. There was no answer.
    .c = The fog is up, and the caps are off. There is a gap on the long bench by the gate.
    .d = They filled the mugs the way they always do. One of them is still full.

boston-morning-many =
    .a = At roll call silence answered { $count ->
        [one] { $count } time
       *[other] { $count } times
    }. The steward closed the book, and it was a while before anybody spoke.
    .b = There { $count ->
        [one] is { $count } tag
       *[other] are { $count } tags
    } on the board this morning that nobody will come for. The shift began without a word.
    .c = The flag over the union hall is at half-mast. The queue for coffee is short by { $count }.

# One death of the night, name and role. The cause is a secret.
boston-death =
    .a = The tag of { $player } is still on its hook. On the back it says: { ROLE($role) }.
    .b = { $player } did not turn up for the shift. There is a role beside the name in the book now: { ROLE($role) }.
    .c = The steward took off his cap and read it out: { $player }, { ROLE($role) }. Nobody said “here”.
    .d = { $player } will not turn up a collar to this wind again. The whole bench knows the role now: { ROLE($role) }.

## Day: the clock

boston-limit =
    .a = The steward has pinned a note to the door: argue until then, and not a minute longer.
    .b = The host has looked at the tide table and named an hour. When the water is in, the talking is over.
    .c = The gavel: everyone may have the floor, but nobody may keep it. The host has set the end.

boston-twilight =
    .a = All have voted. It is dusk on the harbour, and the light on the point blinks for the first time: until dark you may think again.
    .b = The last vote is cast, and a little fog comes walking over the water. As long as you can see the other shore, you can change your mind.
    .c = Every vote is in the box, and the lid is still open. The sun goes down behind the chimneys.

boston-extra =
    .a = Somebody changed a vote at dusk. The steward sighs, takes off his coat and sits down again: there is more time.
    .b = A vote has crossed the aisle. A fresh pot goes on the stove, and the day grows longer.
    .c = Somebody thought again with one foot on the gangway. The ferry can wait, and so can the night.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
boston-last-word =
    .a = The hall goes quiet. { $player } has the floor, and nobody interrupts a last word here.
    .b = { $player } turns round to face the benches. Even the foghorn holds its breath.
    .c = The minutes are signed, all but the last line. It belongs to { $player }.

boston-execution =
    .a = The hall has voted. { $player } walks out between the benches, and there is nothing behind the door but fog. The role: { ROLE($role) }.
    .b = The gavel comes down once. The verdict is carried out: { $player }, { ROLE($role) }.
    .c = A tag is taken off the board for good. The hall has decided that { $player } will not be back. On the other side of it: { ROLE($role) }.
    .d = This town once threw its tea in the harbour and was never sorry. Today it has made up its mind about { $player }. The role: { ROLE($role) }.

boston-last-shot =
    .a = The echo went out into the fog and came back. The board is short of one tag more: { $player }, { ROLE($role) }.
    .b = They heard that last word across the water: it was a shot. { $player } goes with the condemned. The role: { ROLE($role) }.
    .c = Those by the door ducked in time, but not { $player }. The role: { ROLE($role) }.

boston-no-execution =
    .a = They shouted, voted, counted, counted again and went home with nothing. There is no execution.
    .b = No bench outweighed the others, and the gavel stayed where it lay. Nobody is executed today.
    .c = Resolved: to meet again tomorrow. The tags hang where they hung, and nobody is executed.

# A death by day beside another; the cause is a secret
boston-fallen =
    .a = The book was not even shut, and there is another line in it: { $player }, { ROLE($role) }.
    .b = Caps off a second time: { $player }, { ROLE($role) }.
    .c = Another tag follows the first off the board: { $player }. The role: { ROLE($role) }.

boston-removed =
    .a = { $player } has not answered at roll call for too long. The tag is off the board. The role: { ROLE($role) }.
    .b = Too many shifts missed, and the steward strikes out a name: { $player }, { ROLE($role) }.
    .c = Letters to { $player } come back unopened. The town has stopped waiting. The role: { ROLE($role) }.

boston-kicked =
    .a = The host has struck a name from the book. { $player } plays no more. The role: { ROLE($role) }.
    .b = By the host's decision { $player } goes ashore. The role: { ROLE($role) }.
    .c = The host pointed at the gangway, and nobody argued: { $player }, { ROLE($role) }.

## News of the morning

boston-turncoat-joined =
    .a = Somebody changed piers in the night. Nobody has the name, everybody has the side: the turncoat is with the { TEAM($team) } now.
    .b = The empty warehouse did not stay dark for long. The turncoat has taken the side of the { TEAM($team) }.
    .c = The fog hid the face but not the flag: the turncoat stands with the { TEAM($team) }.

## The clock

boston-pause =
    .a = The host has stopped the Custom House clock. The tide waits at the third step, and you may catch your breath.
    .b = The host calls a recess: gavel down, clock stopped, doughnuts by the door.
    .c = There is too much fog to read the dial, so the host has stopped the clock. Let us wait.

boston-resume =
    .a = The host has started the Custom House clock again. The tide moves on, and so does the talk.
    .b = The host's gavel: the recess is over, and time is running.
    .c = The fog has cleared, and the host has wound the clock. On we go.

# Weekends and holidays
boston-rest =
    .a = The port has a day off, and the clock with it. Talk and vote as you please.
    .b = A day off: the cranes are asleep, and time stands still. Argue over baked beans, votes are taken.
    .c = The Custom House is shut and its clock is not running. Vote at your leisure; it will run again later.

boston-rest-over =
    .a = The first whistle after the day off: the clock is running.
    .b = The port is awake, the cranes have raised their heads, and time moves again.
    .c = Rested enough: the gates are open, the clock is on.

## The end

boston-win-town =
    .a = The fog went out past the point and did not come back. The hall stands open, and nobody looks over a shoulder any more: the town wins.
    .b = Only friends are left on the board. Somebody has brought a fiddle, somebody oysters for all. The town wins.
    .c = Every ship in the harbour is sounding its horn, for no reason but joy. The town wins.

boston-win-mafia =
    .a = Meetings are held in the back room now, and there is no voting there. The mafia wins.
    .b = All the piers have changed hands, and the hands are one family's. The mafia wins.
    .c = It is the same hall and the same benches, only that people raise their hands when they are told to. The mafia wins.

boston-win-yakuza =
    .a = Not a crate comes ashore in this harbour any more without the clan's word. The yakuza win.
    .b = The dock gates open to one short knock now. The clan is at home here: the yakuza win.
    .c = The fog lifted, and everybody saw whose piers these are. The yakuza win.

boston-win-maniac =
    .a = One tag on the board, one pair of footsteps in the hall. The maniac wins.
    .b = All night the light on the point turns for a single passer-by. The maniac wins.
    .c = Roll call was short: one name, one answer. The maniac wins.

# Nobody is left
boston-draw =
    .a = The horn is sounding, and there is nobody to hear it. It is a draw.
    .b = All the tags on their hooks, the door open, the hall empty. Nobody won this one.
    .c = The fog came into the harbour and found nobody in. There are no winners.

boston-stopped =
    .a = The host has declared the port closed. The roles are open, and nobody wins.
    .b = The host has adjourned the meeting early. Cards on the table; the round does not count.
    .c = The host has put out the light on the point: the game is stopped, without winners.
