### The line in which moves and questions are typed.

line = Type a move or a question
line-close = Close the line
line-about = For example “{ $example }”, or “?” for help.
answers = Answers
suggestions = Suggestions

## What can be typed. The first word of each list is the one that is suggested.

fillers = the, a, an, to, from, of, in, at, on, with, and, my, card, cards, please, for, step, steps, up, is, are, do, i, by
numbers = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen
words-help = help, what can i type
words-moves = moves, what can i do, options
words-prompt = question, what now, again
words-who = who, whose turn, turn, players
words-last = last, what happened, since
words-log = log, history
words-time = time, clock
words-why = why not, why, why can i not
words-rule = rule, rules
words-confirm = ok, yes, confirm, send
words-clear = put back, clear, cancel
words-undo = undo, take back
words-hint = hint
words-close = close the line, quit, exit

## What is answered.

quoted = “{ $text }”
which = Which one? Type its number, or more of it.
which-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
unknown = “{ $typed }” is neither a move nor a question here.
unknown-help = Type “?” for what can be typed.
nearest = Did you mean { $these }?
no-subject = There is nothing called “{ $typed }” to ask about.
made = Done: { $move }.
not-made = It was not made: { $move }.
chosen = Chosen: { $move }.
chosen-already = That is chosen already: { $move }.
not-chosen = That does not go with the rest: { $move }.
to-send = Type “{ $word }” to send it.
nothing-chosen = Nothing is chosen that could be sent.
not-ready = It cannot be sent yet.
cleared = Nothing is chosen any more.
no-undo = There is nothing that could be taken back now.
hinting = A hint is coming.
no-hint = There are no hints now.
closed = The line is closed.
possible = You can do that now: { $move }.
gone = The table has moved on since. Try again.
opened = { $rule } is open.
opened-rules = The rules are open.
only-looked-at = Nothing can be played here: it can only be looked at. Ask a question.
last-none = The others have not moved since your last turn.
no-clock = There is no clock.
time-left = { $time } left for this turn.
no-moves = There is nothing for you to do now.
moves-count = { $count ->
    [one] You can do one thing:
   *[other] You can do { $count } things:
}
help-moves = Type a move, such as { $examples }. The beginnings of words are enough.
help-questions = Or type one of these: { $questions }.
who-you = It is your turn.
who-other = It is { $name }’s turn.
who-nobody = Nobody is to move.
who-players = At the table: { $players }.
who-own = you ({ $colour })
who-seat = { $name } ({ $colour })
