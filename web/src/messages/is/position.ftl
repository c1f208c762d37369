### Staða sem texti, og borðið sem hún sýnir.

position = Staða
position-why = Það sem þú sérð á þessu andartaki, sem texti: til minnis, í fyrirspurn eða handa öðrum sem vilja skoða sama borð.
write = Sýna sem texta
text = Staðan sem texti
link = Hlekkur á þetta borð
copy-text = Afrita textann
copy-link = Afrita hlekkinn
text-copied = Textinn hefur verið afritaður.
link-copied = Hlekkurinn hefur verið afritaður.
share = Deila þessari stöðu
turn-of = **{ $name }** á leik.
card-comes = Næst er dregið spil.
game-over = Spilinu er lokið.
unreadable = Ekki er hægt að sýna þessa stöðu
