### Reglubókin.

rules-search = Leita í reglunum
rules-none = Engin regla hefur þessi orð.
rules-found = { $count ->
    [one] { $count } regla
   *[other] { $count } reglur
}
ruling = Úrskurður okkar:
example = Dæmi:
