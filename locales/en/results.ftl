### The story: what became of each act. A line is put together as “{act} — {result}.”
###
###   Doctor 2 · Zoe sends the ambulance to 4 · Boris — it stands there until morning.
###   The mafia (5 · Oleg and 7 · Mila) shoots 4 · Boris — the ambulance was in time.

## Acts

act-check = { CAPITAL(ROLE($role)) } { $player } checks { $target }
act-heal = { CAPITAL(ROLE($role)) } { $player } sends the ambulance to { $target }
act-heal-self = { CAPITAL(ROLE($role)) } { $player } calls the ambulance home
act-block = { CAPITAL(ROLE($role)) } { $player } calls on { $target }
act-shoot = { CAPITAL(ROLE($role)) } { $player } shoots { $target }
# A gang shoots together: $players are the shooters
act-shoot-together = The { TEAM($team) } ({ $players }) { $team ->
    [mafia] shoots
   *[other] shoot
} { $target }
# The shooters do not agree: $wishes reads “5 · Oleg for 4 · Boris, 7 · Mila for 1 · Anna”
act-shoot-apart = The { TEAM($team) } { $team ->
    [mafia] talks
   *[other] talk
} it over: { $wishes }
act-guard = { CAPITAL(ROLE($role)) } { $player } stands in front of { $target }
act-interview = { CAPITAL(ROLE($role)) } { $player } interviews { $target }
act-avenge = { CAPITAL(ROLE($role)) } { $player } goes out for revenge, and { $target } is in its way
act-beat = { CAPITAL(ROLE($role)) } { $player } lies in wait for { $target }
act-beat-self = { CAPITAL(ROLE($role)) } { $player } raises a hand against { $gender ->
    [feminine] herself
    [masculine] himself
   *[other] themselves
}
act-attack = { CAPITAL(ROLE($role)) } { $player } attacks { $target }
act-attack-self = Nobody expects { ROLE($role) } { $player } back
act-kill = { CAPITAL(ROLE($role)) } { $player } hunts { $target }
act-infect = { CAPITAL(ROLE($role)) } { $player } breathes on { $target }
act-recruit = { CAPITAL(ROLE($role)) } { $player } calls { $target } over
# The condemned commissar shoots before dying
act-last-shot = { CAPITAL(ROLE($role)) } { $player } draws a gun and shoots { $target }
# The turncoat changes sides without an order
act-join = { CAPITAL(ROLE($role)) } { $player } looks for a new home

## Results

result-blocks = their hands are tied tonight
result-guards = the blow will fall on the guard
result-heals = it stands there until morning
# The answer came when nobody was left to hear it
result-learns = but nobody is left to hear the answer
result-kills = fatally
result-check-kills = no friend of the town, so a shot follows the file, fatally
result-attack-kills = there is no way back
result-kills-guard = the guard took the blow
result-late = but nobody was left to kill
result-beat-late = but nobody was left to beat
result-guarded = the target is unharmed behind a guard
result-healed = the ambulance was in time
result-misses = and nothing happens: it was somebody else
result-rises = the dead stand up as a zombie
result-infects = and it takes
result-fails = it came to nothing
result-void = but the necromancer was killed first, and the spell broke
result-recruits = now they are together
result-refused = and hears that death is better
result-beats = the next night is lost for them
result-joins = and takes the side of the { TEAM($team) }
result-blocked = but the priest held them back
result-shoot-blocked = but the priest held one shooter back, so none fires
result-beaten = but after last night's beating nothing comes of it
result-disagree = not all agree, and no shot is fired

## The dons: acts

act-dons-heal = { CAPITAL(ROLE($role)) } { $player } heals { $target }
act-dons-heal-self = { CAPITAL(ROLE($role)) } { $player } stays in and takes the medicine
act-dons-block = { CAPITAL(ROLE($role)) } { $player } goes to stop the gun of { $target }
act-stand-in = { CAPITAL(ROLE($role)) } { $player } shoots { $target } with a lent gun
act-drag = { CAPITAL(ROLE($role)) } { $player } chooses company: { $target }
act-bite = { CAPITAL(ROLE($role)) } { $player } bites { $target }
act-hide = { CAPITAL(ROLE($role)) } { $player } takes { $target } down to the basement
act-hide-self = { CAPITAL(ROLE($role)) } { $player } goes down to the basement
# A room hides one of its own: $players are those who wanted it so
act-hide-together = The basement goes to { $target } tonight (decided by { $players })
act-hide-apart = They do not agree who gets the basement: { $wishes }
act-defend = { CAPITAL(ROLE($role)) } { $player } speaks up for { $target }
act-defend-self = { CAPITAL(ROLE($role)) } { $player } pleads in person
act-bar = { CAPITAL(ROLE($role)) } { $player } keeps { $target } out of the vote
act-admit = { CAPITAL(ROLE($role)) } { $player } opens the back door to { $target }
act-admit-self = { CAPITAL(ROLE($role)) } { $player } comes in by the back door
act-accuse = { CAPITAL(ROLE($role)) } { $player } gives a second vote against { $target }
act-voice = { $player } tells the vagrant to vote for { $target }
act-voice-together = The vagrant is told to vote for { $target } (decided by { $players })
act-voice-apart = They do not agree what to tell the vagrant: { $wishes }

## The dons: results

result-dons-blocks = if there is one, it is silent until morning
result-dons-heals = nothing kills there before morning
result-hides = no gun reaches it before morning
result-passed = but the word of the head is “pass”, and no shot is fired
result-tie = they are of as many minds, and no shot is fired
result-dons-blocked = but the iron woodman stopped the gun
result-dons-shoot-blocked = { result-dons-blocked }
result-dons-void = but that is no target for this gun
result-dons-bar-void = but the keykeeper opened the back door
result-saved = but the cop's own bullet saved the target
result-spared = but it is a shoot-out with the cop, and the cop lives
result-finds = and that is the child of the mafia
result-takes = and the citizen goes over to the zombies
result-turns = but it is a Don, and the one who fired is in that gang now
result-disarmed = but it is the cop, and the one who fired has no gun any more
result-backfires = but such a shot comes back to the one who fired
result-lent = but it is the iron woodman, who will do the shooting next night
result-takes-vote = but it is the vagrant, who loses nothing but a vote
result-vote-lost = but it is the vagrant, whose vote nobody gets
result-deal = but it is the snitch, and a deal is made
result-drags = and does not go alone
result-lapses = but death passed the kamikaze by, and the choice did nothing that night
result-bites = successfully
result-bite-failed = but the target is guarded, and it is the biter who dies of it
result-defends = no execution touches them today
result-bars = that vote does not count today
result-opens = and the vote counts
result-in-vain = in vain
result-accuses = in secret
