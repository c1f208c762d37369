### Stigin í lokin, og spil sem skoðuð eru aftur.

count = stigatalning
won-one = **{ $names }** { $points ->
    [one] sigrar með { $points } stigi
   *[other] sigrar með { $points } stigum
}
won-many = **{ $names }** { $points ->
    [one] sigra saman með { $points } stigi
   *[other] sigra saman með { $points } stigum
}
won-name = **{ $names }** sigrar
won-team = **{ $names }** sigra
ahead = { $points ->
    [0] Jafnmörg stig og { $name }; reglan um jafntefli réð úrslitum.
    [1] Einu stigi á undan: næst kemur { $name }.
    [one] { $points } stigi á undan: næst kemur { $name }.
   *[other] { $points } stigum á undan: næst kemur { $name }.
}
counting = Stigin eru talin
step-next = Áfram
step-skip = Beint í úrslitin
step-again = Telja aftur
step-prompt = { $what }: skref { $step } af { $of }.
result = Úrslit
share-picture = Deila sem mynd
evening = Staðan eftir { $count } spil:
story = Hvernig stigin komu
story-about = Hvernig stigin komu í { $turns } leikjum, allt að { $score }
story-by = eftir leikjum
story-turn = Leikur { $turn }:
chart-legend = Hver reitur er ein lína í töflunni.
chart-legend-lost = Hver reitur er ein lína í töflunni; brotalína: dregið frá.
total = Samtals
chart-of = Stig: { $list }
chart-one = { $name } { $points }
rematch = Spila aftur
to-rematch = Í nýja spilið
analysis = Greining
to-board = Skoða borðið
rematch-here = Hinir hafa byrjað nýtt spil.

count-carriage = Póstvagn
count-houses-left = Pósthús eftir
count-points = Stig
count-completed = Loknir miðar
count-failed = Óloknir miðar
count-bonus = Bónus { $city }
count-locked = Læst peð

fair = Var rétt gefið?
fair-why = Talan sem ræður allri stokkun var dregin fyrir spilið og fingrafar hennar sýnt öllum í upphafi. Nú sérðu töluna sjálfa: SHA-256 hennar er fingrafarið og hvert spil ræðst af henni. Hvernig það er sannreynt stendur í skjölunum undir „Chance“.
fair-seed = Talan
fair-mark = Fingrafar
fair-holds = Athugað á þessu tæki: fingrafarið passar við töluna.
fair-fails = Fingrafarið passar ekki við töluna.

replay-of = skoðað aftur
replay-eyes = Sjónarhorn
replay-spectator = Áhorfandi
replay-first = Fremst
replay-back = Einn leik til baka
replay-play = Spila
replay-pause = Stöðva
replay-on = Einn leik áfram
replay-turn = leikur { $turn } / { $total }
replay-point = Að næsta vendipunkti
replay-gain = Að næsta ávinningi eða tapi
replay-last = Aftast
replay-turn-of = Leikur { $turn } af { $total }
replay-before = fyrir leik { $turn }
replay-before-of = Fyrir leik { $turn } af { $total }
replay-in = í leik { $turn }
replay-in-of = Í leik { $turn } af { $total }
play-on = Spila áfram héðan
play-on-why = Við tölvur, í þessu sæti: { $name }. Önnur spil koma upp en síðast.
replay-share = Deila þessu spili
replay-download = Sækja
replay-start = Fyrir fyrsta leik: spilið er sett upp.
