### Ein vergrößerter Spielplan.

enlarge = Spielplan vergrößern
enlarged = Vergrößerter Spielplan: Größe und Ausschnitt
enlarged-less = Kleiner
enlarged-more = Größer
enlarged-whole = alles zeigen
enlarged-left = Weiter nach links
enlarged-up = Weiter nach oben
enlarged-down = Weiter nach unten
enlarged-right = Weiter nach rechts
enlarged-board = Vergrößerter Spielplan; Pfeiltasten verschieben ihn, + und − ändern die Größe
