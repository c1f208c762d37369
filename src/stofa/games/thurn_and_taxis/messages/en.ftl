### Why a move is not allowed in Thurn and Taxis. The rule's number is put before the sentence.

cards-come-by-themselves = Cards come by themselves; nobody chooses them.
card-comes-first = A card has to come first.
display-first = The card that comes now goes to the display.
hand-first = The card that comes now goes to the hand.
no-card-left = No card of { $city } is left in the stock.
second-by-postmaster = You have taken your card; a second one only comes with the postmaster.
postmaster-second = The postmaster brings the second card: take the first one first.
taking-is-over = The time for taking cards is over in this turn.
no-stock = Stock and discard pile are both empty.
not-in-display = { $city } is not in the display.
administrator-first = The administrator only helps before the first card is taken.
postmaster-due = You began the turn without a card, so you must use the postmaster.
official-used = You have used an official in this turn already.
take-first = Take a card first.
laid-already = You have laid a card; a second one only goes down with the postal carrier.
laying-is-over = The time for laying cards is over in this turn.
one-route = You are building a route: extend it, or give it up and start again.
no-route = You have no route yet: begin one.
not-in-hand = { $city } is not in your hand.
in-route = { $city } is in your route already.
one-card-right = A route of one card is extended to the right.
not-between = { $city } could only go between two cards, and no road joins it to { $end }.
no-road = No road joins { $city } and { $end }.
carrier-after-laying = The postal carrier helps right after a card was laid.
end-after-laying = The turn ends after a card was taken and one laid.
too-short = { $length ->
    [0] There is no route to close.
    [one] A route of { $length } card cannot be closed: it takes three.
   *[other] A route of { $length } cards cannot be closed: it takes three.
}
close-after-laying = A route is closed after laying.
no-closing = You are not closing a route now.
province-not-in-route = No city of your route lies in { $province }.
one-house-left = You have only one house left.
province-one-house = Only one house could go into { $province }; choose “each” for that.
no-placing = You are not placing houses now.
not-in-route = { $city } is not in your route.
own-house = You have a house in { $city } already.
province-has-one = You have placed a house in { $province } just now.
other-province = { $city } lies in another province than the one you chose.
house-order = Houses are placed in the order of the list, and { $city } has been passed.
no-cartwright-now = The cartwright helps when a route is closed that is one or two cards short of the next carriage, and no official was used.
no-discarding = You are not discarding now.
discard-not-in-hand = { $city } is not in your hand.
discard-order = Cards are discarded in the order of the list, and { $city } has been passed.
discard-too-late = After { $city } too few cards would be left to discard.
