### Was jede Seite sagt.

game-title = { $game } · Stofa

back = Zurück
close = Schließen
menu = Menü
rules = Regeln
log = Verlauf
more-of-table = Mehr anzeigen
loading = Einen Augenblick …
loading-parts = { $done } von { $total } Teilen
failed = Etwas ist schiefgegangen. Bitte noch einmal versuchen.
offline-now = Der Server ist nicht zu erreichen. Bitte noch einmal versuchen.
play-here = Auf diesem Gerät spielen
play-here-why = Gegen Bots oder mit anderen an diesem Bildschirm. Das geht ohne den Server.
try-again = Noch einmal versuchen
read-rule = { $rule } lesen
players = Spieler

connection-connected = verbunden
connection-connecting = verbindet …
connection-offline = offline

colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün

seat-you = du
seat-bot = Bot
seat-free = freier Platz
seat-next = danach
seat-away = nicht da
seat-number = Platz { $seat }

table-gone = Diesen Tisch gibt es hier nicht
table-gone-why = Er wurde gelöscht, oder dein Platz wurde neu vergeben.
no-table-why = Vielleicht ist der Link nicht vollständig, oder der Tisch wurde gelöscht.
to-home = Zur Startseite

waiting = **{ $name }** ist am Zug.
spoken-times = { $times }-mal.
line-open = Züge und Fragen eingeben
confirm = Bestätigen
take-back = Zurücklegen
game-over = Die Partie ist zu Ende.

play-bots = Gegen Bots spielen
against-bots = { $count ->
    [one] ein Bot · { $level }
   *[other] { $count } Bots · { $level }
}
how-hard = Wie stark sollen Bots spielen?

## Die erste Seite.

stofa-is = { $count ->
    [1] Ein Spiel, ein Tisch
    [2] Zwei Spiele, ein Tisch
    [3] Drei Spiele, ein Tisch
    [4] Vier Spiele, ein Tisch
   *[other] { $count } Spiele, ein Tisch
}
stofa-how = Spiel sofort gegen Bots oder eröffne einen Tisch und lade Freunde ein.
players-count = { $from ->
    [0] { $to } Spieler
   *[other] { $from }–{ $to } Spieler
}
teams-count = { $count ->
    [2] zwei Teams
   *[other] { $count } Teams
}
minutes = { $minutes }{"\u00A0"}Min.
new-table = Neuer Tisch
learn = Spiel lernen

greeting = { $time ->
    [morning] Guten Morgen
    [evening] Guten Abend
   *[day] Guten Tag
}{ $named ->
    [yes] , { $name }.
   *[no] .
}
your-name = Dein Name
your-name-why = Die anderen sehen ihn am Tisch. Kein Konto, kein Passwort.
name-keep = Das bin ich
name-change = Name ändern
me = Gast

tables-waiting = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
tables-none = Du hast noch keinen Tisch. Wähle ein Spiel und spiele los.
my-tables = Meine Tische
all-my-games = Alle meine Partien
state-your-turn = Du bist am Zug
state-turn-of = { $name } ist am Zug
state-open = wartet auf Mitspieler
free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
state-until = Frist: { $date }
state-since = zuletzt gezogen { $ago }
state-opened = eröffnet { $ago }
ago-minutes = { $count ->
    [0] gerade eben
   *[other] vor { $count } Min.
}
ago-hours = vor { $count } Std.
ago-days = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
}
finished-games = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
delete-table = Diesen Tisch löschen: { $game }
delete-sure = Für alle löschen?
delete-yes = Ja, löschen
delete-no = Behalten
replay = Nachspielen

people = Mit anderen spielen
people-link = Alle am eigenen Gerät
people-link-why = Du schickst einen Link oder zeigst einen Code zum Scannen.
people-here = Gemeinsam an diesem Bildschirm
people-here-why = Ihr reicht das Gerät reihum weiter.
watch-what = Link oder Code eines Tisches
watch-go = Weiter
watch-unclear = Das ist kein Link zu einem Tisch.
replay-file = Aufgezeichnete Partie öffnen
replay-file-why = Eine Datei, die nach einer Partie heruntergeladen wurde, oder eine gespeicherte Partie zum Weiterspielen.
replay-file-unclear = In dieser Datei ist keine Partie, die sich nachspielen lässt: Sie enthält etwas anderes, ist beschädigt oder stammt aus einer anderen Version.
language = Sprache
settings = Einstellungen
theme = Farbschema
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-to-dark = Auf Dunkel umschalten
theme-to-light = Auf Hell umschalten
footer = Frei und offen. Kein Konto: Ein Link ist ein Platz. Mit keinem Verlag verbunden.
