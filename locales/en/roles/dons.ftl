### The roles of the dons: their names and their cards, for two sides and for three.
###
### The name of a role is a term; [other] is its plural.
###
### A card: the heart of the role; under each ability what it does, when and to whom; .how is “How it works”; two examples.

# Acts that stand on several cards
dons-hide = If your room has a basement, you may hide one of your own there once a game: for that night no gun reaches them.
dons-voice = If your shot has taken the vagrant's vote, you say next day for whom it is cast.

-role-don = { $number ->
   *[one] Don of the mafia
    [other] Dons of the mafia
}

card-don = You are the head of the mafia, and the family's gun is in your belt.
    .shoot = Each night you say whom the mafia shoots, or you pass. Say nothing, and the last name given by your people stands.
    .hide = { dons-hide }
    .voice = { dons-voice }
    .how = Sniper and zombie cannot kill you: the sniper who hits you joins the mafia, the zombie dies of it. The cop can, and if you two shoot each other, both die. A woodman who comes to you stops the whole mafia's shot. When you are gone, the mafia shoots on without a Don.
    .example-1 = You shoot the cop and the cop shoots you: in the morning both are gone. With the doctor at the cop's bed, only you would be.
    .example-2 = The mafia hits its child while the doctor heals it. The child lives, and is yours all the same.

card-dons-mafioso = You belong to the mafia: one night, one shot, for all of you.
    .shoot = Each night you say whom to shoot. As a rule the Don's word decides; without it the last name given by any of you stands.
    .hide = { dons-hide }
    .voice = { dons-voice }
    .how = You know one another and talk in a room of your own. Any other gun kills you. If the mafia shoots the cop and the cop shoots you, you die and the cop lives, but the mafia learns who the cop is. The Don carries the gun: a woodman who comes to you stops nothing.
    .example-1 = The Don was executed. The mafia shoots on: the last name given by its members stands.
    .example-2 = The mafia shoots the cop, the cop shoots you. You are gone and the cop lives, but now your people know the name.

-role-mana-don = { $number ->
   *[one] Don of the manas
    [other] Dons of the manas
}

card-mana-don = You are the head of the manas, and the clan's gun is in your belt.
    .shoot = Each night you say whom the manas shoot, or you pass. Say nothing, and the last name given by your people stands.
    .hide = { dons-hide }
    .voice = { dons-voice }
    .how = Sniper and zombie cannot kill you: the sniper who hits you joins the manas, the zombie dies of it. Cop and mafia can, and if you and the cop shoot each other, both die. A woodman who comes to you stops the shot of all manas. When you are gone, they shoot on without a Don.
    .example-1 = The Don of the mafia shoots you, you shoot back: in the morning both are gone, and both gangs play on without a Don.
    .example-2 = The sniper shoots you, and the mafia shoots the sniper. You are unharmed; the sniper never reached the manas.

-role-mana = { $number ->
   *[one] mana
    [other] manas
}

card-mana = You belong to the manas: one night, one shot, for all of you.
    .shoot = Each night you say whom to shoot. As a rule the Don's word decides; without it the last name given by any of you stands.
    .hide = { dons-hide }
    .voice = { dons-voice }
    .how = You know one another and talk in a room of your own; who is in the mafia you do not know. Any other gun kills you. If the manas shoot the cop and the cop shoots you, only you die, but the manas learn who the cop is. If the mafia shoots the cop too, there is no mercy.
    .example-1 = Manas and mafia hit the child in the same night. Without doctor or bonus the child dies; with them the child lives and belongs to neither.
    .example-2 = The woodman comes to you. The gun is with the Don, and the manas shoot as if nothing had happened.

-role-dons-maniac = { $number ->
   *[one] lone maniac
    [other] lone maniacs
}

card-dons-maniac = You stand alone against all, with a gun of your own.
    .shoot = Each night you may shoot any other player, or not.
    .voice = { dons-voice }
    .how = Hit the cop, and the cop is fine while you die, unless something guards you. Your bullet does not kill the vagrant, it takes the vote. A citizen whom the cop hits as well is safe from you. A hit by the cop tells the cop your role; others kill you: gang, sniper, zombie. You win when, beside you, nobody but the cop is alive.
    .example-1 = You and the mafia both shoot the cop, who shoots a plain mafioso. You and the mafioso die, the cop lives.
    .example-2 = You shoot the child, and nobody else does: the child dies.

-role-cop = { $number ->
   *[one] cop
    [other] cops
}

card-cop = Your bullet kills the others, and checks and saves your own.
    .shoot = Each night you may shoot any other player. A citizen lives, and you learn the role; the same with the maniac. The rest die.
    .hide = { dons-hide }
    .voice = { dons-voice }
    .how = A citizen whom you hit is safe that night from gangs, sniper and maniac, though not from the kamikaze; the child only from one other gun. If a gang shoots you while you shoot its plain member, only the member dies; you and a Don die both. Aim elsewhere, and you die; two gangs at once show no mercy either. Maniac and zombie who hit you die themselves, the sniper loses the gun.
    .example-1 = You and the mafia shoot the lawyer. The lawyer lives, you know the role, and the town hears of two misses.
    .example-2 = The mafia shoots you while you shoot a citizen. You are gone, but your deputy reads what you found out.

-role-deputy = { $number ->
   *[one] cop's deputy
    [other] cop's deputies
}

card-deputy = You share a room with the cop, and you know each other. When the cop is gone, the gun is yours.
    .shoot = From the night after the cop's death you shoot in the cop's place. Until then you have no gun.
    .hide = { dons-hide }
    .voice = { dons-voice }
    .how = While the cop lives you are a citizen with a role, and any other gun kills you. After that you are the cop in everything but one: if a gang shoots you while you shoot any of its members, both die. Whatever the cop learns, you know too.
    .example-1 = The cop was killed in the night. From the next night on you do the shooting.
    .example-2 = You act for the cop. The mafia shoots you, you shoot a mafioso: both die, where the cop would have lived.

-role-child = { $number ->
   *[one] child of the mafia
    [other] children of the mafia
}

card-child = The Don's child, born out of wedlock. Until the first bullet you do not know it yourself and take yourself for a citizen.
    .how = A gang's bullet does not kill you, it brings you home to that gang. The cop's makes you a simple citizen for good; if the child is many-sided, it brings you into the cop's room. Maniac, sniper, zombie and kamikaze kill you. From one other gun the cop saves you, from two not. If you are executed by day, it is announced that you were the child.
    .example-1 = The mafia hits you while the doctor heals you. You live and are with the mafia now; the town hears only that the mafia has found its child.
    .example-2 = Mafia and cop both hit you. You live, a simple citizen from now on, and the mafia goes home with nothing.

card-dons-doctor = Your patient does not die before morning, however many guns look their way.
    .heal = Each night you choose a patient: anybody, yourself too, but each at most twice a game.
    .how = Healing saves from death, not from a change of side: a healed child still joins the gang, a healed sniper who hit a Don still goes over. It stops the kamikaze as well, but not the vampire's bite. A werewolf who bites your patient dies. It holds even if you were killed that same night. Whether it helped, you are not told.
    .example-1 = Two guns hit one player, and you heal that player. In the morning the town hears of two misses.
    .example-2 = Cop and Don shoot each other, and you heal the cop. Only the Don dies.

-role-sniper = { $number ->
   *[one] sniper
    [other] snipers
}

card-sniper = You never miss, and that is your trouble: a bullet cannot tell friend from foe.
    .shoot = Each night you may shoot any other player, or not. All die but the cop, a Don and the iron woodman.
    .how = Hit the cop, and the cop lives, while you learn who it is and are left without a gun, a simple citizen. Hit a Don, and the Don lives, while you are a plain member of that gang; the town learns that it happened, but no name. On that night your new gang cannot kill you, others can. A citizen whom the cop hits as well is safe from you.
    .example-1 = You shoot a Don while the doctor heals you. You live, but you have changed sides.
    .example-2 = You and the cop both shoot a Don. The Don is dead of the cop's bullet, and you are in the gang.

-role-woodman = { $number ->
   *[one] iron woodman
    [other] iron woodmen
}

card-woodman = Bullets do not bite you, and somebody else's gun may be yours for a night.
    .block = Once a game, on any night, you name a player: if they carry a gun, it does not fire before morning. If not, your act is wasted.
    .stand-in = Whoever hit you skips the next night, and that night you shoot in their place, by the rules of their role. If several did, you have a shot for each.
    .voice = { dons-voice }
    .how = On such a night you can be killed like the one you shoot for, and whatever would befall them befalls you. Your bullet does not touch those you shoot for. If nobody is left to own the gun, the shot is called off. Kamikaze, werewolf and execution take you like anybody.
    .example-1 = The sniper hit you. Next night you shoot in the sniper's place and hit the Don of the mafia: you are a mafioso now, the sniper stays the sniper.
    .example-2 = You shoot for the mafia, and that night the cop hits you. You die as a mafioso would.

card-dons-lawyer = Whomever you speak up for is not executed today.
    .defend = Each day, while the offices are open, you may name any player, yourself too; each at most twice a game.
    .how = Votes are counted as ever, but if the player you named has the most, there is no execution. It is announced only if you saved somebody, and without your name. Against the kamikaze's choice it does not help. The offices close before the day does: 14 hours after it began, unless the options say otherwise.
    .example-1 = The one you spoke up for has the most votes. The town hears that a lawyer stepped in, and goes home.
    .example-2 = Two players lead, and you spoke up for one. That is simply a tie, and one of your two times is spent.

-role-bouncer = { $number ->
   *[one] bouncer
    [other] bouncers
}

card-bouncer = Whomever you keep out, their vote does not count today.
    .bar = Each day, while the offices are open, you may name a player whom you keep out of the vote; each at most twice a game.
    .how = It comes out only at the count, and your name does not. The one you keep out votes as ever, in vain, and can be voted for. The prosecutor's second vote and a vagrant's vote on command are lost as well. If the keykeeper let the same player in, the vote counts. The offices close before the day does.
    .example-1 = You kept the prosecutor out: both votes are missing at the count.
    .example-2 = You kept a player out, and the keykeeper opened the back door for them. The vote counts, and the town hears of both.

-role-keykeeper = { $number ->
   *[one] keykeeper
    [other] keykeepers
}

card-keykeeper = You have the key to the back door: whom the bouncer throws out, you let in.
    .admit = Each day, while the offices are open, you may name any player, yourself too; each at most twice a game.
    .how = If it is the one whom the bouncer kept out, the vote counts after all. If it is somebody else, it is announced that the back door was opened in vain. Your name is never told. The offices close before the day does.
    .example-1 = The bouncer kept you out, and you opened the back door to yourself. Your vote counts.
    .example-2 = The bouncer threw nobody out today. You opened the door in vain, but one of your two times is spent.

-role-prosecutor = { $number ->
   *[one] prosecutor
    [other] prosecutors
}

card-prosecutor = You have two votes, and nobody knows of the second.
    .accuse = By day you give a second vote against any other player: the same as your first, or not.
    .how = The second vote can be changed until the ballot closes, unless the options say otherwise. It counts even without the first. At the count it shows only as a number; whose it is nobody says. If the bouncer keeps you out, both are lost.
    .example-1 = You suspect two. You vote for one before all eyes, and for the other in secret.
    .example-2 = You gave both votes against one player. Three people named that player, and four votes were counted.

-role-wife = { $number ->
   *[one] cop's wife
    [other] cop's wives
}

card-wife = While the cop lives, you just live. When the cop is gone, you have one shot.
    .avenge = When the cop and all the deputies are dead, you may shoot once a game, on any later night.
    .how = Your bullet kills mafia and manas only, Dons included; citizens, the maniac and the rest it leaves alone. A miss, a wrong target or a guarded one, and the shot is spent. Who the cop is you are not told. For a zombie and for a check you are a citizen with a role all along.
    .example-1 = The cop was executed, and the deputy was dead before. From the coming night on you may shoot.
    .example-2 = You and the sniper shoot the same mafioso, who dies, and both causes are announced.

-role-mistress = { $number ->
   *[one] cop's mistress
    [other] cop's mistresses
}

card-mistress = You took yourself for a simple citizen. The cop is gone now, and you remember what you were to each other.
    .avenge = When the cop and all the deputies are dead, you may shoot once a game, on any later night.
    .how = Until the cop's death only the host knows your role. Your bullet kills mafia and manas only, Dons included; citizens, the maniac and the rest it leaves alone. A miss, a wrong target or a guarded one, and the shot is spent. The cop's wife, if she is in the game, has a shot of her own.
    .example-1 = The last of the cops died in the night. In the morning you learn your role; next night you may shoot.
    .example-2 = You shoot a citizen, who is unharmed. The town hears that the cop's mistress missed, and there is no second shot.

-role-snitch = { $number ->
   *[one] snitch
    [other] snitches
}

card-snitch = You know more than a citizen should, and it may save you.
    .how = If one gang alone hits you at night, it is offered a deal: you live, and it is told who the child is. The Don decides. You are told neither of the deal nor of the child. If the gang has found its child already, there is no deal. Two hostile guns kill you; if the cop hits you too, you are saved.
    .example-1 = The mafia hit you and took the deal. In the morning the town hears that the mafia missed, and the mafia knows whom to look for.
    .example-2 = The mafia found its child yesterday and hits you today. You die like any citizen.

-role-vagrant = { $number ->
   *[one] vagrant
    [other] vagrants
}

card-vagrant = All you own is one vote, and even that can be taken.
    .how = If the cop, a gang or the maniac hits you at night, you live, but next day your vote is theirs. The host brings you the command and does not say whose it is. Until then vote as you like; after it your own vote is refused. Two hostile guns together kill you; if the cop hits you too, you live and the vote is the cop's. Sniper, zombie and kamikaze kill you alone.
    .example-1 = Cop and mafia hit you: you live, and the cop has your vote.
    .example-2 = A Don hit you and was killed that same night. Your vote stays yours.

card-dons-citizen = No gun and no office: a vote, a memory, and a head on your shoulders.
    .how = By day argue and vote, at night sleep. Among the simple citizens the child of the mafia is hidden even from itself: it may be you. The cop's mistress does not know herself either. If the cop hits you, you are saved from most other bullets. If the zombie hits you, you go over to the zombies.
    .example-1 = Cop and mafia shoot you. You live, and the cop knows that you are a citizen.
    .example-2 = The zombie hits you while the doctor heals you. You live, but as a zombie.

card-dons-kamikaze = You are on your own. If you have to go, you do not go alone.
    .drag = Each night you name a player who goes with you if you are killed that night.
    .how = Your choice is announced in the morning, without your name. If you live to see it, it touched nobody; if you are condemned that day it stands, and you may still change it. Doctor, basement and bonus save from you, the cop does not. Removed by the host, you take nobody along. You win when nobody else is alive.
    .example-1 = You named a plain mafioso, and the cop killed you. In the morning the mafioso is gone too.
    .example-2 = The town condemns you. Yesterday you named a neighbour; today you think better of it and take the Don.

-role-werewolf = { $number ->
   *[one] werewolf
    [other] werewolves
}

card-werewolf = One hunt, on the first night. Then you live somebody else's life.
    .bite = There is one bite, on the first night, and it must not be skipped. You may choose ahead of time and change until that night is over.
    .how = The bitten one dies, and the role is not shown: it is yours now, with its side, its room and whatever acts are left. If somebody else killed them that night, the place is yours all the same. If doctor, basement or bonus guards them, or the cop saves them as a citizen, you die. You also die without a bite. If you are killed that night, the role is lost with you.
    .example-1 = You bit a mafioso whom the cop shot dead that night. The mafioso is gone, and you are one now.
    .example-2 = You bit the lawyer while the cop was checking them. The lawyer lives, and you are no more.

-role-vampire = { $number ->
   *[one] vampire
    [other] vampires
}

card-vampire = In one night you decide who you are for the rest of the game.
    .bite = There is one bite, on the first night, and it must not be skipped. You may choose ahead of time and change until that night is over.
    .how = A bitten citizen's role passes to you, and they go on as a simple citizen without knowing who did it. Bite a gang member, and you join that gang, while they stay what they are. No guard stops the bite. The role comes to you as the guns of that night leave it. Without a bite you die; if you are killed that night, the role is lost with you.
    .example-1 = You bit the doctor. You do the healing now; they are a simple citizen.
    .example-2 = You bit the child, and the cop hit the child. Both of you are simple citizens, which is announced, without names.

card-dons-zombie = Simple folk you call over to you; to the rest you bring death.
    .shoot = Each night the zombies have one shot between them. A simple citizen becomes a zombie, others die; cop and Dons are best left alone.
    .hide = { dons-hide }
    .how = If there are several of you, the eldest's word decides; without it the last name. Hit the cop or a Don, and they are fine, while the eldest of you dies. Doctor and cop save from death, not from you: a simple citizen goes over all the same. If another hostile gun hits the same citizen, not even the cop can save them. Anybody with a gun can kill you.
    .example-1 = You and the cop hit a simple citizen, who lives, and by morning is a zombie.
    .example-2 = You, the mafia and the cop hit the doctor. The doctor dies: there are things the cop cannot save from.
