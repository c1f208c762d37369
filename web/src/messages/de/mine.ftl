### My games: results, and what they tell together.

my-games = Meine Partien
all-games = Alle Spiele
which = Welches Spiel?
won = Gewonnen
lost = Verloren
won-of = von { $count } gewonnen
average = Punkte im Schnitt
best = Rekord
points = Schnitt { $average } · Rekord { $best }
by-game = Nach Spiel
by-bots = Gegen Bots
by-people = Mit Menschen
by-players = Wie viele am Tisch
players-at-table = { $count } Spieler
none = Du hast noch keine Partie gespielt
none-why = Hier stehen dann deine Ergebnisse, auf diesem Gerät.
none-finished = Noch keine beendete Partie.
kept = Gespeichert auf dem Server, für alle, die den Platz haben, und in diesem Browser.
kept-here = In diesem Browser gespeichert und sonst nirgends.
show-all = Alle zeigen ({ $count })
export = Exportieren (CSV)
