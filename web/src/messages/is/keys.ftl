### Flýtilyklar við borðið og hvernig þeim er breytt.

keys = Flýtilyklar
keys-about = Þeir gilda við borðið, og aldrei á meðan þú skrifar í reit. Til að breyta lykli velur þú hann og ýtir á annan; með Delete verður hann auður, með Esc helst hann óbreyttur.
keys-all = Allir flýtilyklar
keys-restore = Endurheimta alla flýtilykla
set-keys = Stakir lyklar
set-keys-about = Bókstafir, tölustafir og tákn án Ctrl-lykilsins. Slökktu á þeim ef þú lest tölvunni fyrir.
group-answers = Að svara
group-places = Hvert á að fara
group-size = Stærð leikborðsins
group-help = Að hlusta og hjálp
group-fixed = Alls staðar

key-next = Næsta svar
key-previous = Fyrra svar
key-answer = Svar { $number }
key-confirm = Staðfesta: ýta á aðalhnappinn
key-put-back = Hætta við það sem valið er
key-undo = Taka til baka
key-hint = Hnappurinn fyrir vísbendingu (Enter biður svo um hana)
key-question = Það sem spurt er um
key-hand = Spilin þín
key-display = Spilin á borðinu
key-board = Leikborðið
key-players = Leikmenn
key-more = Það sem liggur við hlið leikborðsins
key-log = Gangur spilsins
key-line = Línan til að skrifa í
key-larger = Stækka leikborðið
key-smaller = Minnka það
key-whole = Sýna það allt
key-repeat = Segja síðustu setningu aftur
key-since = Allt sem hinir hafa gert síðan þú áttir leik
key-keys = Þessi listi
key-none = enginn
key-change = { $key }: { $action }{ $works ->
    [no] , slökkt
   *[yes] {""}
}. Breyta
key-press = Ýttu á lykil …
key-press-now = Ýttu á lykil fyrir: { $action }
key-changed = { $action }: { $key }
key-taken = { $key } er í notkun: { $action }.
key-reserved = { $key } þarf til að komast á milli og ýta á hnappa.
key-no-answer = { $count ->
    [0] Það er ekki komið að þér að svara.
    [one] Það er bara eitt svar.
   *[other] Það eru bara { $count } svör.
}
key-no-confirm = Það er ekkert að staðfesta enn.
key-no-hint = Þú getur ekki beðið um vísbendingu núna.
key-no-place = Ekki hér núna: { $place }.

name-Ctrl = Ctrl
name-Alt = Alt
name-Shift = Shift
name-Enter = Enter
name-Escape = Esc
name-Delete = Delete
name-Space = Bilslá
fixed-tab = Frá einu til annars; frá spurningunni að fyrsta svarinu
fixed-tab-keys = Tab
fixed-arrows = Eftir spilaröð, um leikborðið og gang spilsins
fixed-arrows-keys = ← → ↑ ↓
fixed-cards = Í lestarvagnaspilunum: einu fleira eða færra; öll í lit, engin
fixed-cards-keys = ↑ ↓ End Home
fixed-enter = Velja eða hætta við
fixed-enter-keys = Enter, bilslá
fixed-replay = Fram og til baka þegar spil er skoðað aftur
fixed-replay-keys = ← → Home End

## Hlutar borðsins, sem farið er á milli.

skip-to-question = Að spurningunni
skip-to-keys = Allir flýtilyklar
zone-question = Það sem spurt er um
zone-board = Leikborðið
zone-own = Fyrir framan þig
zone-more = Við hlið leikborðsins
zone-next = Hvað næst
