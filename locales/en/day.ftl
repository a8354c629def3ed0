### The day: the vote board, and answers to votes.

# $kind: day, verdict, night, dawn. $reason: what sets the term. $closes is a Discord timestamp: "in 2 hours".
day-title = { $kind ->
    [night] 🌙
    [dawn] 🌅
    [verdict] ⚖️
   *[day] ☀️
} { $phase } · { $reason ->
    [twilight] twilight, deadline { $closes }
    [extra] extra time, deadline { $closes }
    [limit] limit, deadline { $closes }
    [auto-limit] limit, deadline { $closes }
   *[term] deadline { $closes }
}
day-title-open = { $kind ->
    [night] 🌙
    [dawn] 🌅
    [verdict] ⚖️
   *[day] ☀️
} { $phase } · no end set yet
day-title-stopped = { $kind ->
    [night] 🌙
    [dawn] 🌅
    [verdict] ⚖️
   *[day] ☀️
} { $phase } · ⏸ the clock stands

day-living = Alive, { $count }: { $list }
day-dead = { $player } ({ ROLE($role) })

day-voted = **{ $count } of { $all } have voted**
day-leader = Leader: { $player }, { $votes } { $votes ->
    [one] vote
   *[other] votes
}
day-tie = Tie at { $votes } { $votes ->
    [one] vote
   *[other] votes
}: { $players }
day-line = { $player } — { $count }: { $voters }
day-silent = Yet to vote: { $players }
day-consents = { $count } of { $all } would end the day early: { $players }
day-menu = Whom do you vote for?
day-button-unvote = Take back

day-yours = Your vote: { $player }.
day-yours-none = You have not voted yet.
day-counted = Your vote is in, and with it the ballot has closed.
day-late = ⏳ { $players }, you have not voted yet.
# To the host of such a day
day-no-limit = Not everybody has voted, and the day has no limit, so it will not end by itself. To set one: { $command }.
