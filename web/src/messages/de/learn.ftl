### Die erste Partie mit Anleitung.

learn-subtitle = mit Anleitung
learn-you = Du
learn-wait = Die anderen spielen …
learn-later = Das wäre erlaubt. Versuche hier, was der Hinweis sagt.
learn-impossible = Das geht jetzt nicht. Der Hinweis sagt, was du versuchen kannst.
learn-real = Jetzt eine richtige Partie
learn-again = Noch einmal
learn-progress = Dein Fortschritt
learn-aim = Worum es geht
learn-begin = Los geht’s
learn-steps = { $count } kurze Schritte, dann kannst du spielen.
learn-step = { $step } von { $of }
learn-on = Weiter
learn-won = Du gewinnst: **{ $score }**.
