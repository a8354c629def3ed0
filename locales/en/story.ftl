### The story: what holds the acts together.

story-deal = The deal
story-act = { $act } — { $result }.
story-act-alone = { $act }.
# What the player was told: “4 · Boris: doctor”
story-told = The answer: “{ $facts }”.
story-learned = { $player } learned: “{ $facts }”.
story-wish = { $player } for { $target }
# The order of somebody who died before their turn; $order reads “heal — 4 · Boris”
story-unacted = { $player } did not live to act: { $order }.
# A player's word decided nothing: the team did something else
story-overruled = { $player } would rather: { $order }.
story-dealt = { $player } — { ROLE($role) }
# “🕯 4 · Boris died, doctor: a shot of the mafia.”
story-died = 🕯 { $player } died, { ROLE($role) }: { $cause }.
story-turned = { $player } goes on as { ROLE($role) }: there is no way back.
story-answered = { $player } answered: “{ $answer }”.
story-unanswered = { $player } kept silent until the time was up.

## The last page: who was who, and how each ended

story-fate = { $player } — { ROLE($role) }: { $end }
story-survived = alive to the end
# “night 2, a shot of the mafia”; $kind: night or day
story-end = { $kind ->
    [night] night
   *[day] day
} { $number }, { $cause }
