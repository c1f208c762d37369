### Opening a table, waiting at it, and coming to it by a link.

step-game = Game
step-seats = Seats
step-options = Options
options-change = Change
add-seat = Add a seat
seat-count = How many players?
seat-count-of = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
who-sits = Who sits at seat { $seat }
wish-me = Me
wish-link = Invite a friend by link
wish-open = Anyone with the link
wish-here = Someone here
wish-bot = Bot · { $level }
wish-link-about = a link for one person
wish-open-about = whoever comes first
wish-here-about = at this screen
wish-bot-about = always has time
free-seat = Free seat
name-of-seat = Name at seat { $seat }

option-clock = Clock
option-clock-about = When time runs out, a bot takes over.
option-clock-none-about = Without a clock, a turn may last { $days } days. Then a bot takes over.
clock-none = None
clock-turn = { $seconds ->
    [30] 30 seconds a turn, { $minutes } minutes in reserve
    [60] 1 minute a turn, { $minutes } minutes in reserve
    [120] 2 minutes a turn, { $minutes } minutes in reserve
   *[other] { $seconds } seconds a turn, { $minutes } minutes in reserve
}
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
option-spectators = Spectators
option-spectators-about = They can’t see anyone’s cards.
option-hints = Hints
option-hints-about = A bot says what it would do. Everyone can see how often you ask.
option-reactions = Reactions
option-reactions-about = Six small drawings by which players answer one another, without words.
option-begin = The game starts
begin-full = When everyone is here
begin-host = When I say so
yes = Yes
no = No
by-chance = Chance decides

ready-alone = You have no seat at this table: you will be watching.
ready-full = Everyone is here. The game starts right away.
ready-free = { $count ->
    [one] One seat is free. You will get a link to share.
   *[other] { $count } seats are free. You will get links to share.
}
create-table = Create table
create-begin = Start
create-bots = Start with bots
create-bots-sure = Start without friends? { $count ->
    [one] A bot ({ $level }) takes the free seat.
   *[other] Bots ({ $level }) take the { $count } free seats.
}
create-bots-no = Back

lobby = Waiting for players
lobby-begins = { $count ->
    [0] Everyone is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-starts-full = The game starts when all seats are taken, or when the host starts it.
lobby-starts-host = The host starts the game.
lobby-start = Start now
lobby-start-bots = Start and fill free seats with bots
lobby-bots-sure = Start without them? { $count ->
    [one] A bot takes the free seat
   *[other] Bots take the free seats
}; friends who come later can take over from a bot if the players agree.
lobby-bots-no = Keep waiting
lobby-bots-yes = Yes, start with bots
lobby-leave = Give up my seat
lobby-sit = Sit down here
lobby-sit-why = There is a free seat. Tell us your name and join in.
lobby-watching = You are watching.
lobby-link-of = Link for seat { $seat }
lobby-link-table = Link to this table, for everyone
lobby-link-once = It works once, for one person.
lobby-link-many = Whoever opens it can take a free seat, or watch.
lobby-link-lost = This link is only available in the window where you opened the table. You can make a new one here.
lobby-link-left = Someone had this seat and left. Make a new link for the next one.
lobby-new-link = New link
lobby-new-link-why = The old link stops working then.
lobby-here = is here
lobby-share = Share
share-title = Scan and sit down
share-table = Scan and take a free seat
share-seat = Scan and sit down at seat { $seat }
who-is-here = Who is here
who-count = { $here } of { $all }
while-you-wait = While you wait
more = More
link-copy = Copy
link-copied = The link is copied.
link-copied-short = Copied
link-share = Share
link-text = Come and play { $game } with me.
link-qr = QR code of the link

claim-title = A seat is waiting for you
claim-why = What may we call you?
no-clock = no clock: a turn may last { $days } days
claim-by = { $host } invites you to a game of
claim-by-somebody = You are invited to a game of
claim-you = You
claim-your-seat = your seat
claim-watch = Just watch
claim-go = Take the seat
own-seat = Your seat, on this device
own-seat-why = This link is for your own table: carry on playing here with the same cards.
own-seat-go = Carry on here
claim-asked = One moment
claim-asked-why = The game has begun, and a bot plays in your seat. The players are asked whether you may take it: you sit down as soon as all of them agree.
claim-table-of = { $host }’s table · { $game }
claim-taken = This seat is taken
claim-taken-why = { $name } has sat down with this link: it works once.
claim-taken-own = Is that you, on another device? Open your table there, and take the link for one more device from the menu.
claim-taken-ask = Or ask { $host } for a new link.
claim-taken-ask-sender = Or ask whoever sent it for a new link.
claim-over = This link doesn’t work
claim-used-why = A link works once, and this one has been used. Ask whoever sent it for a new one. If it was you, on another device: open your table there, and take the link for one more device from the menu.
claim-unknown-why = It may be incomplete, or there may be a newer one. Ask whoever sent it.

### Phones in the same network.

only-here = Right now only this computer can open the table.
only-here-link = Only this computer can open this link.
only-here-browser = For another browser on this computer
house-title = Let phones in this house join
house-why = Stofa opens itself to your Wi-Fi and shows a code to scan. Nothing leaves the house; close it again at any time.
house-open = Let phones join
house-is-open = Open to this house
house-came-in = { $count ->
    [0] Nobody has come in yet.
    [one] One device has come in.
   *[other] { $count } devices have come in.
}
house-close = Close it again
house-close-why = Whoever has come in by this address is cut off then.
house-close-yes = Yes, close it
house-close-no = Leave it open
house-address = Address
