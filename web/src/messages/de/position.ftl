### Eine Stellung als Text, und ihr Brett.

position = Stellung
position-why = Was du in diesem Moment siehst, als Text: für eine Notiz, eine Frage oder jemanden, der dasselbe Brett ansehen will.
write = Als Text zeigen
text = Die Stellung als Text
link = Link zu diesem Brett
copy-text = Text kopieren
copy-link = Link kopieren
text-copied = Der Text ist kopiert.
link-copied = Der Link ist kopiert.
share = Diese Stellung teilen
turn-of = **{ $name }** ist am Zug.
card-comes = Als Nächstes wird eine Karte gezogen.
game-over = Die Partie ist zu Ende.
unreadable = Diese Stellung lässt sich nicht zeigen
