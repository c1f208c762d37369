### Die Seite dieses Spiels.

## Karten mit Zahl, wie in „3 blaue legen“.

count-black = { $count } schwarze
count-white = { $count } weiße
count-yellow = { $count } gelbe
count-green = { $count } grüne
count-blue = { $count } blaue
count-red = { $count } rote
count-orange = { $count } orangefarbene
count-purple = { $count } violette
count-locomotive = { $count ->
    [one] { $count } Lokomotive
   *[other] { $count } Lokomotiven
}

## Der Tisch.

tracks = Gleise
track-of = Gleis von { $name }
own-track = dein Gleis
track-words = { $rows }; insgesamt { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
row-against = mit { $cards } zu überfallen
row-lost = { $cards }: Verlust durch Überfall
row-ghost = { $cards }: zum Legen gewählt
row-late = { $late ->
    [one] { $late } Karte davon kommt zu spät für die Wertung.
   *[other] { $late } Karten davon kommen zu spät für die Wertung.
}
robbed-slip = { $cards } geraubt von { $name }
robbed-you = { $name } hat dir { $cards } geraubt.
city-race = Großstädte
city-race-about = Wer die meisten Zielkarten einer Stadt erfüllt, bekommt ihre Punkte; bei Gleichstand alle.
city-race-own = Wer die meisten Zielkarten erfüllt, bekommt die Punkte, bei Gleichstand alle. Jeder Strich: eine von dir.
row-last = { $cards }: eben gelegt
market = Auslage und Stapel
take-label = Aus der Auslage nehmen: { $card }
stock-label = { $count ->
    [one] Vom Stapel nehmen: noch { $count } Karte
   *[other] Vom Stapel nehmen: noch { $count } Karten
}
ticket-stock-label = { $count ->
    [one] Zielkarten ziehen: noch { $count }
   *[other] Zielkarten ziehen: noch { $count }
}
row-card = In der Auslage: { $card }
stack-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
kind-held = { $held ->
    [0] keine auf deiner Hand
   *[other] { $held } auf deiner Hand
}
kind-on-track = auf deinem Gleis: { $cards }
kind-wanted = { $tickets ->
    [one] auf { $tickets } deiner Zielkarten
   *[other] auf { $tickets } deiner Zielkarten
}
ribbon-last-round = Der Stapel ist leer: Alle haben noch einen letzten Spielzug.
ribbon-half-time-next = Der Stapel ist leer: Alle haben vor der Halbzeit noch einen Spielzug.
stock-empty = { $turns ->
    [one] Der Stapel ist leer: Dies ist der letzte Spielzug.
   *[other] Der Stapel ist leer: noch { $turns } Spielzüge, dieser mitgezählt.
}
stock-empty-half = { $turns ->
    [one] Der Stapel ist leer: Dies ist der letzte Spielzug vor der Halbzeit.
   *[other] Der Stapel ist leer: noch { $turns } Spielzüge bis zur Halbzeit, dieser mitgezählt.
}
discards = Abgeworfen
discards-words = Abgeworfen: { $cards }
big-cities = Großstadt-Boni für die meisten erfüllten Zielkarten
big-city = { $mine ->
    [0] { $city }: { $bonus } Punkte, keine deiner Zielkarten
    [one] { $city }: { $bonus } Punkte, { $mine } deiner Zielkarten
   *[other] { $city }: { $bonus } Punkte, { $mine } deiner Zielkarten
}

## Was einem gehört.

hand-card = { $picked ->
    [0] { $card }, { $held } auf der Hand
   *[other] { $card }, { $picked } von { $held } gewählt
}
picked = Zum Legen gewählt
give-back = { $cards } zurücknehmen
give-all-back = Alles zurücknehmen
lay-how = Zwei oder mehr Karten einer Farbe, Lokomotiven mitgezählt; oder drei Karten in drei Farben.
tickets-none = Du hast keine offenen Zielkarten.
running-range = { $least } bis { $most } Punkte
running-now = { $points ->
    [one] jetzt { $shown } Punkt
   *[other] jetzt { $shown } Punkte
}
running-closed = Zusammen { $least } bis { $most } Punkte, je nachdem, welche du erfüllst; Großstadt-Boni kommen hinzu.
running-half = Zur Halbzeit zusammen { $least } bis { $most } Punkte, je nachdem, welche du erfüllst; die übrigen behältst du.
running-open = { $points ->
    [one] Jetzt gewertet: { $done } von { $count } erfüllt, zusammen { $shown } Punkt, ohne Großstadt-Boni.
   *[other] Jetzt gewertet: { $done } von { $count } erfüllt, zusammen { $shown } Punkte, ohne Großstadt-Boni.
}
completed-title = Erfüllt · { $count } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
completed-all = Zur Halbzeit erfüllt
at-half-time = Halbzeit. Punkte für erfüllte Zielkarten: { $points }.
station-label = { $count ->
    [one] Dein Bahnhof: { $count } Karte, verdeckt
   *[other] Dein Bahnhof: { $count } Karten, verdeckt
}
station-open = In deinem Bahnhof: { $cards }
ticket-words = { $from } nach { $to }, { $points } Punkte: { $colours }.
ticket-seen = Von { $needed } Karten { $station } in deinem Bahnhof und { $track } auf deinem Gleis.
ticket-unseen = Keine ihrer Karten ist in deinem Bahnhof.
ticket-station-colours = in deinem Bahnhof: { $colours }
ticket-track-colours = auf deinem Gleis: { $colours }
ticket-missing = es fehlen noch: { $colours }
ticket-not-seen = nicht auf deinem Gleis: { $colours }
keep-label = Behalten
complete-label = Erfüllen
choose-keep = Zielkarten zur Wahl
choose-complete = Zielkarten erfüllen
choose-best = Die besten wählen: +{ $points }

## Neben einem Namen.

fact-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
fact-station = { $count ->
    [one] { $count } Karte im Bahnhof
   *[other] { $count } Karten im Bahnhof
}
fact-tickets = { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
}

## Was gefragt ist.

prompt-lay = **{ $cards }** legen?
prompt-robs = Damit raubst du **{ $name }** { $cards }.
prompt-lay-more = **{ $cards }** gewählt. Wähle weitere Karten.
prompt-late = { $late ->
    [one] { $late } dieser Karten kommt zu spät für die Wertung.
   *[other] { $late } dieser Karten kommen zu spät für die Wertung.
}
prompt-all-late = Das zählt nicht mehr: Nur Karten im Bahnhof erfüllen Zielkarten.
prompt-last-lay = Was du jetzt legst, zählt nicht mehr.
subtitle-at-least = { $turns ->
    [one] noch mindestens { $turns } Spielzug
   *[other] noch mindestens { $turns } Spielzüge
}
subtitle-last = dein letzter Spielzug
subtitle-last-half = letzter Zug vor der Halbzeit
prompt-take = Diese Karte nehmen: **{ $card }**?
prompt-take-locomotive = Die **Lokomotive** nehmen? Sie zählt wie zwei Karten: Das ist dann dein ganzer Spielzug.
prompt-take-stock = Eine Karte verdeckt vom Stapel nehmen?
prompt-tickets = Zielkarten ziehen? Das ist dann dein ganzer Spielzug.
prompt-pass = Passen?
prompt-last-turn = Dein letzter Spielzug.
prompt-keep-one = Welche Zielkarten behältst du? Mindestens eine.
prompt-keep = Welche dieser Zielkarten behältst du?
prompt-keep-none = Keine dieser Zielkarten behalten?
prompt-keep-these = { $count ->
    [one] **{ $count } Zielkarte** im Wert von { $points } Punkten behalten?
   *[other] **{ $count } Zielkarten** im Wert von { $points } Punkten behalten?
}
prompt-complete = Welche Zielkarten erfüllst du? Bezahlt wird mit den Karten in deinem Bahnhof.
prompt-complete-none = Keine Zielkarte erfüllen?
prompt-complete-these = { $count ->
    [one] **{ $count } Zielkarte** für { $points } Punkte erfüllen?
   *[other] **{ $count } Zielkarten** für { $points } Punkte erfüllen?
}
button-lay = { $cards } legen
button-more = + { $cards }
button-take = Nehmen
button-tickets = Ziehen
button-keep = { $count } behalten
button-keep-none = Keine behalten
button-complete = { $count } erfüllen
button-complete-none = Keine

scored-title = Die Zielkarten
legend-hand = Hand
legend-station = Bahnhof
legend-tickets = Zielkarten

## Der Verlauf, und ein Zug in einem Satz.

told-laid = { $you ->
    [yes] Du hast { $cards } gelegt.
   *[no] { $name } hat { $cards } gelegt.
}
told-robbery = { $you ->
    [yes] Der Überfall kostet dich { $cards }.
   *[no] Der Überfall kostet { $name } { $cards }.
}
told-drawn = { $you ->
    [yes] Du hast eine Karte vom Stapel genommen: { $card }.
   *[no] { $name } hat eine Karte vom Stapel genommen: { $card }.
}
told-took = { $you ->
    [yes] Du hast { $first } und { $second } genommen.
   *[no] { $name } hat { $first } und { $second } genommen.
}
told-took-alike = { $you ->
    [yes] Du hast { $cards } genommen.
   *[no] { $name } hat { $cards } genommen.
}
turn-took = { $stock ->
    [0] { $name } hat { $first } und { $second } genommen.
    [1] { $name } hat { $first } und eine Karte vom Stapel genommen.
   *[other] { $name } hat zwei Karten vom Stapel genommen.
}
turn-took-alike = { $name } hat { $cards } genommen.
turn-drew = { $count ->
    [0] { $name } hat Zielkarten gezogen und keine behalten.
    [one] { $name } hat Zielkarten gezogen und eine behalten.
   *[other] { $name } hat Zielkarten gezogen und { $count } behalten.
}
turn-kept = { $count ->
    [one] { $name } hat { $count } Zielkarte behalten.
   *[other] { $name } hat { $count } Zielkarten behalten.
}
turn-completed = { $name } hat { $count } Zielkarten für { $points } Punkte erfüllt.

## Wozu die Dinge auf dem Tisch da sind, mit denen kein Zug beginnt.

why-station-closed = Vor der Wertung schaut niemand in einen Bahnhof, auch nicht in den eigenen: Was einfuhr, steht im Verlauf.
why-station-open = Was in deinem Bahnhof liegt, wartet dort auf die Wertung und ist vor Überfällen sicher.
why-track-own = Auf deinem Gleis liegt noch nichts: Leg Karten einer Farbe darauf, oder drei in drei Farben.
why-track-empty = Hier gibt es nichts zu überfallen; auf diesem Gleis liegt keine Reihe ({ $name }).
why-ticket = Zielkarten erfüllst du bei der Wertung, mit den Karten in deinem Bahnhof.
why-ticket-now = Jetzt ist die Wertung: Wähl in der Mitte, welche Zielkarten dein Bahnhof bezahlt.
why-discards = Abgeworfene Karten bleiben aus dem Spiel: Es sind überfallene Reihen.
why-discards-until = Abgeworfen wurden überfallene Reihen. Zur Halbzeit kommen sie mit dem neuen Stapel wieder.
ticket-payable = Dein Bahnhof kann sie bezahlen.
ticket-on-track = { $track } von { $needed } Karten liegen vor dir.

## Fragen, die man eingibt, und ihre Antworten.

question-hand = Hand, meine Hand, Handkarten
question-row = Auslage, offene Karten, Reihe
question-track = Gleis, Gleise, Gleis von
question-colour = Farbe, Farben, über
question-station = Bahnhof, mein Bahnhof
question-tickets = meine Zielkarten, welche Zielkarten
question-score = Stand, Punkte, Spielstand
answer-nothing = nichts
answer-hand = { $count ->
    [one] { $count } Karte auf der Hand: { $cards }.
   *[other] { $count } Karten auf der Hand: { $cards }.
}
answer-row = Offen liegen: { $cards }. { $stock ->
    [one] { $stock } Karte im Stapel.
   *[other] { $stock } Karten im Stapel.
}
answer-offered = Zur Auswahl:
answer-tickets = { $count ->
    [0] Du hast keine Zielkarten.
    [one] Du hast eine Zielkarte für { $points }:
   *[other] Du hast { $count } Zielkarten für zusammen { $points }:
}
answer-player = { $you ->
    [yes] Du
   *[no] { $name }
}: Zielkarten { $tickets }, Punkte aus erfüllten { $completed }, Karten im Bahnhof { $station }, auf der Hand { $hand }.
