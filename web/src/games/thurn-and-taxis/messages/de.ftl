### Die Seite dieses Spiels.

## Der Tisch

map = Spielplan mit 22 Städten
map-how = Die Pfeiltasten folgen den Straßen, mit der Umschalttaste der zweiten Straße in dieser Richtung. Bild auf und Bild ab gehen durch alle Städte, Land für Land.
display = Auslage
stock-cards = { $cards ->
    [one] Stapel, { $cards } Karte
   *[other] Stapel, { $cards } Karten
}
discard-pile = Ablage
unseen = Im Stapel oder auf der Hand der anderen
unseen-how = Gezählt sind alle Karten außer denen in der Auslage, in den Strecken, in der Ablage und auf deiner eigenen Hand.
city-houses = Häuser: { $owners }
house-own = deins
house-of = { $colour } ({ $name })
city-no-house = keine Häuser
city-in-route = in deiner Strecke
city-roads = { $count ->
    [one] eine Straße, nach { $cities }
   *[other] Straßen nach { $cities }
}
city-open = { $cards ->
    [one] ihre Karte liegt in der Auslage
   *[other] { $cards } ihrer Karten liegen in der Auslage
}
city-held = { $cards ->
    [one] ihre Karte hast du auf der Hand
   *[other] { $cards } ihrer Karten hast du auf der Hand
}
fits-first = könnte deine Strecke beginnen
fits-before = passt vor { $left }
fits-after = passt hinter { $right }
fits-both = passt vor { $left } und hinter { $right }
fits-not = passt nicht an deine Strecke

fact-score = deine Punkte bisher
fact-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
points-change = Punkte: { $from }, dann { $to }
fact-houses = Häuser übrig
fact-hand = Karten auf der Hand
fact-carriage = Kutsche
fact-tiles = Bonusplättchen
fact-route = { $length }er-Strecke: { $route }

## Die Amtspersonen: eine je Zug

officials = Amtspersonen: eine hilft je Zug
official-postmaster = Postmeister
official-administrator = Amtmann
official-carrier = Postillion
official-cartwright = Wagner
official-postmaster-does = 2. nehmen
official-administrator-does = neue Auslage
official-carrier-does = 2. legen
official-cartwright-does = 1–2 fehlen
official-cartwright-gives = Kutsche { $carriage }, { $signed }
official-is-due = hilft gleich
official-is-not-due = diesmal nicht
official-is-used = Hilfe genutzt
official-has-helped = hat geholfen
official-helped = In diesem Zug hat { $official ->
    [postmaster] der Postmeister
    [administrator] der Amtmann
    [carrier] der Postillion
   *[cartwright] der Wagner
} geholfen; in jedem Zug hilft nur eine Amtsperson.
official-postmaster-what = Mit ihm nimmst du eine zweite Karte.
official-administrator-what = Er tauscht alle sechs Karten der Auslage aus, bevor du eine nimmst.
official-carrier-what = Mit ihm legst du eine zweite Karte.
official-cartwright-what = Er gibt dir die nächste Kutsche, auch wenn deiner Strecke ein oder zwei Karten fehlen.
official-postmaster-how = Wähle die zweite Karte, die du nehmen willst: eine der Auslage oder den Stapel.
official-carrier-how = Wähle die zweite Karte, die du legen willst: eine von deiner Hand.

## Strecke und Hand

your-route = Deine Strecke · { $cards }
no-route-yet = Noch keine Strecke: Deine erste Karte beginnt eine.
route-grows = { $carriage ->
    [0] + { $city } = { $length }
   *[other] + { $city } = { $length }: { $carriage }er-Kutsche
}
route-reaches = reicht für die { $carriage }er-Kutsche
give-up = Neu beginnen
here-left = ← hier
here-right = hier →
fits-nowhere = passt nicht
fits-later = jetzt nicht
keep = { $cards } behältst du

## Bonusplättchen und Kutschen

tiles-how = oberster Wert, rechts die darunter
tile-length-5 = 5er-Strecke
tile-length-6 = 6er-Strecke
tile-length-7 = ab 7 Karten
tile-wide-german = außerhalb Baiern
tile-wide-icelandic = alle Länder
tile-baiern = Baiern
tile-baden = Baden
tile-wuerttemberg-hohenzollern = Württ. + Hohenz.
tile-schweiz-tyrol = Schweiz + Tyrol
tile-boehmen-salzburg = Böhmen + Salzb.
tile-end = Spielende
tile-for-length-5 = Strecke aus 5 Karten
tile-for-length-6 = Strecke aus 6 Karten
tile-for-length-7 = Strecke aus 7 oder mehr Karten
tile-for-wide-german = Häuser in allen Ländern außerhalb Baierns
tile-for-wide-icelandic = Häuser in allen Ländern
tile-for-end = Spielende
tile-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tile-values = { $what }: { $left ->
    [none] keines mehr da
    [last] { $points }, letztes
    [only] { $points }
   *[more] { $points }, dann { $rest }
}
carriage-worth = { $carriage }er-Kutsche: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
carriage-had = zuletzt bekommen: { $owners }
carriage-own = du
carriage-next = deine nächste
tile-why = Bonusplättchen gewinnst du, wenn du eine Strecke abschließt. { $what }: { $count ->
    [0] keines mehr da.
   *[other] { $values }.
}
carriage-why = Kutschen bekommst du der Reihe nach, wenn du eine Strecke aus mindestens so vielen Karten abschließt.
carriage-own-next = { $carriage ->
    [0] Du hast die größte.
   *[other] Deine nächste ist die { $carriage }er.
}
last-tile = letztes
next-carriage = deine nächste: { $carriage }
routes = Strecken der anderen

## Häuser

where-houses = Wohin mit deinen Häusern?
one-in-each = In jedes Land eines
all-in = Alle in { $land ->
    [Z] der Schweiz
   *[other] { $province }
}
log-closed = { $you ->
    [yes] Du hast { $route } ({ $length }) abgeschlossen: { $gains }.
   *[no] { $name } hat { $route } ({ $length }) abgeschlossen: { $gains }.
}
choose-cities = Städte für deine Häuser
gain-sum = { $gains }: **{ $signed }**{"\u00A0"}{ $points ->
    [one] Punkt
   *[other] Punkte
}
gain-points = { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
way-houses = { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}
way-no-tile = kein Plättchen
way-carriage = Kutsche { $carriage }
way-cartwright = Wagner: Kutsche { $carriage }, { $signed }
gain-houses = { $houses ->
    [0] kein Haus
    [one] **{ $houses }{"\u00A0"}Haus**
   *[other] **{ $houses }{"\u00A0"}Häuser**
}
gain-tiles = { $count ->
    [one] Plättchen{"\u00A0"}**{ $values }**
   *[other] Plättchen{"\u00A0"}**{ $values }**
}
gain-carriage = **{ $carriage }er-Kutsche**

## Was gefragt ist, und was daraus folgt

ask-which = **{ $city }**: Was soll es sein?
ask-where = **{ $city }** passt an beide Enden: vor { $left } oder hinter { $right }?
ask-administrator = Alle sechs Karten der Auslage austauschen? Danach nimmst du eine der neuen.
ask-take = **{ $city }** aus der Auslage nehmen?
ask-take-stock = Die oberste Karte des Stapels verdeckt nehmen?
ask-postmaster = Auch **{ $city }** nehmen? Der Postmeister ist dann deine Amtsperson in diesem Zug.
ask-postmaster-stock = Eine zweite Karte verdeckt nehmen? Der Postmeister ist dann deine Amtsperson in diesem Zug.
ask-lay = Deine Strecke mit **{ $city }** beginnen?
end-left = Vor { $end }
end-right = Hinter { $end }
lay-left = { $city } vor { $end }
lay-right = { $city } hinter { $end }
carrier-left = Postillion: { $city } vor { $end }
carrier-right = Postillion: { $city } hinter { $end }
log-lay-left = { $you ->
    [yes] Du hast { $city } vor { $end } gelegt.
   *[no] { $name } hat { $city } vor { $end } gelegt.
}
log-lay-right = { $you ->
    [yes] Du hast { $city } hinter { $end } gelegt.
   *[no] { $name } hat { $city } hinter { $end } gelegt.
}
log-carrier-left = { $you ->
    [yes] Mit dem Postillion hast du noch { $city } vor { $end } gelegt.
   *[no] { $name } hat mit dem Postillion noch { $city } vor { $end } gelegt.
}
log-carrier-right = { $you ->
    [yes] Mit dem Postillion hast du noch { $city } hinter { $end } gelegt.
   *[no] { $name } hat mit dem Postillion noch { $city } hinter { $end } gelegt.
}
recap-begun = { $you ->
    [yes] Du hast mit { $cities } eine Strecke begonnen.
   *[no] { $name } hat mit { $cities } eine Strecke begonnen.
}
recap-renewed = { $you ->
    [yes] Du hast deine Strecke aufgegeben und mit { $cities } eine neue begonnen.
   *[no] { $name } hat die Strecke aufgegeben und mit { $cities } eine neue begonnen.
}
recap-laid = { $you ->
    [yes] Du hast { $cities } gelegt.
   *[no] { $name } hat { $cities } gelegt.
}
ask-lay-left = **{ $city }** vor { $end } legen?
ask-lay-right = **{ $city }** hinter { $end } legen?
ask-restart = { $given ->
    [one] Deine Strecke mit { $given } Karte aufgeben und mit **{ $city }** neu beginnen?
   *[other] Deine Strecke mit { $given } Karten aufgeben und mit **{ $city }** neu beginnen?
}
ask-carrier-left = Mit dem Postillion **{ $city }** vor { $end } legen?
ask-carrier-right = Mit dem Postillion **{ $city }** hinter { $end } legen?
makes-route = { $reach ->
    [0] { $length }er-Strecke.
   *[other] { $length }er-Strecke: { $reach }er-Kutsche.
}
unfit = { $why ->
    [in-route] **{ $city }** liegt schon in deiner Strecke.
    [end] Keine Straße verbindet **{ $city }** mit { $right }.
   *[ends] Keine Straße verbindet **{ $city }** mit { $left } oder { $right }.
}
ask-laid = { $carrier ->
    [yes] Abschließen, noch eine Karte legen oder den Zug beenden?
   *[no] Abschließen oder weiterbauen?
}
ask-carriage = Für die { $carriage }er-Kutsche ist deine Strecke zu kurz, aber der Wagner hilft: **{ $signed }**{"\u00A0"}{ $points ->
    [one] Punkt.
   *[other] Punkte.
}
take-carriage = { $carriage }er-Kutsche nehmen: { $signed }
closes-carriage = Jetzt bringt das die **{ $carriage }er-Kutsche: { $signed }** { $points ->
    [one] Punkt.
   *[other] Punkte.
}
closes-cartwright = Jetzt macht der Wagner daraus die **{ $carriage }er-Kutsche: { $signed }** { $points ->
    [one] Punkt.
   *[other] Punkte.
}
ask-renew = Mit welcher Karte soll die neue Strecke beginnen? Die alte wird abgelegt.
ask-close = { $reach ->
    [0] Die Strecke **{ $route }** abschließen? Für die nächste Kutsche ist sie zu kurz.
   *[other] Die Strecke **{ $route }** abschließen? Sie ist lang genug für die { $reach }er-Kutsche.
}
ask-end = Deinen Zug beenden? Die Strecke bleibt liegen.
ask-cartwright = Mit dem Wagner die **{ $carriage }er-Kutsche** nehmen?
ask-decline = Auf den Wagner verzichten und damit diesmal auf eine Kutsche?
ask-way = Wohin mit deinen Häusern: in jedes Land eines oder alle in eines?
ask-cities = Wähle die Städte für deine Häuser, oder setze keines.
ask-place = So setzen: { $gains }?
place = { $houses ->
    [0] Keins einsetzen
    [one] { $houses } Haus einsetzen
   *[other] { $houses } Häuser einsetzen
}
ask-discarding = { $wanted ->
    [one] Du darfst drei Karten behalten. Wähle { $wanted } zum Ablegen.
   *[other] Du darfst drei Karten behalten. Wähle { $wanted } zum Ablegen.
}
ask-discarding-some = { $left ->
    [0] **{ $cities }** ablegen?
   *[other] **{ $cities }** ablegen und noch { $left } wählen.
}
discard-them = { $cards ->
    [one] { $cards } Karte ablegen
   *[other] { $cards } Karten ablegen
}

ribbon-end = { $by ->
    [carriage] { $you ->
        [yes] Du hast die { $carriage }er-Kutsche.
       *[no] **{ $name }** hat die { $carriage }er-Kutsche.
    }
   *[houses] { $you ->
        [yes] Du hast kein Haus mehr.
       *[no] **{ $name }** hat kein Haus mehr.
    }
}
screen-route = { $from } – { $to }, { $count } Städte
legend-houses = Häuser
legend-hand = Hand
legend-carriage = Kutsche
legend-tiles = Bonus

## Fragen, die man eingibt, und ihre Antworten.

question-hand = Hand, meine Hand, Handkarten
question-route = Strecke, meine Strecke, Strecke von
question-display = Auslage, offene Karten
question-roads = Straßen, Straßen von, Nachbarn, Nachbarn von
question-city = Stadt, über, was ist
question-province = Städte in, Städte von
question-fits = passt, was passt, passend
question-houses = Häuser, meine Häuser, Häuser von
question-tiles = Plättchen, Bonusplättchen
question-carriages = Kutschen, Kutsche
question-officials = Amtspersonen, Amtsperson
question-score = Stand, Punkte, Spielstand
answer-hand = { $count ->
    [one] { $count } Karte auf der Hand:
   *[other] { $count } Karten auf der Hand:
}
answer-no-hand = Du hast keine Karten.
answer-route = { $you ->
    [yes] { $length ->
        [0] Du hast keine Strecke.
       *[other] Deine Strecke, von vorn nach hinten: { $cities }.
    }
   *[no] { $length ->
        [0] { $name } hat keine Strecke.
       *[other] Strecke von { $name }, von vorn nach hinten: { $cities }.
    }
}
answer-display = { $stock ->
    [one] Offen liegen, neben { $stock } Karte im Stapel:
   *[other] Offen liegen, neben { $stock } Karten im Stapel:
}
answer-roads-which = Von welcher Stadt? Setz ihren Namen hinter das Wort.
answer-provinces = Es gibt { $provinces }. Setz eines davon dahinter.
answer-fits-all = Du hast keine Strecke: Jede Karte kann eine beginnen.
answer-fits-hand = Auf der Hand: { $cards }.
answer-fits-hand-none = Von deiner Hand passt nichts.
answer-fits-open = In der Auslage: { $cards }.
answer-fits-open-none = Aus der Auslage passt nichts.
answer-houses = { $you ->
    [yes] Deine Häuser
   *[no] Häuser von { $name }
}: { $count ->
    [0] keine auf dem Plan
   *[other] { $where }
}; noch zu setzen: { $left }.
answer-official-none = In diesem Zug hat noch keine Amtsperson geholfen.
answer-points = Punkte bisher: { $points }.
answer-player = { $you ->
    [yes] Du
   *[no] { $name }
}: Häuser übrig { $left }, { $carriage ->
    [0] keine Kutsche
   *[other] Kutsche { $carriage }
}, Bonusplättchen { $tiles }, Handkarten { $hand }.
