### Það sem getur farið úrskeiðis í hvaða spili sem er.

no-move = „{ $move }“ er ekki leikur í þessu spili.
illegal-move = „{ $move }“ er ekki leyfilegt núna.
not-your-turn = { $seat ->
    [chance] Nú kemur ekkert spil
    [spectator] Áhorfandi á ekki leik
   *[other] Sæti { $seat } á ekki leik
}: { $turn ->
    [chance] fyrst þarf að koma spil.
   *[other] sæti { $turn } á leik.
}
not-with-others = Þetta gengur ekki með því sem þú hefur þegar valið.
game-over = Spilinu er lokið.
no-game = Ekkert spil heitir „{ $game }“. Í boði eru: { $games }.
no-rule = Engin regla heitir „{ $rule }“.
no-language = Tungumálið „{ $language }“ er ekki til. Í boði eru: { $languages }.
no-bot = Enginn tölvuspilari heitir „{ $bot }“. Í boði eru: { $bots }.
bad-path = Ekki er hægt að nota „{ $path }“: { $problem }.
bot-failed = Tölvuspilarinn „{ $bot }“ brást í sæti { $seat }: { $problem }.
bot-no-move = Tölvuspilarinn „{ $bot }“ valdi { $chosen } í sæti { $seat }: það er ekki leikur.
bot-illegal = Tölvuspilarinn „{ $bot }“ valdi „{ $move }“ í sæti { $seat }: { $problem }
bot-hung = Tölvuspilarinn „{ $bot }“ svaraði ekki í sæti { $seat } og var stöðvaður eftir { $seconds } s.
bot-exited = Tölvuspilarinn „{ $bot }“ batt enda á eigið ferli í sæti { $seat }.
bot-twice = Tölvuspilarinn „{ $bot }“ er nefndur tvisvar; hver keppir einu sinni.
arena-bots = Mót þarf að minnsta kosti tvo tölvuspilara.
arena-alone = Í { $game } eru engir mótherjar og því ekkert að bera saman.
bots-count = { $players ->
    [one] { $players } sæti þarf
   *[other] { $players } sæti þurfa
} einn tölvuspilara eða jafnmarga; nefndir: { $bots }.
bad-players = { $rule }: { $only ->
    [0] { $game } er fyrir { $fewest } til { $most } leikmenn, ekki { $players }.
    [4] { $game } er fyrir fjóra leikmenn, ekki { $players }.
   *[other] { $game } er fyrir { $only } leikmenn, ekki { $players }.
}
players-number = Fjöldi leikmanna er heil tala, ekki { $players }.
bad-seats = { $seats ->
    [one] { $seats } nafn var gefið upp fyrir { $players } sæti.
   *[other] { $seats } nöfn voru gefin upp fyrir { $players } sæti.
}
seats-names = Nöfn sætanna eru listi af textum, ekki { $seats }.
bad-seed = Fræ er heil tala eða texti, ekki { $seed }.
no-seat = Við borð fyrir { $players } er ekkert sæti { $seat }.
bad-rules = Engin gerð { $rules } er til af reglum { $game }. Til eru: { $known }.
unknown-option = Valkosturinn „{ $option }“ er ekki til. Í boði eru: { $options }.
no-value = Valkosturinn „{ $option }“ hefur ekkert gildi: skrifaðu NAFN=GILDI.
named-twice = Valkosturinn { $option } er nefndur tvisvar.
bad-choice = Valkosturinn { $option } getur ekki verið „{ $value }“. Hann getur verið: { $choices }.
bad-flag = Valkosturinn { $option } getur ekki verið „{ $value }“. Hann getur verið: true, false.
bad-seat = Valkosturinn { $option } getur ekki verið „{ $value }“. Hann er sæti frá 0 til { $last }.
seat-not-named = Valkosturinn { $option } verður að nefna sæti.

yours = Þitt
seat-number = sæti { $seat }
yes = já
no = nei

no-action = { $action } er ekki númer á leik: þau eru frá 0 til { $last }.
not-an-action = „{ $move }“ er leikur sem ekkert sæti leikur eða er aldrei leyfilegur.
in-batch = Spil { $game }: { $why }
bad-actions = Leikirnir eru listi af númerum, eitt fyrir hvert spil, ekki { $actions }.
actions-count = { $given ->
    [one] { $given } leikur var gefinn upp fyrir { $size } spil.
   *[other] { $given } leikir voru gefnir upp fyrir { $size } spil.
}
bad-size = Fjöldi spila er heil tala, að minnsta kosti 1, ekki { $size }.
bad-buffer = Grímurnar þurfa skrifanlegt minni sem er { $size } bæti.
no-masks = Engar grímur fylgja þessum spilum.
bad-limit = Mörkin eru heill fjöldi ákvarðana, að minnsta kosti 1, ekki { $limit }.
no-encoding = { $game } segir ekki hvernig það sem sést er skrifað í tölum.
encoded-spectator = Aðeins það sem leikmaður í sæti sér er skrifað í tölum, ekki það sem áhorfandi sér.
byte-order = Það sem sést í mörgum spilum er aðeins skrifað í tölum á vélum sem geyma lægsta bætið fyrst.
bad-render-mode = Umhverfið er teiknað á einn af þessum háttum: { $modes }, ekki { $mode }.
opponents-count = Önnur sæti eru { $wanted } en nefndir voru { $given } mótherjar.
no-such-game = Ekkert spil { $game } er meðal { $size } spila.
other-game = Aðeins er hægt að afrita spil af { $game } fyrir { $players }.

record-none = Engin skráning er í skránni.
record-type = Skráning er texti, ekki { $record }.
record-json = Þetta er ekki heill JSON-hlutur: skráningin er ekki öll eða hún er skemmd.
record-shape = Þetta er ekki skráning: { $problem }.
record-format = Sniðið er „{ $format }“; aðeins er hægt að lesa „{ $known }“.
record-rules = Skráningin fylgir gerð { $rules } af reglum { $game }; hægt er að endurspila þessar: { $known }.
record-options = Valkostirnir eru ekki tæmandi og ótvíræðir; þeir ættu að vera { $options }.
record-move = Leikur verður að vera [hver, leikur] eða [hver, leikur, leyfilegir leikir].
record-mover = Sá sem leikur verður að vera sæti, eða „~“ fyrir tilviljun.
record-legal-both = Í listann yfir leyfilega leiki vantar: { $missing }. Þar á ekki að vera: { $extra }.
record-legal-missing = Í listann yfir leyfilega leiki vantar: { $missing }.
record-legal-extra = Í listanum yfir leyfilega leiki á ekki að vera: { $extra }.
record-legal-order = Listinn yfir leyfilega leiki er ekki í réttri röð.
record-unfinished = Skráningin hefur úrslit en spilinu er ekki lokið.
record-result = Úrslitin koma ekki heim við leikina; þau ættu að vera { $result }.
record-position = Staðan er ekki rituð á venjulegan hátt, sem væri: { $position }

position-none = { $game } á sér engan rithátt fyrir stöður.
position-long = Textinn er lengri en { $longest } stafir.
position-part = „{ $text }“ er ekki hluti af stöðu: skrifaðu heiti, tvípunkt og orð.
position-no-part = Þessi hluti er ekki til. Í boði eru: { $parts }.
position-no-seat = Þessi hluti tilheyrir engu sæti.
position-seat-missing = Nefndu sætið sem þessi hluti tilheyrir, með númeri þess.
position-seat = Þetta sæti er ekki til; sætin eru númeruð frá 0 til { $last }.
position-twice = Þessi hluti er tilgreindur tvisvar.
position-one-word = Hér á aðeins eitt orð heima.
position-number = „{ $word }“ er ekki tala frá { $least } til { $most }.
position-word = „{ $word }“ á ekki heima hér. Hér má standa: { $words }.
position-unknown = „?“ getur aðeins staðið fyrir það sem sætið sér ekki frá sínu sjónarhorni.
position-copies = Af „{ $card }“ eru aðeins til { $copies }, en fleiri eru nefnd.
position-too-many = Spilin eru aðeins { $cards }.
position-no-move = Hér gæti enginn leikið.
position-alone = „--position“ segir þegar hve margir spila og um hvað var samið: slepptu „--players“ og „--option“.

## Á myndum.

picture-over = Spilinu er lokið.
picture-chance = Næst er dregið spil.
picture-turn = { $name } á leik
