### Stækkað borð.

enlarge = Stækka leikborðið
enlarged = Stækkað leikborð: stærð og hluti
enlarged-less = Minna
enlarged-more = Stærra
enlarged-whole = sýna allt
enlarged-left = Til vinstri
enlarged-up = Upp
enlarged-down = Niður
enlarged-right = Til hægri
enlarged-board = Stækkað leikborð; örvalyklar færa það, + og − breyta stærðinni
