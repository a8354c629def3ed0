### When something went wrong or is not allowed: one sentence of a good host to whoever pressed.

## When something goes wrong: one sentence for whoever pressed

errors-unexpected = Something went wrong, and it is not your fault. The game is safe: try again.
errors-store = The database does not answer, so nothing has changed. Try again in a minute.
errors-busy = Discord can't keep up right now. Try again in a minute: whatever you chose before is kept.
errors-forbidden = Discord would not let me do that: it seems that I have lost permissions. Tell an administrator of the server.
errors-not-yours = This command is not for you here.
errors-server-only = Games are played on a server: call me there.
errors-outdated = The commands have changed and your Discord does not know yet. Restart it and try again.
errors-value = There is no such value here. Choose one from the list in the field.
errors-number = -# If it happens again, give the host this number: { $number }
errors-game-gone = This game is closed, and the button belongs to nothing any more.
errors-not-seated = You have no seat at this table. /game list shows what is played on this server.
errors-rights-lost = ⚠️ I lack rights in { $where }: give me back the right to write and to manage the channel, and I will catch up.
