### Síðan án þjóns: hve langt hún er komin með að hlaða, hvað hún getur ekki og næsta útgáfa hennar.

site-how = Spilaðu strax við tölvuna eða með öðrum við þennan skjá. Allt gerist á þessu tæki.
site-footer = Frjálst og opið. Engin skráning, enginn þjónn. Ótengt öllum útgefendum.
site-friends = Vinir á öðrum tækjum
site-friends-why = Þessi síða gengur án þjóns: allt gerist í vafranum þínum. Spilaðu við tölvuna eða með öðrum við þennan skjá. Til að spila við vini á þeirra eigin tækjum þarf Stofuþjón.
site-friends-how = Hvaða tölva sem er getur verið þjónn: settu Stofu upp á henni, ræstu hana með „stofa serve“ og sendu vinum þínum hlekkina sem hún gefur þér.
site-friends-server = Hlekki handa vinum er að finna á síðu þjónsins um leið og samband næst við hann.
to-server = Á síðu þjónsins
site-links-why = Spilin þín eru geymd í þessum vafra og hlekkur á eitt þeirra opnast því aðeins hér. Til að láta aðra fá spil sem er lokið skaltu sækja skrá þess: hana má opna á hvaða Stofusíðu sem er.
site-screen-why = Sem annar gluggi í þessum vafra, á skjá sem er tengdur við þetta tæki.
site-not-here = Þessi hlekkur tilheyrir Stofuþjóni

engine-loading = Verið er að sækja spilin …
engine-amount = { $done } af { $total } MB
engine-soon = Spilið opnast um leið og allt er komið.
engine-broken = Ekki tókst að sækja spilin. Ertu án nettengingar eða er vafrinn mjög gamall?

new-version = Ný útgáfa af Stofu er komin. Spilin þín haldast óbreytt.
new-version-now = Hlaða núna
new-version-later = Seinna

take-along = Halda áfram annars staðar
take-along-why = Þetta spil sem skrá, til að halda áfram á Stofuþjóni eða öðru tæki: opnaðu hana þar á forsíðunni. Í henni eru öll spil, líka þau sem eru á hvolfi, svo ekki kíkja í hana. Upp frá því koma önnur spil upp en komið hefðu hér.
take-along-save = Vista spilið sem skrá
