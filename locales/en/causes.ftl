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
