### Scenarios: what kind of game it is, in two or three sentences.

scenario-naples = The game to begin with: mafia, doctor and commissar. By day the town looks for the family, by night the family looks for the commissar.
scenario-los-angeles = A city of light and shadow: beside commissar and doctor there are a priest, and a maniac who is on nobody's side.
scenario-dallas = A sheriff with a gun against a family with a lawyer. There is no doctor to mend what was broken.
scenario-verona = Two gangs, mafia and yakuza, shoot in the same minute. Between them stand a priest, a doctor and a commissar.
scenario-haiti = The necromancer raises the dead, and in the morning there may be fewer of the living than it seems.
scenario-geneva = The recruiter picks people from among the citizens; without the recruiter they take up arms themselves.
scenario-boston = The special agent reads the file first and shoots after. The turncoat waits to see which gang vanishes.
scenario-osaka = A clan of yakuza, a kamikaze who looks for the commissar, and a samurai who stands in front of others.
scenario-madrid = The heretic hunts the priest, and the reporter asks everybody everything.
scenario-berlin = The thug puts those out of action who stand in the family's way. Priest and commissar hold on while they can.
scenario-chat = A quick game in chat: minutes instead of hours. Mafia, commissar and doctor; a maniac and a priest if you like.

## The dons

scenario-dons-two-standard = A Don with his mafia, a lone maniac, and a town where some have guns and others have offices. The cop's bullet checks and saves the town's own, and the child of the mafia does not know whose child it is. There may be a bonus and basements; the host will not say who has them.
scenario-dons-three-standard = Two equal gangs, mafia and manas, each with its Don, and between them a town with a cop, a doctor, and a child who goes to whoever hits first. The more people at the table, the more offices and oddities the town has. There may be a bonus and basements; the host will not say who has them.
scenario-dons-custom = The same Dons, with a roster that the host writes: how many of which role. Citizens fill the other seats, and the bot checks that it all fits.
