### Der große Bildschirm: ein Fernseher oder Tablet, das allen den Tisch zeigt.

screen-of = { $game } auf dem großen Bildschirm
screen-turn = ist am Zug
screen-turn-away = ist am Zug, aber nicht da
screen-undo = { $name } möchte Züge zurücknehmen.
screen-begins = Der Tisch wird vorbereitet.
screen-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder.
screen-last = Letzte Züge
screen-scan = Mit dem Handy scannen
screen-free = Freier Platz
screen-free-now = Dieser Platz ist frei
screen-free-bot = Hier spielt ein Bot. Scanne den Code und spiel weiter.
screen-players = { $count } Spieler
screen-all-here = Alle sind da.
screen-starts = Die Partie beginnt, wenn alle Plätze besetzt sind oder der Gastgeber sie startet.
screen-starts-host = Der Gastgeber startet die Partie.
screen-more-free = { $count ->
    [one] Ein weiterer Platz ist frei.
   *[other] { $count } weitere Plätze sind frei.
}
screen-host-codes = Codes für Plätze, die auf einen Link warten, zeigt nur ein Bildschirm, den der Gastgeber öffnet.
screen-only-here = Handys erreichen diesen Computer noch nicht. Der Gastgeber kann sie auf der Seite des Tisches hereinlassen.
screen-here = am Tisch
screen-sound-on = Ton einschalten
screen-sound-off = Ton ausschalten
screen-sound-press = Für Ton OK drücken oder den Bildschirm berühren
screen-full = Vollbild
screen-full-end = Vollbild beenden
screen-leave = Großen Bildschirm schließen
screen-sleep = Dieser Browser kann den Bildschirm nicht wach halten: Schalte seinen Ruhezustand aus.
screen-rematch = Die nächste Partie wird geöffnet.

sit-title = Ein freier Platz
sit-why = Du hast ihn vom großen Bildschirm gescannt. Wie heißt du?
sit-taken = Da war jemand schneller
sit-to-table = Zum Tisch

screen-open = Auf einem großen Bildschirm
screen-open-why = Ein Fernseher oder Tablet in der Mitte zeigt allen den Tisch, aber keine Hand. Die Handys zeigen dann vor allem die Karten und was gefragt ist.
screen-open-show = Link zeigen
screen-open-here = Auf diesem Gerät öffnen
screen-open-link = Scanne ihn mit dem Tablet oder öffne den Link im Browser des Fernsehers.

board-on-screen = Der Tisch ist auf dem großen Bildschirm.
board-here = Hier zeigen
