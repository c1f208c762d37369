### Das Regelbuch.

rules-search = Regeln durchsuchen
rules-none = Keine Regel enthält diese Wörter.
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
ruling = Unsere Festlegung:
example = Beispiel:
rules-contents = Inhalt
