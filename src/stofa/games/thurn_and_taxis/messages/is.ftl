### Hvers vegna leikur er ekki leyfilegur í Thurn and Taxis. Númer reglunnar kemur á undan setningunni.

cards-come-by-themselves = Spilin koma af sjálfu sér; enginn velur þau.
card-comes-first = Fyrst þarf að koma spil.
display-first = Næsta spil fer á borðið.
hand-first = Næsta spil fer á hendi.
no-card-left = Ekkert spil með borginni { $city } er eftir í bunkanum.
second-by-postmaster = Þú hefur tekið spil; annað spil fæst aðeins með póstmeistaranum.
postmaster-second = Póstmeistarinn kemur með seinna spilið: taktu fyrst það fyrra.
taking-is-over = Þú mátt ekki taka fleiri spil að þessu sinni.
no-stock = Bunkinn og kastbunkinn eru báðir tómir.
not-in-display = { $city } er ekki á borðinu.
administrator-first = Forstjórinn hjálpar aðeins áður en fyrsta spilið er tekið.
postmaster-due = Þú byrjaðir án spila á hendi og verður því að þiggja hjálp póstmeistarans.
official-used = Þú hefur þegar þegið aðstoð póststarfsmanns að þessu sinni.
no-other-taken = Annað spil færðu aðeins hjá póstmeistaranum og þú hefur þegar þegið aðstoð póststarfsmanns að þessu sinni.
no-other-laid = Annað spil má aðeins leggja með póstflutningamanninum og þú hefur þegar þegið aðstoð póststarfsmanns að þessu sinni.
take-first = Taktu fyrst spil.
laid-already = Þú hefur lagt niður spil; annað spil má aðeins leggja með póstflutningamanninum.
laying-is-over = Þú mátt ekki leggja niður fleiri spil að þessu sinni.
one-route = Þú ert með leið í smíðum: bættu við hana eða hættu við hana og byrjaðu upp á nýtt.
no-route = Þú ert ekki með neina leið: byrjaðu á nýrri.
not-in-hand = Þú ert ekki með spilið { $city } á hendi.
in-route = { $city } er þegar í leiðinni þinni.
one-card-right = Í leiðinni er aðeins eitt spil: það næsta fer á eftir því.
not-between = { $city } kæmist aðeins fyrir á milli tveggja spila og enginn vegur tengir hana við borgina { $end }.
no-road = Enginn vegur tengir borgirnar { $city } og { $end }.
no-road-to-ends = Enginn vegur liggur frá { $city } að enda leiðarinnar, hvorki { $left } né { $right }.
carrier-after-laying = Póstflutningamaðurinn hjálpar strax eftir að spil er lagt niður.
end-after-laying = Næsti gerir ekki fyrr en þú hefur tekið spil og lagt annað niður.
too-short = { $length ->
    [one] Leið með { $length } spili er ekki hægt að loka: þrjú þarf til.
   *[other] Leið með { $length } spilum er ekki hægt að loka: þrjú þarf til.
}
close-after-laying = Leið er lokað eftir að spil er lagt niður.
no-closing = Þú ert ekki að loka leið núna.
province-not-in-route = Engin borg í leiðinni þinni er í { $land ->
        [B] Bæjaralandi
        [O] Bæheimi
        [P] Póllandi
        [Z] Sviss
        [T] Týról
       *[other] { $province }
    }.
one-house-left = Þú átt aðeins eitt pósthús eftir.
province-one-house = Aðeins eitt pósthús kæmist í { $land ->
        [B] Bæjaraland
        [O] Bæheim
        [P] Pólland
        [Z] Sviss
        [T] Týról
       *[other] { $province }
    }; veldu „each“ til þess.
way-first = Veldu fyrst hvar pósthúsin eiga að vera: eitt í hverju héraði eða öll í einu.
no-placing = Þú ert ekki að setja niður pósthús núna.
not-in-route = { $city } er ekki í leiðinni þinni.
own-house = Þú átt þegar pósthús í borginni { $city }.
province-has-one = Þú settir niður pósthús í { $land ->
        [B] Bæjaralandi
        [O] Bæheimi
        [P] Póllandi
        [Z] Sviss
        [T] Týról
       *[other] { $province }
    } rétt áðan.
other-province = { $city } er í öðru héraði en því sem þú valdir.
house-order = Pósthús eru sett niður í röð listans og komið er fram hjá borginni { $city }.
no-cartwright-now = Póstvagnasmiðurinn hjálpar þegar leið er lokað sem vantar eitt eða tvö spil upp á næsta póstvagn og enginn póststarfsmaður hefur verið notaður.
cartwright-when-closing = Póstvagnasmiðurinn hjálpar þegar leið er lokað: lokaðu leiðinni og þá býður hann þér póstvagn { $carriage }.
cartwright-not-needed = Leiðin þín nægir fyrir póstvagn { $carriage } án póstvagnasmiðsins.
cartwright-too-short = Leiðina þína vantar { $missing } spil upp á póstvagn { $carriage }; póstvagnasmiðurinn bætir í mesta lagi upp tvö.
no-carriage-left = Þú átt þegar stærsta póstvagninn.
no-discarding = Þú ert ekki að kasta spilum núna.
discard-not-in-hand = Þú ert ekki með spilið { $city } á hendi.
discard-order = Spilum er kastað í röð listans og komið er fram hjá borginni { $city }.
discard-too-late = Á eftir borginni { $city } yrðu of fá spil eftir til að kasta.
carrier-at-an-end = Póstflutningamaðurinn bætir spili við annan enda leiðarinnar: „carrier { $city } left“ eða „carrier { $city } right“.
new-route-no-ends = Ný leið byrjar með einu spili, svo að ekkert er enn fremst eða aftast: „restart { $city }“.

## Borðið sem texti.

draw-legend = # þitt pósthús   o ekkert frá þér   0 1 2 3 pósthús hinna sætanna   [borg] í leiðinni þinni
draw-legend-spectator = o borg   0 1 2 3 sætin sem eiga þar pósthús
draw-display = á borðinu
draw-stock = bunkinn
draw-cards = { $stock } spil; { $discards } í kastbunkanum
draw-tiles = skildir
draw-carriage = póstvagn
draw-in-hand = á hendi
draw-houses-left = pósthús
draw-route = leið
draw-seat = sæti { $seat }
draw-you = sæti { $seat }, þú
draw-last-round = { $turns ->
    [1] Sá sem á leik gerir síðastur allra.
   *[other] Síðasta umferð: { $turns } eiga eftir að gera, sá sem á leik meðtalinn.
}
draw-hand = spil á hendi og hvert vegirnir liggja (+ passar við leiðina þína)
draw-hand-empty = Þú ert ekki með nein spil á hendi.
draw-own-tiles = þínir skildir
stack-length-5 = 5 borga leið:
stack-length-6 = 6 borga leið:
stack-length-7 = 7 borga leið:
stack-outside-baiern = mörg héruð:
stack-baiern = Bæjaraland:
stack-baden = Baden:
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern:
stack-schweiz-tyrol = Sviss/Týról:
stack-boehmen-salzburg = Bæheimur/Salzburg:
stack-end = leikslok:

## Hvað leikmaður á að ákveða núna.

asked-first = { $words ->
    [administrator-take] Taktu spil. Forstjórinn getur fyrst skipt um spilin á borðinu.
   *[other] Taktu spil af borðinu eða óséð úr bunkanum.
}
asked-second = { $words ->
    [postmaster] Taktu annað spil: þú byrjaðir án spila á hendi, svo að póstmeistarinn hjálpar.
    [postmaster-restart] Taktu annað spil með hjálp póstmeistarans eða hættu við leiðina og byrjaðu á nýrri.
   *[other] Leggðu niður spil eða taktu fyrst annað með hjálp póstmeistarans.
}
asked-laying = { $words ->
    [restart] Ekkert spil á hendi passar: hættu við leiðina og byrjaðu á nýrri.
   *[other] Leggðu niður spil.
}
asked-laid = { $words ->
    [end] Þú hefur lagt niður spil. Láttu næsta gera.
    [close-end] Þú hefur lagt niður spil. Lokaðu leiðinni eða láttu næsta gera og haltu áfram með hana síðar.
    [carrier-end] Þú hefur lagt niður spil. Leggðu niður annað með hjálp póstflutningamannsins eða láttu næsta gera.
   *[other] Þú hefur lagt niður spil. Leggðu niður annað með hjálp póstflutningamannsins, lokaðu leiðinni eða láttu næsta gera.
}
asked-way = Þú lokar leiðinni. Settu niður pósthús í einni borg í hverju héraði eða í öllum borgum leiðarinnar í einu héraði.
asked-placing = Veldu borgir fyrir pósthúsin þín, eina í einu; „done“ þegar þú vilt ekki fleiri.
asked-carriage = Lítið vantar upp á leiðina fyrir næsta póstvagn. Á póstvagnasmiðurinn að hjálpa?
asked-discarding = Þú mátt halda þremur spilum. Kastaðu hinum, einu í einu.

## Hvað orð leikjanna merkja.

about-reveal = Spili er snúið upp á borðið; það kemur af sjálfu sér (TT-9).
about-draw = Spil kemur úr bunkanum á hendi; enginn sér það nema sá sem tekur það (TT-9).
about-take = Taktu fyrsta spilið þitt í þetta sinn, af borðinu eða óséð úr bunkanum (TT-9).
about-postmaster = Taktu annað spil með hjálp póstmeistarans (TT-12).
about-administrator = Láttu forstjórann skipta um öll sex spilin á borðinu áður en þú tekur spil (TT-13).
about-lay = Leggðu niður spil af hendi: byrjaðu á leið með því eða settu það fremst (left) eða aftast (right) í leiðina, þar sem vegur þarf að tengja borgirnar (TT-15, TT-16).
about-restart = Hættu við leiðina þína og byrjaðu á nýrri með þessu spili (TT-18).
about-carrier = Leggðu niður annað spil með hjálp póstflutningamannsins (TT-20).
about-close = Lokaðu leiðinni ef hún er þrjú spil eða lengri: pósthús, skildir og kannski póstvagn fylgja (TT-21, TT-22).
about-end = Láttu næsta gera; leiðin liggur kyrr (TT-6).
about-each = Settu niður pósthús í einni borg í hverju héraði sem leiðin þín fer um (TT-23).
about-province = Settu niður pósthús í öllum borgum leiðarinnar sem eru í þessu eina héraði (TT-23).
about-house = Settu niður pósthús í þessari borg í leiðinni þinni (TT-23, TT-24).
about-done = Settu ekki niður fleiri pósthús.
about-cartwright = Taktu næsta póstvagn þótt eitt eða tvö spil vanti (TT-35).
about-decline = Slepptu póstvagnasmiðnum; þú færð engan póstvagn í þetta sinn.
about-discard = Kastaðu þessu spili, því að aðeins þremur máttu halda (TT-36).

## Hvað gerðist, fyrir söguna.

told-reveal = Spilið { $city } kom á borðið.
told-draw = Úr bunkanum kom spilið { $city }.
told-draw-veiled = Úr bunkanum kom spil á hvolfi.
told-administrator = { $you ->
    [yes] Þú lést forstjórann skipta um spilin á borðinu.
   *[no] { $name } lét forstjórann skipta um spilin á borðinu.
}
told-take = { $you ->
    [yes] Þú tókst spilið { $city } af borðinu.
   *[no] { $name } tók spilið { $city } af borðinu.
}
told-take-stock = { $you ->
    [yes] Þú tókst efsta spilið úr bunkanum.
   *[no] { $name } tók efsta spilið úr bunkanum.
}
told-postmaster = { $you ->
    [yes] Með hjálp póstmeistarans tókst þú líka spilið { $city }.
   *[no] { $name } tók líka spilið { $city } með hjálp póstmeistarans.
}
told-postmaster-stock = { $you ->
    [yes] Með hjálp póstmeistarans tókst þú annað spil úr bunkanum.
   *[no] { $name } tók annað spil úr bunkanum með hjálp póstmeistarans.
}
told-lay = { $you ->
    [yes] Þú byrjaðir á leið með spilinu { $city }.
   *[no] { $name } byrjaði á leið með spilinu { $city }.
}
told-lay-left = { $you ->
    [yes] Þú lagðir spilið { $city } fremst í leiðina.
   *[no] { $name } lagði spilið { $city } fremst í leiðina.
}
told-lay-right = { $you ->
    [yes] Þú lagðir spilið { $city } aftast í leiðina.
   *[no] { $name } lagði spilið { $city } aftast í leiðina.
}
told-restart = { $you ->
    [yes] Þú hættir við leiðina þína og byrjaðir á nýrri með spilinu { $city }.
   *[no] { $name } hætti við leiðina og byrjaði á nýrri með spilinu { $city }.
}
told-carrier-left = { $you ->
    [yes] Með hjálp póstflutningamannsins lagðir þú líka spilið { $city }, fremst í leiðina.
   *[no] { $name } lagði líka spilið { $city } fremst í leiðina með hjálp póstflutningamannsins.
}
told-carrier-right = { $you ->
    [yes] Með hjálp póstflutningamannsins lagðir þú líka spilið { $city }, aftast í leiðina.
   *[no] { $name } lagði líka spilið { $city } aftast í leiðina með hjálp póstflutningamannsins.
}
told-close = { $you ->
    [yes] Þú lokaðir leiðinni þinni.
   *[no] { $name } lokaði leiðinni.
}
told-end = { $you ->
    [yes] Þú lést næsta gera.
   *[no] { $name } lét næsta gera.
}
told-each = { $you ->
    [yes] Þú valdir: eitt pósthús í hverju héraði.
   *[no] { $name } valdi: eitt pósthús í hverju héraði.
}
told-province = { $you ->
    [yes] Þú valdir: pósthús aðeins í { $land ->
        [B] Bæjaralandi
        [O] Bæheimi
        [P] Póllandi
        [Z] Sviss
        [T] Týról
       *[other] { $province }
    }.
   *[no] { $name } valdi: pósthús aðeins í { $land ->
        [B] Bæjaralandi
        [O] Bæheimi
        [P] Póllandi
        [Z] Sviss
        [T] Týról
       *[other] { $province }
    }.
}
told-house = { $you ->
    [yes] Þú settir niður pósthús í borginni { $city }.
   *[no] { $name } setti niður pósthús í borginni { $city }.
}
told-done = { $you ->
    [yes] Þú settir ekki niður fleiri pósthús.
   *[no] { $name } setti ekki niður fleiri pósthús.
}
told-cartwright = { $you ->
    [yes] Með hjálp póstvagnasmiðsins tókst þú næsta póstvagn.
   *[no] { $name } tók næsta póstvagn með hjálp póstvagnasmiðsins.
}
told-decline = { $you ->
    [yes] Þú slepptir póstvagnasmiðnum.
   *[no] { $name } sleppti póstvagnasmiðnum.
}
told-discard = { $you ->
    [yes] Þú kastaðir spilinu { $city }.
   *[no] { $name } kastaði spilinu { $city }.
}
then-tile = { $you ->
    [yes] Þú tókst stigaskjöld: { $things }.
   *[no] { $name } tók stigaskjöld: { $things }.
}
then-carriage = { $you ->
    [yes] Þú tókst póstvagn { $things }.
   *[no] { $name } tók póstvagn { $things }.
}
then-closed = { $you ->
    [yes] Leið þinni er lokað: { $things }.
   *[no] { $name } lokaði leiðinni: { $things }.
}
word-length-5 = leið með 5 borgum
word-length-6 = leið með 6 borgum
word-length-7 = leið með 7 borgum eða fleiri
word-outside-baiern = mörg héruð
word-baiern = Bæjaraland
word-baden = Baden
word-wuerttemberg-hohenzollern = Württemberg og Hohenzollern
word-schweiz-tyrol = Sviss og Týról
word-boehmen-salzburg = Bæheimur og Salzburg
word-end = leikslok

## Leikir sem hnappar.

label-administrator = Forstjóri
label-take = Taka { $city }
label-take-stock = Taka úr bunkanum
label-postmaster = Póstmeistari: { $city }
label-postmaster-stock = Póstmeistari: úr bunkanum
label-lay = Byrja á { $city }
label-lay-left = { $city } fremst
label-lay-right = { $city } aftast
label-restart = Ný leið: { $city }
label-carrier-left = Flutningamaður: { $city } fremst
label-carrier-right = Flutningamaður: { $city } aftast
label-close = Loka leiðinni
label-end = Láta næsta gera
label-each = Hvert hérað
label-province = Aðeins { $land ->
        [B] Bæjaraland
        [O] Bæheim
        [P] Pólland
        [Z] Sviss
        [T] Týról
       *[other] { $province }
    }
label-house = Pósthús: { $city }
label-done = Ekki fleiri pósthús
label-cartwright = Vagnasmiður
label-decline = Án vagnasmiðs
label-discard = Kasta { $city }

## Af hverju vísbending segir það sem hún segir. Númer reglunnar kemur á eftir setningunni.

because-tile = Þú færð stigaskjöld: { $things }, { $points } stig
because-carriage = Þú færð póstvagn { $carriage }, { $points ->
    [one] { $points } stigi meira
   *[other] { $points } stigum meira
}
because-nearly = Þá vantar aðeins { $missing ->
    [one] eitt pósthús
   *[other] { $missing } pósthús
} til að fá stigaskjöldinn { $things }, { $points } stig
because-houses = Þú setur { $houses ->
    [one] eitt pósthús
   *[other] { $houses } pósthús
} á kortið og hvert pósthús sem verður eftir kostar eitt stig
because-route = { $brings ->
    [now] Leiðin þín nægir þá fyrir póstvagn { $carriage }
    [soon] Með spilunum á hendi getur leiðin þín náð { $length } borgum, nóg fyrir póstvagn { $carriage }
   *[later] Með spilunum á hendi getur leiðin þín náð { $length } borgum
}
because-joined = Með spilunum á hendi geturðu tengt { $length } borgir
because-none-fits = Ekkert opnu spilanna passar við leiðina þína
because-fits = { $things } passar við leiðina þína

## Hvað er ákveðið fyrir leikinn.

option-edition = Útgáfa
option-edition-about = Prentuðu reglurnar eru ólíkar um tvær gerðir skjalda og um síðustu umferðina.
option-edition-german = Þýsk
option-edition-german-about = Skjöldurinn fyrir mörg héruð krefst ekki pósthúss í Bæjaralandi. Sé enginn skjöldur eftir fyrir lengd leiðar er tekinn skjöldur fyrir næstu lengd fyrir neðan. Síðasta umferðin er kláruð svo að allir geri jafnoft.
option-edition-icelandic = Íslensk
option-edition-icelandic-about = Skjöldurinn fyrir mörg héruð krefst líka pósthúss í Bæjaralandi. Aðeins fyrir sjö borga leið eða lengri má taka skjöld fyrir styttri leið. Í síðustu umferð gera allir einu sinni enn nema sá sem boðaði leikslokin.
option-start = Hver byrjar
option-start-chance = Tilviljun ræður
option-start-about = Sætið sem á fyrsta leik.

## Hvaðan stigin koma.

score-length-5 = 5 borga leiðir
score-length-6 = 6 borga leiðir
score-length-7 = 7+ borga leiðir
score-outside-baiern = { $edition ->
    [icelandic] Öll héruð
   *[german] Utan Bæjaralands
}
score-baiern = Allt Bæjaraland
score-baden = Allt Baden
score-wuerttemberg-hohenzollern = Allt Württemberg og Hohenzollern
score-schweiz-tyrol = Allt Sviss og Týról
score-boehmen-salzburg = Allur Bæheimur og Salzburg
score-carriage = { $carriage ->
    [0] Enginn póstvagn
   *[other] Póstvagn { $carriage }
}
score-houses-left = { $houses } pósthús eftir
score-end = Leikslok

## Orð á myndum og á síðunni.

stock = bunki
discards = { $cards ->
    [0] engu kastað
   *[other] { $cards } í kastbunka
}
province-B = Bæjaraland
province-D = Baden
province-H = Hohenzollern
province-O = Bæheimur
province-P = Pólland
province-S = Salzburg
province-T = Týról
province-W = Württemberg
province-Z = Sviss
short-H = Hohenz.
short-W = Württ.
edition-german = þýska útgáfan
edition-icelandic = íslenska útgáfan
last-round = { $turns ->
    [0] síðasta umferð
    [1] sá síðasti gerir
   *[other] { $turns } eiga eftir að gera
}
your-hand = Á hendi · { $cards }
hand-empty = Þú átt engin spil.
tiles = Stigaskildir
sign-wide-german = án B
sign-wide-icelandic = öll
sign-end = lok
your-tiles = Þínir:
carriages = Póstvagnar
points = { $points } stig
routes-none = engin leið

## Stöður sem geta ekki komið upp.

position-step = Þessi hluti á ekki við í því þrepi sem staðan er í.
position-route-twice = { $city } getur aðeins verið einu sinni í leið.
position-no-road = Enginn vegur tengir { $city } og { $other }.
position-house-twice = Í borg er pláss fyrir eitt pósthús frá hverjum leikmanni.
position-houses = Leikmaður á aðeins { $houses } pósthús.
position-known = Aðeins spil sem eru á þessari hendi geta verið öllum kunn.
position-stack = Skildirnir í bunkanum „{ $stack }“ eru teknir að ofan.
position-gone = Skjöldunum sem snúa niður er ekki hægt að skipta svona á sætin.
position-tile-kind = Leikmaður getur aðeins átt einn skjöld af hverri gerð.
position-end-tile = Skjöldinn fyrir leikslok, „end/1“, á sá sem fyrstur fær póstvagn 7 eða á engin pósthús eftir, og aðeins þá.
position-rest = Nákvæmlega einn bunki á spilin sem enginn hluti nefnir: skrifaðu „rest“ þar.
position-display = Í mesta lagi { $cards } spil liggja á borðinu.
position-chance = Spil getur aðeins komið úr bunka sem er ekki tómur, á borðið þar sem spil vantar eða á hönd; „then“ er það sem fylgir.
position-display-full = Í þessu þrepi er spil að taka, og á borðinu liggja öll spil sem þar komast fyrir meðan bunkinn endist.
position-official = Í þessu þrepi hefur enginn póststarfsmaður hjálpað enn.
position-nothing-to-lay = Sá sem á að leggja niður spil þarf að hafa spil á hendi.
position-no-route = Eftir að spil er lagt niður er leið á borðinu.
position-short-route = Leið er lokað með að minnsta kosti þremur spilum.
position-cartwright = Aðeins er spurt hvort póstvagnasmiðurinn eigi að hjálpa þegar leiðina vantar eitt eða tvö spil upp á næsta póstvagn og enginn póststarfsmaður hefur hjálpað.
position-route-left = Þegar spilum er kastað er lokaða leiðin farin.
position-discards = Spilum er kastað niður í þrjú í röð listans; það er ekki hægt með þessa hönd.
position-over = Spilinu lýkur ekki fyrr en sá síðasti hefur gert eftir að skjöldurinn fyrir leikslok var tekinn.
position-placed = Pósthús í borginni { $city } getur ekki hafa verið sett niður við þessa lokun.
position-no-house = Í þessu þrepi er til borg fyrir annað pósthús og pósthús handa henni.
position-way = Eitt hérað er aðeins valið þar sem setja má niður tvö pósthús eða fleiri.

## Hvað má slá inn fyrir leik: eitthvert þessara orða, auk þeirra sem eru í rithættinum. „called-“ er hvað það heitir líka sem leikir nefna.

verb-administrator = forstjóri, forstjórinn, skipta um spil, ný spil
verb-take = taka, taktu, tek, draga, dragðu, dreg
verb-postmaster = póstmeistari, póstmeistarinn, taka, taktu, tek, draga, dragðu, dreg
verb-lay = leggja, leggðu, legg, spila, spilaðu, byrja, byrjaðu
verb-restart = ný leið, byrja upp á nýtt, gefa leiðina upp
verb-carrier = flutningamaður, flutningamaðurinn, leggja, leggðu, legg, spila, spilaðu
verb-close = loka, lokaðu, loka leiðinni
verb-end = enda, láta næsta gera, næsti
verb-each = hvert hérað, í hverju héraði, hvert
verb-province = hérað, aðeins, öll í, bara
verb-house = pósthús, hús, byggja, byggðu, setja, settu
verb-done = búið, ekki fleiri, ekki fleiri pósthús, nóg
verb-cartwright = vagnasmiður, vagnasmiðurinn
verb-decline = hafna, án vagnasmiðs, enginn vagnasmiður, án
verb-discard = kasta, kastaðu, henda, hentu
called-stock = bunki, bunkinn, bunkanum, bunka, stokkur, stokknum
called-left = vinstri, vinstra megin, fremst, á undan
called-right = hægri, hægra megin, aftast, á eftir
