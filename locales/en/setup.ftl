### What the host decides before the game, and the roster that he writes himself.

setup-dons-bonus = Bonus
    .about = Protection for one player on one game day, in the vote and at night. Nobody will be told; all know only that there may be one.
setup-dons-basement = Basements
    .about = A room with a basement can hide one of its own for one night of the game. All will be told that there are basements, but not whose.
setup-dons-walking-basement = Walking basement
    .about = A basement that some player carries about without knowing it. It goes to whoever first picks the carrier as the target of a shot.

## The panel

setup-title = **Setup**
setup-intro = Only you see this. You can decide until the game starts; what you leave alone will not be in it.
setup-nothing = There is nothing to set up in this game.
# “Bonus: 3 · Anna, day 2”
setup-line = { $name }: { $value }
setup-value-none = none
setup-value-lot = drawn by lot
setup-value-secret = decided by another host
setup-value-gone = the chosen player is no longer at the table
setup-value-lot-instead = drawn by lot: somebody who knew the choice has taken a seat
setup-day = day { $number }

setup-lot = The lot is drawn when the roles are dealt. You will not learn the result either.
setup-lot-perhaps = The lot is drawn when the roles are dealt, and it also decides whether there is one at all. You will not learn the result either.
setup-player = You sit at the table yourself, so the choice is not yours: it is nothing, or the lot.
setup-closed = A host who does not play has decided this. You sit at the table, so you may not know what it is.
setup-known = Whoever has seen the choice had better not play in this game: if they take a seat, the lot decides instead.

setup-button-none = None
setup-button-lot = Draw lots
setup-button-back = Back
setup-ask-player = Who
setup-ask-day = On which day
setup-ask-room = Whose

## Before the start

setup-fault-gone = The setup is out of date: somebody you chose is no longer at the table. Choose again under “{ $button }”.
setup-fault-needed = By the rules of this game this has to be decided: { $name }. Choose, or leave it to the lot, under “{ $button }”.

## A roster of one's own

roster-title = Roster
roster-field = Roles, separated by commas
roster-field-about = Such as { $example }. Citizens fill the rest. Empty: the usual roster.
roster-written = **The roster is set.** { $low ->
    [30] It works at a table of 30.
   *[other] It works at tables of { $low } to { $high }.
}
roster-usual = The roster is the usual one again.
roster-faults = **This roster cannot be dealt**
roster-unread = I don't understand: { $parts }. In this game there are: { $roles }.
roster-too-many = There are more than { $high } roles, and no table seats that many.
roster-button = Rewrite the roster
