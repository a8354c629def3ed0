### The theme “Haiti”: a harbour town between the mountains and a warm sea. Galleries with chairs on them, coffee
### warehouses, the iron market, schooners and boats, dominoes under the almond tree, carnival masks of papier-mâché, the
### radio, and a storyteller with his “Krik?” and everybody's “Krak!”
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret.

## The beginning

haiti-game-start =
    .a = Evening on the gallery, a lamp, chairs in a ring. “Krik?” asks the storyteller. “Krak!” { $count ->
        [one] answers { $count } neighbour
       *[other] answer { $count } neighbours
    }. The tale begins, and everyone has a part in it that is best kept quiet for now.
    .b = The carnival masks are all taken: { $count } painted { $count ->
        [one] face
       *[other] faces
    }, and no telling what is beneath the paint. Look at your card while the band is playing.
    .c = The schooner is in, the coffee is in the warehouse, the dominoes lie face down. Under the almond tree there { $count ->
        [one] is { $count } player
       *[other] are { $count } players
    }, and the roles are dealt.

## Night

haiti-night =
    .a = The sun drops into the sea like a coin into a jar. The iron market is locked, the lamps are turned low along the galleries. The town sleeps, and the air smells of coffee and of rain to come.
    .b = The radio in the bar has sung itself out, the dominoes are back in their box. From now until morning the surf keeps the time.
    .c = Warm rain went over the tin roofs and on into the mountains. The windows are dark, the dogs are curled up. Good night.
    .d = A moon on the bay, schooners asleep at anchor, almond leaves coming down on empty benches. Good night to everyone at home.

## A dawn that lingers: the host waits for somebody's answer

haiti-dawn =
    .a = The roosters are trying their voices, but the morning takes its time: the host waits for one more answer.
    .b = The coffee is ground, and the water will not boil, as if it too were waiting for a word.
    .c = The fishermen sit on their boats and look at the shore. There is an answer missing, and the day cannot put out without it.

## Morning

haiti-morning-first =
    .a = A morning as sweet as the first sip of coffee. Mangoes and news come down to market in the same basket, and people greet each other from gallery to gallery, and look a little longer than they used to.
    .b = The iron market is open. There is bargaining and laughter, and each word is weighed: tomorrow somebody may need it.
    .c = Schoolchildren in pressed uniforms cross the square, and the dominoes begin to click. The day opens with questions.

haiti-morning-quiet =
    .a = They called everyone by name at the market, and everyone called back. A good morning.
    .b = Schooners, boats, neighbours: it is all there this morning. Today the coffee is drunk slowly.
    .c = The only quarrel under the almond tree is over the score. There is nobody to mourn today.
    .d = The rain has washed the streets, and the same people are walking down them, every one.

haiti-morning-one =
    .a = The sun stands over the mountain, and on one gallery no coffee has been made.
    .b = Under the almond tree they sat down to dominoes and were one hand short.
    .c = The cathedral bell is ringing slowly, and all along the market the baskets are set down. There is somebody to mourn.
    .d = One boat has stayed on the sand this morning. Neighbours are walking up to the house with flowers.

haiti-morning-many =
    .a = The bell is ringing slowly, and the flower sellers have nothing left. Lost in the night: { $count }.
    .b = No coffee was made this morning on { $count } { $count ->
        [one] gallery
       *[other] galleries
    }.
    .c = The sea is calm, but { $count ->
        [one] { $count } boat has
       *[other] { $count } boats have
    } stayed on the sand.

# One death of the night, name and role. The cause is a secret.
haiti-death =
    .a = { $player } did not come out on the gallery with the morning coffee. The neighbours say the role under their breath: { ROLE($role) }.
    .b = A carnival mask was taken from its nail and laid on the doorstep: { $player }. Beneath the mask: { ROLE($role) }.
    .c = They walk slowly behind the band today: the town is seeing { $player } off. The role: { ROLE($role) }.
    .d = { $player } will not slap a domino on the table again. The role: { ROLE($role) }.
    .e = The shopkeeper closes a page of the credit book. Beside { $player } it says “paid in full”, and a role: { ROLE($role) }.

## Day: the clock

haiti-limit =
    .a = The host points to the shadow of the almond tree: when it touches the quay, the talking is over.
    .b = The schooner sails with the tide, and the host has named the hour. Say all of it before then.
    .c = The host lays the last domino on the table: there is an end set to this day.

haiti-twilight =
    .a = Everyone has voted. The sun sets quickly here: you may think again while its path still lies on the water.
    .b = The last vote is in, and the lamps are lit from gallery to gallery. Dusk, with room for one more thought.
    .c = All have had their say. The market takes its awnings down, and the day is getting ready to go home.

haiti-extra =
    .a = Somebody thought again, and the dominoes are shuffled once more. There is more time.
    .b = A vote has changed, and the schooner stays for another tide: the day is longer now.
    .c = A change of heart at dusk. Those who had stood up already pull their chairs back in.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
haiti-last-word =
    .a = The dominoes stop clicking: { $player } asks for a word.
    .b = Even the surf has taken a step back to listen. { $player } speaks, and the town waits.
    .c = The verdict is given, but the tale is not finished. Its last word is with { $player }.

haiti-execution =
    .a = The town has decided, and there is nothing left to argue. { $player } walks down the pier to its very end. The role: { ROLE($role) }.
    .b = The last domino is on the table, the verdict is carried out: { $player }, { ROLE($role) }.
    .c = { $player } takes off the mask before the whole square. The execution is done. The role: { ROLE($role) }.
    .d = They voted in the open, and in the open they say goodbye: by the town's verdict { $player } leaves. The role: { ROLE($role) }.

haiti-last-shot =
    .a = The last word was heard as far out as the anchorage: it was a shot. { $player }, { ROLE($role) }.
    .b = There was a shot in the square, and along the galleries all talk broke off. Another mask falls: { $player }, { ROLE($role) }.
    .c = A shot, and leaves come down from the almond tree. { $player } was standing beneath it. The role: { ROLE($role) }.

haiti-no-execution =
    .a = They argued all day, and nobody was argued down. Nobody is executed today.
    .b = The domino players call it a blocked game: everyone holds a tile, and none of them fits. There is no execution.
    .c = The votes drifted apart like boats from a jetty, and no verdict washed ashore. Nobody is executed today.

# A death by day beside another; the cause is a secret
haiti-fallen =
    .a = The band had hardly stopped, and it must play again: { $player }, { ROLE($role) }.
    .b = This mask comes down from its nail too: { $player }. The role: { ROLE($role) }.
    .c = The day takes one more name: { $player }, { ROLE($role) }.

haiti-removed =
    .a = “Krik?” And for too long now, no answer. { $player } leaves the ring. The role: { ROLE($role) }.
    .b = They kept a seat under the almond tree for as long as they could. { $player } is out for silence. The role: { ROLE($role) }.
    .c = Every day they made coffee for { $player }, and every day it went cold. They have stopped. The role: { ROLE($role) }.

haiti-kicked =
    .a = The host asked somebody to rise from the table. { $player } plays no more. The role: { ROLE($role) }.
    .b = By the host's decision { $player } hands in the tiles. The role: { ROLE($role) }.
    .c = The host came along to the schooner, and waved from the quay. { $player }, { ROLE($role) }.

## The clock

haiti-pause =
    .a = The host lays a hand over the dominoes: the clock stands still.
    .b = The host has stopped the clock. The shade under the tree is not moving, so come and sit in it.
    .c = The host turns the radio down: a break, and time does not run.

haiti-resume =
    .a = The host lifts the hand. The tiles are in play, the clock is running.
    .b = The host has started the clock, and the shade creeps on.
    .c = The host turns the radio up: the break is over, and time runs.

# Weekends and holidays
haiti-rest =
    .a = A day off: kites over the bay, and the clock stands still. Votes and night orders are taken.
    .b = Boats on the sand, pumpkin soup on the tables, no time passing. Whatever is allowed on a weekday is allowed today.
    .c = The town is resting and the clock with it. There is nothing to be late for.

haiti-rest-over =
    .a = The kites are wound in, the boats are out, the clock runs.
    .b = The good shirts are put away until next time: the clock is moving again.
    .c = The market rattled up its shutters before light: the rest is over, and time runs.

## The end

haiti-win-town =
    .a = “Krik?” “Krak!” The storyteller has come to the end, and it is a good one: the town wins.
    .b = The band is out on the square and has no thought of going home. Everyone who is left is dancing, and there is a song for everyone who is gone. The town wins.
    .c = The schooners take coffee out and bring news back, and none of it need be feared. The town wins.

haiti-win-mafia =
    .a = All the coffee in the port goes over one pair of scales now, and nobody asks about the weights. The mafia wins.
    .b = Quay, warehouses and iron market belong to the same family, and the family is greeted first. The mafia wins.
    .c = There is low laughter on the finest gallery in town, and silence on the others. The mafia wins.

haiti-win-necromancer =
    .a = Such perfect order at the market: nobody bargains, nobody laughs, nobody hurries. The necromancer wins.
    .b = The boats put out on time, the lamps burn evenly, only there is no singing. The town obeys a single voice: the necromancer wins.
    .c = “Krik?” asked the storyteller. They answered all together, in time, and very softly. The necromancer wins.

haiti-win-maniac =
    .a = Under the almond tree somebody is playing dominoes alone. The maniac wins.
    .b = One boat in the harbour, one person in it, and nobody to sail to. The maniac wins.
    .c = The radio sings to the whole street, and a single voice joins in. The maniac wins.

# Nobody is left
haiti-draw =
    .a = Surf, empty galleries, dominoes on a table. It is a draw.
    .b = “Krik?” the storyteller asked the dark. There are no winners.
    .c = The carnival is over, and the masks hang on their nails with nobody to claim them. It is a draw.

haiti-stopped =
    .a = The host has mixed up the dominoes in the middle of a game. The roles are open, and nobody wins.
    .b = The host promises to finish this tale another time. The game is over, and it counts for nobody.
    .c = By the host's decision the boats have turned back halfway. There are no winners.
