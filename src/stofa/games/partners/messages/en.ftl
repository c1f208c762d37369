### Why a move is not allowed in Partners. The rule's number is put before the sentence.

cards-come-by-themselves = Cards are dealt automatically; nobody chooses them.
card-comes-first = A card has to be dealt first.
no-card-left = No card { $card } is left in the deck.
give-first = First choose a card for your partner.
giving-is-over = Cards are only passed right after the deal.
not-in-hand = There is no { $card } in your hand.
seven-first = You are sharing out a 7: { $left ->
    [one] { $left } step is
   *[other] { $left } steps are
} still to be made.
can-play = You can play a card, so you must.
nobody-home = No pawn is at home.
no-pair = No colour has two pawns that stand alone on the track.
no-pawn = No pawn stands on { $square }.
nobody-out = None of these pawns has left home yet.
opponents-pawn = The pawn on { $square } is not yours to move.
partners-pawn = The pawn on { $square } is your partner’s: you move it once all four of yours are locked.
locked = The pawn on { $square } is locked and never moves again.
moved-already = The pawn on { $square } has had its part of this 7.
too-many-steps = Of this 7 only { $left ->
    [one] { $left } step is
   *[other] { $left } steps are
} left.
not-back-in-goal = The pawn on { $square } is in its goal: it does not go back four.
wall = A pawn on { $square } is a wall: no other colour passes it.
ring-taken = The outermost ring is taken, so the pawn on { $square } cannot enter the goal.
hemmed-in = The pawn on { $square } has pawns on the rings next to it and cannot move.
rest-impossible = Then you could not use the rest of the 7.
rest-for-partner = That locks your last pawn, and your partner’s pawns cannot make the rest of the 7.
rest-for-nobody = That locks the last pawn, and nobody is left to make the rest of the 7.
swap-off-track = The pawn on { $square } is not on the track: it is safe from a swap.
swap-together = Pawns that stand together, as on { $square }, are safe from a swap.
swap-one-colour = Both pawns are of one colour: write “swap same”.
swap-itself = A swap takes two pawns on two squares.
swap-order = The squares of a swap are named in the order of the board: “{ $move }”.
no-start-card = The card { $card } does not bring a pawn out: that takes a heart, an 8 or a 13.
heart-leaves-home = A heart only brings a pawn out: write “heart start”.
one-or-fourteen = Say how far the pawn goes: “1 { $square }” or “14 { $square }”.
four-goes-back = The 4 only goes back: write “{ $move }”.
seven-is-shared = Say how many steps of the 7 the pawn goes: “{ $move }” for all of them.
seven-steps = A part of a 7 is from one to seven steps.
no-such-card = No card takes a pawn { $steps } squares forward.

## The table as a text.

draw-legend = b r y g pawns (two or more: together)   B R Y G locked   o start square   + ring
draw-seat = seat { $seat }
draw-you = seat { $seat }, you
draw-home = at home
draw-locked = locked
draw-in-hand = cards
draw-laid = laid in this deal
draw-deck = deck
draw-deal = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; deal { $deal } of { $deals }, { $dealer } deals
draw-played = seen so far
draw-seven = this 7
draw-left = { $left ->
    [one] { $left } step
   *[other] { $left } steps
} left, for a pawn on { $pawns }
draw-hand = your hand
draw-given = you gave
draw-received = you received
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green

## What is asked of a player now.

asked-giving = Choose a card for your partner, who chooses one for you.
asked-playing = Play a card.
asked-splitting = Go on sharing out the 7: which pawn goes how far?

## What the words of the moves mean.

about-deal = A card is dealt; it comes by itself, and only its owner sees it (PA-7).
about-give = Pass this card to your partner, face down (PA-8).
about-heart = A pawn leaves home for its start square (PA-12).
about-1 = Move one pawn 1 square forward with the card 1/14 (PA-14).
about-2 = Move one pawn 2 squares forward (PA-13).
about-3 = Move one pawn 3 squares forward (PA-13).
about-5 = Move one pawn 5 squares forward (PA-13).
about-6 = Move one pawn 6 squares forward (PA-13).
about-8 = “8 start”: a pawn leaves home. Otherwise move one pawn 8 squares forward (PA-12, PA-14).
about-9 = Move one pawn 9 squares forward (PA-13).
about-10 = Move one pawn 10 squares forward (PA-13).
about-12 = Move one pawn 12 squares forward (PA-13).
about-13 = “13 start”: a pawn leaves home. Otherwise move one pawn 13 squares forward (PA-12, PA-14).
about-14 = Move one pawn 14 squares forward with the card 1/14 (PA-14).
about--4 = Move one pawn four squares back, but none in the goal (PA-15).
about-7 = Move the pawn on the first square so many steps of a 7; the rest follows, with other pawns (PA-16, PA-17).
about-swap = Two pawns that stand alone on the track change places; “swap same” stands for two of one colour, which changes nothing (PA-18).
about-fold = Lay down all your cards, because none of them can be played (PA-11).

## What happened, for the log.

told-deal = A card was dealt: { $card }.
told-deal-veiled = A card was dealt, face down.
told-give = { $you ->
    [yes] You passed your partner a card: { $card }.
   *[no] { $name } passed their partner a card: { $card }.
}
told-give-veiled = { $name } chose a card for their partner.
told-start = { $you ->
    [yes] You brought a pawn out ({ $card }).
   *[no] { $name } brought a pawn out ({ $card }).
}
told-forward = { $you ->
    [yes] You moved the pawn on { $square } forward by { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[no] { $name } moved the pawn on { $square } forward by { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
told-back = { $you ->
    [yes] You moved the pawn on { $square } four steps back.
   *[no] { $name } moved the pawn on { $square } four steps back.
}
told-seven = { $you ->
    [yes] With part of a 7, you moved the pawn on { $square } by { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[no] With part of a 7, { $name } moved the pawn on { $square } by { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
told-swap = { $you ->
    [yes] You swapped the pawns on { $first } and { $second }.
   *[no] { $name } swapped the pawns on { $first } and { $second }.
}
told-swap-same = { $you ->
    [yes] You swapped two pawns of one colour, which changes nothing.
   *[no] { $name } swapped two pawns of one colour, which changes nothing.
}
told-fold = { $you ->
    [yes] You couldn’t play a card and laid down your hand.
   *[no] { $name } couldn’t play a card and laid down their hand.
}
then-sent-home = { $you ->
    [yes] One of your pawns was sent home.
   *[no] A pawn of { $name } was sent home.
}
then-swapped = { $you ->
    [yes] One of your pawns changed its place: { $things }.
   *[no] A pawn of { $name } changed its place: { $things }.
}
then-played-for = { $you ->
    [yes] It was one of your pawns.
   *[no] It was a pawn of { $name }.
}
then-all-locked = { $you ->
    [yes] All your pawns are locked: from now on you play for your partner.
   *[no] All pawns of { $name } are locked: { $name } plays for the partner now.
}

## Moves as buttons.

label-give = Pass: { $card }
label-start = Pawn out ({ $card })
label-forward = { $square }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} forward
label-back = { $square }: four back
label-seven = { $square }: { $steps ->
    [7] all seven steps
   *[other] { $steps } of the seven steps
}
label-swap = Swap { $first } and { $second }
label-swap-same = Swap two of one colour
label-fold = Lay the hand down

## Why a hint says what it says. The rule’s number is put behind the sentence.

because-won = It wins the game for your team
because-locked = It locks { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
}
because-sent-home = It sends { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
} of { $name } home
because-goal = It brings { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
} into the goal, out of danger
because-out = It brings { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
} out
because-set-back = It sets your opponents back by { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
because-safe = { $pawns ->
    [0] Then no pawn of your team is within reach of an opponent
    [one] Then only one pawn of your team is within reach of an opponent
   *[other] Then only { $pawns } pawns of your team are within reach of an opponent
}
because-on = It brings your team { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} nearer to the goal
because-partner-out = { $alone ->
    [yes] { $name } has no pawn out yet and can bring one out with it
   *[no] { $name } can bring a pawn out with it
}
because-more-use = { $name } can do more with it than you
because-least-use = Of your cards, it is the one you can use least
because-start-kept = You keep { $cards ->
    [one] a card that brings
   *[other] { $cards } cards that bring
} a pawn out

## What is agreed on before the game.

option-dealer = Who deals first
option-dealer-chance = Chance decides
option-dealer-about = The seat to the left of the dealer begins.

## What the cards are called.

word-heart = heart
word-8 = 8
word-13 = 13
word-1-14 = 1/14
word-2 = 2
word-3 = 3
word-5 = 5
word-6 = 6
word-9 = 9
word-10 = 10
word-12 = 12
word--4 = −4
word-7 = 7
word-swap = swap

## Where points come from.

score-locked = { $pawns ->
    [one] { $pawns } pawn locked
   *[other] { $pawns } pawns locked
}

## Impossible positions.

position-pawns = A colour has { $pawns } pawns.
position-square = A pawn of this colour never comes to { $square }.
position-ring = There is room for one pawn on { $square }.
position-shared = Pawns of another colour stand on { $square } already.
position-over = The game is over exactly when the team of the seat that moved last has locked all its pawns.
position-earlier = Before this deal { $cards } cards have been played.
position-hand = That is not the number of cards that this seat can hold now.
position-no-card = Whoever is to play needs a card in hand.
position-given = The card for the partner lies face down while all choose; later it is in the partner’s hand until one like it is laid down.
position-seven = A seven is split only in the step “splitting”, after a 7 was laid down; name the steps left and the pawns that may take them.
position-seven-pawn = No pawn that could take a part of the seven is on “{ $square }”.

## Words of pictures and of the page.

deal-of = deal { $deal } of 3
in-deck = deck
hand-size = Your hand · { $cards }
hand-empty = No cards in hand.
seen = Cards seen
deal-about = deal { $deal } of 3 · { $name } deals · { $deck } left
card-heart = start
card-8 = 8 or start
card-13 = 13 or start
card-1-14 = 1 or 14
card-2 = forward
card-3 = forward
card-5 = forward
card-6 = forward
card-9 = forward
card-10 = forward
card-12 = forward
card--4 = back
card-7 = split
card-swap = swap
picture-left = { $left ->
    [one] { $left } step left
   *[other] { $left } steps left
}

## What a player may type for a move: any of these words, besides those of the notation. “called-” is what else the things are called that moves name.

verb-give = give, pass
verb-leave = start, out, pawn out, leave home, bring out
verb-forward = move, forward, go, walk
verb-back = back, four back, minus four
verb-split = seven, of the seven
verb-swap = swap, exchange, switch
verb-swap-same = swap same, swap two of one colour, swap two of the same colour
verb-fold = fold, lay the hand down, lay down
called-heart = heart, hearts
called-swap = swap, exchange
called--4 = minus four, back four
