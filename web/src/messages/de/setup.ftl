### Einen Tisch eröffnen, an ihm warten und über einen Link dazukommen.

step-game = Spiel
step-seats = Plätze
step-options = Optionen
options-change = Ändern
add-seat = Noch ein Platz
seat-count = Wie viele spielen?
seat-count-of = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
who-sits = Wer auf Platz { $seat } sitzt
wish-me = Ich
wish-link = Per Link einladen
wish-open = Wer den Link hat
wish-here = Jemand hier
wish-bot = Bot · { $level }
wish-link-about = ein Link für eine Person
wish-open-about = wer zuerst kommt
wish-here-about = an diesem Bildschirm
wish-bot-about = hat immer Zeit
free-seat = Freier Platz
name-of-seat = Name auf Platz { $seat }

option-clock = Bedenkzeit
option-clock-about = Ist sie abgelaufen, spielt ein Bot weiter.
option-clock-none-about = Ohne Uhr darf ein Zug { $days } Tage dauern. Danach übernimmt ein Bot.
clock-none = Ohne Uhr
clock-turn = { $seconds ->
    [30] 30 Sekunden je Zug, { $minutes } Minuten Reserve
    [60] 1 Minute je Zug, { $minutes } Minuten Reserve
    [120] 2 Minuten je Zug, { $minutes } Minuten Reserve
   *[other] { $seconds } Sekunden je Zug, { $minutes } Minuten Reserve
}
clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
option-spectators = Zuschauer
option-spectators-about = Sie sehen keine Handkarten.
option-hints = Tipps
option-hints-about = Ein Bot sagt, was er tun würde. Alle sehen, wie oft jemand gefragt hat.
option-reactions = Reaktionen
option-reactions-about = Sechs kleine Zeichnungen, mit denen ihr einander antwortet, ohne Worte.
option-begin = Die Partie beginnt
begin-full = Sobald alle da sind
begin-host = Wenn ich starte
yes = Ja
no = Nein
by-chance = Der Zufall entscheidet

ready-alone = Du sitzt nicht selbst am Tisch, sondern schaust zu.
ready-full = Alle sind da. Die Partie beginnt sofort.
ready-free = { $count ->
    [one] Ein Platz ist frei. Du bekommst einen Link zum Verschicken.
   *[other] { $count } Plätze sind frei. Du bekommst Links zum Verschicken.
}
create-table = Tisch eröffnen
create-begin = Partie starten
create-bots = Mit Bots starten
create-bots-sure = Ohne Freunde starten? { $count ->
    [one] Den freien Platz bekommt ein Bot ({ $level }).
   *[other] Die { $count } freien Plätze bekommen Bots ({ $level }).
}
create-bots-no = Zurück

lobby = Warten auf Mitspieler
lobby-begins = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-starts-full = Die Partie beginnt, wenn alle Plätze besetzt sind oder der Gastgeber sie startet.
lobby-starts-host = Der Gastgeber startet die Partie.
lobby-start = Jetzt starten
lobby-start-bots = Starten und freie Plätze mit Bots besetzen
lobby-bots-sure = Ohne sie starten? { $count ->
    [one] Den freien Platz bekommt ein Bot
   *[other] Die freien Plätze bekommen Bots
}; wer später kommt, kann von einem Bot übernehmen, wenn die anderen zustimmen.
lobby-bots-no = Weiter warten
lobby-bots-yes = Ja, mit Bots starten
lobby-leave = Meinen Platz aufgeben
lobby-sit = Hier Platz nehmen
lobby-sit-why = Ein Platz ist frei. Sag, wer du bist, und spiel mit.
lobby-watching = Du schaust zu.
lobby-link-of = Link für Platz { $seat }
lobby-link-table = Link zu diesem Tisch, für alle
lobby-link-once = Er gilt einmal, für eine Person.
lobby-link-many = Wer ihn öffnet, kann einen freien Platz nehmen oder zuschauen.
lobby-link-lost = Diesen Link kennt nur das Fenster, in dem der Tisch eröffnet wurde. Erzeuge hier einen neuen.
lobby-link-left = Hier saß schon jemand und ist wieder gegangen. Erzeuge einen neuen Link für die nächste Person.
lobby-new-link = Neuer Link
lobby-new-link-why = Der alte Link gilt dann nicht mehr.
lobby-here = ist da
lobby-share = Teilen
share-title = Scannen und Platz nehmen
share-table = Scannen und einen freien Platz nehmen
share-seat = Scannen und Platz { $seat } nehmen
who-is-here = Wer schon da ist
who-count = { $here } von { $all }
while-you-wait = Solange ihr wartet
more = Mehr
link-copy = Kopieren
link-copied = Der Link ist kopiert.
link-copied-short = Kopiert
link-share = Teilen
link-text = Komm, spiel { $game } mit mir.
link-qr = QR-Code des Links

claim-title = Ein Platz ist für dich reserviert
claim-why = Wie dürfen wir dich nennen?
no-clock = ohne Uhr: Ein Zug darf { $days } Tage dauern
claim-by = { $host } lädt dich ein zu einer Partie
claim-by-somebody = Du bist eingeladen zu einer Partie
claim-you = Du
claim-your-seat = dein Platz
claim-watch = Nur zuschauen
claim-go = Platz nehmen
own-seat = Dein Platz auf diesem Gerät
own-seat-why = Der Link gehört zu deinem eigenen Tisch: Spiel hier mit denselben Karten weiter.
own-seat-go = Hier weiterspielen
claim-asked = Einen Augenblick
claim-asked-why = Die Partie hat begonnen, und auf deinem Platz spielt ein Bot. Die Spieler werden gefragt, ob du ihn nehmen darfst: Sobald alle einverstanden sind, sitzt du am Tisch.
claim-table-of = Tisch von { $host } · { $game }
claim-taken = Dieser Platz ist vergeben
claim-taken-why = Mit diesem Link hat { $name } Platz genommen: Er gilt einmal.
claim-taken-own = Bist du das, an einem anderen Gerät? Öffne dort den Tisch und nimm aus dem Menü den Link für ein weiteres Gerät.
claim-taken-ask = Oder bitte { $host } um einen neuen Link.
claim-taken-ask-sender = Oder lass dir einen neuen Link schicken.
claim-over = Dieser Link funktioniert nicht
claim-used-why = Ein Link gilt einmal, und dieser wurde schon benutzt. Lass dir einen neuen schicken. Hast du ihn selbst auf einem anderen Gerät benutzt, dann öffne dort den Tisch und nimm aus dem Menü den Link für ein weiteres Gerät.
claim-unknown-why = Vielleicht wurde er nicht ganz kopiert, oder es gibt einen neueren. Frag die Person, die ihn geschickt hat.

### Handys im selben Netz.

only-here = Im Moment kann nur dieser Computer den Tisch öffnen.
only-here-link = Diesen Link kann nur dieser Computer öffnen.
only-here-browser = Für einen anderen Browser auf diesem Computer
house-title = Lass Handys in diesem Haus mitspielen
house-why = Stofa öffnet sich für dein WLAN und zeigt einen Code zum Scannen. Nichts verlässt das Haus, und du kannst jederzeit wieder schließen.
house-open = Handys hereinlassen
house-is-open = Offen für dieses Haus
house-came-in = { $count ->
    [0] Noch ist niemand hereingekommen.
    [one] Ein Gerät ist hereingekommen.
   *[other] { $count } Geräte sind hereingekommen.
}
house-close = Haus wieder schließen
house-close-why = Wer über diese Adresse hereingekommen ist, verliert dann die Verbindung.
house-close-yes = Ja, schließen
house-close-no = Offen lassen
house-address = Adresse
