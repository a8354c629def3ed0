### The host: what he is answered, and what the town hears.

host-done = Done.
host-no-game = No game is running on this server now.
host-which = Several games are running here. Use the command in a channel of the one you mean.
host-only = Only the host may do that: { $host }.
host-only-managers = Only the host may do that, and the game has none now. Those who manage the server act instead.
# “Game 5, hosted by @Anna with @Boris.” — “Game 5, hosted by nobody now.”
host-with = { $host } with { $helpers }
host-vacant = nobody now

host-ask-advance = Close the phase right now? Whoever has not chosen yet will go without.
host-ask-kick = Remove { $player } from the game? The role is shown, and there is no way back.
host-ask-end = Stop the game? All roles are shown, and it counts for nobody.
host-button-advance = Close
host-button-kick = Remove
host-button-end = Stop
host-button-wait = Wait
host-button-replace = Replace

host-no-member = Only a person of this server can take the seat.
host-has-seen = Who has opened the full view of this game, seen what was set up before it, heard its afterlife or held another seat in it cannot take this one.
host-replace-ask = Who takes the seat of { $player }?
host-absent = 🚪 { $player } is no longer on the server. { $host }, it is your call: wait, replace or remove. Until then all stays as it was.
host-absent-vacant = 🚪 { $player } is no longer on the server, and the game has no host. It is up to those who manage the server: wait, replace or remove. Until then all stays as it was.
host-waits = Waiting for { $player } to return. You can still replace or remove later, by command.

host-view-refused = The full view is only for a host who does not play.
host-view-told = 👁 { $host } has opened the full view of the game and now knows all roles and moves. There is no seat at this table for who has seen it.
host-view-seat = { $alive ->
    [true] { $player } — { ROLE($role) }
   *[false] ~~{ $player }~~ — { ROLE($role) }
}
host-view-no-orders = No moves yet.

host-cohost-added = 🎩 { $member } now hosts this game too.
host-cohost-removed = 🎩 { $member } no longer hosts this game.
host-cohost-already = { $member } hosts this game already.
host-cohost-not = { $member } does not host this game anyway.
host-cohost-bot = Only a person of this server can host a game.
host-cohost-left = 🚪 { $member } is no longer on the server and hosts this game no more.

host-gone = 🚪 The host is no longer on the server. Those who manage the server can act instead; whoever of them presses the button becomes the host.
host-button-take = Host the game
host-succeeded = 🎩 The former host is not on the server. { $host } hosts the game now.
host-back = 🎩 { $host } is on the server again and goes on hosting.

host-button-card = Take the seat
host-button-past = What was
host-card-past = **What this player knows and has done**
