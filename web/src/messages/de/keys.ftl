### Die Tasten am Tisch, und wie man sie ändert.

keys = Tasten
keys-about = Sie gelten am Tisch und nie, während du in ein Feld schreibst. Um eine zu ändern, wähle sie und drücke die neue Taste. Entf lässt den Befehl ohne Taste, Esc alles beim Alten.
keys-all = Alle Tasten
keys-restore = Alle Tasten zurücksetzen
set-keys = Einzelne Tasten
set-keys-about = Buchstaben, Ziffern und Zeichen ohne Strg. Schalte sie aus, wenn du deinem Computer diktierst.
group-answers = Antworten
group-places = Sprungziele
group-size = Größe des Spielbretts
group-help = Zuhören und Hilfe
group-fixed = Überall

key-next = Die nächste Antwort
key-previous = Die vorige Antwort
key-answer = Antwort { $number }
key-confirm = Bestätigen: den Hauptknopf drücken
key-put-back = Zurücklegen, was aufgenommen ist
key-undo = Rückgängig
key-hint = Der Knopf für den Tipp (erst die Eingabetaste fragt danach)
key-question = Was gefragt ist
key-hand = Deine Hand
key-display = Die Auslage
key-board = Das Spielbrett
key-players = Die Spieler
key-more = Was neben dem Brett liegt
key-log = Der Verlauf
key-line = Die Zeile zum Schreiben
key-larger = Das Spielbrett vergrößern
key-smaller = Verkleinern
key-whole = Ganz zeigen
key-repeat = Den letzten Satz noch einmal sagen
key-since = Alles, was die anderen seit deinem letzten Zug getan haben
key-keys = Diese Liste
key-none = keine
key-change = { $key }: { $action }{ $works ->
    [no] , ausgeschaltet
   *[yes] {""}
}. Ändern
key-press = Drücke eine Taste …
key-press-now = Drücke eine Taste für: { $action }
key-changed = { $action }: { $key }
key-taken = { $key } ist vergeben: { $action }.
key-reserved = { $key } braucht man, um sich zu bewegen und etwas zu drücken.
key-no-answer = { $count ->
    [0] Gerade wirst du nichts gefragt.
    [one] Es gibt nur eine Antwort.
   *[other] Es gibt nur { $count } Antworten.
}
key-no-confirm = Noch gibt es nichts zu bestätigen.
key-no-hint = Gerade kannst du keinen Tipp bekommen.
key-no-place = Gerade nicht hier: { $place }.

name-Ctrl = Strg
name-Alt = Alt
name-Shift = Umschalt
name-Enter = Eingabe
name-Escape = Esc
name-Delete = Entf
name-Space = Leertaste
fixed-tab = Von einem zum nächsten; von der Frage zur ersten Antwort
fixed-tab-keys = Tab
fixed-arrows = An einer Kartenreihe entlang, über das Brett, im Verlauf
fixed-arrows-keys = ← → ↑ ↓
fixed-cards = Bei deinen Wagenkarten: eine mehr oder weniger; alle einer Farbe, keine
fixed-cards-keys = ↑ ↓ Ende Pos1
fixed-enter = Wählen oder zurücknehmen
fixed-enter-keys = Eingabe, Leertaste
fixed-replay = Im Nachspielen vor und zurück
fixed-replay-keys = ← → Pos1 Ende

## Die Teile eines Tisches, zwischen denen man sich bewegt.

skip-to-question = Zur Frage
skip-to-keys = Alle Tasten
zone-question = Was gefragt ist
zone-board = Spielbrett
zone-own = Vor dir
zone-more = Neben dem Brett
zone-next = Wie es weitergeht
