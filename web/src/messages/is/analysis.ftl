### Litið yfir spil sem er lokið: hvernig líkurnar stóðu og hvað tölvan hefði gert.

chances = Sigurlíkur
percent = { $number }%
moment = { $turn }: { $standing }
standing = { $name } { $percent }
unknown = ekki enn reiknað
progress = Reiknað til og með leik { $turn } af { $total }
how = { $games ->
    [one] Frá hverri stöðu var spilað áfram { $games } sinni með öll spil uppi; gildi getur skeikað um nokkur prósentustig.
   *[other] Frá hverri stöðu var spilað áfram { $games } sinnum með öll spil uppi; gildi getur skeikað um nokkur prósentustig.
} Tillögur tölvunnar byggjast aðeins á því sem sást úr þessu sæti.

turns = Vendipunktar
turns-none = Engin staða breytti líkunum um { $points } prósentustig eða meira.
turns-unknown = Ekki enn reiknað.
turn = { $number }. Leikur { $turn }
swing = { $before } → { $after }
swing-words = úr { $before } í { $after }

ask = Hvað myndi tölvan gera?
thinking = Tölvan hugsar …
nobody = Nú er dregið spil og enginn þarf að ákveða neitt.
over = Spilinu er lokið.
would-same = { $name }: tölvan myndi gera það sama, **{ $best }** ({ $chance }).
would-equal = { $name }: tölvan myndi velja **{ $best }** ({ $chance }); **{ $made }** var jafn gott ({ $was }).
would-alike = { $name }: tölvan myndi velja **{ $best }** ({ $chance }), varla betra en **{ $made }** ({ $was }).
would-better = { $name }: tölvan myndi velja **{ $best }** ({ $chance }) frekar en **{ $made }** ({ $was }).
decided-same = { $gained ->
    [yes] Tölvan hefði gert það sama: vel spilað, eða heppni með spilin.
   *[no] Tölvan hefði gert það sama: spilin réðu.
}
decided-equal = { $name }: tölvan hefði valið **{ $best }** ({ $chance }); **{ $made }** var jafn gott ({ $was }). Heppnin réð því.
decided-alike = { $name }: tölvan hefði valið **{ $best }** ({ $chance }), varla betra en **{ $made }** ({ $was }). Mestu réðu spilin.
decided-better = { $gained ->
    [yes] { $name }: þetta fór vel, en tölvan hefði valið **{ $best }** ({ $chance }) frekar en **{ $made }** ({ $was }).
   *[no] { $name }: tölvan hefði valið **{ $best }** ({ $chance }) frekar en **{ $made }** ({ $was }).
}
