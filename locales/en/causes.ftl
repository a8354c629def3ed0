### Causes of death. The line itself is for the story at the end: “Cause: a shot of the mafia”.
### .killer is whose hand it was, as a checker is told: “The killer: the mafia”.

cause-executed = executed by the town
    .killer = the town
cause-last-shot = the commissar's last shot
    .killer = the commissar
cause-mafia = a shot of the mafia
    .killer = the mafia
cause-yakuza = a shot of the yakuza
    .killer = the yakuza
cause-renegades = a shot of the renegades
    .killer = the renegades
cause-maniac = the maniac's knife
    .killer = the maniac
cause-necromancer = the necromancer's spell
    .killer = the necromancer
cause-sheriff = a shot of the sheriff
    .killer = the sheriff
cause-special-agent = a shot of the special agent
    .killer = the special agent
cause-kamikaze = the kamikaze's attack
    .killer = the kamikaze
cause-heretic = the heretic's revenge
    .killer = the heretic
cause-recruiter = saying no to the recruiter
    .killer = the recruiter
cause-bound = the necromancer's end
    .killer = the necromancer
cause-inactive = a long silence
    .killer = the host
cause-kicked = the host's decision
    .killer = the host

## The dons

cause-cop = a shot of the cop
    .killer = the cop
cause-manas = a shot of the manas
    .killer = the manas
cause-dons-maniac = a shot of the maniac
    .killer = the maniac
cause-sniper = a shot of the sniper
    .killer = the sniper
cause-zombie = a shot of the zombies
    .killer = the zombies
cause-woodman = a shot of the iron woodman
    .killer = the iron woodman
cause-wife = the revenge of the cop's wife
    .killer = the cop's wife
cause-mistress = the revenge of the cop's mistress
    .killer = the cop's mistress
cause-dons-kamikaze = the kamikaze's choice
    .killer = the kamikaze
cause-werewolf = the werewolf's bite
    .killer = the werewolf
cause-backfire = a shot that came back
    .killer = their own gun
cause-no-bite = a first night without a bite
    .killer = their own hunger
cause-bite-failed = a bite that failed
    .killer = somebody's guard
