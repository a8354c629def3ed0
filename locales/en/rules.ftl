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
