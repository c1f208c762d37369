### Það sem skjárinn segir.

ruling = Úrskurður:
example = Dæmi:

which-game = Hvaða spil?
which-number = Sláðu inn tölu frá 1 til { $last } eða „quit“.
how-many = Hve margir spila alls? Frá { $fewest } til { $most }; autt merkir { $fewest }.
welcome = { $game }, { $players } leikmenn.
commands =
    Sláðu inn númer leiks eða leikinn sjálfan (upphaf orðanna nægir).
      ?  hvað þú átt að ákveða núna     ? { $rule }  regla     ? { $word }  hvað orð merkir
      board  sýnir borðið aftur     log  hvað hefur gerst     quit  hætta að spila
      position  sýnir stöðuna sem texta
left = Þú hefur yfirgefið borðið. Bless á meðan!
no-server = Þjónninn þarf fleiri pakka: pip install 'stofa[server]'
record-kept = Skráning þessa spils er í { $file }.
record-exists = Skráin { $file } er þegar til: nefndu aðra fyrir skráninguna.
narrow = Skjárinn er { $columns } stafir á breidd en borðið þarf { $needed }: breikkaðu hann, annars brotna línurnar.

you = þú
other = sæti { $seat } ({ $bot })
and = {" og "}
history-seat = { $name }: { $moves }
history-cards = spil: { $moves }

asked = Veldu einn þessara leikja.
only-one = (Enter leikur honum.)
several = Þetta gæti verið: { $moves }.
not-understood = „{ $typed }“ er hvorki númer í listanum né leikur. „?“ útskýrir.
explain-legal = Leyfilegt núna: { $moves }.
explain-unknown = „{ $typed }“ er hvorki regla né orð í þessu spili.

end-score = { $name }: { $score } stig
end-won = { $others ->
    [0] Þú vinnur!
   *[other] Þú vinnur ásamt { $names }!
}
end-lost = { $winners ->
    [1] { $names } vinnur.
   *[other] { $names } vinna.
}

draw-suffix = „{ $file }“ er hvorki .svg- né .png-skrá.
draw-no-png = PNG-skrár þurfa einn pakka í viðbót: pip install 'stofa[png]'
draw-nothing = Nefndu spil, eða skrá með „--record“.
draw-not-with-record = Skráning segir allt um spilið: slepptu { $option }.
draw-of-record = { $option } á aðeins við með „--record“.
draw-no-record = { $records ->
    [one] Í { $file } er aðeins { $records } skráning.
   *[other] Í { $file } eru aðeins { $records } skráningar.
}
draw-no-move = { $moves ->
    [one] Í skráningu { $number } er aðeins { $moves } leikur.
   *[other] Í skráningu { $number } eru aðeins { $moves } leikir.
}

way-in = Símar og önnur tæki á sama neti komast inn með þessum kóða:
nobody-came-in = Enginn er kominn inn af netinu enn.
