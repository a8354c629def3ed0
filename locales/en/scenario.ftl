### The server's scenarios: the list, a scenario's page, the author's form, files, rights.

## The list and a page

scenario-list-stock = **Ready to play**
scenario-list-own = **This server's own**
scenario-list-none = This server has no scenarios of its own yet. Write the first one here: { $command }.
scenario-listed = - { $title } · `{ $id }` · { $low }–{ $high }
scenario-ask-show = Show a scenario
scenario-heading = { $low } to { $high } players
scenario-nameless = A scenario without a name
scenario-unknown = I don't know a scenario `{ $written }`. Choose one from the list in the field.
scenario-unknown-here = This server has no scenario `{ $written }` of its own. Choose one from the list in the field.

scenario-roles-always = **Always one each:** { $roles }.
scenario-roles-join = **Joining:** { $roles }.
scenario-roles-from = { $role } from { $count } players on
scenario-roles-grow = **By the number of players, N:** { $roles }.
scenario-roles-choice = **How many is for the host to say:** { $roles }. The table shows the usual deal.
scenario-night = **Order of the night:** { $steps }.
scenario-night-together = { $roles } together
scenario-night-gangs = { $count ->
    [one] the gang's shot
   *[other] the gangs' shots
}
scenario-options = **Rules that are not the usual ones**
scenario-options-usual = The usual rules.

## The form

scenario-form-sound = Everything fits. You can save it.
scenario-form-failing = **Before it can be saved:**
scenario-form-gone = This form is closed: the scenario was saved or dropped, or you have begun another one. Open a new form by command.
scenario-ask-roles = Roles
scenario-ask-option = Change a rule
scenario-usual = as usual

scenario-button-names = Name it
scenario-button-numbers = Set numbers
scenario-button-save = Save
scenario-button-try = Try the odds
scenario-button-discard = Cancel
scenario-button-other = Type another
scenario-button-back = Back
scenario-button-mend = Mend it here
scenario-button-replace = Replace
scenario-button-drop = Delete

scenario-field-id = Name for commands (a-z, 0-9, hyphens)
scenario-field-ru = Title in Russian
scenario-field-en = Title in English
scenario-field-min = Fewest players (from 6)
scenario-field-max = Most players (up to 20)
scenario-field-formula = { $role }: a number, or N/3, N/3-1
scenario-field-value = New value; empty for the usual one
scenario-field-dates = Days with spaces: 2026-05-01 2026-05-09

scenario-saved = **The scenario is saved.** Open a game with it: { $command }. Games that are running stay as they are.
scenario-discarded = The form is closed, and nothing has changed.
scenario-copy = copy
scenario-no-copy = This scenario is written for other rules. Only classic ones can be copied or exported.
scenario-too-many = This server has { $count } scenarios of its own already, and that is all there is room for. Delete what you don't need.

## What does not fit. The other checks use the words of refusals (reason-…).

scenario-check-id = That name won't do, or is taken. Use 2 to 32 lower-case Latin letters, digits and hyphens, beginning with a letter.
scenario-check-players = The numbers of players don't fit. Both are whole numbers from 6 to 20, the first not above the second.
scenario-check-theme = There is no such theme. Leave it out, or choose one in the form.
scenario-check-sizes = with { $sizes } players

## Odds

scenario-chances-wait = ⏳ Playing at random, this takes some seconds…
scenario-chances-none = The odds could not be tried: the machine is too busy just now. Try later.
scenario-chances = **Win shares by random play** ({ $games } games each)
scenario-chances-size = - { $count } players: { $shares }
scenario-chances-team = { TEAM($team) } { $percent }%
scenario-chances-draw = draw { $percent }%
scenario-chances-endless = endless { $percent }%
scenario-warning-hopeless = ⚠️ With { $sizes } players this side hardly ever wins: { TEAM($team) }.
scenario-warning-endless = ⚠️ With { $sizes } players many games never end.
scenario-warning-only = That is a hint, not a ban: people do not play at random.

## Files

scenario-exported = The scenario in one file: { $file }. Change it in any editor and bring it back by import.
scenario-file-large = The file is too large: one page is enough for a scenario.
scenario-file-letters = The file can't be read: it is not saved in UTF-8. Save it in that encoding and send it again.
scenario-file-unread = **The file can't be read.** Mend these places and send it again.
scenario-file-failing = **The file was read, but the scenario does not fit.** Mend these places in the file, or right here.
scenario-file-known = This server has a scenario `{ $id }` already. Replace it with this file? Games that are running stay as they are.
scenario-fault = - Line { $line }, `{ $key }`: { $text }
scenario-fault-yaml = The file is broken here. Look at indents, quotes, brackets and colons.
scenario-fault-letter = A character stands here that has no place in a file. Delete it.
scenario-fault-deep = Too many things inside one another. Two levels are enough for a scenario.
scenario-fault-empty = The file is empty. Take an exported scenario as a pattern.
scenario-fault-alias = YAML anchors and aliases are not used here. Write the value once more.
scenario-fault-text = A word, a number or a line is needed. Write the value after the colon.
scenario-fault-mapping = Pairs of “key: value” are needed. Write each on its own line, indented.
scenario-fault-list = A list is needed. Write it like this: [doctor, gangs, commissar].
scenario-fault-repeated = This key stands above already. Keep one of them.
scenario-fault-unknown = A scenario has no such key. Take it out, or look for a typo.
scenario-fault-missing = This key is missing. Add it.

## Deleting and rights

scenario-drop-ask = Delete the scenario “{ $title }”? Running games go on to their end; only a file will bring it back.
scenario-dropped = The scenario is deleted.
scenario-dropped-before = This scenario is gone already.
scenario-not-yours = { $named ->
    [yes] Scenarios are written here by those who have the right “Manage Server” or the role { $role }. Everybody may look at them.
   *[no] Scenarios are written here by those who have the right “Manage Server”. Everybody may look at them.
}
scenario-access-managers = Who writes scenarios is for those to say who have the right “Manage Server”.
scenario-access-role = From now on those with the role { $role } may write this server's scenarios too.
scenario-access-nobody = From now on only those with the right “Manage Server” write scenarios.
