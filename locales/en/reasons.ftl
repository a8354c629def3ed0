### Refusals: what is wrong and what to do. A good host says it: briefly and without exclamation marks.
### A word between “reason-” and the reason tells what was refused: vote, answer, host, join, deal.

## To a player

reason-dead = You are out of the game: only the living act and vote. The others who are out wait for you in their channel.
reason-phase = That cannot be done right now. The “?” button under the latest message of the game tells what can.
reason-ability = Your role cannot do that. What it can do is on your card: the “My role” button.
reason-vote-ability = There is no abstaining here. Give your vote to somebody living.
reason-answer-ability = That is no answer to this question. Choose one of those offered.
reason-target-dead = That player is dead already. Choose somebody living.
reason-target-self = You cannot name yourself. Choose another player.
reason-vote-target-self = You cannot vote for yourself. Give your vote to another player.
reason-target-team = That is one of your own, and your act does nothing to them. Choose somebody else.
reason-target-repeat = That player is infected already. Choose another, or kill this one.
reason-not-infected = You can kill only those whom you have infected. Choose one of them, or infect somebody new.
reason-closed = Too late: that phase is over. Look at the latest message of the game.
reason-no-revote = Your vote is in, and votes cannot be changed in this game. It stays as it is.
reason-unknown = There is no such player at this table. Choose a name from the list.
reason-not-asked = Nobody is asking you anything right now. If you have answered, the answer was taken.
reason-seated = You are at this table already. All that is left is to wait for the start.
reason-join-phase = Sign-up is over, the game is on. You can watch it and join the next one.
reason-join-players = Every seat is taken. You can watch, or wait for the next game.
reason-join-unknown = You are not at this table anyway. To play, press “Join”.

## To the host

reason-host-phase = That command would do nothing now. Wait for the right phase: the latest message of the game tells which one is open.
reason-host-seated = That person is at this table already. Choose another member.
reason-host-elsewhere = That person plays at another table of this server. Choose another member.
reason-host-watching = That person watches this game and hears the afterlife. Choose another member.
reason-host-unknown = There is no such command or player. Check the word and the name.
reason-limit-notice = That limit is too near: players must be warned earlier. Set a longer one; the rules in force name the shortest.
reason-limit-early = It is too early for that limit: a day must last at least as long as the rules in force say. Set a longer one.
reason-intervals = The intervals were set before the game and stay as they are. The phase will end in its own time.
reason-consent = The phase cannot be closed now. A day is closed early when all the living agree, and a night is not closed in a pause.
reason-players = The number of players does not fit the scenario. Call more, or change the scenario.
reason-composition = The roles do not fit the scenario. Check which there are, and how many of each.

## To the author of a scenario

reason-scenario-id = That name will not do for a scenario. Take 2 to 32 lower-case letters, digits and hyphens, begin with a letter, and leave the stock names alone.
reason-role = There is a role that cannot be dealt. Keep to the roles of the list; citizens come by themselves.
reason-role-count = There can be only one of that role in a game. Set it to 1.
reason-formula = A formula cannot be read, or gives nothing at some number of players. Write a number, N/3 or N/3-1.
reason-no-gang = There is no gang in the scenario. Add mafiosi or yakuza.
reason-needs = A role lacks its company. Lawyer, thug and heretic need mafiosi, the heretic a priest too, the kamikaze yakuza and a commissar, the turncoat both gangs.
reason-gang-third = A gang with its specialists is more than a third of the players. Make it smaller, or raise the minimum of players.
reason-too-many = So many roles leave no place for plain citizens. Take away at least one.
reason-order = The order of the night differs from the common one. Keep the common order and leave out the roles that are not in the scenario.
reason-option = There is no such option or no such value. Compare with the list of options.

## The dons: to a player

reason-dons-unknown = There is no such player or gun in the game, or the gun was not named. Choose from the list.
reason-dons-ability = You cannot do that now. What you can do, and when, is on your card: the “My role” button.
reason-dons-host-unknown = There is no such command or player. Check the word and the name; a penalty needs a number in the field “votes”.
reason-dons-order-closed = Too late: the time for that is over. The “?” button under the latest message of the game tells what can be done now.
reason-spent = That can be done once, and you have done it. What else your role can do is on your card.
reason-commanded = Others have your vote today, and it is cast already. Tomorrow vote as ever.
reason-dons-target-self = Here you can name neither yourself nor the one whose vote you command. Choose another player.
reason-dons-target-team = Not that one: nobody shoots their own, and nobody hides strangers in the basement. Choose another player.
reason-target-limit = You have chosen that player twice, and a third time is not allowed. Choose another.

## The dons: to whoever puts the roles together

reason-dons-role = There is a role that is not of this game. Take it out: manas are not for two sides, nor is the maniac for three.
reason-dons-role-count = There are too many or too few of some role. One cop is needed and one Don in each gang; of the other roles, but for mafiosi, manas and citizens, there is at most one.
reason-gang-size = A gang has less than two members, or the gangs are not equal. Mend the roster.
reason-half = The gangs together must stay below half of the players. Make them smaller, or call more people.
reason-dons-needs = A role lacks its company. The snitch needs a child, the keykeeper a bouncer, the zombie more than 25 players and at least three simple citizens.
