### Rooms: names of channels, and the board of a gang.

rooms-category = { $scenario } no. { $number }
rooms-town = town
    .topic = The town: by day people talk and vote here, at night they are silent
rooms-afterlife = afterlife
    .topic = The afterlife: those who are out talk here. The living may not enter
rooms-team =
    .topic = The room of one side: other players cannot see it
rooms-corner = for-you-alone

rooms-welcome = ### The room of the { TEAM($team) }
    You are among your own: { $members }.
    At night the button “Board” shows who has chosen whom, and whether you agree.
rooms-renewed = The former room is closed: only those who were in it can read it.
rooms-moved = This room is closed: there is somebody new on your side, who will not see what was written before. The talk goes on here: { $where }.
rooms-button-board = Board
rooms-choices = ### 🌙 { $phase }: who has chosen what
rooms-waiting = { $player }: deciding
rooms-agreed = ✅ You agree.
# $count: how many are for the most frequent choice, $all: how many there are
rooms-agreeing = { $count ->
    [0] Nobody has chosen yet.
   *[other] No agreement yet: { $count } of { $all } for the same player.
}
rooms-not-yours = This board is not for you.
rooms-no-orders = There is nothing to choose now. The board is for the night.
