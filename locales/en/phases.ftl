### Phases: the name (in titles) and three sentences for the “?” button.

phase-signup = Sign-up
    .help = The game is gathering players. Press “Join” to take a seat, or “Watch” to look on. Roles are dealt when the host closes sign-up.
# In the notes on a card: what was told together with the role
phase-dealt = At the deal
phase-night = Night { $number }
    .help = The town sleeps, and nobody writes in its channel. Whoever has an act for the night sends it by button or command, and nobody sees it. In the morning the host names those who are gone, and nothing beyond that; what you alone have learned is behind “My role”.
phase-day = Day { $number }
    .help = Talk and vote: everybody sees the votes, and everybody owes one. Whoever has the most is executed and their role is shown; on a tie nobody is. Whoever stays silent has a vote against themselves.
phase-dawn = Dawn { $number }
    .help = The acts of the night are in, but the host waits for one more answer. Only the one concerned is asked. Morning comes with the answer, or when its time is up.
phase-verdict = Verdict { $number }
    .help = The town has passed its verdict, and the condemned has a last word. The choice is theirs alone; the others wait. The verdict is carried out with the answer, or when its time is up.
phase-over = The end
    .help = The game is over, and all roles are open. The story of every night can be paged through below the result. The rooms stay open for reading until the host closes them.

## The dons

phase-dons-night = Night { $number }
    .help = The town sleeps, and nobody writes in its channel. All choose at the same time, by button or command, and may change their minds until the night is over; in the opening night people only meet. In the morning the host names the dead with roles and causes, and says who missed, but not why; what you alone have learned is behind “My role”.
phase-dons-day = Day { $number }
    .help = Talk and vote; a vote may be taken back, and silence usually counts for nothing. The offices close before the day does. Whoever has strictly the most votes is executed, unless somebody spoke up for them; on a tie usually nobody is.
phase-dons-dawn = Dawn { $number }
    .help = The night is over, and the host is counting. If anybody was asked a question, only those who were asked know of it. Morning comes with the answer, or in its own time.
phase-dons-verdict = Verdict { $number }
    .help = The town has condemned the kamikaze, who has the word. All others wait. The verdict is carried out with the answer, or in its own time.
