### Settings, and what one does at a table now and then.

set-speed = Animation speed
set-speed-off = Instant
set-speed-fast = Fast
set-speed-normal = Normal
set-speed-slow = Slow
set-confirm = Confirm moves
set-confirm-about = First choose and see what happens, then confirm.
set-sound = Sound
set-sound-about = Quiet sounds of cards and pieces, and a soft bell when it is your turn. On a phone, also a short buzz.
set-spoken = Screen reader
set-spoken-about = What it says of each turn of the others, in one sentence: everything, or the main thing and what came of it. Shift + R always tells everything.
set-spoken-full = Everything
set-spoken-short = The main thing
set-colours = Colours
set-colours-calm = Calm
set-colours-strong = Strong
set-colours-device = Your device asks for more contrast: the colours are strong.
set-text = Text size
set-text-small = Small
set-text-normal = Normal
set-text-large = Large
set-board = Around one screen
set-board-about = The board turns to whoever plays, or lies still.
set-board-turn = Board turns
set-board-still = Board lies still
set-beside = Beside a big screen
set-beside-yes = Cards first
set-beside-no = Whole table
set-beside-about = On a phone: the hand and what is asked, or the board as well.
set-kept = Saved on this device only.
on = On
off = Off

menu-table = This table
menu-people = Players
undo-last = Take back my last move
undo-last-ask = Ask whether I may take back my last move
device-link = My seat on one more device
device-link-why = Open this link there; it works once, and shows your cards.
device-link-keep = Keep one for the day this device is lost or forgets you: it is the only way back to your seat without asking the others.
devices = { $count ->
    [one] Your seat is on { $count } device.
   *[other] Your seat is on { $count } devices. All of them see your cards.
}
device-link-make = Make a link
watch-link = Link for spectators
watch-link-why = Whoever opens it sees the table, but nobody’s hand.
seat-is-away = is away
seat-is-bot = a bot plays
nudge = Remind
nudged = They see your reminder. If nothing happens for a minute, a bot can take over.
bot-asked = Request sent. The bot takes over once everyone else present agrees.
seat-new-link = New link for this seat
seat-new-link-sure = This takes the seat away from all its devices. Whoever opens the new link sits there.
seat-new-link-yes = Yes, a new link
seat-new-link-no = Leave it as it is
give-own = Give my seat to someone else
give-own-sure = You get a link. Whoever opens it has your seat and your hand, and sees the game from then on. Until then a bot plays. You cannot take the seat back.
give-own-yes = Yes, give it away
give-other = Give this seat to someone else
give-other-sure = Whoever gets the seat sees the hand. So { $name } is asked. If there is no sign of { $name } until the clock has run out (a day, without a clock), and everyone else agrees, the seat is free, too.
give-other-yes = Ask
give-empty = Let someone take this seat
give-empty-sure = Whoever sits there sees the bot’s hand. So everyone at the table is asked.
give-no = Leave it as it is
give-asked = { $name } is asked. Without a sign of { $name }, the seat is free from { $until } on, if everyone else agrees.
give-wanted = { $newcomer } would like to have this seat.
give-missing = { $count ->
    [one] Still to agree: { $names }.
   *[other] Still to agree: { $names }.
}
give-free = Someone else may take the seat of { $name }.
give-link = Link to the seat of { $name }
give-make-link = Make the link
give-new-link = Make a new link
give-withdraw = Withdraw
download-record = Download the record
download-record-why = Every move, so you can replay it anywhere.
download-story = Download the game as I saw it
leave-table = Leave the table
leave-sure = A bot takes your seat until you come back.
leave-alone-sure = Bots will play this game to its end right away. To carry on later, just go to the home page: the table waits for you.
leave-lobby-sure = Someone else can take your seat then.
leave-yes = Leave
stay = Stay

the-host = The host
seat-wanted-by = **{ $newcomer }** would like to take the seat that a bot plays. Whoever sits there sees its hand.
seat-to-be-free = **{ $by }** would like to let someone take the seat of **{ $name }**, which a bot plays. Whoever sits there sees its hand.
seat-to-be-given = **{ $by }** would like to give the seat of **{ $name }** to someone else, if { $name } is not back by { $until }.
give-up-asked = The host would like to give your seat to someone else, who would then see your hand.
give-up-stay = I stay
give-up = Give it up
give-up-sure = Give your seat and your hand to someone else? You cannot take them back.
give-up-yes = Yes, give it up
give-up-no = No, I stay
seat-given = You have given your seat away
seat-given-why = Send this link to whoever is to take over. Until they come, a bot plays.

waiting-away = **{ $name }** is to move but is away.
bot-wanted = **{ $by }** would like a bot to take over for **{ $name }**.
bot-soon = A bot can take over after a minute.
bot-sure = Let a bot play for **{ $name }** until they come back? What was played so far can no longer be taken back.
bot-sure-yes = Let a bot play
bot-sure-no = Wait
bot-waiting = A bot will take over for **{ $name }** as soon as everyone present agrees.
watching = You are watching.
spoken-nothing = Nobody has moved since your last turn.
undo = Undo
undo-ask = Ask to undo
undo-round = Take back the round
undo-round-sure = Take back your last turn, and everything the others have done since?
undo-round-yes = Take it back
undo-round-no = Leave it
undo-mixed = The hidden cards were shuffled again, to be fair: different cards may come now.
undo-asked = { $count ->
    [one] **{ $name }** would like to take back the last move.
   *[other] **{ $name }** would like to take back the last { $count } moves.
}
agree = Allow
undo-no = No
undo-waiting = Waiting for the others to agree to your undo.
bot-plays-for-you = A bot is playing for you.
hand-back = Take my seat back
bot-moves-made = A bot has played for you.
bot-moves-undo = Take back what it did
still-here = I am here
earlier = You are looking at an earlier moment.
back-to-now = Back to now
curtain = Pass the screen to { $name }
curtain-why = The cards stay covered until you lift the curtain.
curtain-lift = I am { $name }

recap = Since your last turn
recap-again = Watch again
speed = Speed of the moves

react = React
react-mute = Hide what { $name } shows
react-applause = Applause
react-laugh = Laughing
react-wow = Amazed
react-oh-no = Oh no
react-hurry = I’m waiting
react-thanks = Thank you

your-turn-title = ● Your turn · { $game }
not-your-turn = It is { $name }’s turn.
only-watching = You are watching: only the players can move.
curtain-first = It is { $name }’s turn: lift the curtain first.
spoken-time-left = { $seconds } seconds left.
bot-takes-over = Let a bot take over
seat-bot-for = a bot plays here
seat-hints = { $count ->
    [one] { $count } hint used
   *[other] { $count } hints used
}
seat-taken-back = { $count ->
    [one] { $count } move taken back after seeing more
   *[other] { $count } moves taken back after seeing more
}

log-empty = Nothing has happened yet.
newest-last = newest last
show-count = Show the scores
spoken-turn = Your turn: { $asked }
time-turn = Time left for this turn:
time-bank = in reserve:
time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
