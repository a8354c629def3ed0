### The story: what holds the acts together.

story-act = { $act } — { $result }.
story-told = The answer: “{ $facts }”
story-unheard = nobody was left to hear it
story-learned = { $player } learned: “{ $facts }”
story-wish = { $player } for { $target }
# The order of somebody who died before their turn; $order reads “heal — 4 · Boris”
story-unacted = { $player } did not live to act: { $order }.
story-dealt = { $player } — { ROLE($role) }
# $cause is a line of causes.ftl
story-died = 🕯 { $player } died, { ROLE($role) }. Cause: { $cause }.
story-turned = { $player } is now a { ROLE($role) }: there is no way back.
story-answered = { $player } answered: “{ $answer }”.
story-unanswered = { $player } kept silent until the time was up.

## The last page: who was who, and how each ended

story-fate = { $player } — { ROLE($role) }: { $end }
story-survived = alive to the end
# “Night 2, a shot of the mafia”
story-end = { $phase }, { $cause }
