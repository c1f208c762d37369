### Einstellungen, und was man am Tisch ab und zu tut.

set-speed = Tempo der Züge
set-speed-off = Sofort
set-speed-fast = Schnell
set-speed-normal = Normal
set-speed-slow = Langsam
set-confirm = Züge bestätigen
set-confirm-about = Erst wählen und sehen, was geschieht, dann bestätigen.
set-sound = Ton
set-sound-about = Leise Geräusche von Karten und Figuren und eine sanfte Glocke, wenn du am Zug bist. Auf dem Handy auch ein kurzes Vibrieren.
set-spoken = Vorlesen
set-spoken-about = Was ein Screenreader von jedem Zug der anderen in einem Satz vorliest: alles, oder das Wichtigste und was daraus folgt. Umschalt + R liest immer alles vor.
set-spoken-full = Alles
set-spoken-short = Das Wichtigste
set-colours = Farben
set-colours-calm = Gedeckt
set-colours-strong = Kräftig
set-colours-device = Dein Gerät verlangt mehr Kontrast: Die Farben sind kräftig.
set-text = Schriftgröße
set-text-small = Klein
set-text-normal = Normal
set-text-large = Groß
set-board = Um einen Bildschirm
set-board-about = Das Brett dreht sich zu dem, der spielt, oder bleibt liegen.
set-board-turn = Brett dreht sich
set-board-still = Brett bleibt liegen
set-beside = Neben einem großen Bildschirm
set-beside-yes = Karten zuerst
set-beside-no = Ganzer Tisch
set-beside-about = Auf dem Handy: die Hand und was gefragt ist, oder auch das Brett.
set-kept = Wird nur auf diesem Gerät gespeichert.
on = An
off = Aus

menu-table = Dieser Tisch
menu-people = Spieler
undo-last = Meinen letzten Zug zurücknehmen
undo-last-ask = Um Rücknahme meines letzten Zugs bitten
device-link = Mein Platz auf einem weiteren Gerät
device-link-why = Öffne diesen Link dort. Er gilt einmal und zeigt deine Karten.
device-link-keep = Heb einen für den Tag auf, an dem dieses Gerät verloren geht oder dich vergisst: Nur so kommst du auf deinen Platz zurück, ohne die anderen zu fragen.
devices = { $count ->
    [one] Dein Platz ist auf { $count } Gerät.
   *[other] Dein Platz ist auf { $count } Geräten. Alle sehen deine Karten.
}
device-link-make = Link erzeugen
watch-link = Link für Zuschauer
watch-link-why = Wer ihn öffnet, sieht den Tisch, aber keine Handkarten.
seat-is-away = ist nicht da
seat-is-bot = ein Bot spielt
nudge = Erinnern
nudged = Die Erinnerung ist angekommen. Wenn eine Minute lang nichts geschieht, kann ein Bot weiterspielen.
bot-asked = Die anderen werden gefragt. Der Bot übernimmt, sobald alle Anwesenden einverstanden sind.
seat-new-link = Neuer Link für diesen Platz
seat-new-link-sure = Alle Geräte verlieren diesen Platz. Wer den neuen Link öffnet, sitzt dort.
seat-new-link-yes = Ja, neuer Link
seat-new-link-no = So lassen
give-own = Meinen Platz jemand anderem geben
give-own-sure = Du bekommst einen Link. Wer ihn öffnet, hat deinen Platz und deine Handkarten und sieht die Partie von da an. Bis dahin spielt ein Bot. Du bekommst den Platz nicht zurück.
give-own-yes = Ja, abgeben
give-other = Diesen Platz jemand anderem geben
give-other-sure = Wer den Platz bekommt, sieht die Handkarten. Darum wird { $name } gefragt. Gibt { $name } kein Lebenszeichen, bis die Bedenkzeit um ist (ohne Uhr: einen Tag lang), und sind alle anderen einverstanden, wird der Platz ebenfalls frei.
give-other-yes = Fragen
give-empty = Jemanden auf diesen Platz lassen
give-empty-sure = Wer dort sitzt, sieht die Handkarten des Bots. Darum werden alle am Tisch gefragt.
give-no = So lassen
give-asked = { $name } wird gefragt. Ohne ein Lebenszeichen von { $name } ist der Platz ab { $until } frei, wenn alle anderen einverstanden sind.
give-wanted = { $newcomer } möchte diesen Platz haben.
give-missing = { $count ->
    [one] Noch nicht zugestimmt hat { $names }.
   *[other] Noch nicht zugestimmt haben { $names }.
}
give-free = Jemand anders darf den Platz von { $name } nehmen.
give-link = Link zum Platz von { $name }
give-make-link = Link erzeugen
give-new-link = Neuen Link erzeugen
give-withdraw = Zurückziehen
download-record = Aufzeichnung herunterladen
download-record-why = Jeder Zug, überall nachzuspielen.
download-story = Meine Sicht der Partie herunterladen
leave-table = Den Tisch verlassen
leave-sure = Ein Bot spielt auf deinem Platz weiter, bis du zurück bist.
leave-alone-sure = Bots spielen die Partie dann sofort zu Ende. Um später weiterzuspielen, geh einfach zur Startseite: Der Tisch wartet auf dich.
leave-lobby-sure = Dann kann jemand anders deinen Platz nehmen.
leave-yes = Verlassen
stay = Bleiben

the-host = Der Gastgeber
seat-wanted-by = **{ $newcomer }** möchte den Platz nehmen, auf dem ein Bot spielt. Wer dort sitzt, sieht dessen Handkarten.
seat-to-be-free = **{ $by }** möchte jemanden auf den Platz von **{ $name }** lassen, auf dem ein Bot spielt. Wer dort sitzt, sieht dessen Handkarten.
seat-to-be-given = **{ $by }** möchte den Platz von **{ $name }** jemand anderem geben, falls { $name } bis { $until } nicht zurück ist.
give-up-asked = Der Gastgeber möchte deinen Platz jemand anderem geben, der dann deine Handkarten sieht.
give-up-stay = Ich bleibe
give-up = Platz abgeben
give-up-sure = Deinen Platz und deine Handkarten jemand anderem überlassen? Du bekommst sie nicht zurück.
give-up-yes = Ja, abgeben
give-up-no = Nein, ich bleibe
seat-given = Du hast deinen Platz abgegeben
seat-given-why = Schick diesen Link der Person, die weiterspielen soll. Bis sie kommt, spielt ein Bot.

waiting-away = **{ $name }** ist am Zug, aber nicht da.
bot-wanted = **{ $by }** möchte für **{ $name }** einen Bot weiterspielen lassen.
bot-soon = Nach einer Minute kann ein Bot weiterspielen.
bot-sure = Soll ein Bot für **{ $name }** spielen, bis wieder jemand da ist? Was bisher gespielt wurde, kann dann nicht mehr zurückgenommen werden.
bot-sure-yes = Bot spielen lassen
bot-sure-no = Warten
bot-waiting = Für **{ $name }** spielt ein Bot weiter, sobald alle Anwesenden einverstanden sind.
watching = Du schaust zu.
spoken-nothing = Seit deinem letzten Zug hat niemand gezogen.
undo = Rückgängig
undo-ask = Um Rücknahme bitten
undo-round = Runde zurücknehmen
undo-round-sure = Deinen letzten Zug zurücknehmen, mit allem, was die anderen seitdem getan haben?
undo-round-yes = Zurücknehmen
undo-round-no = So lassen
undo-mixed = Die verdeckten Karten wurden neu gemischt, damit niemand einen Vorteil hat: Jetzt können andere kommen.
undo-asked = { $count ->
    [one] **{ $name }** möchte den letzten Zug zurücknehmen.
   *[other] **{ $name }** möchte die letzten { $count } Züge zurücknehmen.
}
agree = Einverstanden
undo-no = Nein
undo-waiting = Die anderen werden gefragt, ob du den Zug zurücknehmen darfst.
bot-plays-for-you = Ein Bot spielt für dich.
hand-back = Selbst weiterspielen
bot-moves-made = Ein Bot hat für dich gespielt.
bot-moves-undo = Seine Züge zurücknehmen
still-here = Ich bin da
earlier = Du siehst einen früheren Stand.
back-to-now = Zurück zum Spiel
curtain = Gib den Bildschirm weiter an { $name }
curtain-why = Die Karten bleiben verdeckt, bis du den Vorhang öffnest.
curtain-lift = Ich bin { $name }

recap = Seit deinem letzten Zug
recap-again = Noch einmal ansehen
speed = Tempo der Züge

react = Reagieren
react-mute = Reaktionen von { $name } ausblenden
react-applause = Applaus
react-laugh = Lachen
react-wow = Staunen
react-oh-no = O nein
react-hurry = Ich warte
react-thanks = Danke

your-turn-title = ● Du bist am Zug · { $game }
not-your-turn = { $name } ist am Zug.
only-watching = Du schaust zu: Ziehen können nur die Spieler.
curtain-first = { $name } ist am Zug: erst den Vorhang öffnen.
spoken-time-left = Noch { $seconds } Sekunden.
bot-takes-over = Einen Bot weiterspielen lassen
seat-bot-for = hier spielt ein Bot
seat-hints = { $count ->
    [one] { $count } Tipp genutzt
   *[other] { $count } Tipps genutzt
}
seat-taken-back = { $count ->
    [one] { $count }-mal einen Zug zurückgenommen, nachdem mehr zu sehen war
   *[other] { $count }-mal einen Zug zurückgenommen, nachdem mehr zu sehen war
}

log-empty = Noch ist nichts geschehen.
newest-last = Neuestes unten
show-count = Zur Wertung
spoken-turn = Du bist am Zug: { $asked }
time-turn = Zeit für diesen Zug:
time-bank = in Reserve:
time-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
