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

## The dons

# The gang knows already whom it hit
question-snitch = Your gun hit the snitch, and there is a deal to be made: the snitch lives, and you are told who the child of the mafia is. The Don's word decides; without a Don, the last word of any of you. Say nothing, and the snitch dies.
    .title = The snitch
    .deal = Make the deal
    .kill = Kill
question-drag = The town has condemned you. Name the one who goes with you, or go alone. Say nothing, and what you decided last night stands.
    .title = The last choice
    .drag = Take along
    .pass = Go alone
