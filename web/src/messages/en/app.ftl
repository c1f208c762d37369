### What every page says.

game-title = { $game } · Stofa

back = Back
close = Close
menu = Menu
rules = Rules
log = Log
more-of-table = More
loading = One moment…
loading-parts = { $done } of { $total } parts
failed = Something went wrong. Please try again.
offline-now = The server cannot be reached. Please try again.
play-here = Play on this device
play-here-why = Against bots, or with others around this screen. It works without the server.
try-again = Try again
read-rule = Read { $rule }
players = Players

connection-connected = connected
connection-connecting = connecting…
connection-offline = offline

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green

seat-you = you
seat-bot = bot
seat-free = free seat
seat-next = next
seat-away = away
seat-number = Seat { $seat }

table-gone = This table can’t be found
table-gone-why = It was deleted, or your seat was given to someone else.
no-table-why = The link may be incomplete, or the table may have been deleted.
to-home = Go to the home page

waiting = **{ $name }** is to move.
spoken-times = { $times } times.
line-open = Type moves and questions
confirm = Confirm
take-back = Put back
game-over = The game is over.

play-bots = Play against bots
against-bots = { $count ->
    [one] one bot · { $level }
   *[other] { $count } bots · { $level }
}
how-hard = How hard should bots play?

## The home page.

stofa-is = { $count ->
    [1] One game, one table
    [2] Two games, one table
    [3] Three games, one table
    [4] Four games, one table
   *[other] { $count } games, one table
}
stofa-how = Play right away against bots, or open a table and invite your friends.
players-count = { $from ->
    [0] { $to } players
   *[other] { $from }–{ $to } players
}
teams-count = { $count ->
    [2] two teams
   *[other] { $count } teams
}
minutes = { $minutes }{"\u00A0"}min
new-table = New table
learn = Learn to play

greeting = { $time ->
    [morning] Good morning
    [evening] Good evening
   *[day] Hello
}{ $named ->
    [yes] , { $name }.
   *[no] .
}
your-name = Your name
your-name-why = The others see it at the table. No account, no password.
name-keep = Save
name-change = Change name
me = Guest

tables-waiting = { $count ->
    [0] No tables are waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
tables-none = You have no tables yet. Choose a game and play.
my-tables = My tables
all-my-games = All my games
state-your-turn = Your turn
state-turn-of = { $name } is to move
state-open = waiting for players
free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
state-until = move by { $date }
state-since = last move { $ago }
state-opened = opened { $ago }
ago-minutes = { $count ->
    [0] just now
   *[other] { $count } min ago
}
ago-hours = { $count } h ago
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
finished-games = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
delete-table = Delete this table: { $game }
delete-sure = Delete it for everyone?
delete-yes = Yes, delete
delete-no = Keep it
replay = Replay

people = Play with people
people-link = Friends on their own devices
people-link-why = Send them a link, or let them scan a code.
people-here = Around this screen
people-here-why = Pass it from hand to hand.
watch-what = Table link or code
watch-go = Go
watch-unclear = That is not a link to a table.
replay-file = Open a recorded game
replay-file-why = A file that was downloaded after a game, or a saved game to continue.
replay-file-unclear = This file does not contain a game that can be replayed: it may be something else, damaged, or from another version.
language = Language
settings = Settings
theme = Theme
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
theme-to-dark = Switch to dark
theme-to-light = Switch to light
footer = Free and open. No account: a link is a seat. Not affiliated with any publisher.
