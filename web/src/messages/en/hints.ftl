### Asking what a bot would do.

hint = Hint: what would a bot do? Hints are counted, and everyone sees how many.
hint-away = Hide the hint
hint-thinking = A bot is thinking…
hint-says = Hint: **{ $moves }**.
hint-wins = { $games ->
    [0] That hardly ever wins.
    [100] That nearly always wins.
    [one] That wins about { $games } game in 100.
   *[other] That wins about { $games } games in 100.
}
hint-other = Next best: **{ $move }**, about { $games }.
hint-equal = About as good: **{ $move }**.
hint-marked = take the { $count } marked ones
hint-counted = Everyone sees how many hints you use.
