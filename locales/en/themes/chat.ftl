### The theme “Chat”: an evening, friends online, the kettle within reach. A game takes minutes, so the lines are short.
###
### Each announcement has several variants (.a, .b, .c …), one of which is told; there can always be more.
### No variant hints at a role, a cause of death or a number that the rules keep secret.

## The beginning

chat-game-start =
    .a = Everyone is online, all { $count } of you. Roles are dealt, the kettle is on, off we go.
    .b = There { $count ->
        [one] is { $count } person
       *[other] are { $count } people
    } in the chat, and somebody is going to fib. Have a look at your card.
    .c = Doors shut, phones charged, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } dealt. Let's play.

## Night

chat-night =
    .a = The chat nods off. Screens down.
    .b = Night. Everyone is offline. Well, nearly everyone.
    .c = Lights out. Those who must, type softly.
    .d = Everybody has wished everybody a good night. We shall see.

## A dawn that lingers: the host waits for somebody's answer

chat-dawn =
    .a = Nearly morning, but somebody is still typing. One answer to come.
    .b = One message is missing. Then the sun comes up.
    .c = A slow sunrise: the host waits for one answer.

## Morning

chat-morning-first =
    .a = Morning, chat. All alive, all under suspicion.
    .b = The first morning. Isn't somebody a bit too cheerful?
    .c = Hello everyone. Look around, and type what you think.

chat-morning-quiet =
    .a = Morning. All online, all alive.
    .b = Roll call: a thumbs up from everybody.
    .c = Good morning. Nobody lost today.
    .d = Everyone is up, even those who never are.

chat-morning-one =
    .a = Morning. One little light has stayed off.
    .b = Good morning, all. Nearly all.
    .c = Roll call: one thumb is missing.
    .d = The chat is quieter today. By one voice.

chat-morning-many =
    .a = Morning. Lights that stayed off: { $count }.
    .b = Roll call: { $count ->
        [one] { $count } thumb is missing
       *[other] { $count } thumbs are missing
    }.
    .c = The chat is quieter today. By { $count ->
        [one] { $count } voice
       *[other] { $count } voices
    } at once.

# One death of the night, name and role. The cause is a secret.
chat-death =
    .a = { $player } is no longer typing. The role: { ROLE($role) }.
    .b = No “good morning” back from { $player }. The role: { ROLE($role) }.
    .c = A mug has gone cold: { $player }, { ROLE($role) }.
    .d = A minute's silence, cut to a second: { $player }, { ROLE($role) }.

## Day: the clock

chat-limit =
    .a = The host has set a timer. Make up your minds.
    .b = The time is named. Keep it short.
    .c = The timer is on, so let's get to the point.

chat-twilight =
    .a = All have voted. You may think again, but be quick.
    .b = Every vote is in. Last chance to change yours.
    .c = No more votes to wait for. Twilight, stay awake.

chat-extra =
    .a = Somebody thought again. More time for all.
    .b = A vote moved, and the timer with it.
    .c = Oh, a twist. There is more time now.

## Day: the verdict

# A last word is given to the condemned; we do not say why.
chat-last-word =
    .a = { $player } is typing a last message. Wait for it.
    .b = One second: the last word is with { $player }.
    .c = There is a verdict, and no full stop yet. { $player } is typing.

chat-execution =
    .a = The chat has decided on an execution: { $player }, { ROLE($role) }.
    .b = By your votes { $player } is executed. The role: { ROLE($role) }.
    .c = Most votes to { $player }, and that means execution. The role: { ROLE($role) }.
    .d = The verdict is carried out, the card is open: { $player }, { ROLE($role) }.

chat-last-shot =
    .a = The last message was a shot: { $player }, { ROLE($role) }.
    .b = Bang. { $player } goes with the condemned. The role: { ROLE($role) }.
    .c = One shot to finish with. { $player } goes too. The role: { ROLE($role) }.

chat-no-execution =
    .a = No agreement. No execution today.
    .b = The votes don't add up to a verdict. Nobody is executed.
    .c = A good row, and life goes on. Nobody is executed.

# A death by day beside another; the cause is a secret
chat-fallen =
    .a = One more light goes off: { $player }, { ROLE($role) }.
    .b = { $player } follows. The role: { ROLE($role) }.
    .c = That is not all: { $player }, { ROLE($role) }.

chat-removed =
    .a = Not a word for too long: { $player } is out. The role: { ROLE($role) }.
    .b = { $player } fell asleep at the keyboard and is out. The role: { ROLE($role) }.
    .c = The chat is tired of waiting: { $player } plays no more. The role: { ROLE($role) }.

chat-kicked =
    .a = The host has taken { $player } out of the game. The role: { ROLE($role) }.
    .b = By the host's decision { $player } leaves. The role: { ROLE($role) }.
    .c = The host has decided: { $player } plays no more. The role: { ROLE($role) }.

## The clock

chat-pause =
    .a = The host has hit pause. The clock stands still, top up your tea.
    .b = The host has stopped the clock. Nobody has to hurry.
    .c = A break: there is a delivery at the host's door. The clock stands still.

chat-resume =
    .a = The host has started the clock. Is everyone back?
    .b = The host ends the pause. Mugs full, clock running.
    .c = “Off we go,” says the host. Time is running.

# Weekends and holidays
chat-rest =
    .a = A day off, and the clock stands still. Type and vote as you like.
    .b = No timer today. Chat away, votes count.
    .c = Feet up: the clock is off, votes are taken.

chat-rest-over =
    .a = The day off is over, the clock is running.
    .b = All rested? Time is on.
    .c = The timer ticks again. On we go.

## The end

chat-win-town =
    .a = Only friends left in the chat. The town wins.
    .b = You saw through all of them. The town wins.
    .c = Breathe out, put the kettle on. The town wins.

chat-win-mafia =
    .a = And we trusted them. The mafia wins.
    .b = The chat is under new management. The mafia wins.
    .c = The family posts the last smiley. The mafia wins.

chat-win-maniac =
    .a = One user online. The maniac wins.
    .b = It is a chat with oneself now. The maniac wins.
    .c = All is silent, and somebody smiles. The maniac wins.

# Nobody is left
chat-draw =
    .a = Nobody online. It is a draw.
    .b = There is no one to type “good game”. It is a draw.
    .c = The chat is empty, and there are no winners.

chat-stopped =
    .a = The host has stopped the game. The roles are open, and nobody wins.
    .b = The host has ended it early. This round does not count.
    .c = The host calls everybody to tea. The game is over, and nobody won.
