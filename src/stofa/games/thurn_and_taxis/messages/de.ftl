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
    [0] Es gibt keine Strecke abzuschließen.
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
