### Was das Terminal sagt.

ruling = Festlegung:
example = Beispiel:

which-game = Welches Spiel?
which-number = Tippe eine Zahl von 1 bis { $last } oder „quit“.
how-many = Wie viele spielen, dich mitgezählt? Von { $fewest } bis { $most }; ohne Eingabe { $fewest }.
welcome = { $game }, { $players } Spieler.
commands =
    Tippe die Nummer eines Zuges oder den Zug selbst (die Anfänge seiner Wörter genügen).
      ?  was jetzt gefragt ist     ? { $rule }  eine Regel     ? { $word }  was ein Wort bedeutet
      board  zeigt den Tisch noch einmal     log  was geschehen ist     quit  beendet das Spiel
      position  zeigt die Stellung als Text
left = Du hast den Tisch verlassen. Bis bald!
no-server = Der Server braucht weitere Pakete: pip install 'stofa[server]'
record-kept = Die Aufzeichnung dieser Partie steht in { $file }.
record-exists = Die Datei { $file } gibt es schon: Nenne eine andere für die Aufzeichnung.
narrow = Das Terminal ist { $columns } Zeichen breit, der Tisch braucht aber { $needed }: Mach es breiter, sonst brechen Zeilen um.

you = du
other = Platz { $seat } ({ $bot })
and = {" und "}
history-seat = { $name }: { $moves }
history-cards = Karten: { $moves }

asked = Wähle einen dieser Züge.
only-one = (Die Eingabetaste spielt ihn.)
several = Das könnte heißen: { $moves }.
not-understood = „{ $typed }“ ist weder eine Nummer der Liste noch ein Zug. „?“ erklärt mehr.
explain-legal = Jetzt erlaubt: { $moves }.
explain-unknown = „{ $typed }“ ist weder eine Regel noch ein Wort dieses Spiels.

end-score = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
end-won = { $others ->
    [0] Du gewinnst!
   *[other] Du gewinnst, zusammen mit { $names }!
}
end-lost = { $winners ->
    [1] { $names } gewinnt.
   *[other] { $names } gewinnen.
}

draw-suffix = „{ $file }“ ist weder eine .svg- noch eine .png-Datei.
draw-no-png = PNG-Dateien brauchen ein weiteres Paket: pip install 'stofa[png]'
draw-nothing = Nenne ein Spiel, oder mit „--record“ eine Datei.
draw-not-with-record = Eine Aufzeichnung sagt alles über ihre Partie: Lass { $option } weg.
draw-of-record = { $option } gibt es nur zusammen mit „--record“.
draw-no-record = { $records ->
    [one] { $file } hat nur eine Aufzeichnung.
   *[other] { $file } hat nur { $records } Aufzeichnungen.
}
draw-no-move = { $moves ->
    [one] Aufzeichnung { $number } hat nur einen Zug.
   *[other] Aufzeichnung { $number } hat nur { $moves } Züge.
}

way-in = Handys und andere Geräte im selben Netz kommen mit diesem Code dazu:
nobody-came-in = Aus dem Netz ist noch niemand hereingekommen.
