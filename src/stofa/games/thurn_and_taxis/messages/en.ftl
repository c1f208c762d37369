### Why a move is not allowed in Thurn and Taxis. The rule's number is put before the sentence.

cards-come-by-themselves = Cards are drawn automatically; nobody chooses them.
card-comes-first = A card has to be drawn first.
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
no-other-taken = Another card only comes with the postmaster, and you have used an official in this turn already.
no-other-laid = Another card only goes down with the postal carrier, and you have used an official in this turn already.
take-first = Take a card first.
laid-already = You have laid a card; a second one only goes down with the postal carrier.
laying-is-over = The time for laying cards is over in this turn.
one-route = You are building a route: extend it, or give it up and start again.
no-route = You have no route yet: begin one.
not-in-hand = { $city } is not in your hand.
in-route = { $city } is in your route already.
one-card-right = Your route is a single card: the next one goes after it.
not-between = { $city } could only go between two cards, and no road joins it to { $end }.
no-road = No road joins { $city } and { $end }.
no-road-to-ends = No road joins { $city } to either end of your route, { $left } or { $right }.
carrier-after-laying = The postal carrier helps right after a card was laid.
end-after-laying = The turn ends after a card was taken and one laid.
too-short = { $length ->
    [one] A route of { $length } card cannot be closed: it takes three.
   *[other] A route of { $length } cards cannot be closed: it takes three.
}
close-after-laying = A route is closed after laying.
no-closing = You are not closing a route now.
province-not-in-route = No city of your route lies in { $province }.
one-house-left = You have only one house left.
province-one-house = Only one house could go into { $province }; choose “each” for that.
way-first = Choose first which way your houses go: one in each province, or all in one.
no-placing = You are not placing houses now.
not-in-route = { $city } is not in your route.
own-house = You have a house in { $city } already.
province-has-one = You have placed a house in { $province } just now.
other-province = { $city } lies in another province than the one you chose.
house-order = Houses are placed in the order of the list, and you are already past { $city }.
no-cartwright-now = The cartwright helps when you close a route that is one or two cards short of the next carriage and have not used an official this turn.
cartwright-when-closing = The cartwright helps when you close your route: close it, and he offers you carriage { $carriage }.
cartwright-not-needed = Your route is long enough for carriage { $carriage } without the cartwright.
cartwright-too-short = Your route is { $missing } cards short of carriage { $carriage }; the cartwright makes up for two at most.
no-carriage-left = You have the largest carriage already.
no-discarding = You are not discarding now.
discard-not-in-hand = { $city } is not in your hand.
discard-order = Cards are discarded in the order of the list, and you are already past { $city }.
discard-too-late = After { $city } too few cards would be left to discard.
carrier-at-an-end = The postal carrier adds a card at one end of the route: “carrier { $city } left” or “carrier { $city } right”.
new-route-no-ends = A new route begins with a single card, so there is no front or back yet: “restart { $city }”.

## The table as a text.

draw-legend = # your house   o no house of yours   0 1 2 3 houses of the other seats   [city] in your route
draw-legend-spectator = o a city   0 1 2 3 the seats that have a house there
draw-display = display
draw-stock = stock
draw-cards = { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
}; { $discards } discarded
draw-tiles = tiles
draw-carriage = carriage
draw-in-hand = in hand
draw-houses-left = houses
draw-route = route
draw-seat = seat { $seat }
draw-you = seat { $seat }, you
draw-last-round = { $turns ->
    [one] This is the last turn of the game.
   *[other] Last round: { $turns } turns are left, this one included.
}
draw-hand = your hand, and where the roads lead (+ fits your route)
draw-hand-empty = your hand is empty
draw-own-tiles = your tiles
stack-length-5 = route of 5:
stack-length-6 = route of 6:
stack-length-7 = route of 7:
stack-outside-baiern = many provinces:
stack-baiern = Baiern:
stack-baden = Baden:
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern:
stack-schweiz-tyrol = Schweiz/Tyrol:
stack-boehmen-salzburg = Böhmen/Salzburg:
stack-end = end of the game:

## What is asked of a player now.

asked-first = { $words ->
    [administrator-take] Take a card. The administrator can change the display first.
   *[other] Take a card from the display, or unseen from the stock.
}
asked-second = { $words ->
    [postmaster] Take a second card: you began without any, so the postmaster helps.
    [postmaster-restart] Take a second card with the postmaster, or give up your route and begin a new one.
   *[other] Lay a card, or take a second one first with the postmaster.
}
asked-laying = { $words ->
    [restart] None of your cards fits: give up your route and begin a new one.
   *[other] Lay a card.
}
asked-laid = { $words ->
    [end] Your card is laid. End your turn.
    [close-end] Your card is laid. Close the route, or end your turn and go on building later.
    [carrier-end] Your card is laid. Lay one more with the postal carrier, or end your turn.
   *[other] Your card is laid. Lay one more with the postal carrier, close the route, or end your turn.
}
asked-way = You close your route. Place a house in one city of each province, or in all of your route’s cities in one province.
asked-placing = Choose the cities for your houses, one by one; “done” when you want no more.
asked-carriage = Your route is a little short for the next carriage. Shall the cartwright help?
asked-discarding = You may keep three cards. Discard the others, one by one.

## What the words of the moves mean.

about-reveal = A card is turned up for the display; it comes by itself (TT-9).
about-draw = A card comes from the stock to a hand; only its taker sees it (TT-9).
about-take = Take the first card of your turn, from the display or unseen from the stock (TT-9).
about-postmaster = Take a second card with the postmaster’s help (TT-12).
about-administrator = Replace all six cards in the display before you take one (TT-13).
about-lay = Lay a card from your hand: begin a route with it, or add it at the front (left) or the back (right), where a road must join the two cities (TT-15, TT-16).
about-restart = Give up your route and begin a new one with this card (TT-18).
about-carrier = Lay a second card with the postal carrier’s help (TT-20).
about-close = Close your route of three cards or more: houses, tiles and perhaps a carriage follow (TT-21, TT-22).
about-end = End your turn; the route stays (TT-6).
about-each = Place houses in one city of every province that your route touches (TT-23).
about-province = Place houses in all cities of your route that lie in this one province (TT-23).
about-house = Place a house in this city of your route (TT-23, TT-24).
about-done = Place no more houses.
about-cartwright = Take the next carriage though one or two cards are missing (TT-35).
about-decline = Do without the cartwright; no carriage this time.
about-discard = Put this card on the discard pile, because you may keep only three (TT-36).

## What happened, for the log.

told-reveal = { $city } came into the display.
told-draw = { $city } came from the stock.
told-draw-veiled = A card came from the stock, face down.
told-administrator = { $you ->
    [yes] You had the administrator change the display.
   *[no] { $name } had the administrator change the display.
}
told-take = { $you ->
    [yes] You took { $city } from the display.
   *[no] { $name } took { $city } from the display.
}
told-take-stock = { $you ->
    [yes] You took the top card of the stock.
   *[no] { $name } took the top card of the stock.
}
told-postmaster = { $you ->
    [yes] You also took { $city } with the postmaster.
   *[no] { $name } also took { $city } with the postmaster.
}
told-postmaster-stock = { $you ->
    [yes] You took another card from the stock with the postmaster.
   *[no] { $name } took another card from the stock with the postmaster.
}
told-lay = { $you ->
    [yes] You began a route with { $city }.
   *[no] { $name } began a route with { $city }.
}
told-lay-left = { $you ->
    [yes] You laid { $city } at the front of your route.
   *[no] { $name } laid { $city } at the front of the route.
}
told-lay-right = { $you ->
    [yes] You laid { $city } at the back of your route.
   *[no] { $name } laid { $city } at the back of the route.
}
told-restart = { $you ->
    [yes] You gave up your route and began another with { $city }.
   *[no] { $name } gave up their route and began another with { $city }.
}
told-carrier-left = { $you ->
    [yes] You also laid { $city } at the front, with the postal carrier.
   *[no] { $name } also laid { $city } at the front, with the postal carrier.
}
told-carrier-right = { $you ->
    [yes] You also laid { $city } at the back, with the postal carrier.
   *[no] { $name } also laid { $city } at the back, with the postal carrier.
}
told-close = { $you ->
    [yes] You closed your route.
   *[no] { $name } closed the route.
}
told-end = { $you ->
    [yes] You ended your turn.
   *[no] { $name } ended the turn.
}
told-each = { $you ->
    [yes] You chose one house in each province.
   *[no] { $name } chose one house in each province.
}
told-province = { $you ->
    [yes] You chose houses in { $province } only.
   *[no] { $name } chose houses in { $province } only.
}
told-house = { $you ->
    [yes] You placed a house in { $city }.
   *[no] { $name } placed a house in { $city }.
}
told-done = { $you ->
    [yes] You placed no more houses.
   *[no] { $name } placed no more houses.
}
told-cartwright = { $you ->
    [yes] With the cartwright you took the next carriage.
   *[no] { $name } took the next carriage with the cartwright.
}
told-decline = { $you ->
    [yes] You declined the cartwright’s help.
   *[no] { $name } declined the cartwright’s help.
}
told-discard = { $you ->
    [yes] You discarded { $city }.
   *[no] { $name } discarded { $city }.
}
then-tile = { $you ->
    [yes] You took a bonus tile: { $things }.
   *[no] { $name } took a bonus tile: { $things }.
}
then-carriage = { $you ->
    [yes] You took carriage { $things }.
   *[no] { $name } took carriage { $things }.
}
then-closed = { $you ->
    [yes] Your route is closed: { $things }.
   *[no] The route of { $name } is closed: { $things }.
}
word-length-5 = route of 5
word-length-6 = route of 6
word-length-7 = route of 7 or more
word-outside-baiern = many provinces
word-baiern = Baiern
word-baden = Baden
word-wuerttemberg-hohenzollern = Württemberg and Hohenzollern
word-schweiz-tyrol = Schweiz and Tyrol
word-boehmen-salzburg = Böhmen and Salzburg
word-end = end of the game

## Moves as buttons.

label-administrator = Administrator
label-take = Take { $city }
label-take-stock = Take from the stock
label-postmaster = Postmaster: { $city }
label-postmaster-stock = Postmaster: from the stock
label-lay = Begin with { $city }
label-lay-left = { $city } at the front
label-lay-right = { $city } at the back
label-restart = New route with { $city }
label-carrier-left = Postal carrier: { $city } at the front
label-carrier-right = Postal carrier: { $city } at the back
label-close = Close the route
label-end = End turn
label-each = Each province
label-province = Only { $province }
label-house = House in { $city }
label-done = No more houses
label-cartwright = Cartwright
label-decline = Without the cartwright
label-discard = Discard { $city }

## Why a hint says what it says. The rule’s number is put behind the sentence.

because-tile = It brings a bonus tile: { $things }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
because-carriage = It brings carriage { $carriage }, { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
because-nearly = Then { $missing ->
    [one] only one house is
   *[other] only { $missing } houses are
} missing for the bonus tile { $things }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
because-houses = It puts { $houses ->
    [one] a house
   *[other] { $houses } houses
} on the map, and each house left over costs a point
because-route = { $brings ->
    [now] Your route is then long enough for carriage { $carriage }
    [soon] With the cards in your hand your route can grow to { $length } cities, enough for carriage { $carriage }
   *[later] With the cards in your hand your route can grow to { $length } cities
}
because-joined = With the cards in your hand you can join { $length } cities
because-none-fits = None of the open cards fits your route
because-fits = { $things } fits your route

## What is agreed on before the game.

option-edition = Edition
option-edition-about = The printed rules differ in two kinds of tile and in the last round.
option-edition-german = German
option-edition-german-about = The tile for many provinces needs no house in Baiern. If no tile is left for a length, you take one for the next shorter length. The last round is played out, so everyone has had the same number of turns.
option-edition-icelandic = Icelandic
option-edition-icelandic-about = The tile for many provinces needs a house in Baiern, too. Only a route of seven or more may take a tile of a shorter length. In the last round everyone but the one who brought on the end plays once more.
option-start = Who begins
option-start-chance = Chance decides
option-start-about = The seat that has the first turn.

## Where points come from.

score-length-5 = Routes of 5
score-length-6 = Routes of 6
score-length-7 = Routes of 7+
score-outside-baiern = { $edition ->
    [icelandic] All provinces
   *[german] Outside Baiern
}
score-baiern = All of Baiern
score-baden = All of Baden
score-wuerttemberg-hohenzollern = All of Württemberg and Hohenzollern
score-schweiz-tyrol = All of Schweiz and Tyrol
score-boehmen-salzburg = All of Böhmen and Salzburg
score-carriage = { $carriage ->
    [0] No carriage
   *[other] Carriage { $carriage }
}
score-houses-left = { $houses ->
    [one] { $houses } house left over
   *[other] { $houses } houses left over
}
score-end = End of game

## Words of pictures and of the page.

stock = stock
discards = { $cards ->
    [0] nothing discarded
   *[other] { $cards } discarded
}
province-B = Baiern
province-D = Baden
province-H = Hohenzollern
province-O = Böhmen
province-P = Polen
province-S = Salzburg
province-T = Tyrol
province-W = Württemberg
province-Z = Schweiz
short-H = Hohenz.
short-W = Württ.
edition-german = German edition
edition-icelandic = Icelandic edition
last-round = { $turns ->
    [0] last round
    [one] last turn
   *[other] { $turns } turns left
}
your-hand = Your hand · { $cards }
hand-empty = You have no cards.
tiles = Bonus tiles
sign-wide-german = not B
sign-wide-icelandic = all
sign-end = end
your-tiles = Yours:
carriages = Carriages
points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
routes-none = no route

## Impossible positions.

position-step = This part does not belong to the step that the position is in.
position-route-twice = { $city } can be in a route only once.
position-no-road = No road joins { $city } and { $other }.
position-house-twice = There is room for one house of each player in a city.
position-houses = A player has only { $houses } houses.
position-known = Only cards in this hand can be known to everyone.
position-stack = The tiles of the stack “{ $stack }” are taken from the top.
position-gone = The face-down tiles cannot be divided among the seats like this.
position-tile-kind = A player can have one tile of each kind only.
position-end-tile = The end-of-game tile “end/1” belongs to the first player who has a 7 carriage or no houses left, and only then.
position-rest = Exactly one pile has the cards that no part names: write “rest” there.
position-display = There are at most { $cards } cards on display.
position-chance = A card can come only from a stock that has one, and to a display that is short or to a hand; “then” is what follows.
position-display-full = In this step there is a card to take, and the display is as full as the stock allows.
position-official = In this step no official has helped yet.
position-nothing-to-lay = Whoever is to lay a card needs one in hand.
position-no-route = After laying there is a route.
position-short-route = A route is closed with at least three cards.
position-cartwright = A player is asked about the cartwright only when the route is one or two cards short of the next carriage and no official has helped.
position-route-left = When cards are discarded, the closed route is gone.
position-discards = Cards are discarded down to three in the order of the list; this hand cannot do that.
position-over = The game is over only after the last turn that follows the end-of-game tile.
position-placed = A house in { $city } cannot have been placed in this closing.
position-no-house = In this step there is a city for another house, and a house for it.
position-way = One province is chosen only where two houses or more can be placed in it.

## What a player may type for a move: any of these words, besides those of the notation. “called-” is what else the things are called that moves name.

verb-administrator = administrator, change the display, new display
verb-take = take, draw, get, pick
verb-postmaster = postmaster, take, draw, get, pick
verb-lay = lay, play, put, add, begin
verb-restart = new route, restart, give up the route
verb-carrier = postal carrier, carrier, lay, play, put, add
verb-close = close, close the route
verb-end = end, end turn, end my turn
verb-each = each, each province, every province
verb-province = province, only, all in
verb-house = house, build, place
verb-done = done, no more, no more houses, enough
verb-cartwright = cartwright
verb-decline = decline, without the cartwright, no cartwright, without
verb-discard = discard, drop, throw away
called-stock = stock, deck, pile, unseen
called-left = left, front, before
called-right = right, back, after, behind
