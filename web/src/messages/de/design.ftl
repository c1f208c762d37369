### Die Seite, die jede Karte, jeden Stein und jedes Bedienelement zeigt.

title = Gestaltung
marks = Farbe, Form, Buchstabe
emblems = Embleme und Zeichen
controls = Bedienelemente
type = Schrift
seats = Spieler und Frage
count = Die Wertung
idle = ruhend
legal = möglich
hinted = Tipp
selected = gewählt
preview = Vorschau
last = letzter Zug
lost = geht verloren
off = nicht möglich
