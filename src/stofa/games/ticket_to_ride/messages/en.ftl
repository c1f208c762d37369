### Why a move is not allowed in Ticket to Ride. The rule's number is put before the sentence.

cards-come-by-themselves = Cards and tickets are drawn automatically; nobody chooses them.
card-first = A card has to be drawn first.
dealing-first = The card that comes now is dealt to a hand.
row-first = The card that comes now goes to the row.
hand-first = The card that comes now goes to the hand of whoever took it.
no-card-left = No such card is left in the stock.
ticket-first = A ticket has to come first.
not-in-ticket-stock = That ticket is not in the ticket stock.
choose-first = Choose your first tickets; the game begins when everyone has.
choose = Choose among the tickets you have drawn first.
counting = No more turns: now complete your tickets.
no-stock = The stock is empty.
locomotive-first = A locomotive from the row counts as two cards: it cannot be your second.
not-in-row = No such card lies in the row.
not-stuck = You may only pass when you can do nothing else.
one-action = You are drawing train cards in this turn: take your second card.
no-tickets-left = No tickets are left to draw.
on-your-track = That colour lies on your track; its row must be gone before you lay it again.
too-few-in-hand = { $cards ->
    [0] You have no card of that colour in your hand.
    [one] You have only { $cards } card of that colour in your hand.
   *[other] You have only { $cards } cards of that colour in your hand.
}
too-few-locomotives = { $cards ->
    [0] You have no locomotive in your hand.
    [one] You have only { $cards } locomotive in your hand.
   *[other] You have only { $cards } locomotives in your hand.
}
too-few-to-rob = { $cards ->
    [one] { $cards } card of that colour lies on another track: you must lay more than that.
   *[other] { $cards } cards of that colour lie on another track: you must lay more than that.
}
one-on-your-track = One of these colours lies on your track; its row must be gone before you lay it again.
three-cannot-rob = One of these colours lies on another track, and three different cards cannot rob.
one-not-in-hand = You do not have all three of these colours in your hand.
nothing-offered = There are no tickets to choose from now.
not-offered = Ticket { $ticket } is not among those you may choose from.
kept-already = You have chosen ticket { $ticket } already.
keep-order = Tickets are chosen in the order of their numbers, and you are already past { $ticket }.
keep-one = You must keep at least one ticket.
no-count-now = Tickets are completed when the stock has run out and everyone has had a last turn.
completed-already = You have completed ticket { $ticket } already.
not-your-ticket = Ticket { $ticket } is not yours.
complete-order = Tickets are completed in the order of their numbers, and you are already past { $ticket }.
station-lacks = Your station does not have the cards for ticket { $ticket }.
nothing-to-choose = There is nothing to finish here: take your turn.
locomotives-alone = Locomotives have no colour: at least one card of the colour goes with them.
too-few-to-lay = Of one colour you lay at least two cards; locomotives count.
more-than-there-are = There are only ten cards of each colour and 16 locomotives.
colours-in-order = Three colours are named in their order: “{ $move }”.
three-different = You lay cards of one colour, or three cards of three different colours without a locomotive.

## The table as a text.

draw-row = row
draw-stock = stock
draw-cards = { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}; { $discards } discarded
draw-ticket-stock = ticket stock
draw-tickets-left = { $left ->
    [one] { $left } ticket
   *[other] { $left } tickets
}
draw-ending = the end
draw-turns-left = { $left ->
    [one] { $left } turn
   *[other] { $left } turns
} left, this one included
draw-in-hand = in hand
draw-station = station
draw-tickets = tickets
draw-completed = completed
draw-not-completed = not completed
draw-shown = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for completed tickets
draw-track = track
draw-seat = seat { $seat }
draw-you = seat { $seat }, you
draw-hand = your hand
draw-own-station = your station
draw-own-tickets = your tickets
draw-offered = tickets to choose from (+ chosen)
draw-best = worth most
colour-black = black
colour-white = white
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-red = red
colour-orange = orange
colour-purple = purple
colour-locomotive = locomotive

## What is asked of a player now.

asked-first = { $words ->
    [pass] You can do nothing in this turn: pass.
    [lay] Lay train cards.
    [tickets] Draw tickets.
    [take] Draw train cards.
    [lay-tickets] Lay train cards, or draw tickets.
    [lay-take] Draw train cards, or lay some.
    [take-tickets] Draw train cards, or draw tickets.
   *[other] Draw train cards, lay some, or draw tickets.
}
asked-second = Take your second card.
asked-keeping = { $words ->
    [keep] Choose the tickets to keep, one by one in the order of their numbers; you must keep one at least.
   *[other] Choose the tickets to keep, one by one in the order of their numbers; “done” when you want no more.
}
asked-completing = Complete tickets with the cards in your station, one by one in the order of their numbers; “done” when you want no more.

## What the words of the moves mean.

about-deal = A card is dealt to a hand; it comes by itself, and only its owner sees it (TR-2).
about-reveal = A card is turned up for the row; it comes by itself (TR-9).
about-draw = A card comes from the stock to a hand; only its taker sees it (TR-9).
about-take = Take a card, from the row or unseen from the stock. A locomotive from the row counts as two (TR-9, TR-10).
about-ticket = A ticket is drawn; only its taker sees it (TR-19).
about-keep = Keep this ticket: complete it and you score its points, fail and you lose them (TR-4, TR-19, TR-27).
about-done = Choose no more tickets.
about-lay = Lay cards on your track: “lay blue 3” or, with two locomotives, “lay blue 3+2”; or one card each of three colours (TR-14).
about-tickets = Draw four tickets and keep as many as you like, even none (TR-19).
about-pass = Do nothing, because nothing can be done (TR-20).
about-complete = Complete this ticket with cards from your station (TR-22).

## What happened, for the log.

told-deal = A card was dealt: { $card }.
told-deal-veiled = A card was dealt, face down.
told-reveal = A card came into the row: { $card }.
told-draw = A card came from the stock: { $card }.
told-draw-veiled = A card came from the stock, face down.
told-ticket = A ticket was drawn: { $from } – { $to }, { $points }.
told-ticket-veiled = A ticket was drawn, face down.
told-keep = { $you ->
    [yes] You kept the ticket { $from } – { $to }, { $points }.
   *[no] { $name } kept the ticket { $from } – { $to }, { $points }.
}
told-keep-veiled = { $name } kept a ticket.
told-complete = { $you ->
    [yes] You completed the ticket { $from } – { $to }, { $points }.
   *[no] { $name } completed the ticket { $from } – { $to }, { $points }.
}
told-complete-veiled = { $name } completed a ticket.
told-done = { $you ->
    [yes] You chose no more tickets.
   *[no] { $name } chose no more tickets.
}
told-take = { $you ->
    [yes] You took a card from the row: { $card }.
   *[no] { $name } took a card from the row: { $card }.
}
told-take-stock = { $you ->
    [yes] You took a card from the stock.
   *[no] { $name } took a card from the stock.
}
told-lay = { $you ->
    [yes] You laid { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of one colour: { $colour }.
   *[no] { $name } laid { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of one colour: { $colour }.
}
told-lay-locomotives = { $you ->
    [yes] You laid { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } with { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }: { $colour }.
   *[no] { $name } laid { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } with { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }: { $colour }.
}
told-lay-three = { $you ->
    [yes] You laid three colours: { $first }, { $second }, { $third }.
   *[no] { $name } laid three colours: { $first }, { $second }, { $third }.
}
told-tickets = { $you ->
    [yes] You drew tickets.
   *[no] { $name } drew tickets.
}
told-pass = { $you ->
    [yes] You passed.
   *[no] { $name } passed.
}

## What happened by itself after a move.

then-robbed = { $you ->
    [yes] You were robbed of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $things }.
   *[no] { $name } was robbed of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $things }.
}
then-rolled = { $you ->
    [yes] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } rolled into your station: { $things }.
   *[no] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } rolled into the station of { $name }: { $things }.
}

## Moves as buttons.

label-keep = Keep { $from } – { $to }, { $points }
label-complete = Complete { $from } – { $to }, { $points }
label-done = No more
label-take = Take: { $card }
label-take-stock = Take from the stock
label-lay = Lay { $colour }: { $cards }
label-lay-locomotives = Lay { $colour }: { $cards } + { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}
label-lay-three = Lay { $first }, { $second }, { $third }
label-tickets = Draw tickets
label-pass = Pass

## Why a hint says what it says. The rule’s number is put behind the sentence.

because-completes = It completes { $from } – { $to }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
because-completes-all = It completes { $tickets } tickets, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} together
because-no-ticket = A ticket that you keep and do not complete costs its points
because-ready = { $tickets ->
    [one] You already have { $have } of the { $cards } cards that the ticket needs
   *[other] You already have { $have } of the { $cards } cards that these tickets need
}
because-worth = { $tickets ->
    [one] Completed, the ticket brings { $points } points
   *[other] Completed, these tickets bring { $points } points
}
because-robs = It robs { $name } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
because-arrives = Then all cards for { $from } – { $to }, worth { $points }, are in your station or on your track
because-on-the-way = It sends { $cards ->
    [one] a card that your tickets need on its
   *[other] { $cards } cards that your tickets need on their
} way to your station
because-locomotive = Your tickets still need { $cards ->
    [one] a card, and a locomotive replaces it
   *[other] { $cards } cards, and a locomotive replaces any of them
}
because-lacked = Your tickets still need { $cards ->
    [one] a card
   *[other] { $cards } cards
} of this colour: { $things }
because-longer-row = Then you hold { $cards } cards of one colour: { $things }
because-lack = { $cards ->
    [0] You have all the cards that your tickets need, and can use more tickets
    [one] Your tickets need only one more card
   *[other] Your tickets need only { $cards } more cards
}
because-none-wanted = Your tickets need none of the colours in the open row
because-time = You have at least { $turns } turns left in which to complete more tickets
because-blind = A locomotive from the stock costs no more than any other card

## What is agreed on before the game.

option-start = Who begins
option-start-chance = Chance decides
option-start-about = The seat that has the first turn.
option-open_stations = Cards in the station
option-open_stations-about = Whether players may look at the cards in their own station.
option-open_stations-true = Open to their owner
option-open_stations-false = Face down

## What the cards are called.

word-black = black
word-white = white
word-yellow = yellow
word-green = green
word-blue = blue
word-red = red
word-orange = orange
word-purple = purple
word-locomotive = locomotive

## Where points come from.

score-completed = { $count ->
    [one] { $count } ticket completed
   *[other] { $count } tickets completed
}
score-failed = { $count ->
    [one] { $count } ticket not completed
   *[other] { $count } tickets not completed
}
score-bonus = Most tickets for { $city }: { $count }

## Words of pictures and of the page.

stock = stock
tickets = tickets
hand-title = Your hand · { $count }
tickets-title = Your tickets · { $count }
station = station
subtitle-first = First half
subtitle-second = Second half
subtitle-turns = { $turns ->
    [one] Last turn
   *[other] { $turns } turns left
}
subtitle-count = The count
track-empty = empty
picture-offered = Tickets to choose from · { $count }

## Impossible positions.

position-step = This part does not belong to the step that the position is in.
position-turns-left = Turns are counted down from one for each player once the stock is empty; there is none left when tickets are scored.
position-row-word = “{ $word }” is not a row: write its colour, its cards and its locomotives, “blue/3+1”.
position-two-rows = A row has at least one card, and each colour lies on one track only: { $colour } does not fit.
position-known = Only cards in this hand can be known to everyone.
position-rest = Exactly one pile has the cards that no part names: write “rest” there.
position-row = There are at most { $cards } cards in the open row.
position-row-short = The open row is full as long as there is a stock.
position-picked = These tickets cannot have been picked now.
position-knows = A seat knows the place only of tickets that it put back itself and that lie under the stock or were drawn from there.
position-first = That many tickets cannot have been kept at set-up.
position-returned = More tickets were kept at set-up than this seat can have of those that nobody has ever put back.
position-offered = Tickets are offered only in the turn in which they were drawn, at most four.
position-count = When tickets are scored, the station of whoever is asked can complete one more ticket.
position-half = Only with four players is there a second half, and the game ends after the last one.
position-part = That step does not belong to this part of the game.
position-due = Cards or tickets are due only while they are being dealt, and never more than the rules allow or than are left.
position-set-up = At set-up everyone has eight cards, then six tickets, and nothing else lies on the table but the open row.
position-station = The station cannot complete the tickets picked.
position-kept = Everyone keeps at least one ticket.
position-chance = A card can come only from a stock that has one, and to an open row that is short or to a hand; “then” is what follows.
position-nothing-to-keep = In this step there is a ticket left to keep.
position-stock-left = Scoring begins when the stock is empty.

## What a player may type for a move: any of these words, besides those of the notation. “called-” is what else the things are called that moves name.

verb-keep = keep
verb-done = done, no more, enough
verb-take = take, draw, get, pick
verb-lay = lay, play, put
verb-lay-three = lay, play, put, lay three
verb-tickets = tickets, draw tickets, new tickets
verb-pass = pass
verb-complete = complete, finish
called-stock = stock, deck, pile, unseen
called-black = black
called-white = white
called-yellow = yellow
called-green = green
called-blue = blue
called-red = red
called-orange = orange
called-purple = purple, violet
called-locomotive = locomotive, locomotives, loco, locos, engine, engines, joker
