### My games: results, and what they tell together.

my-games = Spilin mín
all-games = Öll spil
which = Hvaða spil?
won = Sigur
lost = Tap
won-of = af { $count } unnin
average = stig að meðaltali
best = hæst
points = meðaltal { $average } · hæst { $best }
by-game = Eftir spilum
by-bots = Við tölvur
by-people = Með fólki
by-players = Hve margir við borðið
players-at-table = { $count } leikmenn
none = Þú hefur ekki lokið neinu spili
none-why = Hér birtast úrslitin þín, á þessu tæki.
none-finished = Engu spili lokið enn.
kept = Geymt á þjóninum fyrir þann sem á sætið og í þessum vafra.
kept-here = Geymt í þessum vafra og hvergi annars staðar.
show-all = Sýna öll ({ $count })
export = Flytja út (CSV)
