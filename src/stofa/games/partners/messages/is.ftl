### Hvers vegna leikur er ekki leyfilegur í Partners. Númer reglunnar kemur á undan setningunni.

cards-come-by-themselves = Spilin koma af sjálfu sér; enginn velur þau.
card-comes-first = Fyrst þarf að gefa spil.
no-card-left = Spilið { $card ->
    [heart] hjarta
    [swap] skipti
   *[other] { $card }
} er ekki lengur í stokknum.
give-first = Veldu fyrst spil handa liðsfélaga þínum.
giving-is-over = Aðeins er skipst á spilum strax eftir gjöf.
not-in-hand = Þú ert ekki með spilið { $card ->
    [heart] hjarta
    [swap] skipti
   *[other] { $card }
} á hendi.
seven-first = Þú ert að skipta sjöu: enn { $left ->
    [one] er { $left } skref
   *[other] eru { $left } skref
} eftir.
can-play = Þú getur leikið spili og verður því að gera það.
nobody-home = Ekkert peð er á heimasvæðinu.
no-pair = Enginn litur á tvö stök peð á brautinni.
no-pawn = Ekkert peð er á { $square }.
nobody-out = Ekkert þessara peða er enn komið út.
opponents-pawn = Þú mátt ekki færa peðið á { $square }.
partners-pawn = Liðsfélagi þinn á peðið á { $square }: þú færir það þegar öll fjögur peðin þín eru læst.
locked = Peðið á { $square } er læst og verður ekki fært framar.
moved-already = Peðið á { $square } hefur fengið sinn hluta af þessari sjöu.
too-many-steps = Af þessari sjöu { $left ->
    [one] er aðeins { $left } skref
   *[other] eru aðeins { $left } skref
} eftir.
not-back-in-goal = Peðið á { $square } er á marksvæðinu: það fer ekki fjóra reiti aftur á bak.
wall = Peð á { $square } er veggur: enginn annar litur kemst fram hjá.
ring-taken = Peð er á ysta hringnum og því kemst peðið á { $square } ekki inn á marksvæðið.
hemmed-in = Peðið á { $square } er með peð á hringjunum við hliðina á sér og kemst ekkert.
rest-impossible = Þá væri ekki hægt að taka skrefin sem eftir eru af sjöunni.
rest-for-partner = Þetta læsir síðasta peðinu þínu og peð liðsfélagans geta ekki tekið skrefin sem eftir eru af sjöunni.
rest-for-nobody = Þetta læsir síðasta peðinu og ekkert peð er eftir til að taka skrefin sem eftir eru af sjöunni.
swap-off-track = Peðið á { $square } er ekki á brautinni: ekki er hægt að skipta á því.
swap-together = Ekki er hægt að skipta á peðum sem standa saman eins og á { $square }.
swap-one-colour = Bæði peðin eru í sama lit: skrifaðu „swap same“.
swap-itself = Skipt er á tveimur peðum á tveimur reitum.
swap-order = Reitirnir í skiptum eru nefndir í röð brautarinnar: „{ $move }“.
no-start-card = Spilið { $card ->
    [heart] hjarta
    [swap] skipti
   *[other] { $card }
} kemur engu peði af heimasvæðinu: til þess þarf hjarta, 8 eða 13.
heart-leaves-home = Hjarta kemur peði aðeins af heimasvæðinu: skrifaðu „heart start“.
one-or-fourteen = Segðu hve langt peðið fer: „1 { $square }“ eða „14 { $square }“.
four-goes-back = Fjarkinn fer aðeins aftur á bak: skrifaðu „{ $move }“.
seven-is-shared = Segðu hve mörg skref af sjöunni peðið tekur: „{ $move }“ fyrir þau öll.
seven-steps = Hluti af sjöu er eitt til sjö skref.
no-such-card = Ekkert spil færir peð { $steps } reiti áfram.

## Borðið sem texti.

draw-legend = b r y g peð (fleiri: saman)   B R Y G læst   o byrjunarreitur   + hringur
draw-seat = sæti { $seat }
draw-you = sæti { $seat }, þú
draw-home = heima
draw-locked = læst
draw-in-hand = spil
draw-laid = leikið í þessari gjöf
draw-deck = stokkurinn
draw-deal = { $cards } spil; { $dealer } gefur, { $deal }. gjöf af { $deals }
draw-played = þegar séð
draw-seven = þessi sjöa
draw-left = { $left } skref eftir, fyrir peð á { $pawns }
draw-hand = spilin þín
draw-given = þú gafst
draw-received = þú fékkst
colour-blue = blár
colour-red = rauður
colour-yellow = gulur
colour-green = grænn

## Hvað leikmaður á að ákveða núna.

asked-giving = Veldu spil handa liðsfélaga þínum; hann velur spil handa þér.
asked-playing = Leiktu spili.
asked-splitting = Haltu áfram að skipta sjöunni: hvaða peð fer hve langt?

## Hvað orð leikjanna merkja.

about-deal = Spil er gefið; það kemur af sjálfu sér og aðeins sá sem fær það sér það (PA-7).
about-give = Réttu liðsfélaga þínum þetta spil á hvolfi (PA-8).
about-heart = Peð fer af heimasvæðinu á byrjunarreitinn (PA-12).
about-1 = Færðu eitt peð 1 reit áfram með spilinu 1/14 (PA-14).
about-2 = Færðu eitt peð 2 reiti áfram (PA-13).
about-3 = Færðu eitt peð 3 reiti áfram (PA-13).
about-5 = Færðu eitt peð 5 reiti áfram (PA-13).
about-6 = Færðu eitt peð 6 reiti áfram (PA-13).
about-8 = „8 start“: peð fer af heimasvæðinu. Annars færðu eitt peð 8 reiti áfram (PA-12, PA-14).
about-9 = Færðu eitt peð 9 reiti áfram (PA-13).
about-10 = Færðu eitt peð 10 reiti áfram (PA-13).
about-12 = Færðu eitt peð 12 reiti áfram (PA-13).
about-13 = „13 start“: peð fer af heimasvæðinu. Annars færðu eitt peð 13 reiti áfram (PA-12, PA-14).
about-14 = Færðu eitt peð 14 reiti áfram með spilinu 1/14 (PA-14).
about--4 = Færðu eitt peð fjóra reiti aftur á bak, en ekki peð á marksvæðinu (PA-15).
about-7 = Færðu peðið á reitnum svo mörg skref af sjöu; önnur peð taka þau sem eftir eru (PA-16, PA-17).
about-swap = Tvö stök peð á brautinni skipta um stað; „swap same“ merkir tvö peð í sama lit, sem breytir engu (PA-18).
about-fold = Leggðu öll spilin þín frá þér, því að engu þeirra er hægt að leika (PA-11).

## Hvað gerðist, fyrir söguna.

told-deal = Spil var gefið: { $card }.
told-deal-veiled = Spil var gefið á hvolfi.
told-give = { $you ->
    [yes] Þú gafst liðsfélaga þínum spil: { $card }.
   *[no] { $name } gaf liðsfélaga sínum spil: { $card }.
}
told-give-veiled = { $name } valdi spil handa liðsfélaga sínum.
told-start = { $you ->
    [yes] Þú færðir peð af heimasvæðinu ({ $card }).
   *[no] { $name } færði peð af heimasvæðinu ({ $card }).
}
told-forward = { $you ->
    [yes] Þú færðir peðið á { $square } um { $steps ->
        [one] { $steps } reit
       *[other] { $steps } reiti
    } áfram.
   *[no] { $name } færði peðið á { $square } um { $steps ->
        [one] { $steps } reit
       *[other] { $steps } reiti
    } áfram.
}
told-back = { $you ->
    [yes] Þú færðir peðið á { $square } fjóra reiti aftur á bak.
   *[no] { $name } færði peðið á { $square } fjóra reiti aftur á bak.
}
told-seven = { $you ->
    [yes] Með hluta af sjöu færðir þú peðið á { $square } um { $steps ->
        [one] { $steps } reit
       *[other] { $steps } reiti
    }.
   *[no] Með hluta af sjöu færði { $name } peðið á { $square } um { $steps ->
        [one] { $steps } reit
       *[other] { $steps } reiti
    }.
}
told-swap = { $you ->
    [yes] Þú skiptir á peðunum á { $first } og { $second }.
   *[no] { $name } skipti á peðunum á { $first } og { $second }.
}
told-swap-same = { $you ->
    [yes] Þú skiptir á tveimur peðum í sama lit, sem breytir engu.
   *[no] { $name } skipti á tveimur peðum í sama lit, sem breytir engu.
}
told-fold = { $you ->
    [yes] Þú gast engu spili leikið og lagðir öll spilin frá þér.
   *[no] { $name } gat engu spili leikið og lagði öll spilin frá sér.
}
then-sent-home = { $you ->
    [yes] Eitt peða þinna var sent heim.
   *[no] Peð sem { $name } á var sent heim.
}
then-swapped = { $you ->
    [yes] Eitt peða þinna skipti um stað: { $things }.
   *[no] Peð sem { $name } á skipti um stað: { $things }.
}
then-played-for = { $you ->
    [yes] Það var eitt peða þinna.
   *[no] Það var peð sem { $name } á.
}
then-all-locked = { $you ->
    [yes] Öll peðin þín eru læst: héðan í frá leikur þú fyrir liðsfélagann.
   *[no] Öll peð sem { $name } á eru læst: { $name } leikur nú fyrir liðsfélagann.
}

## Leikir sem hnappar.

label-give = Gefa: { $card }
label-start = Af heimasvæðinu ({ $card })
label-forward = { $square }: { $steps ->
    [one] { $steps } reit
   *[other] { $steps } reiti
} áfram
label-back = { $square }: fjóra aftur á bak
label-seven = { $square }: { $steps ->
    [7] öll sjö skrefin
   *[other] { $steps } af sjö skrefum
}
label-swap = Skipta á { $first } og { $second }
label-swap-same = Skipta á tveimur í sama lit
label-fold = Leggja spilin frá sér

## Af hverju vísbending segir það sem hún segir. Númer reglunnar kemur á eftir setningunni.

because-won = Þar með vinnur liðið þitt
because-locked = { $pawns ->
    [one] Eitt peð læsist
   *[other] { $pawns } peð læsast
}
because-sent-home = { $pawns ->
    [one] Peð sem { $name } á verður sent heim
   *[other] { $pawns } peð sem { $name } á verða send heim
}
because-goal = { $pawns ->
    [one] Eitt peð kemst í mark og úr hættu
   *[other] { $pawns } peð komast í mark og úr hættu
}
because-out = { $pawns ->
    [one] Peð fer af heimasvæðinu
   *[other] { $pawns } peð fara af heimasvæðinu
}
because-set-back = Andstæðingarnir færast { $squares ->
    [one] { $squares } reit
   *[other] { $squares } reiti
} aftur
because-safe = { $pawns ->
    [0] Þá nær enginn andstæðingur til peða liðsins þíns
    [one] Þá ná andstæðingar aðeins til eins peðs liðsins þíns
   *[other] Þá ná andstæðingar aðeins til { $pawns } peða liðsins þíns
}
because-on = Liðið þitt kemst { $squares ->
    [one] { $squares } reit
   *[other] { $squares } reiti
} áfram
because-partner-out = { $alone ->
    [yes] { $name } á ekkert peð úti og getur fært eitt af heimasvæðinu með þessu spili
   *[no] { $name } getur fært peð af heimasvæðinu með þessu spili
}
because-more-use = { $name } getur notað spilið betur en þú
because-least-use = Af spilunum þínum kemur þetta þér að minnstu gagni
because-start-kept = Þú heldur { $cards ->
    [one] { $cards } spili
   *[other] { $cards } spilum
} til að færa peð af heimasvæðinu

## Hvað er ákveðið fyrir leikinn.

option-dealer = Hver gefur fyrst
option-dealer-chance = Tilviljun ræður
option-dealer-about = Sætið vinstra megin við gjafarann byrjar.

## Hvað spilin heita.

word-heart = hjarta
word-8 = 8
word-13 = 13
word-1-14 = 1/14
word-2 = 2
word-3 = 3
word-5 = 5
word-6 = 6
word-9 = 9
word-10 = 10
word-12 = 12
word--4 = −4
word-7 = 7
word-swap = skipti

## Hvaðan stigin koma.

score-locked = { $pawns } læst peð

## Stöður sem geta ekki komið upp.

position-pawns = Hver litur hefur { $pawns } peð.
position-square = Peð í þessum lit kemur aldrei á { $square }.
position-ring = Á { $square } er aðeins pláss fyrir eitt peð.
position-shared = Á { $square } standa þegar peð í öðrum lit.
position-over = Spilinu er lokið þegar lið þess sætis sem lék síðast hefur læst öll peð sín, og aðeins þá.
position-earlier = Fyrir þessa gjöf hefur { $cards } spilum verið leikið.
position-hand = Svona mörg spil getur þetta sæti ekki haft á hendi núna.
position-no-card = Sá sem á leik þarf að hafa spil á hendi.
position-given = Spilið handa liðsfélaganum liggur á hvolfi meðan valið er; síðan er það á hendi hans uns eins spili er leikið.
position-seven = Sjöu er aðeins skipt í þrepinu „splitting“, eftir að 7 var leikið; nefndu skrefin sem eftir eru og peðin sem mega taka þau.
position-seven-pawn = Á „{ $square }“ er ekkert peð sem gæti tekið hluta af sjöunni.

## Orð á myndum og á síðunni.

deal-of = gjöf { $deal } af 3
in-deck = stokkur
hand-size = Spilin þín · { $cards }
hand-empty = Engin spil á hendi.
seen = Spil sem sést hafa
deal-about = gjöf { $deal } af 3 · { $name } gefur · { $deck } eftir
card-heart = byrja
card-8 = 8 eða byrja
card-13 = 13 eða byrja
card-1-14 = 1 eða 14
card-2 = áfram
card-3 = áfram
card-5 = áfram
card-6 = áfram
card-9 = áfram
card-10 = áfram
card-12 = áfram
card--4 = aftur á bak
card-7 = má deila
card-swap = skipti
picture-left = { $left } skref eftir

## Hvað má slá inn fyrir leik: eitthvert þessara orða, auk þeirra sem eru í rithættinum. „called-“ er hvað það heitir líka sem leikir nefna.

verb-give = gefa, gefðu, gef
verb-leave = út, af heimasvæðinu, peð út, byrja
verb-forward = áfram, færa, færðu, fara, leika
verb-back = aftur á bak, aftur, fjóra aftur á bak, mínus fjórir
verb-split = sjö, sjöa, af sjöunni
verb-swap = skipta, skipti, skiptu, skipta á
verb-swap-same = skipta á tveimur í sama lit, skipta eins
verb-fold = leggja spilin frá sér, leggja niður, gefast upp
called-heart = hjarta, hjartað
called-swap = skipti, skipta
called--4 = mínus fjórir, fjóra aftur á bak
