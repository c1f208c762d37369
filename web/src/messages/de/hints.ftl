### Fragen, was ein Bot tun würde.

hint = Tipp: Was würde ein Bot tun? Tipps werden gezählt, und alle sehen, wie viele es sind.
hint-away = Tipp ausblenden
hint-thinking = Ein Bot denkt nach …
hint-says = Tipp: **{ $moves }**.
hint-wins = { $games ->
    [0] Damit gewinnt man fast nie.
    [100] Damit gewinnt man fast immer.
   *[other] Damit gewinnt man etwa { $games } von 100 Partien.
}
hint-other = Das Nächstbeste: **{ $move }**, etwa { $games }.
hint-equal = Etwa ebenso gut: **{ $move }**.
hint-marked = die { $count } markierten nehmen
hint-counted = Alle sehen, wie viele Tipps du nutzt.
