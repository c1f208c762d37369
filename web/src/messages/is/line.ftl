### Línan þar sem leikir og spurningar eru slegin inn.

line = Sláðu inn leik eða spurningu
line-close = Loka línunni
line-about = Til dæmis „{ $example }“, eða „?“ fyrir hjálp.
answers = Svör
suggestions = Tillögur

## Hvað má slá inn. Stungið er upp á fyrsta orðinu í hverjum lista.

fillers = á, í, úr, af, með, til, frá, og, mitt, mín, minn, spil, spilið, spilin, takk, við, reit, reiti, fyrir, upp, er, eru, ég, að, um
numbers = núll, einn, tveir, þrír, fjórir, fimm, sex, sjö, átta, níu, tíu, ellefu, tólf, þrettán, fjórtán
words-help = hjálp, hvað get ég slegið inn
words-moves = leikir, hvað get ég gert, möguleikar
words-prompt = spurning, hvað nú, endurtaka
words-who = hver, hver á leik, leikmenn, röðin
words-last = síðast, hvað gerðist, síðan
words-log = saga, skrá
words-time = tími, klukka
words-why = af hverju ekki, af hverju, hvers vegna ekki, hvers vegna
words-rule = regla, reglur
words-confirm = ok, já, staðfesta, senda
words-clear = leggja til baka, hætta við, hreinsa
words-undo = taka aftur, afturkalla
words-hint = vísbending, ráð
words-close = loka línunni, línu lokað

## Hvað er svarað.

quoted = „{ $text }“
which = Hvaða leikur? Sláðu inn númerið eða meira af honum.
which-more = { $count ->
    [one] Og { $count } í viðbót.
   *[other] Og { $count } í viðbót.
}
unknown = „{ $typed }“ er hvorki leikur né spurning hér.
unknown-help = „?“ segir hvað má slá inn.
nearest = Áttu við { $these }?
no-subject = Hér er ekkert sem heitir „{ $typed }“ að spyrja um.
made = Gert: { $move }.
not-made = Það var ekki gert: { $move }.
chosen = Valið: { $move }.
chosen-already = Þetta er þegar valið: { $move }.
not-chosen = Þetta fer ekki saman við hitt: { $move }.
to-send = „{ $word }“ sendir það.
nothing-chosen = Ekkert er valið sem hægt er að senda.
not-ready = Ekki er hægt að senda það enn.
cleared = Ekkert er valið lengur.
no-undo = Nú er ekkert hægt að taka aftur.
hinting = Vísbending er á leiðinni.
no-hint = Nú eru engar vísbendingar.
closed = Línunni er lokað.
possible = Þetta máttu gera núna: { $move }.
gone = Eitthvað hefur gerst við borðið síðan. Reyndu aftur.
opened = { $rule } er opin.
opened-rules = Reglurnar eru opnar.
only-looked-at = Hér er ekki hægt að spila, aðeins skoða. Þú getur spurt.
last-none = Hinir hafa ekki leikið síðan þú áttir leik.
no-clock = Hér er engin klukka.
time-left = { $time } eftir af þessum leik.
no-moves = Nú er ekkert sem þú getur gert.
moves-count = { $count ->
    [one] Þú hefur { $count } kost:
   *[other] Þú hefur { $count } kosti:
}
help-moves = Sláðu inn leik, svo sem { $examples }. Upphaf orðanna nægir.
help-questions = Eða eitthvað af þessu: { $questions }.
who-you = Þú átt leik.
who-other = { $name } á leik.
who-nobody = Enginn á leik.
who-players = Við borðið: { $players }.
who-own = þú ({ $colour })
who-seat = { $name } ({ $colour })
