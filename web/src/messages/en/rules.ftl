### The rule book.

rules-search = Search the rules
rules-none = No rule has these words.
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
ruling = Our ruling:
example = Example:
