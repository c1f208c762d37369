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
