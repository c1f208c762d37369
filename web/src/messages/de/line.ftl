### Die Zeile, in die man Züge und Fragen eingibt.

line = Gib einen Zug oder eine Frage ein
line-close = Zeile schließen
line-about = Zum Beispiel „{ $example }“, oder „?“ für Hilfe.
answers = Antworten
suggestions = Vorschläge

## Was eingegeben werden kann. Vorgeschlagen wird das erste Wort jeder Liste.

fillers = der, die, das, den, dem, des, ein, eine, einen, zu, zum, zur, von, vom, aus, in, im, an, am, auf, mit, und, mein, meine, meinen, Karte, Karten, bitte, für, Feld, Felder, ab, es, ich, nach
numbers = null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn
words-help = Hilfe, was kann ich eingeben
words-moves = Züge, was kann ich tun, Möglichkeiten
words-prompt = Frage, was nun, noch mal, nochmal
words-who = wer, wer ist dran, Spieler, Reihenfolge
words-last = zuletzt, was ist passiert, seither
words-log = Verlauf, Protokoll
words-time = Zeit, Uhr
words-why = warum nicht, warum, wieso nicht, wieso
words-rule = Regel, Regeln
words-confirm = ok, ja, bestätigen, senden
words-clear = zurücklegen, verwerfen, abbrechen
words-undo = rückgängig, zurücknehmen
words-hint = Tipp, Hinweis
words-close = Zeile schließen, Zeile zu

## Was geantwortet wird.

quoted = „{ $text }“
which = Welcher Zug? Gib seine Nummer ein oder mehr davon.
which-more = { $count ->
    [one] Und noch einer.
   *[other] Und { $count } weitere.
}
unknown = „{ $typed }“ ist hier weder ein Zug noch eine Frage.
unknown-help = „?“ sagt, was du eingeben kannst.
nearest = Meinst du { $these }?
no-subject = Nach „{ $typed }“ kann man hier nicht fragen.
made = Erledigt: { $move }.
not-made = Das wurde nicht gemacht: { $move }.
chosen = Gewählt: { $move }.
chosen-already = Das ist schon gewählt: { $move }.
not-chosen = Das passt nicht zum Übrigen: { $move }.
to-send = „{ $word }“ schickt es ab.
nothing-chosen = Es ist nichts gewählt, was du abschicken könntest.
not-ready = So kannst du es noch nicht abschicken.
cleared = Nichts ist mehr gewählt.
no-undo = Jetzt lässt sich nichts zurücknehmen.
hinting = Ein Tipp kommt gleich.
no-hint = Jetzt gibt es keine Tipps.
closed = Die Zeile ist geschlossen.
possible = Das kannst du jetzt tun: { $move }.
gone = Inzwischen ist am Tisch etwas geschehen. Versuch es noch einmal.
opened = { $rule } ist aufgeschlagen.
opened-rules = Die Regeln sind aufgeschlagen.
only-looked-at = Hier lässt sich nichts spielen, nur ansehen. Stell eine Frage.
last-none = Seit deinem letzten Zug hat niemand gezogen.
no-clock = Es gibt keine Uhr.
time-left = Für diesen Zug bleiben { $time }.
no-moves = Du hast gerade nichts zu tun.
moves-count = { $count ->
    [one] Du kannst eines tun:
   *[other] Du hast { $count } Möglichkeiten:
}
help-moves = Gib einen Zug ein, etwa { $examples }. Die Anfänge der Wörter genügen.
help-questions = Oder eines von diesen: { $questions }.
who-you = Du bist am Zug.
who-other = { $name } ist am Zug.
who-nobody = Niemand ist am Zug.
who-players = Am Tisch: { $players }.
who-own = du ({ $colour })
who-seat = { $name } ({ $colour })
