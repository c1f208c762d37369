### The page of this game.

## The table

map = Map with 22 cities
map-how = Arrow keys follow the roads; with Shift, the second road in that direction. Page Up and Page Down go through all cities, province by province.
display = Display
stock-cards = { $cards ->
    [one] Stock, { $cards } card
   *[other] Stock, { $cards } cards
}
discard-pile = discards
unseen = In the stock or in others’ hands
unseen-how = All cards are counted but those in the display, in routes, among the discards and in your own hand.
city-houses = houses: { $owners }
house-own = yours
house-of = { $colour } ({ $name })
city-no-house = no houses
city-in-route = in your route
city-roads = { $count ->
    [one] one road, to { $cities }
   *[other] roads to { $cities }
}
city-open = { $cards ->
    [one] its card is in the display
   *[other] { $cards } of its cards are in the display
}
city-held = { $cards ->
    [one] you hold its card
   *[other] you hold { $cards } of its cards
}
fits-first = could begin your route
fits-before = fits before { $left }
fits-after = fits after { $right }
fits-both = fits before { $left } and after { $right }
fits-not = does not fit your route

fact-score = your points so far
fact-points = { $points ->
    [one] point
   *[other] points
}
points-change = points: { $from }, then { $to }
fact-houses = houses left
fact-hand = cards in hand
fact-carriage = carriage
fact-tiles = bonus tiles
fact-route = route of { $length }: { $route }

## The officials: one in a turn

officials = Officials: one per turn
official-postmaster = Postmaster
official-administrator = Administrator
official-carrier = Carrier
official-cartwright = Cartwright
official-postmaster-does = take 2nd
official-administrator-does = new display
official-carrier-does = lay 2nd
official-cartwright-does = 1–2 short
official-cartwright-gives = carriage { $carriage }, { $signed }
official-is-due = helps next
official-is-not-due = not this turn
official-is-used = already used
official-has-helped = has helped
official-helped = In this turn { $official ->
    [postmaster] the postmaster
    [administrator] the administrator
    [carrier] the carrier
   *[cartwright] the cartwright
} has helped; only one official helps in a turn.
official-postmaster-what = Takes a second card for you.
official-administrator-what = Replaces all six cards in the display before you take one.
official-carrier-what = Lays a second card.
official-cartwright-what = Gives you the next carriage though your route is one or two cards short.
official-postmaster-how = Choose your second card: one from the display, or the stock.
official-carrier-how = Choose the second card to lay from your hand.

## Route and hand

your-route = Your route · { $cards }
no-route-yet = No route yet: the first card you lay begins one.
route-grows = { $carriage ->
    [0] + { $city } = { $length }
   *[other] + { $city } = { $length }: carriage { $carriage }
}
route-reaches = long enough for carriage { $carriage }
give-up = Give up route
here-left = ← here
here-right = here →
fits-nowhere = does not fit
fits-later = not now
keep = you keep { $cards }

## Bonus tiles and carriages

tiles-how = top value, then what lies beneath
tile-length-5 = route of 5
tile-length-6 = route of 6
tile-length-7 = route of 7+
tile-wide-german = outside Baiern
tile-wide-icelandic = all provinces
tile-baiern = Baiern
tile-baden = Baden
tile-wuerttemberg-hohenzollern = Württ. + Hohenz.
tile-schweiz-tyrol = Schweiz + Tyrol
tile-boehmen-salzburg = Böhmen + Salzb.
tile-end = end of game
tile-for-length-5 = Route of 5
tile-for-length-6 = Route of 6
tile-for-length-7 = Route of 7 or more
tile-for-wide-german = Houses in every province outside Baiern
tile-for-wide-icelandic = Houses in all provinces
tile-for-end = End of the game
tile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-values = { $what }: { $left ->
    [none] none is left
    [last] { $points }, the last one
    [only] { $points }
   *[more] { $points }, then { $rest }
}
carriage-worth = Carriage { $carriage }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carriage-had = taken last: { $owners }
carriage-own = you
carriage-next = your next one
tile-why = You win bonus tiles by closing a route. { $what }: { $count ->
    [0] none is left.
   *[other] { $values }.
}
carriage-why = Carriages come in order, when you close a route of at least as many cards.
carriage-own-next = { $carriage ->
    [0] You have the largest.
   *[other] Your next one is { $carriage }.
}
last-tile = last
next-carriage = your next: { $carriage }
routes = The others’ routes

## Houses

where-houses = Where do your houses go?
one-in-each = One in each province
log-closed = { $you ->
    [yes] You closed { $route } ({ $length }): { $gains }.
   *[no] { $name } closed { $route } ({ $length }): { $gains }.
}
all-in = All in { $land ->
   *[other] { $province }
}
choose-cities = Cities for your houses
gain-sum = { $gains }: **{ $signed }**{"\u00A0"}{ $points ->
    [one] point
   *[other] points
}
gain-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
way-houses = { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}
way-no-tile = no tile
way-carriage = carriage { $carriage }
way-cartwright = cartwright: carriage { $carriage }, { $signed }
gain-houses = { $houses ->
    [0] no house
    [one] **{ $houses }{"\u00A0"}house**
   *[other] **{ $houses }{"\u00A0"}houses**
}
gain-tiles = { $count ->
    [one] tile{"\u00A0"}**{ $values }**
   *[other] tiles{"\u00A0"}**{ $values }**
}
gain-carriage = carriage{"\u00A0"}**{ $carriage }**

## What is asked, with what comes of it

ask-which = **{ $city }**: what shall it be?
ask-where = **{ $city }** fits both ends: before { $left }, or after { $right }?
ask-administrator = Replace all six cards in the display? You then take one of the new ones.
ask-take = Take **{ $city }** from the display?
ask-take-stock = Take the top card of the stock, unseen?
ask-postmaster = Take **{ $city }**, too? The postmaster is your official for this turn.
ask-postmaster-stock = Take a second card unseen? The postmaster is your official for this turn.
ask-lay = Begin your route with **{ $city }**?
end-left = Before { $end }
end-right = After { $end }
lay-left = { $city } before { $end }
lay-right = { $city } after { $end }
carrier-left = Postal carrier: { $city } before { $end }
carrier-right = Postal carrier: { $city } after { $end }
log-lay-left = { $you ->
    [yes] You laid { $city } before { $end }.
   *[no] { $name } laid { $city } before { $end }.
}
log-lay-right = { $you ->
    [yes] You laid { $city } after { $end }.
   *[no] { $name } laid { $city } after { $end }.
}
log-carrier-left = { $you ->
    [yes] You also laid { $city } before { $end }, with the postal carrier.
   *[no] { $name } also laid { $city } before { $end }, with the postal carrier.
}
log-carrier-right = { $you ->
    [yes] You also laid { $city } after { $end }, with the postal carrier.
   *[no] { $name } also laid { $city } after { $end }, with the postal carrier.
}
recap-begun = { $you ->
    [yes] You began a route with { $cities }.
   *[no] { $name } began a route with { $cities }.
}
recap-renewed = { $you ->
    [yes] You gave up your route and began another with { $cities }.
   *[no] { $name } gave up their route and began another with { $cities }.
}
recap-laid = { $you ->
    [yes] You laid { $cities }.
   *[no] { $name } laid { $cities }.
}
ask-lay-left = Lay **{ $city }** before { $end }?
ask-lay-right = Lay **{ $city }** after { $end }?
ask-restart = { $given ->
    [one] Give up your route of { $given } card and begin another with **{ $city }**?
   *[other] Give up your route of { $given } cards and begin another with **{ $city }**?
}
ask-carrier-left = With the carrier, lay **{ $city }** before { $end }?
ask-carrier-right = With the carrier, lay **{ $city }** after { $end }?
makes-route = { $reach ->
    [0] Route of { $length }.
   *[other] Route of { $length }: carriage { $reach }.
}
unfit = { $why ->
    [in-route] **{ $city }** is in your route already.
    [end] No road joins **{ $city }** and { $right }.
   *[ends] No road joins **{ $city }** to { $left } or { $right }.
}
ask-laid = { $carrier ->
    [yes] Close your route, lay one more, or end your turn?
   *[no] Close your route, or build on?
}
ask-carriage = Your route is too short for carriage { $carriage }, but the cartwright helps: **{ $signed }**{"\u00A0"}{ $points ->
    [one] point.
   *[other] points.
}
take-carriage = Take carriage { $carriage }: { $signed }
closes-carriage = Closed now, it brings **carriage { $carriage }: { $signed }** { $points ->
    [one] point.
   *[other] points.
}
closes-cartwright = Closed now, the cartwright makes it **carriage { $carriage }: { $signed }** { $points ->
    [one] point.
   *[other] points.
}
ask-renew = Which card shall begin the new route? The old one goes to the discards.
ask-close = { $reach ->
    [0] Close **{ $route }**? It is too short for the next carriage.
   *[other] Close **{ $route }**? It is long enough for carriage { $reach }.
}
ask-end = End your turn? The route stays.
ask-cartwright = With the cartwright, take **carriage { $carriage }**?
ask-decline = Go without the cartwright? You won’t get a carriage this time.
ask-way = Where do your houses go: one in each province, or all in one?
ask-cities = Choose the cities for your houses, or place none.
ask-place = Place { $gains }?
place = { $houses ->
    [0] Place none
    [one] Place { $houses } house
   *[other] Place { $houses } houses
}
ask-discarding = { $wanted ->
    [one] You may keep three cards. Choose { $wanted } to discard.
   *[other] You may keep three cards. Choose { $wanted } to discard.
}
ask-discarding-some = { $left ->
    [0] Discard **{ $cities }**?
   *[other] Discard **{ $cities }** and { $left } more.
}
discard-them = { $cards ->
    [one] Discard { $cards } card
   *[other] Discard { $cards } cards
}

ribbon-end = { $by ->
    [carriage] { $you ->
        [yes] You have carriage { $carriage }.
       *[no] **{ $name }** has carriage { $carriage }.
    }
   *[houses] { $you ->
        [yes] You have no houses left.
       *[no] **{ $name }** has no houses left.
    }
}
screen-route = { $from } – { $to }, { $count } cities
legend-houses = houses
legend-hand = hand
legend-carriage = carriage
legend-tiles = tiles

## Questions that are typed, and their answers.

question-hand = hand, my hand, cards
question-route = route, my route, route of
question-display = display, open cards, what lies open
question-roads = roads, roads from, neighbours, neighbours of
question-city = city, about, look at
question-province = cities of, cities in
question-fits = fits, what fits, does fit
question-houses = houses, houses of, my houses
question-tiles = tiles, bonus tiles
question-carriages = carriages, carriage
question-officials = officials
question-score = score, scores, how does it stand
answer-hand = { $count ->
    [one] { $count } card in your hand:
   *[other] { $count } cards in your hand:
}
answer-no-hand = You have no cards.
answer-route = { $you ->
    [yes] { $length ->
        [0] You have no route.
       *[other] Your route, from front to back: { $cities }.
    }
   *[no] { $length ->
        [0] { $name } has no route.
       *[other] Route of { $name }, from front to back: { $cities }.
    }
}
answer-display = { $stock ->
    [one] Open cards, beside { $stock } in the stock:
   *[other] Open cards, beside { $stock } in the stock:
}
answer-roads-which = From which city? Type its name behind the word.
answer-provinces = There are { $provinces }. Type one behind the words.
answer-fits-all = You have no route: every card can begin one.
answer-fits-hand = In your hand: { $cards }.
answer-fits-hand-none = Nothing in your hand fits.
answer-fits-open = In the display: { $cards }.
answer-fits-open-none = Nothing in the display fits.
answer-houses = { $you ->
    [yes] Your houses
   *[no] Houses of { $name }
}: { $count ->
    [0] none on the map
   *[other] { $where }
}; { $left } left to place.
answer-official-none = No official has helped in this turn.
answer-points = Points so far: { $points }.
answer-player = { $you ->
    [yes] You
   *[no] { $name }
}: houses left { $left }, { $carriage ->
    [0] no carriage
   *[other] carriage { $carriage }
}, bonus tiles { $tiles }, cards in hand { $hand }.
