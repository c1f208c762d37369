### Was das Terminal sagt.

ruling = Festlegung:
example = Beispiel:

which-game = Welches Spiel?
which-number = Tippe eine Zahl von 1 bis { $last } oder „quit“.
how-many = Wie viele spielen, dich mitgezählt? Von { $fewest } bis { $most }; ohne Eingabe { $fewest }.
welcome = { $game }, { $players } Spieler.
commands =
    Tippe die Nummer eines Zuges oder den Zug selbst (die Anfänge seiner Wörter genügen).
      ?  was jetzt gefragt ist     ? { $rule }  eine Regel     ? { $word }  was ein Wort bedeutet
      board  zeigt den Tisch noch einmal     log  was geschehen ist     quit  beendet das Spiel
      position  zeigt die Stellung als Text     hint  was ein Bot tun würde
left = Du hast den Tisch verlassen. Bis bald!
no-server = Der Server braucht weitere Pakete: pip install 'stofa[server]'
record-kept = Die Aufzeichnung dieser Partie steht in { $file }.
record-exists = Die Datei { $file } gibt es schon: Nenne eine andere für die Aufzeichnung.
narrow = Das Terminal ist { $columns } Zeichen breit, der Tisch braucht aber { $needed }: Mach es breiter, sonst brechen Zeilen um.

hint = Tipp: { $moves }.
hint-wins = { $games ->
    [0] Damit gewinnt man fast nie.
    [100] Damit gewinnt man fast immer.
   *[other] Damit gewinnt man etwa { $games } von 100 Partien.
}
hint-other = Das Nächstbeste: { $move }, etwa { $games }.

you = du
other = Platz { $seat } ({ $bot })
and = {" und "}
history-seat = { $name }: { $moves }
history-cards = Karten: { $moves }

asked = Wähle einen dieser Züge.
stood-in = { $problem } An seiner Stelle zieht der Bot „{ $bot }“.
only-one = (Die Eingabetaste spielt ihn.)
several = Das könnte heißen: { $moves }.
not-understood = „{ $typed }“ ist weder eine Nummer der Liste noch ein Zug. „?“ erklärt mehr.
explain-legal = Jetzt erlaubt: { $moves }.
explain-unknown = „{ $typed }“ ist weder eine Regel noch ein Wort dieses Spiels.

end-score = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
end-won = { $others ->
    [0] Du gewinnst!
   *[other] Du gewinnst, zusammen mit { $names }!
}
end-lost = { $winners ->
    [1] { $names } gewinnt.
   *[other] { $names } gewinnen.
}

draw-suffix = „{ $file }“ ist weder eine .svg- noch eine .png-Datei.
draw-no-png = PNG-Dateien brauchen ein weiteres Paket: pip install 'stofa[png]'
draw-nothing = Nenne ein Spiel, oder mit „--record“ eine Datei.
draw-not-with-record = Eine Aufzeichnung sagt alles über ihre Partie: Lass { $option } weg.
draw-of-record = { $option } gibt es nur zusammen mit „--record“.
draw-no-record = { $records ->
    [one] { $file } hat nur eine Aufzeichnung.
   *[other] { $file } hat nur { $records } Aufzeichnungen.
}
draw-no-move = { $moves ->
    [one] Aufzeichnung { $number } hat nur einen Zug.
   *[other] Aufzeichnung { $number } hat nur { $moves } Züge.
}

way-in = Handys und andere Geräte im selben Netz kommen mit diesem Code dazu:
nobody-came-in = Aus dem Netz ist noch niemand hereingekommen.

## What `stofa doctor` finds. What to do about it is the message of the same name with -do behind it.

doctor-ok = gut
doctor-advice = Rat
doctor-broken = KAPUTT

doctor-versions = Stofa { $version }, Python { $python }
doctor-core-compiled = Der Kern ist kompiliert.
doctor-core-plain = Der Kern ist nicht kompiliert: Bots denken langsam.
doctor-core-plain-do = Installiere einen C-Compiler und danach Stofa noch einmal.
doctor-no-page = Die Seite fehlt: Im Browser wäre nichts zu sehen.
doctor-no-page-do = Installiere Stofa aus einem Wheel; in einem Checkout rufe einmal „python3 run.py“ auf.
doctor-no-uvloop = uvloop ist nicht installiert: Jede Nachricht kostet mehr Rechenzeit.
doctor-no-uvloop-do = pip install uvloop
doctor-old-sqlite = SQLite { $version } ist zu alt.
doctor-old-sqlite-do = Nimm ein Python, das mit SQLite { $oldest } oder neuer gebaut ist.

doctor-bad-database = So eine Datenbank gibt es nicht: { $problem }
doctor-bad-database-do = Gib mit --database einen Pfad für SQLite an oder eine URL, die mit postgresql:// beginnt.
doctor-schema-new = Die Datenbank hat Version { $version }; diese Stofa-Version kennt nur Version { $known }.
doctor-schema-new-do = Installiere die neuere Stofa-Version, die sie benutzt hat, oder kehre zu einer älteren Kopie der Datenbank zurück.
doctor-schema-old = Die Datenbank hat Version { $version }; der nächste Start bringt sie auf Version { $known }.
doctor-schema-old-do = Kopiere sie vorher: stofa backup oder pg_dump. Eine ältere Stofa-Version kann sie danach nicht mehr öffnen.
doctor-sqlite = { $file } ist in Ordnung: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, Version { $version }, SQLite { $sqlite }
doctor-sqlite-none = { $file } gibt es noch nicht; der erste Start legt die Datei an.
doctor-sqlite-served = Ein Server benutzt sie gerade: { $address }
doctor-sqlite-public = Andere Benutzer dieses Rechners können { $file } lesen; darin stehen die Karten laufender Partien.
doctor-sqlite-public-do = chmod 600 { $file }
doctor-sqlite-closed = { $user } kann { $file } nicht benutzen: { $problem }
doctor-sqlite-closed-do = Gib die Datei und ihren Ordner dem Benutzer, unter dem der Server läuft: chown { $user }.
doctor-sqlite-locked = Ein Programm hält { $file } gesperrt.
doctor-sqlite-locked-do = Finde und beende es: lsof { $file }. Der Server selbst sperrt die Datei nur für Millisekunden.
doctor-sqlite-foreign = { $file } ist die Datenbank eines anderen Programms.
doctor-sqlite-foreign-do = Gib mit --database einen anderen Pfad an.
doctor-sqlite-damaged = { $file } ist beschädigt: { $problem }
doctor-sqlite-damaged-do = Halte den Server an, hebe die Datei auf und setze die neueste Kopie an ihre Stelle (docs/hosting/backups.md). Prüfe auch die Festplatte.
doctor-no-psycopg = PostgreSQL braucht noch ein Paket.
doctor-no-psycopg-do = pip install "stofa[postgres]"
doctor-pg = PostgreSQL { $version } ist in Ordnung: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, Version { $schema }, { $ms } ms hin und zurück
doctor-pg-empty = PostgreSQL { $version } ist leer; der erste Start legt die Tabellen an.
doctor-pg-old = PostgreSQL { $version } wird nicht mehr gepflegt.
doctor-pg-old-do = Bringe es auf Version { $oldest } oder neuer.
doctor-pg-unreachable = PostgreSQL lässt sich nicht benutzen: { $problem }
doctor-pg-unreachable-do = Sieh nach, ob es läuft, ob Host, Port, Rolle und Passwort der URL stimmen und ob pg_hba.conf diesen Rechner einlässt.
doctor-pg-read-only = In PostgreSQL darf niemand schreiben: Es ist eine Kopie (Standby) oder schreibgeschützt.
doctor-pg-read-only-do = Nenne in der URL den Hauptserver; unter mehreren findet ihn target_session_attrs=read-write.
doctor-pg-no-create = Die Rolle { $role } darf keine Tabellen anlegen.
doctor-pg-no-create-do = Gib ihr die Datenbank: ALTER DATABASE … OWNER TO { $role };
doctor-pg-no-rights = Die Rolle { $role } darf hier nicht lesen und schreiben: { $tables }.
doctor-pg-no-rights-do = Lass den Server unter der Rolle laufen, die diese Tabellen angelegt hat, oder gib sie dieser: ALTER TABLE … OWNER TO { $role };
doctor-pg-few-connections = PostgreSQL hat nur noch { $free } Verbindungen frei; jeder Prozess des Servers braucht bis zu { $needed }.
doctor-pg-few-connections-do = Erhöhe max_connections oder lass weniger Prozesse laufen.
doctor-pg-slow = Hin und zurück zu PostgreSQL dauert es { $ms } ms, und das mehrmals bei jedem Zug.
doctor-pg-slow-do = Server und Datenbank gehören an denselben Ort.
doctor-pg-deaf = Was eine Verbindung ankündigt, kommt bei der anderen nicht an (LISTEN und NOTIFY): Kein Prozess erführe von den Zügen der anderen.
doctor-pg-deaf-do = Verbinde dich direkt mit PostgreSQL oder über einen Pooler im Modus „session“.

doctor-disk = In { $folder } sind { $free } MB frei.
doctor-disk-low = In { $folder } sind nur noch { $free } MB frei.
doctor-disk-low-do = Schaffe bald Platz; vielleicht liegen dort auch alte Kopien der Datenbank.
doctor-disk-full = Die Festplatte von { $folder } ist voll: Es bleiben { $free } MB. Niemand könnte ziehen.
doctor-disk-full-do = Schaffe sofort Platz.
doctor-folder-closed = { $user } kann im Ordner { $folder } nichts anlegen: { $problem }
doctor-folder-closed-do = SQLite muss das können: chown { $user } { $folder }, oder gib mit --database einen anderen Pfad an.

doctor-clock = Die Uhr zeigt { $now }.
doctor-clock-past = Die Uhr zeigt { $now }; da war Stofa noch nicht installiert.
doctor-clock-past-do = Stelle sie und sorge dafür, dass sie richtig geht: timedatectl set-ntp true
doctor-clock-apart = Die Uhren dieses Rechners und der Datenbank gehen { $seconds } s auseinander: Mehrere Rechner wären sich über Bots und Bedenkzeiten nicht einig.
doctor-clock-apart-do = Sorge dafür, dass beide richtig gehen: timedatectl set-ntp true
doctor-clock-back = Der neueste Tisch wird erst in { $seconds } s eröffnet: Die Uhr geht nach, oder sie ging vor.
doctor-clock-back-do = Stelle sie und sorge dafür, dass sie richtig geht: timedatectl set-ntp true

doctor-port-free = { $address } ist frei.
doctor-server = Unter { $address } antwortet ein Server: Version { $version }, alles in Ordnung.
doctor-server-other = Der Server unter { $address } hat Version { $version }; installiert ist { $installed }.
doctor-server-other-do = Starte ihn neu, damit läuft, was installiert ist.
doctor-server-failing = Der Server unter { $address } meldet Störungen: { $told }
doctor-server-failing-do = Mehr steht in seinem Protokoll; siehe docs/hosting/watching.md.
doctor-port-taken = Ein anderes Programm belegt { $address }.
doctor-port-taken-do = Beende es oder wähle einen anderen Port: --port.
doctor-no-address = { $problem }
doctor-no-address-do = Wähle eine Adresse dieses Rechners (--host) und einen Port ab 1024 (--port).
doctor-network = Andere Geräte im Netz erreichen ihn unter: { $addresses }
doctor-no-network = Dieser Rechner hat keine Adresse, unter der ihn andere Geräte erreichen könnten.
doctor-no-network-do = Verbinde ihn mit einem Netz.
doctor-not-encrypted = { $address } steht dem Netz offen, ohne Verschlüsselung.
doctor-not-encrypted-do = Im eigenen Netz reicht das. Im Internet nimm 127.0.0.1 und stelle einen Proxy davor (docs/hosting/proxy.md).
doctor-no-proxy = { $origin } ist angegeben, aber kein Proxy genannt: Alle hätten dieselbe Adresse und gemeinsame Grenzen.
doctor-no-proxy-do = Nenne den Proxy: --proxy 127.0.0.1
doctor-proxy-elsewhere = Der Proxy für { $origin } steht auf einem anderen Rechner; prüfe es von dort.
doctor-origin-later = { $origin } wird geprüft, sobald der Server läuft.
doctor-origin = { $origin } geht durch den Proxy: Seite und Sockets; /metrics ist zu.
doctor-origin-silent = Auf diesem Rechner antwortet nichts für { $origin }: { $problem }
doctor-origin-silent-do = Starte den Proxy. Steht er auf einem anderen Rechner, nenne den mit --proxy.
doctor-origin-certificate = Das Zertifikat von { $origin } taugt nicht: { $problem }
doctor-origin-certificate-do = Gib dem Proxy eines für diesen Namen; Caddy holt es sich selbst, für nginx nimm certbot.
doctor-origin-not-ours = Der Proxy antwortet für { $origin } mit { $status }, nicht mit diesem Server.
doctor-origin-not-ours-do = Sieh nach, an welchen Port er Anfragen weitergibt (docs/hosting/proxy.md).
doctor-origin-no-socket = Der Proxy antwortet für { $origin }, lässt aber keinen WebSocket durch ({ $status }).
doctor-origin-no-socket-do = Er muss Upgrade, Connection und den Host weitergeben (docs/hosting/proxy.md).
doctor-origin-open-metrics = Alle Welt kann { $origin }/metrics lesen.
doctor-origin-open-metrics-do = Sperre den Pfad am Proxy, nenne den Proxy mit --proxy und lass --open-metrics weg.

doctor-files = { $most } Dateien dürfen offen sein: Platz für { $connections } Verbindungen.
doctor-files-few = Nur { $most } Dateien dürfen offen sein: Platz für { $connections } Verbindungen.
doctor-files-few-do = Erhöhe die Grenze: LimitNOFILE=16384 in der Unit oder ulimit -n.
doctor-workers = Bots können denken: { $wanted ->
    [one] { $wanted } Prozess
   *[other] { $wanted } Prozesse
}
doctor-workers-many = { $wanted } Prozesse für Bots sind mehr als die { $cores } Kerne, die es gibt.
doctor-workers-many-do = --workers { $cores }
doctor-workers-broken = Es lässt sich kein Prozess für Bots starten: { $problem }
doctor-workers-broken-do = Sieh nach, ob noch Speicher frei ist und wie viele Prozesse der Benutzer haben darf (ulimit -u, TasksMax in der Unit).
