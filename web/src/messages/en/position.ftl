### A position as text, and its board.

position = Position
position-why = What you see at this moment, as text: for a note, a question, or someone who wants to look at the same board.
write = Show as text
text = The position as text
link = Link to this board
copy-text = Copy the text
copy-link = Copy the link
text-copied = The text is copied.
link-copied = The link is copied.
share = Share this position
turn-of = **{ $name }** is to move.
card-comes = A card is drawn next.
game-over = The game is over.
unreadable = This position can’t be shown
