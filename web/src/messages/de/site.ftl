### Die Seite ohne Server: wie weit sie mit dem Laden ist, was sie nicht kann, und ihre nächste Version.

site-how = Spiel sofort gegen Bots oder mit anderen an diesem Bildschirm. Alles geschieht auf diesem Gerät.
site-footer = Frei und offen. Kein Konto, kein Server. Mit keinem Verlag verbunden.
site-friends = Freunde an anderen Geräten
site-friends-why = Diese Seite läuft ohne Server: Alles geschieht in deinem Browser. Spiel gegen Bots oder mit anderen an diesem Bildschirm. Um mit Freunden an ihren eigenen Geräten zu spielen, brauchst du einen Stofa-Server.
site-friends-how = Jeder Computer kann einer sein: Installiere dort Stofa, starte es mit „stofa serve“ und schick deinen Freunden die Links, die es dir gibt.
site-friends-server = Links für Freunde gibt es auf der Seite des Servers, sobald er zu erreichen ist.
to-server = Zur Seite des Servers
site-links-why = Deine Partien liegen in diesem Browser, ein Link zu einer davon öffnet sich also nur hier. Um eine beendete Partie weiterzugeben, lade ihre Aufzeichnung herunter: Sie lässt sich auf jeder Stofa-Seite öffnen.
site-screen-why = Als zweites Fenster dieses Browsers, auf einem Bildschirm, der mit diesem Gerät verbunden ist.
site-not-here = Dieser Link gehört zu einem Stofa-Server

engine-loading = Die Spiele werden geladen …
engine-amount = { $done } von { $total } MB
engine-soon = Die Partie öffnet sich, sobald alles geladen ist.
engine-broken = Die Spiele konnten nicht geladen werden. Bist du offline, oder ist dein Browser sehr alt?

new-version = Eine neue Version von Stofa ist da. Deine Partien bleiben, wie sie sind.
new-version-now = Jetzt laden
new-version-later = Später

take-along = Anderswo weiterspielen
take-along-why = Diese Partie als Datei, um auf einem Stofa-Server oder einem anderen Gerät weiterzuspielen: Öffne sie dort auf der ersten Seite. Sie enthält alle Karten, auch die verdeckten, schau also nicht hinein. Von da an kommen andere Karten, als hier gekommen wären.
take-along-save = Partie als Datei speichern
