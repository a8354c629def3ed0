### The end of a game: who won, who was who, the whole story, the file, a rematch.

records-title = 🏁 { $scenario }: the game is over
records-won = { $sides ->
    [one] The winners: { $winners }.
   *[other] The victory is shared: { $winners }.
}
records-draw = A draw.
records-stopped = The host stopped the game; it counts for nobody.
records-seats = **Who was who**
records-alive = { $player } — { $role }
records-dead = 🕯 ~~{ $player }~~ — { $role } · { $when }
records-rooms = All rooms are open for reading. They close { $closes }, or earlier if the host says so.
records-card = Game { $number }, hosted by { $host }. { $count } sat at the table.

records-button-story = Story
records-button-export = Record
records-button-rematch = Rematch
records-button-close = Close the rooms

records-page = **{ $title }** · { $page } of { $pages }
records-previous = Back
records-next = Next
records-eyes = Through whose eyes
records-eyes-all = All of it, as it was
records-eyes-one = Through the eyes of { $player }
records-export = Game { $number }. The file reads like a story, and every outcome in it can be checked: { $command }.
records-rematch-already = The rematch is already up: { $where }.
records-rematch-stranger = A rematch is called by those who sat at this table, or by the host.
records-close-ask = Close the rooms of game { $number }? What was said in them can't be brought back; the story and the record stay under the notice.
records-close-yes = Yes, close
records-closing = The rooms close as soon as the last words are told.
records-closed = The rooms are closed.
records-running = The game is still on: its story opens at the end.
records-unknown = There was no game of that number on this server.
