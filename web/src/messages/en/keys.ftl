### The keys of a table, and how they are changed.

keys = Keys
keys-about = They work at the table, and never while you are typing in a field. To change one, choose it and press another key; Delete leaves it without a key, Esc as it is.
keys-all = All keys
keys-restore = Restore all keys
set-keys = Single keys
set-keys-about = Letters, digits and signs pressed by themselves. Switch them off if you dictate to your computer.
group-answers = Answering
group-places = Go to
group-size = The size of the board
group-help = Listening and help
group-fixed = Everywhere

key-next = The next answer
key-previous = The previous answer
key-answer = Answer { $number }
key-confirm = Confirm: press the main button
key-put-back = Put back what is picked
key-undo = Take back
key-hint = The hint button (Enter then asks for the hint)
key-question = What is asked
key-hand = Your hand
key-display = The display, or the open row
key-board = The board
key-players = The players
key-more = What lies beside the board
key-log = The log
key-line = The line to type in
key-larger = Enlarge the board
key-smaller = Make it smaller
key-whole = Show all of it
key-repeat = Say the last sentence again
key-since = All that the others did since your last turn
key-keys = This list
key-none = none
key-change = { $key }: { $action }{ $works ->
    [no] , switched off
   *[yes] {""}
}. Change
key-press = Press a key…
key-press-now = Press a key for: { $action }
key-changed = { $action }: { $key }
key-taken = { $key } is taken: { $action }.
key-reserved = { $key } is needed to move around and to press things.
key-no-answer = { $count ->
    [0] Nothing is asked of you right now.
    [one] There is only one answer.
   *[other] There are only { $count } answers.
}
key-no-confirm = There is nothing to confirm yet.
key-no-hint = You cannot ask for a hint right now.
key-no-place = Not here right now: { $place }.

name-Ctrl = Ctrl
name-Alt = Alt
name-Shift = Shift
name-Enter = Enter
name-Escape = Esc
name-Delete = Del
name-Space = Space
fixed-tab = From one thing to the next; from what is asked to the first answer
fixed-tab-keys = Tab
fixed-arrows = Along a row of cards, over the board, within the log
fixed-arrows-keys = ← → ↑ ↓
fixed-cards = In your train cards: one more or one less; all of a colour, none
fixed-cards-keys = ↑ ↓ End Home
fixed-enter = Choose, or take back
fixed-enter-keys = Enter, Space
fixed-replay = Back and forth in a replay
fixed-replay-keys = ← → Home End

## The parts of a table, for whoever goes from one to another.

skip-to-question = To what is asked
skip-to-keys = All keys
zone-question = What is asked
zone-board = Board
zone-own = In front of you
zone-more = Beside the board
zone-next = What next
