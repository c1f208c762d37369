### The guided first game.

learn-subtitle = guided game
learn-you = You
learn-wait = The others play …
learn-later = That would be allowed. In this game try what the hint says.
learn-impossible = That is not possible now. The hint says what to try.
learn-real = Now a real game
learn-again = Once more
learn-progress = How far you have come
