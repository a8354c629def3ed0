### Events: what the town, a gang's room and a player hear. The adorned announcements live in themes/.

## To the town

event-joined = { $player } is at the table.
event-voted = { $player } votes for { $target }.
event-vote-changed = { $player } changes { $gender ->
    [feminine] her
    [masculine] his
   *[other] their
} vote to { $target }.
event-vote-withdrawn = { $player } takes { $gender ->
    [feminine] her
    [masculine] his
   *[other] their
} vote back.
event-vote-lapsed = The vote of { $player } no longer counts: it may be given anew.
event-public-pass = { $player } takes the consent back.
event-deadline-auto-limit = This day has its limit.
event-deadline-open = Twilight is called off: votes are awaited again.
# $when is a Discord timestamp
event-closes = Time is up { $when }.
event-outage = The line was down, but the game's clock stood still: just as much time is left.
event-host-advance = The host closes the phase early.
event-host-limit = The host sets a limit: { DURATION($span) }. The day ends sooner, with twilight.
event-host-extend = The host gives more time: { DURATION($span) }.
# Votes against a player at the next count
event-host-penalty = A penalty from the host: { $count } { $count ->
    [one] vote is
   *[other] votes are
} added against { $player } at the next count.
event-replaced = Seat { $number } has a new player: { $player }.

# After a death that is announced, where the game tells causes
event-cause = The cause: { $cause }.

# The ballot, one line a vote
event-ballot-vote = { $player } → { $target }
event-ballot-silent = { $player } → silent, a vote against { $gender ->
    [feminine] herself
    [masculine] himself
   *[other] themselves
}
event-ballot-count = { $player } — { $count } { $count ->
    [one] vote
   *[other] votes
}
event-ballot-tally = Tally: { $tally }.
event-ballot-tie = A tie: { $players }.

## To a gang's room

room-order = { $player }: { $order }
room-pass = { $player } passes.
room-entered = { $player } is with you now, and this room is shared.
room-left = { $player } is no longer with you.

## To a player

told-role = Your role: { ROLE($role) }. Your side: { TEAM($team) }.
told-room = The room of your side is open to you.
told-room-renewed = The talk of your side goes on in a new room.
# “Your order: heal — 4 · Boris.”
told-order = Your order: { $order }.
order-words = { $ability } — { $targets }
told-pass = Your order: pass. Whatever you ordered before is taken back.
told-order-lapsed = Your order no longer stands: somebody left the game. Give a new one while there is time.
told-vote = Your vote: { $target }.
told-vote-withdrawn = Your vote is taken back.
told-vote-lapsed = Your vote no longer counts: whom you gave it to has left the game. You may give it anew.
# $answer is the label of an answer: “Follow”
told-answer = Your answer is in: { $answer }.
told-question-lapsed = The time to answer is up.
# $kind: vote, question or order, whichever is awaited
told-reminder = { $kind ->
    [question] You are awaited: you have not answered the question yet.
    [vote] You are awaited: you have not voted yet.
   *[order] You are awaited: you have not made your move for the night.
}
told-host-penalty = In the log: a penalty, { $player }. { $note }
