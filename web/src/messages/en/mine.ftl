### My games: results, and what they tell together.

my-games = My games
all-games = All games
which = Which game?
won = Won
lost = Lost
won-of = of { $count } won
average = average points
best = best
points = average { $average } · best { $best }
by-game = By game
by-bots = Against bots
by-people = With people
by-players = How many at the table
players-at-table = { $count } players
none = You have not played a game yet
none-why = Your results will appear here, on this device.
none-finished = No finished games yet.
kept = Kept on the server for whoever has the seat, and in this browser.
kept-here = Kept in this browser, and nowhere else.
show-all = Show all ({ $count })
export = Export (CSV)
