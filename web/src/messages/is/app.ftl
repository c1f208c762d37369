### Það sem hver síða segir.

game-title = { $game } · Stofa

back = Til baka
close = Loka
menu = Valmynd
rules = Reglur
log = Gangur spilsins
more-of-table = Sýna meira
loading = Augnablik …
loading-parts = { $done } af { $total } hlutum
failed = Eitthvað fór úrskeiðis. Reyndu aftur.
offline-now = Ekki næst samband við þjóninn. Reyndu aftur.
play-here = Spila á þessu tæki
play-here-why = Við tölvuna eða með öðrum við þennan skjá. Það gengur án þjónsins.
try-again = Reyna aftur
read-rule = Lesa { $rule }
players = Leikmenn

connection-connected = tengt
connection-connecting = tengist …
connection-offline = ótengt

colour-blue = blár
colour-red = rauður
colour-yellow = gulur
colour-green = grænn

seat-you = þú
seat-bot = tölva
seat-free = laust sæti
seat-next = næst
seat-away = ekki við
seat-number = Sæti { $seat }

table-gone = Þetta borð finnst ekki
table-gone-why = Borðinu var eytt eða annar fékk sætið þitt.
no-table-why = Kannski vantar hluta af hlekknum eða borðinu hefur verið eytt.
to-home = Á forsíðuna

waiting = **{ $name }** á leik.
spoken-times = { $times } sinnum.
line-open = Slá inn leiki og spurningar
confirm = Staðfesta
take-back = Leggja aftur
game-over = Spilinu er lokið.

play-bots = Spila við tölvuna
against-bots = { $count ->
    [one] { $count } tölva · { $level }
   *[other] { $count } tölvur · { $level }
}
how-hard = Hve erfiðar eiga tölvurnar að vera?

## Fyrsta síðan.

stofa-is = { $count ->
    [1] Eitt spil, eitt borð
    [2] Tvö spil, eitt borð
    [3] Þrjú spil, eitt borð
    [4] Fjögur spil, eitt borð
   *[other] { $count } spil, eitt borð
}
stofa-how = Spilaðu strax við tölvuna eða opnaðu borð og bjóddu vinum þínum.
players-count = { $from ->
    [0] { $to } leikmenn
   *[other] { $from }–{ $to } leikmenn
}
teams-count = { $count ->
    [2] tvö lið
   *[other] { $count } lið
}
minutes = { $minutes }{"\u00A0"}mín.
new-table = Nýtt borð
learn = Læra spilið

greeting = { $time ->
    [morning] Góðan daginn
    [evening] Gott kvöld
   *[day] Góðan dag
}{ $named ->
    [yes] , { $name }.
   *[no] .
}
your-name = Nafnið þitt
your-name-why = Hinir sjá það við borðið. Engin skráning, ekkert lykilorð.
name-keep = Þetta er ég
name-change = Breyta nafni
me = Gestur

tables-waiting = { $count ->
    [0] Ekkert borð bíður eftir þér.
    [1] Eitt borð bíður eftir þér.
    [one] { $count } borð bíður eftir þér.
   *[other] { $count } borð bíða eftir þér.
}
tables-none = Þú átt ekkert borð enn. Veldu spil og byrjaðu.
my-tables = Borðin mín
all-my-games = Öll spilin mín
state-your-turn = Þú átt leik
state-turn-of = { $name } á leik
state-open = beðið eftir leikmönnum
free-seats = { $count ->
    [one] eitt laust sæti
   *[other] { $count } laus sæti
}
state-until = frestur til { $date }
state-since = síðast leikið { $ago }
state-opened = opnað { $ago }
ago-minutes = { $count ->
    [0] rétt í þessu
   *[other] fyrir { $count } mín.
}
ago-hours = fyrir { $count } klst.
ago-days = { $count ->
    [1] fyrir einum degi
    [one] fyrir { $count } degi
   *[other] fyrir { $count } dögum
}
finished-games = { $count ->
    [1] Einu spili lokið
    [one] { $count } spili lokið
   *[other] { $count } spilum lokið
}
delete-table = Eyða þessu borði: { $game }
delete-sure = Eyða borðinu fyrir alla?
delete-yes = Já, eyða
delete-no = Halda því
replay = Skoða aftur

people = Spila með öðrum
people-link = Hver í sínu tæki
people-link-why = Þú sendir hlekk eða sýnir kóða til að skanna.
people-here = Saman við þennan skjá
people-here-why = Tækið gengur á milli ykkar.
watch-what = Hlekkur eða kóði borðs
watch-go = Áfram
watch-unclear = Þetta er ekki hlekkur á borð.
replay-file = Opna spil úr skrá
replay-file-why = Skrá sem var sótt að loknu spili, eða vistað spil til að halda áfram með.
replay-file-unclear = Í skránni er ekkert spil sem hægt er að skoða aftur: í henni er eitthvað annað, hún er skemmd eða úr annarri útgáfu.
language = Tungumál
settings = Stillingar
theme = Útlit
theme-auto = Fylgja tækinu
theme-light = Ljóst
theme-dark = Dökkt
theme-to-dark = Skipta í dökkt útlit
theme-to-light = Skipta í ljóst útlit
footer = Frjálst og opið. Engin skráning: hlekkur er sæti. Ótengt öllum útgefendum.
