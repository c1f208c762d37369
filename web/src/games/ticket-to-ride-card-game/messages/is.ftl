### Síða þessa spils.

## Spil með tölu, eins og í „leggja 3 blá“.

count-black = { $count ->
    [one] { $count } svart
   *[other] { $count } svört
}
count-white = { $count ->
    [one] { $count } hvítt
   *[other] { $count } hvít
}
count-yellow = { $count ->
    [one] { $count } gult
   *[other] { $count } gul
}
count-green = { $count ->
    [one] { $count } grænt
   *[other] { $count } græn
}
count-blue = { $count ->
    [one] { $count } blátt
   *[other] { $count } blá
}
count-red = { $count ->
    [one] { $count } rautt
   *[other] { $count } rauð
}
count-orange = { $count ->
    [one] { $count } appelsínugult
   *[other] { $count } appelsínugul
}
count-purple = { $count ->
    [one] { $count } fjólublátt
   *[other] { $count } fjólublá
}
count-locomotive = { $count ->
    [one] { $count } dráttarvagn
   *[other] { $count } dráttarvagna
}

## Borðið.

tracks = Teinar
track-of = Teinn: { $name }
own-track = teinninn þinn
track-words = { $rows }; alls { $cards } spil
row-against = má ræna með: { $cards }
row-lost = Lestarránið tekur { $cards }
row-ghost = Hér leggur þú niður { $cards }
row-late = { $late ->
    [one] { $late } spil kemur of seint fyrir stigatalninguna.
   *[other] { $late } spil koma of seint fyrir stigatalninguna.
}
robbed-slip = { $cards }: { $name } rændi
robbed-you = { $name } rændi þig: þú misstir { $cards }.
city-race = Stórborgir
city-race-about = Sá sem lýkur flestum lestarmiðum borgar fær stigin; séu fleiri jafnir fá þeir þau allir.
city-race-own = Flestir loknir lestarmiðar fá stigin; séu fleiri jafnir fá þeir þau allir. Strik: miði hjá þér.
row-last = Var að leggja niður { $cards }
market = Spilin í borðinu, stokkurinn og miðabunkinn
take-label = Taka úr borðinu: { $card }
stock-label = { $count ->
    [one] Taka úr stokknum: { $count } spil eftir
   *[other] Taka úr stokknum: { $count } spil eftir
}
ticket-stock-label = { $count ->
    [one] Draga lestarmiða: { $count } eftir
   *[other] Draga lestarmiða: { $count } eftir
}
row-card = Í borðinu: { $card }
stack-left = { $count ->
    [one] { $count } spil eftir
   *[other] { $count } spil eftir
}
kind-held = { $held ->
    [0] ekkert á hendi
   *[other] { $held } á hendi
}
kind-on-track = á teininum þínum: { $cards }
kind-wanted = { $tickets ->
    [one] á { $tickets } miða þínum
   *[other] á { $tickets } miðum þínum
}
ribbon-last-round = Stokkurinn er búinn: allir eiga einn síðasta leik.
ribbon-half-time-next = Stokkurinn er búinn: allir eiga einn leik eftir fyrir hálfleik.
stock-empty = { $turns ->
    [1] Stokkurinn er búinn: þetta er síðasti leikurinn.
    [one] Stokkurinn er búinn: { $turns } leikur er eftir, að þessum meðtöldum.
   *[other] Stokkurinn er búinn: { $turns } leikir eru eftir, að þessum meðtöldum.
}
stock-empty-half = { $turns ->
    [1] Stokkurinn er búinn: þetta er síðasti leikurinn fyrir hálfleik.
    [one] Stokkurinn er búinn: { $turns } leikur er eftir fyrir hálfleik, að þessum meðtöldum.
   *[other] Stokkurinn er búinn: { $turns } leikir eru eftir fyrir hálfleik, að þessum meðtöldum.
}
discards = Hent
discards-words = Hent: { $cards }
big-cities = Bónus stórborganna fyrir flesta miða sem er lokið
big-city = { $mine ->
    [0] { $city }: { $bonus } stig, enginn miði hjá þér
    [one] { $city }: { $bonus } stig, { $mine } miði hjá þér
   *[other] { $city }: { $bonus } stig, { $mine } miðar hjá þér
}

## Það sem maður á.

hand-card = { $picked ->
    [0] { $card }, { $held } á hendi
    [one] { $card }, { $picked } af { $held } valið
   *[other] { $card }, { $picked } af { $held } valin
}
picked = Valið til að leggja niður
give-back = Taka aftur { $cards }
give-all-back = Taka allt aftur
lay-how = Tvö eða fleiri spil í einum lit, dráttarvagnar teljast með; eða þrjú spil í þremur litum.
tickets-none = Þú átt enga ólokna lestarmiða.
running-range = { $least } til { $most } stig
running-now = { $points ->
    [one] { $shown } stig núna
   *[other] { $shown } stig núna
}
running-closed = Samtals { $least } til { $most } stig, eftir því hverjum þú lýkur; stórborgarbónusar bætast við.
running-half = Í hálfleik samtals { $least } til { $most } stig, eftir því hverjum þú lýkur; hina áttu áfram.
running-open = { $points ->
    [one] Talið núna: { $done } af { $count } lokið, alls { $shown } stig, án stórborgarbónusa.
   *[other] Talið núna: { $done } af { $count } lokið, alls { $shown } stig, án stórborgarbónusa.
}
completed-title = Lokið · { $count } · { $points } stig
completed-all = Lokið í hálfleik
at-half-time = Fyrri hálfleik er lokið. Stig fyrir lokna lestarmiða: { $points }.
station-label = { $count ->
    [one] Pallurinn þinn: { $count } spil á hvolfi
   *[other] Pallurinn þinn: { $count } spil á hvolfi
}
station-open = Á pallinum þínum áttu { $cards }
ticket-words = Frá { $from } til { $to }, { $points } stig: { $colours }.
ticket-seen = Af { $needed } spilum: { $station } á pallinum þínum, { $track } á teininum þínum.
ticket-unseen = Ekkert af spilunum er á pallinum þínum.
ticket-station-colours = á pallinum þínum: { $colours }
ticket-track-colours = á teininum þínum: { $colours }
ticket-missing = enn vantar: { $colours }
ticket-not-seen = ekki á teininum þínum: { $colours }
keep-label = Halda
complete-label = Ljúka
choose-keep = Lestarmiðar í boði
choose-complete = Ljúka lestarmiðum
choose-best = Velja þá bestu: +{ $points }

## Við nafn.

fact-hand = { $count ->
    [one] { $count } spil á hendi
   *[other] { $count } spil á hendi
}
fact-station = { $count ->
    [one] { $count } spil á pallinum
   *[other] { $count } spil á pallinum
}
fact-tickets = { $count ->
    [one] { $count } lestarmiði
   *[other] { $count } lestarmiðar
}

## Hvað á að gera.

prompt-lay = Leggja niður **{ $cards }**?
prompt-robs = Þú rænir: **{ $name }** missir { $cards }.
prompt-lay-more = Þú valdir **{ $cards }**. Veldu fleiri spil.
prompt-late = { $late ->
    [one] { $late } þessara spila kemur of seint fyrir stigatalninguna.
   *[other] { $late } þessara spila koma of seint fyrir stigatalninguna.
}
prompt-all-late = Þetta telur ekki lengur: aðeins spil á pallinum gilda fyrir lestarmiða.
prompt-last-lay = Spil sem þú leggur nú telja ekki lengur.
subtitle-at-least = { $turns ->
    [one] minnst { $turns } leikur eftir
   *[other] minnst { $turns } leikir eftir
}
subtitle-last = síðasti leikurinn þinn
subtitle-last-half = síðasti leikur fyrir hálfleik
prompt-take = Taka þetta spil: **{ $card }**?
prompt-take-locomotive = Taka **dráttarvagninn**? Hann jafngildir tveimur spilum: þá gerir þú ekkert annað í þetta sinn.
prompt-take-stock = Taka óséð spil úr stokknum?
prompt-tickets = Draga lestarmiða? Þá gerir þú ekkert annað í þetta sinn.
prompt-pass = Segja pass?
prompt-last-turn = Síðasti leikurinn þinn.
prompt-keep-one = Hvaða lestarmiðum heldur þú? Minnst einum.
prompt-keep = Hvaða lestarmiðum af þessum heldur þú?
prompt-keep-none = Halda engum af þessum lestarmiðum?
prompt-keep-these = { $count ->
    [one] Halda **{ $count } lestarmiða** upp á { $points } stig?
   *[other] Halda **{ $count } lestarmiðum** upp á { $points } stig?
}
prompt-complete = Hvaða lestarmiðum lýkur þú? Þú borgar með spilunum á pallinum þínum.
prompt-complete-none = Ljúka engum lestarmiða?
prompt-complete-these = { $count ->
    [one] Ljúka **{ $count } lestarmiða** fyrir { $points } stig?
   *[other] Ljúka **{ $count } lestarmiðum** fyrir { $points } stig?
}
button-lay = Leggja { $cards }
button-more = + { $cards }
button-take = Taka
button-tickets = Draga
button-keep = Halda { $count }
button-keep-none = Halda engum
button-complete = Ljúka { $count }
button-complete-none = Engum

scored-title = Lestarmiðarnir
legend-hand = á hendi
legend-station = pallur
legend-tickets = lestarmiðar

## Sagan, og leikur í einni setningu.

told-laid = { $you ->
    [yes] Þú lagðir niður { $cards }.
   *[no] { $name } lagði niður { $cards }.
}
told-robbery = { $you ->
    [yes] Þú misstir { $cards } í lestarráni.
   *[no] { $name } missti { $cards } í lestarráni.
}
told-drawn = { $you ->
    [yes] Þú tókst spil úr stokknum: { $card }.
   *[no] { $name } tók spil úr stokknum: { $card }.
}
told-took = { $you ->
    [yes] Þú tókst { $first } og { $second }.
   *[no] { $name } tók { $first } og { $second }.
}
told-took-alike = { $you ->
    [yes] Þú tókst { $cards }.
   *[no] { $name } tók { $cards }.
}
turn-took = { $stock ->
    [0] { $name } tók { $first } og { $second }.
    [1] { $name } tók { $first } og eitt spil úr stokknum.
   *[other] { $name } tók tvö spil úr stokknum.
}
turn-took-alike = { $name } tók { $cards }.
turn-drew = { $count ->
    [0] { $name } dró lestarmiða og hélt engum.
    [one] { $name } dró lestarmiða og hélt einum.
   *[other] { $name } dró lestarmiða og hélt { $count }.
}
turn-kept = { $count ->
    [one] { $name } hélt { $count } lestarmiða.
   *[other] { $name } hélt { $count } lestarmiðum.
}
turn-completed = { $name } lauk { $count ->
    [one] { $count } lestarmiða
   *[other] { $count } lestarmiðum
} og fékk { $points } stig.

## Til hvers hlutirnir á borðinu eru, þar sem enginn leikur hefst á þeim.

why-station-closed = Enginn lítur á brautarpall fyrir stigatalningu, ekki einu sinni á sinn eigin: það sem rann inn stendur undir „Gangur spilsins“.
why-station-open = Það sem er á brautarpallinum þínum bíður þar stigatalningar og verður ekki rænt.
why-track-own = Ekkert er enn á teininum þínum: leggðu á hann spil í einum lit, eða þrjú í þremur litum.
why-track-empty = Hér er engu að ræna: engin röð er á þessum teini ({ $name }).
why-ticket = Lestarmiðum er lokið í stigatalningunni með spilunum á brautarpallinum þínum.
why-ticket-now = Nú er talið: veldu í miðjunni hvaða miða brautarpallurinn þinn borgar.
why-discards = Spil sem lenda hér koma ekki aftur í spilið: það eru raðir sem urðu fyrir lestarráni.
why-discards-until = Hér liggja raðir sem urðu fyrir lestarráni. Þær koma aftur í hálfleik með nýja stokknum.
ticket-payable = Spilin á brautarpallinum duga fyrir honum.
ticket-on-track = Spil hans sem liggja fyrir framan þig: { $track } af { $needed }.

## Spurningar sem eru slegnar inn, og svörin við þeim.

question-hand = hönd, höndin, á hendi, spilin mín
question-row = röð, röðin á borðinu, opin spil
question-track = teinar, teinn, spor
question-colour = litur, litir, um litinn
question-station = pallur, brautarpallur, pallurinn minn
question-tickets = mínir lestarmiðar, lestarmiðarnir mínir, hvaða lestarmiðar
question-score = stig, staða, staðan
answer-nothing = ekkert
answer-hand = { $count ->
    [one] { $count } spil á hendi: { $cards }.
   *[other] { $count } spil á hendi: { $cards }.
}
answer-row = Í borðinu: { $cards }. { $stock ->
    [one] { $stock } spil í stokknum.
   *[other] { $stock } spil í stokknum.
}
answer-offered = Í boði:
answer-tickets = { $count ->
    [0] Þú átt enga lestarmiða.
    [one] Þú átt { $count } lestarmiða, { $points } stig:
   *[other] Þú átt { $count } lestarmiða, samtals { $points } stig:
}
answer-player = { $you ->
    [yes] Þú
   *[no] { $name }
}: lestarmiðar { $tickets }, stig fyrir lokna { $completed }, spil á brautarpalli { $station }, á hendi { $hand }.
