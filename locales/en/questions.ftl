### Questions that the game puts to one player: the question, its title, the label of each answer.

question-last-shot = The town has condemned you. You still have your gun: name the one who dies with you, or go in silence.
    .title = The last shot
    .shoot = Shoot
    .pass = Go in silence
# Who asks is not named.
question-recruit = Tonight a choice is put to you: follow the one who called you, or die. There will be no second talk.
    .title = An offer
    .join = Follow
    .die = Die
question-side = Both gangs are gone, and each has left its place to you. Whose side do you take?
    .title = Whose side
    .mafia = The mafia's
    .yakuza = The yakuza's
