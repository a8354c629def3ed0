### The theme “Verona”: a city of family houses in the age of gaslight. The Piazza delle Erbe under its white umbrellas,
### arcades, balconies, bridges and mills on the Adige, the bell in its tower, pink marble, mist, silk and mulberry trees.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret.

## The beginning

verona-game-start =
    .a = The white umbrellas fold up on the Piazza delle Erbe, and the gas is lit beneath the arcades. { $count ->
        [one] There is { $count } person
       *[other] There are { $count } people
    } out walking, and they know each other's family trees down to the seventh branch. They do not know the card under each other's cloak.
    .b = The Adige runs loud beneath its bridges and listens to nobody. Along the banks { $count ->
        [one] stands { $count } house
       *[other] stand { $count } houses
    }, and to each a role was delivered today, under wax. Break the seal, and burn the envelope.
    .c = The great bell has called the city to council: { $count } { $count ->
        [one] voice
       *[other] voices
    }, and a family secret behind every one. The roles are dealt. A quarrel lasts for generations here, but it may as well begin today.

## Night

verona-night =
    .a = The last window on the Piazza delle Erbe is dark, and the fountain is talking to itself. Shutters closed, balconies empty. Verona sleeps.
    .b = Mist comes up from the Adige. It takes the bridges first, then the towers, then the voices. Night.
    .c = The mill wheels turn on in the dark, and nobody else is at work. That, at least, is what they say in good houses. Sleep well.
    .d = The stonecutters have shaken off their pink dust, the bell has said all it had to say. In quiet houses one can hear the silkworms at their leaves. Good night, Verona.

## A dawn that lingers: the host waits for somebody's answer

verona-dawn =
    .a = It is growing light over the hills, but the ringer holds the rope and does not pull: the host waits for one more answer.
    .b = The market women stand beside their folded umbrellas. There will be no market and no morning until one more word is spoken.
    .c = The mist on the river is pink already, and still the night will not let go: an answer is on its way.

## Morning

verona-morning-first =
    .a = Peaches and gossip are set out under the white umbrellas. Everyone bows as they were taught to, and remembers who bowed how.
    .b = Bells, pigeons, warm bread. Verona opens its shutters and looks at its neighbours by daylight for once.
    .c = There is talk at the fountain, and they are listening from the balconies. The city is old and has heard nearly every story. Not this one.

verona-morning-quiet =
    .a = Shutters opened in every house, down to the last. Nobody died in Verona last night.
    .b = They rang for early prayers and had nothing else to ring for. The old men at the fountain have counted everybody and feel a little slighted: the night took no one, and there is nothing to discuss.
    .c = They are quarrelling over the price of peaches, so they must all be alive.
    .d = The mist has gone away down the river, and it has taken nobody along.

verona-morning-one =
    .a = The square is bright and noisy, and above one door they are hanging a black ribbon.
    .b = The great bell struck once and was silent. Hats came off before anybody knew for whom.
    .c = On one balcony a book has lain open since last evening, and nobody comes out to fetch it.
    .d = The peach seller put an order aside, as she does every morning, and now she stands over it in silence. It will not be called for.

verona-morning-many =
    .a = There are black ribbons this morning over { $count } { $count ->
        [one] door
       *[other] doors
    }.
    .b = The stonecutters have been asked for { $count } { $count ->
        [one] stone
       *[other] stones
    }, all at once.
    .c = The clerk at the town hall opened the family registers and dipped the pen { $count } { $count ->
        [one] time
       *[other] times
    }.

# One death of the night, name and role. The cause is a secret.
verona-death =
    .a = { $player } did not come out on the balcony. The coat of arms above the door hides nothing now: { ROLE($role) }.
    .b = The clerk sets a full stop after a name in the family book: { $player }. Beside it, in a small hand: { ROLE($role) }.
    .c = Verona crosses the bridge with flowers, and somebody says the name aloud: { $player }. The role: { ROLE($role) }.
    .d = The Adige runs as it always ran, but { $player } will not cross it again. The role: { ROLE($role) }.
    .e = A mask was left behind on the steps of the palazzo: { $player }, { ROLE($role) }.

## Day: the clock

verona-limit =
    .a = The host's crier has gone round the square: the council will close, and the hour is named.
    .b = On the sundial of the town hall the host has drawn a line in chalk. When the shadow reaches it, the argument is over.
    .c = The host sent for a candle. Talk for as long as it burns.

verona-twilight =
    .a = All the votes are in. The sun is behind the towers, the pink marble has gone grey. While you can tell the faces apart, you may think again.
    .b = Everyone has spoken. They are lighting the gas, and the shadows meet beneath the arcades. The day is nearly done.
    .c = The last vote has been heard, and the evening mist is drifting up from the river. Twilight.

verona-extra =
    .a = A vote has changed. A new candle is brought, and the council sits on.
    .b = One vote has crossed the bridge to the other side. The day grows longer.
    .c = Somebody thought again on the town hall stairs. The square had its hats in its hands already, and stays.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
verona-last-word =
    .a = The guards step aside: { $player } asks to be heard, and shall be.
    .b = The verdict was read from the balcony. It is for { $player } to answer it, and the town waits.
    .c = { $player } looks up at the tower, and the very pigeons settle. The last word has not been spoken.

verona-execution =
    .a = The council has decided, the seal is set. { $player } leaves by the far bridge, and there is no bridge back. The role: { ROLE($role) }.
    .b = Verona's verdict is carried out: { $player }. There was a role under the wax: { ROLE($role) }.
    .c = { $player } bows to the square, and for once the square does not bow back. The execution is done. The role: { ROLE($role) }.
    .d = By the town's verdict a coat of arms comes down from its door: { $player }, { ROLE($role) }.

verona-last-shot =
    .a = Every pigeon on the square is in the air: the last word was a shot. { $player }, { ROLE($role) }.
    .b = The shot goes all around the arcades and comes back. Another card is open: { $player }, { ROLE($role) }.
    .c = They expected a speech and heard a pistol. { $player } could not step back in time. The role: { ROLE($role) }.

verona-no-execution =
    .a = They argued as one argues in Verona: long, loud and in vain. Nobody is executed today.
    .b = The votes face each other like houses across a street. There is no execution.
    .c = The clerk dipped the pen, waited, and wiped it dry. No verdict today.

# A death by day beside another; the cause is a secret
verona-fallen =
    .a = The bell is still humming, and a ribbon is on its way to another door: { $player }, { ROLE($role) }.
    .b = These shutters close too: { $player }. The role: { ROLE($role) }.
    .c = It takes more flowers than they thought: { $player }, { ROLE($role) }.

verona-removed =
    .a = For long silence { $player } loses a chair in the council. The role: { ROLE($role) }.
    .b = Nobody has opened the door of { $player } for so long that the ivy has closed it. The town waits no more. The role: { ROLE($role) }.
    .c = At the fountain they have stopped asking what became of { $player }. The name is struck off. The role: { ROLE($role) }.

verona-kicked =
    .a = The host sees a player to the city gate and locks it. { $player } plays no more. The role: { ROLE($role) }.
    .b = By the host's decree { $player } is taken off the council's rolls. The role: { ROLE($role) }.
    .c = The host has called a carriage. { $player } drives out of the game. The role: { ROLE($role) }.

## The clock

verona-pause =
    .a = The host holds the pendulum in the tower. Verona stands as still as a fresco.
    .b = The host has stopped the clock, and the mills along with it. The river will wait.
    .c = The host asks everyone to stay where they are: time does not run.

verona-resume =
    .a = The host lets the pendulum go. The fresco stirs, the clock is running.
    .b = At the host's word the mills turn, and time turns with them.
    .c = A nod from the host: you may move, and the clock does too.

# Weekends and holidays
verona-rest =
    .a = A day off in Verona, and the clock in the tower stands still. Votes and night orders are taken.
    .b = Umbrellas folded, shops shut, no time passing. Whatever is allowed on a weekday is allowed today.
    .c = A day for wine, shade and long walks. The clock will run later, and there is no hurry.

verona-rest-over =
    .a = The umbrellas are open again on the Piazza delle Erbe: the day off is over, the clock is running.
    .b = The wine is finished, the chairs are stacked, time moves on.
    .c = The bell rings for work. The rest is over, and the clock runs again.

## The end

verona-win-town =
    .a = Neighbours touch glasses from balcony to balcony across the street, and nobody looks down. The town wins.
    .b = There is no one left in Verona to feud with. The bells can be heard in the farthest vineyards: the town wins.
    .c = One table in the square, from the fountain to the tower, and friends all the way along it. The town wins.

verona-win-mafia =
    .a = There is one coat of arms above every door, and everyone bows to it first. The mafia wins.
    .b = The quarrel of the houses is over: one house is left, and it dines by candlelight. The mafia wins.
    .c = The family steps out on the balcony of the town hall. The square looks up and says nothing. The mafia wins.

verona-win-yakuza =
    .a = All the silk of Verona is woven and sold from a single courtyard now. The clan drinks its tea and is in no hurry: the yakuza win.
    .b = Along the river the screens have closed without a sound. Behind them they speak softly, and a whole city listens. The yakuza win.
    .c = The trading house on the far bank has taken the near one too. The yakuza win.

verona-win-maniac =
    .a = Somebody walks across the bridge and makes way for no one. There is no one. The maniac wins.
    .b = An echo answers in the empty arcades, and nothing else could. The maniac wins.
    .c = In all Verona a single window is open, and nobody is left to sing beneath it. The maniac wins.

# Nobody is left
verona-draw =
    .a = The houses feuded until they ran out of people. It is a draw.
    .b = The fountain on the Piazza delle Erbe is telling it all to itself. There are no winners.
    .c = The arms are down, the doors stand open, and nobody walks in. It is a draw.

verona-stopped =
    .a = The host has dismissed the council. Cards on the table, nobody wins.
    .b = The host has shut the gates early: the game is over, and it counts for nobody.
    .c = The curtain fell in the middle of the act, as the host wished. The roles are open, and nobody wins.
