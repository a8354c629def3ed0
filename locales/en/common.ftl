### Words that every text shares: numbers, spans of time, lists.
###
### For translators. The texts are written in Project Fluent (https://projectfluent.org). An example of all that is found here:
###
###   lobby-joined = { $player } sits down, { $count ->
###       [one] { $count } player
###      *[other] { $count } players
###   } at the table
###
### $player reads “4 · Boris”. $gender (feminine, masculine, other) is how a player wants to be spoken of; English says
### “they” unless a player chose “she” or “he”.
### { ROLE($role) } is the name of a role, { ROLE($role, $count) } the same after a number, { TEAM($team) } a side,
### { SIDE($side) } a side or a role that acts for itself, { DURATION($span) } a span of time, { CAPITAL(ROLE($role)) } begins with a capital letter.
### The ids, attributes and variables are the same in every language; terms (“-role-…”) are each language's own.

## When the impossible has happened and there is no text

common-lost-for-words = The host is lost for words here. The game goes on.

## Spans of time

duration-days = { $count } { $count ->
    [one] day
   *[other] days
}
duration-hours = { $count } { $count ->
    [one] hour
   *[other] hours
}
duration-minutes = { $count } { $count ->
    [one] minute
   *[other] minutes
}
duration-seconds = { $count } { $count ->
    [one] second
   *[other] seconds
}

## Boards

# On a board, in small print: how old it is. $moment: a timestamp of Discord ("2 minutes ago")
common-as-of = Updated { $moment }

## Lists

list-and = { $first } and { $last }

# Composition: “3 mafiosi”, “1 doctor”, “5 citizens”
role-count = { $count } { ROLE($role, $count) }
# A scenario's composition as a formula: “mafioso: N/3-1”
role-formula = { ROLE($role) }: { $formula }

option-empty = none
