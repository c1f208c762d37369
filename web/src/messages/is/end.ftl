### Stigin í lokin, og spil sem skoðuð eru aftur.

count = stigin talin
won-one = **{ $names }** { $points ->
    [one] vinnur með { $points } stig
   *[other] vinnur með { $points } stig
}
won-many = **{ $names }** { $points ->
    [one] vinna saman með { $points } stig
   *[other] vinna saman með { $points } stig
}
won-team = **{ $names }** vinna
ahead = { $points ->
    [0] Jafnmörg stig og { $name }; skorið var úr jafntefli.
    [1] Einu stigi á undan: næst kemur { $name }.
    [one] { $points } stigi á undan: næst kemur { $name }.
   *[other] { $points } stigum á undan: næst kemur { $name }.
}
counting = Stigin eru talin
step-of = Skref { $step } af { $of }
step-next = Áfram
step-skip = Að úrslitum
step-again = Telja aftur
step-prompt = { $what }: skref { $step } af { $of }.
step-last = Þetta var síðasta skrefið.
total = Samtals
taken-off = dregið frá
nothing = ekkert
chart-of = Stig: { $list }
chart-one = { $name } { $points }
rematch = Spila aftur
to-rematch = Í nýja spilið
to-board = Á borðið
rematch-here = Hinir hafa byrjað nýtt spil.

count-carriage = Póstvagn
count-houses-left = Pósthús eftir
count-completed = Kláraðir miðar
count-failed = Ókláraðir miðar
count-bonus = Bónus { $city }
count-locked = Læst peð

fair = Var rétt gefið?
fair-why = Talan sem ræður allri stokkun var dregin fyrir spilið og fingrafar hennar sýnt öllum í upphafi. Nú sérðu töluna sjálfa: SHA-256 hennar er fingrafarið og hvert spil ræðst af henni. Hvernig það er sannreynt stendur í skjölunum undir „Chance“.
fair-seed = Talan
fair-mark = Fingrafar
fair-holds = Athugað á þessu tæki: fingrafarið passar.
fair-fails = Fingrafarið passar ekki.

replay-of = skoðað aftur
replay-eyes = Séð með augum
replay-spectator = áhorfanda
replay-first = Á byrjun
replay-back = Einn leik til baka
replay-play = Spila
replay-pause = Stöðva
replay-on = Einn leik áfram
replay-last = Á enda
replay-move = Leikur { $move } af { $total }
replay-share = Deila þessu spili
replay-download = Sækja
replay-start = Fyrir fyrsta leik.
