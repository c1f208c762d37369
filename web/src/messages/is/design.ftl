### Síðan sem sýnir hvert spil, hvern hlut og hvern takka.

title = Hönnun
marks = Litur, form, bókstafur
emblems = Merki og tákn
controls = Takkar og reitir
type = Letur
seats = Leikmenn og spurning
count = Stigatalning
idle = í hvíld
legal = hægt
hinted = vísbending
selected = valið
preview = forskoðun
last = síðasti leikur
lost = tapast
off = ekki hægt
