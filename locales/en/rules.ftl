### The rules in short: scenarios, roles, options.

rules-title = **Rules**
rules-intro = The town is split into sides, and not everybody knows their own. At night the roles act, by day the town argues and votes. The side whose condition is met first wins.
rules-pick = Choose what to hear about.
rules-ask-scenario = Scenario
rules-ask-role = Role
rules-ask-option = Option
rules-scenario = **{ $title }** · { $low } to { $high } players
rules-scenario-server = A scenario of this server.
rules-roles = **Roles:** { $roles }; all others: { ROLE($remainder, number: "other") }.
rules-sides = **Who wins**
rules-role = **{ $name }** · { $team }
rules-ability = **{ $name }.** { $what }
rules-how = **How it works**
rules-example = *For example:* { $example }
rules-option = **{ $name }**
rules-value = { $mine ->
    [yes] In your game: { $value }.
   *[no] Usually: { $value }.
}
rules-clause = -# Clause { $clause }
rules-unknown = I don't know what “{ $written }” is. Choose one from the list in the field.

## Verdicts: who was hit, by which guns, and what becomes of them

rules-verdict-open = Verdicts
rules-verdict-title = **Verdicts**
rules-verdict-pick = Choose who was hit and by which guns.
rules-verdict-ask-column = Who was hit
rules-verdict-ask-guns = By which guns
rules-verdict-guard = { $guard ->
    [yes] Remove the guard
   *[no] Add a guard
}
rules-verdict-case = **{ $column }.** Hit by { $guns }. { $guard ->
    [yes] Guarded: doctor, bonus or basement.
   *[no] No guard.
}
rules-verdict-lives = Lives, and the role stays the same.
rules-verdict-dies = Dies. Cause: { $cause }.
rules-verdict-turns = Lives, but the role is another one now: { ROLE($role) }.
rules-verdict-vote = Lives, but the vote of the next day goes to the { SIDE($side) }.
rules-verdict-asked = { $guard ->
    [yes] Lives, whatever the gang that is offered a deal answers.
   *[no] The gang that is offered a deal decides: if it agrees, the target lives; if not, the target dies.
}
rules-verdict-lent = Lives, and next night these guns shoot from another hand.
rules-verdict-cannot = That cannot be: this gun does not shoot at its own.
rules-verdict-column-role-citizen = citizen with a role
rules-verdict-column-child-multi = many-sided child of the mafia
rules-verdict-column-woodman = iron woodman off duty
rules-verdict-column-no-duel = cop, not aiming at a gang
rules-verdict-column-mutual-mafia = cop, aiming at a mafioso
rules-verdict-column-duel-mafia = cop, aiming at the Don of the mafia
rules-verdict-column-deputy-mafia = deputy acting as cop, aiming at the mafia
rules-verdict-column-mutual-manas = cop, aiming at a mana
rules-verdict-column-duel-manas = cop, aiming at the Don of the manas
rules-verdict-column-deputy-manas = deputy acting as cop, aiming at the manas

# The order of the night where all that is chosen counts at once
rules-night-dons = **Order of the night:** all choose at once and in the dark. The woodman takes a shot away, the doctor and the basements hide people, and all guns fire together, the kamikaze's drag with them. What becomes of each, the verdicts tell. Then people change sides; in the first night the vampire and the werewolf come last.
