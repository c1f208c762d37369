### Was in jedem Spiel schiefgehen kann.

no-move = „{ $move }“ ist kein Zug dieses Spiels.
illegal-move = „{ $move }“ ist jetzt nicht erlaubt.
not-your-turn = { $seat ->
    [chance] Jetzt kommt keine Karte
    [spectator] Wer zuschaut, ist nicht am Zug
   *[other] Platz { $seat } ist nicht am Zug
}: { $turn ->
    [chance] Zuerst muss eine Karte kommen.
   *[other] Platz { $turn } ist am Zug.
}
not-with-others = Das geht nicht zusammen mit dem, was du schon gewählt hast.
game-over = Die Partie ist zu Ende.
no-game = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $games }.
no-rule = Eine Regel „{ $rule }“ gibt es nicht.
no-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $languages }.
no-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
bad-path = „{ $path }“ kann nicht verwendet werden: { $problem }.
bot-failed = Der Bot „{ $bot }“ ist auf Platz { $seat } gescheitert: { $problem }.
bot-no-move = Der Bot „{ $bot }“ hat auf Platz { $seat } { $chosen } gewählt: Das ist kein Zug.
bot-illegal = Der Bot „{ $bot }“ hat auf Platz { $seat } „{ $move }“ gewählt: { $problem }
bot-hung = Der Bot „{ $bot }“ hat auf Platz { $seat } nicht geantwortet und wurde nach { $seconds } s gestoppt.
bot-exited = Der Bot „{ $bot }“ hat auf Platz { $seat } seinen eigenen Prozess beendet.
bot-twice = Der Bot „{ $bot }“ ist zweimal genannt; jeder Bot tritt einmal an.
arena-bots = Ein Turnier braucht mindestens zwei Bots.
arena-alone = In { $game } gibt es keine Gegner und also nichts zu vergleichen.
bots-count = { $players ->
    [one] Ein Platz braucht
   *[other] { $players } Plätze brauchen
} einen Bot oder ebenso viele Bots; genannt: { $bots }.
bad-players = { $rule }: { $only ->
    [0] { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
    [4] { $game } ist für vier Spieler, nicht für { $players }.
   *[other] { $game } ist für { $only } Spieler, nicht für { $players }.
}
players-number = Die Zahl der Spieler ist eine ganze Zahl, nicht { $players }.
bad-seats = { $seats ->
    [one] Für { $players } Plätze wurde { $seats } Name genannt.
   *[other] Für { $players } Plätze wurden { $seats } Namen genannt.
}
seats-names = Die Namen der Plätze sind eine Liste von Texten, nicht { $seats }.
bad-seed = Ein Startwert ist eine ganze Zahl oder ein Text, nicht { $seed }.
no-seat = An einem Tisch für { $players } gibt es keinen Platz { $seat }.
bad-rules = Es gibt keine Fassung { $rules } der Regeln von { $game }. Es gibt: { $known }.
unknown-option = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
no-value = Option „{ $option }“ hat keinen Wert: Schreibe NAME=WERT.
named-twice = Option { $option } ist zweimal genannt.
bad-choice = Option { $option } kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
bad-flag = Option { $option } kann nicht „{ $value }“ sein. Möglich ist: true, false.
bad-seat = Option { $option } kann nicht „{ $value }“ sein. Möglich ist ein Platz von 0 bis { $last }.
seat-not-named = Option { $option } muss einen Platz nennen.

yours = Deine Sachen
seat-number = Platz { $seat }
yes = ja
no = nein

no-action = { $action } ist nicht die Nummer eines Zugs: Sie gehen von 0 bis { $last }.
not-an-action = „{ $move }“ ist ein Zug, den kein Platz macht oder der nie erlaubt ist.
in-batch = Partie { $game }: { $why }
bad-actions = Die Züge sind eine Liste von Nummern, eine für jede Partie, nicht { $actions }.
actions-count = { $given ->
    [one] Für { $size } Partien wurde ein Zug genannt.
   *[other] Für { $size } Partien wurden { $given } Züge genannt.
}
bad-size = Die Zahl der Partien ist eine ganze Zahl ab 1, nicht { $size }.
bad-buffer = Die Masken brauchen einen beschreibbaren Puffer von { $size } Bytes.
no-masks = Für diese Partien werden keine Masken geführt.
bad-limit = Die Grenze ist eine ganze Zahl von Entscheidungen ab 1, nicht { $limit }.
no-encoding = { $game } sagt nicht, wie Beobachtungen als Zahlen geschrieben werden.
encoded-spectator = Nur was ein Platz sieht, wird als Zahlen geschrieben, nicht was Zuschauer sehen.
byte-order = Beobachtungen vieler Partien werden nur auf Rechnern als Zahlen geschrieben, die das niedrigste Byte zuerst speichern.
bad-render-mode = Gezeichnet wird in einer der Arten { $modes }, nicht { $mode }.
opponents-count = Es gibt { $wanted } andere Plätze, genannt wurden { $given } Gegner.
no-such-game = Unter { $size } Partien gibt es keine Partie { $game }.
other-game = Nur eine Partie von { $game } für { $players } kann übernommen werden.

record-none = Die Datei enthält keine Aufzeichnung.
record-type = Eine Aufzeichnung ist ein Text, nicht { $record }.
record-json = Das ist kein vollständiges JSON-Objekt: Die Aufzeichnung ist abgeschnitten oder beschädigt.
record-shape = Das ist keine Aufzeichnung: { $problem }.
record-format = Das Format ist „{ $format }“; gelesen werden kann nur „{ $known }“.
record-rules = Die Aufzeichnung folgt Fassung { $rules } der Regeln von { $game }; nachgespielt werden können: { $known }.
record-options = Die Optionen sind nicht vollständig und eindeutig; richtig wäre { $options }.
record-move = Ein Zug muss [wer, Zug] oder [wer, Zug, erlaubte Züge] sein.
record-mover = Wer zieht, muss ein Platz sein, oder „~“ für den Zufall.
record-legal-both = In der Liste der erlaubten Züge fehlt: { $missing }. Nicht hinein gehört: { $extra }.
record-legal-missing = In der Liste der erlaubten Züge fehlt: { $missing }.
record-legal-extra = In die Liste der erlaubten Züge gehört nicht: { $extra }.
record-legal-order = Die Liste der erlaubten Züge ist nicht sortiert.
record-unfinished = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht zu Ende.
record-result = Das Ergebnis folgt nicht aus den Zügen; richtig wäre { $result }.
record-position = Die Stellung ist nicht in ihrer üblichen Form geschrieben; diese wäre: { $position }

position-none = { $game } hat keine Schreibweise für Stellungen.
position-long = Der Text ist länger als { $longest } Zeichen.
position-part = „{ $text }“ ist kein Teil einer Stellung: Schreibe einen Namen, einen Doppelpunkt und Wörter.
position-no-part = Diesen Teil gibt es nicht. Es gibt: { $parts }.
position-no-seat = Dieser Teil gehört zu keinem Platz.
position-seat-missing = Nenne den Platz, zu dem dieser Teil gehört, mit seiner Nummer.
position-seat = Diesen Platz gibt es nicht; die Plätze sind von 0 bis { $last } nummeriert.
position-twice = Dieser Teil ist zweimal angegeben.
position-one-word = Hierher gehört nur ein Wort.
position-number = „{ $word }“ ist keine Zahl von { $least } bis { $most }.
position-word = „{ $word }“ gehört nicht hierher. Möglich ist: { $words }.
position-unknown = „?“ kann nur für etwas stehen, was der Platz einer Sicht nicht sehen kann.
position-copies = Von „{ $card }“ gibt es nur { $copies }, genannt sind mehr.
position-too-many = Es gibt nur { $cards } Karten.
position-no-move = Hier könnte niemand ziehen.
position-alone = „--position“ sagt schon, wie viele spielen und was vereinbart ist: Lass „--players“ und „--option“ weg.

## Auf Bildern.

picture-over = Die Partie ist zu Ende.
picture-chance = Als Nächstes wird eine Karte gezogen.
picture-turn = { $name } ist am Zug
