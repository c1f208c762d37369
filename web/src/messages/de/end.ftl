### Die Wertung, und Partien zum Nachspielen.

count = Wertung
won-one = **{ $names }** { $points ->
    [one] gewinnt mit { $points } Punkt
   *[other] gewinnt mit { $points } Punkten
}
won-many = **{ $names }** { $points ->
    [one] gewinnen gemeinsam mit { $points } Punkt
   *[other] gewinnen gemeinsam mit { $points } Punkten
}
won-name = **{ $names }** gewinnt
won-team = **{ $names }** gewinnen
ahead = { $points ->
    [0] Punktgleich mit { $name }; die Regel für Gleichstand hat entschieden.
    [one] Ein Punkt Vorsprung vor { $name }.
   *[other] { $points } Punkte Vorsprung vor { $name }.
}
counting = Die Punkte werden gezählt
step-next = Weiter
step-skip = Zum Ergebnis
step-again = Neu zählen
step-prompt = { $what }: Schritt { $step } von { $of }.
result = Ergebnis
share-picture = Als Bild teilen
evening = Stand nach { $count } Partien:
story = Wie die Punkte kamen
story-about = Wie die Punkte in { $turns } Zügen kamen, bis zu { $score }
story-by = nach Zügen
story-turn = Zug { $turn }:
chart-legend = Jedes Feld ist eine Quelle von Punkten, wie in der Tabelle.
chart-legend-lost = Jedes Feld ist eine Quelle von Punkten, wie in der Tabelle; gestrichelt: abgezogen.
total = Summe
chart-of = Punkte: { $list }
chart-one = { $name } { $points }
rematch = Noch eine Partie
to-rematch = Zur neuen Partie
analysis = Analyse
to-board = Zum Brett
rematch-here = Die anderen haben eine neue Partie begonnen.

count-carriage = Kutsche
count-houses-left = Übrige Häuser
count-points = Punkte
count-completed = Erfüllte Zielkarten
count-failed = Nicht erfüllte Zielkarten
count-bonus = Bonus { $city }
count-locked = Feste Figuren

fair = Wurde fair gemischt?
fair-why = Die Zufallszahl für alles Mischen wurde vor der Partie gezogen und ihr Fingerabdruck zu Beginn allen gezeigt. Nun siehst du die Zahl selbst: Ihr SHA-256-Wert ist der Fingerabdruck, und jede Karte ergibt sich aus ihr. Wie man das prüft, steht in der Dokumentation unter „Chance“.
fair-seed = Zufallszahl
fair-mark = Fingerabdruck
fair-holds = Auf diesem Gerät geprüft: Der Fingerabdruck passt zur Zufallszahl.
fair-fails = Der Fingerabdruck passt nicht zur Zufallszahl.

replay-of = Nachspielen
replay-eyes = Blickwinkel
replay-spectator = Zuschauer
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-turn = Zug { $turn } / { $total }
replay-point = Zum nächsten Wendepunkt
replay-gain = Zum nächsten Gewinn oder Verlust
replay-last = Zum Ende
replay-turn-of = Zug { $turn } von { $total }
replay-before = vor Zug { $turn }
replay-before-of = Vor Zug { $turn } von { $total }
replay-in = in Zug { $turn }
replay-in-of = In Zug { $turn } von { $total }
play-on = Von hier weiterspielen
play-on-why = Gegen Bots, auf dem Platz von { $name }. Die nächsten Karten sind andere.
replay-share = Diese Partie teilen
replay-download = Herunterladen
replay-start = Vor dem ersten Zug: Das Spiel wird aufgebaut.
