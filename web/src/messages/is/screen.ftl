### Stóri skjárinn: sjónvarp eða spjaldtölva sem sýnir öllum borðið.

screen-of = { $game } á stóra skjánum
screen-turn = á leik
screen-turn-away = á leik en er ekki við
screen-undo = { $name } vill taka leiki til baka.
screen-begins = Verið er að setja spilið upp.
screen-lost = Sambandið rofnaði. Það kemst aftur á af sjálfu sér.
screen-last = Síðustu leikir
screen-scan = Skannaðu með símanum
screen-free = Laust sæti
screen-free-now = Þetta sæti er laust
screen-free-bot = Hér spilar tölva. Skannaðu kóðann og taktu við.
screen-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
screen-all-here = Allir eru mættir.
screen-starts = Spilið hefst þegar öll sæti eru skipuð eða þegar gestgjafinn segir til.
screen-starts-host = Gestgjafinn setur spilið af stað.
screen-more-free = { $count ->
    [one] Eitt sæti í viðbót er laust.
   *[other] { $count } sæti í viðbót eru laus.
}
screen-host-codes = Kóðar fyrir sæti sem bíða eftir hlekk birtast aðeins á skjá sem gestgjafinn opnar.
screen-only-here = Símar ná ekki sambandi við þessa tölvu enn. Gestgjafinn getur hleypt þeim inn á síðu borðsins.
screen-here = við borðið
screen-sound-on = Kveikja á hljóði
screen-sound-off = Slökkva á hljóði
screen-sound-press = Ýttu á OK eða snertu skjáinn til að fá hljóð
screen-full = Fylla skjáinn
screen-full-end = Hætta að fylla skjáinn
screen-leave = Loka stóra skjánum
screen-sleep = Þessi vafri getur ekki haldið skjánum vakandi: slökktu á svefnstillingu tækisins.
screen-rematch = Verið er að opna næsta spil.

sit-title = Laust sæti
sit-why = Þú skannaðir það af stóra skjánum. Hvað heitir þú?
sit-taken = Einhver varð fyrri til
sit-to-table = Að borðinu

screen-open = Á stórum skjá
screen-open-why = Sjónvarp eða spjaldtölva á miðju borði sýnir öllum borðið en ekkert sem er á hendi. Í símunum eru þá spilin og það sem spurt er um.
screen-open-show = Sýna hlekkinn
screen-open-here = Opna á þessu tæki
screen-open-link = Skannaðu hann með spjaldtölvunni eða opnaðu hlekkinn í vafra sjónvarpsins.

board-on-screen = Borðið er á stóra skjánum.
board-here = Sýna það hér
