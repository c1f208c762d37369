### Warum der Server nicht startet, und was man versuchen kann, wenn ihn niemand erreicht.

newer-schema = Die Datenbank hat Version { $version }; diese Stofa-Version kennt nur Version { $known }. Verwende eine neuere.
bad-database = „{ $database }“ ist keine Datenbank für Stofa: Gib einen Pfad für SQLite an oder eine URL postgresql://….
database-in-use = { $address ->
    [none] Die Datenbank { $database } wird schon von einem anderen Server benutzt. Mehr als einer geht nicht.
   *[other] Die Datenbank { $database } wird schon von einem anderen Server benutzt: { $address }
}
no-psycopg = PostgreSQL braucht ein weiteres Paket: pip install "stofa[postgres]".
no-database = Die Datenbank lässt sich nicht öffnen: { $problem }
no-copy = { $source } lässt sich nicht nach { $target } kopieren: { $problem }
no-file = Die Kopie kann nicht nach { $target } geschrieben werden: Das ist keine Datei.
same-file = Die Kopie kann nicht nach { $target } geschrieben werden: Das ist die Datenbank selbst.
half-mail = Für E-Mails ist beides nötig: --smtp und --mail-from.
bad-smtp = Das ist keine Adresse eines Mailservers: Gib smtp://name@rechner:587 oder smtps://name@rechner an.
bad-sender = „{ $sender }“ taugt nicht als Absender: Gib --mail-from "Stofa <stofa@club.example>" an.
no-smtp-password = Das Passwort für den Mailserver fehlt. Lege es in der Umgebung ab: { $variable }.
port-in-use = Port { $port } von { $host } ist belegt. Wähle einen anderen: --port.
no-address = Kann auf { $host }, Port { $port }, nicht lauschen: { $problem }
no-tunnel-program = Ein Programm „{ $program }“ gibt es auf diesem Rechner nicht. Installiere es oder nenne ein anderes mit --tunnel.

## Noch niemand ist aus dem Netz hereingekommen: was man versuchen kann.

network-same-wifi = Ist das Handy im selben WLAN wie dieser Computer, und nicht im Gastnetz?
obstacle-windows = Vielleicht lässt Windows die Handys nicht herein: Erlaube Python in privaten Netzwerken (Windows-Sicherheit, Firewall- & Netzwerkschutz, Zugriff von App durch Firewall zulassen).
obstacle-macos = Vielleicht lässt macOS die Handys nicht herein: Erlaube eingehende Verbindungen für Python (Systemeinstellungen, Netzwerk, Firewall, Optionen).
obstacle-ufw = Die Firewall ufw ist eingeschaltet. So lässt sie Handys herein: sudo ufw allow { $port }/tcp
obstacle-firewalld = Die Firewall firewalld ist eingeschaltet. So lässt sie Handys herein: sudo firewall-cmd --add-port={ $port }/tcp
obstacle-wsl = Stofa läuft in WSL, und dort kommen Handys nicht hin: Starte es in Windows selbst, oder lass Windows den Port { $port } weiterleiten.
obstacle-container = Stofa läuft in einem Container: Gib seinen Port { $port } frei und nimm die Adresse des Rechners, auf dem er läuft.
obstacle-unknown = Sperrt eine Firewall dieses Computers den Port { $port }?
network-other-address = Dieser Computer hat mehrere Adressen: Versuche eine andere.
