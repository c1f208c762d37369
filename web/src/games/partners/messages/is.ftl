### Síða leiksins Partners.

deal-short = gjöf { $deal }/3

## Borðið.

board = Borðið: 56 reitir í hring, fjórir byrjunarreitir, fjögur marksvæði, fjögur heimasvæði
board-how = Litirnir eru í þessari röð réttsælis: { $colours }, hver með reitum 1 til { $quarter }. Peð fer af heimasvæðinu á byrjunarreitinn sinn, sem er á undan reit 1 í litnum, þaðan einn hring áfram um alla { $squares } reitina og loks inn á marksvæðið sitt: hringur 1 til { $rings }, hringur { $rings } innstur. Vinstri og hægri ör fara frá peði til peðs eftir brautinni, upp og niður á milli þeirra sem má velja.
place-track = { $form ->
    [within] { $colour ->
        [blue] bláa
        [red] rauða
        [yellow] gula
       *[green] græna
    } { $number }
   *[name] { $colour ->
        [blue] blái
        [red] rauði
        [yellow] guli
       *[green] græni
    } { $number }
}
place-ring = { $form ->
    [within] { $colour ->
        [blue] bláa
        [red] rauða
        [yellow] gula
       *[green] græna
    } hring { $number }
   *[name] { $colour ->
        [blue] blái
        [red] rauði
        [yellow] guli
       *[green] græni
    } hringur { $number }
}
place-start = { $form ->
    [within] { $colour ->
        [blue] bláa
        [red] rauða
        [yellow] gula
       *[green] græna
    } byrjunarreit
   *[name] { $colour ->
        [blue] blái
        [red] rauði
        [yellow] guli
       *[green] græni
    } byrjunarreitur
}
place-home = { $form ->
    [within] heimasvæðið
   *[name] heimasvæði
}
short-home = heima
pawn-at = { $pawns ->
    [one] { $colour ->
        [blue] blátt
        [red] rautt
        [yellow] gult
       *[green] grænt
    } peð
   *[other] { $pawns } { $colour ->
        [blue] blá
        [red] rauð
        [yellow] gul
       *[green] græn
    } peð
}, { $place }
pawn-locked = læst
pawn-wall = veggur
pawn-own = þitt
pawn-partner = { $name } á það, liðsfélagi þinn
pawn-of = { $name } á það
pawn-cards = má færa með: { $cards }
pawn-to-goal = { $steps } skref að marksvæðinu
near-own = þitt eigið peð
near-of = { $colour } ({ $name })
near-ahead = { $steps ->
    [one] { $who } { $steps } skrefi á undan
   *[other] { $who } { $steps } skrefum á undan
}
near-behind = { $steps ->
    [one] { $who } { $steps } skrefi á eftir
   *[other] { $who } { $steps } skrefum á eftir
}
near-reached = spilið { $card } nær þangað
near-wall = { $steps ->
    [0] veggur ({ $colour }) rétt fyrir framan
   *[other] veggur ({ $colour }) eftir { $steps } skref
}
card-moves = leika má með: { $pawns }
look-legal = má velja
look-hinted = vísbendingin mælir með því
look-selected = valið
look-lost = færi heim
look-ghost = stæði hér
look-last = síðast fært
look-won = hefur unnið
home-of = { $colour ->
    [blue] Blátt
    [red] Rautt
    [yellow] Gult
   *[green] Grænt
} heimasvæði, { $name }: { $pawns } peð
can-leave = peð kemst út
last-card = Síðasta spil: { $card }, { $name }
last-fold = { $name } lagði spilin frá sér
folded = lagði frá sér
deck-left = { $cards ->
    [one] { $cards } spil í stokknum
   *[other] { $cards } spil í stokknum
}

## Höndin.

hand = Spilin þín
received = { $name } gaf þér: **{ $card }**
gave-you = Þú gefur: **{ $card }**
from-partner = frá liðsfélaganum
options = Hvað spilið getur
option-move = { $card }, peð: { $place }
option-way = { $card }: { $from } – { $to }
option-leave = { $card }: peð sem er heima fer á byrjunarreit
option-pawn = Peð: { $place }
option-part = Taka til baka: { $steps } skref, peð: { $place }
option-steps = { $steps } skref, peð: { $place }
swap-same-short = tvö í sama lit

## Hvað spilin gera, í einni setningu, og regla sem fylgir.

cards-reference = Hvað spilin gera
does-start = Peð fer af heimasvæðinu á byrjunarreitinn sinn.
more-start = Meðan það stendur þar er það veggur: enginn annar litur kemst fram hjá.
does-start-or = Annaðhvort fer peð { $steps } reiti áfram eða peð fer af heimasvæðinu.
more-start-or = Þú velur þegar þú leikur spilinu.
does-double = Peð fer 1 reit áfram eða 14.
more-double = Fjórtán reitir eru fjórðungur af borðinu.
does-forward = Peð fer { $steps } reiti áfram.
more-forward = Lendi það á stöku peði annars litar fer það heim; lendi það á tveimur fer það sjálft heim.
does-back = Peð á brautinni eða byrjunarreit sínum fer 4 reiti aftur á bak.
more-back = Af fyrstu reitunum þínum kemstu þannig rétt að marksvæðinu þínu.
does-seven = Sjö skref sem þú skiptir á milli peðanna þinna.
more-seven = Öll sjö með einu peði, eða 4 og 3, eða 1, 2 og 4: hvert peð fær einn hluta.
does-swap = Tvö peð sem standa ein á brautinni skipta um stað, hvernig sem þau eru á litinn.
more-swap = Óhult eru peð heima, á byrjunarreit, á marksvæði og tvö saman á reit.
ways-none = Því verður ekki leikið núna.
ways-now = { $count ->
    [one] Ein leið núna: { $ways }.
   *[other] { $count } leiðir núna: { $ways }.
}
ways-many = { $count ->
    [one] { $count } leið núna.
   *[other] { $count } leiðir núna.
}
board-start = byrjun
board-goal = mark

## Spurningar.

ask-playing = Leiktu spili: veldu spil eða peð.
ask-playing-partner = Öll peðin þín eru læst: leiktu spili fyrir liðsfélagann.
ask-pawn = **{ $card }**: hvaða peð?
ask-card = Peðið á **{ $place }**: hvaða spil?
ask-card-home = Peð **heima**: hvaða spil?
ask-which-steps = Peðið á **{ $place }**: hversu langt?
ask-swap = **Skipti**: hvaða peð fyrst?
ask-swap-second = Skipta á peðinu á **{ $place }** og hvaða peði?
ask-seven = **7**: { $left ->
    [one] { $left } skrefi
   *[other] { $left } skrefum
} er óráðstafað. Hvaða peð?
ask-steps = Peðið á **{ $place }**: hve mörg af { $left ->
    [one] { $left } skrefi
   *[other] { $left } skrefum
}?
must-fold = Engu spilanna þinna er hægt að leika.
sure-give = Gefa liðsfélaga þínum **{ $card }**?
sure-start = Færa peð út með **{ $card }**?
sure-move = **{ $card }**: færa peðið af { $from } á { $to }?
sure-swap = Skipta á peðunum á **{ $first }** og **{ $second }**?
sure-swap-same = Skipta á tveimur peðum í sama lit? Það breytir engu.
look-give = **{ $card }** fer til liðsfélaga þíns.
look-start = Með **{ $card }** fer peð af heimasvæðinu.
look-move = **{ $card }**: af { $from } á { $to }.
look-swap = Peðin á **{ $first }** og **{ $second }** skipta um stað.
look-swap-same = Tvö peð í sama lit skipta um stað: það breytir engu.
seven-left = **7**: { $left ->
    [one] { $left } skrefi
   *[other] { $left } skrefum
} er óráðstafað.
seven-ready = **7**: öllum skrefum er ráðstafað.
then-home = { $you ->
    [yes] Þitt eigið peð fer þá heim.
   *[no] Peð sem { $name } á fer þá heim.
}
then-turns = Peðið snýr við á marksvæðinu.
then-fails = Peðið lendir á reit með tveimur eða fleiri peðum og fer sjálft heim.
then-locked = Peðið læsist þá.
do-move = Færa af { $from } á { $to }
do-forward = { $steps ->
    [one] Færa { $steps } reit áfram
   *[other] Færa { $steps } reiti áfram
}
do-back = Færa 4 reiti aftur á bak
do-start = Færa peð út
do-swap = Skipta
do-seven = Færa svona

## Við hlið borðsins.

teams = Lið
teams-about = læst á marksvæði
of-eight = { $pawns } af 8
seen-card = { $card }: { $seen } af { $copies }
laid = Leikið í þessari gjöf
cards-in-hand = { $cards } spil á hendi
locked-of-four = { $pawns } af 4 peðum læst
your-partner = liðsfélagi þinn

## Við nýtt borð.

seats-about = Liðsfélagar sitja hvor á móti öðrum: blár með gulum, rauður með grænum.

## In the log: what is dealt to somebody is in the hand anyway.

dealt = Þú fékkst spil.
dealt-cards = Þú fékkst { $count } spil.

## Í leiksögunni: leikir með peði liðsfélagans þegar öll eigin peð eru læst.

a-pawn = { $whose ->
    [you] eitt peða þinna
   *[other] peð sem { $owner } á
}
for-start = { $you ->
    [yes] Þú færðir af heimasvæðinu { $pawn } ({ $card }).
   *[no] { $name } færði af heimasvæðinu { $pawn } ({ $card }).
}
log-pawn = { $whose ->
    [mover] peð
    [you] peðið þitt
   *[other] peð sem { $owner } á
}
log-forward = { $you ->
    [yes] Þú færðir { $pawn } um { $steps ->
        [one] { $steps } reit
       *[other] { $steps } reiti
    }, af { $from } á { $to }.
   *[no] { $name } færði { $pawn } um { $steps ->
        [one] { $steps } reit
       *[other] { $steps } reiti
    }, af { $from } á { $to }.
}
log-back = { $you ->
    [yes] Þú færðir { $pawn } fjóra reiti aftur á bak, af { $from } á { $to }.
   *[no] { $name } færði { $pawn } fjóra reiti aftur á bak, af { $from } á { $to }.
}
log-seven = { $you ->
    [yes] Með hluta af sjöu færðir þú { $pawn } um { $steps ->
        [one] { $steps } reit
       *[other] { $steps } reiti
    }, af { $from } á { $to }.
   *[no] Með hluta af sjöu færði { $name } { $pawn } um { $steps ->
        [one] { $steps } reit
       *[other] { $steps } reiti
    }, af { $from } á { $to }.
}
log-swapped = { $whose ->
    [mover] { $you ->
        [yes] peðið þitt á { $place }
       *[no] eigið peð á { $place }
    }
    [you] peðið þitt á { $place }
   *[other] peð sem { $owner } á, á { $place }
}
log-swap = { $you ->
    [yes] Þú lést tvö peð skipta um stað: { $first } og { $second }.
   *[no] { $name } lét tvö peð skipta um stað: { $first } og { $second }.
}
log-turned = Það sneri við á marksvæðinu.
log-shared = { $you ->
    [yes] Þú skiptir sjöunni: { $parts }.
   *[no] { $name } skipti sjöunni: { $parts }.
}
seven-way = { $steps ->
    [one] { $steps } reit af { $from } á { $to }
   *[other] { $steps } reiti af { $from } á { $to }
}
turn-seven = { $name } skipti sjöunni: { $parts }.
seven-part = { $steps ->
    [one] { $steps } reit á { $to }
   *[other] { $steps } reiti á { $to }
}
turn-sent = { $count ->
    [one] { $by } sendi heim peð sem { $name } á.
   *[other] { $by } sendi heim { $count } peð sem { $name } á.
}
turn-sent-you = { $count ->
    [one] { $by } sendi eitt peða þinna heim.
   *[other] { $by } sendi { $count } af peðum þínum heim.
}
sent-by = { $you ->
    [yes] { $by } sendi eitt peða þinna heim.
   *[no] Peð sem { $name } á var sent heim.
}

## Þegar einhver leikur fyrir liðsfélagann og þegar lið hefur unnið.

plays-for = leikur nú fyrir { $colour ->
    [blue] bláan
    [red] rauðan
    [yellow] gulan
   *[green] grænan
} því að öll eigin peð eru læst
name-for = fyrir: { $name }
ribbon-plays-for = { $you ->
    [yes] Öll peðin þín eru læst: nú leikur þú fyrir liðsfélagann.
   *[no] { $partner ->
        [you] Öll peð sem { $name } á eru læst: { $name } leikur nú fyrir þig.
       *[other] Öll peð sem { $name } á eru læst: { $name } leikur nú fyrir liðsfélagann.
    }
}
story = Hverjir komust hvenær í mark
story-by = læst peð hvors liðs, eftir leikjum
statistics = Spilið í tölum
statistic-brought-out = Peð sem fóru af heimasvæðinu
statistic-knocked-out = Peð andstæðinga send heim
statistic-sent-home = Eigin peð sem fóru aftur heim
statistic-laid-down = Öll spilin lögð frá sér
ribbon-won = { $names } vinna { $pawns } : { $others }!

## Til hvers hlutirnir á borðinu eru, þar sem enginn leikur hefst á þeim.

why-home = Aðeins { $name } getur fært þessi peð út.
why-home-partner = Þetta eru peð liðsfélaga þíns: þú færir þau þegar öll fjögur peðin þín eru læst.
why-home-own = Öll peðin þín eru læst: nú færirðu peð liðsfélagans.
why-heart = Hjarta færir aðeins peð af heimasvæðinu.
why-laid = Spil sem hefur verið leikið kemur ekki aftur fyrr en stokkað er að nýju, eftir þrjár gjafir.
why-deck = Gefið er þegar allir hafa leikið spilum sínum.

## Spurningar sem eru slegnar inn, og svörin við þeim.

question-hand = hönd, höndin, á hendi, spilin mín
question-pawns = peð, peðin, hvar
question-place = staður, hver er á, reitur, hvað er á
question-board = borð, spilaborð
question-score = stig, staða, staðan, lið
question-laid = spiluð spil, hvað er farið
answer-nothing = ekkert
answer-no-hand = Þú ert ekki með nein spil.
answer-which-place = Hvaða reitur? Sláðu hann inn á eftir orðinu: b3, blár 3.
answer-empty = Þar er enginn: { $place }.
answer-team = { $one } og { $other }: { $pawns } af 8 peðum læst.
answer-laid = { $name }: { $cards }.
