### The page of this game.

## Cards by number, as in “lay 3 blue”.

count-black = { $count } black
count-white = { $count } white
count-yellow = { $count } yellow
count-green = { $count } green
count-blue = { $count } blue
count-red = { $count } red
count-orange = { $count } orange
count-purple = { $count } purple
count-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}

## The table.

tracks = Tracks
track-of = { $name }’s track
own-track = your track
track-words = { $rows }; { $cards ->
    [one] { $cards } card in all
   *[other] { $cards } cards in all
}
row-against = can be robbed with { $cards }
row-lost = { $cards }: would be robbed
row-ghost = { $cards }: would be laid here
row-late = { $late ->
    [one] { $late } card of it comes too late to be scored.
   *[other] { $late } cards of it come too late to be scored.
}
robbed-slip = { $cards } robbed by { $name }
robbed-you = { $name } robbed you of { $cards }.
city-race = Big cities
city-race-about = Whoever completes the most tickets for a city wins its points; tied players all get them.
city-race-own = The most completed tickets win the points; tied players all get them. Each bar is a ticket of yours.
row-last = { $cards }: laid just now
market = Open row and stocks
take-label = Take from the row: { $card }
stock-label = { $count ->
    [one] Take from the stock: { $count } card left
   *[other] Take from the stock: { $count } cards left
}
ticket-stock-label = { $count ->
    [one] Draw tickets: { $count } left
   *[other] Draw tickets: { $count } left
}
row-card = In the row: { $card }
stack-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
kind-held = { $held ->
    [0] none in your hand
   *[other] { $held } in your hand
}
kind-on-track = on your track: { $cards }
kind-wanted = { $tickets ->
    [one] on { $tickets } of your tickets
   *[other] on { $tickets } of your tickets
}
ribbon-last-round = The stock is empty: one last turn for everyone.
ribbon-half-time-next = The stock is empty: one last turn for everyone before half-time.
stock-empty = { $turns ->
    [one] The stock is empty: this is the last turn.
   *[other] The stock is empty: { $turns } turns are left, this one included.
}
stock-empty-half = { $turns ->
    [one] The stock is empty: this is the last turn before half-time.
   *[other] The stock is empty: { $turns } turns are left before half-time, this one included.
}
discards = Discards
discards-words = Discards: { $cards }
big-cities = Big-city bonuses for the most completed tickets
big-city = { $mine ->
    [0] { $city }: { $bonus } points, none of your tickets
    [one] { $city }: { $bonus } points, { $mine } of your tickets
   *[other] { $city }: { $bonus } points, { $mine } of your tickets
}

## What is one's own.

hand-card = { $picked ->
    [0] { $card }, { $held } in your hand
   *[other] { $card }, { $picked } of { $held } picked
}
picked = Cards to lay
give-back = Put { $cards } back
give-all-back = Put all back
lay-how = Two or more of one colour, locomotives included; or three cards of three colours.
tickets-none = You have no tickets to complete.
running-range = { $least } to { $most } points
running-now = { $points ->
    [one] { $shown } point now
   *[other] { $shown } points now
}
running-closed = Together { $least } to { $most } points, depending on which you complete; city bonuses come on top.
running-half = At half-time together { $least } to { $most } points, depending on which you complete; the others stay with you.
running-open = { $points ->
    [one] Scored now: { $done } of { $count } completed, { $shown } point in all, without city bonuses.
   *[other] Scored now: { $done } of { $count } completed, { $shown } points in all, without city bonuses.
}
completed-title = Completed · { $count } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
completed-all = Completed at half-time
at-half-time = Half-time. Points for completed tickets: { $points }.
station-label = { $count ->
    [one] Your station: { $count } card, face down
   *[other] Your station: { $count } cards, face down
}
station-open = In your station: { $cards }
ticket-words = { $from } to { $to }, { $points } points: { $colours }.
ticket-seen = Of { $needed } cards, { $station } in your station and { $track } on your track.
ticket-unseen = None of its cards is in your station.
ticket-station-colours = in your station: { $colours }
ticket-track-colours = on your track: { $colours }
ticket-missing = still missing: { $colours }
ticket-not-seen = not on your track: { $colours }
keep-label = Keep
complete-label = Complete
choose-keep = Tickets on offer
choose-complete = Complete tickets
choose-best = Choose the best: +{ $points }

## Beside a name.

fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
fact-station = { $count ->
    [one] { $count } card in the station
   *[other] { $count } cards in the station
}
fact-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}

## What is asked.

prompt-lay = Lay **{ $cards }**?
prompt-robs = That robs **{ $name }** of { $cards }.
prompt-lay-more = **{ $cards }** picked. Choose more cards.
prompt-late = { $late ->
    [one] { $late } of these cards comes too late to be scored.
   *[other] { $late } of these cards come too late to be scored.
}
prompt-all-late = That no longer counts: only cards in your station pay for tickets.
prompt-last-lay = Cards you lay now no longer count.
subtitle-at-least = { $turns ->
    [one] at least { $turns } turn left
   *[other] at least { $turns } turns left
}
subtitle-last = your last turn
subtitle-last-half = last turn before half-time
prompt-take = Take this card: **{ $card }**?
prompt-take-locomotive = Take the **locomotive**? It counts as two cards: that is your whole turn.
prompt-take-stock = Take a card from the stock, unseen?
prompt-tickets = Draw tickets? That is your whole turn.
prompt-pass = Pass?
prompt-last-turn = Your last turn.
prompt-keep-one = Which tickets do you keep? At least one.
prompt-keep = Which of these tickets do you keep?
prompt-keep-none = Keep none of these tickets?
prompt-keep-these = { $count ->
    [one] Keep **{ $count } ticket** worth { $points } points?
   *[other] Keep **{ $count } tickets** worth { $points } points?
}
prompt-complete = Which tickets do you complete? The cards in your station pay for them.
prompt-complete-none = Complete no ticket?
prompt-complete-these = { $count ->
    [one] Complete **{ $count } ticket** for { $points } points?
   *[other] Complete **{ $count } tickets** for { $points } points?
}
button-lay = Lay { $cards }
button-more = + { $cards }
button-take = Take
button-tickets = Draw
button-keep = Keep { $count }
button-keep-none = Keep none
button-complete = Complete { $count }
button-complete-none = None

scored-title = The tickets
legend-hand = hand
legend-station = station
legend-tickets = tickets

## The log, and a turn of somebody in one sentence.

told-laid = { $you ->
    [yes] You laid { $cards }.
   *[no] { $name } laid { $cards }.
}
told-robbery = { $you ->
    [yes] That robbed you of { $cards }.
   *[no] That robbed { $name } of { $cards }.
}
told-drawn = { $you ->
    [yes] You took a card from the stock: { $card }.
   *[no] { $name } took a card from the stock: { $card }.
}
told-took = { $you ->
    [yes] You took { $first } and { $second }.
   *[no] { $name } took { $first } and { $second }.
}
told-took-alike = { $you ->
    [yes] You took { $cards }.
   *[no] { $name } took { $cards }.
}
turn-took = { $stock ->
    [0] { $name } took { $first } and { $second }.
    [1] { $name } took { $first }, and a card from the stock.
   *[other] { $name } took two cards from the stock.
}
turn-took-alike = { $name } took { $cards }.
turn-drew = { $count ->
    [0] { $name } drew tickets and kept none.
    [one] { $name } drew tickets and kept one.
   *[other] { $name } drew tickets and kept { $count }.
}
turn-kept = { $count ->
    [one] { $name } kept { $count } ticket.
   *[other] { $name } kept { $count } tickets.
}
turn-completed = { $name } completed { $count } tickets for { $points } points.

## What things on the table are for, where no move begins with them.

why-station-closed = Nobody looks into a station before the scoring, not even into their own: what rolled in is in the log.
why-station-open = What is in your station waits there for the scoring, safe from robbers.
why-track-own = Nothing lies on your track yet: lay cards of one colour on it, or three of three colours.
why-track-empty = There is nothing to rob here: no row lies on { $name }’s track.
why-ticket = Tickets are completed at the scoring, with the cards in your station.
why-ticket-now = It is the scoring now: choose in the middle which tickets your station pays for.
why-discards = Discards stay out of the game: they are rows that were robbed.
why-discards-until = Discards are rows that were robbed. They come back at half-time, with the new stock.
ticket-payable = Your station can pay for it.
ticket-on-track = { $track } of its { $needed } cards on your track now.

## Questions that are typed, and their answers.

question-hand = hand, my hand, what do i hold
question-row = row, open cards, display, stock
question-track = track, tracks
question-colour = colour, colours, about
question-station = station, my station
question-tickets = my tickets, ticket list, which tickets
question-score = score, scores, points, how does it stand
answer-nothing = nothing
answer-hand = { $count ->
    [one] { $count } card in your hand: { $cards }.
   *[other] { $count } cards in your hand: { $cards }.
}
answer-row = In the row: { $cards }. { $stock ->
    [one] { $stock } card in the stock.
   *[other] { $stock } cards in the stock.
}
answer-offered = On offer:
answer-tickets = { $count ->
    [0] You have no tickets.
    [one] You have one ticket, worth { $points }:
   *[other] You have { $count } tickets, worth { $points } together:
}
answer-player = { $you ->
    [yes] You
   *[no] { $name }
}: tickets { $tickets }, points from completed ones { $completed }, cards in the station { $station }, in the hand { $hand }.
