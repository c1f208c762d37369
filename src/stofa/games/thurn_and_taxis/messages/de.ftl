### Warum ein Zug in Thurn und Taxis nicht erlaubt ist. Die Nummer der Regel steht vor dem Satz.

cards-come-by-themselves = Karten kommen von selbst; niemand sucht sie aus.
card-comes-first = Zuerst muss eine Karte kommen.
display-first = Die nächste Karte kommt in die Auslage.
hand-first = Die nächste Karte kommt auf die Hand.
no-card-left = Im Stapel ist keine Karte { $city } mehr.
second-by-postmaster = Du hast schon eine Karte genommen; eine zweite gibt es nur mit dem Postmeister.
postmaster-second = Der Postmeister bringt die zweite Karte: Nimm zuerst die erste.
taking-is-over = Karten werden in diesem Zug nicht mehr genommen.
no-stock = Stapel und Ablagestapel sind beide leer.
not-in-display = { $city } liegt nicht in der Auslage.
administrator-first = Der Amtmann hilft nur, bevor die erste Karte genommen ist.
postmaster-due = Du hast den Zug ohne Handkarte begonnen und musst daher den Postmeister nehmen.
official-used = Du hast in diesem Zug schon eine Amtsperson beansprucht.
take-first = Nimm zuerst eine Karte.
laid-already = Du hast schon eine Karte ausgelegt; eine zweite geht nur mit dem Postillion.
laying-is-over = Karten werden in diesem Zug nicht mehr ausgelegt.
one-route = Du baust schon an einer Strecke: Verlängere sie, oder gib sie auf und fang neu an.
no-route = Du hast noch keine Strecke: Beginne eine.
not-in-hand = { $city } ist nicht auf deiner Hand.
in-route = { $city } liegt schon in deiner Strecke.
one-card-right = Eine Strecke aus einer Karte wird nach rechts verlängert.
not-between = { $city } passte nur zwischen zwei Karten, und keine Straße verbindet es mit { $end }.
no-road = Keine Straße verbindet { $city } und { $end }.
carrier-after-laying = Der Postillion hilft gleich nach dem Auslegen einer Karte.
end-after-laying = Der Zug endet, nachdem eine Karte genommen und eine ausgelegt ist.
too-short = { $length ->
    [one] Eine Strecke aus { $length } Karte lässt sich nicht abschließen: Es braucht drei.
   *[other] Eine Strecke aus { $length } Karten lässt sich nicht abschließen: Es braucht drei.
}
close-after-laying = Eine Strecke wird nach dem Auslegen abgeschlossen.
no-closing = Du schließt gerade keine Strecke ab.
province-not-in-route = Keine Stadt deiner Strecke liegt in { $province }.
one-house-left = Du hast nur noch ein Haus.
province-one-house = In { $province } ginge nur ein Haus; wähle dafür „each“.
no-placing = Du setzt gerade keine Häuser ein.
not-in-route = { $city } liegt nicht in deiner Strecke.
own-house = In { $city } steht schon ein Haus von dir.
province-has-one = In { $province } hast du eben schon ein Haus eingesetzt.
other-province = { $city } liegt in einem anderen Land als dem gewählten.
house-order = Häuser werden in der Reihenfolge der Liste eingesetzt, und { $city } ist schon vorbei.
no-cartwright-now = Der Wagner hilft, wenn einer abgeschlossenen Strecke ein oder zwei Karten zur nächsten Kutsche fehlen und keine Amtsperson beansprucht wurde.
no-discarding = Du wirfst gerade keine Karten ab.
discard-not-in-hand = { $city } ist nicht auf deiner Hand.
discard-order = Karten werden in der Reihenfolge der Liste abgeworfen, und { $city } ist schon vorbei.
discard-too-late = Nach { $city } blieben zu wenige Karten zum Abwerfen.

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
draw-hand = deine Hand, und wohin Straßen führen (+ passt an deine Strecke)
draw-hand-empty = Deine Hand ist leer.
draw-own-tiles = deine Plättchen
stack-length-5 = 5er-Strecke:
stack-length-6 = 6er-Strecke:
stack-length-7 = 7er-Strecke:
stack-outside-baiern = alle Länder:
stack-baiern = Baiern:
stack-baden = Baden:
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern:
stack-schweiz-tyrol = Schweiz/Tyrol:
stack-boehmen-salzburg = Böhmen/Salzburg:
stack-end = Spielende:

## Was jetzt zu entscheiden ist.

asked-first = { $words ->
    [administrator-take] Nimm eine Karte: eine der Auslage oder ungesehen die oberste vom Stapel. Vorher kann der Amtmann die Auslage tauschen.
   *[other] Nimm eine Karte: eine der Auslage oder ungesehen die oberste vom Stapel.
}
asked-second = { $words ->
    [postmaster] Du hast ohne Handkarte begonnen, also gibt dir der Postmeister eine zweite.
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
asked-way = Du schließt deine Strecke ab. Setze in jedem Land in einer Stadt ein Haus ein, oder in einem Land in allen Städten.
asked-placing = Wähle die Städte für deine Häuser, eine nach der anderen; „done“, wenn du keine mehr willst.
asked-carriage = Deiner Strecke fehlt wenig zur nächsten Kutsche. Soll der Wagner helfen?
asked-discarding = Drei Karten darfst du behalten. Lege die anderen ab, eine nach der anderen.

## Was die Wörter der Züge bedeuten.

about-reveal = Eine Karte wird für die Auslage aufgedeckt; sie kommt von selbst (TT-9).
about-draw = Eine Karte kommt vom Stapel auf eine Hand; nur wer sie nimmt, sieht sie (TT-9).
about-take = Nimm die erste Karte deines Zuges, aus der Auslage oder ungesehen vom Stapel (TT-9).
about-postmaster = Nimm mit dem Postmeister eine zweite Karte (TT-12).
about-administrator = Lass vom Amtmann alle sechs Karten der Auslage tauschen, bevor du eine nimmst (TT-13).
about-lay = Lege eine Handkarte aus: Beginne damit eine Strecke, oder lege sie links (left) oder rechts (right) an, wo eine Straße die beiden Städte verbinden muss (TT-15, TT-16).
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
