### Warum ein Zug in Thurn und Taxis nicht erlaubt ist. Die Nummer der Regel steht vor dem Satz.

cards-come-by-themselves = Karten kommen von selbst; niemand sucht sie aus.
card-comes-first = Zuerst muss eine Karte kommen.
display-first = Die nächste Karte kommt in die Auslage.
hand-first = Die nächste Karte kommt auf die Hand.
no-card-left = { $city } ist nicht mehr im Stapel.
second-by-postmaster = Du hast schon eine Karte genommen; eine zweite gibt es nur mit dem Postmeister.
postmaster-second = Der Postmeister bringt die zweite Karte: Nimm zuerst die erste.
taking-is-over = Karten werden in diesem Zug nicht mehr genommen.
no-stock = Stapel und Ablagestapel sind beide leer.
not-in-display = { $city } liegt nicht in der Auslage.
administrator-first = Der Amtmann hilft nur, bevor die erste Karte genommen ist.
postmaster-due = Du hast den Zug ohne Handkarte begonnen und musst daher den Postmeister nehmen.
official-used = Du hast in diesem Zug schon eine Amtsperson beansprucht.
no-other-taken = Noch eine Karte gibt es nur mit dem Postmeister, und du hast in diesem Zug schon eine Amtsperson beansprucht.
no-other-laid = Noch eine Karte geht nur mit dem Postillion, und du hast in diesem Zug schon eine Amtsperson beansprucht.
take-first = Nimm zuerst eine Karte.
laid-already = Du hast schon eine Karte ausgelegt; eine zweite geht nur mit dem Postillion.
laying-is-over = Karten werden in diesem Zug nicht mehr ausgelegt.
one-route = Du baust schon an einer Strecke: Verlängere sie, oder gib sie auf und fang neu an.
no-route = Du hast noch keine Strecke: Beginne eine.
not-in-hand = { $city } ist nicht auf deiner Hand.
in-route = { $city } liegt schon in deiner Strecke.
one-card-right = Deine Strecke ist eine einzige Karte: Die nächste kommt dahinter.
not-between = { $city } ginge nur zwischen zwei Karten, und keine Straße verbindet es mit { $end }.
no-road = Keine Straße verbindet { $city } und { $end }.
no-road-to-ends = Keine Straße verbindet { $city } mit einem Ende deiner Strecke, weder mit { $left } noch mit { $right }.
carrier-after-laying = Der Postillion hilft gleich nach dem Auslegen einer Karte.
end-after-laying = Der Zug endet, nachdem eine Karte genommen und eine ausgelegt ist.
too-short = { $length ->
    [one] Eine Strecke aus { $length } Karte lässt sich nicht abschließen: Nötig sind drei.
   *[other] Eine Strecke aus { $length } Karten lässt sich nicht abschließen: Nötig sind drei.
}
close-after-laying = Eine Strecke wird nach dem Auslegen abgeschlossen.
no-closing = Du schließt gerade keine Strecke ab.
province-not-in-route = Keine Stadt deiner Strecke liegt im Land { $province }.
one-house-left = Du hast nur noch ein Haus.
province-one-house = Im Land { $province } ginge nur ein Haus; wähle dafür „each“.
way-first = Wähle zuerst, wohin deine Häuser kommen: in jedes Land eines oder alle in ein Land.
no-placing = Du setzt gerade keine Häuser ein.
not-in-route = { $city } liegt nicht in deiner Strecke.
own-house = In { $city } steht schon ein Haus von dir.
province-has-one = Im Land { $province } hast du eben schon ein Haus eingesetzt.
other-province = { $city } liegt in einem anderen Land als dem gewählten.
house-order = Häuser werden in der Reihenfolge der Liste eingesetzt, und an { $city } bist du schon vorbei.
no-cartwright-now = Der Wagner hilft, wenn einer abgeschlossenen Strecke ein oder zwei Karten zur nächsten Kutsche fehlen und keine Amtsperson beansprucht wurde.
cartwright-when-closing = Der Wagner hilft beim Abschließen: Schließe deine Strecke ab, dann bietet er dir Kutsche { $carriage } an.
cartwright-not-needed = Deine Strecke reicht auch ohne den Wagner für Kutsche { $carriage }.
cartwright-too-short = Deiner Strecke fehlen { $missing } Karten zu Kutsche { $carriage }; der Wagner ersetzt höchstens zwei.
no-carriage-left = Du hast schon die größte Kutsche.
no-discarding = Du legst gerade keine Karten ab.
discard-not-in-hand = { $city } ist nicht auf deiner Hand.
discard-order = Karten werden in der Reihenfolge der Liste abgelegt, und an { $city } bist du schon vorbei.
discard-too-late = Nach { $city } blieben zu wenige Karten zum Ablegen.
carrier-at-an-end = Der Postillion legt eine Karte an einem Ende der Strecke an: „carrier { $city } left“ oder „carrier { $city } right“.
new-route-no-ends = Eine neue Strecke beginnt mit einer einzigen Karte, ein Vorn oder Hinten gibt es noch nicht: „restart { $city }“.

## Der Tisch als Text.

draw-legend = # dein Haus   o kein Haus von dir   0 1 2 3 Häuser der anderen Plätze   [Stadt] in deiner Strecke
draw-legend-spectator = o eine Stadt   0 1 2 3 die Plätze, die dort ein Haus haben
draw-display = Auslage
draw-stock = Stapel
draw-cards = { $stock ->
    [one] { $stock } Karte
   *[other] { $stock } Karten
}; { $discards } abgelegt
draw-tiles = Plättchen
draw-carriage = Kutsche
draw-in-hand = Karten
draw-houses-left = Häuser
draw-route = Strecke
draw-seat = Platz { $seat }
draw-you = Platz { $seat }, du
draw-last-round = { $turns ->
    [one] Das ist der letzte Zug der Partie.
   *[other] Letzte Runde: noch { $turns } Züge, dieser eingeschlossen.
}
draw-hand = deine Hand, und wohin Straßen führen (+ passt an deine Strecke)
draw-hand-empty = Deine Hand ist leer.
draw-own-tiles = deine Plättchen
stack-length-5 = 5er-Strecke:
stack-length-6 = 6er-Strecke:
stack-length-7 = 7er-Strecke:
stack-outside-baiern = viele Länder:
stack-baiern = Baiern:
stack-baden = Baden:
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern:
stack-schweiz-tyrol = Schweiz/Tyrol:
stack-boehmen-salzburg = Böhmen/Salzburg:
stack-end = Spielende:

## Was jetzt zu entscheiden ist.

asked-first = { $words ->
    [administrator-take] Nimm eine Karte. Vorher kann der Amtmann die Auslage tauschen.
   *[other] Nimm eine Karte aus der Auslage oder ungesehen vom Stapel.
}
asked-second = { $words ->
    [postmaster] Nimm eine zweite Karte: Du hast ohne Handkarte begonnen, also hilft der Postmeister.
    [postmaster-restart] Nimm mit dem Postmeister eine zweite Karte, oder gib deine Strecke auf und beginne eine neue.
   *[other] Lege eine Karte aus, oder nimm vorher mit dem Postmeister eine zweite.
}
asked-laying = { $words ->
    [restart] Keine deiner Karten passt: Gib deine Strecke auf und beginne eine neue.
   *[other] Lege eine Karte aus.
}
asked-laid = { $words ->
    [end] Deine Karte liegt. Beende den Zug.
    [close-end] Deine Karte liegt. Schließe die Strecke ab, oder beende den Zug und baue später weiter.
    [carrier-end] Deine Karte liegt. Lege mit dem Postillion noch eine aus, oder beende den Zug.
   *[other] Deine Karte liegt. Lege mit dem Postillion noch eine aus, schließe die Strecke ab, oder beende den Zug.
}
asked-way = Du schließt deine Strecke ab. Setze je ein Haus in eine Stadt jedes Landes oder in alle Städte deiner Strecke, die in einem Land liegen.
asked-placing = Wähle die Städte für deine Häuser, eine nach der anderen; „done“, wenn du keine mehr willst.
asked-carriage = Deiner Strecke fehlt wenig zur nächsten Kutsche. Soll der Wagner helfen?
asked-discarding = Drei Karten darfst du behalten. Lege die anderen ab, eine nach der anderen.

## Was die Wörter der Züge bedeuten.

about-reveal = Eine Karte wird für die Auslage aufgedeckt; sie kommt von selbst (TT-9).
about-draw = Eine Karte kommt vom Stapel auf eine Hand; nur wer sie nimmt, sieht sie (TT-9).
about-take = Nimm die erste Karte deines Zuges, aus der Auslage oder ungesehen vom Stapel (TT-9).
about-postmaster = Nimm mit dem Postmeister eine zweite Karte (TT-12).
about-administrator = Lass vom Amtmann alle sechs Karten der Auslage tauschen, bevor du eine nimmst (TT-13).
about-lay = Lege eine Handkarte aus: Beginne damit eine Strecke, oder lege sie vorn (left) oder hinten (right) an, wo eine Straße die beiden Städte verbinden muss (TT-15, TT-16).
about-restart = Gib deine Strecke auf und beginne mit dieser Karte eine neue (TT-18).
about-carrier = Lege mit dem Postillion eine zweite Karte aus (TT-20).
about-close = Schließe deine Strecke ab, wenn sie drei Karten oder mehr hat: Häuser, Plättchen und vielleicht eine Kutsche folgen (TT-21, TT-22).
about-end = Beende deinen Zug; die Strecke bleibt liegen (TT-6).
about-each = Setze in jedem Land, durch das deine Strecke führt, in einer Stadt ein Haus ein (TT-23).
about-province = Setze in allen Städten deiner Strecke, die in diesem einen Land liegen, Häuser ein (TT-23).
about-house = Setze ein Haus in diese Stadt deiner Strecke (TT-23, TT-24).
about-done = Setze keine Häuser mehr ein.
about-cartwright = Nimm mit dem Wagner die nächste Kutsche, obwohl ein oder zwei Karten fehlen (TT-35).
about-decline = Verzichte auf den Wagner; diesmal gibt es keine Kutsche.
about-discard = Lege diese Karte ab, denn nur drei darfst du behalten (TT-36).

## Was geschehen ist, für den Verlauf.

told-reveal = { $city } kam in die Auslage.
told-draw = Vom Stapel kam { $city }.
told-draw-veiled = Vom Stapel kam eine verdeckte Karte.
told-administrator = { $you ->
    [yes] Du hast den Amtmann die Auslage tauschen lassen.
   *[no] { $name } hat den Amtmann die Auslage tauschen lassen.
}
told-take = { $you ->
    [yes] Du hast { $city } aus der Auslage genommen.
   *[no] { $name } hat { $city } aus der Auslage genommen.
}
told-take-stock = { $you ->
    [yes] Du hast die oberste Karte vom Stapel genommen.
   *[no] { $name } hat die oberste Karte vom Stapel genommen.
}
told-postmaster = { $you ->
    [yes] Mit dem Postmeister hast du auch { $city } genommen.
   *[no] { $name } hat mit dem Postmeister auch { $city } genommen.
}
told-postmaster-stock = { $you ->
    [yes] Mit dem Postmeister hast du noch eine Karte vom Stapel genommen.
   *[no] { $name } hat mit dem Postmeister noch eine Karte vom Stapel genommen.
}
told-lay = { $you ->
    [yes] Du hast mit { $city } eine Strecke begonnen.
   *[no] { $name } hat mit { $city } eine Strecke begonnen.
}
told-lay-left = { $you ->
    [yes] Du hast { $city } vorn an deine Strecke gelegt.
   *[no] { $name } hat { $city } vorn an die Strecke gelegt.
}
told-lay-right = { $you ->
    [yes] Du hast { $city } hinten an deine Strecke gelegt.
   *[no] { $name } hat { $city } hinten an die Strecke gelegt.
}
told-restart = { $you ->
    [yes] Du hast deine Strecke aufgegeben und mit { $city } eine neue begonnen.
   *[no] { $name } hat die Strecke aufgegeben und mit { $city } eine neue begonnen.
}
told-carrier-left = { $you ->
    [yes] Mit dem Postillion hast du vorn noch { $city } angelegt.
   *[no] { $name } hat mit dem Postillion vorn noch { $city } angelegt.
}
told-carrier-right = { $you ->
    [yes] Mit dem Postillion hast du hinten noch { $city } angelegt.
   *[no] { $name } hat mit dem Postillion hinten noch { $city } angelegt.
}
told-close = { $you ->
    [yes] Du hast deine Strecke abgeschlossen.
   *[no] { $name } hat die Strecke abgeschlossen.
}
told-end = { $you ->
    [yes] Du hast deinen Zug beendet.
   *[no] { $name } hat den Zug beendet.
}
told-each = { $you ->
    [yes] Du hast gewählt: ein Haus in jedem Land.
   *[no] { $name } hat gewählt: ein Haus in jedem Land.
}
told-province = { $you ->
    [yes] Du hast gewählt: Häuser nur in einem Land, { $province }.
   *[no] { $name } hat gewählt: Häuser nur in einem Land, { $province }.
}
told-house = { $you ->
    [yes] Du hast ein Haus in { $city } eingesetzt.
   *[no] { $name } hat ein Haus in { $city } eingesetzt.
}
told-done = { $you ->
    [yes] Du hast keine weiteren Häuser eingesetzt.
   *[no] { $name } hat keine weiteren Häuser eingesetzt.
}
told-cartwright = { $you ->
    [yes] Mit dem Wagner hast du die nächste Kutsche genommen.
   *[no] { $name } hat mit dem Wagner die nächste Kutsche genommen.
}
told-decline = { $you ->
    [yes] Du hast auf den Wagner verzichtet.
   *[no] { $name } hat auf den Wagner verzichtet.
}
told-discard = { $you ->
    [yes] Du hast { $city } abgelegt.
   *[no] { $name } hat { $city } abgelegt.
}
then-tile = { $you ->
    [yes] Du hast ein Bonusplättchen genommen: { $things }.
   *[no] { $name } hat ein Bonusplättchen genommen: { $things }.
}
then-carriage = { $you ->
    [yes] Du hast die Kutsche { $things } genommen.
   *[no] { $name } hat die Kutsche { $things } genommen.
}
then-closed = { $you ->
    [yes] Deine Strecke ist abgeschlossen: { $things }.
   *[no] { $name } hat die Strecke abgeschlossen: { $things }.
}
word-length-5 = Strecke mit 5
word-length-6 = Strecke mit 6
word-length-7 = Strecke mit 7 und mehr
word-outside-baiern = viele Länder
word-baiern = Baiern
word-baden = Baden
word-wuerttemberg-hohenzollern = Württemberg und Hohenzollern
word-schweiz-tyrol = Schweiz und Tyrol
word-boehmen-salzburg = Böhmen und Salzburg
word-end = Spielende

## Züge als Knöpfe.

label-administrator = Amtmann
label-take = { $city } nehmen
label-take-stock = Vom Stapel nehmen
label-postmaster = Postmeister: { $city }
label-postmaster-stock = Postmeister: vom Stapel
label-lay = Mit { $city } beginnen
label-lay-left = { $city } vorn
label-lay-right = { $city } hinten
label-restart = Neue Strecke mit { $city }
label-carrier-left = Postillion: { $city } vorn
label-carrier-right = Postillion: { $city } hinten
label-close = Strecke abschließen
label-end = Zug beenden
label-each = Jedes Land
label-province = Nur { $province }
label-house = Haus in { $city }
label-done = Keine Häuser mehr
label-cartwright = Wagner
label-decline = Ohne Wagner
label-discard = { $city } ablegen

## Warum ein Tipp sagt, was er sagt. Die Nummer der Regel steht hinter dem Satz.

because-tile = Das bringt ein Bonusplättchen: { $things }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
because-carriage = Das bringt Kutsche { $carriage }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr
because-nearly = Dann { $missing ->
    [one] fehlt nur noch ein Haus
   *[other] fehlen nur noch { $missing } Häuser
} für das Bonusplättchen { $things }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
because-houses = Das bringt { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
} auf den Plan, und jedes Haus, das übrig bleibt, kostet einen Punkt
because-route = { $brings ->
    [now] Deine Strecke ist dann lang genug für Kutsche { $carriage }
    [soon] Mit deinen Handkarten kann deine Strecke auf { $length } Städte wachsen, genug für Kutsche { $carriage }
   *[later] Mit deinen Handkarten kann deine Strecke auf { $length } Städte wachsen
}
because-joined = Mit deinen Handkarten kannst du { $length } Städte verbinden
because-none-fits = Keine der offenen Karten passt an deine Strecke
because-fits = { $things } passt an deine Strecke

## Was vor dem Spiel vereinbart wird.

option-edition = Ausgabe
option-edition-about = Die gedruckten Regeln unterscheiden sich bei zwei Arten von Plättchen und in der letzten Runde.
option-edition-german = Deutsch
option-edition-german-about = Für „Außerhalb Baiern“ brauchst du kein Haus in Baiern. Gibt es für eine Länge kein Plättchen mehr, bekommst du eines für die nächstkürzere. Die letzte Runde wird zu Ende gespielt, sodass alle gleich oft dran waren.
option-edition-icelandic = Isländisch
option-edition-icelandic-about = Für das Plättchen „Alle Länder“ brauchst du auch in Baiern ein Haus. Nur eine Strecke ab sieben Karten bekommt ersatzweise ein Plättchen für kürzere Strecken. In der letzten Runde sind alle noch einmal dran außer dem, der das Ende eingeleitet hat.
option-start = Wer beginnt
option-start-chance = Der Zufall entscheidet
option-start-about = Der Platz, der den ersten Zug hat.

## Woher Punkte kommen.

score-length-5 = 5er-Strecken
score-length-6 = 6er-Strecken
score-length-7 = Strecken ab 7 Karten
score-outside-baiern = { $edition ->
    [icelandic] Alle Länder
   *[german] Außerhalb Baiern
}
score-baiern = Ganz Baiern
score-baden = Ganz Baden
score-wuerttemberg-hohenzollern = Ganz Württemberg und Hohenzollern
score-schweiz-tyrol = Die ganze Schweiz und Tyrol
score-boehmen-salzburg = Ganz Böhmen und Salzburg
score-carriage = { $carriage ->
    [0] Keine Kutsche
   *[other] { $carriage }er-Kutsche
}
score-houses-left = { $houses ->
    [one] { $houses } Haus übrig
   *[other] { $houses } Häuser übrig
}
score-end = Spielende

## Wörter der Bilder und der Seite.

stock = Stapel
discards = { $cards ->
    [0] nichts abgelegt
   *[other] { $cards } abgelegt
}
province-B = Baiern
province-D = Baden
province-H = Hohenzollern
province-O = Böhmen
province-P = Polen
province-S = Salzburg
province-T = Tyrol
province-W = Württemberg
province-Z = Schweiz
short-H = Hohenz.
short-W = Württ.
edition-german = deutsche Ausgabe
edition-icelandic = isländische Ausgabe
last-round = { $turns ->
    [0] letzte Runde
    [one] letzter Zug
   *[other] noch { $turns } Züge
}
your-hand = Deine Hand · { $cards }
hand-empty = Du hast keine Karten.
tiles = Bonusplättchen
sign-wide-german = auß. B
sign-wide-icelandic = alle
sign-end = Ende
your-tiles = Deine:
carriages = Kutschen
points = { $points } P.
routes-none = keine Strecke

## Stellungen, die es nicht geben kann.

position-step = Dieser Teil gehört nicht zu dem Schritt, in dem die Stellung ist.
position-route-twice = { $city } kann nur einmal in einer Strecke liegen.
position-no-road = Zwischen { $city } und { $other } gibt es keine Straße.
position-house-twice = In einer Stadt ist für jeden Spieler Platz für ein Haus.
position-houses = Ein Spieler hat nur { $houses } Häuser.
position-known = Allen bekannt sein können nur Karten, die auf dieser Hand sind.
position-stack = Die Plättchen des Stapels „{ $stack }“ werden von oben genommen.
position-gone = Die verdeckten Plättchen lassen sich so nicht auf die Plätze aufteilen.
position-tile-kind = Ein Spieler kann von jeder Art nur ein Plättchen haben.
position-end-tile = Das Plättchen „Spielende“ („end/1“) hat, wer zuerst eine 7er-Kutsche oder keine Häuser mehr hat, und nur dann.
position-rest = Genau ein Stapel hat die Karten, die kein Teil nennt: Schreibe dort „rest“.
position-display = In der Auslage liegen höchstens { $cards } Karten.
position-chance = Eine Karte kann nur aus einem Stapel kommen, der eine hat, und in eine Auslage, in der eine fehlt, oder auf eine Hand; „then“ ist, was folgt.
position-display-full = In diesem Schritt gibt es eine Karte zu nehmen, und in der Auslage fehlt keine, solange der Stapel reicht.
position-official = In diesem Schritt hat noch keine Amtsperson geholfen.
position-nothing-to-lay = Wer eine Karte auslegen soll, braucht eine auf der Hand.
position-no-route = Nach dem Auslegen gibt es eine Strecke.
position-short-route = Abgeschlossen wird eine Strecke aus mindestens drei Karten.
position-cartwright = Ob der Wagner helfen soll, wird nur gefragt, wenn der Strecke ein oder zwei Karten zur nächsten Kutsche fehlen und keine Amtsperson geholfen hat.
position-route-left = Wenn Karten abgelegt werden, ist die abgeschlossene Strecke weg.
position-discards = Karten werden in der Reihenfolge der Liste bis auf drei abgelegt; das geht mit dieser Hand nicht.
position-over = Die Partie ist erst nach dem letzten Zug zu Ende, der auf das Plättchen „Spielende“ folgt.
position-placed = Ein Haus in { $city } kann bei diesem Abschluss nicht eingesetzt worden sein.
position-no-house = In diesem Schritt gibt es eine Stadt für ein weiteres Haus und ein Haus dafür.
position-way = Ein einzelnes Land wird nur gewählt, wo mindestens zwei Häuser eingesetzt werden können.

## Was man für einen Zug eingeben darf: eines dieser Wörter, außer denen der Notation. „called-“ ist, wie das noch heißt, was Züge nennen.

verb-administrator = Amtmann, Auslage tauschen, neue Auslage
verb-take = nehmen, nimm, nehme, ziehen, zieh, ziehe
verb-postmaster = Postmeister, nehmen, nimm, nehme, ziehen, zieh, ziehe
verb-lay = legen, leg, lege, anlegen, spielen, spiel, spiele, beginnen, beginne
verb-restart = neue Strecke, neu beginnen, Strecke aufgeben
verb-carrier = Postillion, legen, leg, lege, anlegen, spielen, spiel, spiele
verb-close = abschließen, schließen, schließ ab, Strecke abschließen
verb-end = beenden, Ende, fertig, Zug beenden
verb-each = jedes Land, in jedem Land, jedes, jede Provinz
verb-province = Land, nur, alle in, Provinz
verb-house = Haus, bauen, bau, baue, setzen, setz
verb-done = fertig, keine mehr, keine Häuser mehr, genug
verb-cartwright = Wagner
verb-decline = ablehnen, ohne Wagner, kein Wagner, ohne
verb-discard = ablegen, abwerfen, wirf ab, leg ab, weg mit
called-stock = Stapel, Nachziehstapel, verdeckt
called-left = links, vorn, vorne, vor, davor, linkes Ende
called-right = rechts, hinten, hinter, dahinter, rechtes Ende
