### The theme of the dons: a big house with a long corridor. Doors, offices, a front door and a back door, one table, a kettle,
### and a host with a thick ledger who writes everything down, is surprised at nothing and pities nobody aloud.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told. Another can always be added.
### No variant hints at a role or a number that the rules keep secret; the cause of a death is told in a line of its own.
### Why somebody missed is never said: not “saved”, not “held their fire”, not “hit, but to no effect”.

## The beginning

dons-game-start =
    .a = There are many doors in this house, and somebody behind each. { $count ->
        [one] { $count } player sits
       *[other] { $count } players sit
    } at the table, and the cards are dealt. Look at yours, and keep it close.
    .b = The ledger is open at a clean page and the pencil is sharp. { $count ->
        [one] { $count } name is
       *[other] { $count } names are
    } written down, with nothing beside them yet. You have your cards; let us begin.
    .c = Everybody came, all { $count } of you. The rules are long, and so are the nights. Read your card, and remember who sits across from you.

## Night

dons-night =
    .a = The lamp is out, the doors are shut, the corridor is empty. It is night. If you have anything to write, write it.
    .b = The host makes a full stop and turns the page. Night; and all that will happen before morning will happen at once.
    .c = The kettle has gone cold and the candles are out. The house sleeps, and the ledger lies open.
    .d = Night. A floorboard creaks in the corridor. It is most likely just a floorboard.

## Dawn: the host is counting. Whether anybody is asked is not said.

dons-dawn =
    .a = The windows turn grey. The host is still adding up the night.
    .b = The night is over, the page is not: the host is counting.
    .c = Dawn. The pencil moves across the paper, and breakfast will have to wait.

## Morning

dons-morning-first =
    .a = The first morning. Everyone is in their place and the ledger is clean: take a good look at each other.
    .b = The morning of the first day smells of coffee, and nobody is to blame for anything yet.
    .c = Good morning. Today people still take each other's word; tomorrow it gets harder.

dons-morning-quiet =
    .a = Morning. Under “losses” there is a dash.
    .b = Everyone is down for breakfast, and no chair is left over.
    .c = The host has counted the living twice. It adds up.
    .d = All the doors along the corridor opened by themselves. That happens too.

dons-morning-one =
    .a = Morning. There is one plate less on the table.
    .b = The host has counted the living and is one short.
    .c = One door along the corridor had to be opened from outside.
    .d = Morning. The pencil has found a name in the list and drawn a line.

dons-morning-many =
    .a = Morning. Plates to put back in the cupboard: { $count }.
    .b = The list of the living is shorter. Names crossed out: { $count }.
    .c = Doors that did not open this morning: { $count }. The host begins a new page.

# One death of the night, name and role; the cause follows in a line of its own
dons-death =
    .a = { $player } did not come down to breakfast. The card says: { ROLE($role) }.
    .b = A new line in the ledger: { $player }, { ROLE($role) }.
    .c = The night was one too many for { $player }. The card is open: { ROLE($role) }.
    .d = The room of { $player } is free, and the plate on the door is finished: { ROLE($role) }.

# The same, but the role is not shown
dons-death-hidden =
    .a = { $player } did not come down to breakfast. The host puts the card away unread.
    .b = A new line in the ledger: { $player }. The host keeps a hand over the column for the role.
    .c = The room of { $player } is free, and the plate on the door stays blank.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
dons-last-word =
    .a = The verdict on { $player } is written but the full stop is missing: the condemned has the word.
    .b = Everybody looks at { $player }. The host waits, and hurries nobody.
    .c = The pencil hangs over the line: { $player } may still say something.

dons-execution =
    .a = The town has decided and the host has written it down: { $player }, { ROLE($role) }.
    .b = The verdict is carried out, and a chair is free. { $player } leaves; the card says: { ROLE($role) }.
    .c = The front door has closed behind { $player }. The card is open: { ROLE($role) }.
    .d = There were votes enough. { $player } gets up from the table, and the town reads the card: { ROLE($role) }.

dons-execution-hidden =
    .a = The town has decided and the host has written it down: { $player }. The card stays shut.
    .b = The verdict is carried out, and a chair is free: { $player }. The column for the role is empty.
    .c = The front door has closed behind { $player }. The host puts the card away unread.

dons-no-execution =
    .a = Much was said and little written. Nobody is executed today.
    .b = Under “executions” there is a dash.
    .c = The day is over without a verdict. They will hold that against each other tomorrow as well.
    .d = The host waited, and closed the inkwell. Whoever sits at the table tonight stays there.

# A death by day beside another
dons-fallen =
    .a = The door had not closed yet: { $player } follows, { ROLE($role) }.
    .b = A second line on the same page: { $player }, { ROLE($role) }.
    .c = { $player } goes along for company, and nobody asked. The card says: { ROLE($role) }.

dons-fallen-hidden =
    .a = The door had not closed yet: { $player } follows. The card stays shut.
    .b = A second line on the same page: { $player }. The column for the role is empty.
    .c = { $player } goes along for company, and nobody asked. The host puts the card away unread.

dons-removed =
    .a = { $player } kept silent for too long. The name is crossed out; the role: { ROLE($role) }.
    .b = They knocked, they called, they waited. The door of { $player } never opened. The card says: { ROLE($role) }.
    .c = For long silence { $player } is out of the game. The card is open: { ROLE($role) }.

dons-removed-hidden =
    .a = { $player } kept silent for too long. The name is crossed out, and the card stays shut.
    .b = They knocked, they called, they waited. The door of { $player } never opened. The host puts the card away unread.
    .c = For long silence { $player } is out of the game. The column for the role is empty.

dons-kicked =
    .a = This name the host crossed out without asking: { $player }, { ROLE($role) }.
    .b = By the host's decision { $player } leaves the game. The card says: { ROLE($role) }.
    .c = The host pulls a chair back from the table: { $player } plays no more. The role: { ROLE($role) }.

dons-kicked-hidden =
    .a = This name the host crossed out without asking: { $player }. The card stays shut.
    .b = By the host's decision { $player } leaves the game. The column for the role is empty.
    .c = The host pulls a chair back from the table: { $player } plays no more. The card is put away unread.

## Report of the night

dons-missed =
    .a = The { SIDE($side) } missed.
    .b = For the { SIDE($side) }, a dash.
    .c = A miss: the { SIDE($side) }.
    .d = Beside the { SIDE($side) } it says: missed.

dons-child-found =
    .a = The { TEAM($team) } found the child. Do not ask for a name.
    .b = Family news: the child of the mafia is with the { TEAM($team) } now.
    .c = An addition to the { TEAM($team) }: the child was found and has come home.

dons-sniper-turned =
    .a = The sniper has gone over to a gang. Which one, the ledger does not say.
    .b = Crossed out: “sniper of the town”. That gun is on a gang's books now.
    .c = The sniper has changed sides. Who, and to whom, the host keeps to themselves.

dons-zombie-took =
    .a = The zombies took a simple citizen, who sits at the table as before.
    .b = One simple citizen less, one zombie more. The total of the house is unchanged.
    .c = The zombies did not call for nothing: one of the simple citizens is one of them now.

dons-vampire-lost-child =
    .a = The vampire bit the child of the mafia, but the cop's shot took that role away. The vampire plays on as a simple citizen.
    .b = A long entry: the vampire bit the child of the mafia, the cop hit the child, the role is gone. In sum, one more simple citizen, and it is the vampire.
    .c = The vampire meant to come into an inheritance, and the cop was quicker: there is no child of the mafia any more, and the vampire is a simple citizen.

dons-kamikaze-chose =
    .a = The kamikaze has put down a companion: { $player }.
    .b = The kamikaze's choice: { $player }.
    .c = The name the kamikaze gave: { $player }.

dons-chose =
    .a = The choice of the { SIDE($side) }: { $player }.
    .b = Beside the { SIDE($side) } there is a name: { $player }.
    .c = Tonight, the { SIDE($side) }: { $player }.

dons-chose-doctor =
    .a = The doctor's choice: { $player }.
    .b = There was a light in the doctor's office until morning; the patient was { $player }.
    .c = Beside the doctor there is a name: { $player }.

## Offices and doors

# The vote may still pass: the next line tells of the back door
dons-barred =
    .a = The bouncer kept { $player } out of the vote.
    .b = At the front door the bouncer stopped { $player }.
    .c = The front door is closed to { $player } today: the bouncer's word.

dons-admitted =
    .a = But the keykeeper opened the back door: { $player } votes, and the vote counts.
    .b = The back door, however, was unlocked: the keykeeper let { $player } in, and the vote counts.
    .c = In by the back door, on the keykeeper's arm, comes { $player }. The vote counts.

dons-keykeeper-in-vain =
    .a = The keykeeper unlocked the back door in vain.
    .b = The back door stood open for nothing.
    .c = The keykeeper rattled the keys for the wrong guest.

dons-defended =
    .a = A lawyer speaks up for { $player }: the execution passes by.
    .b = A paper came down from the lawyer's office, and { $player } stays at the table.
    .c = The lawyer spoke and the pencil stopped: { $player } is not executed today.

dons-bonus =
    .a = { $player } has the bonus today: the execution passes by.
    .b = The host looked at the last page: { $player } has the bonus, and is not executed today.
    .c = The bonus is played: { $player } stays at the table.

## The clock

dons-pause =
    .a = The host has closed the ledger: the game's clock stands still.
    .b = The host has stopped the pendulum. The corridor holds its breath, and no tea goes cold.
    .c = The host calls a break and lays the pencil on the table.

dons-resume =
    .a = The ledger is open again, and the clock runs.
    .b = The host gives the pendulum a push: time moves on.
    .c = The break is over, and the pencil is back in the host's hand.

## The end

dons-win-town =
    .a = Nobody locks a door in this house any more: there is nobody to fear. The town wins.
    .b = The host underlines the last entry: the town still stands. The town wins.
    .c = The guns are handed in, the offices are closed for lunch, and the table is loud. The town wins.

dons-win-mafia =
    .a = The house belongs to one family now. The mafia wins.
    .b = The last page is all in one hand. The mafia wins.
    .c = Only family is at the table, and the seat at its head is taken. The mafia wins.

dons-win-manas =
    .a = The house belongs to one clan now. The manas win.
    .b = The second gang came in first. The manas win.
    .c = The keys to all the doors hang on one ring, and they have the ring. The manas win.

dons-win-maniac =
    .a = It is a long corridor, and nobody is in the way. The maniac wins.
    .b = One against all, and the host has to admit that one is more. The maniac wins.
    .c = The ledger is full, and nobody argues with the last line. The maniac wins.

dons-win-zombie =
    .a = The house is quiet, and nobody asks for tea. The zombies win.
    .b = The host counted the living and gave it up. The zombies win.
    .c = They called people over one by one, and everybody came. The zombies win.

dons-win-kamikaze =
    .a = Nobody is left to take along. The kamikaze wins.
    .b = All the others went; the one who meant to go stayed. The kamikaze wins.
    .c = One window is lit in the whole house. The kamikaze wins.

# Nobody is left
dons-draw =
    .a = The table is laid, and nobody sits at it. It is a draw.
    .b = The host writes the last line, alone. Nobody wins.
    .c = There are many doors in this house, and nobody behind any of them. It is a draw.

dons-stopped =
    .a = The host has closed the ledger early. The roles are open, and nobody wins.
    .b = The host tears out the page: this game does not count.
    .c = By the host's decision the game is over. Cards on the table, and no hard feelings.
