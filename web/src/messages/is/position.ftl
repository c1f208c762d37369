### Staða sem texti, og borðið sem hún sýnir.

position = Staða
position-why = Það sem þú sérð á þessu andartaki, sem texti: til minnis, í fyrirspurn eða handa öðrum sem vilja skoða sama borð.
write = Skrifa upp
text = Staðan sem texti
link = Tengill á þetta borð
copy-text = Afrita textann
copy-link = Afrita tengilinn
text-copied = Textinn hefur verið afritaður.
link-copied = Tengillinn hefur verið afritaður.
share = Deila þessari stöðu
turn-of = **{ $name }** á leik.
card-comes = Spil kemur.
game-over = Spilinu er lokið.
