### Warum ein Zug in Partners nicht erlaubt ist. Die Nummer der Regel steht vor dem Satz.

cards-come-by-themselves = Karten kommen von selbst; niemand sucht sie aus.
card-comes-first = Zuerst muss eine Karte gegeben werden.
no-card-left = Im Stapel ist keine Karte { $card } mehr.
give-first = Wähle zuerst eine Karte für dein Gegenüber.
giving-is-over = Karten werden nur gleich nach dem Geben weitergereicht.
not-in-hand = { $card } ist nicht auf deiner Hand.
seven-first = Du verteilst gerade eine 7: { $left ->
    [one] { $left } Schritt fehlt
   *[other] { $left } Schritte fehlen
} noch.
can-play = Du kannst eine Karte spielen, also musst du auch.
nobody-home = Zu Hause ist keine Figur.
no-pair = Von keiner Farbe stehen zwei Figuren allein auf der Bahn.
no-pawn = Auf { $square } steht keine Figur.
opponents-pawn = Die Figur auf { $square } ist nicht deine.
partners-pawn = Die Figur auf { $square } gehört deinem Gegenüber: Du ziehst sie, sobald deine vier verriegelt sind.
locked = Die Figur auf { $square } ist verriegelt und zieht nie mehr.
moved-already = Die Figur auf { $square } hatte ihren Teil dieser 7 schon.
too-many-steps = Von dieser 7 { $left ->
    [one] ist nur noch { $left } Schritt
   *[other] sind nur noch { $left } Schritte
} übrig.
not-back-in-goal = Die Figur auf { $square } ist im Ziel: Sie geht nicht vier zurück.
wall = Eine Figur auf { $square } ist eine Mauer: Keine andere Farbe kommt vorbei.
ring-taken = Der äußerste Ring ist besetzt; die Figur auf { $square } kommt nicht ins Ziel.
hemmed-in = Neben der Figur auf { $square } sind die Ringe besetzt; sie kann nicht ziehen.
rest-impossible = Dann wäre der Rest der 7 nicht mehr zu ziehen.
rest-for-partner = Das verriegelt deine letzte Figur, und die Figuren deines Gegenübers können den Rest der 7 nicht ziehen.
rest-for-nobody = Das verriegelt die letzte Figur, und für den Rest der 7 ist keine mehr da.
swap-off-track = Die Figur auf { $square } steht nicht auf der Bahn: Sie wird nicht getauscht.
swap-together = Figuren, die wie auf { $square } zusammenstehen, werden nicht getauscht.
swap-one-colour = Beide Figuren haben dieselbe Farbe: Schreibe „swap same“.

## Der Tisch als Text.

draw-legend = b r y g Figuren (mehrere: zusammen)   B R Y G verriegelt   o Startfeld   + Ring
draw-seat = Platz { $seat }
draw-you = Platz { $seat }, du
draw-home = zu Hause
draw-locked = fest
draw-in-hand = Karten
draw-laid = in dieser Runde gelegt
draw-deck = Stapel
draw-deal = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; { $dealer } gibt, zum { $deal }. Mal von { $deals }
draw-played = schon gesehen
draw-seven = diese 7
draw-left = noch { $left ->
    [one] { $left } Schritt
   *[other] { $left } Schritte
}, für eine Figur auf { $pawns }
draw-hand = deine Hand
draw-given = du gabst
draw-received = du bekamst
colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün

## Was jetzt zu entscheiden ist.

asked-giving = Wähle eine Karte für dein Gegenüber; es wählt eine für dich.
asked-playing = Spiele eine Karte.
asked-splitting = Verteile die 7 weiter: Welche Figur geht wie weit?

## Was die Wörter der Züge bedeuten.

about-deal = Eine Karte wird gegeben; sie kommt von selbst, und nur wer sie bekommt, sieht sie (PA-7).
about-give = Reiche diese Karte verdeckt deinem Gegenüber (PA-8).
about-heart = Eine Figur verlässt ihr Zuhause und kommt auf das Startfeld (PA-12).
about-1 = Ziehe mit der Karte 1/14 eine Figur 1 Feld vor (PA-14).
about-2 = Ziehe eine Figur 2 Felder vor (PA-13).
about-3 = Ziehe eine Figur 3 Felder vor (PA-13).
about-5 = Ziehe eine Figur 5 Felder vor (PA-13).
about-6 = Ziehe eine Figur 6 Felder vor (PA-13).
about-8 = „8 start“: Eine Figur verlässt ihr Zuhause. Sonst ziehe eine Figur 8 Felder vor (PA-12, PA-14).
about-9 = Ziehe eine Figur 9 Felder vor (PA-13).
about-10 = Ziehe eine Figur 10 Felder vor (PA-13).
about-12 = Ziehe eine Figur 12 Felder vor (PA-13).
about-13 = „13 start“: Eine Figur verlässt ihr Zuhause. Sonst ziehe eine Figur 13 Felder vor (PA-12, PA-14).
about-14 = Ziehe mit der Karte 1/14 eine Figur 14 Felder vor (PA-14).
about--4 = Ziehe eine Figur vier Felder zurück, aber keine im Ziel (PA-15).
about-7 = Ziehe die Figur auf dem Feld so viele Schritte einer 7; der Rest folgt mit anderen Figuren (PA-16, PA-17).
about-swap = Zwei Figuren, die allein auf der Bahn stehen, wechseln die Plätze; „swap same“ steht für zwei einer Farbe, was nichts ändert (PA-18).
about-fold = Lege alle deine Karten ab, weil keine davon spielbar ist (PA-11).
