### Hvers vegna leikur er ekki leyfilegur í Ticket to Ride. Númer reglunnar kemur á undan setningunni.

cards-come-by-themselves = Spil og lestarmiðar koma af sjálfu sér; enginn velur þau.
card-first = Fyrst þarf að koma spil.
dealing-first = Næsta spil er gefið á hendi.
row-first = Næsta spil fer í borðið.
hand-first = Næsta spil fer á hendi þess sem dró það.
no-card-left = Ekkert slíkt spil er eftir í stokknum.
ticket-first = Fyrst þarf að koma lestarmiði.
not-in-ticket-stock = Þessi lestarmiði er ekki í lestarmiðabunkanum.
choose-first = Veldu fyrstu lestarmiðana þína; spilið hefst þegar allir hafa valið.
choose = Veldu fyrst úr lestarmiðunum sem þú dróst.
counting = Þú átt ekki fleiri leiki: nú er komið að talningunni.
no-stock = Stokkurinn er búinn.
locomotive-first = Dráttarvagn í borðinu jafngildir tveimur spilum: hann getur ekki verið seinna spilið.
not-in-row = Ekkert slíkt spil er í borðinu.
not-stuck = Þú mátt aðeins segja pass þegar ekkert annað er hægt.
one-action = Þú ert að draga lestarvagnaspil: taktu seinna spilið.
no-tickets-left = Engir lestarmiðar eru eftir.
on-your-track = Þessi litur er á teininum þínum; röðin verður að vera farin áður en þú leggur hann niður aftur.
too-few-in-hand = { $cards ->
    [0] Þú ert ekki með neitt spil í þessum lit á hendi.
   *[other] Þú ert aðeins með { $cards } spil í þessum lit á hendi.
}
too-few-locomotives = { $cards ->
    [0] Þú ert ekki með neinn dráttarvagn á hendi.
    [one] Þú ert aðeins með { $cards } dráttarvagn á hendi.
   *[other] Þú ert aðeins með { $cards } dráttarvagna á hendi.
}
too-few-to-rob = { $cards ->
    [one] { $cards } spil í þessum lit er á teini annars leikmanns: þú verður að leggja niður fleiri.
   *[other] { $cards } spil í þessum lit eru á teini annars leikmanns: þú verður að leggja niður fleiri.
}
one-on-your-track = Einn þessara lita er á teininum þínum; röðin verður að vera farin áður en þú leggur hann niður aftur.
three-cannot-rob = Einn þessara lita er á teini annars leikmanns og þrjú mislit spil geta ekki rænt.
one-not-in-hand = Þú ert ekki með alla þrjá litina á hendi.
nothing-offered = Engir lestarmiðar eru til að velja úr núna.
not-offered = Lestarmiði { $ticket } er ekki meðal þeirra sem þú mátt velja úr.
kept-already = Þú hefur þegar valið lestarmiða { $ticket }.
keep-order = Lestarmiðar eru valdir í röð eftir númerum og komið er fram hjá miða { $ticket }.
keep-one = Þú verður að halda að minnsta kosti einum lestarmiða.
no-count-now = Lestarmiðum er lokið þegar stokkurinn er búinn og allir hafa átt síðasta leik sinn.
completed-already = Þú hefur þegar lokið lestarmiða { $ticket }.
not-your-ticket = Þú átt ekki lestarmiða { $ticket }.
complete-order = Lestarmiðum er lokið í röð eftir númerum og komið er fram hjá miða { $ticket }.
station-lacks = Á brautarpallinum þínum vantar spil fyrir lestarmiða { $ticket }.
nothing-to-choose = Hér er engu að ljúka: þú átt leik.
locomotives-alone = Dráttarvagnar hafa engan lit: að minnsta kosti eitt spil í litnum þarf að fylgja þeim.
too-few-to-lay = Í einum lit leggurðu að minnsta kosti tvö spil; dráttarvagnar teljast með.
more-than-there-are = Aðeins eru til tíu spil í hverjum lit og 16 dráttarvagnar.
colours-in-order = Þrír litir eru nefndir í réttri röð: „{ $move }“.
three-different = Þú leggur spil í einum lit, eða þrjú spil í þremur ólíkum litum og engan dráttarvagn.

## Borðið sem texti.

draw-row = í borðinu
draw-stock = stokkurinn
draw-cards = { $stock } spil; { $discards } hent
draw-ticket-stock = miðabunkinn
draw-tickets-left = { $left ->
    [one] { $left } lestarmiði
   *[other] { $left } lestarmiðar
}
draw-ending = lokin
draw-turns-left = { $left ->
    [one] { $left } leikur er eftir
   *[other] { $left } leikir eru eftir
}, að þessum meðtöldum
draw-in-hand = á hendi
draw-station = pallur
draw-tickets = miðar
draw-completed = lokið
draw-not-completed = ólokið
draw-shown = { $name }: { $points } stig fyrir lokna lestarmiða
draw-track = teinn
draw-seat = sæti { $seat }
draw-you = sæti { $seat }, þú
draw-hand = spil á hendi
draw-own-station = pallurinn þinn
draw-own-tickets = lestarmiðarnir þínir
draw-offered = lestarmiðar til að velja úr (+ valdir)
draw-best = gefur mest
colour-black = svart
colour-white = hvítt
colour-yellow = gult
colour-green = grænt
colour-blue = blátt
colour-red = rautt
colour-orange = appelsínugult
colour-purple = fjólublátt
colour-locomotive = dráttarvagn

## Hvað á nú að ákveða.

asked-first = { $words ->
    [pass] Þú getur ekkert gert: segðu pass.
    [lay] Leggðu niður lestarvagnaspil.
    [tickets] Dragðu lestarmiða.
    [take] Dragðu lestarvagnaspil.
    [lay-tickets] Leggðu niður lestarvagnaspil eða dragðu lestarmiða.
    [lay-take] Dragðu lestarvagnaspil eða leggðu niður spil.
    [take-tickets] Dragðu lestarvagnaspil eða lestarmiða.
   *[other] Dragðu lestarvagnaspil, leggðu niður spil eða dragðu lestarmiða.
}
asked-second = Taktu seinna spilið.
asked-keeping = { $words ->
    [keep] Veldu lestarmiðana sem þú heldur, einn af öðrum í röð eftir númerum; minnst einn.
   *[other] Veldu lestarmiðana sem þú heldur, einn af öðrum í röð eftir númerum; „done“ þegar þú vilt ekki fleiri.
}
asked-completing = Ljúktu lestarmiðum með spilunum á brautarpallinum þínum, einum af öðrum í röð eftir númerum; „done“ þegar þú vilt ekki fleiri.

## Hvað orðin í leikjunum þýða.

about-deal = Spil er gefið á hendi; það kemur af sjálfu sér og aðeins eigandinn sér það (TR-2).
about-reveal = Spili er snúið upp í borðið; það kemur af sjálfu sér (TR-9).
about-draw = Spil kemur úr stokknum á hendi; enginn sér það nema sá sem tekur það (TR-9).
about-take = Taktu spil, úr borðinu eða óséð úr stokknum. Dráttarvagn í borðinu jafngildir tveimur spilum (TR-9, TR-10).
about-ticket = Lestarmiði er dreginn; enginn sér hann nema sá sem dregur (TR-19).
about-keep = Haltu þessum lestarmiða: takist að ljúka honum gefur hann stigin, annars kostar hann þau (TR-4, TR-19, TR-27).
about-done = Veldu ekki fleiri lestarmiða.
about-lay = Leggðu spil á teininn þinn: „lay blue 3“ eða, með tveimur dráttarvögnum, „lay blue 3+2“; eða eitt spil í hverjum af þremur litum (TR-14).
about-tickets = Dragðu fjóra lestarmiða og haltu eins mörgum og þú vilt, jafnvel engum (TR-19).
about-pass = Gerðu ekkert, því að ekkert er hægt að gera (TR-20).
about-complete = Ljúktu þessum lestarmiða með spilum af brautarpallinum þínum (TR-22).

## Hvað gerðist, fyrir söguna.

told-deal = Spil var gefið: { $card }.
told-deal-veiled = Spil var gefið á hvolfi.
told-reveal = Spil kom í borðið: { $card }.
told-draw = Úr stokknum kom spil: { $card }.
told-draw-veiled = Úr stokknum kom spil á hvolfi.
told-ticket = Lestarmiði var dreginn: { $from } – { $to }, { $points }.
told-ticket-veiled = Lestarmiði var dreginn á hvolfi.
told-keep = { $you ->
    [yes] Þú hélst lestarmiðanum { $from } – { $to }, { $points }.
   *[no] { $name } hélt lestarmiðanum { $from } – { $to }, { $points }.
}
told-keep-veiled = { $name } hélt lestarmiða.
told-complete = { $you ->
    [yes] Þú laukst lestarmiðanum { $from } – { $to }, { $points }.
   *[no] { $name } lauk lestarmiðanum { $from } – { $to }, { $points }.
}
told-complete-veiled = { $name } lauk lestarmiða.
told-done = { $you ->
    [yes] Þú valdir ekki fleiri lestarmiða.
   *[no] { $name } valdi ekki fleiri lestarmiða.
}
told-take = { $you ->
    [yes] Þú tókst spil úr borðinu: { $card }.
   *[no] { $name } tók spil úr borðinu: { $card }.
}
told-take-stock = { $you ->
    [yes] Þú tókst spil úr stokknum.
   *[no] { $name } tók spil úr stokknum.
}
told-lay = { $you ->
    [yes] Þú lagðir niður { $cards } spil í einum lit: { $colour }.
   *[no] { $name } lagði niður { $cards } spil í einum lit: { $colour }.
}
told-lay-locomotives = { $you ->
    [yes] Þú lagðir niður { $cards } spil með { $locomotives ->
        [one] { $locomotives } dráttarvagni
       *[other] { $locomotives } dráttarvögnum
    }: { $colour }.
   *[no] { $name } lagði niður { $cards } spil með { $locomotives ->
        [one] { $locomotives } dráttarvagni
       *[other] { $locomotives } dráttarvögnum
    }: { $colour }.
}
told-lay-three = { $you ->
    [yes] Þú lagðir niður þrjá liti: { $first }, { $second }, { $third }.
   *[no] { $name } lagði niður þrjá liti: { $first }, { $second }, { $third }.
}
told-tickets = { $you ->
    [yes] Þú dróst lestarmiða.
   *[no] { $name } dró lestarmiða.
}
told-pass = { $you ->
    [yes] Þú sagðir pass.
   *[no] { $name } sagði pass.
}

## Það sem gerðist af sjálfu sér eftir leik.

then-robbed = { $you ->
    [yes] Þú misstir { $count } spil í lestarráni: { $things }.
   *[no] { $name } missti { $count } spil í lestarráni: { $things }.
}
then-rolled = { $you ->
    [yes] Þú færðir { $count } spil yfir á pallinn: { $things }.
   *[no] { $name } færði { $count } spil yfir á pallinn: { $things }.
}

## Leikir sem hnappar.

label-keep = Halda { $from } – { $to }, { $points }
label-complete = Ljúka { $from } – { $to }, { $points }
label-done = Ekki fleiri
label-take = Taka: { $card }
label-take-stock = Taka úr stokknum
label-lay = Leggja { $colour }: { $cards }
label-lay-locomotives = Leggja { $colour }: { $cards } + { $locomotives ->
    [one] { $locomotives } dráttarvagn
   *[other] { $locomotives } dráttarvagna
}
label-lay-three = Leggja { $first }, { $second }, { $third }
label-tickets = Draga lestarmiða
label-pass = Pass

## Af hverju vísbending segir það sem hún segir. Númer reglunnar kemur á eftir setningunni.

because-completes = Þá lýkurðu { $from } – { $to }, { $points } stig
because-completes-all = Þá lýkurðu { $tickets ->
    [one] { $tickets } lestarmiða
   *[other] { $tickets } lestarmiðum
}, samtals { $points } stig
because-no-ticket = Lestarmiði sem þú heldur og lýkur ekki kostar stigin sín
because-ready = { $tickets ->
    [one] Af { $cards } spilum sem lestarmiðinn sýnir áttu { $have }
   *[other] Af { $cards } spilum sem þessir lestarmiðar sýna áttu { $have }
}
because-worth = { $tickets ->
    [one] Þegar lestarmiðanum er lokið gefur hann { $points } stig
   *[other] Þegar þessum lestarmiðum er lokið gefa þeir { $points } stig
}
because-robs = { $name } missir { $cards } spil í lestarráni
because-arrives = Þá eru öll spilin fyrir { $from } – { $to } ({ $points }) á pallinum þínum eða teininum
because-on-the-way = { $cards ->
    [one] { $cards } spil sem lestarmiðarnir þínir sýna fer
   *[other] { $cards } spil sem lestarmiðarnir þínir sýna fara
} af stað yfir á pallinn þinn
because-locomotive = Lestarmiðana þína vantar enn { $cards ->
    [one] { $cards } spil og dráttarvagn kemur í stað þess
   *[other] { $cards } spil og dráttarvagn kemur í stað hvers þeirra
}
because-lacked = Lestarmiðana þína vantar enn { $cards } spil í þessum lit: { $things }
because-longer-row = Þá áttu { $cards } spil á hendi í einum lit: { $things }
because-lack = { $cards ->
    [0] Þú átt öll spil sem lestarmiðarnir þínir sýna og getur notað fleiri lestarmiða
   *[other] Lestarmiðana þína vantar aðeins { $cards } spil enn
}
because-none-wanted = Lestarmiðana þína vantar engan þeirra lita sem eru í borðinu
because-time = Þú átt minnst { $turns } leiki eftir til að ljúka fleiri lestarmiðum
because-blind = Dráttarvagn úr stokknum kostar ekki meira en hvert annað spil

## Hvað er ákveðið fyrir leikinn.

option-start = Hver byrjar
option-start-chance = Tilviljun ræður
option-start-about = Sætið sem á fyrsta leik.
option-open_stations = Spil á brautarpalli
option-open_stations-about = Hvort leikmenn megi skoða spilin á eigin brautarpalli.
option-open_stations-true = Má skoða
option-open_stations-false = Á hvolfi

## Hvað spilin heita.

word-black = svart
word-white = hvítt
word-yellow = gult
word-green = grænt
word-blue = blátt
word-red = rautt
word-orange = appelsínugult
word-purple = fjólublátt
word-locomotive = dráttarvagn

## Hvaðan stigin koma.

score-completed = { $count ->
    [one] { $count } lestarmiða lokið
   *[other] { $count } lestarmiðum lokið
}
score-failed = { $count ->
    [one] { $count } lestarmiða ólokið
   *[other] { $count } lestarmiðum ólokið
}
score-bonus = Flestir lestarmiðar með borginni { $city }: { $count }

## Orð á myndum og á síðunni.

stock = stokkur
tickets = miðar
hand-title = Á hendi · { $count }
tickets-title = Lestarmiðarnir þínir · { $count }
station = pallur
subtitle-first = Fyrri hálfleikur
subtitle-second = Seinni hálfleikur
subtitle-turns = { $turns ->
    [1] Síðasti leikur
    [one] { $turns } leikur eftir
   *[other] { $turns } leikir eftir
}
subtitle-count = Stigatalning
track-empty = tómur
picture-offered = Lestarmiðar til að velja úr · { $count }

## Stöður sem geta ekki komið upp.

position-step = Þessi hluti á ekki við í því þrepi sem staðan er í.
position-turns-left = Leikirnir sem eftir eru eru taldir niður, einn á hvern leikmann, þegar stokkurinn er tómur; enginn er eftir í stigatalningunni.
position-row-word = „{ $word }“ er ekki röð: skrifaðu lit, spil og dráttarvagna, „blue/3+1“.
position-two-rows = Í röð er að minnsta kosti eitt spil og hver litur er aðeins á einum teini: { $colour } passar ekki.
position-known = Aðeins spil sem eru á þessari hendi geta verið öllum kunn.
position-rest = Nákvæmlega einn bunki á spilin sem enginn hluti nefnir: skrifaðu „rest“ þar.
position-row = Í mesta lagi { $cards } spil eru í borðinu.
position-row-short = Borðið er fullt meðan spil eru í stokknum.
position-picked = Þessir lestarmiðar geta ekki hafa verið valdir núna.
position-knows = Sæti veit aðeins hvar þeir lestarmiðar eru sem það skilaði sjálft og liggja neðst í lestarmiðabunkanum eða voru dregnir þaðan.
position-first = Svo mörgum lestarmiðum getur enginn hafa haldið í byrjun.
position-returned = Í byrjun var fleiri lestarmiðum haldið en þetta sæti getur átt af þeim sem enginn hefur nokkurn tíma skilað.
position-offered = Lestarmiðar bjóðast aðeins í þeim leik þegar þeir voru dregnir, í mesta lagi fjórir.
position-count = Í stigatalningunni dugar brautarpallur þess sem á að velja fyrir einn lestarmiða í viðbót.
position-half = Aðeins fjórir leikmenn spila seinni hálfleik og spilinu lýkur eftir síðasta hálfleikinn.
position-part = Þetta þrep á ekki við í þessum hluta spilsins.
position-due = Spil eða lestarmiðar eiga aðeins eftir að koma meðan gefið er, og aldrei fleiri en reglurnar leyfa eða eftir eru.
position-set-up = Í byrjun fá allir átta spil, síðan sex lestarmiða, og engin önnur spil liggja frammi en þau í borðinu.
position-station = Brautarpallurinn dugar ekki fyrir lestarmiðana sem voru valdir.
position-kept = Allir halda að minnsta kosti einum lestarmiða.
position-chance = Spil getur aðeins komið úr stokki sem er ekki tómur, í borðið þar sem spil vantar eða á hönd; „then“ er það sem fylgir.
position-nothing-to-keep = Í þessu þrepi er enn lestarmiði sem má halda eftir.
position-stock-left = Stigatalningin hefst þegar stokkurinn er tómur.

## Hvað má slá inn fyrir leik: eitthvert þessara orða, auk þeirra sem eru í rithættinum. „called-“ er hvað það heitir líka sem leikir nefna.

verb-keep = halda, haltu, held, geyma
verb-done = búið, ekki fleiri, nóg
verb-take = taka, taktu, tek, draga, dragðu, dreg
verb-lay = leggja, leggðu, legg, spila, spilaðu
verb-lay-three = leggja, leggðu, legg, spila, spilaðu
verb-tickets = lestarmiðar, lestarmiða, draga lestarmiða, dragðu lestarmiða, nýir lestarmiðar
verb-pass = pass, segja pass
verb-complete = ljúka, ljúktu, lýk, klára
called-stock = stokkur, stokkurinn, stokknum, bunki, bunkanum
called-black = svart, svartur, svartan, svört, svarta, svörtum
called-white = hvítt, hvítur, hvítan, hvít, hvíta, hvítum
called-yellow = gult, gulur, gulan, gul, gula, gulum
called-green = grænt, grænn, grænan, græn, græna, grænum
called-blue = blátt, blár, bláan, blá, bláa, bláum
called-red = rautt, rauður, rauðan, rauð, rauða, rauðum
called-orange = appelsínugult, appelsínugulur, appelsínugulan, appelsínugul, appelsínugula
called-purple = fjólublátt, fjólublár, fjólubláan, fjólublá, fjólubláa
called-locomotive = dráttarvagn, dráttarvagna, dráttarvagnar, dráttarvagni, eimreið, eimreiðar, lest
