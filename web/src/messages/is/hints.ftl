### Spurt hvað tölvan myndi gera.

hint = Vísbending: hvað myndi tölvan gera? Vísbendingar eru taldar og allir sjá hve margar þær eru.
hint-away = Fela vísbendinguna
hint-thinking = Tölvan hugsar …
hint-says = Vísbending: **{ $moves }**.
hint-wins = { $games ->
    [0] Þannig vinnst nánast aldrei.
    [100] Þannig vinnst nánast alltaf.
    [one] Þannig vinnst um { $games } spil af 100.
   *[other] Þannig vinnast um { $games } spil af 100.
}
hint-other = Næstbest: **{ $move }**, um { $games }.
hint-equal = Álíka gott: **{ $move }**.
hint-marked = taka þau { $count } sem eru merkt
hint-counted = Allir sjá hve margar vísbendingar þú færð.
