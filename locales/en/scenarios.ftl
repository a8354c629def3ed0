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
