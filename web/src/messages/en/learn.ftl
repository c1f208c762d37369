### The guided first game.

learn-subtitle = guided game
learn-you = You
learn-wait = The others play…
learn-later = That is allowed, but in this lesson follow the hint.
learn-impossible = That is not possible now. The hint says what to try.
learn-real = Play a real game now
learn-again = Once more
learn-progress = Your progress
learn-aim = The aim of the game
learn-begin = Start the lesson
learn-steps = { $count } short steps, then you can play.
learn-step = { $step } of { $of }
learn-on = Go on
learn-won = You win: **{ $score }**.
