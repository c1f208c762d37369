### Was abgelehnt wird, und was an einem Tisch geschieht.

stale = Das ist inzwischen entschieden. Schau noch einmal hin.
bad-message = Das ist nicht zu lesen: { $problem }.
no-device = Nimm zuerst Platz.
not-your-seat = Dieser Platz ist nicht deiner.
address-closed = Diese Adresse funktioniert nicht: Dort antwortet niemand.
no-network = Dieser Computer ist in keinem Netz, in dem andere Geräte ihn erreichen könnten.
no-such-address = Diese Adresse hat der Computer nicht.
not-here = Das darf nur, wer an dem Computer sitzt, auf dem der Server läuft.
not-host = Das darf nur der Gastgeber des Tisches.
wrong-origin = Diese Seite darf das hier nicht.
no-spectators = Dieser Tisch lässt keine Zuschauer zu.
screen-closed = Dieser Link öffnet den großen Bildschirm nicht mehr. Öffne ihn vom Tisch aus neu.
no-table = Diesen Tisch gibt es nicht.
no-page = Diese Seite gibt es nicht.
no-lesson = Von „{ $game }“ gibt es keine geführte erste Partie.
wrong-method = So geht das nicht.
claim-unknown = Dieser Link gehört zu keinem Platz.
claim-used = Dieser Link ist schon benutzt worden. Lass dir einen neuen geben.
too-big = Das ist zu groß: höchstens { $most } Bytes.
too-slow = Das kam zu langsam an: { $most } Sekunden sind erlaubt.
slow-down = Zu schnell. Bitte warte einen Augenblick.
too-many-tables = Ein Gerät kann höchstens { $most } Tische haben. Lösche zuerst einige.
too-many-sockets = Es sind schon zu viele Verbindungen offen.
failed = Hier ist etwas schiefgegangen. Es wurde vermerkt.
damaged = Was davon gespeichert war, lässt sich nicht mehr lesen. Wenn jemand Stofa für dich betreibt, sag dort bitte Bescheid.
try-again = Das ging gerade nicht. Bitte versuche es noch einmal.
not-started = Die Partie hat noch nicht begonnen.
started-already = Die Partie hat schon begonnen.
not-finished = Die Partie ist noch nicht zu Ende.
not-played-here = Diese Partie wurde nicht hier gespielt.
bot-plays = Für diesen Platz spielt ein Bot.
beyond-choice = Nur der letzte Zug einer Auswahl darf Karten bringen oder deinen Zug beenden: Die Züge vor Nummer { $number } tun das schon.
no-bot-plays = Für diesen Platz spielt kein Bot.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-too-far = Seitdem hat ein Platz den Besitzer gewechselt, oder ein Bot hat übernommen. Was davor gespielt wurde, bleibt.
no-undo-asked = Niemand hat dich gefragt, ob Züge zurückgenommen werden dürfen.
nobody-to-nudge = Es gibt niemanden, den du erinnern könntest.
nudged-already = Die letzte Erinnerung ist noch keine Minute her.
not-absent = Die Person ist da. Erinnere sie zuerst und warte eine Minute.
just-left = Die Person war vor weniger als einer Minute noch da. Lass ihr etwas Zeit zurückzukommen.
weak-stand-in = Dieser Bot spielt nicht gut genug, um jemanden zu vertreten. Wähle einen von diesen: { $bots }.
asked-already = Darum hast du schon gebeten.
log-full = Dieser Tisch besteht schon sehr lange. Die Partie kann nur noch zu Ende gespielt werden.
seat-taken = Da sitzt schon jemand.
seat-held = Die Partie hat begonnen: Dieser Platz geht nur an jemand anderen, wenn die Person, die dort sitzt, zustimmt oder wegbleibt.
seat-asked = Die Partie hat begonnen. Die Spieler werden gefragt, ob du diesen Platz nehmen darfst.
seat-declined = Die Spieler möchten diesen Platz lieber dem Bot überlassen. Frag den Gastgeber.
no-seat-asked = Niemand fragt nach diesem Platz.
one-seat = Du hast in dieser Partie schon einen Platz.
own-link = Dieser Link ist für die Person, die dort schon sitzt, auf einem weiteren Gerät. Bitte den Gastgeber um einen eigenen.
no-seat-free = Kein Platz ist frei.
too-many-devices = Ein Platz kann auf höchstens { $most } Geräten sein. Bitte den Gastgeber um einen neuen Link.
too-late = Dafür ist es zu spät.
bad-name = Ein Name hat höchstens { $most } Zeichen.
bot-name = So heißen nur Bots.
invisible-name = Von diesem Namen ist nichts zu sehen. Wähle einen, den die anderen lesen können.
heaped-name = In diesem Namen trägt ein Buchstabe zu viele Zeichen.
untidy-name = Ein Name in der Aufzeichnung hat unsichtbare Zeichen oder überflüssige Leerzeichen.
game-gone = Das Spiel „{ $game }“ ist hier nicht installiert.
unknown-rules = Dieser Tisch spielt nach Fassung { $rules } der Regeln; hier bekannt: { $known }.
record-running = Die Partie in der Aufzeichnung ist nicht zu Ende, und nur Bots haben darin Plätze.
record-long = Eine Aufzeichnung darf hier höchstens { $most } Züge haben, gezogene Karten mitgezählt.
record-position = Eine Partie, die von einer Stellung aus begonnen hat, kann hier nicht aufbewahrt werden.
no-hints = An diesem Tisch gibt es keine Tipps.
no-reactions = An diesem Tisch gibt es keine Reaktionen.
reacted-already = Du hast gerade erst reagiert. Warte ein paar Sekunden.
no-decision = In diesem Moment hat niemand etwas entschieden.
bad-mail = Das ist keine E-Mail-Adresse.
no-mail = Dieser Server verschickt keine E-Mails.
no-zone = Die Zeitzone „{ $zone }“ ist hier nicht bekannt.
mail-not-taken = Die E-Mail ließ sich gerade nicht verschicken. Bitte versuch es später noch einmal.
mail-too-often = An diese Adresse gingen heute schon genug E-Mails. Sieh auch im Spam-Ordner nach.

bot-beginner = Anfänger
bot-beginner-about = gutmütig, übersieht das meiste, was möglich wäre
bot-easy = Leicht
bot-easy-about = übersieht noch manches
bot-medium = Mittel
bot-medium-about = spielt, was auf den ersten Blick am besten aussieht
bot-hard = Schwer
bot-hard-about = denkt voraus
bot-expert = Experte
bot-expert-about = denkt voraus und lässt sich dafür mehr Zeit
bot-random = Zufällig
bot-greedy = Gierig
bot-thoughtful = Bedächtig

## Was an einem Tisch geschieht.

event-opened = Der Tisch wurde eröffnet.
event-seated = { $you ->
    [yes] Du hast Platz genommen.
   *[no] { $name } hat Platz genommen.
}
event-left-seat = { $you ->
    [yes] Du bist gegangen.
   *[no] { $name } ist gegangen.
}
event-revoked = Der Gastgeber hat einen Platz zurückgenommen; es gibt einen neuen Link dafür.
event-seat-asked = { $you ->
    [yes] Der Gastgeber möchte deinen Platz jemand anderem geben.
   *[no] Der Gastgeber möchte den Platz von { $name } jemand anderem geben.
}
event-seat-wanted = { $newcomer } möchte den Platz nehmen, auf dem ein Bot spielt.
event-seat-answered = { $you ->
    [yes] { $yes ->
        [yes] Du bist einverstanden.
       *[no] Du bist nicht einverstanden.
    }
   *[no] { $yes ->
        [yes] { $name } ist einverstanden.
       *[no] { $name } ist nicht einverstanden.
    }
}
event-seat-freed = { $why ->
    [given] { $name } hat den Platz abgegeben; jemand anders darf ihn nehmen.
    [absent] { $name } ist schon lange weg; jemand anders darf den Platz nehmen.
   *[empty] Jemand darf den Platz nehmen, auf dem ein Bot spielt.
}
event-seat-kept = { $you ->
    [yes] Dein Platz bleibt deiner.
   *[no] Der Platz bleibt bei { $name }.
}
event-here = { $you ->
    [yes] Du hast gezeigt, dass du da bist.
   *[no] { $name } ist da.
}
event-started = Die Partie beginnt.
event-undo-asked = { $you ->
    [yes] Du hast gefragt, ob du Züge zurücknehmen darfst.
   *[no] { $name } möchte Züge zurücknehmen.
}
event-undo-answered = { $you ->
    [yes] { $yes ->
        [yes] Du warst einverstanden.
       *[no] Du warst nicht einverstanden.
    }
   *[no] { $yes ->
        [yes] { $name } war einverstanden.
       *[no] { $name } war nicht einverstanden.
    }
}
event-undone = { $you ->
    [yes] Du hast Züge zurückgenommen.
   *[no] { $name } hat Züge zurückgenommen.
}
event-nudged = { $you ->
    [yes] { $by } hat dich daran erinnert, dass du am Zug bist.
   *[no] { $by } hat { $name } an den Zug erinnert.
}
event-take-over-asked = { $you ->
    [yes] { $by } möchte, dass ein Bot für dich spielt.
   *[no] { $by } möchte, dass ein Bot für { $name } spielt.
}
event-taken-over = { $why ->
    [left] { $name } ist gegangen, ein Bot spielt weiter.
    [empty] Ein Bot spielt auf einem Platz, den niemand genommen hat.
    [time] Ein Bot spielt für { $name } weiter: Die Zeit ist um.
   *[chosen] Ein Bot spielt für { $name } weiter.
}
event-handed-back = { $you ->
    [yes] Du spielst selbst weiter.
   *[no] { $name } ist zurück und spielt weiter.
}
event-timed-out = { $you ->
    [yes] Deine Zeit ist um.
   *[no] Die Zeit von { $name } ist um.
}
event-hinted = { $you ->
    [yes] Du hast dir einen Tipp geben lassen.
   *[no] { $name } hat sich einen Tipp geben lassen.
}
event-stood-in = { $why ->
    [illegal] Der Bot „{ $bot }“ hat einen Zug gewählt, der nicht erlaubt ist
    [hung] Der Bot „{ $bot }“ hat nicht geantwortet
    [gone] Der Bot „{ $bot }“ ist nicht mehr installiert
   *[raised] Der Bot „{ $bot }“ ist gescheitert
}; ein anderer hat für { $name } gezogen.
event-reacted = { $reaction ->
    [applause] { $you ->
        [yes] Du applaudierst.
       *[no] { $name } applaudiert.
    }
    [laugh] { $you ->
        [yes] Du lachst.
       *[no] { $name } lacht.
    }
    [wow] { $you ->
        [yes] Du staunst.
       *[no] { $name } staunt.
    }
    [oh-no] { $you ->
        [yes] Du stöhnst.
       *[no] { $name } stöhnt.
    }
    [hurry] { $you ->
        [yes] Du wartest.
       *[no] { $name } wartet.
    }
   *[thanks] { $you ->
        [yes] Du bedankst dich.
       *[no] { $name } bedankt sich.
    }
}
event-finished = Die Partie ist zu Ende.
event-rematched = Dieselben Spieler spielen noch einmal, an einem anderen Tisch.
