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
