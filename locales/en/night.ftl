### The night, questions and the role card: a panel for all, and what one player sees.

# $kind: night, dawn, verdict
night-hint = { $kind ->
    [dawn] Anybody may press the button; what is behind it only they will see.
    [verdict] One has the word, the others wait.
   *[night] Anybody may press the button; what is behind it only they will see.
}
night-button-act = { $kind ->
    [dawn] Answer
    [verdict] Answer
   *[night] Act
}
night-button-role = My role
night-button-pass = Pass
night-button-sleep = Sleep
night-button-back = Back
night-button-wait = Wait
night-button-how = How it works

night-dead = Your part at the table is over. The afterlife is open for talk; not a word about the game to the living until it is over.
night-undecided = You have chosen nothing yet.
night-no-word = nothing more
# For those who have nothing to do tonight: a menu of the same shape
night-sleep = Nothing disturbs you tonight. Whom do you suspect?
night-guess-menu = whom you suspect
night-guess = Your guess: { $player }. Nobody will ever see it.

night-called = { $user }, a question is waiting for you. Only the host will see the answer.
night-silence = As it stands: { $answer }.
night-until = ⏳ Time runs out { $closes }.
night-final = “{ $answer }”: is that final?
night-wait-title = { $kind ->
    [verdict] The last word
   *[dawn] Not morning yet
}
night-wait = { $kind ->
    [verdict] The word is not yours now. The sentence is carried out once the condemned has answered or time is up.
   *[dawn] Nobody asks you anything. Morning comes once all answers are in or time is up.
}

## The role card, and what is expected

night-card = 🎭 { $player } · { $role } · { $team }
night-card-ability = **{ $name }.** { $what }
night-card-no-ability = At night you sleep; by day your vote is as good as any.
night-card-alone = You were told of no other role at the deal.
night-card-fellows = With you: { $players }. Your room: { $where }.
night-note = { $phase }: { $fact }
night-no-notes = Nothing has been told to you alone so far.
night-no-role = The roles are not dealt yet.

night-expect-start = Waiting for the start: the roles are not dealt yet.
night-expect-over = The game is over.
night-expect-answer = A question waits for you: answer it.
night-expect-order = Make your move for the night.
night-expect-nothing = Nothing is expected of you now.

night-status = { $phase }. You are { $player }. The game is here: { $where }.
night-status-beside = { $phase }. { $role ->
    [host] You host this game
   *[watcher] You watch this game
}: { $where }.
night-status-signup = still gathering
night-status-stopped = ⏸ The game clock stands.
# To the host
night-status-unopened = Have not opened their role card yet: { $players }.
night-status-none = You are in no game on this server now.
