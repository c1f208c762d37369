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
    [0] Engin leið er til að loka.
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
