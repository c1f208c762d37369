### Reglubókin.

rules-search = Leita í reglunum
rules-none = Þessi orð eru ekki í neinni reglu.
rules-found = { $count ->
    [one] { $count } regla
   *[other] { $count } reglur
}
ruling = Úrskurður okkar:
example = Dæmi:
rules-contents = Efnisyfirlit
