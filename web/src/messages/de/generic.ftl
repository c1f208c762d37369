### Ein Spiel ohne eigene Zeichnungen.

asked = Wähle, was du tust.
chosen = Gewählt: { $move }.
moves = Deine Möglichkeiten
yours = Bei dir
yes = ja
no = nein
none = nichts
about = Das Spiel hat keine eigenen Zeichnungen: Alles, was es mitteilt, ist hier aufgezählt.
told = { $you ->
    [yes] Du
   *[no] { $name }
}: { $what }
