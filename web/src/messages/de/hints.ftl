### Fragen, was ein Bot täte.

hint = Tipp (H): Was täte ein Bot? Tipps werden gezählt, und alle sehen, wie viele es sind.
hint-away = Den Tipp weglegen (H)
hint-thinking = Ein Bot denkt nach …
hint-says = Tipp: **{ $moves }**. { $games ->
    [0] Damit gewinnt man fast nie.
    [100] Damit gewinnt man fast immer.
   *[other] Damit gewinnt man etwa { $games } von 100 Spielen.
}
hint-marked = die { $count } markierten nehmen
hint-counted = Alle sehen, wie viele Tipps du bekommst.
