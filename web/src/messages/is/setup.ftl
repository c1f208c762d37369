### Að opna borð, bíða við það og koma að því með hlekk.

step-game = Spil
step-seats = Sæti
step-options = Valkostir
options-change = Breyta
add-seat = Bæta við sæti
seat-count = Hve margir spila?
seat-count-of = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
who-sits = Hver situr í sæti { $seat }
wish-me = Ég
wish-link = Vinur fær hlekk
wish-open = Hver sem er með hlekk
wish-here = Einhver hér
wish-bot = Tölva · { $level }
wish-link-about = hlekkur fyrir einn
wish-open-about = sá sem kemur fyrst
wish-here-about = við þennan skjá
wish-bot-about = hefur alltaf tíma
free-seat = Laust sæti
name-of-seat = Nafn í sæti { $seat }

option-clock = Klukka
option-clock-about = Tölva spilar áfram þegar tíminn er búinn.
option-clock-none-about = Án klukku má hver leikmaður hugsa sig um í { $days } daga. Þá tekur tölva við.
clock-none = Engin
clock-turn = { $seconds ->
    [30] 30 sekúndur á hvern leik, { $minutes } mínútur til vara
    [60] 1 mínúta á hvern leik, { $minutes } mínútur til vara
    [120] 2 mínútur á hvern leik, { $minutes } mínútur til vara
   *[other] { $seconds } sekúndur á hvern leik, { $minutes } mínútur til vara
}
clock-days = { $days ->
    [one] { $days } dagur á hvern leik
   *[other] { $days } dagar á hvern leik
}
option-spectators = Áhorfendur
option-spectators-about = Þeir sjá ekki hvað leikmenn hafa á hendi.
option-hints = Vísbendingar
option-hints-about = Tölvan segir hvað hún myndi gera. Allir sjá hve oft er spurt.
option-reactions = Viðbrögð
option-reactions-about = Sex litlar teikningar sem leikmenn svara hver öðrum með, án orða.
option-begin = Spilið hefst
begin-full = Þegar allir eru komnir
begin-host = Þegar ég segi til
yes = Já
no = Nei
by-chance = Tilviljun ræður

ready-alone = Þú situr ekki við þetta borð heldur fylgist með.
ready-full = Allir eru komnir. Spilið hefst strax.
ready-free = { $count ->
    [1] Eitt sæti er laust. Þú færð hlekk til að senda.
    [one] { $count } sæti er laust. Þú færð hlekki til að senda.
   *[other] { $count } sæti eru laus. Þú færð hlekki til að senda.
}
create-table = Opna borð
create-begin = Byrja
create-bots = Byrja með tölvum
create-bots-sure = Byrja án vina? { $count ->
    [one] Tölva ({ $level }) fær lausa sætið.
   *[other] Tölvur ({ $level }) fá lausu sætin.
}
create-bots-no = Til baka

lobby = Beðið eftir leikmönnum
lobby-begins = { $count ->
    [0] Allir eru komnir.
    [1] Eitt sæti er enn laust.
    [one] { $count } sæti er enn laust.
   *[other] { $count } sæti eru enn laus.
}
lobby-starts-full = Spilið hefst þegar öll sæti eru skipuð eða gestgjafinn segir til.
lobby-starts-host = Gestgjafinn setur spilið af stað.
lobby-start = Byrja núna
lobby-start-bots = Byrja með tölvur í lausum sætum
lobby-bots-sure = Byrja án þeirra? { $count ->
    [one] Tölva fær lausa sætið
   *[other] Tölvur fá lausu sætin
}; sá sem kemur síðar getur tekið við af tölvu ef hinir samþykkja.
lobby-bots-no = Bíða áfram
lobby-bots-yes = Já, byrja með tölvum
lobby-leave = Gefa sætið mitt eftir
lobby-sit = Setjast hér
lobby-sit-why = Sæti er laust. Segðu til nafns og vertu með.
lobby-watching = Þú fylgist með.
lobby-link-of = Hlekkur fyrir sæti { $seat }
lobby-link-table = Hlekkur á þetta borð, fyrir alla
lobby-link-once = Hann gildir einu sinni, fyrir einn.
lobby-link-many = Sá sem opnar hann getur sest í laust sæti eða fylgst með.
lobby-link-lost = Hlekkurinn er aðeins til í glugganum þar sem borðið var opnað. Búðu til nýjan hér.
lobby-link-left = Hér sat einhver sem er farinn. Búðu til nýjan hlekk fyrir þann næsta.
lobby-new-link = Nýr hlekkur
lobby-new-link-why = Gamli hlekkurinn hættir þá að gilda.
lobby-here = er hér
lobby-share = Deila
share-title = Skannaðu og sestu
share-table = Skannaðu og taktu laust sæti
share-seat = Skannaðu og sestu í sæti { $seat }
who-is-here = Hverjir eru komnir
who-count = { $here } af { $all }
while-you-wait = Á meðan þið bíðið
more = Meira
link-copy = Afrita
link-copied = Hlekkurinn var afritaður.
link-copied-short = Afritað
link-share = Deila
link-text = Komdu að spila { $game } með mér.
link-qr = QR-kóði hlekksins

claim-title = Sæti bíður þín
claim-why = Hvað megum við kalla þig?
no-clock = engin klukka: umhugsunartími er { $days } dagar
claim-by = { $host } býður þér í spilið
claim-by-somebody = Þér er boðið í spilið
claim-you = Þú
claim-your-seat = sætið þitt
claim-watch = Bara fylgjast með
claim-go = Setjast í sætið
own-seat = Sætið þitt á þessu tæki
own-seat-why = Hlekkurinn er frá þínu eigin borði: spilaðu áfram hér með sömu spilum.
own-seat-go = Spila áfram hér
claim-asked = Augnablik
claim-asked-why = Spilið er byrjað og tölva spilar í sætinu þínu. Leikmennirnir eru spurðir hvort þú megir fá það: þú sest við borðið um leið og allir samþykkja.
claim-table-of = Borðið: { $host } · { $game }
claim-taken = Þetta sæti er skipað
claim-taken-why = Þar situr { $name }. Hlekkur gildir einu sinni og þessi hefur verið notaður.
claim-taken-own = Ert það þú, á öðru tæki? Opnaðu borðið þar og sæktu hlekk fyrir annað tæki í valmyndina.
claim-taken-ask = Eða biddu um nýjan hlekk: { $host }.
claim-taken-ask-sender = Eða biddu þann sem sendi hann um nýjan hlekk.
claim-over = Þessi hlekkur virkar ekki
claim-used-why = Hlekkur gildir einu sinni og þessi hefur verið notaður. Biddu um nýjan. Hafir þú notað hann á öðru tæki skaltu opna borðið þar og sækja hlekk fyrir annað tæki í valmyndina.
claim-unknown-why = Kannski vantar hluta af honum eða búið er að gera nýjan. Spurðu þann sem sendi hann.

### Símar á sama neti.

only-here = Eins og er getur aðeins þessi tölva opnað borðið.
only-here-link = Aðeins þessi tölva getur opnað þennan hlekk.
only-here-browser = Fyrir annan vafra á þessari tölvu
house-title = Leyfðu símum á heimilinu að vera með
house-why = Stofa opnar sig fyrir þráðlausa netinu þínu og sýnir kóða til að skanna. Ekkert fer út af heimilinu og þú getur lokað aftur hvenær sem er.
house-open = Hleypa símum inn
house-is-open = Opið fyrir heimilið
house-came-in = { $count ->
    [0] Enginn er kominn inn enn.
    [one] { $count } tæki er komið inn.
   *[other] { $count } tæki eru komin inn.
}
house-close = Loka aftur
house-close-why = Þau sem komu inn um þetta vistfang missa þá sambandið.
house-close-yes = Já, loka
house-close-no = Hafa áfram opið
house-address = Vistfang
