### The page that shows every card, piece and control.

title = Design
marks = Colour, shape, letter
emblems = Emblems and signs
controls = Controls
type = Type
seats = Players and prompt
count = Final scores
idle = idle
legal = legal
hinted = hint
selected = selected
preview = preview
last = last move
lost = will be lost
off = not possible
