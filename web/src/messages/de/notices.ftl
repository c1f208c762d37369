### Erfahren, dass man am Zug ist, und die Links in E-Mails.

notices = Sag mir, wenn ich am Zug bin
notices-about = Solange der Tisch nicht offen ist: eine Zeile und ein Link, nichts von den Karten, höchstens einmal pro Zug.
here = Auf diesem Gerät
here-about-off = Dein Browser fragt dich, ob er das darf.
here-about-push = Du erfährst es auch, wenn die Seite geschlossen ist.
here-about-page = Nur solange diese Seite in einem Tab offen ist: Dein Browser erreicht keinen Dienst für Mitteilungen.
here-about-blocked = Dein Browser lässt von dieser Seite keine Mitteilungen zu. Erlaube sie in den Einstellungen des Browsers und komm dann zurück.
here-about-unsupported = Dieser Browser kann das nicht.
here-about-insecure = Browser tun das nur für Seiten, die mit https geöffnet wurden, oder auf dem Gerät, auf dem Stofa läuft.
here-about-install = Auf iPhone und iPad geht es, sobald Stofa auf dem Home-Bildschirm liegt: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne es dort.
by-mail = Per E-Mail
by-mail-about = Zuerst bekommst du dort eine E-Mail, um zuzustimmen. Die Adresse dient nur dazu und wird gelöscht, wenn du deinen letzten Tisch verlässt.
address = E-Mail-Adresse
ask = E-Mail zum Bestätigen senden
asked = An { $address } ist eine E-Mail unterwegs. Öffne den Link darin, um zuzustimmen.
mail-on = E-Mails gehen an { $address }.
mail-stop = Keine E-Mails mehr
mail-other = Andere Adresse
quiet = Ruhezeit
quiet-about = Was dann geschieht, erfährst du danach, falls du noch am Zug bist. Zeitzone: { $zone }.
quiet-from = von
quiet-until = bis
offer = Soll Stofa dir sagen, wenn du am Zug bist?
offer-yes = Ja, sag es mir
offer-mail = Per E-Mail …
offer-no = Jetzt nicht
told-push = Du erfährst es, auch wenn die Seite geschlossen ist.
told-page = Du erfährst es, solange diese Seite in einem Tab offen ist.

your-turn = Du bist am Zug
your-turn-at = Du bist am Zug: { $game }.

confirm-title = E-Mails, wenn du am Zug bist?
confirm-why = Dann bekommst du eine Zeile, wenn ein Tisch auf dich wartet, und einen Link dorthin. Mit einem Link in jeder E-Mail kannst du sie wieder abbestellen.
confirm-yes = Ja, sag es mir
confirmed = Abgemacht. Du erfährst es, wenn du am Zug bist.
confirm-over = Dieser Link gilt nicht mehr
confirm-over-why = Er ist wohl älter als zwei Tage, oder es wurde seither ein anderer verschickt. Fordere im Menü deines Tisches einen neuen an.
stopped = Keine E-Mails mehr
stopped-why = Deine Adresse ist hier gelöscht.
stop-over = Hier ist nichts abzubestellen
stop-over-why = An diese Adresse gehen keine E-Mails mehr.

install = Stofa auf diesem Gerät installieren
install-about = Dann öffnet es sich wie ein eigenes Programm, vom Startbildschirm aus.
