### Warum ein Zug in Partners nicht erlaubt ist. Die Nummer der Regel steht vor dem Satz.

cards-come-by-themselves = Karten kommen von selbst; niemand sucht sie aus.
card-comes-first = Zuerst muss eine Karte gegeben werden.
no-card-left = Im Stapel ist keine Karte { $card ->
    [heart] Herz
    [swap] Tausch
   *[other] { $card }
} mehr.
give-first = Wähle zuerst eine Karte für dein Gegenüber.
giving-is-over = Karten werden nur gleich nach dem Austeilen weitergereicht.
not-in-hand = { $card ->
    [heart] Herz
    [swap] Tausch
   *[other] { $card }
} ist nicht auf deiner Hand.
seven-first = Du verteilst gerade eine 7: { $left ->
    [one] { $left } Schritt fehlt
   *[other] { $left } Schritte fehlen
} noch.
can-play = Du kannst eine Karte spielen, also musst du es auch tun.
nobody-home = Zu Hause ist keine Figur.
no-pair = Keine Farbe hat zwei Figuren, die einzeln auf der Bahn stehen.
no-pawn = Auf { $square } steht keine Figur.
nobody-out = Von diesen Figuren ist noch keine draußen.
opponents-pawn = Die Figur auf { $square } ist nicht deine.
partners-pawn = Die Figur auf { $square } gehört deinem Gegenüber: Du ziehst sie, sobald deine vier fest im Ziel stehen.
locked = Die Figur auf { $square } ist fest und zieht nicht mehr.
moved-already = Die Figur auf { $square } hatte ihren Teil dieser 7 schon.
too-many-steps = Von dieser 7 { $left ->
    [one] ist nur noch { $left } Schritt
   *[other] sind nur noch { $left } Schritte
} übrig.
not-back-in-goal = Die Figur auf { $square } ist im Ziel: Sie geht nicht vier zurück.
wall = Eine Figur auf { $square } ist eine Mauer: Keine andere Farbe kommt vorbei.
ring-taken = Der äußerste Ring ist besetzt; die Figur auf { $square } kommt nicht ins Ziel.
hemmed-in = Neben der Figur auf { $square } sind die Ringe besetzt; sie kann nicht ziehen.
rest-impossible = Dann wäre der Rest der 7 nicht mehr zu ziehen.
rest-for-partner = Damit wäre deine letzte Figur fest, und die Figuren deines Gegenübers können den Rest der 7 nicht ziehen.
rest-for-nobody = Damit wäre die letzte Figur fest, und für den Rest der 7 ist keine mehr da.
swap-off-track = Die Figur auf { $square } steht nicht auf der Bahn: Sie wird nicht getauscht.
swap-together = Figuren, die wie auf { $square } zusammenstehen, werden nicht getauscht.
swap-one-colour = Beide Figuren haben dieselbe Farbe: Schreibe „swap same“.
swap-itself = Getauscht werden zwei Figuren auf zwei Feldern.
swap-order = Die Felder eines Tauschs werden in der Reihenfolge der Bahn genannt: „{ $move }“.
no-start-card = Die Karte { $card ->
    [heart] Herz
    [swap] Tausch
   *[other] { $card }
} bringt keine Figur aus dem Zuhause: Dazu braucht es ein Herz, eine 8 oder eine 13.
heart-leaves-home = Ein Herz bringt nur eine Figur aus dem Zuhause: Schreibe „heart start“.
one-or-fourteen = Sag, wie weit die Figur geht: „1 { $square }“ oder „14 { $square }“.
four-goes-back = Die 4 geht nur zurück: Schreibe „{ $move }“.
seven-is-shared = Sag, wie viele Schritte der 7 die Figur geht: „{ $move }“ für alle.
seven-steps = Ein Teil einer 7 umfasst einen bis sieben Schritte.
no-such-card = Keine Karte bringt eine Figur { $steps } Felder vor.

## Der Tisch als Text.

draw-legend = b r y g Figuren (mehrere: zusammen)   B R Y G fest   o Startfeld   + Ring
draw-seat = Platz { $seat }
draw-you = Platz { $seat }, du
draw-home = zu Hause
draw-locked = fest
draw-in-hand = Karten
draw-laid = in dieser Runde gespielt
draw-deck = Stapel
draw-deal = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; Runde { $deal } von { $deals }, { $dealer } gibt
draw-played = schon gesehen
draw-seven = diese 7
draw-left = noch { $left ->
    [one] { $left } Schritt
   *[other] { $left } Schritte
}, für eine Figur auf { $pawns }
draw-hand = deine Hand
draw-given = du gabst
draw-received = du bekamst
colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün

## Was jetzt zu entscheiden ist.

asked-giving = Wähle eine Karte für dein Gegenüber; auch du bekommst eine.
asked-playing = Spiele eine Karte.
asked-splitting = Verteile die 7 weiter: Welche Figur geht wie weit?

## Was die Wörter der Züge bedeuten.

about-deal = Eine Karte wird gegeben; sie kommt von selbst, und nur wer sie bekommt, sieht sie (PA-7).
about-give = Reiche diese Karte verdeckt deinem Gegenüber (PA-8).
about-heart = Eine Figur verlässt ihr Zuhause und kommt auf das Startfeld (PA-12).
about-1 = Ziehe mit der Karte 1/14 eine Figur 1 Feld vor (PA-14).
about-2 = Ziehe eine Figur 2 Felder vor (PA-13).
about-3 = Ziehe eine Figur 3 Felder vor (PA-13).
about-5 = Ziehe eine Figur 5 Felder vor (PA-13).
about-6 = Ziehe eine Figur 6 Felder vor (PA-13).
about-8 = „8 start“: Eine Figur verlässt ihr Zuhause. Sonst ziehe eine Figur 8 Felder vor (PA-12, PA-14).
about-9 = Ziehe eine Figur 9 Felder vor (PA-13).
about-10 = Ziehe eine Figur 10 Felder vor (PA-13).
about-12 = Ziehe eine Figur 12 Felder vor (PA-13).
about-13 = „13 start“: Eine Figur verlässt ihr Zuhause. Sonst ziehe eine Figur 13 Felder vor (PA-12, PA-14).
about-14 = Ziehe mit der Karte 1/14 eine Figur 14 Felder vor (PA-14).
about--4 = Ziehe eine Figur vier Felder zurück, aber keine im Ziel (PA-15).
about-7 = Ziehe die Figur auf dem Feld so viele Schritte einer 7; der Rest folgt mit anderen Figuren (PA-16, PA-17).
about-swap = Zwei Figuren, die einzeln auf der Bahn stehen, wechseln die Plätze; „swap same“ steht für zwei einer Farbe, was nichts ändert (PA-18).
about-fold = Lege alle deine Karten ab, weil keine davon spielbar ist (PA-11).

## Was geschehen ist, für den Verlauf.

told-deal = Eine Karte wurde gegeben: { $card }.
told-deal-veiled = Eine Karte wurde verdeckt gegeben.
told-give = { $you ->
    [yes] Du hast deinem Gegenüber eine Karte gegeben: { $card }.
   *[no] { $name } hat eine Karte weitergegeben: { $card }.
}
told-give-veiled = { $name } hat eine Karte zum Weitergeben gewählt.
told-start = { $you ->
    [yes] Du hast eine Figur ins Spiel gebracht ({ $card }).
   *[no] { $name } hat eine Figur ins Spiel gebracht ({ $card }).
}
told-forward = { $you ->
    [yes] Du hast die Figur auf { $square } um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vorgezogen.
   *[no] { $name } hat die Figur auf { $square } um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vorgezogen.
}
told-back = { $you ->
    [yes] Du hast die Figur auf { $square } um vier Felder zurückgezogen.
   *[no] { $name } hat die Figur auf { $square } um vier Felder zurückgezogen.
}
told-seven = { $you ->
    [yes] Mit einer 7 hast du die Figur auf { $square } um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vorgezogen.
   *[no] Mit einer 7 hat { $name } die Figur auf { $square } um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vorgezogen.
}
told-swap = { $you ->
    [yes] Du hast die Figuren auf { $first } und { $second } getauscht.
   *[no] { $name } hat die Figuren auf { $first } und { $second } getauscht.
}
told-swap-same = { $you ->
    [yes] Du hast zwei Figuren einer Farbe getauscht, was nichts ändert.
   *[no] { $name } hat zwei Figuren einer Farbe getauscht, was nichts ändert.
}
told-fold = { $you ->
    [yes] Du konntest keine Karte spielen und hast alle Karten abgelegt.
   *[no] { $name } konnte keine Karte spielen und hat alle Karten abgelegt.
}
then-sent-home = { $you ->
    [yes] Eine deiner Figuren musste nach Hause.
   *[no] Eine Figur von { $name } musste nach Hause.
}
then-swapped = { $you ->
    [yes] Eine deiner Figuren hat den Platz gewechselt: { $things }.
   *[no] Eine Figur von { $name } hat den Platz gewechselt: { $things }.
}
then-played-for = { $you ->
    [yes] Es war eine deiner Figuren.
   *[no] Es war eine Figur von { $name }.
}
then-all-locked = { $you ->
    [yes] Alle deine Figuren sind fest: Ab jetzt spielst du für dein Gegenüber.
   *[no] Alle Figuren von { $name } sind fest: { $name } spielt jetzt für das Gegenüber.
}

## Züge als Knöpfe.

label-give = Weitergeben: { $card }
label-start = Figur ins Spiel ({ $card })
label-forward = { $square }: { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} vor
label-back = { $square }: vier zurück
label-seven = { $square }: { $steps ->
    [7] alle sieben Schritte
   *[other] { $steps } der sieben Schritte
}
label-swap = { $first } und { $second } tauschen
label-swap-same = Zwei einer Farbe tauschen
label-fold = Karten ablegen

## Warum ein Tipp sagt, was er sagt. Die Nummer der Regel steht hinter dem Satz.

because-won = Damit gewinnt dein Team
because-locked = Danach { $pawns ->
    [one] steht eine Figur mehr
   *[other] stehen { $pawns } Figuren mehr
} fest im Ziel
because-sent-home = Das schickt { $pawns ->
    [one] eine Figur
   *[other] { $pawns } Figuren
} von { $name } nach Hause
because-goal = Das bringt { $pawns ->
    [one] eine Figur
   *[other] { $pawns } Figuren
} ins Ziel und damit in Sicherheit
because-out = Das bringt { $pawns ->
    [one] eine Figur
   *[other] { $pawns } Figuren
} ins Spiel
because-set-back = Das wirft die Gegner um { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} zurück
because-safe = { $pawns ->
    [0] Danach ist keine Figur deines Teams in Reichweite der Gegner
    [one] Danach ist nur eine Figur deines Teams in Reichweite der Gegner
   *[other] Danach sind nur { $pawns } Figuren deines Teams in Reichweite der Gegner
}
because-on = Das bringt dein Team { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} voran
because-partner-out = { $alone ->
    [yes] { $name } hat noch keine Figur im Spiel und kann damit eine ins Spiel bringen
   *[no] { $name } kann damit eine Figur ins Spiel bringen
}
because-more-use = { $name } kann mehr damit anfangen als du
because-least-use = Von deinen Karten kannst du mit ihr am wenigsten anfangen
because-start-kept = Du behältst { $cards ->
    [one] eine Karte, die
   *[other] { $cards } Karten, die
} eine Figur ins Spiel { $cards ->
    [one] bringt
   *[other] bringen
}

## Was vor dem Spiel vereinbart wird.

option-dealer = Wer zuerst gibt
option-dealer-chance = Der Zufall entscheidet
option-dealer-about = Es beginnt, wer links davon sitzt.

## Wie die Karten heißen.

word-heart = Herz
word-8 = 8
word-13 = 13
word-1-14 = 1/14
word-2 = 2
word-3 = 3
word-5 = 5
word-6 = 6
word-9 = 9
word-10 = 10
word-12 = 12
word--4 = −4
word-7 = 7
word-swap = Tausch

## Woher Punkte kommen.

score-locked = { $pawns ->
    [one] { $pawns } feste Figur
   *[other] { $pawns } feste Figuren
}

## Stellungen, die es nicht geben kann.

position-pawns = Eine Farbe hat { $pawns } Figuren.
position-square = Auf { $square } kommt eine Figur dieser Farbe nie.
position-ring = Auf { $square } ist nur für eine Figur Platz.
position-shared = Auf { $square } stehen schon Figuren einer anderen Farbe.
position-over = Die Partie ist genau dann zu Ende, wenn alle Figuren des Teams fest sind, dessen Platz zuletzt gezogen hat.
position-earlier = Vor diesem Austeilen sind { $cards } Karten gelegt worden.
position-hand = So viele Karten kann dieser Platz jetzt nicht auf der Hand haben.
position-no-card = Wer am Zug ist, braucht eine Karte auf der Hand.
position-given = Die Karte für das Gegenüber liegt verdeckt, solange gewählt wird; danach ist sie auf dessen Hand, bis eine gleiche gelegt wird.
position-seven = Eine Sieben wird nur im Schritt „splitting“ aufgeteilt, nachdem eine 7 gelegt wurde; nenne die übrigen Schritte und die Figuren, die sie gehen dürfen.
position-seven-pawn = Auf „{ $square }“ steht keine Figur, die einen Teil der Sieben gehen könnte.

## Wörter der Bilder und der Seite.

deal-of = Runde { $deal } von 3
in-deck = Stapel
hand-size = Deine Hand · { $cards }
hand-empty = Keine Karten auf der Hand.
seen = Gesehene Karten
deal-about = Runde { $deal } von 3 · { $name } gibt · { $deck } übrig
card-heart = Start
card-8 = 8 oder Start
card-13 = 13 oder Start
card-1-14 = 1 oder 14
card-2 = vor
card-3 = vor
card-5 = vor
card-6 = vor
card-9 = vor
card-10 = vor
card-12 = vor
card--4 = zurück
card-7 = teilbar
card-swap = Tausch
picture-left = noch { $left ->
    [one] { $left } Schritt
   *[other] { $left } Schritte
}

## Was man für einen Zug eingeben darf: eines dieser Wörter, außer denen der Notation. „called-“ ist, wie das noch heißt, was Züge nennen.

verb-give = weitergeben, geben, gib, gebe
verb-leave = Start, raus, heraus, ins Spiel, Figur ins Spiel
verb-forward = vor, vorwärts, ziehen, zieh, ziehe, gehen, geh
verb-back = zurück, vier zurück, minus vier
verb-split = sieben, von der 7, von der sieben
verb-swap = tauschen, tausch, tausche
verb-swap-same = zwei einer Farbe tauschen, tausch gleiche, gleiche tauschen
verb-fold = Karten ablegen, ablegen, aufgeben
called-heart = Herz, Herzen
called-swap = Tausch, tauschen
called--4 = minus vier, vier zurück
