### The big screen: a television or tablet that shows a table to everyone.

screen-of = { $game } on the big screen
screen-turn = is to move
screen-turn-away = is to move but is away
screen-undo = { $name } would like to take moves back.
screen-begins = The table is being set up.
screen-lost = The connection is lost. It comes back by itself.
screen-last = Last moves
screen-scan = Scan with your phone
screen-free = Free seat
screen-free-now = This seat is free
screen-free-bot = A bot plays here. Scan to take over.
screen-players = { $count } players
screen-all-here = Everyone is here.
screen-starts = The game starts when all seats are taken, or when the host starts it.
screen-starts-host = The host starts the game.
screen-more-free = { $count ->
    [one] One more seat is free.
   *[other] { $count } more seats are free.
}
screen-host-codes = Codes for seats that wait for a link are shown on a screen that the host opens.
screen-only-here = Phones cannot reach this computer yet. The host can let them in, on the page of the table.
screen-here = at the table
screen-sound-on = Turn sound on
screen-sound-off = Turn sound off
screen-sound-press = Press OK or touch the screen for sound
screen-full = Full screen
screen-full-end = Leave full screen
screen-leave = Close the big screen
screen-sleep = This browser cannot keep the screen awake: switch its sleep timer off.
screen-rematch = The next game is being opened.

sit-title = A free seat
sit-why = You scanned it from the big screen. What may we call you?
sit-taken = Someone was quicker
sit-to-table = To the table

screen-open = On a big screen
screen-open-why = A television or tablet in the middle shows the table to everyone, and nobody’s hand. Phones then keep to the cards and what is asked.
screen-open-show = Show the link
screen-open-here = Open it on this device
screen-open-link = Scan it with the tablet, or open the link in the browser of the television.

board-on-screen = The table is on the big screen.
board-here = Show it here
