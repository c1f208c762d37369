### Spil án eigin teikninga.

asked = Veldu hvað þú gerir.
chosen = Valið: { $move }.
moves = Það sem þú getur gert
yours = Þitt
yes = já
no = nei
none = ekkert
about = Spilið er ekki með eigin teikningar: allt sem það segir frá er talið upp hér.
told = { $you ->
    [yes] Þú
   *[no] { $name }
}: { $what }
