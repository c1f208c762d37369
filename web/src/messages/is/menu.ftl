### Stillingar, og það sem gert er við borðið öðru hverju.

set-speed = Hraði leikja
set-speed-off = Strax
set-speed-fast = Hratt
set-speed-normal = Venjulegt
set-speed-slow = Hægt
set-confirm = Staðfesta leiki
set-confirm-about = Fyrst er valið og skoðað hvað gerist, svo staðfest.
set-sound = Hljóð
set-sound-about = Lágvær hljóð frá spilum og peðum og bjalla þegar þú átt leik. Í síma líka stuttur titringur.
set-spoken = Skjálesari
set-spoken-about = Hvað hann les í einni setningu af hverjum leik hinna: allt, eða það helsta og hvað af því hlaust. Shift + R les alltaf allt.
set-spoken-full = Allt
set-spoken-short = Það helsta
set-colours = Litir
set-colours-calm = Mildir
set-colours-strong = Sterkir
set-colours-device = Tækið þitt biður um meiri birtuskil: litirnir eru sterkir.
set-text = Leturstærð
set-text-small = Lítið
set-text-normal = Venjulegt
set-text-large = Stórt
set-board = Saman við einn skjá
set-board-about = Leikborðið snýst að þeim sem á leik, eða liggur kyrrt.
set-board-turn = Borðið snýst
set-board-still = Borðið liggur kyrrt
set-beside = Við stóran skjá
set-beside-yes = Spilin fyrst
set-beside-no = Allt borðið
set-beside-about = Í síma: það sem er á hendi og spurt er um, eða borðið líka.
set-kept = Aðeins geymt á þessu tæki.
on = Kveikt
off = Slökkt

menu-table = Þetta borð
menu-people = Leikmenn
undo-last = Taka síðasta leik minn til baka
undo-last-ask = Biðja um að taka síðasta leik minn til baka
device-link = Sætið mitt á öðru tæki
device-link-why = Opnaðu þennan hlekk þar. Hann gildir einu sinni og sýnir spilin þín.
device-link-keep = Geymdu einn til þess dags þegar þetta tæki týnist eða gleymir þér: það er eina leiðin aftur í sætið án þess að spyrja hina.
devices = { $count ->
    [one] Sætið þitt er á { $count } tæki.
   *[other] Sætið þitt er á { $count } tækjum. Þau sýna öll spilin þín.
}
device-link-make = Búa til hlekk
watch-link = Hlekkur fyrir áhorfendur
watch-link-why = Sá sem opnar hann sér borðið, en ekki spilin á hendi.
seat-is-away = er ekki við
seat-is-bot = tölva spilar
nudge = Minna á leik
nudged = Áminningin er komin til skila. Ef ekkert gerist í eina mínútu getur tölva spilað áfram.
bot-asked = Hinir eru spurðir. Tölvan tekur við þegar allir viðstaddir hafa samþykkt.
seat-new-link = Nýr hlekkur fyrir þetta sæti
seat-new-link-sure = Öll tæki missa þetta sæti. Sá sem opnar nýja hlekkinn fær það.
seat-new-link-yes = Já, nýr hlekkur
seat-new-link-no = Láta það vera
give-own = Láta annan fá sætið mitt
give-own-sure = Þú færð hlekk. Sá sem opnar hann fær sætið þitt og spilin á hendinni og sér spilið þaðan í frá. Þangað til spilar tölva. Þú færð sætið ekki aftur.
give-own-yes = Já, gefa eftir
give-other = Láta annan fá þetta sæti
give-other-sure = Sá sem fær sætið sér spilin á hendinni. Þess vegna er leikmaðurinn spurður: { $name }. Ef ekkert heyrist áður en umhugsunartíminn er úti (sólarhringur ef engin klukka er) og allir hinir samþykkja losnar sætið líka.
give-other-yes = Spyrja
give-empty = Hleypa einhverjum í þetta sæti
give-empty-sure = Sá sem sest þar sér spil tölvunnar. Þess vegna eru allir við borðið spurðir.
give-no = Láta það vera
give-asked = Beðið er eftir svari: { $name }. Ef ekkert heyrist losnar sætið { $until }, samþykki allir hinir.
give-wanted = { $newcomer } vill fá þetta sæti.
give-missing = { $count ->
    [one] Ósvarað: { $names }.
   *[other] Ósvarað: { $names }.
}
give-free = Annar má fá sætið: { $name }.
give-link = Hlekkur í sætið: { $name }
give-make-link = Búa til hlekk
give-new-link = Búa til nýjan hlekk
give-withdraw = Hætta við
download-record = Sækja skrá yfir spilið
download-record-why = Hver leikur, til að skoða aftur hvar sem er.
download-story = Sækja spilið eins og ég sá það
leave-table = Fara frá borðinu
leave-sure = Tölva spilar áfram í sætinu þínu þar til þú kemur aftur.
leave-alone-sure = Tölvur klára þá spilið strax. Til að spila áfram síðar skaltu bara fara á forsíðuna: borðið bíður þín.
leave-lobby-sure = Þá getur annar fengið sætið þitt.
leave-yes = Fara
stay = Vera áfram

the-host = Gestgjafinn
seat-wanted-by = **{ $newcomer }** vill fá sætið sem tölva spilar í. Sá sem sest þar sér spilin á hendinni.
seat-to-be-free = **{ $by }** vill hleypa einhverjum í sæti sem tölva spilar í (**{ $name }**). Sá sem sest þar sér spilin á hendinni.
seat-to-be-given = **{ $by }** vill láta annan fá sæti leikmanns sem er ekki við (**{ $name }**), verði hann ekki kominn aftur { $until }.
give-up-asked = Gestgjafinn vill láta annan fá sætið þitt. Sá hinn sami sæi þá spilin þín.
give-up-stay = Ég verð áfram
give-up = Gefa það eftir
give-up-sure = Viltu gefa eftir sætið og spilin á hendinni? Þú færð þau ekki aftur.
give-up-yes = Já, gefa eftir
give-up-no = Nei, ég verð áfram
seat-given = Þú hefur gefið sætið eftir
seat-given-why = Sendu þennan hlekk þeim sem á að spila áfram. Tölva spilar þangað til.

waiting-away = **{ $name }** á leik en er ekki við.
bot-wanted = **{ $by }** vill láta tölvu spila áfram í þessu sæti: **{ $name }**.
bot-soon = Eftir mínútu getur tölva tekið við.
bot-sure = Á tölva að spila fyrir **{ $name }** þar til viðkomandi kemur aftur? Það sem þegar hefur verið spilað er þá ekki hægt að taka til baka.
bot-sure-yes = Láta tölvu spila
bot-sure-no = Bíða
bot-waiting = Þegar allir viðstaddir hafa samþykkt spilar tölva áfram í þessu sæti: **{ $name }**.
watching = Þú fylgist með.
spoken-nothing = Enginn hefur leikið síðan þú áttir leik.
undo = Taka til baka
undo-ask = Biðja um að taka til baka
undo-round = Taka umferðina til baka
undo-round-sure = Viltu taka síðasta leik þinn til baka og allt sem aðrir hafa gert síðan?
undo-round-yes = Taka til baka
undo-round-no = Láta standa
undo-mixed = Spilin á hvolfi voru stokkuð aftur svo að enginn viti fyrir fram hvað kemur: önnur spil geta komið upp.
undo-asked = { $count ->
    [1] **{ $name }** vill taka síðasta leik til baka.
    [one] **{ $name }** vill taka síðasta { $count } leik til baka.
   *[other] **{ $name }** vill taka síðustu { $count } leiki til baka.
}
agree = Samþykkja
undo-no = Nei
undo-waiting = Hinir eru spurðir hvort þú megir taka leikinn til baka.
bot-plays-for-you = Tölva spilar fyrir þig.
hand-back = Ég spila áfram
bot-moves-made = Tölva hefur spilað fyrir þig.
bot-moves-undo = Taka leiki hennar til baka
still-here = Ég er við
earlier = Þú ert að skoða fyrri stöðu.
back-to-now = Til baka í spilið
curtain = { $name } fær skjáinn
curtain-why = Spilin sjást ekki fyrr en tjaldið er dregið frá.
curtain-lift = Ég er { $name }

recap = Frá síðasta leik þínum
recap-again = Horfa aftur
speed = Hraði leikja

react = Bregðast við
react-mute = Fela viðbrögð: { $name }
react-applause = Lófaklapp
react-laugh = Hlátur
react-wow = Undrun
react-oh-no = Æ nei
react-hurry = Ég bíð
react-thanks = Takk

your-turn-title = ● Þú átt leik · { $game }
not-your-turn = Nú á { $name } að gera.
only-watching = Þú fylgist með: aðeins leikmenn geta leikið.
curtain-first = Nú á { $name } að gera: dragðu tjaldið fyrst frá.
spoken-time-left = { $seconds } sekúndur eftir.
bot-takes-over = Láta tölvu spila áfram
seat-bot-for = tölva spilar hér
seat-hints = { $count ->
    [one] { $count } vísbending fengin
   *[other] { $count } vísbendingar fengnar
}
seat-taken-back = { $count ->
    [one] tók leik { $count } sinni til baka eftir að hafa séð meira
   *[other] tók leiki { $count } sinnum til baka eftir að hafa séð meira
}

log-empty = Ekkert hefur gerst enn.
newest-last = nýjast neðst
show-count = Í stigatalningu
spoken-turn = Þú átt leik: { $asked }
time-turn = Tími eftir til að leika:
time-bank = til vara:
time-days = { $days ->
    [one] { $days } dagur
   *[other] { $days } dagar
}
