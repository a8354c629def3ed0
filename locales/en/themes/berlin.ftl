### The theme “Berlin”: the twenties, a cabaret with its cloakroom and its band, a tenement courtyard, the organ grinder,
### the poster pillar, the Spree.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret.

## The beginning

berlin-game-start =
    .a = The cloakroom has taken in { $count ->
        [one] { $count } coat
       *[other] { $count } coats
    } and given out a ticket for each. On the back of yours there is a role. Read it, and put it deep in your pocket.
    .b = One courtyard, four walls of windows and { $count ->
        [one] { $count } lodger
       *[other] { $count } lodgers
    }. Everybody hears everything, and nobody knows a thing. The roles are dealt.
    .c = The band has tuned up and the masks are handed out, all { $count } of them. What is behind yours may stay between you and the mirror.

## Night

berlin-night =
    .a = The last number is over, the piano is shut, the waiters are pinching out the candles. Berlin pretends to go to bed.
    .b = The courtyard goes dark: ground floor, third floor, attic. Somewhere they play the same record once more, and then not any more.
    .c = The tram is in its shed, the signs are off, and the Spree still carries their lights away. Good night.
    .d = The saxophone has said what it had to say and sleeps in its case. If you are awake in this house, nobody will ask you why.

## A dawn that lingers: the host waits for somebody's answer

berlin-dawn =
    .a = The sky over the roofs is the colour of yesterday's coffee, but the night is not over: the host waits for one answer.
    .b = The curtain stirred and did not rise. In the wings they are waiting for one more word.
    .c = The milkman stands in the gateway and does not ring. Somebody has yet to answer, and it will not get light before.

## Morning

berlin-morning-first =
    .a = Casements creak, a kettle sings, the organ grinder tries his handle. Neighbours call across the yard, and remember each other's voices.
    .b = The first morning. The greasepaint is off, and nobody knows anybody all over again.
    .c = They are pasting a new poster on the pillar, over yesterday's. It is like that with people: the top layer tells you nothing.

berlin-morning-quiet =
    .a = The cloakroom is empty: every coat went home with its owner. Berlin lost nobody tonight.
    .b = Every window in the yard is open, and from every one the organ grinder got a penny. All are alive.
    .c = Chicory coffee, one newspaper between three, and nobody missing from the table.
    .d = A full house at the morning rehearsal, even those who are always late. All are alive.

berlin-morning-one =
    .a = There is one coat left in the cloakroom. Nobody has brought the ticket for it.
    .b = Every window in the yard is open but one. The organ grinder broke off in the middle of his waltz.
    .c = One name has come off the poster. People stop, and take off their hats.
    .d = The morning rehearsal began with a rest: one chair by the stage is empty.

berlin-morning-many =
    .a = There { $count ->
        [one] is { $count } coat
       *[other] are { $count } coats
    } in the cloakroom that nobody will come for. The attendant sits with them and does not go home.
    .b = Dark windows in the yard this morning: { $count }. The barrel organ is not to be heard.
    .c = On the pillar they have pasted over { $count ->
        [one] { $count } line
       *[other] { $count } lines
    } of the poster. The paste is still wet, and the crowd is silent.

# One death of the night, name and role. The cause is a secret.
berlin-death =
    .a = The coat of { $player } is still on its hook. On the back of the ticket it says: { ROLE($role) }.
    .b = This window in the yard will not open again: { $player }, { ROLE($role) }.
    .c = { $player } missed the morning rehearsal. A mask was left lying by the mirror, and with it the role: { ROLE($role) }.
    .d = The organ grinder plays slower than he used to; this waltz is for { $player }. The role: { ROLE($role) }.

## Day: the clock

berlin-limit =
    .a = The host stepped up to the footlights and named an hour: we decide on the last chord.
    .b = The caretaker is out with a lantern. There may be noise in the yard, but not for ever: the time is set.
    .c = The host has set the metronome going on the piano. This argument has a last bar now.

berlin-twilight =
    .a = All the votes are in. The sky above the yard is violet, and the street lamps cannot make up their minds. You may change yours.
    .b = The last vote has been heard. They have turned down the lights, but not off: you can still think again.
    .c = Everyone has spoken. In the yard one window after another lights up: until the last one does, the day is not over.

berlin-extra =
    .a = Somebody changed a vote at twilight. The house calls for an encore, and gets it: there is more time.
    .b = A vote ran across to the other side of the yard. The caretaker leaves the gate unlocked: the day is longer now.
    .c = A change of heart just before the curtain. The pianist starts again from the top, and the town has more time.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
berlin-last-word =
    .a = The band lowers its bows: the last word is with { $player }.
    .b = { $player } has come down to the footlights and waits for the house to be quiet.
    .c = The verdict has been read, but the curtain stays up: the last word belongs to { $player }.

berlin-execution =
    .a = The courtyard has decided. { $player } goes out under the arch, and the gate closes. The role: { ROLE($role) }.
    .b = A drum roll, and then nothing. The verdict is carried out: { $player }, { ROLE($role) }.
    .c = { $player } left a ticket on the counter and walked out without a coat. So the town has ruled. On the back of the ticket: { ROLE($role) }.
    .d = By general verdict a name comes off the poster: { $player }. The role: { ROLE($role) }.

berlin-last-shot =
    .a = The house took it for a party cracker. It was a shot: { $player }, { ROLE($role) }.
    .b = The echo called on every floor of the courtyard. { $player } goes with the condemned. The role: { ROLE($role) }.
    .c = The closing number turned out to be a loud one. { $player } was standing too near the stage. The role: { ROLE($role) }.

berlin-no-execution =
    .a = There was hissing and there was applause, and neither drowned the other. There is no execution.
    .b = The courtyard was loud until dark and shut its windows without agreeing on a thing. Nobody is executed today.
    .c = The host turns up empty palms: that number is cancelled. Nobody is executed today.

# A death by day beside another; the cause is a secret
berlin-fallen =
    .a = The curtain was hardly up, and down it comes again: { $player }, { ROLE($role) }.
    .b = One more window in the yard goes dark: { $player }. The role: { ROLE($role) }.
    .c = Another ticket is laid on the counter: { $player }, { ROLE($role) }.

berlin-removed =
    .a = Nobody has shown the ticket of { $player } for so long that the coat has gone into store. The role: { ROLE($role) }.
    .b = { $player } has missed too many entrances. The name is off the poster. The role: { ROLE($role) }.
    .c = { $player } has not been heard in the yard for too long, and it has stopped listening. The role: { ROLE($role) }.

berlin-kicked =
    .a = The host has struck a name from the programme. { $player } plays no more. The role: { ROLE($role) }.
    .b = By the host's decision { $player } leaves the stage. The role: { ROLE($role) }.
    .c = The host held out a coat and saw a guest to the gate. { $player } leaves the game. The role: { ROLE($role) }.

## News of the morning

berlin-beaten =
    .a = { $player } came back to the yard before daybreak, black and blue. The next night will have to be spent lying down.
    .b = { $player } was beaten up in the gateway last night. The neighbours bring ice, and orders to stay in bed the next night.
    .c = Somebody was free with their fists in the dark. { $player } has an arm in a sling, and the next night will be an idle one.

## The clock

berlin-pause =
    .a = The host lifts a baton, and the band freezes. The clock stands still.
    .b = Interval: the host has stopped the time, and the bar is open.
    .c = The host has stopped the clock. The barrel organ is stuck halfway through its waltz.

berlin-resume =
    .a = The host brings the baton down: time goes on from the very same bar.
    .b = The third bell. The host ends the interval, and the clock is running.
    .c = The host starts the clock, and the barrel organ gets to finish its waltz.

# Weekends and holidays
berlin-rest =
    .a = The cabaret has a day off, and so has the clock. Talk and vote as you like.
    .b = The whole house is out at the lakes with hampers and a gramophone. Time stands still, votes are taken.
    .c = No show today, and no clock. Argue to your heart's content; time will run again later.

berlin-rest-over =
    .a = Posters up, doors open: the day off is over, the clock is running.
    .b = The house is back from the lakes and ready to go on arguing. Time moves on.
    .c = The organ grinder is back under the windows, and the clock is back at work.

## The end

berlin-win-town =
    .a = They are dancing in the yard to the barrel organ, and nobody looks round. The town wins.
    .b = The masks are off, and behind them are faces you know. The town wins.
    .c = The gate stands open all night, and only friends come in by it. The town wins.

berlin-win-mafia =
    .a = The cabaret has a new owner, and now people laugh on cue. The mafia wins.
    .b = The family has taken the best box, and the curtain goes up when it suits them. The mafia wins.
    .c = The courtyard has given up arguing; it asks for permission. The mafia wins.

berlin-win-maniac =
    .a = An empty house, one spotlight, and somebody on the stage bowing to the chairs. The maniac wins.
    .b = There is one coat in the cloakroom, and its owner is in no hurry. The maniac wins.
    .c = The one who puts the record on is the only one to hear it. The maniac wins.

# Nobody is left
berlin-draw =
    .a = The curtain is up, with no one on the stage and no one in the house. It is a draw.
    .b = Dark windows, an open gate. There are no winners.
    .c = The waltz is played to the end in an empty yard. Nobody won this one.

berlin-stopped =
    .a = The host has dropped the curtain in the middle of a number. The roles are open, and nobody wins.
    .b = At the host's word the house lights are up: the show is over, and does not count.
    .c = Coats are handed out without tickets: the host has stopped the game. Nobody wins.
