### The theme “Osaka”: canals and bridges, a paper lantern at every door, the noodle stall, boatmen, the puppet theatre,
### rain and umbrellas.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret.

## The beginning

osaka-game-start =
    .a = Paper lanterns are lit along the canal, { $count } in all, one to a door. There is a card under yours. Look at it, and hold your light out of other people's faces.
    .b = At the bridge the boatman has set down { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }, bowed, and pushed off. The roles are dealt, and there is no boat back tonight.
    .c = The curtain goes up in the puppet theatre. There { $count ->
        [one] is { $count } face
       *[other] are { $count } faces
    } on the stage, and from the house you cannot tell who speaks for whom. Your own part is up your sleeve.

## Night

osaka-night =
    .a = On the bridges every second lantern goes out, and then the rest. The canals are as black and still as ink. Osaka sleeps.
    .b = The noodle man has put the lid on the pot, and the bridge is empty. The rain goes over the roofs on tiptoe. Good night.
    .c = The watchman went by and clapped his sticks: two dry beats, and then only water. Whoever lies awake lights no lamp.
    .d = The puppets are back in their chest, the rice brokers have drawn a line under the day. More bridges than anyone has counted, and one moon over them. Night.

## A dawn that lingers: the host waits for somebody's answer

osaka-dawn =
    .a = The sky over the canal is white as paper, and nothing is written on it yet: the host waits for one answer.
    .b = The tea is made, the shutters are closed. Morning will begin with one more word.
    .c = The boatman stands with his pole on the bank and does not push off. Somebody has yet to answer.

## Morning

osaka-morning-first =
    .a = Shutters slide, water is sprinkled on the stones, neighbours bow. The bows are a little longer than usual today: everybody is studying everybody.
    .b = It smells of river and hot broth. Say good morning, drink your tea, and notice who is not looking at whom.
    .c = The market is up, and they haggle on every bridge. What somebody's word is worth today, nobody can say yet.

osaka-morning-quiet =
    .a = The night lanterns have been taken in, every last one. Osaka lost nobody.
    .b = Wet sandals on every doorstep, and behind every shutter somebody grumbles about the weather. All are alive.
    .c = Everyone has come to morning tea, and the landlady is short of cups. She does not mind at all.
    .d = The rain is over, and umbrellas are drying all along the canal. Each of them has somebody to come back for it.

osaka-morning-one =
    .a = A clear morning on the canal, and at one door the night lantern is still hanging.
    .b = A pair of sandals on the step, and no sound from the house. The neighbours exchange glances and lower their voices.
    .c = The whole street is out on the bridge this morning. Nearly the whole street.
    .d = The cups were set out for morning tea. One was quietly put away again.

osaka-morning-many =
    .a = The sun is high, and night lanterns are still hanging at { $count ->
        [one] { $count } door
       *[other] { $count } doors
    }.
    .b = Morning tea waited in vain for { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }. The kettle is off the fire.
    .c = Along the canal the shutters are closed in { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }. The pedlars pass them without a cry.

# One death of the night, name and role. The cause is a secret.
osaka-death =
    .a = The lantern at the door has burnt down: { $player }. There is a role to be read on the paper now: { ROLE($role) }.
    .b = Nobody will come back for this umbrella: { $player }, { ROLE($role) }.
    .c = { $player } did not slide the shutters open this morning. A brush writes one last thing on the board at the gate: { ROLE($role) }.
    .d = A light in a paper boat goes down the canal, for { $player }. The role: { ROLE($role) }.

## Day: the clock

osaka-limit =
    .a = The host has lit a stick of incense. When it is ash, the talking is done.
    .b = The host has set a water clock on the rail of the bridge. It does not drip loudly, but one can hear it.
    .c = The landlady of the teahouse bows and begs to remark that this day now has an end.

osaka-twilight =
    .a = All the votes are in. The first lights drift by on the water: it is dusk, and you may still think again.
    .b = The last vote is written down, and the ink is wet. While it shines, a mind can be changed.
    .c = Everyone has spoken. The lamplighter walks from bridge to bridge, and until he reaches the last one the day is not over.

osaka-extra =
    .a = The ink was still wet, and somebody wrote another name. The town has more time.
    .b = On the bridge somebody turned round and thought again. The landlady pours for everyone, and the day grows longer.
    .c = A vote has drifted to the other bank. The lamplighter sits down on a step: there is no hurry now.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
osaka-last-word =
    .a = The boats lie side by side, and even the boatmen are quiet: { $player } asks for a word.
    .b = { $player } closes an umbrella and looks up. Even the rain seems to be listening.
    .c = The verdict is written but not yet sealed: the last word is with { $player }.

osaka-execution =
    .a = { $player } crosses the bridge, and one by one the lanterns go out behind. The role: { ROLE($role) }.
    .b = The seal is on the paper, the verdict is carried out: { $player }, { ROLE($role) }.
    .c = A boat without lights went down the canal, as the town wished. It took { $player }, and left an open card on the bank: { ROLE($role) }.
    .d = By general verdict the curtain fell in the middle of the scene. { $player } takes no more bows. The role: { ROLE($role) }.

osaka-last-shot =
    .a = A shot, and rings spread over the water. { $player } goes with the condemned. The role: { ROLE($role) }.
    .b = That last word was heard on all the bridges at once. A second lantern goes out: { $player }, { ROLE($role) }.
    .c = The pigeons left the roof of the theatre, and then everybody knew it had been a shot. { $player } was still on the bridge. The role: { ROLE($role) }.

osaka-no-execution =
    .a = They argued till the tea was cold, and parted with bows. Nobody is executed today.
    .b = The seal hung over the paper for a while and went back in its box. There is no execution.
    .c = The scales would not tip, and the town has put its weights away until tomorrow. Nobody is executed.

# A death by day beside another; the cause is a secret
osaka-fallen =
    .a = The rings on the water have not faded, and another lantern goes out: { $player }, { ROLE($role) }.
    .b = { $player } follows. The paper darkens, and they read the role: { ROLE($role) }.
    .c = One more bow, and again without a word: { $player }, { ROLE($role) }.

osaka-removed =
    .a = Nobody has lit the lantern at the door of { $player } for too long. The town has stopped waiting. The role: { ROLE($role) }.
    .b = { $player } has stayed away from the bridge for too long. The name on the board is painted over. The role: { ROLE($role) }.
    .c = One cup has stood empty for too long, and the landlady has put it away: { $player }, { ROLE($role) }.

osaka-kicked =
    .a = The host bowed and pointed to the door. { $player } plays no more. The role: { ROLE($role) }.
    .b = By the host's decision a boat leaves the bridge with { $player } in it. The role: { ROLE($role) }.
    .c = The host shut the fan, and { $player } leaves the stage. The role: { ROLE($role) }.

## News of the morning

osaka-attempt =
    .a = There was an attempt on { $player } in the night. The lantern at the door swayed, and went on burning.
    .b = Somebody came to { $player } in the night, and not as a friend. This morning the shutters are open and the tea is poured: { $player } is alive.
    .c = Somebody wished that { $player } should never see these bridges again. The wish did not come true.

## The clock

osaka-pause =
    .a = The host has stopped the water clock. The drop hangs there and waits with everybody else.
    .b = The host raises a fan: the scene freezes, the clock stands still.
    .c = The host has stopped the time. The boats lie still, and so does the stream.

osaka-resume =
    .a = The drop has fallen: the host lets the clock run again.
    .b = The host lowers the fan. The scene comes to life, and time is running.
    .c = A word from the host, and the boats move off, and the clock with them.

# Weekends and holidays
osaka-rest =
    .a = A holiday in Osaka: shops shut, clock stopped. Talk and vote as you like.
    .b = A day off: the water in the canals goes on, the time does not. No hurry with your quarrels, votes are taken.
    .c = The whole street is out in the country, with baskets and parasols. The clock stands still, and you may vote from there too.

osaka-rest-over =
    .a = The holiday is over, the shops are open, the clock is running.
    .b = The baskets are unpacked, the boats are back. Time moves on.
    .c = The first pedlar cries from the first bridge: the day off is over, and the clock is on.

## The end

osaka-win-town =
    .a = There is a light at every door, and no one keeps their face out of it. The town wins.
    .b = They are eating noodles on the bridge till morning, and nobody looks round. No stranger is left: the town wins.
    .c = Curtain. Only friends come out to take a bow, and the house claps until its palms hurt. The town wins.

osaka-win-mafia =
    .a = Boats without names go up and down the canals, and nobody asks what is in them. The mafia wins.
    .b = The family has bought the teahouse, along with the bridge, the view and the quiet. The mafia wins.
    .c = All the lanterns on the bridges were changed at once. They burn for one family now: the mafia wins.

osaka-win-yakuza =
    .a = The clan has gathered by the water in plain sight: there is no one left to hide from. The yakuza win.
    .b = The lanterns on all the bridges bear the same sign. The yakuza win.
    .c = The best room in the teahouse is taken. The owners of the canals are in no hurry with their cups: the yakuza win.

osaka-win-maniac =
    .a = Over all the canals there is one lantern burning. The maniac wins.
    .b = More bridges than anyone has counted, and one person to walk them. The maniac wins.
    .c = The curtain is down, and in the house one pair of hands is clapping. The maniac wins.

# Nobody is left
osaka-draw =
    .a = Water goes under the bridges, and nobody goes over. It is a draw.
    .b = The lanterns have burnt down, every one. There are no winners.
    .c = An empty stage, folded fans. Nobody won this play.

osaka-stopped =
    .a = The host has brought the curtain down early. The roles are open, and nobody wins.
    .b = The host put out the lanterns, one after another. The game is over and counts for nobody.
    .c = It is pouring, and the host sends everybody home. Cards on the table; the round does not count.
