### Die Seite von Partners.

deal-short = Runde { $deal }/3

## Das Brett.

board = Brett: 56 Felder im Kreis, vier Startfelder, vier Ziele, vier Heimfelder
place-track = { $colour ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
   *[green] Grün
} { $number }
place-ring = Ring { $number } von { $colour ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}
place-start = Startfeld von { $colour ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}
place-home = zu Hause
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
pawn-locked = verriegelt
pawn-wall = eine Mauer
look-legal = wählbar
look-hinted = vom Tipp empfohlen
look-selected = gewählt
look-lost = müsste nach Hause
look-ghost = stünde hier
look-last = zuletzt gezogen
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
option-move = { $card }, Figur: { $place }
option-pawn = Figur: { $place }
option-part = Zurücknehmen: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, { $place }
option-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, Figur: { $place }
swap-same-short = zwei einer Farbe

## Was gefragt wird.

ask-playing = Spiel eine Karte: Wähle Karte oder Figur.
ask-playing-partner = Deine Figuren sind alle verriegelt: Spiel eine Karte für dein Gegenüber.
ask-pawn = **{ $card }**: welche Figur?
ask-card = Figur **{ $place }**: welche Karte?
ask-which-steps = Figur **{ $place }**: wie weit?
ask-swap = **Tausch**: welche Figur zuerst?
ask-swap-second = **{ $place }** mit welcher Figur tauschen?
ask-seven = **7**: noch { $left ->
    [one] { $left } Schritt
   *[other] { $left } Schritte
} zu verteilen. Welche Figur?
ask-steps = Figur **{ $place }**: wie viele { $left ->
    [one] von { $left } Schritt
   *[other] von { $left } Schritten
}?
must-fold = Keine deiner Karten ist spielbar.
sure-give = **{ $card }** an dein Gegenüber geben?
sure-start = **{ $card }**: eine Figur ins Spiel bringen?
sure-move = Mit **{ $card }** von { $from } nach { $to } ziehen?
sure-swap = Die Figuren auf **{ $first }** und **{ $second }** tauschen?
sure-swap-same = Zwei Figuren einer Farbe tauschen? Das ändert nichts.
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
then-locked = Die Figur ist dann verriegelt.
do-move = { $from } → { $to } ziehen
do-start = Figur ins Spiel bringen
do-swap = Tauschen
do-seven = So ziehen

## Neben dem Brett.

teams = Teams
teams-about = verriegelt im Ziel
of-eight = { $pawns } von 8
seen-card = { $card }: { $seen } von { $copies }
laid = In dieser Runde gespielt
cards-in-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
locked-of-four = { $pawns } von 4 Figuren verriegelt
your-partner = dein Gegenüber

## An einem neuen Tisch.

seats-about = Wer sich gegenübersitzt, spielt zusammen: Blau mit Gelb, Rot mit Grün.

## In the log: what is dealt to somebody is in the hand anyway.

dealt = Du hast eine Karte bekommen.
