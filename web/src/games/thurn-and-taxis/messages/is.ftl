### Síða þessa leiks.

## Borðið

map = Kort með 22 borgum
map-how = Örvalyklar fylgja vegunum; með Shift er farið eftir hinum veginum í sömu átt. Page Up og Page Down fara borg úr borg, hérað fyrir hérað.
display = Spilin á borðinu
stock-cards = { $cards ->
    [one] Bunki, { $cards } spil
   *[other] Bunki, { $cards } spil
}
discard-pile = kast
unseen = Í bunkanum eða á höndum hinna
unseen-how = Hér eru talin öll spil nema þau sem liggja á borðinu, í leiðum og í kastbunkanum og þau sem eru á þinni hendi.
city-houses = pósthús: { $owners }
house-own = þitt
house-of = { $colour } ({ $name })
city-no-house = engin pósthús
city-in-route = í leiðinni þinni
city-roads = { $count ->
    [one] einn vegur, til: { $cities }
   *[other] vegir liggja til: { $cities }
}
city-open = { $cards ->
    [one] spil borgarinnar liggur á borðinu
   *[other] { $cards } spil borgarinnar liggja á borðinu
}
city-held = { $cards ->
    [one] þú ert með spil borgarinnar á hendi
   *[other] þú ert með { $cards } spil borgarinnar á hendi
}
fits-first = gæti verið fyrsta borgin í leiðinni þinni
fits-before = passar á undan { $left }
fits-after = passar á eftir { $right }
fits-both = passar á undan { $left } og á eftir { $right }
fits-not = passar ekki við leiðina þína

fact-score = stigin þín hingað til
fact-points = { $points ->
   *[other] stig
}
points-change = stig: { $from }, síðan { $to }
fact-houses = pósthús eftir
fact-hand = spil á hendi
fact-carriage = póstvagn
fact-tiles = stigaskildir
fact-route = { $length } borga leið: { $route }

## Póststarfsmenn: einn í hvert sinn

officials = Póststarfsmenn: einn hjálpar í hvert sinn
official-postmaster = Póstmeistari
official-administrator = Forstjóri
official-carrier = Flutninga­maður
official-cartwright = Vagnasmiður
official-postmaster-does = taka annað
official-administrator-does = ný spil
official-carrier-does = leggja annað
official-cartwright-does = 1–2 vantar
official-cartwright-gives = póstvagn { $carriage }, { $signed }
official-is-due = hjálpar næst
official-is-not-due = ekki núna
official-is-used = hjálp notuð
official-has-helped = hefur hjálpað
official-helped = Að þessu sinni hefur { $official ->
    [postmaster] póstmeistarinn
    [administrator] forstjórinn
    [carrier] flutningamaðurinn
   *[cartwright] vagnasmiðurinn
} hjálpað; aðeins einn póststarfsmaður hjálpar í hvert sinn.
official-postmaster-what = Með honum tekur þú annað spil.
official-administrator-what = Hann skiptir um öll sex spilin á borðinu áður en þú tekur eitt.
official-carrier-what = Með honum leggur þú niður annað spil.
official-cartwright-what = Hann gefur þér næsta póstvagn þótt eitt eða tvö spil vanti í leiðina.
official-postmaster-how = Veldu seinna spilið sem þú vilt taka: eitt af borðinu eða úr bunkanum.
official-carrier-how = Veldu seinna spilið sem þú vilt leggja niður: eitt af hendi.

## Leið og hönd

your-route = Leiðin þín · { $cards }
no-route-yet = Engin leið enn: hún hefst með fyrsta spilinu sem þú leggur niður.
route-grows = { $carriage ->
    [0] + { $city } = { $length }
   *[other] + { $city } = { $length }: póstvagn { $carriage }
}
route-reaches = nógu löng fyrir póstvagn { $carriage }
give-up = Ný leið
here-left = ← hér
here-right = hér →
fits-nowhere = passar ekki
fits-later = ekki núna
keep = þú heldur eftir { $cards } spilum

## Stigaskildir og póstvagnar

tiles-how = efsti skjöldur, svo þeir sem undir eru
tile-length-5 = 5 borga leið
tile-length-6 = 6 borga leið
tile-length-7 = 7+ borga leið
tile-wide-german = utan Bæjara{"\u00AD"}lands
tile-wide-icelandic = öll héruð
tile-baiern = Bæjaraland
tile-baden = Baden
tile-wuerttemberg-hohenzollern = Württ. + Hohenz.
tile-schweiz-tyrol = Sviss + Týról
tile-boehmen-salzburg = Bæheimur + Salzb.
tile-end = leikslok
tile-for-length-5 = 5 borga leið
tile-for-length-6 = 6 borga leið
tile-for-length-7 = 7 borga leið eða lengri
tile-for-wide-german = Pósthús í öllum héruðum utan Bæjaralands
tile-for-wide-icelandic = Pósthús í öllum héruðum
tile-for-end = Leikslok
tile-points = { $points } stig
tile-values = { $what }: { $left ->
    [none] enginn er eftir
    [last] { $points }, síðasti
    [only] { $points }
   *[more] { $points }, svo { $rest }
}
carriage-worth = Póstvagn { $carriage }: { $points } stig
carriage-had = síðast tekinn: { $owners }
carriage-own = þú
carriage-next = sá næsti þinn
tile-why = Stigaskildi færðu þegar þú lokar leið. { $what }: { $count ->
    [0] enginn er eftir.
   *[other] { $values }.
}
carriage-why = Póstvagnana færðu í röð þegar þú lokar leið með að minnsta kosti jafnmörgum spilum.
carriage-own-next = { $carriage ->
    [0] Þú ert með þann stærsta.
   *[other] Næstur er póstvagn { $carriage }.
}
last-tile = síðasti
next-carriage = þinn næsti: { $carriage }
routes = Leiðir hinna

## Pósthús

where-houses = Hvar eiga pósthúsin að vera?
one-in-each = Eitt í hverju héraði
log-closed = { $you ->
    [yes] Þú lokaðir leiðinni { $route } ({ $length }): { $gains }.
   *[no] { $name } lokaði leiðinni { $route } ({ $length }): { $gains }.
}
all-in = Öll í { $land ->
    [B] Bæjaralandi
    [O] Bæheimi
    [P] Póllandi
   *[other] { $province }
}
choose-cities = Borgir fyrir pósthúsin þín
gain-sum = { $gains }: **{ $signed }**{"\u00A0"}{ $points ->
   *[other] stig
}
gain-points = { $signed } { $points ->
   *[other] stig
}
way-houses = { $houses } pósthús
way-no-tile = enginn skjöldur
way-carriage = póstvagn { $carriage }
way-cartwright = smiðurinn: póstvagn { $carriage }, { $signed }
gain-houses = { $houses ->
    [0] ekkert pósthús
    [one] **{ $houses }{"\u00A0"}pósthús**
   *[other] **{ $houses }{"\u00A0"}pósthús**
}
gain-tiles = { $count ->
    [one] skjöldur{"\u00A0"}**{ $values }**
   *[other] skildir{"\u00A0"}**{ $values }**
}
gain-carriage = póstvagn{"\u00A0"}**{ $carriage }**

## Hvað er spurt um og hvað af því leiðir

ask-which = **{ $city }**: hvað á að gera?
ask-where = **{ $city }** passar við báða enda: á undan { $left } eða á eftir { $right }?
ask-administrator = Skipta um öll sex spilin á borðinu? Svo tekur þú eitt þeirra nýju.
ask-take = Taka **{ $city }** af borðinu?
ask-take-stock = Taka efsta spil bunkans óséð?
ask-postmaster = Taka líka **{ $city }**? Póstmeistarinn er þá hjálpin þín í þetta sinn.
ask-postmaster-stock = Taka annað spil óséð? Póstmeistarinn er þá hjálpin þín í þetta sinn.
ask-lay = Byrja á leið með **{ $city }**?
end-left = Á undan { $end }
end-right = Á eftir { $end }
lay-left = { $city } á undan { $end }
lay-right = { $city } á eftir { $end }
carrier-left = Flutningamaður: { $city } á undan { $end }
carrier-right = Flutningamaður: { $city } á eftir { $end }
log-lay-left = { $you ->
    [yes] Þú lagðir spilið { $city } á undan { $end }.
   *[no] { $name } lagði spilið { $city } á undan { $end }.
}
log-lay-right = { $you ->
    [yes] Þú lagðir spilið { $city } á eftir { $end }.
   *[no] { $name } lagði spilið { $city } á eftir { $end }.
}
log-carrier-left = { $you ->
    [yes] Með hjálp póstflutningamannsins lagðir þú líka spilið { $city } á undan { $end }.
   *[no] { $name } lagði líka spilið { $city } á undan { $end } með hjálp póstflutningamannsins.
}
log-carrier-right = { $you ->
    [yes] Með hjálp póstflutningamannsins lagðir þú líka spilið { $city } á eftir { $end }.
   *[no] { $name } lagði líka spilið { $city } á eftir { $end } með hjálp póstflutningamannsins.
}
recap-begun = { $you ->
    [yes] Þú byrjaðir á leið með spilunum { $cities }.
   *[no] { $name } byrjaði á leið með spilunum { $cities }.
}
recap-renewed = { $you ->
    [yes] Þú hættir við leiðina þína og byrjaðir á nýrri með spilunum { $cities }.
   *[no] { $name } hætti við leiðina og byrjaði á nýrri með spilunum { $cities }.
}
recap-laid = { $you ->
    [yes] Þú lagðir spilin { $cities }.
   *[no] { $name } lagði spilin { $cities }.
}
ask-lay-left = Leggja **{ $city }** á undan { $end }?
ask-lay-right = Leggja **{ $city }** á eftir { $end }?
ask-restart = { $given ->
    [one] Hætta við leiðina þína ({ $given } spil) og byrja á nýrri með **{ $city }**?
   *[other] Hætta við leiðina þína ({ $given } spil) og byrja á nýrri með **{ $city }**?
}
ask-carrier-left = Leggja **{ $city }** á undan { $end } með hjálp póstflutningamannsins?
ask-carrier-right = Leggja **{ $city }** á eftir { $end } með hjálp póstflutningamannsins?
makes-route = { $reach ->
    [0] { $length } borga leið.
   *[other] { $length } borga leið: póstvagn { $reach }.
}
unfit = { $why ->
    [in-route] **{ $city }** er þegar í leiðinni þinni.
    [end] Enginn vegur tengir borgirnar **{ $city }** og { $right }.
   *[ends] Enginn vegur liggur frá **{ $city }** til { $left } eða { $right }.
}
ask-laid = { $carrier ->
    [yes] Loka leiðinni, leggja eitt enn eða láta næsta gera?
   *[no] Loka leiðinni eða byggja áfram?
}
ask-carriage = Leiðin er of stutt fyrir póstvagn { $carriage } en póstvagnasmiðurinn hjálpar: **{ $signed }**{"\u00A0"}{ $points ->
   *[other] stig.
}
take-carriage = Taka póstvagn { $carriage }: { $signed }
closes-carriage = Núna færðu **póstvagn { $carriage }: { $signed }** { $points ->
   *[other] stig.
}
closes-cartwright = Núna útvegar smiðurinn **póstvagn { $carriage }: { $signed }** { $points ->
   *[other] stig.
}
ask-renew = Með hvaða spili á nýja leiðin að byrja? Spilunum í þeirri gömlu er kastað.
ask-close = { $reach ->
    [0] Loka leiðinni **{ $route }**? Hún er of stutt fyrir næsta póstvagn.
   *[other] Loka leiðinni **{ $route }**? Hún er nógu löng fyrir póstvagn { $reach }.
}
ask-end = Láta næsta gera? Leiðin liggur kyrr.
ask-cartwright = Taka **póstvagn { $carriage }** með hjálp póstvagnasmiðsins?
ask-decline = Sleppa póstvagnasmiðnum og fá engan póstvagn í þetta sinn?
ask-way = Hvar eiga pósthúsin að vera: eitt í hverju héraði eða öll í einu?
ask-cities = Veldu borgir fyrir pósthúsin þín eða settu ekkert niður.
ask-place = Gera svona: { $gains }?
place = { $houses ->
    [0] Setja ekkert niður
   *[other] Setja niður { $houses } pósthús
}
ask-discarding = { $wanted ->
    [one] Þú mátt halda þremur spilum. Veldu { $wanted } spil til að kasta.
   *[other] Þú mátt halda þremur spilum. Veldu { $wanted } spil til að kasta.
}
ask-discarding-some = { $left ->
    [0] Kasta **{ $cities }**?
    [one] Kasta **{ $cities }** og { $left } spili í viðbót.
   *[other] Kasta **{ $cities }** og { $left } spilum í viðbót.
}
discard-them = { $cards ->
    [one] Kasta { $cards } spili
   *[other] Kasta { $cards } spilum
}

ribbon-end = { $by ->
    [carriage] { $you ->
        [yes] Þú ert með póstvagn { $carriage }.
       *[no] **{ $name }** er með póstvagn { $carriage }.
    }
   *[houses] { $you ->
        [yes] Þú átt ekkert pósthús eftir.
       *[no] **{ $name }** á ekkert pósthús eftir.
    }
}
screen-route = { $from } – { $to }, { $count } borgir
legend-houses = pósthús
legend-hand = á hendi
legend-carriage = póstvagn
legend-tiles = stigaskildir

## Spurningar sem eru slegnar inn, og svörin við þeim.

question-hand = hönd, höndin, á hendi, spilin mín
question-route = leið, leiðin mín, leið hjá
question-display = spilin á borðinu, opin spil, borð
question-roads = vegir, vegir frá, nágrannar
question-city = borg, um borgina, hvað er
question-province = borgir í, borgirnar í
question-fits = passar, hvað passar
question-houses = pósthús hjá, pósthúsin mín, pósthúsin
question-tiles = stigaskildir, skildir
question-carriages = póstvagnar, póstvagn, vagnar
question-officials = póststarfsmenn, póststarfsmaður
question-score = stig, staða, staðan
answer-hand = { $count ->
    [one] { $count } spil á hendi:
   *[other] { $count } spil á hendi:
}
answer-no-hand = Þú ert ekki með nein spil.
answer-route = { $you ->
    [yes] { $length ->
        [0] Þú ert ekki með neina leið.
       *[other] Leiðin þín, frá fremstu borg til þeirrar öftustu: { $cities }.
    }
   *[no] { $length ->
        [0] { $name } er ekki með neina leið.
       *[other] Leið: { $name }, frá fremstu borg til þeirrar öftustu: { $cities }.
    }
}
answer-display = { $stock ->
    [one] Opin spil, auk { $stock } í bunkanum:
   *[other] Opin spil, auk { $stock } í bunkanum:
}
answer-roads-which = Frá hvaða borg? Sláðu nafnið inn á eftir orðinu.
answer-provinces = Til eru { $provinces }. Sláðu eitt þeirra inn á eftir.
answer-fits-all = Þú ert ekki með neina leið: öll spil geta byrjað leið.
answer-fits-hand = Á hendi: { $cards }.
answer-fits-hand-none = Ekkert á hendi passar.
answer-fits-open = Á borðinu: { $cards }.
answer-fits-open-none = Ekkert á borðinu passar.
answer-houses = { $you ->
    [yes] Pósthúsin þín
   *[no] Pósthús: { $name }
}: { $count ->
    [0] engin á kortinu
   *[other] { $where }
}; { $left } eftir.
answer-official-none = Að þessu sinni hefur enginn póststarfsmaður hjálpað enn.
answer-points = Stig hingað til: { $points }.
answer-player = { $you ->
    [yes] Þú
   *[no] { $name }
}: pósthús eftir { $left }, { $carriage ->
    [0] enginn póstvagn
   *[other] póstvagn { $carriage }
}, stigaskildir { $tiles }, spil á hendi { $hand }.
