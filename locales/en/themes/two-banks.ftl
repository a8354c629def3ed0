### The theme of the two banks: a port on a wide river. A left bank and a right one, and a ferry between them; barges, tugs, horns,
### buoys, fog, a grain elevator, a landing stage, the Anchor tea-house, dockers, melons on the stalls. An old ferryman tells it:
### he carries everybody and hears everything. The family holds the left bank, the clan the right; citizens live on both.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told. Another can always be added.
### No variant hints at a role or a number that the rules keep secret; the cause of a death is told in a line of its own.
### Why somebody missed is never said: not “saved”, not “held their fire”, not “hit, but to no effect”.

## The beginning

two-banks-game-start =
    .a = The river is wide here: from the left bank you can see the right, but not the faces. { $count ->
        [one] { $count } passenger waits
       *[other] { $count } passengers wait
    } at the landing, each with a card in a pocket. Look at yours before the ferry casts off.
    .b = The ferryman took { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    } on board and asked nobody which bank they come from. The roles are dealt. Mind your card, not the water.
    .c = Evening, a horn, and the Anchor is full: { $count } at the tables, each with some business and a card. Who is with whom, time will tell.

## Night

two-banks-night =
    .a = The last ferry is gone and the buoys are lit. Night on the river: from bank to bank only shadows cross now.
    .b = The fog is down. Barges huddle at their moorings, and at the Anchor they put the chairs on the tables. The port sleeps, as far as it can.
    .c = The crane has stopped, and you can hear the water rub against the piles. Night. Whoever needs to cross will find a boat.
    .d = A tug sounded its horn, the river gave it back, and all went quiet. Good night to both banks.

## Dawn: the night is still being counted. Whether anybody is asked is not said.

two-banks-dawn =
    .a = There is light on the water, but the ferry does not move: the ferryman is still counting who slept where.
    .b = The fog turns pink. The landing is closed a little longer, while the night does its sums.
    .c = Dawn. The first horn is late, and nobody says why.

## Morning

two-banks-morning-first =
    .a = The first morning in port. On both banks people drink tea and look across the river.
    .b = The sun is up over the grain elevator. Today everybody says hello, and it is not even unpleasant.
    .c = The ferryman unties the rope: first crossing. There are seats for all, and things to talk about.

two-banks-morning-quiet =
    .a = Morning. Every boat is in its place, and so is everybody else.
    .b = The ferryman counted the passengers: as many as yesterday.
    .c = The river took nobody in the night. The dockers take off their caps to such a morning.
    .d = At the Anchor every table is taken, just like yesterday. It happens.

two-banks-morning-one =
    .a = Morning. There is a bundle on the landing, and nobody comes for it.
    .b = The ferry cast off with one seat on the bench left empty.
    .c = It is quiet on the river, and one boat at the jetty stays on its chain.
    .d = This morning, at the Anchor, one cup was turned upside down.

two-banks-morning-many =
    .a = Morning. The ferry went out half empty. Free seats on the benches: { $count }.
    .b = It was a long horn. Cups turned upside down at the Anchor: { $count }.
    .c = The river carries wreaths past both banks. Wreaths: { $count }.

# One death of the night, name and role; the cause follows in a line of its own
two-banks-death =
    .a = { $player } did not come to the crossing. The ferryman turns the card: { ROLE($role) }.
    .b = The flag on the landing is at half mast: { $player }, { ROLE($role) }.
    .c = This morning came without { $player }. The port knew the face, and now it knows the role: { ROLE($role) }.
    .d = The water took the name and left the card: { $player }, { ROLE($role) }.

# The same, but the role is not shown
two-banks-death-hidden =
    .a = { $player } did not come to the crossing. The river has taken the card.
    .b = The flag on the landing is at half mast: { $player }. Nobody will name the role.
    .c = The fog took { $player }, secret and all.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
two-banks-last-word =
    .a = The gangway is up, but { $player } may still say a word. The landing waits.
    .b = The ferryman holds the rope: the last word is with { $player }.
    .c = The port is so quiet that even the gulls sit down. All wait for what { $player } will say.

two-banks-execution =
    .a = The landing has decided. { $player } steps into a boat without oars, and the current knows the way. The role: { ROLE($role) }.
    .b = A horn, and the boat casts off: { $player }, { ROLE($role) }.
    .c = The verdict is carried out. On the planks of the pier lies a card: { $player }, { ROLE($role) }.
    .d = The votes were heaped like sacks on the scales, and one side went down: { $player }. The role: { ROLE($role) }.

two-banks-execution-hidden =
    .a = The landing has decided. { $player } steps into a boat without oars, and the card floats after it, unread.
    .b = A horn, and the boat casts off: { $player }. Nobody will name the role.
    .c = The verdict is carried out: { $player }. The ferryman lets the card slip into the water.

two-banks-no-execution =
    .a = They shouted from bank to bank until they were hoarse, and the boat stayed at the pier. Nobody is executed today.
    .b = The sacks on the scales swung, and settled level. There is no execution.
    .c = The sun went behind the grain elevator before the landing made up its mind. A day without a verdict.
    .d = The ferryman waited, shrugged, and went for his tea. Nobody, today.

# A death by day beside another
two-banks-fallen =
    .a = The boat rocked, and there are two in it: { $player } follows, { ROLE($role) }.
    .b = The rope pulled another after it: { $player }. The role: { ROLE($role) }.
    .c = The water had not closed when { $player } was gone too. The card says: { ROLE($role) }.

two-banks-fallen-hidden =
    .a = The boat rocked, and there are two in it: { $player } follows. The river has taken the card.
    .b = The rope pulled another after it: { $player }. Nobody will name the role.
    .c = The water had not closed when { $player } was gone too. The ferryman lets the card slip after them.

two-banks-removed =
    .a = The ferry waited as long as it could. The seat of { $player } went to cargo. The role: { ROLE($role) }.
    .b = { $player } has not been seen on either bank for days. The name is wiped off the board; the role: { ROLE($role) }.
    .c = Nobody answered the call across the river: { $player } is out. The card says: { ROLE($role) }.

two-banks-removed-hidden =
    .a = The ferry waited as long as it could. The seat of { $player } went to cargo. Nobody will name the role.
    .b = { $player } has not been seen on either bank for days. The name is wiped off the board, and the river has the card.
    .c = Nobody answered the call across the river: { $player } is out. The ferryman lets the card slip into the water.

two-banks-kicked =
    .a = The ferryman points at the gangway: { $player } travels no further. The role: { ROLE($role) }.
    .b = By the host's decision { $player } goes ashore. The card says: { ROLE($role) }.
    .c = The host refunds the ticket and puts a passenger off: { $player }, { ROLE($role) }.

two-banks-kicked-hidden =
    .a = The ferryman points at the gangway: { $player } travels no further. Nobody will name the role.
    .b = By the host's decision { $player } goes ashore. The river has the card.
    .c = The host refunds the ticket and puts a passenger off: { $player }. The ferryman lets the card slip into the water.

## News of the night

two-banks-missed =
    .a = Word on the river is that the { SIDE($side) } missed.
    .b = The { SIDE($side) }: a bullet for the water.
    .c = The { SIDE($side) } missed, and the rings have spread already.
    .d = Tonight, from the { SIDE($side) }, a miss.

two-banks-child-found =
    .a = The { TEAM($team) } found the child. There is a bonfire on the bank, and no name is told.
    .b = The child of the mafia has crossed the river home, and is with the { TEAM($team) } now.
    .c = A feast on the bank of the { TEAM($team) }: the child was found.

two-banks-sniper-turned =
    .a = The sniper untied a boat and went over to a gang. At which bank it landed nobody could see.
    .b = The port has no sniper any more: that gun is with a gang now.
    .c = The sniper has changed banks. The river gives away neither the name nor the bank.

two-banks-zombie-took =
    .a = The zombies came down to the water and took a simple citizen with them.
    .b = As many heads at the crossing as before, but one simple citizen less and one zombie more.
    .c = The fog went along the street, and one of the simple citizens is among the zombies now.

two-banks-vampire-lost-child =
    .a = The vampire bit the child of the mafia, but the cop's shot took that role away. The vampire plays on as a simple citizen.
    .b = The vampire came by boat for somebody's inheritance, and the cop sank it at the pier: there is no child of the mafia any more, and the vampire is a simple citizen.
    .c = The vampire's bite found the child of the mafia, and so did the cop's bullet. The role is gone, and the vampire comes ashore a simple citizen.

two-banks-kamikaze-chose =
    .a = The kamikaze keeps a seat free in the boat. The name on the bench: { $player }.
    .b = The kamikaze's choice: { $player }.
    .c = If there is drowning to be done, it will be done in company. The kamikaze named { $player }.

two-banks-chose =
    .a = The choice of the { SIDE($side) }: { $player }.
    .b = Voices carry over water. From the { SIDE($side) } came a name: { $player }.
    .c = Tonight, the { SIDE($side) }: { $player }.

two-banks-chose-doctor =
    .a = The doctor's choice: { $player }.
    .b = A dinghy took the doctor to { $player } in the night.
    .c = The doctor's patient: { $player }.

## Offices and doors

# The vote may still pass: the next line tells of the back door
two-banks-barred =
    .a = At the gangway the bouncer stopped { $player }.
    .b = The bouncer kept { $player } out of the vote.
    .c = The ladder was pulled up in front of { $player }: the bouncer's word.

two-banks-admitted =
    .a = But at the stern, where the back door is, the keykeeper took { $player } in. The vote counts.
    .b = The keykeeper, however, unlocked the back door, and { $player } votes. The vote counts.
    .c = A boat came alongside in the dark: the keykeeper let { $player } in by the back door, and the vote counts.

two-banks-keykeeper-in-vain =
    .a = The keykeeper unlocked the back door in vain: nobody was waiting at the stern.
    .b = The back door was opened for nothing, and let in only water.
    .c = The keykeeper rattled the keys over an empty boat. In vain.

two-banks-defended =
    .a = A lawyer speaks up for { $player }, and the boat leaves empty: the execution passes by.
    .b = The lawyer spoke over the horn: { $player } stays ashore.
    .c = A paper from the lawyer came with the last crossing. { $player } is not executed today.

two-banks-bonus =
    .a = { $player } has the bonus today: the current turned, and the execution passes by.
    .b = The river is kind today: { $player } has the bonus, and stays ashore.
    .c = The bonus came up in time. { $player } is not executed today.

## The clock

two-banks-pause =
    .a = The host has stopped the clock: the ferry lies in midstream, and there is no hurry.
    .b = The host has hoisted the signal: a stop, and the clock does not run.
    .c = The host has dropped anchor. Time stands still, and the tea is hot.

two-banks-resume =
    .a = The anchor is up, and the clock runs.
    .b = The host has lowered the signal: time flows again, as a river should.
    .c = A horn, and the ferry moves on from where it lay: the clock is running.

## The end

two-banks-win-town =
    .a = The ferry runs all night, and nobody looks back at the water. The town wins.
    .b = There are still two banks, and nobody left to divide them. The town wins.
    .c = Tea is on the house at the Anchor, and melons are cut on the landing. The town wins.

two-banks-win-mafia =
    .a = The left bank has taken the right, and the ferry keeps the family's hours. The mafia wins.
    .b = The same hats on both banks. The mafia wins.
    .c = The Anchor is closed: the family is celebrating. The mafia wins.

two-banks-win-manas =
    .a = The right bank has taken the left, and the buoys burn as the clan tells them. The manas win.
    .b = All the barges sail under one flag. The manas win.
    .c = The clan laid tables on both banks, and only the clan came. The manas win.

two-banks-win-maniac =
    .a = The ferry came in with one passenger, who does not want any change. The maniac wins.
    .b = It is a wide river, with one boat on it. The maniac wins.
    .c = Both banks are silent, and one person likes it that way. The maniac wins.

two-banks-win-zombie =
    .a = The fog does not lift any more, and it is crowded in there. The zombies win.
    .b = Everybody is at the landing, and nobody is going anywhere. The zombies win.
    .c = The ferryman called to the bank, and the bank said nothing with one voice. The zombies win.

two-banks-win-kamikaze =
    .a = The seat in the boat stays empty: nobody is left to ask. The kamikaze wins.
    .b = The others all went under first, and needed no company. The kamikaze wins.
    .c = One was bound for the bottom, and stands on the bank. The kamikaze wins.

# Nobody is left
two-banks-draw =
    .a = The river runs, the ferry is empty, and there is nobody to call to. It is a draw.
    .b = Two banks, and nobody on either. Nobody wins.
    .c = The water has closed, and it is smooth. It is a draw.

two-banks-stopped =
    .a = The host has landed early. The roles are open, and nobody wins.
    .b = Navigation is closed: the host has stopped the game, and it does not count.
    .c = By the host's decision the ferry goes no further. Cards on the table; tickets are refunded.
