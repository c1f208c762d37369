### Ein vergrößertes Spielbrett.

enlarge = Spielbrett vergrößern
enlarged = Vergrößertes Spielbrett: Größe und Ausschnitt
enlarged-less = Kleiner
enlarged-more = Größer
enlarged-whole = alles zeigen
enlarged-left = Weiter nach links
enlarged-up = Weiter nach oben
enlarged-down = Weiter nach unten
enlarged-right = Weiter nach rechts
enlarged-board = Vergrößertes Spielbrett; Pfeiltasten verschieben es, + und − ändern die Größe
