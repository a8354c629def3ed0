### Sign-up: the notice, answers to its buttons, the check before the start.

## The notice

lobby-title = 🎭 { $scenario }: sign up to play
lobby-terms = Game { $number }, hosted by { $host }. If nobody new comes, sign-up closes { $closes }.
lobby-seats = **{ $count } at the table**, { $low } to { $high } can play.
lobby-lacking = { $count ->
    [one] { $count } more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready = Enough to begin: it is up to the host.
lobby-full = Every seat is taken: it is up to the host.
lobby-again = { $players }, another round? Same rules.
lobby-nobody = Nobody yet. Who goes first?
lobby-watchers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
lobby-roles = **Roles for { $count }:** { $roles }.
lobby-rules = **Rules**
lobby-theme = Told as: { $theme }
lobby-option = { $name }: { $value }

## The pace

lobby-time-revote = Plenty of time: the shortest day is { DURATION($day) }, a night { DURATION($night) }. Votes may be changed.
lobby-time-fixed = By the clock: a day is { DURATION($day) }, a night { DURATION($night) }. Votes are final.
lobby-time-live = A live game: a day is { DURATION($day) }, a night { DURATION($night) }. Votes may be changed.
lobby-time-rest = The clock rests at weekends.

## Buttons of the notice

lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-watch = Watch
lobby-button-start = Start
lobby-button-cancel = Cancel
lobby-button-compose = Roles
lobby-button-setup = Setup

lobby-help = **Join** takes a seat; its number is yours to the end. **Watch** keeps you in the audience: no role and no vote, but the town and the afterlife are open to you.
    You may be somebody else at the table: { $character }.
    When there are enough people the host deals the roles. Only you see yours, and nothing is sent to your direct messages.
    A host who plays knows no more than anybody else. Do remember: Discord opens every room to the server's administrators, so you take them at their word.

## Answers

lobby-posted = The notice is up: { $where }.
# Fixed terms under a day
lobby-short = The game is open. A word of advice: with fixed terms under 24 hours not everybody will be there in time. Longer ones are set in the field for rules when a game is opened.
lobby-first = You are at the table, seat { $number }. When the host begins you will be called to the town, where a button shows your role. How you are spoken of, and in which language, you choose here: { $profile }.
lobby-joined = You are at the table, seat { $number }.
# “At the table now: 2 · Don Carlo.”
lobby-plays-as = At the table now: { $player }. The name can be changed until the roles are dealt.
lobby-left = The seat is free. Come back if you change your mind.
lobby-watching = You are in the audience. When the game begins, the town and the afterlife open to you.
lobby-unwatched = You are no longer in the audience.
lobby-started = The roles are dealt, the rooms are opening.
lobby-cancelled = Sign-up is cancelled.
lobby-cancel-ask = { $count ->
    [one] { $count } person is at the table. Cancel the sign-up?
   *[other] { $count } people are at the table. Cancel the sign-up?
}
lobby-cancel-yes = Yes, cancel
lobby-where = game { $number }, { $where }
lobby-which = There are several such games here. Choose one in the field “{ $option }”.
lobby-none = There is no such game here. { $command } opens a new one.
lobby-no-options = I don't understand the rule “{ $written }”. Write it like this: { $example }.
lobby-unfit = “{ $option }” does not go with the other rules of this game. { $about }
lobby-no-scenario = I don't know the scenario “{ $written }”. Choose one from the list in the field.
lobby-no-theme = I don't know the theme “{ $written }”. Choose one from the list in the field.
lobby-theme-plain = plain
lobby-no-channel = I can't put up a notice here: I may not write in this channel. Call me in another one, or give me the permission { $right }.

lobby-refused-seated = You are already at the table, seat { $number }.
lobby-refused-elsewhere = You are already playing: { $where }. Nobody sits at two tables at once: finish there, or leave that sign-up.
lobby-refused-players = Every seat is taken. You can still watch.
lobby-refused-phase = This game has already begun.
lobby-refused-closed = This sign-up is gone.
lobby-refused-not-seated = You are not at this table.
lobby-refused-watching = Leave your seat first, then you can watch.
lobby-refused-playing = The game is on, and that is no way to leave it. If you can't play, tell the host: { $host }.

## Characters, in the town's first message

lobby-characters = **Characters.** Whoever has one, introduce them here.
lobby-character = { $player }, played by { $member }
lobby-character-about = { $player }, { $about }, played by { $member }

## After sign-up

lobby-running-title = 🎭 { $scenario }: the game has begun
lobby-running = Game { $number }, hosted by { $host }. Seats at the table: { $count }, the roles are dealt.
lobby-running-where = It began { $began } in { $town }
lobby-button-outcome = How did it end?
lobby-closed-title = 🎭 { $scenario }: sign-up is closed
lobby-closed-host = The host called it off.
lobby-closed-empty = Everybody has left the table.
lobby-closed-expired = Too few people came, and time is up.

## Roles to choose

lobby-compose-title = **Roles**
lobby-compose = How many of whom are dealt is up to you. { $count } at the table; until you choose, the usual roles are dealt.
lobby-compose-number = { ROLE($role, number: "other") }: { $count }
lobby-compose-usual = { ROLE($role, number: "other") }: as usual
lobby-compose-with = { ROLE($role) }: yes
lobby-compose-without = { ROLE($role) }: no

## The check before the start

lobby-faults = **Not yet**
lobby-fault-few = { $lacking ->
    [one] { $lacking } player is missing: { $count } at the table, { $low } needed. Invite people here: { $where }.
   *[other] { $lacking } players are missing: { $count } at the table, { $low } needed. Invite people here: { $where }.
}
lobby-fault-many = { $count } at the table, but the scenario takes { $high } at most. Somebody has to leave, or open a game with another scenario.
lobby-fault-composition = These roles can't be dealt to { $count } players. Put them right with the button “{ $button }”.
lobby-fault-scenario = The server's scenario does not work out for { $count } players. Put the scenario right, or open a game with another.
lobby-fault-rights = I lack these permissions: { $rights }. An administrator grants them under Server Settings → Roles → { $role }.
lobby-fault-channels = There is no space for the rooms: the server has { $count } of { $limit } channels, and { $needed } more are needed. Delete some that nobody uses.

lobby-right-view-channel = “View Channels”
lobby-right-send-messages = “Send Messages”
lobby-right-read-message-history = “Read Message History”
lobby-right-manage-channels = “Manage Channels”
lobby-right-manage-roles = “Manage Roles”
lobby-right-embed-links = “Embed Links”
lobby-right-attach-files = “Attach Files”
lobby-right-add-reactions = “Add Reactions”
lobby-right-create-public-threads = “Create Public Threads”
lobby-right-create-private-threads = “Create Private Threads”
lobby-right-send-messages-in-threads = “Send Messages in Threads”

## The list of games

lobby-list = **Games of this server**
lobby-list-signup = { $number } · { $scenario } · sign-up, { $count } at the table · { $where }
lobby-list-playing = { $number } · { $scenario } · on, { $living } of { $count } alive · { $where }
lobby-list-over = { $number } · { $scenario } · over · { $where }
lobby-list-empty = Nobody is playing on this server now. { $command } opens a new game.
lobby-list-choice = { $number } · { $scenario } · { $count } at the table
