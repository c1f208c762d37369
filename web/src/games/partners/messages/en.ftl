### The page of Partners.

deal-short = deal { $deal }/3

## The board.

board = Board: 56 squares in a ring, four start squares, four goals, four homes
board-how = The colours follow one another clockwise: { $colours }, each with squares 1 to { $quarter }. A pawn leaves home for its start square, which lies before square 1 of its colour, goes forward once round all { $squares } squares, and then into its goal: rings 1 to { $rings }, of which ring { $rings } is the innermost. The left and right arrow keys go from pawn to pawn along the track, up and down to those that can be picked.
place-track = { $form ->
   *[name] { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } { $number }
}
place-ring = { $form ->
   *[name] { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } ring { $number }
}
place-start = { $form ->
    [within] the { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } start square
   *[name] { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } start square
}
place-home = { $form ->
   *[name] home
}
short-home = home
pawn-at = { $pawns ->
    [one] { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } pawn
   *[other] { $pawns } { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } pawns
}, { $place }
pawn-locked = locked
pawn-wall = a wall
pawn-own = yours
pawn-partner = of { $name }, your partner
pawn-of = of { $name }
pawn-cards = can move with { $cards }
pawn-to-goal = { $steps ->
    [one] { $steps } step to the goal
   *[other] { $steps } steps to the goal
}
near-own = your own pawn
near-of = { $colour } ({ $name })
near-ahead = { $steps ->
    [one] { $who } { $steps } step ahead
   *[other] { $who } { $steps } steps ahead
}
near-behind = { $steps ->
    [one] { $who } { $steps } step behind
   *[other] { $who } { $steps } steps behind
}
near-reached = within reach of { $card }
near-wall = { $steps ->
    [0] wall of { $colour } right ahead
    [one] wall of { $colour } after { $steps } step
   *[other] wall of { $colour } after { $steps } steps
}
card-moves = can be played with: { $pawns }
look-legal = can be picked
look-hinted = suggested by the hint
look-selected = picked
look-lost = would go home
look-ghost = would stand here
look-last = moved last
look-won = has won
home-of = { $colour ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
   *[green] Green
} home, { $name }: { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}
can-leave = a pawn can leave
last-card = Played last: { $card }, { $name }
last-fold = { $name } laid down their hand
folded = hand laid down
deck-left = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}

## The hand.

hand = Your hand
received = { $name } passed you: **{ $card }**
gave-you = You pass: **{ $card }**
from-partner = from your partner
options = What this card can do
option-move = { $card }: pawn at { $place }
option-way = { $card }: { $from } to { $to }
option-leave = { $card }: bring a pawn out of its home
option-pawn = Pawn at { $place }
option-part = Take back: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $place }
option-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} for the pawn at { $place }
swap-same-short = two of one colour

## What the cards do, in a sentence and a rule that goes with it.

cards-reference = What the cards do
does-start = A pawn leaves home for its start square.
more-start = While it stands there it is a wall: no other colour can pass.
does-start-or = Either a pawn moves { $steps } squares forward, or one leaves home.
more-start-or = You choose when you play the card.
does-double = A pawn moves 1 square forward, or 14.
more-double = Fourteen squares are a quarter of the board.
does-forward = A pawn moves { $steps } squares forward.
more-forward = If it lands on a single pawn of another colour, that one goes home; if it lands on two, your own does.
does-back = A pawn on the track or on its start square moves 4 squares back.
more-back = From your first squares, that leads to just before your goal.
does-seven = Seven steps, shared out among your pawns.
more-seven = All seven with one pawn, or 4 and 3, or 1, 2 and 4: each pawn takes one part.
does-swap = Two pawns that stand alone on the track change places, whatever their colours.
more-swap = Pawns at home, on start squares, in goals and two on one square are safe from it.
ways-none = It cannot be played now.
ways-now = { $count ->
    [one] One way now: { $ways }.
   *[other] { $count } ways now: { $ways }.
}
ways-many = { $count } ways now.
board-start = start
board-goal = goal

## What is asked.

ask-playing = Play a card: pick a card or a pawn.
ask-playing-partner = All your pawns are locked: play a card for your partner.
ask-pawn = **{ $card }**: which pawn?
ask-card = Pawn on **{ $place }**: which card?
ask-card-home = A pawn at **home**: which card?
ask-which-steps = Pawn on **{ $place }**: how far?
ask-swap = **Swap**: which pawn first?
ask-swap-second = Swap the pawn on **{ $place }** with which one?
ask-seven = **7**: { $left ->
    [one] { $left } step
   *[other] { $left } steps
} to share out. Which pawn?
ask-steps = Pawn on **{ $place }**: how many of the { $left ->
    [one] { $left } step
   *[other] { $left } steps
}?
must-fold = None of your cards can be played.
sure-give = Pass **{ $card }** to your partner?
sure-start = Bring a pawn out with the **{ $card }**?
sure-move = Play **{ $card }**: move from { $from } to { $to }?
sure-swap = Swap the pawns on **{ $first }** and **{ $second }**?
sure-swap-same = Swap two pawns of one colour? It changes nothing.
look-give = **{ $card }** goes to your partner.
look-start = With the **{ $card }** a pawn leaves home.
look-move = **{ $card }**: from { $from } to { $to }.
look-swap = The pawns on **{ $first }** and **{ $second }** change places.
look-swap-same = Two pawns of one colour change places: that changes nothing.
seven-left = **7**: { $left ->
    [one] { $left } step
   *[other] { $left } steps
} still to share out.
seven-ready = **7**: all steps are shared out.
then-home = { $you ->
    [yes] It sends your own pawn home.
   *[no] It sends a pawn of { $name } home.
}
then-turns = It turns back in the goal.
then-fails = The pawn meets several others and goes home itself.
then-locked = The pawn is then locked.
do-move = Move from { $from } to { $to }
do-forward = { $steps ->
    [one] Move { $steps } step forward
   *[other] Move { $steps } steps forward
}
do-back = Move 4 steps back
do-start = Leave home
do-swap = Swap
do-seven = Move like this

## Beside the board.

teams = Teams
teams-about = locked in the goal
of-eight = { $pawns } of 8
seen-card = { $card }: { $seen } of { $copies }
laid = Laid in this deal
cards-in-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
locked-of-four = { $pawns } of 4 pawns locked
your-partner = your partner

## At a new table.

seats-about = Partners sit opposite each other: blue with yellow, red with green.

## In the log: what is dealt to somebody is in the hand anyway.

dealt = You were dealt a card.
dealt-cards = You were dealt { $count } cards.

## In the log: moves with a partner’s pawn, by somebody whose own are all locked.

a-pawn = { $whose ->
    [you] one of your pawns
   *[other] a pawn of { $owner }
}
for-start = { $you ->
    [yes] You brought out { $pawn } ({ $card }).
   *[no] { $name } brought out { $pawn } ({ $card }).
}
log-pawn = { $whose ->
    [mover] a pawn
    [you] your pawn
   *[other] { $owner }’s pawn
}
log-forward = { $you ->
    [yes] You moved { $pawn } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, from { $from } to { $to }.
   *[no] { $name } moved { $pawn } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, from { $from } to { $to }.
}
log-back = { $you ->
    [yes] You moved { $pawn } four steps back, from { $from } to { $to }.
   *[no] { $name } moved { $pawn } four steps back, from { $from } to { $to }.
}
log-seven = { $you ->
    [yes] With part of a 7, you moved { $pawn } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, from { $from } to { $to }.
   *[no] With part of a 7, { $name } moved { $pawn } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, from { $from } to { $to }.
}
log-swapped = { $whose ->
    [mover] { $you ->
        [yes] your pawn on { $place }
       *[no] their own pawn on { $place }
    }
    [you] your pawn on { $place }
   *[other] { $owner }’s pawn on { $place }
}
log-swap = { $you ->
    [yes] You swapped { $first } with { $second }.
   *[no] { $name } swapped { $first } with { $second }.
}
log-turned = It turned back in the goal.
log-shared = { $you ->
    [yes] You shared out a 7: { $parts }.
   *[no] { $name } shared out a 7: { $parts }.
}
seven-way = { $steps ->
    [one] { $steps } step from { $from } to { $to }
   *[other] { $steps } steps from { $from } to { $to }
}
turn-seven = { $name } shared out a 7: { $parts }.
seven-part = { $steps ->
    [one] { $steps } step to { $to }
   *[other] { $steps } steps to { $to }
}
turn-sent = { $count ->
    [one] { $by } sent a pawn of { $name } home.
   *[other] { $by } sent { $count } pawns of { $name } home.
}
turn-sent-you = { $count ->
    [one] { $by } sent one of your pawns home.
   *[other] { $by } sent { $count } of your pawns home.
}
sent-by = { $you ->
    [yes] { $by } sent one of your pawns home.
   *[no] A pawn of { $name } was sent home.
}

## When somebody plays for the partner, and when a team has won.

plays-for = plays for { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
   *[green] green
} now, because all own pawns are locked
name-for = for { $name }
ribbon-plays-for = { $you ->
    [yes] All your pawns are locked: you play for { $partner } now.
   *[no] { $partner ->
        [you] All pawns of { $name } are locked: { $name } plays for you now.
       *[other] All pawns of { $name } are locked: { $name } plays for { $partner } now.
    }
}
story = Who came home when
story-by = locked pawns of each team, by turns
statistics = The game in numbers
statistic-brought-out = Pawns brought out
statistic-knocked-out = Opponents’ pawns sent home
statistic-sent-home = Own pawns that had to go home
statistic-laid-down = Hands laid down
ribbon-won = { $names } win, { $pawns } : { $others }!

## What things on the board are for, where no move begins with them.

why-home = Only { $name } can bring these pawns out.
why-home-partner = These are your partner’s pawns: you move them once all four of yours are locked.
why-home-own = All your pawns are locked: you move your partner’s now.
why-heart = A heart only brings a pawn out of your home.
why-laid = A card that was played is out until the deck is shuffled again, after three deals.
why-deck = Cards are dealt when all hands have been played.

## Questions that are typed, and their answers.

question-hand = hand, my hand, cards
question-pawns = pawns, pawns of, where
question-place = place, who is on, square, what is on
question-board = board
question-score = score, scores, teams, how does it stand
question-laid = laid, played cards
answer-nothing = nothing
answer-no-hand = You have no cards.
answer-which-place = Which place? Type it behind the word: b3, blue 3.
answer-empty = Nobody is there: { $place }.
answer-team = { $one } and { $other }: { $pawns } of 8 pawns locked.
answer-laid = { $name }: { $cards }.
