### Die Seite von Partners.

deal-short = Runde { $deal }/3

## Das Brett.

board = Brett: ein Rundweg aus 56 Feldern, vier Startfelder, vier Ziele, vier Heimfelder
board-how = Die Farben folgen im Uhrzeigersinn aufeinander: { $colours }, jede mit den Feldern 1 bis { $quarter }. Eine Figur kommt von zu Hause auf ihr Startfeld, das vor Feld 1 ihrer Farbe liegt, zieht einmal vorwärts um alle { $squares } Felder und dann in ihr Ziel: Ring 1 bis { $rings }, Ring { $rings } ganz innen. Die Pfeiltasten links und rechts gehen von Figur zu Figur die Bahn entlang, auf und ab zu denen, die du wählen kannst.
place-track = { $form ->
   *[name] { $colour ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    } { $number }
}
place-ring = { $form ->
   *[name] Ring { $colour ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    } { $number }
}
place-start = { $form ->
   *[name] Startfeld { $colour ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    }
}
place-home = { $form ->
    [within] Hause
   *[name] zu Hause
}
short-home = zu Hause
pawn-at = { $pawns ->
    [one] { $colour ->
        [blue] blaue
        [red] rote
        [yellow] gelbe
       *[green] grüne
    } Figur
   *[other] { $pawns } { $colour ->
        [blue] blaue
        [red] rote
        [yellow] gelbe
       *[green] grüne
    } Figuren
}, { $place }
pawn-locked = fest
pawn-wall = eine Mauer
pawn-own = deine
pawn-partner = von { $name }, deinem Gegenüber
pawn-of = von { $name }
pawn-cards = kann ziehen mit { $cards }
pawn-to-goal = { $steps ->
    [one] { $steps } Schritt bis ins Ziel
   *[other] { $steps } Schritte bis ins Ziel
}
near-own = deine eigene Figur
near-of = { $colour } ({ $name })
near-ahead = { $steps ->
    [one] { $who } { $steps } Schritt voraus
   *[other] { $who } { $steps } Schritte voraus
}
near-behind = { $steps ->
    [one] { $who } { $steps } Schritt dahinter
   *[other] { $who } { $steps } Schritte dahinter
}
near-reached = erreichbar mit { $card }
near-wall = { $steps ->
    [0] Mauer von { $colour } gleich davor
    [one] Mauer von { $colour } nach { $steps } Schritt
   *[other] Mauer von { $colour } nach { $steps } Schritten
}
card-moves = spielbar mit: { $pawns }
look-legal = wählbar
look-hinted = vom Tipp empfohlen
look-selected = gewählt
look-lost = müsste nach Hause
look-ghost = stünde hier
look-last = zuletzt gezogen
look-won = hat gewonnen
home-of = Heimfeld von { $colour ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}, { $name }: { $pawns ->
    [one] { $pawns } Figur
   *[other] { $pawns } Figuren
}
can-leave = eine Figur kann heraus
last-card = Zuletzt gespielt: { $card }, { $name }
last-fold = { $name } hat alle Karten abgelegt
folded = Karten abgelegt
deck-left = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}

## Die Hand.

hand = Deine Hand
received = { $name } gab dir: **{ $card }**
gave-you = Du gibst: **{ $card }**
from-partner = von deinem Gegenüber
options = Was diese Karte kann
option-move = { $card }, Figur auf { $place }
option-way = { $card }: { $from } nach { $to }
option-leave = { $card }: eine Figur, die zu Hause steht, ins Spiel bringen
option-pawn = Figur auf { $place }
option-part = Zurücknehmen: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, Figur auf { $place }
option-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, Figur auf { $place }
swap-same-short = zwei einer Farbe

## Was die Karten tun, in einem Satz, und eine Regel dazu.

cards-reference = Was die Karten tun
does-start = Eine Figur verlässt ihr Zuhause und stellt sich auf ihr Startfeld.
more-start = Solange sie dort steht, ist sie eine Mauer: Keine andere Farbe kommt vorbei.
does-start-or = Entweder zieht eine Figur { $steps } Felder vor, oder eine verlässt ihr Zuhause.
more-start-or = Du entscheidest dich, wenn du die Karte spielst.
does-double = Eine Figur zieht 1 Feld vor oder 14.
more-double = Vierzehn Felder sind ein Viertel des Bretts.
does-forward = Eine Figur zieht { $steps } Felder vor.
more-forward = Trifft sie auf eine einzelne Figur einer anderen Farbe, muss diese nach Hause; trifft sie auf zwei, muss sie selbst.
does-back = Eine Figur auf der Bahn oder auf ihrem Startfeld zieht 4 Felder zurück.
more-back = Von deinen ersten Feldern aus kommst du so direkt vor dein Ziel.
does-seven = Sieben Schritte, die du auf deine Figuren verteilst.
more-seven = Alle sieben mit einer Figur oder 4 und 3 oder 1, 2 und 4: Jede Figur bekommt einen Teil.
does-swap = Zwei Figuren, die allein auf der Bahn stehen, tauschen die Plätze, gleich welcher Farbe.
more-swap = Davor sicher sind Figuren zu Hause, auf Startfeldern, im Ziel und zwei auf einem Feld.
ways-none = Jetzt lässt sie sich nicht spielen.
ways-now = { $count ->
    [one] Jetzt gibt es eine Möglichkeit: { $ways }.
   *[other] Jetzt gibt es { $count } Möglichkeiten: { $ways }.
}
ways-many = Jetzt gibt es { $count } Möglichkeiten.
board-start = Start
board-goal = Ziel

## Was gefragt wird.

ask-playing = Spiel eine Karte: Wähle Karte oder Figur.
ask-playing-partner = Deine Figuren sind alle fest: Spiel eine Karte für dein Gegenüber.
ask-pawn = **{ $card }**: welche Figur?
ask-card = Figur auf **{ $place }**: welche Karte?
ask-card-home = Eine Figur **zu Hause**: welche Karte?
ask-which-steps = Figur auf **{ $place }**: wie weit?
ask-swap = **Tausch**: welche Figur zuerst?
ask-swap-second = Die Figur auf **{ $place }** mit welcher tauschen?
ask-seven = **7**: noch { $left ->
    [one] { $left } Schritt
   *[other] { $left } Schritte
} zu verteilen. Welche Figur?
ask-steps = Figur auf **{ $place }**: wie viele { $left ->
    [one] von { $left } Schritt
   *[other] von { $left } Schritten
}?
must-fold = Keine deiner Karten ist spielbar.
sure-give = **{ $card }** an dein Gegenüber geben?
sure-start = Mit **{ $card }** eine Figur ins Spiel bringen?
sure-move = Mit **{ $card }** von { $from } nach { $to } ziehen?
sure-swap = Die Figuren auf **{ $first }** und **{ $second }** tauschen?
sure-swap-same = Zwei Figuren einer Farbe tauschen? Das ändert nichts.
look-give = **{ $card }** geht an dein Gegenüber.
look-start = Mit **{ $card }** kommt eine Figur ins Spiel.
look-move = **{ $card }**: von { $from } nach { $to }.
look-swap = Die Figuren auf **{ $first }** und **{ $second }** tauschen die Plätze.
look-swap-same = Zwei Figuren einer Farbe tauschen die Plätze: Das ändert nichts.
seven-left = **7**: noch { $left ->
    [one] { $left } Schritt
   *[other] { $left } Schritte
} zu verteilen.
seven-ready = **7**: Alle Schritte sind verteilt.
then-home = { $you ->
    [yes] Eine deiner eigenen Figuren muss dann nach Hause.
   *[no] Eine Figur von { $name } muss dann nach Hause.
}
then-turns = Im Ziel kehrt sie um.
then-fails = Die Figur trifft auf mehrere und muss selbst nach Hause.
then-locked = Die Figur ist dann fest.
do-move = Von { $from } nach { $to } ziehen
do-forward = { $steps ->
    [one] { $steps } Feld vorziehen
   *[other] { $steps } Felder vorziehen
}
do-back = 4 Felder zurückziehen
do-start = Figur ins Spiel bringen
do-swap = Tauschen
do-seven = So ziehen

## Neben dem Brett.

teams = Teams
teams-about = fest im Ziel
of-eight = { $pawns } von 8
seen-card = { $card }: { $seen } von { $copies }
laid = In dieser Runde gespielt
cards-in-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
locked-of-four = { $pawns } von 4 Figuren fest im Ziel
your-partner = dein Gegenüber

## An einem neuen Tisch.

seats-about = Wer sich gegenübersitzt, spielt zusammen: Blau mit Gelb, Rot mit Grün.

## In the log: what is dealt to somebody is in the hand anyway.

dealt = Du hast eine Karte bekommen.
dealt-cards = Du hast { $count } Karten bekommen.

## Im Verlauf: Züge mit einer Figur des Gegenübers, wenn die eigenen alle fest sind.

a-pawn = { $whose ->
    [you] eine deiner Figuren
   *[other] eine Figur von { $owner }
}
for-start = { $you ->
    [yes] Du hast { $pawn } ins Spiel gebracht ({ $card }).
   *[no] { $name } hat { $pawn } ins Spiel gebracht ({ $card }).
}
log-pawn = { $whose ->
    [mover] eine Figur
    [you] deine Figur
   *[other] die Figur von { $owner }
}
log-forward = { $you ->
    [yes] Du hast { $pawn } um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vorgezogen, von { $from } nach { $to }.
   *[no] { $name } hat { $pawn } um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vorgezogen, von { $from } nach { $to }.
}
log-back = { $you ->
    [yes] Du hast { $pawn } um vier Felder zurückgezogen, von { $from } nach { $to }.
   *[no] { $name } hat { $pawn } um vier Felder zurückgezogen, von { $from } nach { $to }.
}
log-seven = { $you ->
    [yes] Mit einem Teil einer 7 hast du { $pawn } um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vorgezogen, von { $from } nach { $to }.
   *[no] Mit einem Teil einer 7 hat { $name } { $pawn } um { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vorgezogen, von { $from } nach { $to }.
}
log-swapped = { $whose ->
    [mover] { $you ->
        [yes] deine Figur auf { $place }
       *[no] die eigene Figur auf { $place }
    }
    [you] deine Figur auf { $place }
   *[other] die Figur von { $owner } auf { $place }
}
log-swap = { $you ->
    [yes] Du hast zwei Figuren getauscht: { $first } und { $second }.
   *[no] { $name } hat zwei Figuren getauscht: { $first } und { $second }.
}
log-turned = Im Ziel ist sie umgekehrt.
log-shared = { $you ->
    [yes] Du hast eine 7 aufgeteilt: { $parts }.
   *[no] { $name } hat eine 7 aufgeteilt: { $parts }.
}
seven-way = { $steps ->
    [one] { $steps } Feld von { $from } nach { $to }
   *[other] { $steps } Felder von { $from } nach { $to }
}
turn-seven = { $name } hat eine 7 aufgeteilt: { $parts }.
seven-part = { $steps ->
    [one] { $steps } Feld nach { $to }
   *[other] { $steps } Felder nach { $to }
}
turn-sent = { $count ->
    [one] { $by } hat eine Figur von { $name } nach Hause geschickt.
   *[other] { $by } hat { $count } Figuren von { $name } nach Hause geschickt.
}
turn-sent-you = { $count ->
    [one] { $by } hat eine deiner Figuren nach Hause geschickt.
   *[other] { $by } hat { $count } deiner Figuren nach Hause geschickt.
}
sent-by = { $you ->
    [yes] { $by } hat eine deiner Figuren nach Hause geschickt.
   *[no] Eine Figur von { $name } musste nach Hause.
}

## Wenn jemand für das Gegenüber spielt, und wenn ein Team gewonnen hat.

plays-for = spielt jetzt für { $colour ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}, weil alle eigenen Figuren fest sind
name-for = für { $name }
ribbon-plays-for = { $you ->
    [yes] Alle deine Figuren sind fest: Du spielst jetzt für { $partner }.
   *[no] { $partner ->
        [you] Alle Figuren von { $name } sind fest: { $name } spielt jetzt für dich.
       *[other] Alle Figuren von { $name } sind fest: { $name } spielt jetzt für { $partner }.
    }
}
story = Wer wann ins Ziel kam
story-by = feste Figuren je Team, nach Zügen
statistics = Die Partie in Zahlen
statistic-brought-out = Figuren ins Spiel gebracht
statistic-knocked-out = Gegnerische Figuren nach Hause geschickt
statistic-sent-home = Eigene Figuren, die nach Hause mussten
statistic-laid-down = Alle Karten abgelegt
ribbon-won = { $names } gewinnen { $pawns } : { $others }!

## Wozu die Dinge auf dem Brett da sind, mit denen kein Zug beginnt.

why-home = Nur { $name } kann diese Figuren ins Spiel bringen.
why-home-partner = Das sind die Figuren deines Gegenübers: Du ziehst sie, sobald deine vier fest im Ziel stehen.
why-home-own = Alle deine Figuren sind fest: Du ziehst jetzt die deines Gegenübers.
why-heart = Ein Herz bringt nur eine Figur von zu Hause ins Spiel.
why-laid = Eine gespielte Karte kommt erst wieder, wenn nach drei Runden neu gemischt wird.
why-deck = Neue Karten gibt es, wenn alle ihre Karten gespielt haben.

## Fragen, die man eingibt, und ihre Antworten.

question-hand = Hand, meine Hand, Handkarten
question-pawns = Figuren, Figuren von, wo
question-place = Platz, wer steht auf, Feld, was steht auf
question-board = Brett
question-score = Stand, Punkte, Spielstand, Teams
question-laid = ausgespielt, gespielte Karten
answer-nothing = nichts
answer-no-hand = Du hast keine Karten.
answer-which-place = Welches Feld? Setz es hinter das Wort: b3, Blau 3.
answer-empty = Niemand steht dort: { $place }.
answer-team = { $one } und { $other }: { $pawns } von 8 Figuren fest im Ziel.
answer-laid = { $name }: { $cards }.
