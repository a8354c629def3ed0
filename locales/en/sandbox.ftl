### The sandbox: the page with its chat, and what the players say for whom the computer plays.

## The page

sandbox-page-welcome =
    This is the sandbox: you are **{ $name }**, the others play by themselves. Press **Join**; once everybody sits, the game begins.
    Below the channels you can look through anybody's eyes and act for them. The clock above can stop, run faster, or leap to the next deadline.
sandbox-page-rooms = Channels
sandbox-page-direct = Direct messages
sandbox-page-i-am = You are
sandbox-page-language = Language of the page
sandbox-page-write = Message { $name }
sandbox-page-listen = { $name } is read-only for now
sandbox-page-send = Send
sandbox-page-submit = Done
sandbox-page-cancel = Cancel
sandbox-page-choose = Choose
sandbox-page-commands = Commands
sandbox-page-help = How this works
sandbox-page-used = used
sandbox-page-host = bot
sandbox-page-only = Only you can see this.
sandbox-page-dismiss = Put away
sandbox-page-edited = edited
sandbox-page-thinking = The host is thinking
sandbox-page-silent = The host did not answer. Please try again.
sandbox-page-newer = Newer messages
sandbox-page-unread = New messages: { $count }
sandbox-page-called = You are wanted in { $name }
sandbox-page-closed = The channel “{ $name }” is closed to you now.
sandbox-page-clock = Game clock
sandbox-page-pause = Stop the clock
sandbox-page-go-on = Let the clock run
sandbox-page-speed = The clock runs { $speed } times as fast
sandbox-page-skip = To the next deadline
sandbox-page-next = deadline { $when }
sandbox-page-stopped = the clock is stopped
sandbox-page-nothing = no deadline
sandbox-page-away = The host has stepped out and will be right back. Nothing is lost.

## The server and its people

sandbox-server = Sandbox
sandbox-lounge = lounge
sandbox-me = Guest
sandbox-names = Luca, Carmela, Raffaele, Giulia, Salvatore, Assunta, Ciro, Nunzia, Gennaro, Imma, Pasquale, Teresa, Enzo, Lucia, Vittorio, Filomena, Antonio, Rosa, Michele, Angela, Domenico, Caterina, Vincenzo, Ada, Leonardo, Beatrice, Carlo, Maria, Paolo, Silvia

## What the players say ($target: a player with the number)

sandbox-says-lobby =
    .a = I'm in.
    .b = Good evening, everybody!
    .c = It's been a while. Who else?
    .d = Tonight I'll live to see the morning.
    .e = Just don't name me first, all right?
sandbox-says-vote =
    .a = { $target } is far too quiet.
    .b = I don't like how { $target } answers.
    .c = Going with my gut: { $target }.
    .d = And what does { $target } say?
    .e = { $target } owes us an explanation.
    .f = Well… { $target }, maybe?
    .g = Mark my words, it's { $target }.
    .h = { $target }. I'll explain later, if I live.
    .i = My heart says { $target }.
    .j = Why is everyone so quiet? I want to hear { $target }.
sandbox-says-gang =
    .a = { $target }, and that's that.
    .b = I think { $target } knows too much.
    .c = { $target }. Agreed?
    .d = { $target } tonight. Tomorrow we'll see.
