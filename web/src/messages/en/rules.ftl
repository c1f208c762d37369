### The rule book.

rules-search = Search the rules
rules-none = No rule contains these words.
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
ruling = Our ruling:
example = Example:
rules-contents = Contents
