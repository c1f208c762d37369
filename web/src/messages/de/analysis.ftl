### Rückblick auf eine beendete Partie: wie die Chancen standen, und was ein Bot getan hätte.

chances = Gewinnchancen
percent = { $number }{"\u00A0"}%
moment = { $turn }: { $standing }
standing = { $name } { $percent }
unknown = noch nicht berechnet
progress = Berechnet bis Zug { $turn } von { $total }
how = { $games ->
    [one] Von jedem Augenblick aus wurde { $games } Partie mit offenen Karten einige Züge weitergespielt und danach beurteilt, wie weit alle gekommen waren; ein Wert kann um ein paar Prozentpunkte danebenliegen.
   *[other] Von jedem Augenblick aus wurden { $games } Partien mit offenen Karten einige Züge weitergespielt und danach beurteilt, wie weit alle gekommen waren; ein Wert kann um ein paar Prozentpunkte danebenliegen.
}

turns-about = Entscheidungen beurteilt der Experte, der nur weiß, was man vom jeweiligen Platz aus sehen konnte. Die Kurve kennt alle Karten.

turns = Wendepunkte
turns-none = Keine Entscheidung hat { $points } Prozentpunkte oder mehr verschenkt.
turns-unknown = Noch nicht berechnet.
turn = { $number }. Zug { $turn }
swing = { $after } statt { $before }

ask = Was würde der Bot tun?
thinking = Der Bot denkt nach …
nobody = Jetzt wird nur eine Karte gezogen; zu entscheiden gibt es nichts.
over = Die Partie ist zu Ende.
would-same = { $name }: Der Bot hätte ebenso entschieden: **{ $best }** ({ $chance }).
would-equal = { $name }: Der Bot hätte so entschieden: **{ $best }** ({ $chance }); **{ $made }** war ebenso gut ({ $was }).
would-alike = { $name }: Der Bot hätte so entschieden: **{ $best }** ({ $chance }), kaum besser als **{ $made }** ({ $was }).
would-better = { $name }: Der Bot hätte so entschieden: **{ $best }** ({ $chance }), nicht **{ $made }** ({ $was }).
did = { $name } hat so entschieden: **{ $move }**.
decided = Der Bot hätte so entschieden: **{ $best }**.
decided-first = Der Bot hätte so begonnen: **{ $best }**.
reason = Sein Tipp: „{ $because }“
