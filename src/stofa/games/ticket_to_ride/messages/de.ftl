### Warum ein Zug in Zug um Zug nicht erlaubt ist. Die Nummer der Regel steht vor dem Satz.

cards-come-by-themselves = Karten und Zielkarten kommen von selbst; niemand sucht sie aus.
card-first = Zuerst muss eine Karte kommen.
dealing-first = Die nächste Karte wird ausgeteilt.
row-first = Die nächste Karte kommt in die Auslage.
hand-first = Die nächste Karte bekommt, wer sie gezogen hat.
no-card-left = Im Stapel ist keine solche Karte mehr.
ticket-first = Zuerst muss eine Zielkarte kommen.
not-in-ticket-stock = Diese Zielkarte ist nicht im Zielkartenstapel.
choose-first = Wähle deine ersten Zielkarten; das Spiel beginnt, wenn alle gewählt haben.
choose = Wähle zuerst unter den gezogenen Zielkarten.
counting = Deine Spielzüge sind vorbei: Jetzt werden Zielkarten erfüllt.
no-stock = Der Stapel ist leer.
locomotive-first = Eine Lokomotive aus der Auslage zählt wie zwei Karten: Als zweite geht sie nicht.
not-in-row = Keine solche Karte liegt in der Auslage.
not-stuck = Passen darfst du nur, wenn sonst nichts möglich ist.
one-action = Du ziehst in diesem Spielzug Wagenkarten: Nimm deine zweite Karte.
no-tickets-left = Es sind keine Zielkarten mehr da.
on-your-track = Diese Farbe liegt auf deinem Gleis; erst wenn ihre Reihe weg ist, kannst du sie wieder legen.
too-few-in-hand = { $cards ->
    [0] Du hast keine Karte dieser Farbe auf der Hand.
    [one] Du hast nur { $cards } Karte dieser Farbe auf der Hand.
   *[other] Du hast nur { $cards } Karten dieser Farbe auf der Hand.
}
too-few-locomotives = { $cards ->
    [0] Du hast keine Lokomotive auf der Hand.
    [one] Du hast nur { $cards } Lokomotive auf der Hand.
   *[other] Du hast nur { $cards } Lokomotiven auf der Hand.
}
too-few-to-rob = { $cards ->
    [one] { $cards } Karte dieser Farbe liegt auf einem anderen Gleis: Du musst mehr legen.
   *[other] { $cards } Karten dieser Farbe liegen auf einem anderen Gleis: Du musst mehr legen.
}
one-on-your-track = Eine dieser Farben liegt auf deinem Gleis; erst wenn ihre Reihe weg ist, kannst du sie wieder legen.
three-cannot-rob = Eine dieser Farben liegt auf einem anderen Gleis, und drei verschiedene Karten können nicht rauben.
one-not-in-hand = Du hast nicht alle drei Farben auf der Hand.
nothing-offered = Gerade stehen keine Zielkarten zur Wahl.
not-offered = Zielkarte { $ticket } ist nicht unter denen, die du wählen darfst.
kept-already = Zielkarte { $ticket } hast du schon gewählt.
keep-order = Zielkarten werden in der Reihenfolge ihrer Nummern gewählt, und an { $ticket } bist du schon vorbei.
keep-one = Du musst mindestens eine Zielkarte behalten.
no-count-now = Zielkarten werden erfüllt, wenn der Stapel aufgebraucht ist und alle ihren letzten Spielzug hatten.
completed-already = Zielkarte { $ticket } hast du schon erfüllt.
not-your-ticket = Zielkarte { $ticket } gehört dir nicht.
complete-order = Zielkarten werden in der Reihenfolge ihrer Nummern erfüllt, und an { $ticket } bist du schon vorbei.
station-lacks = In deinem Bahnhof fehlen Karten für Zielkarte { $ticket }.
nothing-to-choose = Hier gibt es nichts zu beenden: Du bist am Zug.
locomotives-alone = Lokomotiven haben keine Farbe: Mindestens eine Karte der Farbe gehört dazu.
too-few-to-lay = Von einer Farbe legst du mindestens zwei Karten; Lokomotiven zählen mit.
more-than-there-are = Es gibt nur zehn Karten jeder Farbe und 16 Lokomotiven.
colours-in-order = Drei Farben werden in ihrer Reihenfolge genannt: „{ $move }“.
three-different = Du legst Karten einer Farbe oder drei Karten in drei verschiedenen Farben ohne Lokomotive.

## Der Tisch als Text.

draw-row = Auslage
draw-stock = Stapel
draw-cards = { $stock ->
    [one] { $stock } Karte
   *[other] { $stock } Karten
}; { $discards } abgeworfen
draw-ticket-stock = Zielkarten
draw-tickets-left = { $left ->
    [one] { $left } Zielkarte
   *[other] { $left } Zielkarten
} im Stapel
draw-ending = das Ende
draw-turns-left = { $left ->
    [one] noch { $left } Spielzug
   *[other] noch { $left } Spielzüge
}, dieser mitgezählt
draw-in-hand = auf der Hand
draw-station = Bahnhof
draw-tickets = Zielkarten
draw-completed = erfüllt
draw-not-completed = nicht erfüllt
draw-shown = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für erfüllte Zielkarten
draw-track = Gleis
draw-seat = Platz { $seat }
draw-you = Platz { $seat }, du
draw-hand = deine Hand
draw-own-station = dein Bahnhof
draw-own-tickets = deine Zielkarten
draw-offered = Zielkarten zur Wahl (+ gewählt)
draw-best = am meisten wert
colour-black = schwarz
colour-white = weiß
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-red = rot
colour-orange = orange
colour-purple = violett
colour-locomotive = Lokomotive

## Was jetzt zu entscheiden ist.

asked-first = { $words ->
    [pass] Du kannst in diesem Spielzug nichts tun: Passe.
    [lay] Lege Wagenkarten.
    [tickets] Zieh Zielkarten.
    [take] Zieh Wagenkarten.
    [lay-tickets] Lege Wagenkarten oder zieh Zielkarten.
    [lay-take] Zieh Wagenkarten oder lege welche.
    [take-tickets] Zieh Wagenkarten oder Zielkarten.
   *[other] Zieh Wagenkarten, lege welche oder zieh Zielkarten.
}
asked-second = Nimm deine zweite Karte.
asked-keeping = { $words ->
    [keep] Wähle die Zielkarten, die du behältst, eine nach der anderen in der Reihenfolge ihrer Nummern; mindestens eine.
   *[other] Wähle die Zielkarten, die du behältst, eine nach der anderen in der Reihenfolge ihrer Nummern; „done“, wenn du keine mehr willst.
}
asked-completing = Erfülle Zielkarten mit den Karten in deinem Bahnhof, eine nach der anderen in der Reihenfolge ihrer Nummern; „done“, wenn du keine mehr willst.

## Was die Wörter der Züge bedeuten.

about-deal = Eine Karte wird ausgeteilt; sie kommt von selbst, und nur wer sie bekommt, sieht sie (TR-2).
about-reveal = Eine Karte wird für die Auslage aufgedeckt; sie kommt von selbst (TR-9).
about-draw = Eine Karte kommt vom Stapel auf eine Hand; nur wer sie nimmt, sieht sie (TR-9).
about-take = Nimm eine Karte, aus der Auslage oder ungesehen vom Stapel. Eine Lokomotive aus der Auslage zählt wie zwei (TR-9, TR-10).
about-ticket = Eine Zielkarte wird gezogen; nur wer sie zieht, sieht sie (TR-19).
about-keep = Behalte diese Zielkarte: Erfüllt bringt sie ihre Punkte, sonst werden sie abgezogen (TR-4, TR-19, TR-27).
about-done = Wähle keine weiteren Zielkarten.
about-lay = Lege Karten auf dein Gleis: „lay blue 3“ oder, mit zwei Lokomotiven, „lay blue 3+2“; oder je eine Karte von drei Farben (TR-14).
about-tickets = Zieh vier Zielkarten und behalte so viele du willst, auch keine (TR-19).
about-pass = Tu nichts, weil nichts möglich ist (TR-20).
about-complete = Erfülle diese Zielkarte mit Karten aus deinem Bahnhof (TR-22).

## Was geschehen ist, für den Verlauf.

told-deal = Eine Karte wurde ausgeteilt: { $card }.
told-deal-veiled = Eine Karte wurde verdeckt ausgeteilt.
told-reveal = Eine Karte kam in die Auslage: { $card }.
told-draw = Vom Stapel kam eine Karte: { $card }.
told-draw-veiled = Vom Stapel kam eine verdeckte Karte.
told-ticket = Eine Zielkarte wurde gezogen: { $from } – { $to }, { $points }.
told-ticket-veiled = Eine Zielkarte wurde verdeckt gezogen.
told-keep = { $you ->
    [yes] Du hast eine Zielkarte behalten: { $from } – { $to }, { $points }.
   *[no] { $name } hat eine Zielkarte behalten: { $from } – { $to }, { $points }.
}
told-keep-veiled = { $name } hat eine Zielkarte behalten.
told-complete = { $you ->
    [yes] Du hast eine Zielkarte erfüllt: { $from } – { $to }, { $points }.
   *[no] { $name } hat eine Zielkarte erfüllt: { $from } – { $to }, { $points }.
}
told-complete-veiled = { $name } hat eine Zielkarte erfüllt.
told-done = { $you ->
    [yes] Du hast keine weiteren Zielkarten gewählt.
   *[no] { $name } hat keine weiteren Zielkarten gewählt.
}
told-take = { $you ->
    [yes] Du hast eine Karte aus der Auslage genommen: { $card }.
   *[no] { $name } hat eine Karte aus der Auslage genommen: { $card }.
}
told-take-stock = { $you ->
    [yes] Du hast eine Karte vom Stapel genommen.
   *[no] { $name } hat eine Karte vom Stapel genommen.
}
told-lay = { $you ->
    [yes] Du hast { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } einer Farbe gelegt: { $colour }.
   *[no] { $name } hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } einer Farbe gelegt: { $colour }.
}
told-lay-locomotives = { $you ->
    [yes] Du hast { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } mit { $locomotives ->
        [one] { $locomotives } Lokomotive
       *[other] { $locomotives } Lokomotiven
    } gelegt: { $colour }.
   *[no] { $name } hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } mit { $locomotives ->
        [one] { $locomotives } Lokomotive
       *[other] { $locomotives } Lokomotiven
    } gelegt: { $colour }.
}
told-lay-three = { $you ->
    [yes] Du hast drei Farben gelegt: { $first }, { $second }, { $third }.
   *[no] { $name } hat drei Farben gelegt: { $first }, { $second }, { $third }.
}
told-tickets = { $you ->
    [yes] Du hast Zielkarten gezogen.
   *[no] { $name } hat Zielkarten gezogen.
}
told-pass = { $you ->
    [yes] Du hast gepasst.
   *[no] { $name } hat gepasst.
}

## Was nach einem Zug von selbst geschah.

then-robbed = { $you ->
    [yes] Du hast durch einen Überfall { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } verloren: { $things }.
   *[no] { $name } hat durch einen Überfall { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } verloren: { $things }.
}
then-rolled = { $you ->
    [yes] { $count ->
        [one] { $count } Karte ist
       *[other] { $count } Karten sind
    } in deinen Bahnhof gerollt: { $things }.
   *[no] { $count ->
        [one] { $count } Karte ist
       *[other] { $count } Karten sind
    } in den Bahnhof von { $name } gerollt: { $things }.
}

## Züge als Knöpfe.

label-keep = Behalten: { $from } – { $to }, { $points }
label-complete = Erfüllen: { $from } – { $to }, { $points }
label-done = Keine weiteren
label-take = Nehmen: { $card }
label-take-stock = Vom Stapel nehmen
label-lay = { $colour } legen: { $cards }
label-lay-locomotives = { $colour } legen: { $cards } + { $locomotives ->
    [one] { $locomotives } Lokomotive
   *[other] { $locomotives } Lokomotiven
}
label-lay-three = { $first }, { $second }, { $third } legen
label-tickets = Zielkarten ziehen
label-pass = Passen

## Warum ein Tipp sagt, was er sagt. Die Nummer der Regel steht hinter dem Satz.

because-completes = Das erfüllt { $from } – { $to }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
because-completes-all = Das erfüllt { $tickets } Zielkarten, zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
because-no-ticket = Eine Zielkarte, die du behältst und nicht erfüllst, kostet ihre Punkte
because-ready = { $tickets ->
    [one] Von den { $cards } Karten, die die Zielkarte zeigt, hast du { $have }
   *[other] Von den { $cards } Karten, die diese Zielkarten zeigen, hast du { $have }
}
because-worth = { $tickets ->
    [one] Erfüllt bringt die Zielkarte { $points } Punkte
   *[other] Erfüllt bringen diese Zielkarten { $points } Punkte
}
because-robs = Das kostet { $name } durch einen Überfall { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
because-arrives = Dann sind alle Karten für { $from } – { $to } ({ $points }) in deinem Bahnhof oder auf deinem Gleis
because-on-the-way = Das schickt { $cards ->
    [one] eine Karte, die deine Zielkarten zeigen,
   *[other] { $cards } Karten, die deine Zielkarten zeigen,
} auf den Weg in deinen Bahnhof
because-locomotive = Für deine Zielkarten { $cards ->
    [one] fehlt noch eine Karte, und eine Lokomotive ersetzt sie
   *[other] fehlen noch { $cards } Karten, und eine Lokomotive ersetzt jede davon
}
because-lacked = Für deine Zielkarten { $cards ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $cards } Karten
} dieser Farbe: { $things }
because-longer-row = Dann hast du { $cards } Karten einer Farbe auf der Hand: { $things }
because-lack = { $cards ->
    [0] Du hast alle Karten, die deine Zielkarten zeigen, und kannst mehr Zielkarten brauchen
    [one] Für deine Zielkarten fehlt nur noch eine Karte
   *[other] Für deine Zielkarten fehlen nur noch { $cards } Karten
}
because-none-wanted = Keine Farbe der Auslage fehlt noch für deine Zielkarten
because-time = Du hast noch mindestens { $turns } Spielzüge, um weitere Zielkarten zu erfüllen
because-blind = Eine Lokomotive vom Stapel kostet nicht mehr als jede andere Karte

## Was vor dem Spiel vereinbart wird.

option-start = Wer beginnt
option-start-chance = Der Zufall entscheidet
option-start-about = Der Platz, der den ersten Zug hat.
option-open_stations = Karten im Bahnhof
option-open_stations-about = Ob alle die Karten im eigenen Bahnhof ansehen dürfen.
option-open_stations-true = Dürfen angesehen werden
option-open_stations-false = Verdeckt

## Wie die Karten heißen.

word-black = Schwarz
word-white = Weiß
word-yellow = Gelb
word-green = Grün
word-blue = Blau
word-red = Rot
word-orange = Orange
word-purple = Violett
word-locomotive = Lokomotive

## Woher Punkte kommen.

score-completed = { $count ->
    [one] { $count } erfüllte Zielkarte
   *[other] { $count } erfüllte Zielkarten
}
score-failed = { $count ->
    [one] { $count } nicht erfüllte Zielkarte
   *[other] { $count } nicht erfüllte Zielkarten
}
score-bonus = Die meisten Zielkarten mit { $city }: { $count }

## Wörter der Bilder und der Seite.

stock = Stapel
tickets = Ziele
hand-title = Deine Hand · { $count }
tickets-title = Deine Zielkarten · { $count }
station = Bahnhof
subtitle-first = Erste Halbzeit
subtitle-second = Zweite Halbzeit
subtitle-turns = { $turns ->
    [one] Letzter Spielzug
   *[other] Noch { $turns } Spielzüge
}
subtitle-count = Wertung
track-empty = leer
picture-offered = Zielkarten zur Wahl · { $count }

## Stellungen, die es nicht geben kann.

position-step = Dieser Teil gehört nicht zu dem Schritt, in dem die Stellung ist.
position-turns-left = Die Spielzüge werden von einem je Spieler herabgezählt, sobald der Stapel leer ist; bei der Wertung ist keiner übrig.
position-row-word = „{ $word }“ ist keine Reihe: Schreibe Farbe, Karten und Lokomotiven, „blue/3+1“.
position-two-rows = Eine Reihe hat mindestens eine Karte, und jede Farbe liegt nur auf einem Gleis: { $colour } passt nicht.
position-known = Allen bekannt sein können nur Karten, die auf dieser Hand sind.
position-rest = Genau ein Stapel hat die Karten, die kein Teil nennt: Schreibe dort „rest“.
position-row = In der Auslage liegen höchstens { $cards } Karten.
position-row-short = Die Auslage ist voll, solange der Stapel nicht leer ist.
position-picked = Diese Zielkarten können jetzt nicht gewählt worden sein.
position-knows = Ein Platz kennt die Lage nur von Zielkarten, die er selbst zurückgelegt hat und die unter dem Stapel liegen oder von dort gezogen wurden.
position-first = So viele Zielkarten können zu Beginn nicht behalten worden sein.
position-returned = Zu Beginn wurden mehr Zielkarten behalten, als dieser Platz von denen haben kann, die nie jemand zurückgelegt hat.
position-offered = Zielkarten werden nur in dem Spielzug angeboten, in dem sie gezogen wurden, höchstens vier.
position-count = Bei der Wertung reicht der Bahnhof dessen, der gefragt ist, noch für eine Zielkarte.
position-half = Nur zu viert gibt es eine zweite Halbzeit, und die Partie endet nach der letzten.
position-part = Dieser Schritt gehört nicht zu diesem Teil der Partie.
position-due = Karten oder Zielkarten stehen nur aus, solange ausgeteilt wird, und nie mehr, als die Regeln erlauben oder noch da sind.
position-set-up = Zu Beginn haben alle acht Karten, dann sechs Zielkarten, und sonst liegt nichts auf dem Tisch als die Auslage.
position-station = Der Bahnhof reicht nicht für die gewählten Zielkarten.
position-kept = Alle behalten mindestens eine Zielkarte.
position-chance = Eine Karte kann nur aus einem Stapel kommen, der eine hat, und in eine Auslage, in der eine fehlt, oder auf eine Hand; „then“ ist, was folgt.
position-nothing-to-keep = In diesem Schritt ist noch eine Zielkarte zu behalten.
position-stock-left = Die Wertung beginnt, wenn der Stapel leer ist.

## Was man für einen Zug eingeben darf: eines dieser Wörter, außer denen der Notation. „called-“ ist, wie das noch heißt, was Züge nennen.

verb-keep = behalten, behalt, behalte
verb-done = fertig, keine weiteren, keine mehr, genug
verb-take = nehmen, nimm, nehme, ziehen, zieh, ziehe
verb-lay = legen, leg, lege, ausspielen, spiel, spiele
verb-lay-three = legen, leg, lege, ausspielen, spiel, spiele
verb-tickets = Zielkarten, Zielkarten ziehen, zieh Zielkarten, neue Zielkarten
verb-pass = passen, passe
verb-complete = erfüllen, erfüll, erfülle
called-stock = Stapel, Nachziehstapel, verdeckt
called-black = schwarz, schwarze, schwarzen, schwarzer
called-white = weiß, weiße, weißen, weißer
called-yellow = gelb, gelbe, gelben, gelber
called-green = grün, grüne, grünen, grüner
called-blue = blau, blaue, blauen, blauer
called-red = rot, rote, roten, roter
called-orange = orange, orangefarbene, orangen
called-purple = violett, violette, violetten, lila
called-locomotive = Lokomotive, Lokomotiven, Lok, Loks, Joker
