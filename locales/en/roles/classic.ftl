### Roles: their names and their cards.
###
### The name of a role is a term; [other] is its plural.
###
### A card: the heart of the role; under each ability what it does, when and to whom; .how is “How it works”; two examples.

-role-citizen = { $number ->
   *[one] citizen
    [other] citizens
}

card-citizen = You do nothing at night. Your weapons are memory, words and a vote.
    .how = By day talk and vote, at night sleep as well as you can. In some scenarios somebody may try to change your side: recruit you, or raise you from the dead. The host will tell you.
    .example-1 = You and three others vote for one player, and everybody else has fewer votes. That player is executed, and the town sees the role.
    .example-2 = You kept silent all day, so a vote is set against you. One more such day and you are out in the morning, unless the options of the game say otherwise.

-role-commissar = { $number ->
   *[one] commissar
    [other] commissars
}

card-commissar = You look for the truth by night and answer for it to the town by day.
    .check = Each night you may check any other player: in the morning your card shows their role.
    .how = The check comes after the shots. If the player you check is killed that same night, you are also told whose hand it was, without a name. A commissar killed at night learns nothing. If you are executed by day, you may shoot any living player first: they die with you.
    .example-1 = You check a player whom the mafia shoots that night. In the morning: “citizen”, and “the killer: the mafia”.
    .example-2 = The town condemns you. You pick the one you suspect most and shoot: both die, both roles are shown.

-role-doctor = { $number ->
   *[one] doctor
    [other] doctors
}

card-doctor = Your patient does not die before morning, however often somebody tries.
    .heal = Each night you may send the ambulance to any living player. Yourself is allowed, and so is the same player again and again.
    .how = The healing lasts all night, even if the doctor does not live to see the morning. It saves from bullets and knives, from infection and from recruiting, but not from the kamikaze and not from the execution by day. Nobody is told that somebody was saved.
    .example-1 = The mafia shoots the commissar, and the ambulance is at the door: in the morning all are alive, and nobody knows why.
    .example-2 = Mafia and maniac strike at the same player in one night. The doctor is there: the player lives.

-role-priest = { $number ->
   *[one] priest
    [other] priests
}

card-priest = Your word keeps people from their deeds: whomever you call on does nothing tonight.
    .block = Each night you may call on any other player. Whatever role they have, it does nothing until morning.
    .how = If it is a shooter of a gang, the whole gang does not shoot tonight. Its specialists, such as lawyer or thug, act as ever; and a specialist held back does not stop the gang. If the shooter held back is killed before the gang's shot, the gang shoots without them.
    .example-1 = You call on a mafioso: the mafia does not shoot, its lawyer checks as if nothing had happened.
    .example-2 = You call on the commissar: instead of an answer there is “nothing found out”.

-role-sheriff = { $number ->
   *[one] sheriff
    [other] sheriffs
}

card-sheriff = You have a gun of your own and a head of your own. A mistake costs your own side dearly.
    .shoot = Each night you may shoot any other player, or not.
    .how = You shoot after the gangs: if they killed you that night, there is no shot. If you would rather not shoot, pass: silence is written down as a missed turn. Your bullet hits townspeople just as well.
    .example-1 = You shoot the lawyer: in the morning the town learns that the lawyer is dead, but not who did it.
    .example-2 = The mafia chose you: you do not live to shoot, and your target stays alive.

-role-special-agent = { $number ->
   *[one] special agent
    [other] special agents
}

card-special-agent = First the file, then, if need be, the bullet. You never talk twice.
    .check = Each night you may check any other player. If they are not on the town's side, you shoot them at once.
    .how = You act before the gangs, so a mafioso whom you shot does not shoot that night. The file comes even if the shot fails. The turncoat reads as a citizen before joining a gang. You have no last shot when you are executed.
    .example-1 = You check the last of the yakuza: dead, and the yakuza are silent that night.
    .example-2 = You check the doctor: one of yours, no shot, you simply know the role.

-role-samurai = samurai

card-samurai = You stand in front of another. That is your way.
    .guard = Each night you may choose any other player to protect.
    .how = Every attempt on your ward that night falls on you: they are unharmed, you die, and in the morning all are told on whom the attempt was. Your guard comes before healing and lasts all night. If you are shot yourself, you die, and nothing is said of an attempt.
    .example-1 = The yakuza shoot your ward: in the morning they live, you are dead, and the attempt is announced.
    .example-2 = Both kamikaze and yakuza go for your ward: you and the kamikaze die, the ward lives.

-role-reporter = { $number ->
   *[one] reporter
    [other] reporters
}

card-reporter = You get to know everything about everyone. But whoever talked to you knows about you.
    .interview = Each night you may interview any other player: you learn their role, and they learn your name.
    .how = You are among the last to act. Somebody killed before has still answered you, but cannot tell on you any more. If you were held back or beaten up, you are told “the interview did not take place”.
    .example-1 = You interview the priest: you know a priest, the priest knows a reporter.
    .example-2 = You interview a mafioso: you know one of the family, and the family knows you.

-role-turncoat = { $number ->
   *[one] turncoat
    [other] turncoats
}

card-turncoat = While both gangs stand, you are with the town. When one is gone, you take its place.
    .shoot = After the change you shoot for your new side each night, alone if need be.
    .how = The change comes by itself at the end of a night: you take the side of the gang that was wiped out first. If both went together, you choose. The town learns the side, not the name. Before the change, and in its very night, a check shows a citizen; after it, a turncoat.
    .example-1 = The last of the yakuza is killed at night. You are yakuza now, and in the morning the town hears that the turncoat has joined them.
    .example-2 = In the night of the change the priest held you back: it waits until the next night.

-role-mafioso = { $number ->
   *[one] mafioso
    [other] mafiosi
}

card-mafioso = You are family. You are few, but the night is yours.
    .shoot = Each night the family shoots one player who is not its own. How the shooters agree is among the options of the game.
    .how = As a rule every living shooter names the same player: a missing or different name means no shot. You know one another, and everybody's choice is seen in your room; it may be changed until the night ends. If the priest holds one shooter back, the whole family does not shoot.
    .example-1 = Three mafiosi name the same player: in the morning that player is found dead, unless the doctor was there.
    .example-2 = Two name one player, the third is asleep: no shot.

-role-lawyer = { $number ->
   *[one] lawyer
    [other] lawyers
}

card-lawyer = You do not shoot: you read files and know whom the family should fear.
    .check = Each night you may check any other player, even one of yours: in the morning your card shows their role.
    .how = Your check comes after the family's shot, so you can tell the others only by day or the next night. A priest who held you back does not stop the family.
    .example-1 = You check a player and learn: sheriff. Tomorrow the family knows whom to shoot.
    .example-2 = The mafia was held back, but you act as ever and get your answer.

-role-heretic = { $number ->
   *[one] heretic
    [other] heretics
}

card-heretic = You have a score to settle with the priest. Find the priest, and two people die.
    .avenge = Each night you may name any other player. If it is the priest, or the one whom the priest called on that night, both die.
    .how = In all other cases nothing happens. Your own are not spared: if the priest called on a mafioso, the mafioso dies too. The doctor can save one of the two.
    .example-1 = The priest called on a citizen, and you named the citizen: citizen and priest die.
    .example-2 = The priest called on nobody, and you named the priest: only the priest dies.

-role-thug = { $number ->
   *[one] thug
    [other] thugs
}

card-thug = You hit so hard that the next night is lost.
    .beat = Each night you may beat up any living player, your own and yourself included. Their act of the next night is lost.
    .how = The name of the beaten is announced in the morning. A beaten member of the mafia, you too, costs the whole family its shot of the next night. Neither doctor nor guard helps against a beating; it does not touch the commissar's last shot.
    .example-1 = You beat the priest up: nobody is held back the next night.
    .example-2 = You beat the commissar up: the next night brings “nothing found out”.

-role-yakuza = yakuza

card-yakuza = You are of the clan. You are few, but the night is yours.
    .shoot = Each night the clan shoots one player who is not its own. How the shooters agree is among the options of the game.
    .how = As a rule every living shooter names the same player: a missing or different name means no shot. You know one another, and everybody's choice is seen in your room; it may be changed until the night ends. If there is a mafia in the game, you shoot at the same moment and may kill each other.
    .example-1 = The last of the yakuza and the last mafioso shoot each other: both die.
    .example-2 = The priest calls on one of you: the clan does not shoot that night.

-role-kamikaze = { $number ->
   *[one] kamikaze
    [other] kamikazes
}

card-kamikaze = You have one aim, the commissar, and would not spare yourself for it.
    .attack = Each night you may name any player who is not of the yakuza. If it is the commissar, you both die.
    .how = The doctor does not save from you. If you name the samurai, you die alone. If you name the samurai's ward, you and the samurai die, and the ward lives. In all other cases nothing happens, and you go on looking.
    .example-1 = You name the commissar, with the ambulance at the door: you both die.
    .example-2 = You name a citizen whom nobody guards: in the morning everyone is well.

-role-maniac = { $number ->
   *[one] maniac
    [other] maniacs
}

card-maniac = You against everyone. You have no friends, and so nobody can betray you.
    .kill = Each night you may kill any other player.
    .how = You act before the gangs: a shooter you killed does not shoot that night. The priest may hold you back and the doctor may save your victim; you are not told. You win only as the last one alive.
    .example-1 = You kill the last mafioso: the mafia does not shoot that night.
    .example-2 = The mafia chose you that same night: you were faster, but you do not see the morning.

-role-necromancer = { $number ->
   *[one] necromancer
    [other] necromancers
}

card-necromancer = For you death is where service begins. First the infection, then obedience.
    .infect = Each night you may infect any other player who is no zombie and not infected yet. You are told whether it is a plain citizen or somebody with a role, but not which.
    .kill = Or kill somebody who is infected already: a night is enough for one of the two.
    .how = An infected citizen who is killed at night, by anyone, becomes your zombie, and no death is announced. Infected people with a role die like everybody. The doctor prevents an infection but does not cure an old one. When you die, all zombies die.
    .example-1 = You infect a citizen, and the mafia shoots them the same night: in the morning they are “alive”, and yours.
    .example-2 = You are executed by day: the zombies fall with you, the infected are cured.

-role-zombie = { $number ->
   *[one] zombie
    [other] zombies
}

card-zombie = You died and stood up. You serve the necromancer now, and the town thinks you alive.
    .how = By day you vote like everybody; at night you do nothing. You know the necromancer and the other zombies, and share a room with them. When the necromancer dies, so do you. A check shows a zombie.
    .example-1 = A second attempt in the night of your turning does you no harm; from the next night on you are as mortal as anyone.
    .example-2 = Only you and the necromancer are left: you have won together.

-role-recruiter = { $number ->
   *[one] recruiter
    [other] recruiters
}

card-recruiter = You gather a team of those who have nothing to lose.
    .recruit = Each night you may put a choice to any other player who is not your recruit: follow you or die.
    .how = It works only on a plain citizen to whom no ambulance came; else you are told that it failed. Whoever agrees gets to know you and shares a room with you. If you die, or nobody is left to recruit, the whole team become renegades and begin to shoot.
    .example-1 = You come to a citizen who agrees: a recruit now, known to you, and you to them.
    .example-2 = You come to the doctor: it fails, and the doctor never hears of it.

-role-recruit = { $number ->
   *[one] recruit
    [other] recruits
}

card-recruit = You were offered your life, and you took it. You are with the recruiter now.
    .how = By day you vote like everybody; at night you do nothing, but you may advise whom to recruit. A check shows a recruit. If the recruiter dies, or nobody is left to recruit, you become a renegade.
    .example-1 = The priest calls on you: that does not hinder the recruiter.
    .example-2 = The recruiter is executed: when night falls you are a renegade and can shoot at once.

-role-renegade = { $number ->
   *[one] renegade
    [other] renegades
}

card-renegade = There is nobody left to recruit, or nobody to do it. You and your guns are left.
    .shoot = Each night the renegades shoot one player who is not their own. How the shooters agree is among the options of the game.
    .how = You act as a gang: as a rule everybody names the same player, or there is no shot. A priest who calls on one of you stops all. If there are other gangs in the game, you shoot at the same moment.
    .example-1 = You are the only renegade alive: your word is enough for a shot.
    .example-2 = A renegade and a mafioso shoot each other: both die.
