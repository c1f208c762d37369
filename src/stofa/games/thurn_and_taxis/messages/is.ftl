### Hvers vegna leikur er ekki leyfilegur í Thurn and Taxis. Númer reglunnar kemur á undan setningunni.

cards-come-by-themselves = Spilin koma af sjálfu sér; enginn velur þau.
card-comes-first = Fyrst þarf að koma spil.
display-first = Næsta spil fer á borðið.
hand-first = Næsta spil fer á hendi.
no-card-left = Ekkert spil með borginni { $city } er eftir í bunkanum.
second-by-postmaster = Þú hefur tekið spil; annað spil fæst aðeins með póstmeistaranum.
postmaster-second = Póstmeistarinn kemur með annað spilið: taktu fyrst það fyrra.
taking-is-over = Ekki má lengur taka spil í þessari umferð þinni.
no-stock = Bunkinn og kastbunkinn eru báðir tómir.
not-in-display = { $city } er ekki á borðinu.
administrator-first = Forstjórinn hjálpar aðeins áður en fyrsta spilið er tekið.
postmaster-due = Þú byrjaðir án spila á hendi og verður því að þiggja hjálp póstmeistarans.
official-used = Þú hefur þegar notað póststarfsmann í þessari umferð þinni.
take-first = Taktu fyrst spil.
laid-already = Þú hefur lagt niður spil; annað spil má aðeins leggja með póstflutningamanninum.
laying-is-over = Ekki má lengur leggja niður spil í þessari umferð þinni.
one-route = Þú ert með leið í smíðum: bættu við hana eða hentu henni og byrjaðu upp á nýtt.
no-route = Þú ert ekki með leið: byrjaðu á einni.
not-in-hand = Þú ert ekki með spilið { $city } á hendi.
in-route = { $city } er þegar í leiðinni þinni.
one-card-right = Leið með einu spili lengist til hægri.
not-between = { $city } kæmist aðeins fyrir á milli tveggja spila og enginn vegur tengir hana við borgina { $end }.
no-road = Enginn vegur tengir borgirnar { $city } og { $end }.
carrier-after-laying = Póstflutningamaðurinn hjálpar strax eftir að spil er lagt niður.
end-after-laying = Umferð þinni lýkur þegar spil hefur verið tekið og annað lagt niður.
too-short = { $length ->
    [one] Leið með { $length } spili er ekki hægt að loka: þrjú þarf til.
   *[other] Leið með { $length } spilum er ekki hægt að loka: þrjú þarf til.
}
close-after-laying = Leið er lokað eftir að spil er lagt niður.
no-closing = Þú ert ekki að loka leið núna.
province-not-in-route = Engin borg í leiðinni þinni er í héraðinu { $province }.
one-house-left = Þú átt aðeins eitt pósthús eftir.
province-one-house = Aðeins eitt pósthús kæmist í héraðið { $province }; veldu „each“ til þess.
no-placing = Þú ert ekki að setja niður pósthús núna.
not-in-route = { $city } er ekki í leiðinni þinni.
own-house = Þú átt þegar pósthús í borginni { $city }.
province-has-one = Þú settir niður pósthús í héraðinu { $province } rétt áðan.
other-province = { $city } er í öðru héraði en því sem þú valdir.
house-order = Pósthús eru sett niður í röð listans og komið er fram hjá borginni { $city }.
no-cartwright-now = Póstvagnasmiðurinn hjálpar þegar leið er lokað sem vantar eitt eða tvö spil upp á næsta póstvagn og enginn póststarfsmaður hefur verið notaður.
no-discarding = Þú ert ekki að kasta spilum núna.
discard-not-in-hand = Þú ert ekki með spilið { $city } á hendi.
discard-order = Spilum er kastað í röð listans og komið er fram hjá borginni { $city }.
discard-too-late = Á eftir borginni { $city } yrðu of fá spil eftir til að kasta.

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
draw-hand = hönd þín og hvert vegirnir liggja (+ passar við leiðina þína)
draw-hand-empty = Hönd þín er tóm.
draw-own-tiles = þínir skildir
stack-length-5 = 5 borga leið:
stack-length-6 = 6 borga leið:
stack-length-7 = 7 borga leið:
stack-outside-baiern = öll héruð:
stack-baiern = Baiern:
stack-baden = Baden:
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern:
stack-schweiz-tyrol = Schweiz/Tyrol:
stack-boehmen-salzburg = Böhmen/Salzburg:
stack-end = leikslok:

## Hvað leikmaður á að ákveða núna.

asked-first = { $words ->
    [administrator-take] Taktu spil: eitt af borðinu eða efsta spil bunkans óséð. Forstjórinn getur fyrst skipt um spilin á borðinu.
   *[other] Taktu spil: eitt af borðinu eða efsta spil bunkans óséð.
}
asked-second = { $words ->
    [postmaster] Þú byrjaðir án spila á hendi, svo að póstmeistarinn gefur þér annað spil.
    [postmaster-restart] Taktu annað spil með hjálp póstmeistarans eða hættu við leiðina og byrjaðu á nýrri.
   *[other] Leggðu niður spil eða taktu fyrst annað með hjálp póstmeistarans.
}
asked-laying = { $words ->
    [restart] Ekkert spil á hendi passar: hættu við leiðina og byrjaðu á nýrri.
   *[other] Leggðu niður spil.
}
asked-laid = { $words ->
    [end] Spilið er lagt. Ljúktu umferð þinni.
    [close-end] Spilið er lagt. Lokaðu leiðinni eða ljúktu umferð þinni og haltu áfram með hana síðar.
    [carrier-end] Spilið er lagt. Leggðu niður annað með hjálp póstflutningamannsins eða ljúktu umferð þinni.
   *[other] Spilið er lagt. Leggðu niður annað með hjálp póstflutningamannsins, lokaðu leiðinni eða ljúktu umferð þinni.
}
asked-way = Þú lokar leiðinni. Settu niður pósthús í einni borg í hverju héraði eða í öllum borgum í einu héraði.
asked-placing = Veldu borgir fyrir pósthúsin þín, eina í einu; „done“ þegar þú vilt ekki fleiri.
asked-carriage = Lítið vantar á leiðina fyrir næsta póstvagn. Á póstvagnasmiðurinn að hjálpa?
asked-discarding = Þú mátt halda þremur spilum. Kastaðu hinum, einu í einu.

## Hvað orð leikjanna merkja.

about-reveal = Spili er snúið upp á borðið; það kemur af sjálfu sér (TT-9).
about-draw = Spil kemur úr bunkanum á hendi; aðeins sá sem tekur sér það (TT-9).
about-take = Taktu fyrsta spilið þitt í þetta sinn, af borðinu eða óséð úr bunkanum (TT-9).
about-postmaster = Taktu annað spil með hjálp póstmeistarans (TT-12).
about-administrator = Láttu forstjórann skipta um öll sex spilin á borðinu áður en þú tekur spil (TT-13).
about-lay = Leggðu niður spil af hendi: byrjaðu á leið með því eða bættu því við vinstri (left) eða hægri (right) endann, þar sem vegur þarf að tengja borgirnar (TT-15, TT-16).
about-restart = Hættu við leiðina þína og byrjaðu á nýrri með þessu spili (TT-18).
about-carrier = Leggðu niður annað spil með hjálp póstflutningamannsins (TT-20).
about-close = Lokaðu leiðinni ef hún er þrjú spil eða lengri: pósthús, skildir og kannski póstvagn fylgja (TT-21, TT-22).
about-end = Ljúktu umferð þinni; leiðin liggur áfram (TT-6).
about-each = Settu niður pósthús í einni borg í hverju héraði sem leiðin þín fer um (TT-23).
about-province = Settu niður pósthús í öllum borgum leiðarinnar sem eru í þessu eina héraði (TT-23).
about-house = Settu niður pósthús í þessari borg í leiðinni þinni (TT-23, TT-24).
about-done = Settu ekki niður fleiri pósthús.
about-cartwright = Taktu næsta póstvagn þótt eitt eða tvö spil vanti (TT-35).
about-decline = Slepptu póstvagnasmiðnum; þú færð engan póstvagn í þetta sinn.
about-discard = Kastaðu þessu spili, því að aðeins þremur máttu halda (TT-36).
