### Litið yfir spil sem er lokið: hvernig líkurnar stóðu og hvað tölvan hefði gert.

chances = Sigurlíkur
percent = { $number }%
moment = { $turn }: { $standing }
standing = { $name } { $percent }
unknown = ekki enn reiknað
progress = Reiknað til og með leik { $turn } af { $total }
how = { $games ->
    [one] Frá hverri stöðu var spilað áfram nokkra leiki { $games } sinni með öll spil uppi og metið hve langt allir voru komnir; gildi getur skeikað um nokkur prósentustig.
   *[other] Frá hverri stöðu var spilað áfram nokkra leiki { $games } sinnum með öll spil uppi og metið hve langt allir voru komnir; gildi getur skeikað um nokkur prósentustig.
}

turns-about = Meistarinn metur ákvarðanirnar og veit aðeins það sem sást úr hverju sæti. Ferillinn þekkir öll spil.

turns = Vendipunktar
turns-none = Engin ákvörðun kostaði { $points } prósentustig eða meira.
turns-unknown = Ekki enn reiknað.
turn = { $number }. Leikur { $turn }
swing = { $after } í stað { $before }

ask = Hvað myndi tölvan gera?
thinking = Tölvan hugsar …
nobody = Nú er dregið spil og enginn þarf að ákveða neitt.
over = Spilinu er lokið.
would-same = { $name }: tölvan myndi gera það sama: **{ $best }** ({ $chance }).
would-equal = { $name }: tölvan myndi velja þetta: **{ $best }** ({ $chance }); **{ $made }** var jafn gott ({ $was }).
would-alike = { $name }: tölvan myndi velja þetta: **{ $best }** ({ $chance }), varla betra en **{ $made }** ({ $was }).
would-better = { $name }: tölvan myndi velja þetta: **{ $best }** ({ $chance }) frekar en **{ $made }** ({ $was }).
did = { $name } valdi þetta: **{ $move }**.
decided = Tölvan hefði valið þetta: **{ $best }**.
decided-first = Tölvan hefði byrjað á þessu: **{ $best }**.
reason = Vísbending hennar: „{ $because }“
