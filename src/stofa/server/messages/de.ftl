### Was der Server ablehnt, und warum er nicht startet.

stale = Das ist inzwischen entschieden. Schau noch einmal hin.
bad-message = Das ist nicht zu lesen: { $problem }.
no-device = Nimm zuerst einen Platz ein.
not-your-seat = Dieser Platz ist nicht deiner.
not-host = Das darf nur, wer den Tisch eröffnet hat.
wrong-origin = Diese Seite darf das hier nicht.
no-spectators = Dieser Tisch hat keine Zuschauer.
no-table = Diesen Tisch gibt es nicht.
no-page = Diese Seite gibt es nicht.
wrong-method = So geht das nicht.
claim-unknown = Dieser Link öffnet keinen Platz.
claim-used = Dieser Link ist schon benutzt worden. Lass dir einen neuen geben.
too-big = Das ist zu groß: höchstens { $most } Bytes.
slow-down = Zu schnell. Bitte warte einen Augenblick.
too-many-tables = Ein Gerät kann höchstens { $most } Tische haben. Lösche zuerst welche.
too-many-sockets = Es sind schon zu viele Verbindungen offen.
failed = Hier ist etwas schiefgegangen. Es ist vermerkt.
try-again = Das konnte nicht aufgeschrieben werden. Bitte versuche es noch einmal.
not-started = Das Spiel hat noch nicht begonnen.
started-already = Das Spiel hat schon begonnen.
not-finished = Das Spiel ist noch nicht zu Ende.
not-played-here = Dieses Spiel wurde nicht hier gespielt.
rematched-already = Es gibt schon eine Revanche.
bot-plays = Für diesen Platz spielt ein Bot.
no-bot-plays = Für diesen Platz spielt kein Bot.
nothing-to-undo = Es gibt nichts zurückzunehmen.
no-undo-asked = Niemand hat dich gebeten, Züge zurückzunehmen.
nobody-to-nudge = Es gibt niemanden zu erinnern.
nudged-already = Erst vor weniger als einer Minute wurde daran erinnert.
not-absent = Dort ist jemand. Erinnere erst, und warte eine Minute.
asked-already = Darum hast du schon gebeten.
log-full = Dieser Tisch geht schon sehr lange. Das Spiel kann nur noch zu Ende gespielt werden.
seat-taken = Da sitzt schon jemand.
no-seat-free = Kein Platz ist frei.
too-many-devices = Ein Platz kann auf { $most } Geräten sein. Bitte um einen neuen Link.
too-late = Dafür ist es zu spät.
in-time = Es ist noch Zeit.
bad-name = Ein Name hat höchstens { $most } Zeichen.
bot-name = So heißen nur Bots.
game-gone = Dieser Server hat das Spiel „{ $game }“ nicht.
old-rules = Dieser Tisch spielt nach Fassung { $rules } der Regeln; dieser Server kennt Fassung { $known }.
record-running = Die Aufzeichnung ist von einem Spiel, das nicht zu Ende ist.

newer-schema = Die Datenbank hat Fassung { $version }; dieses Stofa kennt nur Fassung { $known }. Nimm ein neueres Stofa.
bad-database = „{ $database }“ ist keine Datenbank für Stofa: gib einen Pfad für SQLite an oder eine URL postgresql://….
no-psycopg = PostgreSQL braucht ein weiteres Paket: pip install "stofa[postgres]".
no-database = Die Datenbank lässt sich nicht öffnen: { $problem }
port-in-use = Port { $port } von { $host } ist belegt. Wähle einen anderen: --port.
no-address = Kann auf { $host }, Port { $port }, nicht horchen: { $problem }

bot-random = Zufall
bot-greedy = Flink

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
event-started = Das Spiel beginnt.
event-undo-asked = { $you ->
    [yes] Du möchtest Züge zurücknehmen.
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
    [yes] { $by } hat dich erinnert, dass du am Zug bist.
   *[no] { $by } hat an den Zug erinnert: { $name }.
}
event-take-over-asked = { $you ->
    [yes] { $by } möchte, dass ein Bot für dich spielt.
   *[no] { $by } möchte, dass ein Bot für { $name } spielt.
}
event-taken-over = { $why ->
    [left] Ein Bot spielt weiter: { $name } ist gegangen.
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
   *[no] Die Zeit ist um: { $name }.
}
event-finished = Das Spiel ist zu Ende.
event-rematched = Dieselben spielen noch einmal, an einem anderen Tisch.
